"""A pawn between two contacts in an estimate: it goes straight on and slows down evenly; its outline does not turn."""

import math

from flick.arena.glide import braked, brakes
from flick.arena.layout import Pawn, Pose
from flick.arena.shapes import Point
from flick.arena.sliding_pawn import GRAVITY, REST, WOOD
from flick.arena.sweep import links, nearest, way

CLOSE = 1e-3
"""Distance in mm below which two moving pawns count as touching."""

LOOKS = 40
"""How often the distance of two moving pawns is computed before they count as passing each other."""

APART = 2e-3
"""Time in seconds for which two pawns that touch and part are not tested for a new contact."""


class Glider:
    """A pawn at time ``t`` (s) at (x, y), with its velocity and spin at that time. ``light`` and ``nimble`` are the
    inverses of mass and moment of inertia; ``stop`` is the time at which it comes to rest and ``far`` the distance in
    mm until then. ``stamp`` grows with every change of its course."""

    __slots__ = (
        *("angle", "brake", "chain", "extent", "far", "home", "light", "moves", "name", "nimble", "present", "round"),
        *("slow", "speed", "spin", "stamp", "stop", "t", "table", "ux", "uy", "vx", "vy", "x", "y"),
    )

    def __init__(self, name: str, pawn: Pawn, mat_friction: float) -> None:
        self.name, self.chain, self.home = name, pawn.chain, pawn.pose
        self.extent, self.round = self.chain.extent, len(self.chain.points) == 1
        self.light = 1 / (WOOD * self.chain.area)
        self.nimble = self.light / self.chain.inertia
        self.slow, self.table = mat_friction * GRAVITY, brakes(pawn.shape)
        self.put_home()

    def put_home(self) -> None:
        """Put the pawn back to where it lay before the flick."""
        self.x, self.y, self.angle = self.home
        self.present, self.stamp = True, 0
        self.t = self.vx = self.vy = self.spin = 0.0
        self.launch()

    def launch(self) -> None:
        """Compute the new course from the present velocity and spin."""
        self.speed = speed = math.sqrt(self.vx * self.vx + self.vy * self.vy)
        self.moves = speed > REST
        self.stamp += 1
        if self.moves:
            self.ux, self.uy = self.vx / speed, self.vy / speed
            self.brake = self.slow * braked(self.table, abs(self.spin) * self.extent, speed)
            self.stop, self.far = self.t + speed / self.brake, speed * speed / (2 * self.brake)
        else:
            self.vx = self.vy = self.spin = self.speed = self.ux = self.uy = 0.0
            self.brake, self.stop, self.far = self.slow, self.t, 0.0

    def at(self, t: float) -> Point:
        """The place of the pawn at time ``t`` if nothing changes its course."""
        since = min(t, self.stop) - self.t
        gone = (self.speed - self.brake * since / 2) * since
        return self.x + self.ux * gone, self.y + self.uy * gone

    def pose(self, t: float) -> Pose:
        """The pose of the pawn at time ``t`` if nothing changes its course. Its turning slows down as evenly as its
        sliding."""
        if not self.moves:
            return self.x, self.y, self.angle
        span, since = self.stop - self.t, min(t, self.stop) - self.t
        return *self.at(t), self.angle + self.spin * since * (1 - since / (2 * span) if span > 0 else 1.0)

    def pace(self, t: float) -> float:
        """The largest speed in mm/s that any point of the outline can have at time ``t``."""
        if not self.moves or t >= self.stop:
            return 0.0
        left = (self.stop - t) / (self.stop - self.t)
        return left * (self.speed + (0.0 if self.round else abs(self.spin) * self.extent))

    def advance(self, t: float) -> None:
        """Move the pawn along its course to time ``t``."""
        if self.moves and t > self.t:
            left = max(0.0, self.stop - t) / (self.stop - self.t)
            self.x, self.y, self.angle = self.pose(t)
            self.speed, self.spin = self.speed * left, self.spin * left
            self.vx, self.vy = self.ux * self.speed, self.uy * self.speed
            self.far = self.speed * self.speed / (2 * self.brake)
        self.t = t

    def arrival(self, gone: float) -> float | None:
        """The time at which the pawn has gone ``gone`` mm; ``None`` where it stops before."""
        left = self.speed * self.speed - 2 * self.brake * gone
        if left < 0 or self.speed == 0:
            return None
        return self.t + 2 * gone / (self.speed + math.sqrt(left))

    def spine(self) -> list[Point]:
        return self.chain.at(self.x, self.y, self.angle)


