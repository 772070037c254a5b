"""Canvases, on which things are laid over each other, and the pictures that they become, as arrays of numbers."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from PIL import Image

from flick.arena.shapes import Point
from flick.paint.arrays import Array, pixel_grid

Bytes = npt.NDArray[np.uint8]


class Patch(NamedTuple):
    """A box of a canvas: the middles of its columns (1, w) and rows (h, 1), and the indices of its first pixel."""

    x: Array
    y: Array
    left: int
    top: int

    @property
    def shape(self) -> tuple[int, int]:
        return self.y.shape[0], self.x.shape[1]

    @property
    def rows(self) -> slice:
        return slice(self.top, self.top + self.y.shape[0])

    @property
    def columns(self) -> slice:
        return slice(self.left, self.left + self.x.shape[1])

    @property
    def empty(self) -> bool:
        """Whether the patch is less than 2 pixels wide or high, too small to show anything or to measure a slope."""
        return min(self.shape) < 2


class Raster(NamedTuple):
    """A picture as numbers from 0 to 1: ``colour`` for each pixel, or one for all, not multiplied by ``alpha``. Without
    alpha it is opaque. Its upper left pixel lies at ``left``, ``top``."""

    colour: Array
    alpha: Array | None = None
    left: int = 0
    top: int = 0

    @property
    def shape(self) -> tuple[int, int]:
        """Its height and width in pixels."""
        height, width = (self.colour if self.alpha is None else self.alpha).shape[:2]
        return height, width

    def enlarged(self, shape: tuple[int, int]) -> "Raster":
        """The picture enlarged to the size ``shape``."""
        alpha = np.ones(self.shape, dtype=np.float32) if self.alpha is None else self.alpha
        both = enlarged(np.dstack([np.broadcast_to(self.colour, (*alpha.shape, 3)), alpha]), shape)
        return Raster(both[..., :3], None if self.alpha is None else both[..., 3])


class Canvas:
    """A picture with transparency whose upper left pixel lies at ``left``, ``top`` of the window."""

    def __init__(self, width: int, height: int, left: int = 0, top: int = 0) -> None:
        self.left, self.top = left, top
        self.colour: Array = np.zeros((height, width, 3), dtype=np.float32)
        self.alpha: Array = np.zeros((height, width), dtype=np.float32)

    @classmethod
    def of(cls, raster: Raster) -> "Canvas":
        """A canvas with a picture on it."""
        height, width = raster.shape
        made = cls(width, height, raster.left, raster.top)
        made.lay(raster)
        return made

    @property
    def whole(self) -> Patch:
        """All pixels of the canvas."""
        height, width = self.alpha.shape
        return Patch(*pixel_grid(width, height, self.left, self.top), 0, 0)

    def patch(self, x0: float, y0: float, x1: float, y1: float, pad: float = 2.0) -> Patch:
        """The pixels of a box of the window with ``pad`` around it, as far as they lie on the canvas."""
        height, width = self.alpha.shape
        left, top = max(0, math.floor(x0 - pad) - self.left), max(0, math.floor(y0 - pad) - self.top)
        right = max(left, min(width, math.ceil(x1 + pad) - self.left))
        bottom = max(top, min(height, math.ceil(y1 + pad) - self.top))
        x, y = pixel_grid(right - left, bottom - top, left + self.left, top + self.top)
        return Patch(x, y, left, top)

    def patch_round(self, points: Sequence[Point], radius: float, pad: float = 2.0) -> Patch:
        """The pixels of a chain of points with ``radius`` around them."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return self.patch(min(xs), min(ys), max(xs), max(ys), radius + pad)

    def over(self, patch: Patch, mask: Array, paint: Array, opacity: float = 1.0) -> None:
        """Cover a patch with ``paint``, one colour or one for each pixel, with the opacity of ``mask``."""
        if patch.empty:
            return
        colour, alpha = self.colour[patch.rows, patch.columns], self.alpha[patch.rows, patch.columns]
        share = mask * opacity
        after = alpha + share * (1 - alpha)
        weight = share / np.maximum(after, 1e-6)
        for channel in range(3):
            colour[..., channel] += (paint[..., channel] - colour[..., channel]) * weight
        alpha[:] = after

    def stamp(self, mask: Array, x: float, y: float, paint: Array, opacity: float = 1.0) -> None:
        """Cover with one colour by a mask whose middle lies at a place of the window."""
        left, top = round(x - mask.shape[1] / 2), round(y - mask.shape[0] / 2)
        self.lay(Raster(paint, mask, left, top), opacity)

    def lay(self, raster: Raster, opacity: float = 1.0) -> None:
        """Cover with a picture at its place, as far as it lies on the canvas."""
        patch, rows, columns = self._seen(raster)
        paint = raster.colour[rows, columns] if raster.colour.ndim == 3 else raster.colour
        alpha = np.ones(patch.shape, dtype=np.float32) if raster.alpha is None else raster.alpha[rows, columns]
        self.over(patch, alpha, paint, opacity)

    def lighten(self, raster: Raster) -> None:
        """Add the colours of a picture at its place."""
        patch, rows, columns = self._seen(raster)
        self.colour[patch.rows, patch.columns] += raster.colour[rows, columns]

    def _seen(self, raster: Raster) -> tuple[Patch, slice, slice]:
        """The patch that a picture covers, and the rows and columns of the picture that lie there."""
        (height, width), left, top = raster.shape, raster.left, raster.top
        patch = self.patch(left, top, left + width, top + height, 0)
        first, second = patch.top + self.top - top, patch.left + self.left - left
        return patch, slice(first, first + patch.shape[0]), slice(second, second + patch.shape[1])

    def raster(self) -> Raster:
        """The picture of the canvas at its place in the window."""
        return Raster(self.colour, self.alpha, self.left, self.top)

    def reduced(self, fine: int) -> Raster:
        """The picture with one pixel for each square of ``fine`` by ``fine``, placed around 0."""
        height, width = (size // fine for size in self.alpha.shape)
        squares = self.alpha.reshape(height, fine, width, fine)
        weighed = (self.colour * self.alpha[..., None]).reshape(height, fine, width, fine, 3)
        alpha = squares.mean(axis=(1, 3))
        colour = weighed.mean(axis=(1, 3)) / np.maximum(alpha, 1e-6)[..., None]
        return Raster(colour, alpha, -width // 2, -height // 2)


def enlarged(colour: Array, shape: tuple[int, int]) -> Array:
    """An array of colours enlarged to the size ``shape``."""
    small = Image.fromarray(bytes_of(colour))
    large = small.resize((shape[1], shape[0]), Image.Resampling.BILINEAR)
    return np.divide(np.asarray(large), 255, dtype=np.float32)


def bytes_of(values: Array) -> Bytes:
    """Numbers from 0 to 1 as bytes from 0 to 255."""
    scaled = np.clip(values, 0, 1)
    scaled *= 255
    scaled += 0.5
    return scaled.astype(np.uint8)
