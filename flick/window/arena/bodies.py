"""How the body of a piece comes to the screen: turned by any angle, lit from wherever the lamp hangs."""

import math

import pygame
from pygame import Surface

from flick.paint.lamp import BRIGHTEST, Light, light_of, stepped
from flick.paint.piece_art import DiscBody, FlatBody, GlyphBody, LitBody, PieceBody
from flick.paint.sample_grid import spot
from flick.window.widgets.surfaces import surface_of
from flick.window.widgets.turned_surfaces import Fixed, LastAskedCache, Turning

LIGHTS = 20
"""The number of lights that are kept for each piece."""

STEPS = 16
"""The steps of a pixel that are told apart where a place between two pixels costs nothing."""

TURNS = 24
"""The number of directions in which the light on a piece that turns under the lamp is told apart."""


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
        self._lights: LastAskedCache[tuple[int, int], Turning] = LastAskedCache(TURNS + 4)

    def picture(self, angle: float, light: Light, right_by: int, down_by: int) -> Surface:
        step, art = stepped(light, angle, TURNS), self._art
        turning = self._lights.get(step, lambda: Turning(surface_of(art.lit(light_of(step, TURNS))), art.grid))
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
