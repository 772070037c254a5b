"""Small pictures made of numbers: coats of colour over each other, averaged down to pixels, stretched to any size.

Lengths are in pixels of the design (1280 x 720 at 100 %), measured from the upper left corner of the thing that is
drawn; a distance is negative inside its shape.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import pygame
from pygame import Color, Surface

from flick.paint.arrays import Array
from flick.paint.distances import round_box
from flick.window.widgets.surfaces import rgb

Pixels: TypeAlias = npt.NDArray[np.uint8]
"""Rows of red, green, blue and alpha."""

FINE = 2
"""Samples along each side of a pixel."""


class CoatedCanvas:
    """A thing with transparency that is painted in coats."""

    def __init__(self, size: tuple[int, int], scale: float, margin: int = 0, fine: int = FINE) -> None:
        """``size`` of the thing and ``margin`` around it, for its shadow, in pixels of the screen."""
        self.scale, self.fine, self.margin = scale, fine, margin
        self.width, self.height = size[0] / scale, size[1] / scale
        self.x = _samples(size[0], scale, margin, fine)[None, :]
        self.y = _samples(size[1], scale, margin, fine)[:, None]
        self._colour: Array = np.zeros((3, self.y.size, self.x.size), np.float32)
        self._alpha: Array = np.zeros((self.y.size, self.x.size), np.float32)

    def box(self, radius: float, inset: float = 0.0, moved: tuple[float, float] = (0.0, 0.0)) -> Array:
        """Distance to the edge of the whole thing with rounded corners; or smaller, or moved, as its shadow is."""
        half = (self.width / 2 - inset, self.height / 2 - inset)
        return round_box(self.x - self.width / 2 - moved[0], self.y - self.height / 2 - moved[1], half, radius)

    def circle(self, x: float, y: float, radius: float) -> Array:
        """Distance to a circle."""
        return np.hypot(self.x - x, self.y - y) - radius

    def inside(self, distance: Array) -> Array:
        """1 inside the shape, 0 outside, soft across its edge."""
        return np.clip(0.5 - distance * (self.scale * self.fine), 0, 1)

    def stroke(self, distance: Array, width: float) -> Array:
        """1 on a line of that width along the edge of the shape."""
        return self.inside(np.abs(distance) - width / 2)

    def coat(self, mask: Array, colour: Color | Array, opacity: float = 1.0) -> None:
        """Lay a colour (or one for each sample, 0 to 1) over everything, as thick as the mask says."""
        paint = rgb(colour) if isinstance(colour, Color) else colour
        share = np.broadcast_to(mask * opacity, self._alpha.shape)
        for channel, layer in enumerate(self._colour):
            layer += (paint[..., channel] - layer) * share
        self._alpha += (1 - self._alpha) * share

    def pixels(self) -> Pixels:
        """What was painted."""
        alpha = self._averaged(self._alpha)
        full = np.maximum(alpha, 1e-4)
        both = np.stack([*(self._averaged(layer) / full for layer in self._colour), alpha], axis=2)
        return (np.clip(both, 0, 1) * 255 + 0.5).astype(np.uint8)

    def surface(self) -> Surface:
        """What was painted, ready to be drawn."""
        return surface_of(self.pixels())

    def _averaged(self, samples: Array) -> Array:
        fine = self.fine
        rows = sum(samples[row::fine] for row in range(1, fine)) + samples[::fine]
        columns = sum(rows[:, column::fine] for column in range(1, fine)) + rows[:, ::fine]
        return columns * (1 / fine**2)


def _samples(length: int, scale: float, margin: int, fine: int) -> Array:
    """Where the samples lie."""
    count = (length + 2 * margin) * fine
    return ((np.arange(count, dtype=np.float32) + 0.5) / fine - margin) / scale


def stretched(pixels: Pixels, width: int, height: int) -> Pixels:
    """The same thing larger: its middle row and column repeated, its corners as they are."""
    return pixels[_repeated(pixels.shape[0], height)][:, _repeated(pixels.shape[1], width)]


def _repeated(length: int, wanted: int) -> npt.NDArray[np.intp]:
    middle = length // 2
    return np.concatenate([np.arange(middle), np.full(max(0, wanted - length), middle), np.arange(middle, length)])


def surface_of(pixels: Pixels) -> Surface:
    """Pixels as a surface, in the format of the screen if there is one."""
    rows, columns = pixels.shape[:2]
    surface = pygame.image.frombuffer(np.ascontiguousarray(pixels).tobytes(), (columns, rows), "RGBA")
    return surface.convert_alpha() if pygame.display.get_surface() else surface.copy()
