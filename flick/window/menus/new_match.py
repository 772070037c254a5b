"""A new match: who plays, by which rules, on which table."""

import contextlib
from functools import partial
from typing import TYPE_CHECKING, Any

from flick.arena.layout import Layout
from flick.campaign import kept_campaign
from flick.places import own_files
from flick.table.game import find
from flick.table.match import Match
from flick.table.sayings import Refused
from flick.window.match.lesson.lesson_files import further_lessons
from flick.window.match.lesson.lesson_words import lesson_title
from flick.window.menus import draft as drafts
from flick.window.menus import opening
from flick.window.menus.draft import Draft
from flick.window.menus.draft_page import DraftPage
from flick.window.menus.games_screen import title_of
from flick.window.menus.option_rows import OptionRows
from flick.window.menus.page import MARGIN, ON_WOOD, PAD, Tool
from flick.window.menus.seat_places import places_of
from flick.window.menus.seats_panel import SeatRows
from flick.window.menus.side_panel import game_panel, table_panel
from flick.window.menus.telling import refusal_text
from flick.window.widgets import Button, Caption, Tray
from flick.window.widgets.field import Field
from flick.window.widgets.label import Overline
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Piece, Row, Sized
from flick.window.widgets.segmented import LargeSegmented
from flick.window.widgets.switch import Switch
from flick.window.widgets.tray import Divider

if TYPE_CHECKING:
    from flick.window.app.app import App

DIGITS, SEED = 15, 122
"""As many as somebody types, and how wide the field is that shows as many."""


