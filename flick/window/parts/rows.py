"""Rows that scroll, of which one may lie under the pointer."""

from pygame import Rect

from flick.window.parts.kit import Kit
from flick.window.parts.part import Part, Place
from flick.window.parts.scroll import Scroll


class Rows(Part):
    """``step`` is how far the wheel and the keys scroll, in pixels."""

    focusable = True

    def __init__(self, kit: Kit, rect: Rect, step: int) -> None:
        super().__init__(kit, rect)
        self.scroll = Scroll(kit, step)
        self._over: int | None = None

    def at(self, place: Place) -> int | None:
        """The row at a place."""
        raise NotImplementedError

    def drag(self, place: Place) -> bool:
        self.dirty |= self.scroll.pull(place)
        return True

    def release(self, place: Place) -> bool:
        self.scroll.let_go()
        self.dirty = True
        return True

    def over(self, place: Place) -> bool:
        index = self.at(place)
        self.dirty |= index != self._over
        self._over = index
        return True

    def leave(self) -> None:
        self._over = None

    def wheel(self, steps: float) -> bool:
        moved = self.scroll.wheel(steps)
        self.dirty |= moved
        if moved:
            self._over = None
        return moved
