"""The panel on the title with which the newest match goes on. Where all are over another one is offered there, and to a
new player the tutorial and a table on which nothing counts."""

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from pygame import Rect

from flick.keeping import KeptMatch
from flick.sitting import seat_names
from flick.table.board import Board
from flick.table.game import find
from flick.table.words import Words
from flick.window.match.lesson.lesson_progress import progress_of
from flick.window.match.summary import how_it_stands
from flick.window.menus import covers, opening
from flick.window.menus.framed_theatre import Theatre
from flick.window.menus.games_screen import presented, title_of
from flick.window.menus.shelf import MatchGlance
from flick.window.menus.standing import StandingRows, standing_of
from flick.window.menus.table_picture_part import TablePicturePart
from flick.window.menus.telling import how_far, moment, players
from flick.window.widgets.button import Button
from flick.window.widgets.label import Caption
from flick.window.widgets.text import wrapped
from flick.window.widgets.tray import Tray

if TYPE_CHECKING:
    from flick.window.menus.title import TitleScreen

PAD = 14
STANDS, LEADING, BETWEEN = 12.5, 1.3, " · "
"""How it stands in words: the size of these, from line to line, and what stands between two facts."""
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
        self.remove(*list(self.parts))
        self.dirty = True
        if entry is not None:
            self._offer(entry, shown[1])
        elif (last := shelf.played()) is not None:
            self._offer_another(last)
        elif progress_of(presented()[0].id).done:
            self._offer_first()
        else:
            self._offer_tutorial()

    def _button(self, label: str, do: Callable[[], None], off: str | None = None) -> Button:
        kit = self.kit
        width = max(kit.px(150), kit.width(label, "button-primary", 20) + kit.px(60))
        rect = Rect(0, 0, width, kit.px(44))
        rect.bottomright = (self.rect.right - kit.px(16), self.rect.bottom - kit.px(14))
        return Button(kit, rect, label, do, kind="primary", icon="play", role="button-primary", radius=9, off=off)

    def _offer_tutorial(self) -> None:
        title, say = self.title, self.title.say
        button = self._button(
            say("window-play-tutorial"), title.open_tutorial, opening.no_tutorial(title.app, presented()[0].id)
        )
        self._invite(say("window-welcome"), say("window-welcome-more"), button)

    def _offer_first(self) -> None:
        """Whoever has been led through a game has their first match before them."""
        title, say = self.title, self.title.say
        button = self._button(say("window-another-begin"), lambda: title.play(presented()[0].id))
        self._invite(say("window-first-match"), say("window-first-match-more"), button)

    def _offer_another(self, last: KeptMatch) -> None:
        title, say, words = self.title, self.title.say, self.title.app.words
        button = self._button(say("window-another-begin"), lambda: title.play(last.game))
        who = say(
            "window-last-over", who=players(words, last.game, last.seats, last.characters), when=say_when(title, last)
        )
        self._invite(say("window-another-match", game=title_of(words, last.game)), who, button)

    def _invite(self, heading: str, about: str, button: Button) -> None:
        """A few words, what they invite to, and beside that a table on which nothing counts."""
        kit = self.kit
        left, room = self.rect.left + kit.px(20), self.rect.width - kit.px(40)
        above = Rect(left, self.rect.top + kit.px(11), room, kit.px(30))
        below = Rect(left, above.bottom + kit.px(2), room, button.rect.top - above.bottom - kit.px(2))
        label = self.title.say("window-practice")
        beside = Rect(0, 0, kit.width(label, "button") + kit.px(56), button.rect.height)
        beside.midright = button.rect.left - kit.px(12), button.rect.centery
        self.add(
            Caption(kit, above, heading, "section", name=True),
            Caption(kit, below, about, "body", colour="bone.2", size=13.5),
            Button(kit, beside, label, self.title.open_practice, kind="quiet", icon="disc", radius=9),
            button,
        )

    def _offer(self, entry: KeptMatch, glance: MatchGlance | None) -> None:
        kit, title, rect = self.kit, self.title, self.rect
        words, say = title.app.words, title.say
        high = rect.height - 2 * kit.px(PAD)
        wide = min(kit.px(PICTURE), round(0.34 * rect.width))
        frame = Rect(rect.left + kit.px(PAD), rect.top + kit.px(PAD), wide, high)
        game = title_of(words, entry.game)
        heading = game
        if glance and glance.board:
            heading = how_far(words, game, glance.turn)
            if glance.board.arena is not None:
                start = glance.start.pawns if glance.start else {}
                window = title.desk.window
                self.add(TablePicturePart(kit, frame, title.studio, "", glance.board.arena, window, start=start))
            elif covers.exists(entry.game):
                self.add(Theatre(kit, frame, title.studio, entry.game))
        left = frame.right + kit.px(18)
        room = rect.right - kit.px(16) - left
        button = self._button(say("window-continue"), lambda: opening.continue_match(title, entry.path))
        above = kit.px(18) if rect.height >= kit.px(140) else kit.px(11)
        name = Caption(kit, Rect(left, rect.top + above, room, kit.px(26)), heading, "section", name=True)
        who = say(
            "window-match-who",
            who=players(words, entry.game, entry.seats, entry.characters),
            when=say_when(title, entry),
        )
        detail = Rect(left, name.rect.bottom + kit.px(1), room, button.rect.top - name.rect.bottom)
        self.add(name, Caption(kit, detail, who, "body", colour="bone.2", size=13))
        found = standing_of(entry.game, glance.board) if glance and glance.board else []
        place = Rect(left, button.rect.top, button.rect.left - left - kit.px(8), button.rect.height)
        if found:
            self.add(StandingRows(kit, place, title.workshop, found))
        elif glance and glance.board and (told := self._told(entry, glance.board, place)):
            self.add(Caption(kit, place, told, "hint", colour="bone", size=STANDS))
        self.add(button)

    def _told(self, entry: KeptMatch, board: Board, room: Rect) -> str:
        """How a match stands, in the words of its game, as much as there is room for."""
        words, game = self.title.app.words, find(entry.game)
        names = seat_names(words, game, entry.seats, entry.characters)
        found = how_it_stands(game, board, Words(words.language, game.folder, names=names, things=game.things))
        most, font = room.height // self.kit.px(LEADING * STANDS), self.kit.theme.font("hint", STANDS)
        while found and len(wrapped(BETWEEN.join(found), font, room.width)) > most:
            found.pop()
        return BETWEEN.join(found)


def say_when(title: "TitleScreen", entry: KeptMatch) -> str:
    """When a match was written last."""
    return moment(title.app.words, entry.changed, datetime.now().astimezone())
