"""The tile of a game: its cover in a frame, its name, and a word about it. A game that is not there yet is closed."""

from collections.abc import Callable
from typing import Unpack

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.window.menus.coming_picture import ComingPicture
from flick.window.menus.covers import scene
from flick.window.menus.framed_theatre import sketch
from flick.window.menus.page import Page
from flick.window.menus.picture_frame import SHADOW, Halo, Moulding, Veil, inside
from flick.window.widgets import Fill, Glide, Place, Pressed, TextBox, fitted
from flick.window.widgets.kit import Anchor, TextLook
from flick.window.widgets.surfaces import lay_over
from flick.window.widgets.widget import Tooltips

LARGE = 400
"""From this width on, in pixels of the design, a tile shows its name in large letters."""
CLOSED = 0.55
"""How dark the cover of a closed game is."""


class GameTile(Pressed):
    """A tile that is pressed like a button."""

    sound = "card-flip"
    beyond = SHADOW

    def __init__(
        self,
        page: Page,
        rect: Rect,
        cover: str,
        title: str,
        about: str,
        note: str,
        on_press: Callable[[], None],
        **told: Unpack[Tooltips],
    ) -> None:
        kit = page.kit
        super().__init__(kit, rect, on_press, **told)
        self.title, self.about, self.note = title, about, note
        self.large = rect.width >= kit.px(LARGE)
        self._lit = Glide(0.0, kit.theme.ms("hover"))
        size, theme = self.inner.size, kit.theme
        self._picture = ComingPicture(page, ("cover", cover), (size, theme), lambda: scene(cover, size, theme))
        last = self._picture.before
        self._before = pygame.transform.scale(last, size) if last else sketch(kit, cover, size)

    @property
    def inner(self) -> Rect:
        """Where the cover is seen."""
        return inside(self.kit, self.rect, self.thick)

    @property
    def thick(self) -> float:
        """How thick the frame is."""
        return 9 if self.large else 8

    @property
    def moving(self) -> bool:
        return self._lit.moving or self._picture.moving

    def tick(self, now: float) -> None:
        self._lit.go(1.0 if (self.hovered or self.ringed) and self.off is None else 0.0)
        self.dirty |= self._lit.tick(now) | self._picture.tick(now)

    def paint(self, target: Surface) -> None:
        kit, inner = self.kit, self.inner
        kit.stamp(target, self.rect, Moulding(self.thick))
        target.blit(self._before, inner)
        if self._picture.surface is not None:
            lay_over(target, self._picture.surface, inner.topleft, self._picture.shown)
        if self.off is not None:
            kit.stamp(target, inner, Fill("dim", CLOSED, 3))
        foot = Rect(inner.left, 0, inner.width, min(inner.height, self._caption_height()))
        foot.bottom = inner.bottom
        kit.stamp(target, foot, Veil())
        kit.stamp(target, self.rect, Halo(), self._lit.value)
        if self.ringed and self.off is not None:
            kit.ring(target, self.rect)
        kit.write(target, *self.texts())

    def _caption_height(self) -> int:
        top = min(text.rect.top for text in self.texts())
        above = 8 if self.kit.theme.flat else 30 if self.large else 18
        return self.inner.bottom - top + self.kit.px(above)

    def texts(self) -> list[TextBox]:
        """From the foot upwards: about and note side by side if there is room, and the name above them."""
        kit, inner = self.kit, self.inner
        edge, size, small = (18, 32, 14) if self.large else (12, 20, 12)
        left, right = inner.left + kit.px(edge), inner.right - kit.px(edge)
        baseline = inner.bottom - kit.px(11 if self.large else 7)
        colours = ("bone", "veil.text") if self.off is None else ("bone.2", "bone.2")
        beside = kit.width(self.about, "hint", small) + kit.width(self.note, "hint", small) + kit.px(14) < right - left
        texts: list[TextBox] = []
        if self.note:
            x, anchor = (right, "right") if beside else (left, "left")
            texts.append(self._line(self.note, "hint", small, (x, baseline), colours[1], anchor))
            baseline -= 0 if beside else kit.px(1.25 * small)
        room = right - left
        lines = fitted(kit.theme, self.about, "hint", room, small)
        for line in reversed(lines.lines):
            texts.append(self._line(line, "hint", lines.size, (left, baseline), colours[1]))
            baseline -= kit.px(1.25 * lines.size)
        name = fitted(kit.theme, self.title, "name", room, size, most=1)
        baseline -= kit.px(3 if self.large else 1)
        return [*texts, self._line(" ".join(name.lines), "name", name.size, (left, baseline), colours[0])]

    def _line(self, text: str, role: str, size: float, place: Place, colour: str, anchor: Anchor = "left") -> TextBox:
        look = TextLook(anchor=anchor, room=self.inner, shadow=0.8, struck=self.struck and role == "name")
        return self.kit.text(text, role, place, colour, size=size, **look)


def is_any_key(event: Event) -> bool:
    """Whether somebody pressed a key or a button of the mouse, which ends what is seen once at the start."""
    return event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
