"""A pointer that goes on past the window's edge, for whoever pulls from a corner outwards."""

import math

from flick.arena.shapes import Point

EDGE = 2.0
"""Pixels from the window's edge within which the pointer can hardly go on."""

PATIENCE = 150.0
"""ms in which a pointer that was put elsewhere must have arrived there."""

SAME = 24.0
"""Pixels: a pointer that comes back so near to where it was cannot be put anywhere: a finger, or a pen."""


class Endless:
    """Places are pixels of the window, times are ms. ``wish`` is where the pointer should be put: in the middle of the
    window, as often as it is at its edge or would be there after one more step like the last."""

    def __init__(self, window: Point) -> None:
        self.wish: Point | None = None
        self._window = window
        self._middle = round(window[0] / 2), round(window[1] / 2)
        self._shift: Point = (0.0, 0.0)
        self._last: Point | None = None
        self._asked: float | None = None
        self._left: Point | None = None
        self.stuck = False
        """Whether the pointer can be put nowhere else."""

    @property
    def moved(self) -> bool:
        """Whether the pointer is elsewhere than where the hand believes it."""
        return self._shift != (0.0, 0.0)

    def follow(self, at: Point, t: float) -> Point:
        """The place at which the pointer would be in a window without edges."""
        self.wish = None
        before = at if self._last is None or self._see_arrival(at, t) else self._last
        self._last = at
        if self._asked is None and not self.stuck and self._leaves(before, at):
            self.wish, self._asked = self._middle, t
        return at[0] + self._shift[0], at[1] + self._shift[1]

    def _see_arrival(self, at: Point, t: float) -> bool:
        """Whether the pointer was put elsewhere since it was seen last: to where it was to be, or back from there."""
        if self._last is None:
            return False
        if self._asked is not None and math.dist(at, self._middle) < math.dist(at, self._last):
            self._left, self._asked = self._last, None
            self._push(self._last, self._middle)
            return True
        if self._asked is not None and t - self._asked > PATIENCE:
            self.stuck, self._asked = True, None
        elif self._left is not None and self._came_back(at, self._last, self._left):
            self._push(self._middle, self._left)
            self.stuck, self._left = True, None
            return True
        return False

    @staticmethod
    def _came_back(at: Point, last: Point, left: Point) -> bool:
        return math.dist(at, left) < SAME and math.dist(at, last) > 4 * SAME

    def _push(self, start: Point, end: Point) -> None:
        """Remember that the pointer was put from ``start`` to ``end``, so that it means the same there."""
        self._shift = self._shift[0] + start[0] - end[0], self._shift[1] + start[1] - end[1]

    def _leaves(self, before: Point, at: Point) -> bool:
        """Whether the pointer is at the edge, or goes so evenly that one more step like the last would be lost there:
        one that has jumped goes nowhere."""
        ahead = 2 * at[0] - before[0], 2 * at[1] - before[1]
        return self._at_edge(at) or (math.dist(before, at) < SAME and self._at_edge(ahead))

    def _at_edge(self, at: Point) -> bool:
        return any(not EDGE <= place < size - EDGE for place, size in zip(at, self._window, strict=True))
