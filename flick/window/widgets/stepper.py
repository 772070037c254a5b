"""A small whole number with a minus and a plus."""

from collections.abc import Callable
from typing import Unpack

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.window.widgets.kit import Kit
from flick.window.widgets.materials import ButtonFace, Fill, Well
from flick.window.widgets.pointed import Pointed
from flick.window.widgets.repainted import Repainted
from flick.window.widgets.text import TextBox
from flick.window.widgets.widget import Place, Tooltips

PLATE = 24
SIDE = 34
STEPS = {
    pygame.K_RIGHT: 1,
    pygame.K_UP: 1,
    pygame.K_PLUS: 1,
    pygame.K_KP_PLUS: 1,
    pygame.K_LEFT: -1,
    pygame.K_DOWN: -1,
    pygame.K_MINUS: -1,
    pygame.K_KP_MINUS: -1,
}


class Stepper(Pointed[int]):
    """Arrows and plus and minus change it by one, Home and End go to its ends."""

    focusable = True
    value = Repainted[int]()
    """The number."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        value: int,
        least: int,
        most: int,
        on_change: Callable[[int], None],
        **told: Unpack[Tooltips],
    ) -> None:
        super().__init__(kit, rect, **told)
        self.least, self.most = least, most
        self.on_change = on_change
        self.value = value

    def set(self, value: int) -> None:
        """Change it, as a person would."""
        value = min(max(value, self.least), self.most)
        if self.off is not None:
            self.refuse()
        elif value != self.value:
            self.value = value
            self.kit.sound("button")
            self.on_change(value)

    def side(self, step: int) -> Rect:
        """Where a click takes one away (-1) or adds one (1)."""
        width = self.kit.px(SIDE)
        left = self.rect.left if step < 0 else self.rect.right - width
        return Rect(left, self.rect.top, width, self.rect.height)

    def at(self, place: Place) -> int | None:
        return next((step for step in (-1, 1) if self.side(step).collidepoint(place)), None)

    def press(self, place: Place) -> bool:
        if step := self.at(place):
            self.set(self.value + step)
        return True

    def key(self, event: Event) -> bool:
        if event.key in (pygame.K_HOME, pygame.K_END):
            self.set(self.least if event.key == pygame.K_HOME else self.most)
            return True
        step = STEPS.get(event.key)
        if step is not None:
            self.set(self.value + step)
        return step is not None

    def wheel(self, steps: float) -> bool:
        if self.focused and steps:
            self.set(self.value + (1 if steps > 0 else -1))
        return self.focused

    def targets(self) -> list[Rect]:
        return [self.side(-1), self.side(1)]

    def texts(self) -> list[TextBox]:
        place = (self.rect.centerx, self.rect.centery + self.kit.px(6))
        colour = "bone" if self.off is None else "off"
        return [self.kit.text(str(self.value), "section", place, colour, anchor="centre", size=18, room=self.rect)]

    def paint(self, target: Surface) -> None:
        self.kit.stamp(target, self.rect, Well())
        for step in (-1, 1):
            self._paint_side(target, step)
        self.kit.write(target, *self.texts())
        if self.ringed:
            self.kit.ring(target, self.rect, 7)

    def _paint_side(self, target: Surface, step: int) -> None:
        kit = self.kit
        spent = self.off is not None or self.value == (self.least if step < 0 else self.most)
        plate = Rect(0, 0, kit.px(PLATE), self.rect.height - 2 * kit.px(4))
        inset = kit.px(3)
        plate.centery = self.rect.centery
        plate.left = self.rect.left + inset if step < 0 else self.rect.right - inset - plate.width
        kit.stamp(target, plate, Fill("off.field", 0.75, 5) if spent else ButtonFace("quiet", 5))
        if step == self.pointed and not spent:
            kit.stamp(target, plate, Fill("hover", 0.09, 5))
        colour = "off" if spent else "bone"
        long, thin = kit.px(9), kit.px(2)
        kit.line(target, Rect(plate.centerx - long // 2, plate.centery - thin // 2, long, thin), colour)
        if step > 0:
            kit.line(target, Rect(plate.centerx - thin // 2, plate.centery - long // 2, thin, long), colour)
