"""What is pressed like a button: when it is let go over it, or with Enter or Space. One that is off says why."""

from collections.abc import Callable
from typing import Unpack

from pygame import Rect
from pygame.event import Event

from flick.window.widgets.kit import Kit
from flick.window.widgets.widget import PRESSING, Place, Tooltips, Widget


class Pressed(Widget):
    """``sound`` is what a press sounds like; empty for none."""

    focusable = True
    sound = "button"

    def __init__(self, kit: Kit, rect: Rect, on_press: Callable[[], None], **told: Unpack[Tooltips]) -> None:
        super().__init__(kit, rect, **told)
        self.on_press = on_press

    def press(self, place: Place) -> bool:
        if self.off is not None:
            self.held = False
            self.refuse(place)
        return True

    def release(self, place: Place) -> bool:
        if self.contains(place):
            self.do()
        return True

    def key(self, event: Event) -> bool:
        if event.key not in PRESSING:
            return False
        if self.off is not None:
            self.refuse()
        else:
            self.do()
        return True

    def do(self) -> None:
        """What a press does."""
        if self.sound:
            self.kit.sound(self.sound)
        self.on_press()
