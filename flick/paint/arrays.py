"""Arrays of numbers, rows by columns: noise, ramps of colour, soft steps. A colour is three numbers from 0 to 1."""

import math
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Array: TypeAlias = npt.NDArray[np.floating[Any]]
"""An array of single precision; the wider type is what the operators of numpy promise. Plain numbers of Python keep it
single; a number of numpy in double precision, such as an entry of such an array, would widen it."""

RAMP_STEPS = 1024

BLACK: Array = np.zeros(3, dtype=np.float32)
WHITE: Array = np.ones(3, dtype=np.float32)


def rgb(digits: str) -> Array:
    """The colour of six hexadecimal digits, as red, green and blue from 0 to 1."""
    return np.array([int(digits[at : at + 2], 16) for at in (0, 2, 4)], dtype=np.float32) / 255


def mixed(one: Array, two: Array, share: float) -> Array:
    """A mixture of two colours in which ``share``, from 0 to 1, is the share of ``two``."""
    return one + (two - one) * share


def blend(base: Array, paint: Array, mask: Array) -> Array:
    """``base`` covered by ``paint`` with the opacity of ``mask``."""
    blended = np.empty((*mask.shape, 3), dtype=np.float32)
    for channel in range(3):
        under = base[..., channel]
        np.add(under, (paint[..., channel] - under) * mask, out=blended[..., channel])
    return blended


def ramp(value: Array, colours: tuple[str, ...]) -> Array:
    """The colour of each value on a ramp from the first colour, at 0, to the last one, at 1; colours are six digits."""
    steps = np.clip(value * (RAMP_STEPS - 1), 0, RAMP_STEPS - 1).astype(np.int32)
    return np.take(_ramp_table(colours), steps, axis=0)


@lru_cache(maxsize=64)
def _ramp_table(colours: tuple[str, ...]) -> Array:
    stops = np.stack([rgb(colour) for colour in colours])
    at, places = np.linspace(0, 1, RAMP_STEPS), np.linspace(0, 1, len(colours))
    return np.stack([np.interp(at, places, stops[:, c]) for c in range(3)], axis=1).astype(np.float32)


def smooth(low: float, high: float, value: Array) -> Array:
    """0 below ``low``, 1 above ``high``, and a soft step between; ``low`` may be the larger one."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def bump(distance: Array, width: float) -> Array:
    """A bell curve: 1 at distance 0, almost 0 at twice ``width``."""
    return np.exp(-np.square(distance * (1 / width)))


def fract(value: Array) -> Array:
    """The fractional part of each value."""
    return value - np.floor(value)


def noise(shape: tuple[int, int], wide: float, high: float, seed: int) -> Array:
    """Smooth random hills from about -1 to 1, each about ``wide`` by ``high`` pixels; the same for the same seed."""
    height, width = shape
    wide, high = max(wide, 1.0), max(high, 1.0)
    knots = np.random.default_rng(seed).uniform(-1.6, 1.6, (int(height / high) + 4, int(width / wide) + 4))
    hills = knots.astype(np.float32)
    row, down = _spline(height, high)
    column, across = _spline(width, wide)
    bands = down[0][:, None] * hills[row]
    for i in (1, 2, 3):
        bands += down[i][:, None] * hills[row + i]
    field = across[0] * np.take(bands, column, axis=1)
    more = np.empty_like(field)
    for i in (1, 2, 3):
        np.take(bands, column + i, axis=1, out=more, mode="clip")
        more *= across[i]
        field += more
    return field


def clouds(shape: tuple[int, int], size: float, seed: int) -> Array:
    """Smooth hills with smaller hills on them, from about -1 to 1."""
    layers = [noise(shape, size / n, size / n, seed + 17 * i) / n for i, n in enumerate((1, 2, 4))]
    return (layers[0] + layers[1] + layers[2]) * (4 / 7)


def grain(shape: tuple[int, int], seed: int) -> Array:
    """Independent random values from -1 to 1, one for each pixel."""
    return np.random.default_rng(seed).random(shape, dtype=np.float32) * 2 - 1


def _spline(count: int, size: float) -> tuple[npt.NDArray[np.intp], Array]:
    """The first knot of each pixel, and the weights of the four knots around it on a cubic spline."""
    at = (np.arange(count) + 0.5) / size
    first = at.astype(np.intp)
    f = at - first
    weights = np.stack([(1 - f) ** 3, 3 * f**3 - 6 * f**2 + 4, -3 * f**3 + 3 * f**2 + 3 * f + 1, f**3]) / 6
    return first, weights.astype(np.float32)


def pixel_grid(width: int, height: int, left: float = 0.0, top: float = 0.0, size: float = 1.0) -> tuple[Array, Array]:
    """The middles of pixels that are ``size`` wide: x as one row and y as one column, which numpy broadcasts."""
    x = left + (np.arange(width, dtype=np.float32)[None, :] + 0.5) * size
    y = top + (np.arange(height, dtype=np.float32)[:, None] + 0.5) * size
    return x, y


def turned(x: Array, y: Array, angle: float) -> tuple[Array, Array]:
    """Coordinates on the screen in the frame of a thing that is turned counter-clockwise by ``angle`` radians; y points
    downwards in both."""
    cos, sin = math.cos(angle), math.sin(angle)
    return x * cos - y * sin, x * sin + y * cos
