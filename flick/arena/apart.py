"""Sets a pawn that is flicked apart from what it touches.

Places are written to a tenth of a millimetre, and what comes to rest together stays pressed together a little, so a
pawn may begin inside of a wall or of a neighbour. To the engine that is one contact from the start, in which a later
blow is no new one and gives nothing back. Set apart, a pawn that is flicked into its neighbour hits it at once, one
that is flicked along it or away does not touch it, and what it meets later it meets like anything else (CAT-R04,
CAT-R08).
"""

import math
from collections.abc import Iterator
from typing import TypeAlias

from flick.arena.barriers import barriers
from flick.arena.layout import Layout, Pose
from flick.arena.shapes import Point, point_link_distance
from flick.arena.sweep import SweepEnd, links, nearest

APART = 1e-6
"""mm. How far a flicked pawn is from everything when it sets out: so little that what it is flicked into of all that it
touches, it hits in the same step."""

CLOSE = 1.0
"""mm. What is farther from a pawn than this is not in its way when it is set apart from others."""

ROUNDS = 50
"""How often it is moved away from one thing after another. Where that leads nowhere it has no room."""

Neighbour: TypeAlias = tuple[list[SweepEnd], float]
"""The ways to a thing close by, and at which distance of the spines the two touch."""


def set_apart(layout: Layout, name: str) -> Pose:
    """Where this pawn touches nothing, as near as can be to where it lies.

    It stays where it is when nothing touches it, and between things that leave it no room.
    """
    pawn = layout.pawns[name]
    x, y = _way_out(list(_neighbours(layout, name)))
    if layout.table.edge == "mat":
        return _within(pawn.x + x, layout.table.width), _within(pawn.y + y, layout.table.height), pawn.angle
    return pawn.x + x, pawn.y + y, pawn.angle


def _way_out(neighbours: list[Neighbour]) -> Point:
    """How far to go to be apart from all of them."""
    x = y = 0.0
    for _ in range(ROUNDS):
        pressed = False
        for ways, reach in neighbours:
            touch = nearest(ways, x, y, reach)
            if touch.gap < APART / 2:
                lack, pressed = APART - touch.gap, True
                x, y = x - lack * touch.nx, y - lack * touch.ny
        if not pressed:
            return x, y
        if math.hypot(x, y) > CLOSE:
            break
    return 0.0, 0.0


def _neighbours(layout: Layout, name: str) -> Iterator[Neighbour]:
    pawn = layout.pawns[name]
    outline, at = pawn.chain, (pawn.x, pawn.y)
    spine = outline.at(*pawn.pose)
    for key, other in sorted(layout.pawns.items()):
        if key != name and math.dist(at, (other.x, other.y)) < outline.extent + other.chain.extent + CLOSE:
            yield links(spine, at, other.chain.at(*other.pose)), outline.radius + other.chain.radius
    for wall in barriers(layout):
        if point_link_distance(at, wall.a, wall.b) < outline.extent + wall.radius + CLOSE:
            yield links(spine, at, [wall.a, wall.b]), outline.radius + wall.radius


def _within(place: float, limit: float) -> float:
    """A pawn that is set apart does not fall off the mat by that."""
    return min(limit, max(0.0, place))
