"""The hand that pulls a pawn back: a pointer that is measured on the mat, and is the finer the slower it goes."""

import math
from typing import NamedTuple

from flick.arena.shapes import Point
from flick.window.arena.flicking.pointer_trail import FRAME

FULL = 300.0
"""mm of pull to full power: half of the length of a table, however large it is seen. At 1280 x 720, where a mm of the
table between walls is 1.36 pixels, a pixel is 0.245 % of power."""

STEADY = 285.0
"""mm. A slow hand turns the aim as it would at the end of a lever so long: there a pixel is at most 0.15 degrees."""

SLOW, QUICK = 1.5, 6.0
"""mm a frame. A hand that goes no faster than the first is slow; the aim of one as fast as the second is straight
opposite to the pointer; in between it is something of both."""

LAG = 8.0
"""mm by which the aim of a slow hand stays behind the pointer at most: whoever goes on means to go there."""

REST = 150.0
"""ms without a motion after which the hand is where the aim is."""

FINE = 0.1
"""What a motion counts while it is to be fine."""


class Pulled(NamedTuple):
    """The hand as seen from the pawn: in which direction on the table (radians), and how far away (mm)."""

    angle: float
    reach: float


class Lever:
    """From the middle of a pawn to the hand. Places are mm on the table, times are ms.

    ``move`` is to be told once a frame where the pointer is. The aim of a slow hand turns less than the pointer goes
    round the pawn, so that a pixel is never too much, also near to it; within ``free`` mm it just follows.
    """

    def __init__(self, middle: Point, free: float, pointer: Point, t: float) -> None:
        self._middle, self._free = middle, free
        self._pointer = self._hand = pointer
        self._angle = self._seen.angle
        self._t = t

    @property
    def pulled(self) -> Pulled:
        return Pulled(self._angle, self._seen.reach)

    @property
    def hand(self) -> Point:
        """The place from which it is aimed, which is not always where the pointer is."""
        reach = self._seen.reach
        return self._middle[0] + reach * math.cos(self._angle), self._middle[1] + reach * math.sin(self._angle)

    def move(self, pointer: Point, t: float, *, fine: bool = False) -> None:
        """Follow the pointer to that place; ``fine`` lets it count a tenth."""
        if t - self._t > REST:
            self._hand = self.hand
        gone = math.dist(pointer, self._pointer)
        quick = 0.0 if fine else _share(gone * FRAME / max(FRAME, t - self._t))
        before, share = self._seen, FINE if fine else 1.0
        x, y = (now - then for now, then in zip(pointer, self._pointer, strict=True))
        self._hand = self._hand[0] + share * x, self._hand[1] + share * y
        self._pointer, self._t = pointer, t
        self._turn(before, quick)

    def shift(self, pointer: Point) -> None:
        """Take the pointer to be there without having moved, since the table is seen otherwise."""
        self._pointer = pointer

    def _turn(self, before: Pulled, quick: float) -> None:
        """Turn the aim after the hand has moved from where it was ``before``; ``quick`` is how quick it was, from 0 to
        1."""
        seen = self._seen
        if min(before.reach, seen.reach) <= self._free:
            self._angle = seen.angle
            return
        share = quick + (1 - quick) * min(1.0, seen.reach / STEADY)
        angle = self._angle + share * math.remainder(seen.angle - before.angle, math.tau)
        behind, most = math.remainder(seen.angle - angle, math.tau), (1 - quick) * LAG / seen.reach
        self._angle = seen.angle - max(-most, min(most, behind))

    @property
    def _seen(self) -> Pulled:
        """The direction and distance of the hand where the pointer has brought it."""
        x, y = self._hand[0] - self._middle[0], self._hand[1] - self._middle[1]
        return Pulled(math.atan2(y, x), math.hypot(x, y))


def _share(pace: float) -> float:
    """How quick a hand is that goes so many mm a frame."""
    return max(0.0, min(1.0, (pace - SLOW) / (QUICK - SLOW)))