def meeting(one: Glider, two: Glider) -> float | None:
    """The time at which two pawns touch, of which at least one moves, if neither changes its course; ``None`` where
    they do not touch."""
    if one.moves and two.moves:
        return _meeting_on_the_way(one, two)
    mover, target = (one, two) if one.moves else (two, one)
    dx, dy = target.x - mover.x, target.y - mover.y
    ahead, aside = dx * mover.ux + dy * mover.uy, dx * mover.uy - dy * mover.ux
    reach = one.extent + two.extent
    if ahead <= -reach or (one.round and two.round and ahead <= 0) or abs(aside) >= reach:
        return None
    if one.round and two.round:
        return mover.arrival(max(0.0, ahead - math.sqrt(reach * reach - aside * aside)))
    if mover.arrival(max(0.0, math.hypot(dx, dy) - reach)) is None:
        return None
    ways = links(mover.spine(), (mover.x, mover.y), target.spine())
    gone = way(ways, mover.ux, mover.uy, mover.chain.radius + target.chain.radius)
    return None if gone is None else mover.arrival(gone)


def _meeting_on_the_way(one: Glider, two: Glider) -> float | None:
    """The time at which two moving pawns touch: their distance is computed again and again, each time at the earliest
    moment at which they could touch. Odd shapes count as discs here."""
    start, end = max(one.t, two.t), min(one.stop, two.stop)
    reach = _girth(one) + _girth(two)
    bend = math.hypot(one.brake * one.ux - two.brake * two.ux, one.brake * one.uy - two.brake * two.uy)
    t = start
    for _ in range(LOOKS):
        since, other_since = t - one.t, t - two.t
        gone = (one.speed - one.brake * since / 2) * since
        other_gone = (two.speed - two.brake * other_since / 2) * other_since
        dx = two.x + two.ux * other_gone - one.x - one.ux * gone
        dy = two.y + two.uy * other_gone - one.y - one.uy * gone
        pace, other = one.speed - one.brake * since, two.speed - two.brake * other_since
        u, v = two.ux * other - one.ux * pace, two.uy * other - one.uy * pace
        gap, parting = math.sqrt(dx * dx + dy * dy) - reach, dx * u + dy * v > 0
        if gap <= CLOSE and not parting:
            return t
        if gap <= CLOSE:
            t += APART
        else:
            pace = math.sqrt(u * u + v * v)
            pace += math.sqrt(pace * pace + 2 * bend * gap)
            t = t + 2 * gap / pace if pace > 0 else math.inf
        if t > end:
            return None
    return None


def _girth(glider: Glider) -> float:
    return glider.extent if glider.round else math.sqrt(glider.chain.area / math.pi)


def contact(one: Glider, two: Glider) -> tuple[float, float, Point, Point]:
    """The direction (x, y) from one pawn to the other at their contact, and the arms from the centre of each to that
    place."""
    if one.round and two.round:
        dx, dy = two.x - one.x, two.y - one.y
        distance = math.hypot(dx, dy) or 1.0
        nx, ny = dx / distance, dy / distance
        return nx, ny, (one.extent * nx, one.extent * ny), (-two.extent * nx, -two.extent * ny)
    ways = links(one.spine(), (one.x, one.y), two.spine())
    touch = nearest(ways, 0.0, 0.0, one.chain.radius + two.chain.radius)
    arm = touch.arm[0] + one.chain.radius * touch.nx, touch.arm[1] + one.chain.radius * touch.ny
    return touch.nx, touch.ny, arm, (one.x + arm[0] - two.x, one.y + arm[1] - two.y)


def strike(one: Glider, arm: Point, two: Glider | None, other: Point, n: Point, bounce: float, grip: float) -> float:
    """Change velocities and spins by a contact along the direction ``n``, and return its impulse in g mm/s. ``two`` is
    ``None`` for a wall.

    The edge friction acts across ``n``; it is never larger than needed to stop the rims from sliding along each other.
    """
    nx, ny = n
    light, nimble = (two.light, two.nimble) if two else (0.0, 0.0)
    u, v = one.vx - one.spin * arm[1], one.vy + one.spin * arm[0]
    if two:
        u, v = u - two.vx + two.spin * other[1], v - two.vy - two.spin * other[0]
    lever, lever2 = arm[0] * ny - arm[1] * nx, other[0] * ny - other[1] * nx
    yields = one.light + light + lever * lever * one.nimble + lever2 * lever2 * nimble
    approach = u * nx + v * ny
    push = (1 + bounce) * max(0.0, approach) / yields
    side, side2 = arm[0] * nx + arm[1] * ny, other[0] * nx + other[1] * ny
    gives = one.light + light + side * side * one.nimble + side2 * side2 * nimble
    drag = max(-grip * push, min(grip * push, (v * nx - u * ny) / gives))
    px, py = push * nx - drag * ny, push * ny + drag * nx
    _push(one, -px, -py, arm)
    if two:
        _push(two, px, py, other)
    return math.hypot(push, drag)


def _push(body: Glider, px: float, py: float, arm: Point) -> None:
    body.vx += px * body.light
    body.vy += py * body.light
    body.spin += (arm[0] * py - arm[1] * px) * body.nimble
