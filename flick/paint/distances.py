"""Signed distances in pixels, negative inside, and the masks that they give."""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from flick.arena.shapes import Point
from flick.paint.arrays import Array


def cover(distance: Array) -> Array:
    """How much of each pixel lies inside the edge."""
    return np.clip(0.5 - distance, 0, 1)


def stroke(distance: Array, width: float) -> Array:
    """How much of each pixel a line along the edge covers; a line thinner than a pixel is fainter instead."""
    return np.clip(0.5 + width / 2 - np.abs(distance), 0, min(width, 1.0))


def blurred(distance: Array, sigma: float) -> Array:
    """The inside of a shape with an approximate Gaussian blur."""
    return 1 / (1 + np.exp(np.clip(distance * (1.702 / sigma), -30, 30)))


def round_box(x: Array, y: Array, half: Point, corner: float) -> Array:
    """The distance to a box around 0 with half sizes ``half`` and rounded corners."""
    dx, dy = np.abs(x) - (half[0] - corner), np.abs(y) - (half[1] - corner)
    outside = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0))
    return outside + np.minimum(np.maximum(dx, dy), 0) - corner


def hexagon(x: Array, y: Array, radius: float) -> Array:
    """The distance to a hexagon around 0 that stands on a corner; ``radius`` is that of its corners."""
    slant, upright = np.abs(x) * 0.5, np.abs(y) * math.sqrt(0.75)
    return np.maximum(np.abs(x), slant + upright) - radius * math.sqrt(0.75)


def chain(x: Array, y: Array, points: Sequence[Point], radius: float = 0.0) -> Array:
    """The distance to a chain of points with ``radius`` around them."""
    if len(points) == 1:
        return np.hypot(x - points[0][0], y - points[0][1]) - radius
    links = [_link(x, y, a, b) for a, b in pairwise(points)]
    return np.minimum.reduce(links) - radius


def _link(x: Array, y: Array, a: Point, b: Point) -> Array:
    dx, dy = b[0] - a[0], b[1] - a[1]
    ax, ay = x - a[0], y - a[1]
    share = np.clip((ax * dx + ay * dy) / max(dx * dx + dy * dy, 1e-9), 0, 1)
    return np.hypot(ax - share * dx, ay - share * dy)


def polygon(x: Array, y: Array, corners: Sequence[Point]) -> Array:
    """The distance to the edge of a polygon."""
    nearest = chain(x, y, [*corners, corners[0]])
    inside = np.zeros(nearest.shape, dtype=np.bool_)
    for (ax, ay), (bx, by) in pairwise([*corners, corners[0]]):
        if ay != by:
            inside ^= ((ay > y) != (by > y)) & (x < ax + (y - ay) * ((bx - ax) / (by - ay)))
    return np.where(inside, -nearest, nearest)


def round_edge(distance: Array, width: float) -> Array:
    """The slope of a thing that is flat but for its round edge, ``width`` pixels wide; 0 where it is flat."""
    t = np.clip(1 + distance / width, 0, 1)
    return t / np.maximum(np.sqrt(np.clip(1 - t * t, 0, 1)), 0.25) * 0.8


def outward(distance: Array) -> tuple[Array, Array]:
    """The unit direction away from a shape at each pixel, as x and y."""
    rows, columns = np.gradient(distance)
    steep = np.maximum(np.hypot(rows, columns), 1e-6)
    return columns / steep, rows / steep
