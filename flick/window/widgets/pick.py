"""Rows to pick from: a portrait, a name and a word about it. What is chosen has a bar, a light and a check."""

from collections.abc import Callable
from typing import Unpack

from pygame import Rect, Surface

from flick.table.looks import CardLook
from flick.window.cards.portrait import kept_portrait
from flick.window.widgets.kit import Kit
from flick.window.widgets.materials import Fill, Outline
from flick.window.widgets.pressed import Pressed
from flick.window.widgets.text import TextBox, fitted
from flick.window.widgets.widget import Tooltips

CORNER = 6
PAD, CHECK, BAR = 9, 13, 3.5
NAME, TOLD = 13.5, 11.5
CHOSEN, HOVER, IDLE = 0.15, 0.08, 0.4
FACE_PAD = 3
TALL = 36
"""A lower row has its name and what is told of it in one line."""


class Pick(Pressed):
    """One thing that can be chosen. ``on_look`` is told when somebody begins to look at it, with the pointer or the
    keyboard, and when they stop."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        name: str,
        told: str,
        chosen: bool,
        on_press: Callable[[], None],
        *,
        look: CardLook | None = None,
        on_look: Callable[[bool], None] | None = None,
        **tooltips: Unpack[Tooltips],
    ) -> None:
        super().__init__(kit, rect, on_press, **tooltips)
        self.name, self.told, self.chosen, self.look = name, told, chosen, look
        self._on_look = on_look
        self._looked = False

    @property
    def bare(self) -> bool:
        """Whether it is a portrait alone, and its name is told."""
        return self.look is not None and self.rect.width <= self.rect.height

    def tick(self, now: float) -> None:
        looked = self.hovered or self.ringed
        if looked != self._looked:
            self._looked, self.dirty = looked, True
            if self._on_look is not None:
                self._on_look(looked)

    @property
    def _face(self) -> Rect:
        side = self.rect.height - 2 * self.kit.px(FACE_PAD)
        inset = self.kit.px(FACE_PAD + (0 if self.bare else BAR))
        return Rect(self.rect.left + inset, self.rect.top + self.kit.px(FACE_PAD), side, side)

    def texts(self) -> list[TextBox]:
        if self.bare:
            return []
        kit, left = self.kit, self.rect.left + self.kit.px(PAD)
        if self.look is not None:
            left = self._face.right + kit.px(PAD)
        right = self.rect.right - kit.px(PAD) - (kit.px(CHECK + 4) if self.chosen else 0)
        colour = "off" if self.off is not None else "honey" if self.chosen else "bone"
        name = fitted(kit.theme, self.name, "button", right - left, NAME)
        lines = [(line, "button", name.size, colour) for line in name.lines]
        if self.told and self.rect.height >= kit.px(TALL):
            told = fitted(kit.theme, self.told, "hint", right - left, TOLD)
            lines += [(line, "hint", told.size, "off" if self.off is not None else "bone.2") for line in told.lines]
        found = kit.column(lines, left, self.rect.centery, self.rect, struck=self.struck)
        return [*found, *self._beside(found, right)]

    def _beside(self, name: list[TextBox], right: int) -> list[TextBox]:
        """In a low row, what is told of it after its name, where there is room."""
        kit, wide = self.kit, self.kit.width(self.told, "hint", TOLD)
        is_low = self.rect.height < kit.px(TALL) and len(name) == 1
        if not (self.told and is_low and name[0].rect.right + kit.px(6) + wide <= right):
            return []
        colour = "off" if self.off is not None else "bone.2"
        return [kit.text(self.told, "hint", (right - wide, name[0].baseline), colour, size=TOLD, room=self.rect)]

    def paint(self, target: Surface) -> None:
        kit, off = self.kit, self.off is not None
        kit.stamp(target, self.rect, Fill("off.field" if off else "groove", IDLE, CORNER))
        if self.chosen:
            kit.stamp(target, self.rect, Fill("honey", CHOSEN, CORNER))
        elif self.hovered and not off:
            kit.stamp(target, self.rect, Fill("hover", HOVER, CORNER))
        if self.look is not None:
            target.blit(kept_portrait(kit, self.look, self._face.width), self._face)
            if off:
                kit.stamp(target, self._face, Fill("dim", 0.6, CORNER))
        kit.stamp(
            target, self.rect, Outline("honey" if self.chosen else "brass.line", 1.6 if self.chosen else 1, CORNER)
        )
        if self.chosen:
            self._paint_check(target)
        kit.write(target, *self.texts())
        if self.ringed:
            kit.ring(target, self.rect, CORNER)

    def _paint_check(self, target: Surface) -> None:
        kit = self.kit
        if self.bare:
            middle = self.rect.right - kit.px(9), self.rect.bottom - kit.px(9)
            kit.disc(target, middle, 7.5, "groove", 0.9)
            kit.icon(target, "check", middle, 10, "honey")
            return
        bar = Rect(self.rect.left, self.rect.top + kit.px(5), kit.px(BAR), self.rect.height - kit.px(10))
        kit.stamp(target, bar, Fill("honey", 1, 1.5))
        kit.icon(target, "check", (self.rect.right - kit.px(PAD + CHECK / 2), self.rect.centery), CHECK, "honey")