class NewMatchScreen(DraftPage):
    """The screen on which a draft of a match is made; without one it begins as the last draft of that game was."""

    def __init__(self, app: "App", game_id: str, draft: Draft | None = None) -> None:
        super().__init__(app, draft or drafts.last(game_id, app.settings.name))
        self.game = find(game_id)
        self.further = further_lessons(self.game)
        self.match: Match | None = None
        self.refused: Refused | None = None

    @property
    def rulebook(self) -> tuple[str, str]:
        return self.game.id, ""

    @property
    def layout(self) -> Layout | None:
        """The table that the match would be played on."""
        return self.match.view(None).arena if self.match else None

    def lay_out(self) -> None:
        """Three trays, and the way on below them. Tables may have been made meanwhile."""
        self.fields = drafts.fields(self.game)
        self.tables = drafts.tables_of(self.fields)
        self._try()
        title = self.say("window-new-match", game=title_of(self.app.words, self.game.id))
        flicks = self.tables is not None or self.layout is not None
        tools = [
            *self.standing(),
            *(self.lessons() if flicks else self.lessons()[:1]),
            *self.achievements(),
            *self.builders(),
            ("rulebook", self.say("window-rulebooks"), lambda: self.open_rule(self.game.id)),
            ("settings", self.say("window-settings"), lambda: opening.open_settings(self.app)),
        ]
        self.head(title, "" if self.refused else self.say("window-new-match-hint"), tools)
        foot = 100 if self.high >= 700 else 84
        trays = self._who(), self._rules(), table_panel(self) if flicks else game_panel(self)
        self.put(Row(self.kit, *(Sized(tray, grow=1) for tray in trays), gap=MARGIN), self.body(foot))
        high, up = (56, 2) if foot == 100 else (50, 0)
        top = self.high - foot + (foot - high) / 2 - up
        self.put(self._on(), self.rect(MARGIN, top, self.wide - 2 * MARGIN, high))

    def standing(self) -> list[Tool]:
        """The way on with those who have come some way already, if anybody has."""
        campaign = kept_campaign(self.game.id)
        if campaign is None:
            return []

        def go_on() -> None:
            self.draft = drafts.going_on(campaign)
            self.build()

        return [("forward", self.say("window-go-on-with-tip"), go_on)]

    def lessons(self) -> list[Tool]:
        """The way into the game, where it has a tutorial, and its other lessons."""
        if opening.no_tutorial(self.app, self.game.id) is not None:
            return []
        tip = self.say("window-tutorial")
        further = [
            ("tutorial", lesson_title(name, self.words), partial(opening.open_tutorial, self.app, self.game.id, name))
            for name in self.further
        ]
        return [("tutorial", tip, lambda: opening.open_tutorial(self.app, self.game.id)), *further]

    def achievements(self) -> list[Tool]:
        """The way to what can be achieved in the game, where anything can."""
        if not self.game.achievements:
            return []
        tip = self.say("window-achievements")
        return [("trophy", tip, lambda: opening.open_achievements(self.app, self.game.id))]

    def set_option(self, name: str, value: Any, seat: int | None = None) -> None:
        """Choose the value of an option of the match, or of one of a seat."""
        if seat is not None:
            self.draft.sitters[seat].options[name] = value
        else:
            self.draft.options[name] = value
            if self.tables and self.tables.kinds and name == self.tables.kinds.name:
                self.draft.options[self.tables.named.name] = ""
        self.build()

    def show_rule(self, rule: str) -> None:
        """Open the rulebook of the game at a rule."""
        self.open_rule(self.game.id, rule)

    def open_several(self, field: drafts.OptionField) -> None:
        """Show all values of an option of which any number may be chosen."""
        opening.open_several(self.app, self.draft, field)

    def build_for(self, seat: int) -> None:
        """Build what a seat takes, or go on with what it has taken."""
        builder = self.game.builder
        assert builder is not None
        options = self.draft.sitters[seat].options
        has = options[builder.option]

        def take(built: dict[str, Any]) -> None:
            self.draft.take(seat, built)

        opening.open_builder(self.app, self.game.id, None if isinstance(has, str) else has, take)

    def builders(self) -> list[Tool]:
        """The way to what somebody has built for the game, where anything is."""
        if self.game.builder is None:
            return []
        tip = self.words(self.game.builder.own)
        return [("people", tip, lambda: opening.open_builder(self.app, self.game.id))]

    def set_table(self, table: str) -> None:
        """Choose a table."""
        assert self.tables is not None
        self.tables.choose(self.draft.options, table)
        self.build()

    def bring_file(self, field: drafts.OptionField) -> None:
        """Tell where a file of one's own has to lie; from then on it is listed."""
        own, house = own_files(self.game.id, field.notes.folder), self.game.folder / field.notes.folder
        with contextlib.suppress(OSError):
            own.mkdir(parents=True, exist_ok=True)
        sentences = [
            self.say("window-own-file-where", folder=str(own)),
            self.say("window-own-file-how", folder=str(house), file=str(own / "NAME.yaml")),
        ]
        self.build()
        self.ask(self.say("window-own-file-title"), sentences, [(self.say("window-own-file-look"), self.build)])

    def start(self) -> None:
        """Begin the match; a seed that was taken out again is a fresh one."""
        if not self.draft.typed:
            self.draft.seed = drafts.fresh_seed()
        with self.telling_refusals(self.say("window-cannot-start"), self.words):
            drafts.remember(self.draft)
            opening.begin(self.app, self.draft)

    def as_usual(self) -> None:
        """Take back everything that was chosen."""
        self.draft = drafts.usual(self.game.id, self.app.settings.name)
        self.build()

    def practise(self) -> None:
        """Try flicks on the table that was chosen."""
        if self.match is not None:
            opening.open_practice(self.app, self.match)

    def tune(self) -> None:
        """Make a table of one's own from the one that was chosen."""
        with self.telling_refusals(self.say("window-tuner-no-table"), self.words):
            opening.open_tuner(self.app, self.tables.chosen(self.draft.options) if self.tables else "")

    def _try(self) -> None:
        """Whether the match could begin, with as many people as what is chosen takes."""
        least, most = self.draft.bounds
        self.draft.seat_people(min(max(len(self.draft.sitters), least), most))
        try:
            self.match, self.refused = self.draft.match(), None
        except Refused as refused:
            self.match, self.refused = None, refused

    def _who(self) -> Tray:
        """People and bots; below them seed and practice."""
        kit, (least, most) = self.kit, self.draft.bounds
        counts = [str(count) for count in range(least, most + 1)]
        chosen = len(self.draft.sitters) - least
        count = LargeSegmented(kit, UNPLACED, counts, chosen, self._seat_people)
        wide = min(56 * len(counts), (self.wide - 4 * MARGIN) / 6)
        head: list[Piece] = [Sized(count, size=wide)] if least < most else []
        places = places_of(self.draft, tuple(self.layout.pawns) if self.layout else ())
        seats = self.scrolling("seats", SeatRows(self, places))
        foot = Sized(self._seed_and_practice(), size=112)
        row = Sized(Row(kit, STRETCH, *head), size=30)
        content = Column(kit, row, 12, Sized(seats, grow=1), 4, Divider(kit, UNPLACED), foot, pad=(PAD, 10, 0))
        return self.tray(content, self.say("window-who-plays"))

    def _seat_people(self, index: int) -> None:
        self.draft.seat_people(self.draft.bounds[0] + index)
        self.build()

    def _seed_and_practice(self) -> Column:
        """Practice is for games in which something is flicked."""
        kit, hint, typed = self.kit, self.say("window-seed-by-chance"), str(self.draft.seed) if self.draft.typed else ""
        self._seed = Field(kit, UNPLACED, typed, self._set_seed, hint=hint, most=DIGITS, allowed=str.isdecimal)
        about, practice = self.say("window-seed-hint"), list[Piece]()
        if self.tables or self.layout:
            switch = Switch(kit, UNPLACED, self.say("window-practice"), self.draft.practice, self._set_practice)
            practice = [22, Sized(switch, grow=1)]
            about += " " + self.say("window-practice-hint")
        return Column(
            kit,
            Row(kit, Sized(Overline(kit, UNPLACED, self.say("window-seed")), size=SEED)),
            8,
            Sized(Row(kit, Sized(self._seed, size=SEED), *practice), size=32),
            7,
            Caption(kit, UNPLACED, about, "hint", colour="bone.2", size=12),
            pad=(0, 10, 0),
        )

    def _set_seed(self, text: str) -> None:
        self.draft.typed = bool(text)
        if text:
            self.draft.seed = int(text)

    def _set_practice(self, on: bool) -> None:
        self.draft.practice = on

    def _rules(self) -> Tray:
        """Every option but the table, which has a tray of its own."""
        kit, named = self.kit, self.tables.named if self.tables else None
        count, options = len(self.draft.sitters), self.draft.options
        fields = [field for field in self.fields if field != named and field.counts(count, options)]
        rows = self.scrolling("rules", OptionRows(self).layout(fields, options, self._off()))
        none = Caption(kit, UNPLACED, self.say("window-no-options"), "body", colour="bone.2")
        inner = Column(kit, Divider(kit, UNPLACED), Sized(rows if fields else none, grow=1), pad=(PAD, 34, 8))
        return self.tray(inner, self.say("window-rules-of-match"))

    def _off(self) -> dict[str, str]:
        """Options that mean nothing as things are."""
        off: dict[str, str] = {}
        if self.tables and self.tables.kinds and self.draft.options[self.tables.named.name]:
            off[self.tables.kinds.name] = self.say("window-table-decides")
        return off

    def _on(self) -> Row:
        """That nothing is lost, and the buttons."""
        kit, say = self.kit, self.say
        off = refusal_text(self.words, self.refused) if self.refused else None
        note = Caption(kit, UNPLACED, say("window-saved-always"), "body", colour="bone.2", shadow=ON_WOOD)
        tip = say("window-as-usual-tip")
        reset = Button(kit, UNPLACED, say("window-as-usual"), self.as_usual, kind="quiet", tip=tip)
        begin = Button(
            kit, UNPLACED, say("window-start"), self.start, kind="primary", icon="play", role="button-primary", off=off
        )
        return Row(
            kit, PAD, Sized(note, grow=1, align="middle"), 26, Sized(reset, least=150), MARGIN, Sized(begin, least=240)
        )
