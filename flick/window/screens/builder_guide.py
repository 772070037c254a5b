"""A short lesson on the screen where something is built: beside what is to be done next it is told how, and why."""

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from flick.table.sayings import Say
from flick.window.parts.bubble import Bubble
from flick.window.parts.kit import Kit
from flick.window.parts.part import Place
from flick.window.parts.text import TextBox, wrapped

if TYPE_CHECKING:
    from flick.window.screens.builder import BuilderScreen

WIDE, PAD, LEADING, GAP = 270, 13, 18, 14
RING = 10


class Told(Bubble):
    """A bubble at the side of something, where there is more room, and a ring round that. The pointer goes through."""

    def __init__(self, kit: Kit, window: Rect, thing: Rect, text: str) -> None:
        self.lines, self.thing = wrapped(text, kit.theme.font("body"), kit.px(WIDE)), thing
        width = max(kit.width(line, "body") for line in self.lines) + 2 * kit.px(PAD)
        height = kit.px(LEADING) * len(self.lines) + 2 * kit.px(PAD) - kit.px(4)
        box = Rect(0, 0, width, height)
        if window.right - thing.right >= thing.left - window.left:
            box.topleft = thing.right + kit.px(GAP), thing.top
        else:
            box.topright = thing.left - kit.px(GAP), thing.top
        box.clamp_ip(window.inflate(-kit.px(16), -kit.px(16)))
        super().__init__(kit, box, box.center)

    @property
    def bounds(self) -> Rect:
        return super().bounds.union(self.thing.inflate(self.kit.px(RING), self.kit.px(RING)))

    @property
    def covers(self) -> Rect | None:
        return self.box

    def contains(self, place: Place) -> bool:
        del place
        return False

    def texts(self) -> list[TextBox]:
        left, top = self.box.left + self.kit.px(PAD), self.box.top + self.kit.px(PAD - 2)
        return [
            self.kit.text(line, "body", (left, top + self.kit.px(LEADING) * index + self.kit.px(13)), room=self.box)
            for index, line in enumerate(self.lines)
        ]

    def paint(self, target: Surface) -> None:
        self.kit.ring(target, self.thing, RING)
        super().paint(target)


class Guide:
    """While it is on, the first step that is not done is told; at last that it can be kept."""

    def __init__(self, screen: "BuilderScreen") -> None:
        self.screen = screen
        self.on = False
        self._bubble: Told | None = None

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
            self._bubble = Told(screen.kit, desk.window, place, screen.words(told))
            desk.show(self._bubble)

    def _due(self) -> tuple[Say | None, Rect | None]:
        screen = self.screen
        if not self.on:
            return None, None
        step = next((step for step in screen.plan.steps if step.missing is not None), None)
        if step is not None:
            return step.lesson, screen.marks.get(step.id)
        return (None, None) if screen.plan.faults else (screen.builder.lesson, screen.keep_button.rect)
