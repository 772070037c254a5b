"""Moves a pawn away from what it touches before it is flicked.

Places are written to a tenth of a millimetre, and pawns that come to rest together stay pressed together a little, so a
pawn may start inside a wall or a neighbour. The engine takes that for one contact that lasts from the start: a later
blow in it is no new contact and is not reported. After it has been set apart, a pawn that is flicked into its neighbour
hits it at once, and one that is flicked along its neighbour or away does not touch it (CAT-R04, CAT-R08).
"""

import math
from collections.abc import Iterator
from typing import TypeAlias

from flick.arena.barriers import barriers
from flick.arena.layout import Layout, Pose
from flick.arena.shapes import Point, point_link_distance
from flick.arena.sweep import SweepEnd, links, nearest

APART = 1e-6
"""Distance in mm between a flicked pawn and everything else when it sets out. It is so small that the pawn hits all
neighbours into which it is flicked in the same step."""

CLOSE = 1.0
"""Distance in mm up to which another thing is considered when a pawn is set apart, and the farthest that the pawn is
moved."""

ROUNDS = 50
"""How often a pawn is moved away from one neighbour after another before it counts as having no room."""

Neighbour: TypeAlias = tuple[list[SweepEnd], float]
"""The ways from the pawn's spine to the spine of a thing close by, and the distance in mm at which the two touch."""


def set_apart(layout: Layout, name: str) -> Pose:
    """The nearest pose at which the pawn touches nothing.

    That is its own pose where nothing touches it, or where it lies between things that leave it no room.
    """
    pawn = layout.pawns[name]
    x, y = _way_out(list(_neighbours(layout, name)))
    if layout.table.edge == "mat":
        return _within(pawn.x + x, layout.table.width), _within(pawn.y + y, layout.table.height), pawn.angle
    return pawn.x + x, pawn.y + y, pawn.angle


def _way_out(neighbours: list[Neighbour]) -> Point:
    """The displacement in mm after which the pawn touches none of its neighbours; (0, 0) where they leave it no
    room."""
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
    """A coordinate limited to the mat, so that setting a pawn apart does not push it off."""
    return min(limit, max(0.0, place))
