"""Discs that slow down evenly on straight lines, and when one touches another or a wall: the geometry of the oracle."""

import math
from collections.abc import Sequence
from itertools import pairwise

from flick.arena.shapes import Point

WOOD = 0.0052
"""Mass of a pawn in g per mm2."""


class Disc:
    """A disc on its way: from (x, y) at time ``t`` with ``speed`` along (ux, uy), slowing down by ``brake`` mm/s2.

    ``stamp`` grows with every change of course, so that what was foretold for the old course can be dropped.
    """

    __slots__ = ("brake", "mass", "name", "on_table", "radius", "speed", "stamp", "stop", "t", "ux", "uy", "x", "y")

    def __init__(self, name: str, x: float, y: float, diameter: float, brake: float) -> None:
        self.name, self.radius, self.brake = name, diameter / 2, brake
        self.mass = WOOD * math.pi * self.radius**2
        self.stamp, self.on_table = 0, True
        self.launch(0.0, x, y, 0.0, 0.0)

    def launch(self, t: float, x: float, y: float, vx: float, vy: float) -> None:
        """Start a new course."""
        self.t, self.x, self.y = t, x, y
        self.speed = math.hypot(vx, vy)
        self.ux, self.uy = (vx / self.speed, vy / self.speed) if self.speed > 0 else (0.0, 0.0)
        self.stop = t + self.speed / self.brake
        self.stamp += 1

    def position(self, t: float) -> Point:
        since = min(t, self.stop) - self.t
        way = (self.speed - self.brake * since / 2) * since
        return self.x + self.ux * way, self.y + self.uy * way

    def velocity(self, t: float) -> Point:
        speed = max(0.0, self.speed - self.brake * (t - self.t))
        return self.ux * speed, self.uy * speed

    def arrival(self, way: float, t: float) -> float | None:
        """When it has gone ``way`` mm from where it is at ``t``, or None when it stops before."""
        speed = max(0.0, self.speed - self.brake * (t - self.t))
        left = speed**2 - 2 * self.brake * way
        if left < 0 or speed == 0:
            return None
        return t + 2 * way / (speed + math.sqrt(left))


class Rim:
    """A side of the table: the points where ``nx * x + ny * y == level``; the normal points inwards."""

    def __init__(self, name: str, nx: float, ny: float, level: float) -> None:
        self.name, self.nx, self.ny, self.level = name, nx, ny, level

    def way(self, at: Point, ux: float, uy: float, reach: float) -> float | None:
        """How far a disc of radius ``reach`` at ``at`` can go along (ux, uy) until it touches, or None."""
        towards = -(ux * self.nx + uy * self.ny)
        if towards <= 0:
            return None
        return max(0.0, at[0] * self.nx + at[1] * self.ny - self.level - reach) / towards

    def inwards(self, _at: Point) -> Point:
        """The unit vector from the wall to a disc at ``_at``."""
        return self.nx, self.ny


class Bar:
    """A wall that stands free: everything within ``half`` mm of the line from ``a`` to ``b``."""

    def __init__(self, name: str, a: Point, b: Point, half: float) -> None:
        self.name, self.a, self.b, self.half = name, a, b, half
        self.length = math.dist(a, b)
        self.dx, self.dy = (b[0] - a[0]) / self.length, (b[1] - a[1]) / self.length

    def way(self, at: Point, ux: float, uy: float, reach: float) -> float | None:
        reach += self.half
        near = self._nearest(at)
        away = at[0] - near[0], at[1] - near[1]
        if math.hypot(*away) <= reach:
            return 0.0 if ux * away[0] + uy * away[1] < 0 else None
        ways = [self._side(at, ux, uy, reach), *(ray_to_circle(at, ux, uy, end, reach) for end in (self.a, self.b))]
        return min((way for way in ways if way is not None), default=None)

    def inwards(self, at: Point) -> Point:
        near = self._nearest(at)
        distance = math.dist(at, near)
        return (at[0] - near[0]) / distance, (at[1] - near[1]) / distance

    def _side(self, at: Point, ux: float, uy: float, reach: float) -> float | None:
        """Way to the straight part of the side that faces ``at``."""
        height = self.dx * (at[1] - self.a[1]) - self.dy * (at[0] - self.a[0])
        climb = self.dx * uy - self.dy * ux
        if height < 0:
            height, climb = -height, -climb
        if height <= reach or climb >= 0:
            return None
        way = (height - reach) / -climb
        foot = (at[0] + ux * way - self.a[0]) * self.dx + (at[1] + uy * way - self.a[1]) * self.dy
        return way if 0 <= foot <= self.length else None

    def _nearest(self, at: Point) -> Point:
        along = (at[0] - self.a[0]) * self.dx + (at[1] - self.a[1]) * self.dy
        along = min(self.length, max(0.0, along))
        return self.a[0] + self.dx * along, self.a[1] + self.dy * along


