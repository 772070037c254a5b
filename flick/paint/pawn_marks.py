"""Draws marks of pawns: the ring and halo of the active one, badges, number tags. A ``unit`` is a pixel of the design,
in pixels."""

import numpy as np

from flick.paint.canvas import Raster
from flick.paint.fine_canvas import FineCanvas
from flick.paint.glyphs import Glyphs
from flick.paint.palette import Palette

LARGE = 40.0
"""The radius in pixels from which on rings and light are painted without finer samples, because their edges are
smooth."""
RING_GAP, RING_WIDTH = 3.0, 1.6
HALO_REACH = 24.0
BADGE, TAG = 10.0, 7.8
"""The radii of a badge and of a number tag, in pixels of the design."""


def ring(palette: Palette, unit: float, radius: float, strength: float = 1.0) -> Raster:
    """The ring of an active pawn, or with a strength of 0.6 of one that can be chosen; ``radius`` is the pawn's."""
    canvas = _around_pawn(palette, radius, (RING_GAP + 4) * unit)
    away = canvas.away - (radius + (RING_GAP + 0.2) * unit)
    canvas.line(away - 1.4 * unit, unit, "outline", 0.35 * strength)
    canvas.line(away, RING_WIDTH * unit, "honey", strength)
    return canvas.raster()


def cell_ring(palette: Palette, unit: float, radius: float, *, strong: bool) -> Raster:
    """The light around a cell of a map that can be chosen, visible on any ground."""
    canvas = FineCanvas(palette, radius + 20 * unit + 1)
    away = canvas.away - radius
    glow = np.exp(-np.maximum(away, 0) / (5 * unit)) * canvas.inside(-away) * canvas.inside(away - 18 * unit)
    canvas.over(glow, "honey", 0.8 if strong else 0.4)
    canvas.line(away, (5.4 if strong else 4.0) * unit, "outline", 0.62)
    canvas.line(away, (3.2 if strong else 1.9) * unit, "honey")
    return canvas.raster()


def halo(palette: Palette, unit: float, radius: float) -> Raster:
    """The soft light of an active pawn on the cloth, which lies under the pawn."""
    canvas = _around_pawn(palette, radius, HALO_REACH * unit)
    away = canvas.away - radius
    glow = np.exp(-np.maximum(away - 2 * unit, 0) / (7 * unit))
    canvas.over(glow * canvas.inside(-away) * canvas.inside(away - HALO_REACH * unit), "honey", 0.50)
    return canvas.raster()


def badge(palette: Palette, glyphs: Glyphs, name: str, radius: float) -> Raster:
    """A small dark sign with a honey rim and a glyph such as ``stun``."""
    canvas = _plate(palette, radius, "plate.foot", "honey", 1.3 * radius / BADGE)
    canvas.stamp(glyphs.mask(name, canvas.samples(1.3 * radius)), "bone")
    return canvas.raster()


def number_plate(palette: Palette, unit: float) -> Raster:
    """A small dark sign for a pawn's number, for people who cannot rely on colours."""
    return _plate(palette, TAG * unit, "badge", "preview", 1.2 * unit).raster()


def _around_pawn(palette: Palette, radius: float, reach: float) -> FineCanvas:
    """A canvas that reaches so many pixels beyond a pawn."""
    return FineCanvas(palette, radius + reach + 1, fine=3 if radius < LARGE else 1)


def _plate(palette: Palette, radius: float, field: str, rim: str, width: float) -> FineCanvas:
    """A dark disc with a thin rim and a shadow."""
    canvas = FineCanvas(palette, radius + 6 * radius / BADGE + 1)
    away = canvas.away - radius
    if not palette.flat:
        moved = np.hypot(canvas.x - 0.05 * radius, canvas.y - 0.15 * radius)
        canvas.cast(moved - radius, 0.16 * radius, 0.6)
    canvas.fill(away, field)
    canvas.line(away + 0.6, width, rim, 0.95)
    return canvas
