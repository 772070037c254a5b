"""The pen: outlines on a field of 64 by 64, x to the right and y down.

Points are written as text, ``"32 4, 57 28, 46 48!"``: an outline runs smoothly through them, and turns at a point with
``!``. Such a corner is worn round by ``WEAR``; ``!4`` wears it by 4, ``!0`` leaves it sharp.
Angles are degrees, clockwise from the right.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, dist, hypot, radians, sin
from typing import NamedTuple

SIZE = 64
MIDDLE = SIZE / 2
WEAR = 1.4
REACH = 0.36  # how far an outline keeps its direction, as a part of the way to the next point

KNOT = re.compile(r"\s*(-?[\d.]+) (-?[\d.]+)(?:(!)([\d.]*))?\s*")


class Point(NamedTuple):
    x: float
    y: float

    def toward(self, other: "Point", part: float) -> "Point":
        return Point(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)

    def ahead(self, angle: float, far: float) -> "Point":
        return Point(self.x + far * cos(radians(angle)), self.y + far * sin(radians(angle)))


class Knot(NamedTuple):
    """A point of an outline; ``wear`` is None where it passes smoothly."""

    at: Point
    wear: float | None = None


class Stretch(NamedTuple):
    """A cubic curve from ``a`` to ``d``, or a straight line."""

    a: Point
    b: Point
    c: Point
    d: Point
    straight: bool = False

    def split(self, part: float) -> tuple["Stretch", "Stretch"]:
        ab, bc, cd = self.a.toward(self.b, part), self.b.toward(self.c, part), self.c.toward(self.d, part)
        abc, bcd = ab.toward(bc, part), bc.toward(cd, part)
        middle = abc.toward(bcd, part)
        return Stretch(self.a, ab, abc, middle, self.straight), Stretch(middle, bcd, cd, self.d, self.straight)


@dataclass(frozen=True)
class Outline:
    """One or more curves. Filled, what lies inside an even number of them is a hole."""

    curves: tuple[tuple[Stretch, ...], ...]

    def turned(self, angle: float, x: float = MIDDLE, y: float = MIDDLE) -> "Outline":
        """Clockwise round a point."""
        c, s = cos(radians(angle)), sin(radians(angle))
        return self._moved((c, s, -s, c, x - c * x + s * y, y - s * x - c * y))

    def sized(self, factor: float) -> "Outline":
        """Larger or smaller round the middle of the field."""
        return self._moved((factor, 0, 0, factor, MIDDLE * (1 - factor), MIDDLE * (1 - factor)))

    def shifted(self, x: float, y: float) -> "Outline":
        return self._moved((1, 0, 0, 1, x, y))

    def mirrored(self) -> "Outline":
        """Left for right."""
        return self._moved((-1, 0, 0, 1, SIZE, 0))

    def _moved(self, m: tuple[float, float, float, float, float, float]) -> "Outline":
        def move(p: Point) -> Point:
            return Point(m[0] * p.x + m[2] * p.y + m[4], m[1] * p.x + m[3] * p.y + m[5])

        def carry(s: Stretch) -> Stretch:
            return Stretch(move(s.a), move(s.b), move(s.c), move(s.d), s.straight)

        return Outline(tuple(tuple(carry(s) for s in curve) for curve in self.curves))


def shape(text: str) -> Outline:
    """A closed outline through the points of a text."""
    return closed(knots(text))


def curve(text: str) -> Outline:
    """An open outline through the points of a text."""
    return Outline((along(knots(text)),))


def polygon(text: str, wear: float = WEAR) -> Outline:
    """A closed outline of which every point is a corner, worn by ``wear`` where the text does not say."""
    return closed([Knot(knot.at, wear if knot.wear is None else knot.wear) for knot in knots(text)])


def symmetric(text: str) -> Outline:
    """A closed outline from its right half, told from top to bottom; points in the middle stand once."""
    right = knots(text)
    left = [Knot(Point(SIZE - knot.at.x, knot.at.y), knot.wear) for knot in reversed(right) if knot.at.x != MIDDLE]
    return closed([*right, *left])


def knots(text: str) -> list[Knot]:
    """The points of a text."""
    told: list[Knot] = []
    for part in text.split(","):
        found = KNOT.fullmatch(part)
        if found is None:
            raise ValueError(f"{part.strip()!r} in {text!r}: expected x y, x y! or x y!wear")
        x, y, corner, wear = found.groups()
        told.append(Knot(Point(float(x), float(y)), None if not corner else float(wear) if wear else WEAR))
    return told


def closed(around: Sequence[Knot]) -> Outline:
    """Through all knots and back to the first, corners worn."""
    stretches = list(along(around, again=True))
    bends: list[tuple[Stretch, ...]] = [()] * len(around)
    for k, knot in enumerate(around):
        if knot.wear:
            stretches[k - 1], stretches[k], bend = _worn(stretches[k - 1], stretches[k], knot.wear)
            bends[k] = (bend,)
    return Outline((tuple(s for bend, stretch in zip(bends, stretches, strict=True) for s in (*bend, stretch)),))


def along(way: Sequence[Knot], again: bool = False) -> tuple[Stretch, ...]:
    """From knot to knot, corners sharp; ``again`` to the first one at the end."""
    count = len(way)
    stretches: list[Stretch] = []
    for k in range(count if again else count - 1):
        a, d = way[k], way[(k + 1) % count]
        if a.wear is not None and d.wear is not None:
            stretches.append(Stretch(a.at, a.at.toward(d.at, 1 / 3), a.at.toward(d.at, 2 / 3), d.at, straight=True))
            continue
        far = dist(a.at, d.at) * REACH
        out = _heading(way, k, d.at, again)
        back = _heading(way[::-1], (count - 2 - k) % count, a.at, again)
        b, c = Point(a.at.x + far * out.x, a.at.y + far * out.y), Point(d.at.x + far * back.x, d.at.y + far * back.y)
        stretches.append(Stretch(a.at, b, c, d.at))
    return tuple(stretches)


def _heading(way: Sequence[Knot], k: int, following: Point, again: bool) -> Point:
    """The direction in which an outline leaves a knot for the following one."""
    aft, fore = way[k].at, following
    if way[k].wear is None and (again or k > 0):
        aft = way[k - 1].at
    length = hypot(fore.x - aft.x, fore.y - aft.y)
    return Point((fore.x - aft.x) / length, (fore.y - aft.y) / length)


def _worn(before: Stretch, after: Stretch, wear: float) -> tuple[Stretch, Stretch, Stretch]:
    """Two stretches that meet at a corner, cut back from it, and the bend that joins them."""
    corner = after.a
    before, _ = before.split(1 - min(wear / dist(before.a, before.d), 0.45))
    _, after = after.split(min(wear / dist(after.a, after.d), 0.45))
    bend = Stretch(before.d, before.d.toward(corner, 0.6), after.a.toward(corner, 0.6), after.a)
    return before, after, bend
