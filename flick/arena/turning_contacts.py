"""Finds out when pawns touch that turn while they slide: their gap is computed again and again, each time at the
earliest moment at which they could touch."""

import math
from collections.abc import Callable

from flick.arena.barriers import Bar, Rim
from flick.arena.glider import LOOKS, Glider, contact
from flick.arena.shapes import Point, chain_distance, point_link_distance
from flick.arena.sweep import links, nearest

CLOSE = 0.05
"""Distance in mm below which two pawns count as touching."""

CREEP = 0.2
"""The least distance in mm that a pawn moves between two computations of the gap."""

SLOW_TURN = 5.0
"""Speed of the rim in mm/s below which a pawn counts as not turning."""


def turns(glider: Glider) -> bool:
    """Whether the pawn has an odd shape and turns, so that its outline changes on its way."""
    return glider.moves and not glider.round and abs(glider.spin) * glider.extent > SLOW_TURN


def meeting_in_turn(one: Glider, two: Glider) -> float | None:
    """The time at which two pawns touch if both keep their courses; ``None`` where they do not. Both must be at the
    same time ``t``."""
    reach, end = one.extent + two.extent, min(glider.stop for glider in (one, two) if glider.moves)
    edge = one.chain.radius + two.chain.radius

    def gap(t: float) -> float:
        (x, y, angle), (to_x, to_y, to_angle) = one.pose(t), two.pose(t)
        far = math.hypot(to_x - x, to_y - y) - reach
        return (
            far if far > CLOSE else chain_distance(one.chain.at(x, y, angle), two.chain.at(to_x, to_y, to_angle)) - edge
        )

    def parting() -> bool:
        nx, ny, arm, other = contact(one, two)
        u = one.vx - one.spin * arm[1] - two.vx + two.spin * other[1]
        v = one.vy + one.spin * arm[0] - two.vy - two.spin * other[0]
        return u * nx + v * ny <= 0

    return _first(gap, lambda t: one.pace(t) + two.pace(t), one.t, end, parting)


def reaching_in_turn(one: Glider, wall: Rim | Bar) -> float | None:
    """The time at which a pawn touches a wall if it keeps its course; ``None`` where it does not."""
    chain = one.chain

    def gap(t: float) -> float:
        x, y, angle = one.pose(t)
        if isinstance(wall, Bar):
            far = point_link_distance((x, y), wall.a, wall.b) - one.extent - wall.radius
            if far > CLOSE:
                return far
            return chain_distance(chain.at(x, y, angle), [wall.a, wall.b]) - chain.radius - wall.radius
        far = x * wall.nx + y * wall.ny - wall.level - one.extent
        if far > CLOSE:
            return far
        return min(p * wall.nx + q * wall.ny for p, q in chain.at(x, y, angle)) - wall.level - chain.radius

    def parting() -> bool:
        nx, ny, arm = contact_with(one, wall)
        return (one.vx - one.spin * arm[1]) * nx + (one.vy + one.spin * arm[0]) * ny <= 0

    return _first(gap, one.pace, one.t, one.stop, parting)


def contact_with(one: Glider, wall: Rim | Bar) -> tuple[float, float, Point]:
    """The direction (x, y) to the wall, and the arm from the pawn's centre to the contact."""
    radius = one.chain.radius
    if isinstance(wall, Bar):
        touch = nearest(links(one.spine(), (one.x, one.y), [wall.a, wall.b]), 0.0, 0.0, radius + wall.radius)
        return touch.nx, touch.ny, (touch.arm[0] + radius * touch.nx, touch.arm[1] + radius * touch.ny)
    x, y = min(one.spine(), key=lambda p: p[0] * wall.nx + p[1] * wall.ny)
    return -wall.nx, -wall.ny, (x - one.x - radius * wall.nx, y - one.y - radius * wall.ny)


def _first(
    gap: Callable[[float], float],
    pace: Callable[[float], float],
    start: float,
    end: float,
    parting: Callable[[], bool],
) -> float | None:
    """The first time at which ``gap`` is closed. It shrinks no faster than ``pace``, which only decreases with time."""
    t, before = start, math.inf
    for look in range(LOOKS):
        left = gap(t)
        if left <= CLOSE and left < before and (look or not parting()):
            return t
        before, speed = left, pace(t)
        t = t + max(left, CREEP) / speed if speed > 0 else math.inf
        if t > end:
            return None
    # So close for so long: better a contact too early than a wall that is passed.
    return t
