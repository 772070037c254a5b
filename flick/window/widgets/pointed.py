"""Parts with several things in them, of which one may lie under the pointer."""

from typing import Generic, TypeVar

from pygame import Rect

from flick.window.widgets.kit import Kit
from flick.window.widgets.scroll import Scroll
from flick.window.widgets.widget import Place, Widget

Thing = TypeVar("Thing")


class Pointed(Widget, Generic[Thing]):
    """``pointed`` is what lies under the pointer."""

    pointed: Thing | None = None

    def at(self, place: Place) -> Thing | None:
        """What lies at a place."""
        raise NotImplementedError

    def over(self, place: Place) -> bool:
        thing = self.at(place)
        self.dirty |= thing != self.pointed
        self.pointed = thing
        return True

    def leave(self) -> None:
        self.pointed = None


class Scrolled(Pointed[Thing]):
    """There is more in it than is seen at a time."""

    focusable = True

    def __init__(self, kit: Kit, rect: Rect, scroll: Scroll) -> None:
        super().__init__(kit, rect)
        self.scroll = scroll

    def drag(self, place: Place) -> bool:
        self.dirty |= self.scroll.pull(place)
        return True

    def release(self, place: Place) -> bool:
        self.scroll.let_go()
        self.dirty = True
        return True

    def wheel(self, steps: float) -> bool:
        moved = self.scroll.wheel(steps)
        self.dirty |= moved
        if moved:
            self.pointed = None
        return moved
