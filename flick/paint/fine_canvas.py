"""A small picture that is painted with several samples to each pixel and then scaled down, so that its edges are
smooth."""

import math

import numpy as np

from flick.paint.arrays import Array, noise
from flick.paint.canvas import Canvas, Raster
from flick.paint.distances import blurred, cover, stroke
from flick.paint.palette import Palette


class FineCanvas:
    """A picture around 0. All places and distances are in pixels: ``x`` and ``y`` are the middles of its samples,
    ``away`` the distance of each from 0, and signed distances are negative inside a shape. Paint is a colour by its
    name in the palette, or an array of one colour or of one for each sample."""

    def __init__(self, palette: Palette, across: float, down: float | None = None, fine: int = 3) -> None:
        """The picture reaches ``across`` pixels to each side, and ``down`` up and down, or as many; ``fine`` is the
        number of samples along each side of a pixel."""
        half = [math.ceil(reach) * fine for reach in (across, across if down is None else down)]
        self._palette, self._fine = palette, fine
        self._canvas = Canvas(2 * half[0], 2 * half[1], -half[0], -half[1])
        self._whole = self._canvas.whole
        self.x, self.y = self._whole.x / fine, self._whole.y / fine
        self.away: Array = np.hypot(self.x, self.y)

    def over(self, mask: Array, paint: Array | str, opacity: float = 1.0) -> None:
        """Cover the picture with the opacity of ``mask``."""
        self._canvas.over(self._whole, mask, self._colour(paint), opacity)

    def inside(self, distance: Array) -> Array:
        """How much of each sample lies inside a shape."""
        return cover(distance * self._fine)

    def fill(self, distance: Array, paint: Array | str, opacity: float = 1.0) -> None:
        """Cover the inside of a shape."""
        self.over(self.inside(distance), paint, opacity)

    def line(self, distance: Array, width: float, paint: Array | str, opacity: float = 1.0) -> None:
        """Draw a line along the edge of a shape."""
        self.over(stroke(distance * self._fine, width * self._fine), paint, opacity)

    def cast(self, distance: Array, blur: float, opacity: float, paint: Array | str = "shadow") -> None:
        """Draw a soft shadow, given the distance to its edge, which lies where the shadow falls."""
        self.over(blurred(distance, blur), paint, opacity)

    def stamp(
        self, mask: Array, paint: Array | str, opacity: float = 1.0, right: float = 0.0, down: float = 0.0
    ) -> None:
        """Print a mask, one of whose pixels is one sample, with its middle ``right`` and ``down`` of 0."""
        self._canvas.stamp(mask, right * self._fine, down * self._fine, self._colour(paint), opacity)

    def samples(self, length: float) -> int:
        """A length as a number of samples, for masks."""
        return round(length * self._fine)

    def noise(self, wide: float, high: float, seed: int) -> Array:
        """Smooth random hills from about -1 to 1, each about ``wide`` by ``high`` pixels."""
        return noise(self.away.shape, wide * self._fine, high * self._fine, seed)

    def raster(self) -> Raster:
        """The finished picture, with one pixel for each square of samples."""
        return self._canvas.reduced(self._fine)

    def _colour(self, paint: Array | str) -> Array:
        return self._palette.rgb(paint) if isinstance(paint, str) else paint
