"""A short lesson on the screen where something is built: beside what is to be done next it is told how, and why."""

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from flick.table.sayings import Say
from flick.window.widgets import Kit
from flick.window.widgets.tooltip import LineSetting, TextBubble

if TYPE_CHECKING:
    from flick.window.menus.builder import BuilderScreen

TOLD = LineSetting("body", 270, 13, 18)
GAP, RING = 14, 10


class StepBubble(TextBubble):
    """A bubble at the side of something, where there is more room, and a ring round that."""

    def __init__(self, kit: Kit, window: Rect, thing: Rect, text: str) -> None:
        self.thing = thing

        def place(size: tuple[int, int]) -> Rect:
            right = window.right - thing.right >= thing.left - window.left
            left = thing.right + kit.px(GAP) if right else thing.left - kit.px(GAP) - size[0]
            return Rect((left, thing.top), size).clamp(window.inflate(-kit.px(16), -kit.px(16)))

        super().__init__(kit, text, TOLD, place, lambda box: box.center)

    @property
    def bounds(self) -> Rect:
        return super().bounds.union(self.thing.inflate(self.kit.px(RING), self.kit.px(RING)))

    @property
    def covers(self) -> Rect | None:
        return self.box

    def paint(self, target: Surface) -> None:
        self.kit.ring(target, self.thing, RING)
        super().paint(target)


class Guide:
    """While it is on, the first step that is not done is told; at last that it can be kept."""

    def __init__(self, screen: "BuilderScreen") -> None:
        self.screen = screen
        self.on = False
        self._bubble: StepBubble | None = None

    def switch(self) -> None:
        """Somebody wants to be led, or no longer."""
        self.on = not self.on
        self.screen.build()

    def show(self) -> None:
        """Point at what is due."""
        desk, screen = self.screen.desk, self.screen
        if self._bubble is not None and self._bubble.desk is desk:
            desk.hide(self._bubble)
        self._bubble = None
        told, place = self._due()
        if told is not None and place is not None:
            self._bubble = StepBubble(screen.kit, desk.window, place, screen.words(told))
            desk.show(self._bubble)

    def _due(self) -> tuple[Say | None, Rect | None]:
        screen = self.screen
        if not self.on:
            return None, None
        step = next((step for step in screen.plan.steps if step.missing is not None), None)
        if step is not None:
            return step.lesson, screen.marks.get(step.id)
        return (None, None) if screen.plan.faults else (screen.builder.lesson, screen.keep_button.rect)
