"""The exact answer for sliding discs: from contact to contact, without steps of time.

Discs slide under Coulomb friction of the mat, do not turn, and meet each other, the rim and free-standing walls
without edge friction. Between two contacts every disc moves on a straight line and slows down evenly, so the next
contact is the root of a polynomial. The only error is rounding, about 1e-10 mm on a typical scene.

Two conventions where the model alone gives no answer:

- Contacts at the same moment (a rack, a neighbour that is touched from the start) are resolved in pairs, one after
  another, in an order that depends on the layout alone, until nobody approaches anybody. Other orders are as valid;
  compare racks with an engine by statistics only.
- A pair that keeps pressing would bounce without end. Nothing leaves a contact slower than ``FLOOR``, so pressing
  becomes a train of bounces less than 1e-5 mm high. Those are gentler than ``GENTLE`` and not listed as contacts.
"""

import heapq
import math
from dataclasses import dataclass, field
from typing import Protocol

from flick.arena.layout import Layout, on_edge
from flick.arena.shapes import Point
from tests.arena.courses import Bar, Disc, Rim, meeting

GRAVITY = 9810.0
"""mm/s2."""

FLOOR = 0.1
"""Smallest speed in mm/s at which two things part after a contact."""

GENTLE = 1.0
"""A contact that is approached more slowly than this, in mm/s, is not listed."""

MOST_EVENTS = 200_000


class Flick(Protocol):
    """What the oracle reads of a shot; ``vx`` and ``vy`` in mm/s. ``spin`` must be 0."""

    @property
    def pawn(self) -> str: ...
    @property
    def vx(self) -> float: ...
    @property
    def vy(self) -> float: ...
    @property
    def spin(self) -> float: ...


@dataclass
class Solution:
    """``contacts`` are (t, one, other): pawns in the layout's order, a wall always last, as ``wall:west`` or
    ``wall:<id>``. ``impulses`` in g mm/s run parallel to them. ``left`` are (pawn, t, x, y) in order.
    """

    rest: dict[str, Point] = field(default_factory=dict[str, Point])
    contacts: list[tuple[float, str, str]] = field(default_factory=list[tuple[float, str, str]])
    impulses: list[float] = field(default_factory=list[float])
    left: list[tuple[str, float, float, float]] = field(default_factory=list[tuple[str, float, float, float]])
    duration: float = 0.0


def solve(layout: Layout, shot: Flick) -> Solution:
    """Run ``shot`` until everything rests. ``ValueError`` for anything that this model does not cover."""
    run = Run(layout, shot)
    for _ in range(MOST_EVENTS):
        if not run.step():
            return run.solution()
    raise RuntimeError(f"still moving after {MOST_EVENTS} events")


@dataclass(frozen=True)
class Event:
    """Something foretold, true as long as the discs concerned keep the course that the stamps name.

    ``other`` is None when the disc stops by itself, or leaves the mat (``leaves``).
    """

    disc: Disc
    stamp: int
    other: "Disc | Rim | Bar | None" = None
    other_stamp: int = 0
    leaves: bool = False

    def holds(self) -> bool:
        return self.disc.stamp == self.stamp and (
            not isinstance(self.other, Disc) or self.other.stamp == self.other_stamp
        )


