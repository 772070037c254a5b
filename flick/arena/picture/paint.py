"""Colours, noise, distances and a canvas: everything is a float array, 0 dark to 1 light, lengths in pixels."""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageFilter

from flick.arena.shapes import Point

Array: TypeAlias = npt.NDArray[np.floating[Any]]
"""Single precision everywhere; the wider name is what the operators of numpy promise."""

SHADOW = "0a0503"
OUTLINE = "1a0e08"
HONEY = "ffd27a"
HOT = "ff7a3c"
PALE = "fff3d2"
BONE = "f4e8cf"

RAMP_STEPS = 1024


class Patch(NamedTuple):
    """A box of the canvas: the centres of its columns (1, w) and rows (h, 1), and where its first pixel lies."""

    x: Array
    y: Array
    left: int
    top: int

    @property
    def shape(self) -> tuple[int, int]:
        return self.y.shape[0], self.x.shape[1]

    @property
    def empty(self) -> bool:
        """Whether it holds too little to see anything of it, or to measure a slope."""
        return min(self.shape) < 2


class Canvas:
    """The picture while it is being painted: ``pixels`` is (height, width, 3)."""

    def __init__(self, pixels: Array) -> None:
        self.pixels = pixels

    def patch(self, x0: float, y0: float, x1: float, y1: float, pad: float = 2.0) -> Patch:
        """The pixels of a box and ``pad`` round it, as far as they lie on the canvas."""
        height, width = self.pixels.shape[:2]
        left, top = max(0, math.floor(x0 - pad)), max(0, math.floor(y0 - pad))
        right, bottom = max(left, min(width, math.ceil(x1 + pad))), max(top, min(height, math.ceil(y1 + pad)))
        x = np.arange(left, right, dtype=np.float32)[None, :] + np.float32(0.5)
        y = np.arange(top, bottom, dtype=np.float32)[:, None] + np.float32(0.5)
        return Patch(x, y, left, top)

    def patch_round(self, points: Sequence[Point], radius: float, pad: float = 2.0) -> Patch:
        """The pixels of a chain of points with ``radius`` round them."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return self.patch(min(xs), min(ys), max(xs), max(ys), radius + pad)

    def under(self, patch: Patch) -> Array:
        """The pixels of a patch, to be changed in place."""
        height, width = patch.shape
        return self.pixels[patch.top : patch.top + height, patch.left : patch.left + width]

    def over(self, patch: Patch, mask: Array, paint: Array | str, opacity: float = 1.0) -> None:
        """Cover with ``paint``, one colour or one for each pixel, as far as ``mask`` says."""
        area = self.under(patch)
        area += (colour(paint) - area) * (mask * np.float32(opacity))[..., None]

    def screen(self, patch: Patch, mask: Array, paint: Array | str, opacity: float = 1.0) -> None:
        """Add light as far as ``mask`` says, never beyond white."""
        area = self.under(patch)
        area += (1 - np.clip(area, 0, 1)) * colour(paint) * (mask * np.float32(opacity))[..., None]


def colour(paint: Array | str) -> Array:
    """A colour written as six hexadecimal digits, as red, green, blue; arrays stay what they are."""
    return _colour(paint) if isinstance(paint, str) else paint


@lru_cache(maxsize=256)
def _colour(digits: str) -> Array:
    return np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)], dtype=np.float32)


def mix(one: Array | str, two: Array | str, share: float) -> Array:
    """``one`` with this share of ``two`` in it."""
    return colour(one) + (colour(two) - colour(one)) * np.float32(share)


def blend(base: Array, paint: Array | str, mask: Array) -> Array:
    """``base`` with ``paint`` on it as far as ``mask`` says."""
    return base + (colour(paint) - base) * mask[..., None]


def ramp(value: Array, colours: tuple[str, ...]) -> Array:
    """Dark to light through ``colours``; values outside 0 to 1 are clipped."""
    steps = np.clip(value * (RAMP_STEPS - 1), 0, RAMP_STEPS - 1).astype(np.int32)
    return _ramp_table(colours)[steps]


@lru_cache(maxsize=64)
def _ramp_table(colours: tuple[str, ...]) -> Array:
    stops = np.stack([_colour(digits) for digits in colours])
    at, places = np.linspace(0, 1, RAMP_STEPS), np.linspace(0, 1, len(colours))
    return np.stack([np.interp(at, places, stops[:, c]) for c in range(3)], axis=1).astype(np.float32)


def smooth(low: float, high: float, value: Array) -> Array:
    """0 below ``low``, 1 above ``high``, and a soft step between; ``low`` may be the larger one."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return (t * t * (3 - 2 * t)).astype(np.float32)


