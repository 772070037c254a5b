"""Parts with several things in them, of which one may lie under the pointer, and parts that are scrolled."""

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


class ScrolledPart(Widget):
    """There is more in it than is seen at a time: it moves with its bar and with the wheel."""

    scroll: Scroll

    def follow(self) -> None:
        """It was scrolled: what lies in it is elsewhere now."""

    def moved(self, moved: bool) -> bool:
        """Whether it was scrolled; what that changes is done."""
        if moved:
            self.follow()
            self.dirty = True
        return moved

    def drag(self, place: Place) -> bool:
        self.moved(self.scroll.pull(place))
        return True

    def release(self, place: Place) -> bool:
        self.scroll.let_go()
        self.dirty = True
        return True

    def wheel(self, steps: float) -> bool:
        return self.moved(self.scroll.wheel(steps))


class Scrolled(ScrolledPart, Pointed[Thing]):
    """A part with several things in it that is scrolled."""

    focusable = True

    def __init__(self, kit: Kit, rect: Rect, scroll: Scroll) -> None:
        super().__init__(kit, rect)
        self.scroll = scroll

    def follow(self) -> None:
        self.pointed = None
