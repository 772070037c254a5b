"""The outlines of pawns from above: a chain of points with a radius round it.

A disc is a chain of one point, a longbow a chain of two (a capsule), a wave a bent chain of five. Distances and sizes
are computed of chains, so that one computation serves all shapes.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Literal, TypeAlias

ShapeName: TypeAlias = Literal["disc", "longbow", "wave"]
Point: TypeAlias = tuple[float, float]

LONGBOW_SLENDERNESS = 3.6
"""Length of a longbow over its thickness."""

WAVE_BEND = 2.25
"""Radius of the arc that a wave's spine follows, over half its thickness."""

WAVE_HALF_ANGLE = math.radians(64)
"""How far the spine of a wave reaches to each side of its middle."""

WAVE_LINKS = 4
"""The number of straight links that stand for the arc of a wave's spine."""


class Chain:
    """A pawn's outline in its own frame: ``points`` about the centre of gravity, ``radius`` round them, in mm.

    ``extent`` is the distance from the centre of gravity to the farthest point of the rim, ``inertia`` the moment of
    inertia over the mass, in mm2. The piece flies along its own +x: a longbow lies along it, a wave has its convex side
    there.
    """

    __slots__ = ("area", "extent", "inertia", "points", "radius")

    def __init__(self, points: tuple[Point, ...], radius: float, area: float) -> None:
        self.points = points
        self.radius = radius
        self.area = area
        self.extent = max(math.hypot(x, y) for x, y in points) + radius
        self.inertia = _inertia(points, radius)

    def at(self, x: float, y: float, angle: float) -> list[Point]:
        """The spine on the table when the pawn lies at (x, y), turned by ``angle``."""
        if len(self.points) == 1:
            return [(x, y)]
        cos, sin = math.cos(angle), math.sin(angle)
        return [(x + cos * u - sin * v, y + sin * u + cos * v) for u, v in self.points]


@lru_cache(maxsize=256)
def chain(shape: ShapeName, diameter: float) -> Chain:
    """The outline of a pawn whose size is ``diameter`` mm.

    ``diameter`` is that of the disc with the same area: a longbow or a wave of a size class is cut from as much wood
    as the disc of that class, so its mass is the one that the rules give (CAT-R02).
    """
    area = math.pi * diameter**2 / 4
    if shape == "disc":
        return Chain(((0.0, 0.0),), diameter / 2, area)
    if shape == "longbow":
        radius = math.sqrt(area / (math.pi + 4 * (LONGBOW_SLENDERNESS - 1)))
        half = radius * (LONGBOW_SLENDERNESS - 1)
        return Chain(((-half, 0.0), (half, 0.0)), radius, area)
    radius = math.sqrt(area / (math.pi + 2 * _wave_spine_length()))
    turns = [WAVE_HALF_ANGLE * (2 * k / WAVE_LINKS - 1) for k in range(WAVE_LINKS + 1)]
    bend = WAVE_BEND * radius
    arc = [(bend * math.cos(turn), bend * math.sin(turn)) for turn in turns]
    return Chain(_about_centre_of_gravity(arc, radius), radius, area)


def gap(one: Chain, one_pose: tuple[float, float, float], two: Chain, two_pose: tuple[float, float, float]) -> float:
    """Distance between the nearest rims of two pawns in mm; negative when they overlap."""
    reach = math.hypot(two_pose[0] - one_pose[0], two_pose[1] - one_pose[1])
    if len(one.points) == len(two.points) == 1:
        return reach - one.radius - two.radius
    if len(two.points) == 1:
        return point_chain_distance((two_pose[0], two_pose[1]), one.at(*one_pose)) - one.radius - two.radius
    return chain_distance(one.at(*one_pose), two.at(*two_pose)) - one.radius - two.radius


def nearer(
    one: Chain, one_pose: tuple[float, float, float], two: Chain, two_pose: tuple[float, float, float], distance: float
) -> bool:
    """Whether the rims of two pawns are nearer to each other than ``distance`` mm. Most pairs are decided by the
    circles round them, which is faster."""
    apart = math.hypot(two_pose[0] - one_pose[0], two_pose[1] - one_pose[1]) - one.extent - two.extent
    return apart < distance and gap(one, one_pose, two, two_pose) < distance


def chain_distance(one: list[Point], two: list[Point]) -> float:
    """Smallest distance between two chains of points, each a single point or straight links; 0 when they cross."""
    nearest = math.inf
    links = _with_middles(two)
    for a, b, middle, reach in _with_middles(one):
        for c, d, other, other_reach in links:
            if math.hypot(middle[0] - other[0], middle[1] - other[1]) - reach - other_reach < nearest:
                nearest = min(nearest, _link_distance(a, b, c, d))
    return nearest


