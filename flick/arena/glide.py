"""How far a pawn slides that turns while it slides: one number from a table instead of many small steps.

Turning lessens the friction along the way. By how much depends only on the ratio of the speed of the rim to that of the
pawn, so one table per shape gives the mean over the whole way until the pawn rests.
"""

from functools import lru_cache

import numpy as np

from flick.arena.friction import STEPS, grip
from flick.arena.shapes import ShapeName, chain

ENTRIES = 64
"""The number of intervals of a table."""

PACES = 400
"""The number of steps in which the slide is integrated for a table."""


@lru_cache(maxsize=8)
def brakes(shape: ShapeName) -> list[float]:
    """The mean deceleration until rest, as a share of that of a pawn that does not turn; entry k is for ``rim / (rim +
    speed) == k / ENTRIES``."""
    held, outline = grip(shape), chain(shape, 1.0)
    rim = np.arange(ENTRIES) / ENTRIES
    speed = 1 - rim
    start, gone = speed.copy(), np.zeros(ENTRIES)
    places, lever = np.arange(STEPS + 1) / STEPS, outline.extent**2 / outline.inertia
    # Every step takes the same share of what is left, so the last steps are the shortest.
    for _ in range(PACES):
        share = rim / (rim + speed)
        hold, twist = np.interp(share, places, held.hold), np.interp(share, places, held.twist) * lever
        span = 0.03 * np.minimum(speed / hold, (rim + speed) / (hold + twist))
        gone += (speed - hold * span / 2) * span
        speed = speed - hold * span
        rim = np.maximum(0.0, rim - twist * span)
    mean: list[float] = (start**2 / (2 * gone)).tolist()
    return [1.0, *mean[1:], mean[-1]]


def braked(table: list[float], rim: float, speed: float) -> float:
    """The interpolated entry of the table for the speed of the rim and that of the pawn, both at least 0."""
    if rim == 0:
        return 1.0
    place = ENTRIES * rim / (rim + speed)
    k = min(int(place), ENTRIES - 1)
    return table[k] + (place - k) * (table[k + 1] - table[k])
