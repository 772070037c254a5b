"""Draws marks of pawns: the ring and halo of the active one, badges, number tags."""

import math

import numpy as np

from flick.paint.canvas import Canvas, Patch, Raster
from flick.paint.distances import blurred, cover, stroke
from flick.paint.glyphs import Glyphs
from flick.paint.palette import Palette

FINE = 3
LARGE = 40.0
"""The radius in pixels from which on rings and light are painted without finer samples, because their edges are
smooth."""
RING_GAP, RING_WIDTH = 3.0, 1.6
HALO_REACH = 24.0
BADGE, TAG = 10.0, 7.8
"""The radii of a badge and of a number tag, in pixels of the design."""


def ring(palette: Palette, scale: float, radius: float, strength: float = 1.0) -> Raster:
    """The ring of an active pawn, or with a strength of 0.6 of one that can be chosen; ``radius`` is the pawn's."""
    s = scale
    fine = FINE if radius < LARGE else 1
    canvas, patch = _square(radius + (RING_GAP + 4) * s, fine)
    away = np.hypot(patch.x, patch.y) / fine - (radius + (RING_GAP + 0.2) * s)
    outline = stroke((away - 1.4 * s) * fine, 1.0 * s * fine)
    canvas.over(patch, outline, palette.rgb("outline"), 0.35 * strength)
    canvas.over(patch, stroke(away * fine, RING_WIDTH * s * fine), palette.rgb("honey"), strength)
    return canvas.reduced(fine)


def cell_ring(palette: Palette, scale: float, radius: float, *, strong: bool) -> Raster:
    """The light around a cell of a map that can be chosen, visible on any ground."""
    s = scale
    canvas, patch = _square(radius + 20 * s)
    away = np.hypot(patch.x, patch.y) / FINE - radius
    glow = np.exp(-np.maximum(away, 0) / (5 * s)) * cover(-away * FINE)
    canvas.over(patch, glow * cover((away - 18 * s) * FINE), palette.rgb("honey"), 0.8 if strong else 0.4)
    canvas.over(patch, stroke(away * FINE, (5.4 if strong else 4.0) * s * FINE), palette.rgb("outline"), 0.62)
    canvas.over(patch, stroke(away * FINE, (3.2 if strong else 1.9) * s * FINE), palette.rgb("honey"))
    return canvas.reduced(FINE)


def halo(palette: Palette, scale: float, radius: float) -> Raster:
    """The soft light of an active pawn on the cloth, which lies under the pawn."""
    s = scale
    fine = FINE if radius < LARGE else 1
    canvas, patch = _square(radius + HALO_REACH * s, fine)
    away = np.hypot(patch.x, patch.y) / fine - radius
    glow = np.exp(-np.maximum(away - 2 * s, 0) / (7 * s)) * cover(-away * fine)
    canvas.over(patch, glow * cover((away - HALO_REACH * s) * fine), palette.rgb("honey"), 0.50)
    return canvas.reduced(fine)


def badge(palette: Palette, glyphs: Glyphs, name: str, radius: float) -> Raster:
    """A small dark sign with a honey rim and a glyph such as ``stun``."""
    canvas = _plate(palette, radius, "plate.foot", "honey", 1.3 * radius / BADGE)
    canvas.stamp(glyphs.mask(name, round(1.3 * radius * FINE)), 0, 0, palette.rgb("bone"))
    return canvas.reduced(FINE)


def number_plate(palette: Palette, scale: float) -> Raster:
    """A small dark sign for a pawn's number, for people who cannot rely on colours."""
    return _plate(palette, TAG * scale, "badge", "preview", 1.2 * scale).reduced(FINE)


def _plate(palette: Palette, radius: float, field: str, rim: str, width: float) -> Canvas:
    """A dark disc with a thin rim and a shadow."""
    canvas, patch = _square(radius + 6 * radius / BADGE)
    away = np.hypot(patch.x, patch.y) - radius * FINE
    if not palette.flat:
        down = np.hypot(patch.x - 0.05 * radius * FINE, patch.y - 0.15 * radius * FINE)
        shadow = blurred(down - radius * FINE, 0.16 * radius * FINE)
        canvas.over(patch, shadow, palette.rgb("shadow"), 0.6)
    canvas.over(patch, cover(away), palette.rgb(field))
    canvas.over(patch, stroke(away + 0.6 * FINE, width * FINE), palette.rgb(rim), 0.95)
    return canvas


def _square(reach: float, fine: int = FINE) -> tuple[Canvas, Patch]:
    size = (math.ceil(reach) + 1) * fine
    canvas = Canvas(2 * size, 2 * size, -size, -size)
    return canvas, canvas.patch(-size, -size, size, size, 0)
