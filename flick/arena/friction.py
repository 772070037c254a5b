"""How the mat holds a pawn that slides and turns at the same time.

Dry friction pulls every point of the footprint against the way that this point moves. A pawn that turns while it slides
is therefore held less along its way than one that does not turn, and its turning is held less the faster it slides.
Both depend only on the ratio of the rim's speed to the pawn's own speed, so one table per shape serves all sizes.
"""

import math
from functools import lru_cache
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from flick.arena.shapes import Chain, ShapeName, chain

STEPS = 64
"""The number of intervals of a table of friction factors."""

DIRECTIONS = 12
"""The number of directions of sliding over which the table of an odd shape is averaged."""

ACROSS = 72
"""The number of sample points along a side of the square round the footprint."""


class Grip:
    """The friction factors of one shape.

    ``hold[k]`` is the force along the way as a share of friction without turning; ``twist[k]`` the torque as a share
    of that same force at the far end of the rim. Entry k is for ``rim / (rim + speed) == k / STEPS``, ``rim`` being the
    speed at which the far end of the rim goes round.
    """

    __slots__ = ("hold", "twist")

    def __init__(self, hold: list[float], twist: list[float]) -> None:
        self.hold = hold
        self.twist = twist

    def factors(self, rim: float, speed: float) -> tuple[float, float]:
        """The shares of the force and of the torque for the speed of the rim and that of the pawn, both at least 0 and
        not both 0."""
        place = STEPS * rim / (rim + speed)
        k = int(place)
        if k == STEPS:
            return self.hold[k], self.twist[k]
        part = place - k
        hold, twist = self.hold[k], self.twist[k]
        return hold + part * (self.hold[k + 1] - hold), twist + part * (self.twist[k + 1] - twist)

    @property
    def spinning(self) -> float:
        """The share of the torque for a pawn that turns without sliding."""
        return self.twist[STEPS]


@lru_cache(maxsize=8)
def grip(shape: ShapeName) -> Grip:
    """The friction factors of a shape, which are the same for every size."""
    outline = chain(shape, 1.0)
    x, y = footprint(outline, ACROSS)
    # A disc is the same from every side.
    directions = 1 if shape == "disc" else DIRECTIONS
    shares = np.arange(STEPS + 1) / STEPS
    totals = np.zeros((2, STEPS + 1))
    for k in range(directions):
        totals += _shares_of_force(x / outline.extent, y / outline.extent, shares, math.tau * k / directions)
    hold, twist = totals / directions
    # A pawn that does not turn is not turned, and one that does not slide is not pushed: what is left there is the
    # error of the sampling.
    twist[0] = hold[-1] = 0.0
    return Grip(hold.tolist(), twist.tolist())


def footprint(outline: Chain, across: int) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Sample points spread evenly over a pawn, relative to its centre of gravity."""
    side = (np.arange(across) + 0.5) / across * 2 - 1
    x, y = (axis.ravel() * outline.extent for axis in np.meshgrid(side, side))
    inside = np.zeros(x.shape, dtype=bool)
    links = list(pairwise(outline.points)) or [(outline.points[0], outline.points[0])]
    for (ax, ay), (bx, by) in links:
        length = (bx - ax) ** 2 + (by - ay) ** 2
        along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length if length else np.zeros(x.shape)
        along = np.clip(along, 0, 1)
        inside |= (x - ax - along * (bx - ax)) ** 2 + (y - ay - along * (by - ay)) ** 2 <= outline.radius**2
    return x[inside], y[inside]


def _shares_of_force(
    x: npt.NDArray[np.float64], y: npt.NDArray[np.float64], shares: npt.NDArray[np.float64], way: float
) -> npt.NDArray[np.float64]:
    """The shares of force and torque when the pawn slides along the angle ``way``. The sample points x and y are in
    units of the pawn's extent; the result has one row for each entry of ``shares``."""
    turning, sliding = shares[:, None], 1 - shares[:, None]
    u = sliding * math.cos(way) - turning * y
    v = sliding * math.sin(way) + turning * x
    size = np.hypot(u, v)
    size[size == 0] = 1
    u, v = u / size, v / size
    return np.array([(u * math.cos(way) + v * math.sin(way)).mean(axis=1), (x * v - y * u).mean(axis=1)])
