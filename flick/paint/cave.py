"""Draws a cave cut through stacked sheets of paper; nearer to a cell a deeper sheet is seen."""

import math
from collections.abc import Iterator, Sequence

import numpy as np

from flick.arena.shapes import Point
from flick.paint.arrays import Array, noise, pixel_grid, rgb
from flick.paint.canvas import Canvas, Raster
from flick.paint.distances import blurred, chain, cover
from flick.paint.fine_canvas import FineCanvas
from flick.paint.palette import Palette

RADIUS = 30.0
"""The radius of the hole around a cell. All lengths here are pixels of a cave whose cells lie 84 apart."""

TUNNEL = -8.0
"""The radius of a passage between cells; below 0, so that passages cut only the upper sheets."""

SHEETS = (30.0, 18.0, 7.0, -3.0)
"""How much farther each sheet is cut, the uppermost first."""

WOBBLE = ((26.0, 7.0), (9.0, 2.2))
"""The waves of the cut: their length and height."""

REACH = RADIUS + SHEETS[0] + 10
"""The farthest distance of the cave from a cell."""

SHADOW = (2.0, 3.0, 3.0)
"""The shadow of the sheet above: right, down, blur."""

LINKS, LINK, CLEAR = 6.5, 1.5, 25.0
"""The distance between the dots of a link, their radius, and the distance of the first from the middle of a cell."""

FINEST = 700_000
"""The most pixels that are painted at full size; a larger cave is painted at half its size, because all its edges are
soft."""


def cave(
    palette: Palette,
    size: tuple[int, int],
    cells: Sequence[Point],
    links: Sequence[tuple[Point, Point]],
    unit: float,
    glow: float,
) -> Raster:
    """The sheets around cells and links at these pixels. ``unit`` is in pixels per pixel of the lengths above; colours
    are multiplied by ``glow`` to make up for the lamp, which darkens them later."""
    half = 2 if size[0] * size[1] > FINEST else 1
    width, height = math.ceil(size[0] / half), math.ceil(size[1] / half)
    k = unit / half
    ways = [[(x / half, y / half)] for x, y in cells]
    ways += [[(x / half, y / half) for x, y in ends] for ends in links]
    away = _away(width, height, ways, k)
    for index, (long, high) in enumerate(WOBBLE):
        away -= high * k * noise(away.shape, long * k, long * k, 5 + index)
    canvas = Canvas(width, height)
    patch = canvas.whole
    fibre = np.ones((), np.float32) if palette.flat else 1 + 0.05 * noise(away.shape, 2.2, 2.2, 9)
    for cut, colour in zip(SHEETS, palette.tones("cave"), strict=True):
        edge = away - cut * k
        shade = np.ones_like(edge) if palette.flat else fibre * (1 - 0.55 * _shadow(edge, k))
        canvas.over(patch, cover(edge), np.clip(rgb(colour) * (shade * glow)[..., None], 0, 1))
    made = canvas.raster()
    return made if half == 1 else made.enlarged((size[1], size[0]))


def dots(links: Sequence[tuple[Point, Point]], unit: float) -> Iterator[Point]:
    """The middles of the dots of links, from cell to cell."""
    for (x, y), (to_x, to_y) in links:
        length = math.hypot(to_x - x, to_y - y)
        free = length - 2 * CLEAR * unit
        count = int(free / (LINKS * unit)) + 1 if free > 0 else 0
        for index in range(count):
            share = 0.5 + (index - (count - 1) / 2) * LINKS * unit / length
            yield x + (to_x - x) * share, y + (to_y - y) * share


def link_dot(palette: Palette, unit: float) -> Raster:
    """A single dot of a link."""
    radius = LINK * unit
    canvas = FineCanvas(palette, radius + 1, fine=1)
    canvas.fill(canvas.away - radius, "cave.link", 0.72)
    return canvas.raster()


def _away(width: int, height: int, ways: Sequence[Sequence[Point]], k: float) -> Array:
    """The distance of each pixel from the nearest hole or passage, negative inside, up to where nothing is cut."""
    far = (REACH - RADIUS + 12) * k
    away = np.full((height, width), far, dtype=np.float32)
    for ends in ways:
        radius = (RADIUS if len(ends) == 1 else TUNNEL) * k
        reach = radius + far
        xs, ys = [x for x, _ in ends], [y for _, y in ends]
        left, top = max(0, math.floor(min(xs) - reach)), max(0, math.floor(min(ys) - reach))
        right, foot = min(width, math.ceil(max(xs) + reach)), min(height, math.ceil(max(ys) + reach))
        if right > left and foot > top:
            x, y = pixel_grid(right - left, foot - top, left, top)
            near = away[top:foot, left:right]
            np.minimum(near, chain(x, y, ends, radius), out=near)
    return away


def _shadow(edge: Array, k: float) -> Array:
    """The shadow of the sheet above, which lies wherever this one is cut, thrown from a little to the upper left."""
    right, down, blur = SHADOW
    across, along = round(right * k), round(down * k)
    moved = np.pad(edge, ((along, 0), (across, 0)), mode="edge")[: edge.shape[0], : edge.shape[1]]
    return 1 - blurred(moved, blur * k)
