"""What falls between the hidden hands of two people at one screen: the curtain, and whose turn it is behind it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
import pygame
from pygame import Rect, Surface

from flick.paint.arrays import bump, ramp
from flick.paint.distances import blurred
from flick.window.app.theme import Theme
from flick.window.menus.standing import team_of
from flick.window.widgets.button import Button
from flick.window.widgets.glide import Glide, ease_in_out
from flick.window.widgets.group import Group
from flick.window.widgets.kit import Kit, TextLook
from flick.window.widgets.pixels import CoatedCanvas
from flick.window.widgets.surfaces import Cutout, opaque
from flick.window.widgets.text import TextBox, fitted, wrapped

if TYPE_CHECKING:
    from flick.window.match.play_screen import PlayScreen

COARSE = 3
"""Folds are painted so many times smaller, and scaled up: they are soft anyway."""
FOLD = 47
SCALLOP = 78
VALANCE = (34, 14)
"""How far the valance hangs down between its scallops, and how much further in the middle of each."""
SHADOW = 0.75
SEAL = 36
"""Radius of the seal on the curtain, in pixels of the design."""
SEAL_UP, LINE, BUTTON_WIDTH, BUTTON_HEIGHT = 60, 22, 180, 48


class Curtain(Group):
    """A curtain that closes over the whole window, through which nothing of the table shows. It says whose turn it is,
    and opens when its button is pressed."""

    modal = True
    beyond = 0

    def __init__(
        self,
        kit: Kit,
        window: Rect,
        title: str,
        sentence: str,
        label: str,
        on_open: Callable[[], None],
        *,
        seal: Cutout | None = None,
    ) -> None:
        """``on_open`` is told when the button was pressed: what the next person sees may be laid out from then on."""
        super().__init__(kit, window)
        self.title, self.sentence, self.seal = title, sentence, seal
        self.on_open = on_open
        self._closed = Glide(0.0, kit.theme.ms("curtain-close"))
        self._closed.go(1.0)
        width = max(kit.px(BUTTON_WIDTH), kit.width(label, "button", 15) + kit.px(64))
        rect = Rect(0, 0, width, kit.px(BUTTON_HEIGHT)).move_to(midtop=(window.centerx, window.centery + kit.px(78)))
        self.button = Button(kit, rect, label, self.open, kind="primary", icon="eye", size=15)
        self.add(self.button)

    @property
    def moving(self) -> bool:
        return self._closed.moving

    @property
    def closed(self) -> bool:
        """Whether nothing is seen behind it."""
        return self._closed.value == 1.0

    def open(self) -> None:
        """Draw it aside, and take it from the desk when that is done."""
        if self._closed.goal == 1.0:
            self._closed.duration = self.kit.theme.ms("curtain-open")
            self._closed.ease = ease_in_out
            self._closed.go(0.0)
            self.button.hidden = True
            self.dirty = True
            self.on_open()

    def tick(self, now: float) -> None:
        self.dirty |= self._closed.tick(now)
        if self._closed.goal == 0.0 and self._closed.value == 0.0 and self.desk:
            self.desk.hide(self)

    def draw(self, target: Surface) -> None:
        if self.closed:
            super().draw(target)
        elif self.rect.colliderect(target.get_clip()):
            self._paint_folds(target)

    def paint(self, target: Surface) -> None:
        self._paint_folds(target)
        if self.seal:
            self.seal.draw(target, self.rect.centerx, self.rect.centery - self.kit.px(SEAL_UP))
        super().paint(target)

    def own_texts(self) -> list[TextBox]:
        """The title grows upwards, and the sentence downwards, from the middle of the window."""
        kit, (x, y) = self.kit, self.rect.center
        room, look = self.rect.width - 2 * kit.px(48), TextLook(anchor="centre", room=self.rect, shadow=SHADOW)
        title = fitted(kit.theme, self.title, "screen-title", room, 34)
        first = x, y + kit.px(22) - kit.px(38) * (len(title.lines) - 1)
        made = kit.lines(title.lines, "screen-title", first, kit.px(38), "curtain.text", size=title.size, **look)
        lines, below = wrapped(self.sentence, kit.theme.font("body", 15), room), (x, y + kit.px(22) + kit.px(28))
        return made + kit.lines(lines, "body", below, kit.px(LINE), "curtain.text.2", size=15, **look)

    def _paint_folds(self, target: Surface) -> None:
        """The two halves, as far as they have come together, and the valance before them."""
        size, part = self.rect.size, self._closed.value
        folds = self.kit.picture(("folds", size), lambda: _folds(self.kit.theme, size))
        away = round((1 - part) * (size[0] // 2 + 1))
        half = size[0] // 2
        clip = target.get_clip()
        for left, moved in ((0, -away), (half, away)):
            side = Rect(self.rect.left + left + moved, self.rect.top, size[0] - half if left else half, size[1])
            target.set_clip(side.clip(clip))
            target.blit(folds, (self.rect.left + moved, self.rect.top))
        target.set_clip(clip)
        valance = self.kit.picture(("valance", size[0]), lambda: _valance(self.kit.theme, size[0]))
        target.blit(valance, (self.rect.left, self.rect.top - round((1 - part) * valance.get_height())))


def _folds(theme: Theme, size: tuple[int, int]) -> Surface:
    """Red velvet in folds, brightest in the middle, darker towards the floor and below the valance."""
    wide, high = size[0] / theme.scale, size[1] / theme.scale
    columns, rows = max(2, size[0] // COARSE), max(2, size[1] // COARSE)
    x = np.linspace(0, wide, columns, dtype=np.float32)[None, :]
    y = np.linspace(0, high, rows, dtype=np.float32)[:, None]
    fold = (np.sin(x * (np.pi / FOLD) + 0.5 * np.sin(x * (1 / 19))) * 0.5 + 0.5) ** 1.2
    value = 0.14 + 0.66 * fold * (1 - 0.25 * x / wide) + 0 * y
    fall = 1.06 - 0.28 * y / high - 0.25 * np.exp(-y / 60)
    middle = np.hypot((x - wide * 0.42) / (wide * 0.88), (y - high * 0.40) / (high * 1.13))
    colour = ramp(value, theme.tones("curtain")) * (fall * (1.12 - 0.55 * middle))[..., None]
    return pygame.transform.smoothscale(opaque(np.clip(colour, 0, 1)), size)


def _valance(theme: Theme, width: int) -> Surface:
    """The strip before the folds: scalloped, with an edge of gold, and its shadow on the folds."""
    high = round((VALANCE[0] + VALANCE[1] + 20) * theme.scale)
    canvas = CoatedCanvas((width, high), theme.scale, fine=1)
    count = max(3, round(canvas.width / SCALLOP))
    hang = VALANCE[0] + VALANCE[1] * np.abs(np.sin(canvas.x * (np.pi * count / canvas.width)))
    below = canvas.y - hang
    if not theme.flat:
        canvas.coat(blurred(below - 6, 4), theme.colour("curtain.0"), 0.6)
    canvas.coat(canvas.inside(below), theme.colour("curtain.valance"))
    shade = np.exp(-np.maximum(canvas.y, 0) / 16)
    if not theme.flat:
        canvas.coat(canvas.inside(below) * shade, theme.colour("curtain.0"), 0.35)
    edge = canvas.stroke(below + 2, 2) if theme.flat else bump(below + 2, 1.4)
    canvas.coat(edge, theme.colour("curtain.gold"), 0.95)
    return canvas.surface()


class HandCurtain:
    """What hangs a curtain in front of the table of ``screen`` and lifts it."""

    def __init__(self, screen: "PlayScreen") -> None:
        self.screen = screen
        self._curtain: Curtain | None = None
        self._seat = 0

    @property
    def is_uppermost(self) -> bool:
        """Whether it hangs there closed, and nothing before it."""
        hung = self._curtain
        return hung is not None and hung.closed and self.screen.desk.modal is hung

    def hang_again(self) -> None:
        """Everything was laid out anew: the curtain falls again if it hung there."""
        if self._curtain is not None:
            self.fall(self._seat)

    def fall(self, seat: int) -> None:
        """Hide the table until that person lifts the curtain. Where a game has words for whose turn it is, they come
        first."""
        screen = self.screen
        screen.table.show()
        self._seat, faces = seat, screen.board_view.faces
        side = faces.side(seat)
        come, away = screen.say("window-curtain-title", who=screen.words.who(seat)), screen.say("window-curtain-text")
        named = f"turn-of-{side}"
        title, sentence = (screen.words(named), f"{come} {away}") if screen.words.has(named) else (come, away)
        team = team_of(side)
        self._curtain = Curtain(
            screen.kit,
            Rect((0, 0), screen.app.size),
            title,
            sentence,
            screen.say("window-curtain-open"),
            self._lift,
            seal=faces.art.seal(team, screen.kit.px(SEAL)) if team else None,
        )
        screen.desk.show(self._curtain)

    def _lift(self) -> None:
        """Let that person see the table, from behind which the curtain draws aside."""
        self._curtain = None
        self.screen.controller.lift()
