"""Draws pieces in the palette of high contrast: black outline, flat colour, one glyph, no texture and no shadow."""

import math
from collections.abc import Sequence

import numpy as np

from flick.arena.shapes import Chain, Point
from flick.paint.arrays import Array, blend
from flick.paint.canvas import Raster
from flick.paint.disc import CORNER, fineness, press_at
from flick.paint.distances import chain, cover, hexagon, polygon
from flick.paint.glyphs import Glyphs, exists
from flick.paint.palette import Palette
from flick.paint.piece_art import FlatBody, PieceArt
from flick.paint.piece_look import PieceLook
from flick.paint.sample_grid import SampleGrid
from flick.paint.sticks import arc_middle, press_crests

STICKER = 0.80
DARK_RING = 2.0
RING = 2.4
"""The width of the field's ring, in lines of one pixel at a window width of 1280 pixels."""

Coat = tuple[Array, str]
"""A signed distance in pixels, and the colour that is painted inside it."""


def flat_disc(palette: Palette, glyphs: Glyphs, look: PieceLook, radius: float) -> PieceArt:
    """A disc: white for maple, black with a white ring for wenge; the sticker keeps its shape and colour."""
    grid = SampleGrid(radius, fineness(radius))
    x, y = grid.turning_grid()
    away, line = np.hypot(x, y), _line(radius, 18)
    rim = away - (radius - line)
    coats: list[Coat] = [(rim, "maple.0")]
    if look.wood == "wenge":
        coats.append((rim + DARK_RING * line, "wenge.0"))
    sticker = away - STICKER * radius
    if look.sticker == "six-sided":
        sticker = hexagon(x, y, STICKER * CORNER * radius)
    coats.append((sticker, look.colour))
    paint, alpha = _painted(palette, away - radius, coats, grid)
    if look.emblem is not None:
        wide = 1.2 if look.wood == "maple" else 0.92
        bold, width = ("_bold", wide) if exists(f"{look.emblem}_bold") else ("", 1.0)
        mask = glyphs.mask(look.emblem + bold, round(width * radius * grid.fine))
        press_at(paint, mask, 0, 0, palette.rgb(f"{look.colour}.emblem"), 1.0)
    return _flat(grid, paint, alpha)


def flat_round(palette: Palette, glyphs: Glyphs, look: PieceLook, radius: float) -> PieceArt:
    """A crystal or a lacquered disc: a field in a white ring, with a glyph."""
    grid = SampleGrid(radius, fineness(radius))
    x, y = grid.turning_grid()
    distance, line = np.hypot(x, y) - radius, _line(radius, 21)
    glyph, turn, width = look.emblem or "star", -math.radians(45), 1.15
    field, ink = f"{look.colour}.0", f"{look.colour}.glyph"
    if look.kind == "crystal":
        glyph, field, turn, width = "crystal", "wenge.0", 0.0, 1.45
    coats: list[Coat] = [(distance + line, "bone"), (distance + (1 + RING) * line, field)]
    paint, alpha = _painted(palette, distance, coats, grid)
    mask = glyphs.mask(glyph, round(width * radius * grid.fine), turn)
    press_at(paint, mask, 0, 0, palette.rgb(ink), 1.0)
    return _flat(grid, paint, alpha)


def flat_stick(palette: Palette, glyphs: Glyphs, look: PieceLook, outline: Chain, scale: float) -> PieceArt:
    """A longbow with an arrow on it, or a wave with its crests."""
    radius = outline.radius * scale
    grid = SampleGrid(outline.extent * scale, fineness(radius))
    spine = [(x * scale, -y * scale) for x, y in outline.points]
    x, y = grid.turning_grid()
    distance, line = chain(x, y, spine, radius), _line(scale, 1.44)
    coats: list[Coat] = [
        (distance + line, "bone"),
        (distance + 2.5 * line, f"{look.colour}.0"),
    ]
    if look.kind == "longbow":
        coats += [(arrow, f"{look.colour}.inlay") for arrow in _arrow(x, y, spine[-1][0], radius)]
    paint, alpha = _painted(palette, distance, coats, grid)
    if look.kind != "longbow":
        arc = arc_middle(spine, radius) * grid.fine, radius * grid.fine
        press_crests(glyphs, look, paint, palette.rgb(f"{look.colour}.line"), arc, (0.70, 1.05, 0.0))
    return _flat(grid, paint, alpha)


def _line(size: float, usual: float) -> float:
    """The width in pixels of a line that is one pixel wide on a piece of the usual size."""
    return max(0.8, size / usual)


def _painted(palette: Palette, distance: Array, coats: Sequence[Coat], grid: SampleGrid) -> tuple[Array, Array]:
    """The colours of all coats, one on the other, on the outline's colour, and the alpha of the whole."""
    fine = grid.fine
    paint: Array = np.zeros((*distance.shape, 3), dtype=np.float32) + palette.rgb("outline")
    for edge, colour in coats:
        paint = blend(paint, palette.rgb(colour), cover(edge * fine))
    return paint, cover(distance * fine)


def _flat(grid: SampleGrid, paint: Array, alpha: Array) -> PieceArt:
    return PieceArt(FlatBody(grid, Raster(paint, alpha)))


def _arrow(x: Array, y: Array, half: float, radius: float) -> list[Array]:
    tip = 0.8 * half
    head: list[Point] = [(tip, 0.0), (tip - 0.9 * radius, 0.55 * radius), (tip - 0.9 * radius, -0.55 * radius)]
    return [chain(x, y, [(-0.8 * half, 0.0), (tip - 0.5 * radius, 0.0)], 0.14 * radius), polygon(x, y, head)]
