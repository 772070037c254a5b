"""Draws lacquered discs: small, painted, with a rim and one glyph that points in the direction of flight."""

import math

import numpy as np

from flick.paint.arrays import blend, bump, pixel_grid, ramp, smooth
from flick.paint.box import Box
from flick.paint.canvas import Raster
from flick.paint.disc import bevel, fineness, press_at
from flick.paint.distances import blurred, cover
from flick.paint.glyphs import Glyphs
from flick.paint.lamp import BRIGHTEST, Light, glint, relief
from flick.paint.palette import Palette
from flick.paint.piece_art import GlyphBody, PieceArt, PieceShadow, ShadowLayer
from flick.paint.piece_look import PieceLook
from flick.paint.sample_grid import SampleGrid

GLYPH = 1.46
"""The width of a glyph, in radii."""

POINTS = math.radians(45)
"""The direction in which a glyph points as it is drawn, counter-clockwise from the right."""


def lacquered(palette: Palette, glyphs: Glyphs, look: PieceLook, radius: float) -> PieceArt:
    """A projectile in the shape of a disc."""
    grid = SampleGrid(radius, fineness(radius))
    k = radius / 12
    shadow = PieceShadow(
        radius, [ShadowLayer(1.4 * k, 0.8 * k, 0.55), ShadowLayer(6 * k, 2.6 * k, 0.45)], palette.rgb("shadow")
    )
    below = [_Glow(palette, look, radius)] if look.glows else []

    def lit(light: Light) -> Raster:
        return _lit(palette, look, radius, grid, light)

    return PieceArt(GlyphBody(grid, _glyph(palette, glyphs, look, radius, grid), lit), shadow, below)


def _lit(palette: Palette, look: PieceLook, radius: float, grid: SampleGrid, light: Light) -> Raster:
    """The painted field and its rim in the light."""
    x, y = grid.fixed_grid()
    away = np.maximum(np.hypot(x, y), 1e-6)
    rho = away / radius
    slope = 0.8 * bevel(rho, 0.72) + 0.22 * rho
    diffuse, mirror = relief(slope, x / away, y / away, light)
    along = (x * light.x + y * light.y) / radius
    field = ramp(0.52 + 0.42 * along, palette.tones(look.colour))
    paint = blend(field, palette.rgb(f"{look.colour}.rim"), smooth(0.80, 0.84, rho))
    paint = paint * (0.30 + 0.76 * diffuse)[..., None] + glint(mirror, 40, 0.55)
    rim = 1 - 0.5 * bump((1 - rho) * radius, 0.75)
    silhouette = cover((rho - 1) * (radius * grid.fine))
    return Raster(paint * (rim * BRIGHTEST)[..., None], silhouette)


def _glyph(palette: Palette, glyphs: Glyphs, look: PieceLook, radius: float, grid: SampleGrid) -> Raster:
    """The glyph with its shadow, on a transparent ground."""
    sample = radius * grid.fine
    mask = glyphs.mask(look.emblem or "star", round(GLYPH * sample), -POINTS)
    field, shadow = (np.zeros((grid.samples, grid.samples, 1), dtype=np.float32) for _ in range(2))
    press_at(field, mask, 0, 0, np.ones(1, dtype=np.float32), 1.0)
    press_at(shadow, mask, 0.3 / 12 * sample, 0.5 / 12 * sample, np.ones(1, dtype=np.float32), 0.30)
    alpha = field + shadow * (1 - field)
    colour = palette.rgb(f"{look.colour}.glyph") * (field / np.maximum(alpha, 1e-6))
    return Raster(colour, alpha[..., 0])


class _Glow:
    """The light of a glowing projectile on the cloth."""

    adds = False

    def __init__(self, palette: Palette, look: PieceLook, radius: float) -> None:
        self._radius, self._half = radius, math.ceil(2.6 * radius)
        self._colour = palette.rgb(f"{look.colour}.glow")

    def box(self, x: float, y: float, light: Light) -> Box:
        size = 2 * self._half + 1
        return Box(math.floor(x) - self._half, math.floor(y) - self._half, size, size)

    def paint(self, light: Light, strength: float) -> Raster:
        half = self._half
        x, y = pixel_grid(2 * half + 1, 2 * half + 1, -half - 0.5, -half - 0.5)
        mask = blurred(np.hypot(x, y) - 1.15 * self._radius, 0.45 * self._radius)
        return Raster(self._colour, mask * (0.55 * min(strength, 1)))
