"""Taking hold of a thing with the pointer and carrying it."""

import math

from flick.arena.shapes import Point

THRESHOLD = 4.0
"""Pixels of the design that the pointer must go before a press becomes a drag; until then it may become a click."""


class Drag:
    """A thing that is carried by the point at which it was taken, so that it does not jump under the pointer."""

    def __init__(self, unit: float = 1.0) -> None:
        """``unit`` is what a pixel of the design is in the window."""
        self.held = False
        self.moved = False
        self._threshold = THRESHOLD * unit
        self._pressed: Point = (0.0, 0.0)
        self._grip: Point = (0.0, 0.0)

    def press(self, at: Point, thing: Point | None = None) -> None:
        """Take hold of a thing that is at ``thing``; without it, of one that comes to the pointer."""
        thing = at if thing is None else thing
        self.held, self.moved = True, False
        self._pressed, self._grip = at, (thing[0] - at[0], thing[1] - at[1])

    def move(self, at: Point) -> Point:
        """Where the thing is when the pointer is there."""
        self.moved = self.moved or math.dist(at, self._pressed) > self._threshold
        return at[0] + self._grip[0], at[1] + self._grip[1]

    def release(self) -> bool:
        """Let go; whether it was carried at all."""
        self.held = False
        return self.moved
