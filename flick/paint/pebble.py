"""Draws pebbles, rough stones with a glyph that lie on or beside the cells of a map, and the sack that they come
from."""

import numpy as np

from flick.paint.arrays import Array, bump
from flick.paint.canvas import Raster
from flick.paint.distances import outward, round_edge
from flick.paint.fine_canvas import FineCanvas
from flick.paint.glyphs import Glyphs
from flick.paint.lamp import PANEL_LIGHT, glint, relief
from flick.paint.palette import Palette

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
    canvas = FineCanvas(palette, 1.6 * radius)
    away = _outline(canvas.x, canvas.y, radius, kind % KINDS)
    if palette.flat:
        _flat(canvas, away, colour)
    else:
        for share, blur, opacity in ((0.05, 0.05, 0.6), (0.16, 0.12, 0.55), (0.3, 0.3, 0.3)):
            x, y = canvas.x - 0.55 * share * radius, canvas.y - share * radius
            canvas.cast(_outline(x, y, radius, kind), blur * radius, opacity)
        canvas.fill(away, _lit(canvas, away, palette.rgb(colour), radius, kind))
    if icon:
        mask = glyphs.mask(icon, canvas.samples(GLYPH * radius))
        if not palette.flat:
            canvas.stamp(mask, "shadow", 0.4, 0.03 * radius, 0.045 * radius)
        canvas.stamp(mask, ink)
    return canvas.raster()


def sack(palette: Palette, colour: str, radius: float) -> Raster:
    """A leather sack that is tied below its mouth, as wide as high."""
    canvas = FineCanvas(palette, 1.4 * radius)
    away = _sewn(canvas.x, canvas.y, radius)
    cord = _cord(canvas.x, canvas.y, radius)
    if palette.flat:
        _flat(canvas, away, colour)
    else:
        canvas.cast(_sewn(canvas.x - 0.04 * radius, canvas.y - 0.1 * radius, radius), 0.12 * radius, 0.6)
        canvas.fill(away, _lit(canvas, away, palette.rgb(colour), radius, 2))
        canvas.fill(np.maximum(away, cord - 0.03 * radius), "shadow", 0.45)
    canvas.fill(np.maximum(away, cord), "honey", 0.9)
    return canvas.raster()


def _flat(canvas: FineCanvas, away: Array, colour: str) -> None:
    """Draw a thing in one colour with a pale line inside its edge."""
    canvas.fill(away, colour)
    canvas.line(away + 0.8, 1.6, "bone")


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


def _lit(canvas: FineCanvas, away: Array, colour: Array, radius: float, kind: int) -> Array:
    """The colours of the stone under the light of panels, so that it can lie anywhere."""
    diffuse, mirror = relief(round_edge(away, EDGE * radius), *outward(away), PANEL_LIGHT)
    rough = 1 + 0.10 * canvas.noise(radius / 4, radius / 4, 11 + kind)
    paint = colour * (rough * (0.26 + 0.80 * diffuse))[..., None] + glint(mirror, 34, 0.12)
    return np.clip(paint * (1 - 0.4 * bump(np.minimum(away, 0), 0.04 * radius))[..., None], 0, 1)
