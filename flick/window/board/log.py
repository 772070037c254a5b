"""The log at the lower left: what was done last, by turns, and on demand everything that happened."""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from flick.table.board import Piece
from flick.window.board.drawer import Drawer
from flick.window.board.faces import Faces
from flick.window.board.slot import Surroundings
from flick.window.cards.portrait import portrait
from flick.window.parts.kit import Kit
from flick.window.parts.label import Link, overline
from flick.window.parts.log import Log
from flick.window.parts.log_row import ROOMY, Entry
from flick.window.parts.text import TextBox
from flick.window.parts.tray import Tray

HEADING, LIST, FOOT = 19, 27, 3
"""The baseline of the heading, the top of the list, and what is free below it."""
WIDTH = 520


class StoryLog(Log):
    """A log whose entries show the card that something was done with."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        entries: Sequence[Entry],
        on_entry: Callable[[int], None],
        on_rule: Callable[[str], None],
        faces: Faces,
        *,
        short: bool = False,
    ) -> None:
        self.faces = faces
        super().__init__(kit, rect, entries, on_entry, on_rule, short=short)

    def picture(self, entry: Entry) -> Surface | None:
        return picture_of(self.faces, entry.thing, self.measures.picture)


def picture_of(faces: Faces, thing: str, size: float = ROOMY.picture) -> Surface | None:
    """Whom a card shows, that small; ``None`` for what is no card."""
    look = faces.look(Piece(thing, face=thing))
    if look is None:
        return None
    kit, side = faces.kit, faces.kit.px(size)
    return kit.picture(("portrait", thing, side), lambda: portrait(look, side, kit.theme))


class LogPart(Tray):
    """``on_moment`` is told which event somebody wants to see again, ``on_rule`` which rule they want to read."""

    def __init__(
        self,
        around: Surroundings,
        rect: Rect,
        window: Rect,
        on_moment: Callable[[int], None],
        on_rule: Callable[[str], None],
    ) -> None:
        self.words, self.faces = around.words, around.faces
        super().__init__(around.kit, rect)
        kit = around.kit
        self.window = window
        self.on_moment, self.on_rule = on_moment, on_rule
        self.whole_story: list[Entry] = []
        """Every event, with what is bookkeeping."""
        self.entries: list[Entry] = []
        """What is told of that."""
        pad = kit.px(8)
        top = rect.top + kit.px(LIST)
        inner = Rect(rect.left + pad, top, max(1, rect.width - 2 * pad), max(1, rect.bottom - kit.px(FOOT) - top))
        self.log = StoryLog(kit, inner, [], self._again, on_rule, self.faces, short=True)
        place = (rect.right - kit.px(14), rect.top + kit.px(HEADING))
        link = Link(kit, place, self.words("window-whole-log"), self.open, anchor="right", underlined=False)
        self.add(self.log, link)

    def _again(self, index: int) -> None:
        self.on_moment(self.entries[index].number)

    def own_texts(self) -> list[TextBox]:
        place = (self.rect.left + self.kit.px(self.pad), self.rect.top + self.kit.px(HEADING))
        return [overline(self.kit, self.words("window-log"), place, room=self.rect.width // 2)]

    def show(self, whole: Sequence[Entry], deeds: Sequence[Entry]) -> None:
        """Everything that has happened, from the beginning, and what is told of it."""
        self.whole_story, self.entries = list(whole), list(deeds)
        self.log.entries = self.entries

    def open(self) -> None:
        """Show all of it over the cloth."""
        if self.desk is None:
            return
        self.desk.show(self.whole())

    def whole(self) -> Drawer:
        """The whole log in a drawer."""
        kit, window = self.kit, self.window
        rect = Rect(0, 0, min(kit.px(WIDTH), window.width - kit.px(32)), window.height - kit.px(112))
        rect.midtop = window.centerx, kit.px(56)
        drawer = Drawer(kit, window, rect, self.words("window-log"), self.words("window-close"))

        def moment(index: int) -> None:
            drawer.close()
            self.on_moment(self.whole_story[index].number)

        drawer.put([StoryLog(kit, drawer.inner, self.whole_story, moment, self.on_rule, self.faces)])
        return drawer