def bump(distance: Array, width: float) -> Array:
    """1 where the distance is 0, gone at about twice ``width`` from there."""
    return np.exp(-np.square(distance / np.float32(width)))


def noise(shape: tuple[int, int], wide: float, high: float, seed: int) -> Array:
    """Smooth random hills from about -1 to 1, each about ``wide`` by ``high`` pixels."""
    height, width = shape
    knots = np.random.default_rng(seed).uniform(-1.6, 1.6, (int(height / high) + 4, int(width / wide) + 4))
    rows, row_weights = _spline(height, high)
    columns, column_weights = _spline(width, wide)
    hills = knots.astype(np.float32)
    bands = row_weights[0][:, None] * hills[rows]
    for i in (1, 2, 3):
        bands += row_weights[i][:, None] * hills[rows + i]
    field = column_weights[0] * bands[:, columns]
    for i in (1, 2, 3):
        field += column_weights[i] * bands[:, columns + i]
    return field


def _spline(count: int, size: float) -> tuple[npt.NDArray[np.intp], Array]:
    """For each pixel its first knot and the weights of the four knots round it, on a cubic spline."""
    at = np.arange(count, dtype=np.float32) / np.float32(size)
    first = at.astype(np.intp)
    f = at - first
    weights = np.stack([(1 - f) ** 3, 3 * f**3 - 6 * f**2 + 4, -3 * f**3 + 3 * f**2 + 3 * f + 1, f**3]) / 6
    return first, weights.astype(np.float32)


def enlarge(field: Array, shape: tuple[int, int]) -> Array:
    """A field or a picture drawn small, at the size ``shape``."""
    if field.ndim == 3:
        return np.stack([enlarge(field[..., c], shape) for c in range(field.shape[2])], axis=2)
    size = (shape[1], shape[0])
    return np.asarray(Image.fromarray(field).resize(size, Image.Resampling.BILINEAR), dtype=np.float32)


def cover(distance: Array) -> Array:
    """How much of each pixel lies inside an edge at this signed distance, negative inside."""
    return np.clip(np.float32(0.5) - distance, 0, 1)


def blur(mask: Array, sigma: float) -> Array:
    """A soft copy of a mask."""
    whole = Image.fromarray((np.clip(mask, 0, 1) * 255 + 0.5).astype(np.uint8))
    return np.asarray(whole.filter(ImageFilter.GaussianBlur(sigma)), dtype=np.float32) / 255


def chain_distance(patch: Patch, points: Sequence[Point], radius: float = 0.0) -> Array:
    """From each pixel to the edge of a chain of points with ``radius`` round them."""
    if len(points) == 1:
        return np.hypot(patch.x - points[0][0], patch.y - points[0][1]) - np.float32(radius)
    nearest = np.full(patch.shape, np.inf, dtype=np.float32)
    for a, b in pairwise(points):
        nearest = np.minimum(nearest, _link_distance(patch, a, b))
    return nearest - np.float32(radius)


def _link_distance(patch: Patch, a: Point, b: Point) -> Array:
    dx, dy = b[0] - a[0], b[1] - a[1]
    x, y = patch.x - a[0], patch.y - a[1]
    share = np.clip((x * dx + y * dy) / max(dx * dx + dy * dy, 1e-9), 0, 1)
    return np.hypot(x - share * dx, y - share * dy).astype(np.float32)


def polygon_distance(x: Array, y: Array, corners: Sequence[Point]) -> Array:
    """From each place to the edge of a polygon."""
    nearest = np.full(np.broadcast_shapes(x.shape, y.shape), np.inf, dtype=np.float32)
    inside = np.zeros(nearest.shape, dtype=np.bool_)
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        dx, dy = bx - ax, by - ay
        share = np.clip(((x - ax) * dx + (y - ay) * dy) / max(dx * dx + dy * dy, 1e-9), 0, 1)
        nearest = np.minimum(nearest, np.hypot(x - ax - share * dx, y - ay - share * dy))
        if dy:
            inside ^= ((ay > y) != (by > y)) & (x < ax + (y - ay) * dx / dy)
    return np.where(inside, -nearest, nearest).astype(np.float32)


def box_distance(x: Array, y: Array, half: Point, corner: float) -> Array:
    """From each place to the edge of a box round 0 with half sizes ``half`` and rounded corners."""
    dx, dy = np.abs(x) - np.float32(half[0] - corner), np.abs(y) - np.float32(half[1] - corner)
    outside = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0))
    return outside + np.minimum(np.maximum(dx, dy), 0) - np.float32(corner)
