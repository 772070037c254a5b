"""Draws pebbles, rough stones with a glyph that lie on or beside the cells of a map, and the sack that they come
from."""

import math

import numpy as np

from flick.paint.arrays import Array, bump, noise
from flick.paint.canvas import Canvas, Raster
from flick.paint.distances import blurred, cover, outward, stroke
from flick.paint.glyphs import Glyphs
from flick.paint.lamp import PANEL_LIGHT, glint, relief
from flick.paint.palette import Palette

FINE = 3
ROUGH = ((5, 0.035, 1.7), (3, 0.02, 3.4))
"""For each wave of the outline its number around the stone, its height in radii, and its turn from kind to kind."""

EDGE, GLYPH = 0.24, 1.16
"""The width of the round edge and of the glyph, in radii."""

SEAM = 0.14
"""The softness of the seam between the neck and the belly of a sack, in radii."""

KINDS = 5
"""The number of different outlines."""


def pebble(palette: Palette, glyphs: Glyphs, colour: str, icon: str, ink: str, radius: float, kind: int) -> Raster:
    """A pebble of that ``radius`` in pixels; without an ``icon`` it is bare."""
    half = math.ceil(1.6 * radius) * FINE
    canvas = Canvas(2 * half, 2 * half, -half, -half)
    patch = canvas.patch(-half, -half, half, half, 0)
    big = radius * FINE
    away = _outline(patch.x, patch.y, big, kind % KINDS)
    if palette.flat:
        canvas.over(patch, cover(away), palette.rgb(colour))
        canvas.over(patch, stroke(away + 0.8 * FINE, 1.6 * FINE), palette.rgb("bone"))
    else:
        for share, sigma, opacity in ((0.05, 0.05, 0.6), (0.16, 0.12, 0.55), (0.3, 0.3, 0.3)):
            cast = _outline(patch.x - 0.55 * share * big, patch.y - share * big, big, kind)
            canvas.over(patch, blurred(cast, sigma * big), palette.rgb("shadow"), opacity)
        canvas.over(patch, cover(away), _lit(away, palette.rgb(colour), big, kind))
    if icon:
        mask = glyphs.mask(icon, round(GLYPH * big))
        if not palette.flat:
            canvas.stamp(mask, 0.03 * big, 0.045 * big, palette.rgb("shadow"), 0.4)
        canvas.stamp(mask, 0, 0, palette.rgb(ink))
    return canvas.reduced(FINE)


def sack(palette: Palette, colour: str, radius: float) -> Raster:
    """A leather sack that is tied below its mouth, as wide as high."""
    half = math.ceil(1.4 * radius) * FINE
    canvas = Canvas(2 * half, 2 * half, -half, -half)
    patch = canvas.patch(-half, -half, half, half, 0)
    big = radius * FINE
    away = _sewn(patch.x, patch.y, big)
    cord = _cord(patch.x, patch.y, big)
    if palette.flat:
        canvas.over(patch, cover(away), palette.rgb(colour))
        canvas.over(patch, stroke(away + 0.8 * FINE, 1.6 * FINE), palette.rgb("bone"))
    else:
        cast = _sewn(patch.x - 0.04 * big, patch.y - 0.1 * big, big)
        canvas.over(patch, blurred(cast, 0.12 * big), palette.rgb("shadow"), 0.6)
        canvas.over(patch, cover(away), _lit(away, palette.rgb(colour), big, 2))
        canvas.over(patch, cover(np.maximum(away, cord - 0.03 * big)), palette.rgb("shadow"), 0.45)
    canvas.over(patch, cover(np.maximum(away, cord)), palette.rgb("honey"), 0.9)
    return canvas.reduced(FINE)


def _sewn(x: Array, y: Array, radius: float) -> Array:
    """The signed distance to the edge of a full sack, whose belly, neck and mouth run into each other."""
    x, y = x / radius, y / radius
    belly = (np.hypot(x / 0.98, (y - 0.26) / 0.74) - 1) * 0.74
    neck = np.maximum(np.abs(x) - 0.3, np.abs(y + 0.62) - 0.3)
    wide = 0.3 + 0.9 * np.maximum(-0.72 - y, 0)
    mouth = np.maximum(np.abs(x) - wide, np.abs(y + 0.84) - 0.16)
    blend = np.clip(0.5 + (np.minimum(neck, mouth) - belly) / (2 * SEAM), 0, 1)
    joined = np.minimum(neck, mouth) * (1 - blend) + belly * blend - SEAM * blend * (1 - blend)
    return joined * radius


def _cord(x: Array, y: Array, radius: float) -> Array:
    """The signed distance to the cord that ties it."""
    return np.abs(y + 0.58 * radius - 0.08 * np.abs(x)) - 0.055 * radius


def _outline(x: Array, y: Array, radius: float, kind: int) -> Array:
    """The signed distance to the edge of a stone around 0."""
    turn = np.arctan2(y, x)
    reach = np.ones(turn.shape, dtype=np.float32)
    for waves, much, phase in ROUGH:
        reach += much * np.sin(waves * turn + phase * (kind + 1))
    return np.hypot(x, y) - radius * reach


def _lit(away: Array, colour: Array, radius: float, kind: int) -> Array:
    """The colours of the stone under the light of panels, so that it can lie anywhere."""
    t = np.clip(1 + away / (EDGE * radius), 0, 1)
    slope = t / np.maximum(np.sqrt(np.clip(1 - t * t, 0, 1)), 0.25) * 0.8
    diffuse, mirror = relief(slope, *outward(away), PANEL_LIGHT)
    rough = 1 + 0.10 * noise(away.shape, radius / 4, radius / 4, 11 + kind)
    paint = colour * (rough * (0.26 + 0.80 * diffuse))[..., None]
    paint = paint + glint(mirror, 34, 0.12)
    return np.clip(paint * (1 - 0.4 * bump(np.minimum(away, 0), 0.04 * radius))[..., None], 0, 1)
