"""A piece as it is drawn: its shadow, its body, and what light does round it."""

import math
from collections.abc import Iterable
from typing import NamedTuple

from pygame import BLEND_RGB_ADD, Rect, Surface

from flick.paint.lamp import Light, light_of, stepped
from flick.paint.piece_art import Gleam, PieceArt, PieceShadow
from flick.paint.sample_grid import spot
from flick.window.arena.bodies import body_of
from flick.window.widgets.surfaces import surface_of
from flick.window.widgets.turned_surfaces import LastAskedCache, Turning

STRENGTHS = 16
"""The number of steps in which light becomes fainter."""

SHARPEST = 2
"""The steps of a pixel in which the shadows of discs are told apart."""

TURNS = 180
"""The steps of a full turn in which the shadow of any other piece follows it."""


class ShadowSprite:
    """The shadow of a piece. That of a disc is kept for each place between two pixels, any other for each turn."""

    def __init__(self, art: PieceShadow) -> None:
        self._art = art
        self._kept: LastAskedCache[tuple[int, ...], Surface] = LastAskedCache(24)
        turning = [] if art.outline is None else [art.turning_layer(number) for number in range(len(art.layers))]
        self._masks = [Turning(surface_of(raster), grid) for grid, raster in turning]

    def draw(self, target: Surface, x: float, y: float, angle: float, light: Light, opacity: float) -> None:
        across, down = light.slope
        for number, layer in enumerate(self._art.layers):
            at = x + across * layer.rise, y + down * layer.rise
            soft, left, top = self._turned(number, *at, angle) if self._masks else self._round(number, *at)
            soft.set_alpha(round(255 * opacity))
            target.blit(soft, (left - soft.get_width() // 2, top - soft.get_height() // 2))

    def rect(self, x: float, y: float, light: Light) -> Rect:
        """Everything that the shadow darkens."""
        across, down = light.slope
        whole = Rect(math.floor(x), math.floor(y), 1, 1)
        for layer in self._art.layers:
            half = math.ceil(self._art.reach * layer.larger + 3 * layer.sigma + 2)
            left, top = math.floor(x + across * layer.rise) - half, math.floor(y + down * layer.rise) - half
            whole.union_ip(Rect(left, top, 2 * half + 1, 2 * half + 1))
        return whole

    def _round(self, number: int, x: float, y: float) -> tuple[Surface, int, int]:
        """A layer of a disc's shadow, and the pixel in which its middle lies."""
        (left, right_by), (top, down_by) = spot(x, SHARPEST), spot(y, SHARPEST)
        moved = right_by / SHARPEST, down_by / SHARPEST
        key = number, right_by, down_by
        return self._kept.get(key, lambda: surface_of(self._art.round_layer(number, *moved))), left, top

    def _turned(self, number: int, x: float, y: float, angle: float) -> tuple[Surface, int, int]:
        """A layer of any other shadow, and the pixel in which its middle lies."""
        turn = round(angle * TURNS / math.tau) % TURNS
        soft = self._kept.get((number, turn), lambda: self._masks[number].at(turn * math.tau / TURNS, 0, 0))
        return soft, math.floor(x), math.floor(y)


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
        """Everything that the light brightens."""
        return Rect(self._gleam.box(x, y, light))

    def _painted(self, step: tuple[int, int], strength: float) -> Surface:
        return surface_of(self._gleam.paint(light_of(step), strength))


class Sprite:
    """A piece that can be drawn anywhere. Places are pixels and need not be whole; angles are counter-clockwise."""

    def __init__(self, art: PieceArt) -> None:
        self._art = art
        self._body = body_of(art.body)
        self._shadow = ShadowSprite(art.shadow) if art.shadow is not None else None
        self._below, self._above = ([GleamSprite(gleam) for gleam in side] for side in (art.below, art.above))

    def draw(self, target: Surface, x: float, y: float, angle: float, light: Light, opacity: float = 1.0) -> None:
        """Draw the whole piece. Where pieces lie close, ``draw_all`` keeps shadows off their neighbours' faces."""
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
        """Everything that drawing the piece there may change, however it is turned."""
        half = self._art.body.grid.size
        whole = Rect(round(x) - half, round(y) - half, 2 * half, 2 * half)
        parts = [gleam.rect(x, y, light) for gleam in (*self._below, *self._above)]
        if self._shadow is not None:
            parts.append(self._shadow.rect(x, y, light))
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
    """Draw every shadow, and then every piece."""
    lying = list(pieces)
    for piece in lying:
        piece.sprite.draw_shadow(target, piece.x, piece.y, piece.angle, piece.light, piece.opacity)
    for piece in lying:
        piece.sprite.draw_body(target, piece.x, piece.y, piece.angle, piece.light, piece.opacity)
