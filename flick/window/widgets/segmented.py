"""One of a few short options, side by side; the chosen one is a brass plate."""

from itertools import pairwise

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.window.widgets.choice import Choice
from flick.window.widgets.kit import TextLook
from flick.window.widgets.materials import ButtonFace, Fill, Outline
from flick.window.widgets.pointed import Pointed
from flick.window.widgets.text import TextBox, fitted
from flick.window.widgets.widget import Place

INSET = 2
PAD = 6
STEPS = {pygame.K_LEFT: -1, pygame.K_UP: -1, pygame.K_RIGHT: 1, pygame.K_DOWN: 1}


class Segmented(Choice, Pointed[int]):
    """Two to five options. Left and right choose with the keyboard."""

    role = "hint"

    def segments(self) -> list[Rect]:
        """Where each option stands: all equally wide, or, where one needs more, each by its length."""
        needs = [self.kit.width(option, self._bold) + 2 * self.kit.px(PAD) for option in self.options]
        equal = self.rect.width / len(needs)
        spare = (self.rect.width - sum(needs)) / len(needs)
        widths = [equal] * len(needs) if max(needs) <= equal or spare < 0 else [need + spare for need in needs]
        edges = [self.rect.left + round(sum(widths[:index])) for index in range(len(widths) + 1)]
        height = self.rect.height
        return [Rect(left, self.rect.top, right - left, height) for left, right in pairwise(edges)]

    @property
    def _bold(self) -> str:
        return f"{self.role}-bold"

    def choose(self, index: int) -> None:
        """Choose an option, as a person would."""
        if self.why(index):
            self.refuse(self.segments()[index].center)
        elif index != self.chosen:
            self.chosen = index
            self.kit.sound("button")
            self.on_choose(index)

    def at(self, place: Place) -> int | None:
        return next((index for index, rect in enumerate(self.segments()) if rect.collidepoint(place)), None)

    def press(self, place: Place) -> bool:
        if (index := self.at(place)) is not None:
            self.choose(index)
        return True

    def key(self, event: Event) -> bool:
        step = STEPS.get(event.key)
        if step is None or event.key in (pygame.K_UP, pygame.K_DOWN):
            return False
        index = self.chosen + step
        if 0 <= index < len(self.options):
            self.choose(index)
        return True

    def tip_at(self, place: Place | None) -> str:
        index = self.at(place) if place else None
        return (self.why(index) if index is not None else self.off) or self.tip

    def tip_rect(self, place: Place | None) -> Rect:
        index = self.at(place) if place else None
        if index is None or self.tip_at(place) == self.tip:
            return self.rect
        return self.segments()[index]

    def targets(self) -> list[Rect]:
        return self.segments()

    def texts(self) -> list[TextBox]:
        return [self._text(index, rect) for index, rect in enumerate(self.segments())]

    def _text(self, index: int, rect: Rect) -> TextBox:
        chosen, why = index == self.chosen, self.why(index)
        role = self._bold if chosen else self.role
        lines, size = fitted(self.kit.theme, self.options[index], role, rect.width - self.kit.px(4), most=1)
        colour = "off" if why else "brass.ink" if chosen else "bone"
        look = TextLook(anchor="centre", room=rect, struck=bool(why) and self.kit.theme.flat)
        return self.kit.centred_lines([" ".join(lines)], role, rect.center, size, colour, **look)[0]

    def paint(self, target: Surface) -> None:
        kit = self.kit
        kit.stamp(target, self.rect, Fill("press", 1.0 if kit.theme.flat else 0.5, 7))
        kit.stamp(target, self.rect, Outline("plate.edge", 1, 7, 0.8))
        inset = -2 * kit.px(INSET)
        for index, rect in enumerate(self.segments()):
            if index == self.chosen:
                face = rect.inflate(inset, inset)
                kit.stamp(target, face, Fill("off.edge", 0.3, 5) if self.why(index) else ButtonFace("primary", 5))
            elif index == self.pointed and not self.why(index):
                kit.stamp(target, rect.inflate(inset, inset), Fill("hover", 0.09, 5))
        kit.write(target, *self.texts())
        if self.ringed:
            kit.ring(target, self.rect, 7)


class LargeSegmented(Segmented):
    """The same in larger words, where there is room for them."""

    role = "body"
