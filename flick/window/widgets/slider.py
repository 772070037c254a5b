"""A value within a range: a groove, and a disc of maple to be dragged."""

from collections.abc import Callable
from typing import Unpack

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.window.widgets.kit import Kit
from flick.window.widgets.knob import Knob
from flick.window.widgets.materials import Fill, Outline
from flick.window.widgets.repainted import Repainted
from flick.window.widgets.text import TextBox
from flick.window.widgets.widget import Place, Tooltips, Widget

GROOVE = 6
KNOB = 20
VALUE_GAP = 14
LEAPS = {pygame.K_PAGEUP: 10, pygame.K_PAGEDOWN: -10}
STEPS = {pygame.K_RIGHT: 1, pygame.K_UP: 1, pygame.K_LEFT: -1, pygame.K_DOWN: -1}


class Slider(Widget):
    """Arrows move it by one step, Page up and down by ten, Home and End to the ends."""

    focusable = True
    value = Repainted[float]()
    """Where it stands."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        value: float,
        on_change: Callable[[float], None],
        *,
        least: float = 0.0,
        most: float = 1.0,
        step: float = 0.01,
        written: Callable[[float], str] | None = None,
        ticks: int = 0,
        **told: Unpack[Tooltips],
    ) -> None:
        """``written`` is how the value stands at the right (not at all without it), ``ticks`` how many parts are
        marked below the groove. ``rect`` holds all of it."""
        super().__init__(kit, rect, **told)
        self.least, self.most, self.step = least, most, step
        self.on_change = on_change
        self.written = written
        self.ticks = ticks
        self.value = value

    @property
    def groove(self) -> Rect:
        """The groove, from end to end of which the middle of the knob moves."""
        half = self.kit.px(KNOB) // 2
        beside = 0
        if self.written:
            ends = [self.kit.width(self.written(end), "body-bold") for end in (self.least, self.most)]
            beside = self.kit.px(VALUE_GAP) + max(*ends, self.kit.width(self.written(self.value), "body-bold")) - half
        height = self.kit.px(GROOVE)
        width = self.rect.width - 2 * half - max(0, beside)
        return Rect(self.rect.left + half, self.rect.centery - height // 2, width, height)

    @property
    def knob(self) -> Rect:
        """Where the knob is."""
        size = self.kit.px(KNOB)
        rect = Rect(0, 0, size, size)
        rect.center = (self.groove.left + round(self.groove.width * self.part), self.groove.centery)
        return rect

    @property
    def part(self) -> float:
        """Where the value stands between its ends, 0 to 1."""
        return (self.value - self.least) / (self.most - self.least)

    def set(self, value: float) -> None:
        """Move it to the nearest step, as a person would."""
        steps = round((min(max(value, self.least), self.most) - self.least) / self.step)
        value = min(self.most, round(self.least + steps * self.step, 9))
        if value != self.value:
            self.value = value
            self.on_change(value)

    def press(self, place: Place) -> bool:
        if self.off is None:
            self._follow(place)
        else:
            self.held = False
            self.refuse(place)
        return True

    def drag(self, place: Place) -> bool:
        self._follow(place)
        return True

    def _follow(self, place: Place) -> None:
        groove = self.groove
        self.set(self.least + (place[0] - groove.left) / groove.width * (self.most - self.least))

    def key(self, event: Event) -> bool:
        if self.off is not None:
            return False
        if event.key in (pygame.K_HOME, pygame.K_END):
            self.set(self.least if event.key == pygame.K_HOME else self.most)
            return True
        steps = STEPS.get(event.key) or LEAPS.get(event.key)
        if steps is not None:
            self.set(self.value + steps * self.step)
        return steps is not None

    def wheel(self, steps: float) -> bool:
        if not self.focused or self.off is not None:
            return False
        self.set(self.value + steps * self.step)
        return True

    def texts(self) -> list[TextBox]:
        if not self.written:
            return []
        place = (self.rect.right, self.rect.centery + self.kit.px(4.5))
        colour = "bone" if self.off is None else "off"
        return [self.kit.text(self.written(self.value), "body-bold", place, colour, anchor="right", room=self.rect)]

    def paint(self, target: Surface) -> None:
        kit, groove, knob = self.kit, self.groove, self.knob
        kit.stamp(target, groove, Fill("groove", 0.95, GROOVE / 2))
        filled = Rect(groove.left, groove.top, knob.centerx - groove.left, groove.height)
        kit.stamp(target, filled, Fill("brass" if self.off is None else "off.edge", 1, GROOVE / 2))
        kit.stamp(target, groove, Outline("plate.edge", 0.8, GROOVE / 2, 0.8))
        for index in range(self.ticks + 1 if self.ticks else 0):
            left = groove.left + round(groove.width * index / self.ticks)
            kit.line(target, Rect(left, groove.centery + kit.px(8), kit.px(1), kit.px(4)), "bone.2", 0.6)
        kit.stamp(target, knob, Knob("brass" if self.off is None else "knob.off", 0.40))
        kit.write(target, *self.texts())
        if self.ringed:
            kit.ring(target, knob, KNOB / 2)