def meeting(one: Disc, two: Disc, now: float) -> float | None:
    """When two discs touch if neither changes its course; None when not before one of them stops."""
    if one.speed == 0 and two.speed == 0:
        return None
    if one.speed == 0 or two.speed == 0:
        mover, target = (two, one) if one.speed == 0 else (one, two)
        way = ray_to_circle(mover.position(now), mover.ux, mover.uy, target.position(now), one.radius + two.radius)
        return None if way is None else mover.arrival(way, now)
    (x1, y1), (x2, y2) = one.position(now), two.position(now)
    (u1, v1), (u2, v2) = one.velocity(now), two.velocity(now)
    bend = -one.brake / 2 * (two.ux - one.ux), -one.brake / 2 * (two.uy - one.uy)
    span = min(one.stop, two.stop) - now
    since = first_touch((x2 - x1, y2 - y1), (u2 - u1, v2 - v1), bend, one.radius + two.radius, span)
    return None if since is None else now + since


def ray_to_circle(at: Point, ux: float, uy: float, centre: Point, reach: float) -> float | None:
    """How far a point goes from ``at`` along the unit vector (ux, uy) until it is ``reach`` from ``centre``.

    One that is there already, or closer by rounding, is there at once if it goes inwards, and never otherwise.
    """
    px, py = centre[0] - at[0], centre[1] - at[1]
    ahead, aside = px * ux + py * uy, px * uy - py * ux
    outside = math.hypot(px, py) - reach
    if ahead <= 0 or abs(aside) > reach:
        return None
    if outside <= 0:
        return 0.0
    return outside * (math.hypot(px, py) + reach) / (ahead + math.sqrt((reach - aside) * (reach + aside)))


def first_touch(p: Point, v: Point, w: Point, reach: float, span: float) -> float | None:
    """The first t in 0..span at which the length of ``p + v t + w t**2`` falls to ``reach``.

    The square of that length is a quartic in t. It is cut where its slope changes sign, so that each piece only rises
    or only falls: however short a graze is, the bottom of its dip is looked at. A pair that is closer than ``reach``
    by rounding counts as touching, and a touching pair that parts is not found again until it has been apart.
    """
    distance = math.hypot(*p)
    if distance - (math.hypot(*v) + math.hypot(*w) * span) * span > reach:
        return None
    quartic = (
        max(0.0, (distance - reach) * (distance + reach)),
        2 * (p[0] * v[0] + p[1] * v[1]),
        v[0] * v[0] + v[1] * v[1] + 2 * (p[0] * w[0] + p[1] * w[1]),
        2 * (v[0] * w[0] + v[1] * w[1]),
        w[0] * w[0] + w[1] * w[1],
    )
    if quartic[0] == 0 and quartic[1] < 0:
        return 0.0
    cuts = [0.0, *sign_changes(_slope(quartic), span), span]
    for low, high in pairwise(cuts):
        bottom = _value(quartic, high)
        if bottom <= 0 and bottom < _value(quartic, low):
            return _root(quartic, low, high)
    return None


def sign_changes(polynomial: Sequence[float], span: float) -> list[float]:
    """Where in 0..span a polynomial, lowest power first, changes its sign; from the sign changes of its slope."""
    inner = sign_changes(_slope(polynomial), span) if len(polynomial) > 2 else []
    return [
        _root(polynomial, low, high)
        for low, high in pairwise([0.0, *inner, span])
        if (_value(polynomial, low) > 0) != (_value(polynomial, high) > 0)
    ]


def _root(polynomial: Sequence[float], low: float, high: float) -> float:
    """Where a polynomial that only rises or only falls passes 0: by Newton's steps, or halves outside the bracket."""
    slope = _slope(polynomial)
    falls = _value(polynomial, low) >= _value(polynomial, high)
    t = (low + high) / 2
    for _ in range(200):
        value = _value(polynomial, t)
        if value == 0:
            return t
        if (value > 0) == falls:
            low = t
        else:
            high = t
        steepness = _value(slope, t)
        guess = t - value / steepness if steepness else low
        if not low < guess < high:
            guess = (low + high) / 2
        if guess == t or not low < guess < high:
            return t
        t = guess
    return t


def _value(polynomial: Sequence[float], t: float) -> float:
    value = 0.0
    for factor in reversed(polynomial):
        value = value * t + factor
    return value


def _slope(polynomial: Sequence[float]) -> list[float]:
    return [power * factor for power, factor in enumerate(polynomial)][1:]
