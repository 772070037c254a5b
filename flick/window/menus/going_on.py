"""The panel on the title with which the newest match goes on. Where all are over another one is offered there, and to a
new player the tutorial and a table on which nothing counts."""

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from pygame import Rect

from flick.keeping import KeptMatch
from flick.table.board import Board
from flick.table.game import find
from flick.window.match.lesson.lesson_progress import progress_of
from flick.window.match.summary import how_it_stands
from flick.window.menus import opening
from flick.window.menus.draft import gentle
from flick.window.menus.games_screen import presented, title_of
from flick.window.menus.match_picture import match_picture
from flick.window.menus.shelf import MatchGlance
from flick.window.menus.standing import StandingRows, standing_of
from flick.window.menus.telling import how_far, moment, who_plays, words_of
from flick.window.widgets import Button, Caption, Tray, Widget, wrapped
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Row, Sized

if TYPE_CHECKING:
    from flick.window.menus.title import TitleScreen

PAD, BUTTON = 14, 44
STANDS, LEADING, BETWEEN = 12.5, 1.3, " · "
"""Of how a match stands in words: the size of type, the leading in parts of it, and what stands between two facts."""
PICTURE = 200
"""Width of the picture of the table, in pixels of the design; less where there is little room."""


class GoingOn(Tray):
    """The match that was written last and is not over, as its table lies or with the cover of its game; the next one,
    or how to begin at all."""

    def __init__(self, title: "TitleScreen", rect: Rect) -> None:
        super().__init__(title.kit, rect, radius=14)
        self.title = title
        self._shown: tuple[KeptMatch | None, MatchGlance | None] | None = None
        self._lay()

    @property
    def moving(self) -> bool:
        """Whether somebody still looks into a match."""
        entry = self.title.shelf.newest()
        return entry is not None and self.title.shelf.glance(entry) is None

    def tick(self, now: float) -> None:
        self._lay()

    def _lay(self) -> None:
        """Lay out what there is to be seen, if that has changed."""
        shelf = self.title.shelf
        entry = shelf.newest()
        shown = entry, shelf.glance(entry) if entry else None
        if shown == self._shown:
            return
        self._shown = shown
        if entry is not None:
            self.content = self._match(entry, shown[1])
        elif (last := shelf.played()) is not None:
            self.content = self._another(last)
        else:
            self.content = self._first() if progress_of(presented()[0].id).done else self._tutorial()
        self.take_place(self.rect)

    def _button(self, label: str, do: Callable[[], None], off: str | None = None) -> Sized:
        button = Button(
            self.kit, UNPLACED, label, do, kind="primary", icon="play", role="button-primary", radius=9, off=off
        )
        return Sized(button, least=150)

    def _tutorial(self) -> Column:
        """Newcomers are invited to be led through a game."""
        title, say = self.title, self.title.say
        off = opening.no_tutorial(title.app, presented()[0].id)
        button = self._button(say("window-play-tutorial"), title.open_tutorial, off)
        return self._invitation(say("window-welcome"), say("window-welcome-more"), button)

    def _first(self) -> Column:
        """Whoever has been led through a game has their first match before them."""
        title, say, first = self.title, self.title.say, presented()[0].id

        def begin() -> None:
            opening.open_new_match(title.app, first, gentle(first, title.app.settings.name))

        button = self._button(say("window-another-begin"), begin)
        return self._invitation(say("window-first-match"), say("window-first-match-more"), button)

    def _another(self, last: KeptMatch) -> Column:
        """The same game once more, as the last match is over."""
        title, say, words = self.title, self.title.say, self.title.app.words
        button = self._button(say("window-another-begin"), lambda: title.play(last.game))
        who = who_plays(words, last)
        told = say("window-last-over", who=who, when=say_when(title, last))
        return self._invitation(say("window-another-match", game=title_of(words, last.game)), told, button)

    def _invitation(self, heading: str, about: str, button: Sized) -> Column:
        """A few words, what they invite to, and beside that a table on which nothing counts."""
        kit, title = self.kit, self.title
        name = Caption(kit, UNPLACED, heading, "section", name=True)
        told = Caption(kit, UNPLACED, about, "body", colour="bone.2", size=13.5)
        practice = Button(
            kit, UNPLACED, title.say("window-practice"), title.open_practice, kind="quiet", icon="disc", radius=9
        )
        ways = Sized(Row(kit, STRETCH, practice, 12, button), size=BUTTON)
        return Column(kit, Sized(name, size=30), 2, Sized(told, grow=1), ways, pad=(18, 11, PAD))

    def _match(self, entry: KeptMatch, glance: MatchGlance | None) -> Row:
        """Its picture, which it is, who plays, how it stands, and the button with which it goes on."""
        kit, title, words, say = self.kit, self.title, self.title.app.words, self.title.say
        heading = title_of(words, entry.game)
        if glance and glance.board:
            heading = how_far(words_of(words, entry), heading, glance.turn)
        who = who_plays(words, entry)
        told = say("window-match-who", who=who, when=say_when(title, entry))
        stands = [Sized(lambda rect: self._standing(entry, glance, rect), grow=1)] if glance and glance.board else []
        button = self._button(say("window-continue"), lambda: opening.continue_match(title, entry.path))
        column = Column(
            kit,
            Sized(Caption(kit, UNPLACED, heading, "section", name=True), size=26),
            1,
            Sized(Caption(kit, UNPLACED, told, "body", colour="bone.2", size=13), grow=1),
            Sized(Row(kit, *(stands or [STRETCH]), 8, button), size=BUTTON),
            pad=(0, 4 if self.rect.height >= kit.px(140) else 0, 0),
        )
        picture = match_picture(title, entry.game, glance)
        wide = min(PICTURE, 0.34 * self.rect.width / kit.theme.scale)
        return Row(kit, Sized(picture, size=wide), 18, Sized(column, grow=1), pad=PAD)

    def _standing(self, entry: KeptMatch, glance: MatchGlance | None, rect: Rect) -> Widget:
        """How a match stands, as tokens or in words."""
        board = glance.board if glance else None
        if board is not None and (found := standing_of(entry.game, board)):
            return StandingRows(self.kit, rect, self.title.art, found)
        told = self._told(entry, board, rect) if board is not None else ""
        return Caption(self.kit, rect, told, "hint", colour="bone", size=STANDS)

    def _told(self, entry: KeptMatch, board: Board, room: Rect) -> str:
        """How a match stands, in the words of its game, as much as there is room for."""
        found = how_it_stands(find(entry.game), board, words_of(self.title.app.words, entry))
        most, font = room.height // self.kit.px(LEADING * STANDS), self.kit.theme.font("hint", STANDS)
        while found and len(wrapped(BETWEEN.join(found), font, room.width)) > most:
            found.pop()
        return BETWEEN.join(found)


def say_when(title: "TitleScreen", entry: KeptMatch) -> str:
    """When a match was written last."""
    return moment(title.app.words, entry.changed, datetime.now().astimezone())
