"""A piece that was struck flashes, and rocks on its bevel: the light runs over it as it tilts to and fro."""

import math
from typing import NamedTuple

from flick.arena.shapes import Point

LASTS = 420.0
FLASH, BRIGHTER = 80.0, 0.35
"""For so many ms it is so much brighter."""
TILT = math.radians(6)
PERIOD, SETTLES = 150.0, 110.0
"""ms: of one swing, and in which it comes to a third."""


class Rock(NamedTuple):
    """It was struck at ``since`` ms along ``way`` (unit vector, y upwards), with so much of the strongest blow."""

    since: float
    way: Point
    strength: float

    def over(self, now: float) -> bool:
        return now - self.since >= LASTS

    def flash(self, now: float) -> float:
        """How much brighter it is, 0 to ``BRIGHTER``."""
        return BRIGHTER * self.strength * max(0.0, 1 - (now - self.since) / FLASH)

    def tilt(self, now: float) -> Point:
        """How far it leans to the right and upwards, in rad."""
        passed = now - self.since
        lean = TILT * self.strength * math.sin(math.tau * passed / PERIOD) * math.exp(-passed / SETTLES)
        return self.way[0] * lean, self.way[1] * lean
