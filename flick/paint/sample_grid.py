"""Pieces are drawn once, larger than they are seen, and then turned and put anywhere between the pixels.

``fine`` is how many samples lie along each side of a pixel, and so also in how many steps a place between two pixels is
told apart.
"""

import math

from flick.paint.arrays import Array, pixel_grid


class SampleGrid:
    """The square in which a piece is drawn: ``size`` pixels wide, an even number, with a pixel to spare all round."""

    def __init__(self, reach: float, fine: int) -> None:
        """``reach`` in pixels: how far the farthest point of the piece is from its middle."""
        self.fine = fine
        self.size = 2 * math.ceil(reach + 2.5)
        self.margin = math.ceil(1.5 * fine)
        self.samples = self.size * fine + 2 * self.margin

    def turning_grid(self) -> tuple[Array, Array]:
        """The middles of the samples, in pixels from the middle of a piece that will be turned.

        pygame turns about the middle of the sample after the middle of a surface.
        """
        return self._grid(1)

    def fixed_grid(self) -> tuple[Array, Array]:
        """The same for what is only moved, so that both have their middle at the same place."""
        return self._grid(self.fine)

    def _grid(self, after: int) -> tuple[Array, Array]:
        corner = -(self.samples + after) / 2 / self.fine
        return pixel_grid(self.samples, self.samples, corner, corner, 1 / self.fine)

    def window(self, across: int, down: int) -> tuple[int, int, int, int]:
        """The part of a drawn surface that shows the piece moved by so many samples: left, top, width, height."""
        inner = self.size * self.fine
        return self.margin - across, self.margin - down, inner, inner


def fineness(radius: float) -> int:
    """Samples along a pixel for a piece of this radius in pixels: small ones need more."""
    return 4 if radius < 40 else 2


def spot(place: float, steps: int) -> tuple[int, int]:
    """The pixel from whose middle a piece is drawn that is to lie at ``place``, and how many steps it is moved."""
    return divmod(math.floor((place - 0.5) * steps + 0.5), steps)
