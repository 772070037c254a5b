"""A piece as it is drawn: its shadow, its body, and what light does round it."""

from collections.abc import Iterable
from typing import NamedTuple

from pygame import BLEND_RGB_ADD, Rect, Surface

from flick.paint.lamp import Light, light_of, stepped
from flick.paint.piece_art import Gleam, PieceArt
from flick.window.arena.bodies import body_of
from flick.window.arena.shadow import shadow_of, shadow_rect
from flick.window.widgets.surfaces import surface_of
from flick.window.widgets.turned_surfaces import LastAskedCache

STRENGTHS = 16
"""In so many steps light becomes fainter."""


class GleamSprite:
    """Light round a piece, painted once for each light that is told apart."""

    def __init__(self, gleam: Gleam) -> None:
        self._gleam = gleam
        self._kept: LastAskedCache[tuple[tuple[int, int], int], Surface] = LastAskedCache(24)

    def draw(self, target: Surface, x: float, y: float, light: Light, opacity: float) -> None:
        step, strength = stepped(light), round(light.bright * opacity * STRENGTHS)
        painted = self._kept.get((step, strength), lambda: self._painted(step, strength / STRENGTHS))
        target.blit(painted, self.rect(x, y, light), None, BLEND_RGB_ADD if self._gleam.adds else 0)

    def rect(self, x: float, y: float, light: Light) -> Rect:
        """Everything that it lightens."""
        return Rect(self._gleam.box(x, y, light))

    def _painted(self, step: tuple[int, int], strength: float) -> Surface:
        return surface_of(self._gleam.paint(light_of(step), strength))


class Sprite:
    """A piece that can be drawn anywhere. Places are pixels and need not be whole; angles are counter-clockwise."""

    def __init__(self, art: PieceArt) -> None:
        self._art = art
        self._body = body_of(art.body)
        self._shadow = shadow_of(art.shadow) if art.shadow is not None else None
        self._below, self._above = ([GleamSprite(gleam) for gleam in side] for side in (art.below, art.above))

    def draw(self, target: Surface, x: float, y: float, angle: float, light: Light, opacity: float = 1.0) -> None:
        """The whole piece. Where pieces lie close, ``draw_all`` keeps shadows off their neighbours' faces."""
        self.draw_shadow(target, x, y, angle, light, opacity)
        self.draw_body(target, x, y, angle, light, opacity)

    def draw_shadow(
        self, target: Surface, x: float, y: float, angle: float, light: Light, opacity: float = 1.0
    ) -> None:
        if self._shadow is not None:
            self._shadow.draw(target, x, y, angle, light, opacity)
        for gleam in self._below:
            gleam.draw(target, x, y, light, opacity)

    def draw_body(self, target: Surface, x: float, y: float, angle: float, light: Light, opacity: float = 1.0) -> None:
        self._body.draw(target, x, y, angle, light, opacity)
        for gleam in self._above:
            gleam.draw(target, x, y, light, opacity)

    def rect(self, x: float, y: float, light: Light) -> Rect:
        """Everything that drawing it there may change, however it is turned."""
        half = self._art.body.grid.size
        whole = Rect(round(x) - half, round(y) - half, 2 * half, 2 * half)
        parts = [gleam.rect(x, y, light) for gleam in (*self._below, *self._above)]
        if self._art.shadow is not None:
            parts.append(shadow_rect(self._art.shadow, x, y, light))
        return whole.unionall(parts)


class PlacedSprite(NamedTuple):
    """A sprite at its place."""

    sprite: Sprite
    x: float
    y: float
    angle: float
    light: Light
    opacity: float = 1.0


def draw_all(target: Surface, pieces: Iterable[PlacedSprite]) -> None:
    """Every shadow, and then every piece."""
    lying = list(pieces)
    for piece in lying:
        piece.sprite.draw_shadow(target, piece.x, piece.y, piece.angle, piece.light, piece.opacity)
    for piece in lying:
        piece.sprite.draw_body(target, piece.x, piece.y, piece.angle, piece.light, piece.opacity)