class Run:
    """A flick under way, one event at a time."""

    def __init__(self, layout: Layout, shot: Flick) -> None:
        _refuse_what_is_not_covered(layout, shot)
        physics = layout.physics
        brake = physics.mat_friction * GRAVITY
        self.now = 0.0
        self.discs = [Disc(name, p.x, p.y, p.diameter, brake) for name, p in layout.pawns.items()]
        self.bounce, self.wall_bounce = physics.restitution_pawn, physics.restitution_wall
        rims = _rims(layout)
        bars = [Bar(f"wall:{n}", w.start, w.end, w.thickness / 2) for n, w in layout.walls.items()]
        walled = layout.table.edge == "walls"
        self._walls: list[Rim | Bar] = [*(rims if walled else ()), *bars]
        self._brink = [] if walled else rims
        self._queue: list[tuple[float, int, Event]] = []
        self._serial = 0
        self._found = Solution()
        flicked = next(disc for disc in self.discs if disc.name == shot.pawn)
        flicked.launch(0.0, flicked.x, flicked.y, shot.vx, shot.vy)
        self._foretell(flicked)

    def upcoming(self) -> float | None:
        """Time of the next event, or None when everything rests."""
        while self._queue and not self._queue[0][2].holds():
            heapq.heappop(self._queue)
        return self._queue[0][0] if self._queue else None

    def step(self) -> bool:
        """Let the next event happen; False when there is none left."""
        t = self.upcoming()
        if t is None:
            return False
        event = heapq.heappop(self._queue)[2]
        self.now = t
        disc, other = event.disc, event.other
        if other is None:
            self._end(disc, event.leaves)
            return True
        impulse = self._collide(disc, other) if isinstance(other, Disc) else self._rebound(disc, other)
        if impulse > 0:
            self._found.contacts.append((t, disc.name, other.name))
            self._found.impulses.append(impulse)
        self._foretell(disc)
        if isinstance(other, Disc):
            self._foretell(other, but=disc)
        return True

    def solution(self) -> Solution:
        """What has been found so far."""
        self._found.rest = {disc.name: disc.position(self.now) for disc in self.discs if disc.on_table}
        return self._found

    def _end(self, disc: Disc, leaves: bool) -> None:
        at = disc.position(self.now)
        disc.launch(self.now, *at, 0.0, 0.0)
        self._found.duration = self.now
        if leaves:
            disc.on_table = False
            self._found.left.append((disc.name, self.now, *at))
        else:
            self._foretell(disc)

    def _collide(self, one: Disc, two: Disc) -> float:
        """The impulse between two discs, 0 when too gentle to be listed. ``one`` comes first in the layout."""
        (x1, y1), (x2, y2) = one.position(self.now), two.position(self.now)
        (u1, v1), (u2, v2) = one.velocity(self.now), two.velocity(self.now)
        distance = math.hypot(x2 - x1, y2 - y1)
        nx, ny = (x2 - x1) / distance, (y2 - y1) / distance
        approach = (u1 - u2) * nx + (v1 - v2) * ny
        impulse = (approach + max(self.bounce * approach, FLOOR)) / (1 / one.mass + 1 / two.mass)
        one.launch(self.now, x1, y1, u1 - impulse * nx / one.mass, v1 - impulse * ny / one.mass)
        two.launch(self.now, x2, y2, u2 + impulse * nx / two.mass, v2 + impulse * ny / two.mass)
        return impulse if approach >= GENTLE else 0.0

    def _rebound(self, disc: Disc, wall: Rim | Bar) -> float:
        at = disc.position(self.now)
        vx, vy = disc.velocity(self.now)
        nx, ny = wall.inwards(at)
        approach = -(vx * nx + vy * ny)
        gain = approach + max(self.wall_bounce * approach, FLOOR)
        disc.launch(self.now, *at, vx + gain * nx, vy + gain * ny)
        return disc.mass * gain if approach >= GENTLE else 0.0

    def _foretell(self, disc: Disc, but: Disc | None = None) -> None:
        """Queue what the course of ``disc`` leads to; its meeting with ``but`` is queued already."""
        order = self.discs.index(disc)
        for index, other in enumerate(self.discs):
            if other is not disc and other is not but and other.on_table:
                one, two = (disc, other) if order < index else (other, disc)
                self._queue_at(meeting(one, two, self.now), Event(one, one.stamp, two, two.stamp))
        if disc.speed == 0:
            return
        at = disc.position(self.now)
        for wall in self._walls:
            way = wall.way(at, disc.ux, disc.uy, disc.radius)
            if way is not None:
                self._queue_at(disc.arrival(way, self.now), Event(disc, disc.stamp, wall))
        for rim in self._brink:
            way = rim.way(at, disc.ux, disc.uy, 0.0)
            if way is not None:
                self._queue_at(disc.arrival(way, self.now), Event(disc, disc.stamp, leaves=True))
        self._queue_at(disc.stop, Event(disc, disc.stamp))

    def _queue_at(self, t: float | None, event: Event) -> None:
        if t is not None:
            self._serial += 1
            heapq.heappush(self._queue, (t, self._serial, event))


def _rims(layout: Layout) -> list[Rim]:
    width, height = layout.table.width, layout.table.height
    return [
        Rim("wall:west", 1.0, 0.0, 0.0),
        Rim("wall:east", -1.0, 0.0, -width),
        Rim("wall:south", 0.0, 1.0, 0.0),
        Rim("wall:north", 0.0, -1.0, -height),
    ]


def _refuse_what_is_not_covered(layout: Layout, shot: Flick) -> None:
    reasons = {
        "spin": shot.spin != 0,
        "edge friction": layout.physics.edge_friction_pawn > 0 or layout.physics.edge_friction_wall > 0,
        "other shapes than discs": any(pawn.shape != "disc" for pawn in layout.pawns.values()),
        "stands": bool(layout.stands),
        "walls on the edge": any(on_edge(wall, layout.table) for wall in layout.walls.values()),
    }
    for what, present in reasons.items():
        if present:
            raise ValueError(f"the oracle knows no {what}")
