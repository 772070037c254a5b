"""What a blow sets swinging: a piece that was struck flashes and rocks on its bevel, so that the light runs over it; at
a very hard one the lamp swings, and with it the light on every piece and every shadow."""

import math
from typing import NamedTuple

from flick.arena.shapes import Point
from flick.paint.lamp import Light

HARD = 0.8
"""Share of the strongest blow above which the lamp swings."""
SWING, SETTLES = 4.0, 500.0
"""Pixels of the design that the pool swings, and ms until it hangs still."""
PERIOD = 210.0
FARTHEST = 13.0
"""Pixels of the design that the farthest shadow of a piece falls for a slope of 1."""
ROCKS = 420.0
FLASH, BRIGHTER = 80.0, 0.35
"""For so many ms it is so much brighter."""
TILT = math.radians(6)
ROCK_PERIOD, ROCK_SETTLES = 150.0, 110.0
"""ms: of one swing, and in which it comes to a third."""


class LampSwing:
    """The lamp, which hangs still until it is pushed."""

    def __init__(self) -> None:
        self._since: float | None = None
        self._strength = 0.0
        self.away = 0.0
        """How far the pool has swung to the right, in pixels of the design."""

    @property
    def moving(self) -> bool:
        return self._since is not None

    def push(self, now: float, strength: float) -> None:
        self._since, self._strength = now, strength

    def tick(self, now: float) -> bool:
        """Bring the lamp to that time, and say whether it has moved."""
        if self._since is None:
            return False
        before, passed = self.away, now - self._since
        if passed >= SETTLES:
            self._since, self.away = None, 0.0
        else:
            calm = 1 - passed / SETTLES
            self.away = SWING * self._strength * calm**2 * math.sin(math.tau * passed / PERIOD)
        return self.away != before

    def on(self, light: Light) -> Light:
        """A light as it falls while the lamp swings: the farthest shadow moves as far as the pool of light."""
        if not self.away:
            return light
        return Light(light.x - self.away / FARTHEST * light.z, light.y, light.z, light.bright)


class Rock(NamedTuple):
    """A piece that was struck at ``since`` ms along ``way`` (unit vector, y upwards), with so much of the strongest
    blow."""

    since: float
    way: Point
    strength: float

    def over(self, now: float) -> bool:
        return now - self.since >= ROCKS

    def flash(self, now: float) -> float:
        """How much brighter the piece is, from 0 to ``BRIGHTER``."""
        return BRIGHTER * self.strength * max(0.0, 1 - (now - self.since) / FLASH)

    def tilt(self, now: float) -> Point:
        """How far the piece leans to the right and upwards, in rad."""
        passed = now - self.since
        lean = TILT * self.strength * math.sin(math.tau * passed / ROCK_PERIOD) * math.exp(-passed / ROCK_SETTLES)
        return self.way[0] * lean, self.way[1] * lean
