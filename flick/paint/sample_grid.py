"""The grids on which pieces are drawn once, larger than they are seen, to be turned and placed between pixels.

``fine`` is the number of samples along each side of a pixel, and so the number of steps between two pixels.
"""

import math

from flick.paint.arrays import Array, pixel_grid


class SampleGrid:
    """The square in which a piece is drawn: ``size`` pixels wide, an even number, with a margin of a pixel or more."""

    def __init__(self, reach: float, fine: int) -> None:
        """``reach`` is the distance of the farthest point of the piece from its middle, in pixels."""
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
        """The middles of the samples for a piece that is only moved, so that both kinds share their middle."""
        return self._grid(self.fine)

    def _grid(self, after: int) -> tuple[Array, Array]:
        corner = -(self.samples + after) / 2 / self.fine
        return pixel_grid(self.samples, self.samples, corner, corner, 1 / self.fine)

    def window(self, across: int, down: int) -> tuple[int, int, int, int]:
        """The part of a drawn surface that shows the piece moved by samples: left, top, width, height."""
        inner = self.size * self.fine
        return self.margin - across, self.margin - down, inner, inner


def fineness(radius: float) -> int:
    """The samples along a pixel for a piece of this radius in pixels; small ones need more."""
    return 4 if radius < 40 else 2


def spot(place: float, steps: int) -> tuple[int, int]:
    """The pixel from which a piece at ``place`` is drawn, and the steps by which it is moved from the middle of that
    pixel."""
    return divmod(math.floor((place - 0.5) * steps + 0.5), steps)
