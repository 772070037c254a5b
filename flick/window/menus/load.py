"""The kept matches: to go on with one, to watch one, to throw one away."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from flick.keeping import KeptMatch, Spoilt
from flick.places import saves
from flick.table.game import find
from flick.table.journal import discard
from flick.table.sayings import Refused, Say
from flick.window.menus import covers, opening
from flick.window.menus.games_screen import title_of
from flick.window.menus.match_picture import match_picture
from flick.window.menus.page import HEAD, MARGIN, PAD, Page
from flick.window.menus.shelf import MatchGlance, MatchShelf
from flick.window.menus.standing import StandingRows, standing_of
from flick.window.menus.telling import how_far, moment, who_plays, who_won, words_of
from flick.window.widgets import Button, Caption, Cutout
from flick.window.widgets.label import Overline
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Piece, Row, Sized
from flick.window.widgets.listing import DISC, Listing, ListRow
from flick.window.widgets.special_layouts import ColumnOfSome

if TYPE_CHECKING:
    from flick.window.app.app import App

SIDE, BUTTON = 430, 44
"""Width of the tray at the right, and height of its buttons, in pixels of the design."""


class LoadScreen(Page):
    """A list at the left, the match that is selected in it at the right. ``watching`` is for replays."""

    def __init__(self, app: "App", watching: bool = False) -> None:
        super().__init__(app)
        self.watching = watching
        self.shelf = MatchShelf()
        self.selected = self._first()
        self._seen: list[MatchGlance | None] = []

    @property
    def rulebook(self) -> tuple[str, str]:
        entry = self.entry
        return entry.game if entry else "", ""

    @property
    def entry(self) -> KeptMatch | None:
        """The match that is selected."""
        return self._chosen if isinstance(self._chosen, KeptMatch) else None

    @property
    def _chosen(self) -> KeptMatch | Spoilt | None:
        """The file that is selected, whatever is in it."""
        return self.shelf.entries[self.selected] if self.selected is not None else None

    @property
    def trouble(self) -> Refused | None:
        """Why the file that is selected cannot be read."""
        if isinstance(self._chosen, Spoilt):
            return self._chosen.why
        return self._glance.why if self._glance else None

    def build(self) -> None:
        """A match may have been played on, or thrown away, since the list was made."""
        path = self._chosen.path if self._chosen else None
        self.shelf.refresh()
        again = (index for index, entry in enumerate(self.shelf.entries) if entry.path == path)
        self.selected = next(again, self._first())
        super().build()

    def lay_out(self) -> None:
        kit, say = self.kit, self.say
        title, hint = (
            ("window-replays", "window-replays-hint") if self.watching else ("window-load", "window-load-hint")
        )
        settings = ("settings", say("window-settings"), lambda: opening.open_settings(self.app))
        self.head(say(title), say(hint), [settings])
        empty = say("window-no-matches")
        self.listing = Listing(
            kit, UNPLACED, self._rows(), self._select, self._open, selected=self.selected, empty=empty
        )
        tray = self.tray(Column(kit, Sized(self.listing, grow=1), pad=(10, 36, 10)), say("window-saved-matches"))
        self.panel = self.tray(self._panel())
        side = min(SIDE, 0.4 * self.wide)
        self.put(Row(kit, Sized(tray, grow=1), Sized(self.panel, size=side), gap=MARGIN), self.body())
        if self._chosen:
            self.desk.give_focus(self.listing)

    def tick(self, now: float) -> None:
        self._look()
        super().tick(now)

    @property
    def moving(self) -> bool:
        return super().moving or any(glance is None for glance in self._seen)

    def leave(self) -> None:
        super().leave()
        self.shelf.close()

    def go_on(self) -> None:
        """Go on with the match that is selected."""
        if self.entry:
            opening.continue_match(self, self.entry.path)

    def watch(self) -> None:
        """Watch it."""
        if self.entry:
            opening.open_replay(self.app, self.entry.path)

    def throw_away(self) -> None:
        """Ask whether its file shall go."""
        entry = self._chosen
        if entry is None:
            return
        file = entry.path.name
        what = self.say("window-delete-spoilt", file=file)
        if isinstance(entry, KeptMatch):
            what = self.say("window-delete-what", who=who_plays(self.app.words, entry), file=file)
        delete = (self.say("window-delete"), lambda: self._delete(entry))
        self.ask(self.say("window-delete-question"), [what], [delete, (self.say("window-keep"), lambda: None)])

    def _delete(self, entry: KeptMatch | Spoilt) -> None:
        with self.telling_refusals(self.say("window-cannot-delete")):
            discard(entry.path)
            self.build()

    def _select(self, index: int) -> None:
        self.selected = index
        self._lay_panel()

    def _open(self, index: int) -> None:
        self.selected = index
        if self.trouble is not None:
            self.kit.sound("refused")
        elif self.watching:
            self.watch()
        elif self._over(self._glance) is None:
            self.go_on()

    def _first(self) -> int | None:
        """The newest match, or else whatever there is."""
        kept = (index for index, entry in enumerate(self.shelf.entries) if isinstance(entry, KeptMatch))
        return next(kept, 0 if self.shelf.entries else None)

    @property
    def _glance(self) -> MatchGlance | None:
        return self.shelf.glance(self.entry) if self.entry else None

    def _rows(self) -> list[ListRow]:
        now = datetime.now().astimezone()
        return [self._row(entry, now) for entry in self.shelf.entries]

    def _row(self, entry: KeptMatch | Spoilt, now: datetime) -> ListRow:
        words = self.app.words
        when = moment(words, entry.changed, now)
        if isinstance(entry, Spoilt):
            return ListRow(entry.path.name, self.say("window-unreadable"), when, icon="warning")
        glance = self.shelf.glance(entry)
        title = title_of(words, entry.game)
        if glance and glance.board:
            title = how_far(words_of(words, entry), title, glance.turn)
        if glance and glance.why:
            return ListRow(title, self.say("window-unreadable"), when, icon="warning")
        detail = who_plays(words, entry)
        if how := self._ending(entry, glance):
            detail = self.say("window-match-over", who=detail, how=how)
        picture = self._cover(entry.game)
        return ListRow(
            title, detail, when, icon="" if picture else "play", picture=picture, marks=marks_of(entry, glance)
        )

    def _ending(self, entry: KeptMatch, glance: MatchGlance | None) -> str:
        """Who has won, if the match is over."""
        if glance is None or glance.result is None:
            return ""
        return who_won(words_of(self.app.words, entry), find(entry.game), glance.sides, glance.result)

    def _cover(self, game: str) -> Cutout | None:
        """The cover of the game, that small."""
        if not covers.exists(game):
            return None
        size = self.kit.px(DISC), self.kit.px(DISC)
        made = self.kit.picture(("small cover", game, size), lambda: covers.scene(game, size, self.kit.theme))
        return Cutout(made, (size[0] / 2, size[1] / 2))

    def _look(self) -> None:
        """Show what has been found out about the matches since."""
        seen = [
            self.shelf.glance(entry) if isinstance(entry, KeptMatch) else MatchGlance() for entry in self.shelf.entries
        ]
        if seen != self._seen:
            before, self._seen = self._seen, seen
            self.listing.rows = self._rows()
            index = self.selected
            if index is not None and (index >= len(before) or before[index] is not seen[index]):
                self._lay_panel()

    def _over(self, glance: MatchGlance | None) -> str | None:
        """Why the match cannot go on: how it ended."""
        if glance is None or glance.result is None or self.entry is None:
            return None
        return words_of(self.app.words, self.entry)(glance.result.reason)

    def _lay_panel(self) -> None:
        """Show the match that is selected now."""
        self.panel.content = self._panel()
        self.panel.take_place(self.panel.rect)

    def _panel(self) -> Column:
        """The match that is selected, or why its file cannot be read."""
        kit, entry = self.kit, self.entry
        if self._chosen is not None and self.trouble is not None:
            return Column(kit, *self._trouble(self._chosen.path, self.trouble), pad=PAD)
        if entry is None:
            where = self.say("window-kept-in", folder=str(saves()))
            return Column(kit, Caption(kit, UNPLACED, where, "body", colour="bone.2"), pad=PAD)
        glance, pieces = self._glance, list[Piece]()
        if picture := match_picture(self, entry.game, glance):
            half = (self.high - HEAD - MARGIN - 2 * PAD - BUTTON - 12) / 2
            pieces += [Sized(picture, shrinks=True, most=half), 18]
        facts = ColumnOfSome(kit, *self._facts(entry, glance), gap=8)
        return Column(kit, *pieces, Sized(facts, grow=1), 12, Sized(self._buttons(glance), size=BUTTON), pad=PAD)

    def _trouble(self, path: Path, why: Refused) -> list[Piece]:
        """Which file it is, why it cannot be read, and how to be rid of it."""
        kit = self.kit
        short = self.app.words(Say(why.say.id, {**why.say.facts, "file": path.name}))
        delete = Button(kit, UNPLACED, self.say("window-delete"), self.throw_away, kind="quiet")
        name = Caption(kit, UNPLACED, path.name, "section", name=True)
        return [name, 8, Caption(kit, UNPLACED, short, "body"), STRETCH, Sized(delete, size=BUTTON)]

    def _facts(self, entry: KeptMatch, glance: MatchGlance | None) -> Iterator[Piece]:
        """Who plays, how it ended, how it stands, where it lies."""
        kit, say, words = self.kit, self.say, self.app.words
        yield Caption(kit, UNPLACED, who_plays(words, entry), "section")
        if (over := self._over(glance)) is not None:
            yield Caption(kit, UNPLACED, over, "verdict", size=15)
        if found := standing_of(entry.game, glance.board) if glance and glance.board else []:
            yield Sized(StandingRows(kit, UNPLACED, self.art, found), size=26 * len(found) + 4)
        facts = [(say("window-file"), entry.path.name)]
        if glance is not None:
            facts.insert(0, (say("window-answers"), say("window-answers-text", count=glance.answers)))
        if not entry.from_here:
            facts.insert(0, (say("window-origin"), say("window-from-elsewhere")))
        for title, text in facts:
            told = Caption(kit, UNPLACED, text, "body", name=True)
            yield Column(kit, Overline(kit, UNPLACED, title), 3, Sized(told, size=20))

    def _buttons(self, glance: MatchGlance | None) -> Row:
        """The last one, on brass, is what the screen is for."""
        kit, say = self.kit, self.say
        delete = Button(kit, UNPLACED, say("window-delete"), self.throw_away, kind="quiet")
        watch = Button(kit, UNPLACED, say("window-watch"), self.watch)
        on = Button(kit, UNPLACED, say("window-continue"), self.go_on, off=self._over(glance))
        other, first = (on, watch) if self.watching else (watch, on)
        first.kind, first.icon, first.role = "primary", "replay" if self.watching else "play", "button-primary"
        first.size = 18
        return Row(kit, Sized(delete, grow=27), Sized(other, grow=27), Sized(first, grow=46), gap=10)


def marks_of(entry: KeptMatch, glance: MatchGlance | None) -> tuple[tuple[str, str], ...]:
    """Whether people have won or lost, where they played against, or with, nobody but bots; and what goes on still."""
    if glance is None:
        return ()
    if glance.result is None:
        return (("play", "bone.2"),)
    people = [seat for seat, who in enumerate(entry.seats) if who.is_human]
    won = [seat in glance.result.winners for seat in people]
    if not people or (any(won) and not all(won)):
        return (("check", "bone.2"),)
    return (("check", "good"),) if all(won) else (("close", "wound"),)
