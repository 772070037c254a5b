"""A piece as it is drawn: its body, turned by any angle and lit from wherever the lamp hangs, its shadow, and what
light does round it."""

import math
from collections.abc import Iterable
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from flick.paint.lamp import BRIGHTEST, Light, light_of, stepped
from flick.paint.piece_art import DiscBody, FlatBody, Gleam, GlyphBody, LitBody, PieceArt, PieceBody, PieceShadow
from flick.paint.sample_grid import spot
from flick.window.widgets.surfaces import surface_of
from flick.window.widgets.turned_surfaces import Fixed, LastAskedCache, Turning

LIGHTS = 20
"""The number of lights that are kept for each piece."""

STEPS = 16
"""The steps of a pixel that are told apart where a place between two pixels costs nothing."""

LIGHT_TURNS = 24
"""The number of directions in which the light on a piece that turns under the lamp is told apart."""

STRENGTHS = 16
"""The number of steps in which light becomes fainter."""

SHARPEST = 2
"""The steps of a pixel in which the shadows of discs are told apart."""

SHADOW_TURNS = 180
"""The steps of a full turn in which the shadow of any other piece follows it."""


class PieceShape:
    """A piece without its shadow, drawn with its middle at any place between two pixels."""

    steps = STEPS
    """How many places between two pixels are told apart, in both directions."""

    def draw(self, target: Surface, x: float, y: float, angle: float, light: Light, opacity: float) -> None:
        """Dim the piece as the light says, and put its middle there."""
        (left, right_by), (top, down_by) = spot(x, self.steps), spot(y, self.steps)
        piece = self.picture(angle, light, right_by, down_by)
        dim = math.floor(255 * min(light.bright / BRIGHTEST, 1) + 0.5)
        piece.fill((dim, dim, dim, 255), None, pygame.BLEND_RGB_MULT)
        piece.set_alpha(round(255 * opacity))
        half = piece.get_width() // 2
        target.blit(piece, (left - half, top - half))

    def picture(self, angle: float, light: Light, right_by: int, down_by: int) -> Surface:
        """The piece turned by ``angle`` and moved by so many steps, as if it lay where the lamp is brightest."""
        raise NotImplementedError


class TurnedDisc(PieceShape):
    """A disc: what turns with it is drawn once without light; the light on it is drawn once and does not turn."""

    def __init__(self, art: DiscBody) -> None:
        self.steps, self._grid, self._shade = art.grid.fine, art.grid, art.shade
        self._turning = Turning(surface_of(art.face), art.grid)
        self._lights: LastAskedCache[tuple[int, int], tuple[Fixed, Fixed]] = LastAskedCache(LIGHTS)
        self._scratch = Surface((art.grid.size, art.grid.size), pygame.SRCALPHA, 32)

    def picture(self, angle: float, light: Light, right_by: int, down_by: int) -> Surface:
        step = stepped(light)
        shade, gloss = self._lights.get(step, lambda: self._lit(step))
        turned = self._turning.at(angle, right_by / self.steps, down_by / self.steps)
        inset = (self._grid.size - turned.get_width()) // 2
        self._scratch.blit(turned, (inset, inset))
        self._scratch.blit(shade.at(right_by, down_by), (0, 0), None, pygame.BLEND_RGBA_MULT)
        self._scratch.blit(gloss.at(right_by, down_by), (0, 0), None, pygame.BLEND_RGB_ADD)
        return self._scratch

    def _lit(self, step: tuple[int, int]) -> tuple[Fixed, Fixed]:
        shade, gloss = self._shade(light_of(step))
        return Fixed(surface_of(shade), self._grid), Fixed(surface_of(gloss), self._grid)


class GlyphDisc(PieceShape):
    """A disc that looks the same however it is turned, but for the glyph on it."""

    def __init__(self, art: GlyphBody) -> None:
        self.steps, self._grid, self._lit = art.grid.fine, art.grid, art.lit
        self._glyph = Turning(surface_of(art.glyph), art.grid)
        self._lights: LastAskedCache[tuple[int, int], Fixed] = LastAskedCache(LIGHTS)
        self._scratch = Surface((art.grid.size, art.grid.size), pygame.SRCALPHA, 32)

    def picture(self, angle: float, light: Light, right_by: int, down_by: int) -> Surface:
        step = stepped(light)
        disc = self._lights.get(step, lambda: Fixed(surface_of(self._lit(light_of(step))), self._grid))
        glyph = self._glyph.at(angle, right_by / self.steps, down_by / self.steps)
        inset = (self._grid.size - glyph.get_width()) // 2
        self._scratch.fill((0, 0, 0, 0))
        self._scratch.blit(disc.at(right_by, down_by), (0, 0), None, pygame.BLEND_RGBA_ADD)
        self._scratch.blit(glyph, (inset, inset))
        return self._scratch


class LitShape(PieceShape):
    """A piece of any shape, drawn under the light that falls on it in its own frame, and then turned."""

    def __init__(self, art: LitBody) -> None:
        self._art = art
        self._lights: LastAskedCache[tuple[int, int], Turning] = LastAskedCache(LIGHT_TURNS + 4)

    def picture(self, angle: float, light: Light, right_by: int, down_by: int) -> Surface:
        step, art = stepped(light, angle, LIGHT_TURNS), self._art
        turning = self._lights.get(step, lambda: Turning(surface_of(art.lit(light_of(step, LIGHT_TURNS))), art.grid))
        return turning.at(angle, right_by / STEPS, down_by / STEPS)


class FlatShape(PieceShape):
    """A piece on which no light falls."""

    def __init__(self, art: FlatBody) -> None:
        self._turning = Turning(surface_of(art.drawn), art.grid)

    def draw(self, target: Surface, x: float, y: float, angle: float, light: Light, opacity: float) -> None:
        super().draw(target, x, y, angle, light._replace(bright=BRIGHTEST), opacity)

    def picture(self, angle: float, light: Light, right_by: int, down_by: int) -> Surface:
        return self._turning.at(angle, right_by / STEPS, down_by / STEPS)


def body_of(art: PieceBody) -> PieceShape:
    """The body of a piece, ready to be drawn."""
    match art:
        case DiscBody():
            return TurnedDisc(art)
        case GlyphBody():
            return GlyphDisc(art)
        case LitBody():
            return LitShape(art)
        case FlatBody():
            return FlatShape(art)


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
        turn = round(angle * SHADOW_TURNS / math.tau) % SHADOW_TURNS
        soft = self._kept.get((number, turn), lambda: self._masks[number].at(turn * math.tau / SHADOW_TURNS, 0, 0))
        return soft, math.floor(x), math.floor(y)


class GleamSprite:
    """Light round a piece, painted once for each light that is told apart."""

    def __init__(self, gleam: Gleam) -> None:
        self._gleam = gleam
        self._kept: LastAskedCache[tuple[tuple[int, int], int], Surface] = LastAskedCache(24)

    def draw(self, target: Surface, x: float, y: float, light: Light, opacity: float) -> None:
        step, strength = stepped(light), round(light.bright * opacity * STRENGTHS)
        painted = self._kept.get((step, strength), lambda: self._painted(step, strength / STRENGTHS))
        target.blit(painted, self.rect(x, y, light), None, pygame.BLEND_RGB_ADD if self._gleam.adds else 0)

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
