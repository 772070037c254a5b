"""The log at the lower left: the last that happened, and on demand all of it."""

from collections.abc import Callable, Sequence

from pygame import Rect

from flick.window.parts.label import Link, overline
from flick.window.parts.log import Entry, Log
from flick.window.parts.text import TextBox
from flick.window.parts.tray import Tray
from flick.window.tableau.drawer import Drawer
from flick.window.tableau.slot import Surroundings

HEADING, LIST = 19, 29
"""The baseline of the heading, and the top of the list."""
WIDTH = 520


class LogPart(Tray):
    """``on_moment`` is told which entry somebody wants to see again, ``on_rule`` which rule they want to read."""

    def __init__(
        self,
        around: Surroundings,
        rect: Rect,
        window: Rect,
        on_moment: Callable[[int], None],
        on_rule: Callable[[str], None],
    ) -> None:
        self.words = around.words
        super().__init__(around.kit, rect)
        kit = around.kit
        self.window = window
        self.on_moment, self.on_rule = on_moment, on_rule
        self.entries: list[Entry] = []
        pad = kit.px(8)
        top = rect.top + kit.px(LIST)
        inner = Rect(rect.left + pad, top, max(1, rect.width - 2 * pad), max(1, rect.bottom - kit.px(2) - top))
        self.log = Log(kit, inner, [], on_moment, on_rule, short=True)
        place = (rect.right - kit.px(14), rect.top + kit.px(HEADING))
        link = Link(kit, place, self.words("window-whole-log"), self.open, anchor="right", underlined=False)
        self.add(self.log, link)

    def own_texts(self) -> list[TextBox]:
        place = (self.rect.left + self.kit.px(self.pad), self.rect.top + self.kit.px(HEADING))
        return [overline(self.kit, self.words("window-log"), place, room=self.rect.width // 2)]

    def show(self, entries: Sequence[Entry]) -> None:
        """All that has happened, from the beginning."""
        if self.entries != entries[: len(self.entries)] or not self.entries:
            self.entries, self.log.entries = list(entries), list(entries)
        elif new := entries[len(self.entries) :]:
            self.entries += new
            self.log.tell(*new)

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
            self.on_moment(index)

        drawer.put([Log(kit, drawer.inner, self.entries, moment, self.on_rule)])
        return drawer
