"""Computes how far a pawn goes until it touches something, when neither of the two turns.

A body that is moved by (x, y) touches another exactly when the point (x, y) is ``reach`` away from one of a few links,
which lead from the corners of one spine to the links of the other. So a sweep of any shape against any other is a ray
against links.
"""

import math
from itertools import pairwise
from typing import NamedTuple

from flick.arena.shapes import Point

GRAZE = 1e-6
"""Distance in mm below which two bodies touch."""


class SweepEnd(NamedTuple):
    """A link at which the way of a body ends because it touches another.

    ``a`` and ``b`` are the ends of the link in the plane of displacements; ``arm_a`` and ``arm_b`` are the points of
    the moving spine that touch there, relative to that body's centre. For two discs both ends are the same point.
    """

    a: Point
    b: Point
    arm_a: Point
    arm_b: Point


class Touch(NamedTuple):
    """The place at which two bodies are nearest to each other: the gap in mm, the direction (nx, ny) to the other, and
    the point of the moving body's spine."""

    gap: float
    nx: float
    ny: float
    arm: Point


def links(spine: list[Point], at: Point, other: list[Point]) -> list[SweepEnd]:
    """The links at which a body with its centre at ``at`` and this spine touches a body with the spine ``other``.

    Crossing pairs of straight links are left out: where they cross, the spines overlap, and before that a corner of one
    has touched the other.
    """
    arms = [(x - at[0], y - at[1]) for x, y in spine]
    mine = list(pairwise(range(len(spine))))
    theirs = list(pairwise(other)) or [(other[0], other[0])]
    found: list[SweepEnd] = []
    # A single point meets the corners of a spine where it meets the ends of its links.
    if len(other) > 1 or not mine:
        for corner, arm in zip(spine, arms, strict=True):
            found += [SweepEnd(_minus(a, corner), _minus(b, corner), arm, arm) for a, b in theirs]
    found += [SweepEnd(_minus(p, spine[i]), _minus(p, spine[j]), arms[i], arms[j]) for p in other for i, j in mine]
    return found


def nearest(ways: list[SweepEnd], x: float, y: float, reach: float) -> Touch:
    """The place at which the two bodies are nearest when the moving one has gone (x, y)."""
    best = math.inf, 0.0, 0.0, (0.0, 0.0)
    for a, b, arm_a, arm_b in ways:
        share = _share_along(a, b, x, y)
        dx, dy = a[0] + share * (b[0] - a[0]) - x, a[1] + share * (b[1] - a[1]) - y
        distance = math.hypot(dx, dy)
        if distance < best[0]:
            arm = arm_a[0] + share * (arm_b[0] - arm_a[0]), arm_a[1] + share * (arm_b[1] - arm_a[1])
            best = distance, dx, dy, arm
    distance, dx, dy, arm = best
    if distance == 0:
        return Touch(-reach, 1.0, 0.0, arm)
    return Touch(distance - reach, dx / distance, dy / distance, arm)


def way(ways: list[SweepEnd], ux: float, uy: float, reach: float) -> float | None:
    """How far in mm the moving body goes along the unit vector (ux, uy) until it touches; ``None`` where it does
    not."""
    touch = nearest(ways, 0.0, 0.0, reach)
    if touch.gap <= GRAZE:
        return 0.0 if ux * touch.nx + uy * touch.ny > 0 else None
    best = math.inf
    for a, b, _, _ in ways:
        best = min(best, _to_circle(ux, uy, a, reach))
        if a != b:
            best = min(best, _to_circle(ux, uy, b, reach), _to_side(ux, uy, a, b, reach))
    return best if best < math.inf else None


def _to_circle(ux: float, uy: float, centre: Point, reach: float) -> float:
    ahead, aside = centre[0] * ux + centre[1] * uy, centre[0] * uy - centre[1] * ux
    square = reach * reach - aside * aside
    if ahead <= 0 or square <= 0:
        return math.inf
    return max(0.0, ahead - math.sqrt(square))


def _to_side(ux: float, uy: float, a: Point, b: Point, reach: float) -> float:
    """How far in mm it is along the unit vector (ux, uy) to the straight side of a link that faces the origin; infinity
    where it is not met."""
    length = math.dist(a, b)
    dx, dy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    height, climb = dy * a[0] - dx * a[1], dx * uy - dy * ux
    if height < 0:
        height, climb = -height, -climb
    if height <= reach or climb >= 0:
        return math.inf
    gone = (height - reach) / -climb
    foot = (ux * gone - a[0]) * dx + (uy * gone - a[1]) * dy
    return gone if 0 <= foot <= length else math.inf


def _share_along(a: Point, b: Point, x: float, y: float) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    return min(1.0, max(0.0, ((x - a[0]) * dx + (y - a[1]) * dy) / square)) if square else 0.0


def _minus(p: Point, q: Point) -> Point:
    return p[0] - q[0], p[1] - q[1]