def point_chain_distance(point: Point, spine: list[Point]) -> float:
    """Smallest distance between a point and a chain of straight links."""
    return min(point_link_distance(point, a, b) for a, b in pairwise(spine))


def _with_middles(spine: list[Point]) -> list[tuple[Point, Point, Point, float]]:
    """The links of a chain, each with its middle and half its length."""
    return [
        (a, b, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), math.hypot(b[0] - a[0], b[1] - a[1]) / 2)
        for a, b in pairwise(spine)
    ] or [(spine[0], spine[0], spine[0], 0.0)]


def _link_distance(a: Point, b: Point, c: Point, d: Point) -> float:
    if _cross(a, b, c, d):
        return 0.0
    return min(
        point_link_distance(a, c, d),
        point_link_distance(b, c, d),
        point_link_distance(c, a, b),
        point_link_distance(d, a, b),
    )


def point_link_distance(p: Point, a: Point, b: Point) -> float:
    """Distance from ``p`` to the straight link from ``a`` to ``b``."""
    dx, dy, px, py = b[0] - a[0], b[1] - a[1], p[0] - a[0], p[1] - a[1]
    along = px * dx + py * dy
    if along <= 0:
        return math.hypot(px, py)
    square = dx * dx + dy * dy
    if along >= square:
        return math.hypot(p[0] - b[0], p[1] - b[1])
    return abs(px * dy - py * dx) / math.sqrt(square)


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def _wave_spine_length() -> float:
    """Length of the wave's spine for a radius of 1."""
    return WAVE_LINKS * 2 * WAVE_BEND * math.sin(WAVE_HALF_ANGLE / WAVE_LINKS)


def _about_centre_of_gravity(spine: list[Point], radius: float) -> tuple[Point, ...]:
    """The spine moved so that its centre of gravity is 0."""
    parts = _parts(spine, radius)
    x = sum(area * at[0] for area, at, _ in parts) / sum(area for area, _, _ in parts)
    return tuple((px - x, py) for px, py in spine)


def _inertia(points: tuple[Point, ...], radius: float) -> float:
    """Moment of inertia about the origin, over mass."""
    parts = _parts(points, radius)
    moment = sum(own + area * (at[0] ** 2 + at[1] ** 2) for area, at, own in parts)
    return moment / sum(area for area, _, _ in parts)


def _parts(points: Sequence[Point], radius: float) -> list[tuple[float, Point, float]]:
    """The parts of a chain, each with its area in mm2, its centre, and its moment of area about that centre.

    They are a bar for each link, half a disc for each end, and for each bend the round wedge on its outside and, with
    negative area, the overlap of the bars on its inside.
    """
    if len(points) == 1:
        return [(math.pi * radius**2, points[0], math.pi * radius**4 / 2)]
    parts: list[tuple[float, Point, float]] = []
    for a, b in pairwise(points):
        length = math.dist(a, b)
        bar = 2 * radius * length
        parts.append((bar, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), bar * (length**2 + 4 * radius**2) / 12))
    cap, out = math.pi * radius**2 / 2, 4 * radius / (3 * math.pi)
    for end, neighbour in ((points[0], points[1]), (points[-1], points[-2])):
        share = out / math.dist(end, neighbour)
        centre = end[0] + share * (end[0] - neighbour[0]), end[1] + share * (end[1] - neighbour[1])
        parts.append((cap, centre, cap * (radius**2 / 2 - out**2)))
    for a, b, c in zip(points, points[1:], points[2:], strict=False):
        parts += _bend(a, b, c, radius)
    return parts


def _bend(a: Point, b: Point, c: Point, radius: float) -> list[tuple[float, Point, float]]:
    """The wedge and the overlap at ``b``. They are so small that their own moments are left out."""
    sharp = (a[0] - b[0]) / math.dist(a, b) + (c[0] - b[0]) / math.dist(b, c)
    steep = (a[1] - b[1]) / math.dist(a, b) + (c[1] - b[1]) / math.dist(b, c)
    half = math.asin(min(1.0, math.hypot(sharp, steep) / 2))
    if half == 0:
        return []
    inwards = sharp / math.hypot(sharp, steep), steep / math.hypot(sharp, steep)
    outside = -2 * radius * math.sin(half) / (3 * half)
    inside = radius * (math.cos(half) + 1 / math.cos(half)) / 3
    return [
        (radius**2 * half, (b[0] + outside * inwards[0], b[1] + outside * inwards[1]), 0.0),
        (-(radius**2) * math.tan(half), (b[0] + inside * inwards[0], b[1] + inside * inwards[1]), 0.0),
    ]
