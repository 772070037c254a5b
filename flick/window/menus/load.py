"""The kept matches: to go on with one, to watch one, to throw one away."""

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect

from flick.keeping import KeptMatch, Spoilt
from flick.places import saves
from flick.sitting import seat_names
from flick.table.game import find
from flick.table.journal import discard
from flick.table.sayings import Refused, Say
from flick.table.words import Words
from flick.window.menus import covers, opening
from flick.window.menus.framed_theatre import Theatre
from flick.window.menus.games_screen import title_of
from flick.window.menus.page import MARGIN, Page
from flick.window.menus.shelf import MatchGlance, MatchShelf
from flick.window.menus.standing import StandingRows, standing_of
from flick.window.menus.table_picture_part import TablePicturePart
from flick.window.menus.telling import how_far, moment, players, who_won
from flick.window.widgets.button import Button
from flick.window.widgets.label import Caption, Overline
from flick.window.widgets.listing import DISC, Listing, ListRow
from flick.window.widgets.surfaces import Cutout
from flick.window.widgets.tray import Tray

if TYPE_CHECKING:
    from flick.window.app.app import App

HEAD = 76
PAD = 18
SIDE = 430
"""Width of the tray at the right, in pixels of the design."""


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
    def _entries(self) -> list[KeptMatch | Spoilt]:
        return self.shelf.entries

    @property
    def entry(self) -> KeptMatch | None:
        """The match that is selected."""
        return self._chosen if isinstance(self._chosen, KeptMatch) else None

    @property
    def _chosen(self) -> KeptMatch | Spoilt | None:
        """The file that is selected, whatever is in it."""
        return self._entries[self.selected] if self.selected is not None else None

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
        again = (index for index, entry in enumerate(self._entries) if entry.path == path)
        self.selected = next(again, self._first())
        super().build()

    def lay_out(self) -> None:
        say = self.say
        title, hint = (
            ("window-replays", "window-replays-hint") if self.watching else ("window-load", "window-load-hint")
        )
        self.head(
            say(title), say(hint), [("settings", say("window-settings"), lambda: opening.open_settings(self.app))]
        )
        side = min(SIDE, 0.4 * self.wide)
        high = self.high - HEAD - MARGIN
        wide = self.wide - 3 * MARGIN - side
        tray = Tray(
            self.kit, self.rect(MARGIN, HEAD, wide, high), say("window-saved-matches"), pad=PAD, heading_size=12
        )
        edge = self.kit.px(10)
        room = Rect(tray.rect.left + edge, tray.rect.top + self.kit.px(36), tray.rect.width - 2 * edge, 0)
        room.height = tray.rect.bottom - edge - room.top
        self.listing = Listing(
            self.kit,
            room,
            self._rows(),
            self._select,
            self._open,
            selected=self.selected,
            empty=say("window-no-matches"),
        )
        tray.add(self.listing)
        place = self.rect(MARGIN + wide + MARGIN, HEAD, side, high)
        self.panel = Tray(self.kit, place, pad=PAD, radius=14)
        self.desk.add(tray, self.panel)
        self._lay_panel()
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
            what = self.say(
                "window-delete-what", who=players(self.app.words, entry.game, entry.seats, entry.characters), file=file
            )
        delete = (self.say("window-delete"), lambda: self._delete(entry))
        self.ask(self.say("window-delete-question"), [what], [delete, (self.say("window-keep"), lambda: None)])

    def _delete(self, entry: KeptMatch | Spoilt) -> None:
        try:
            discard(entry.path)
        except Refused as refused:
            self.tell_refusal(self.say("window-cannot-delete"), refused)
            return
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
        kept = (index for index, entry in enumerate(self._entries) if isinstance(entry, KeptMatch))
        return next(kept, 0 if self._entries else None)

    @property
    def _glance(self) -> MatchGlance | None:
        return self.shelf.glance(self.entry) if self.entry else None

    def _rows(self) -> list[ListRow]:
        now = datetime.now().astimezone()
        return [self._row(entry, now) for entry in self._entries]

    def _row(self, entry: KeptMatch | Spoilt, now: datetime) -> ListRow:
        words = self.app.words
        when = moment(words, entry.changed, now)
        if isinstance(entry, Spoilt):
            return ListRow(entry.path.name, self.say("window-unreadable"), when, icon="warning")
        glance = self.shelf.glance(entry)
        title = title_of(words, entry.game)
        if glance and glance.board:
            title = how_far(words, title, glance.turn)
        if glance and glance.why:
            return ListRow(title, self.say("window-unreadable"), when, icon="warning")
        detail = players(words, entry.game, entry.seats, entry.characters)
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
        return who_won(self._words_of(entry), find(entry.game), glance.sides, glance.result)

    def _words_of(self, entry: KeptMatch) -> Words:
        """The words of the game of a match, with the names of those who play."""
        game, words = find(entry.game), self.app.words
        names = seat_names(words, game, entry.seats, entry.characters)
        return Words(words.language, game.folder, names=names, things=game.things)

    def _cover(self, game: str) -> Cutout | None:
        """The cover of the game, that small."""
        if not covers.exists(game):
            return None
        size = self.kit.px(DISC), self.kit.px(DISC)
        made = self.kit.picture(("small cover", game, size), lambda: covers.scene(game, size, self.kit.theme))
        return Cutout(made, (size[0] / 2, size[1] / 2))

    def _look(self) -> None:
        """Show what has been found out about the matches since."""
        seen = [self.shelf.glance(entry) if isinstance(entry, KeptMatch) else MatchGlance() for entry in self._entries]
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
        return self._words_of(self.entry)(glance.result.reason)

    def _lay_panel(self) -> None:
        """Show the match that is selected."""
        panel, kit, entry = self.panel, self.kit, self.entry
        panel.remove(*list(panel.parts))
        panel.dirty = True
        room = Rect(panel.rect).inflate(-2 * kit.px(PAD), -2 * kit.px(PAD))
        if self._chosen is not None and self.trouble is not None:
            self._lay_trouble(room, self._chosen.path, self.trouble)
            return
        if entry is None:
            where = self.say("window-kept-in", folder=str(saves()))
            panel.add(Caption(kit, room, where, "body", colour="bone.2"))
            return
        glance = self._glance
        self._lay_buttons(room, glance)
        room.height -= kit.px(56)
        if glance and glance.board and glance.board.arena is None and covers.exists(entry.game):
            frame = Rect(room.left, room.top, room.width, min(room.width * 5 // 8, room.height // 2))
            panel.add(Theatre(kit, frame, self.studio, entry.game))
            room = Rect(room.left, frame.bottom + kit.px(18), room.width, room.height - frame.height - kit.px(18))
        if glance and glance.board and glance.board.arena is not None:
            table = glance.board.arena.table
            high = min(round(room.width * table.height / table.width), room.height // 2)
            start = glance.start.pawns if glance.start else {}
            frame = Rect(room.left, room.top, room.width, high)
            window = self.desk.window
            panel.add(TablePicturePart(kit, frame, self.studio, "", glance.board.arena, window, start=start))
            room = Rect(room.left, frame.bottom + kit.px(18), room.width, room.height - high - kit.px(18))
        self._lay_facts(room, entry, glance)

    def _lay_trouble(self, room: Rect, path: Path, why: Refused) -> None:
        """Which file it is, why it cannot be read, and how to be rid of it."""
        kit = self.kit
        short = self.app.words(Say(why.say.id, {**why.say.facts, "file": path.name}))
        top = room.top
        for text, role in ((path.name, "section"), (short, "body")):
            told = Caption(kit, Rect(room.left, top, room.width, 0), text, role, name=role == "section")
            told.rect.height = told.height
            top = told.rect.bottom + kit.px(8)
            self.panel.add(told)
        place = Rect(room.left, room.bottom - kit.px(44), room.width, kit.px(44))
        self.panel.add(Button(kit, place, self.say("window-delete"), self.throw_away, kind="quiet"))

    def _lay_facts(self, room: Rect, entry: KeptMatch, glance: MatchGlance | None) -> None:
        """Who plays, how it stands, how it ended, where it lies."""
        kit, words, panel = self.kit, self.app.words, self.panel
        who = Caption(
            kit,
            Rect(room.left, room.top, room.width, kit.px(28)),
            players(words, entry.game, entry.seats, entry.characters),
            "section",
        )
        who.rect.height = who.height
        panel.add(who)
        top = who.rect.bottom + kit.px(8)
        over = self._over(glance)
        if over is not None:
            told = Caption(kit, Rect(room.left, top, room.width, 0), over, "verdict", size=15)
            told.rect.height = told.height
            panel.add(told)
            top = told.rect.bottom + kit.px(8)
        found = standing_of(entry.game, glance.board) if glance and glance.board else []
        if found and top + kit.px(60) < room.bottom:
            place = Rect(room.left, top, room.width, kit.px(26 * len(found)))
            panel.add(StandingRows(kit, place, self.workshop, found))
            top = place.bottom + kit.px(12)
        facts = [(self.say("window-file"), entry.path.name)]
        if glance is not None:
            facts.insert(0, (self.say("window-answers"), self.say("window-answers-text", count=glance.answers)))
        if not entry.from_here:
            facts.insert(0, (self.say("window-origin"), self.say("window-from-elsewhere")))
        for title, text in facts:
            if top + kit.px(40) > room.bottom:
                break
            panel.add(Overline(kit, Rect(room.left, top, room.width, kit.px(14)), title))
            panel.add(Caption(kit, Rect(room.left, top + kit.px(17), room.width, kit.px(20)), text, "body", name=True))
            top += kit.px(44)

    def _lay_buttons(self, room: Rect, glance: MatchGlance | None) -> None:
        kit, gap, high = self.kit, self.kit.px(10), self.kit.px(44)
        say, over = self.say, self._over(glance)
        small = (room.width - 2 * gap) * 27 // 100
        large = room.width - 2 * gap - 2 * small
        row = [Rect(room.left, room.bottom - high, small, high), Rect(0, 0, small, high), Rect(0, 0, large, high)]
        row[1].topleft = (row[0].right + gap, row[0].top)
        row[2].topleft = (row[1].right + gap, row[0].top)
        delete = Button(kit, row[0], say("window-delete"), self.throw_away, kind="quiet")
        watch = Button(kit, row[1], say("window-watch"), self.watch)
        on = Button(kit, row[2], say("window-continue"), self.go_on, off=over)
        first, icon = (watch, "replay") if self.watching else (on, "play")
        first.kind, first.icon, first.role = "primary", icon, "button-primary"
        first.size = 18
        if self.watching:
            watch.rect, on.rect = row[2], row[1]
        self.panel.add(delete, *([on, watch] if self.watching else [watch, on]))


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
