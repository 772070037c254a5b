"""Estimates what a flick does from contact to contact instead of step by step, for bots that choose a flick. It is
fast, exact for discs that do not turn, and approximate for all others. Rules judge only what the engine simulates."""

import heapq

from flick.arena.barriers import Bar, Rim, barriers
from flick.arena.contacts import LEAST_IMPULSE
from flick.arena.glider import Glider, contact, meeting, strike
from flick.arena.layout import Layout
from flick.arena.shapes import Point, point_link_distance
from flick.arena.sweep import links, way
from flick.arena.turning_contacts import contact_with, meeting_in_turn, reaching_in_turn, turns

MOST_EVENTS = 40
"""After so many events the estimate ends, and every pawn counts as resting where it is then."""

FLOOR = 1.0
"""The smallest speed in mm/s at which two things part, so that they do not touch again at once."""


class Events:
    """A flick in progress. ``contacts`` are pairs of names in order, in each of which a wall comes last; ``left`` says
    where pawns that left the mat crossed its edge."""

    def __init__(self, layout: Layout) -> None:
        """Prepare for many flicks on the same layout."""
        self._layout = layout
        self.gliders = [Glider(name, pawn, layout.physics.mat_friction) for name, pawn in layout.pawns.items()]
        self._barriers = barriers(layout)
        self._on_mat = layout.table.edge == "mat"

    def flick(self, pawn: str, vx: float, vy: float, spin: float = 0.0) -> None:
        """Run the flick until all pawns rest; velocity in mm/s, spin in rad/s."""
        for glider in self.gliders:
            glider.t = 0.0
            if glider.stamp > 1:
                glider.put_home()
        self.contacts: list[tuple[str, str]] = []
        self.left: dict[str, Point] = {}
        self._queue: list[tuple[float, int, Glider, int, Glider | Rim | Bar | None, int]] = []
        self._serial, self._now = 0, 0.0
        flicked = next(glider for glider in self.gliders if glider.name == pawn)
        flicked.vx, flicked.vy, flicked.spin = vx, vy, spin
        flicked.launch()
        self._foretell(flicked)
        happened = 0
        while self._queue and happened < MOST_EVENTS:
            t, _, one, stamp, other, other_stamp = heapq.heappop(self._queue)
            if one.stamp == stamp and not (isinstance(other, Glider) and other.stamp != other_stamp):
                self._happen(t, one, other)
                happened += 1

    def rest(self) -> dict[str, Point]:
        """Where the pawns rest that have moved and are still on the table."""
        return {g.name: g.at(self._now) for g in self.gliders if g.present and g.stamp > 1}

    def _happen(self, t: float, one: Glider, other: Glider | Rim | Bar | None) -> None:
        self._now = t
        one.advance(t)
        if other is None:
            self._end(one)
        elif isinstance(other, Glider):
            other.advance(t)
            self._collide(one, other)
            self._foretell(one)
            self._foretell(other, one)
        else:
            self._rebound(one, other)
            self._foretell(one)

    def _end(self, one: Glider) -> None:
        """The pawn has come to rest, or has crossed the edge."""
        leaves = one.stop - one.t > 1e-9
        one.vx = one.vy = 0.0
        one.launch()
        if leaves:
            one.present = False
            self.left[one.name] = one.x, one.y
        else:
            self._foretell(one)

    def _collide(self, one: Glider, two: Glider) -> None:
        physics = self._layout.physics
        nx, ny, arm, other = contact(one, two)
        impulse = strike(one, arm, two, other, (nx, ny), physics.restitution_pawn, physics.edge_friction_pawn)
        lack = FLOOR - (two.vx - one.vx) * nx - (two.vy - one.vy) * ny
        if lack > 0:
            share = lack / (one.light + two.light)
            one.vx, one.vy = one.vx - share * one.light * nx, one.vy - share * one.light * ny
            two.vx, two.vy = two.vx + share * two.light * nx, two.vy + share * two.light * ny
        one.launch()
        two.launch()
        if impulse >= LEAST_IMPULSE:
            self.contacts.append((one.name, two.name))

    def _rebound(self, one: Glider, wall: Rim | Bar) -> None:
        physics = self._layout.physics
        nx, ny, arm = contact_with(one, wall)
        impulse = strike(one, arm, None, (0.0, 0.0), (nx, ny), physics.restitution_wall, physics.edge_friction_wall)
        lack = FLOOR + one.vx * nx + one.vy * ny
        if lack > 0:
            one.vx, one.vy = one.vx - lack * nx, one.vy - lack * ny
        one.launch()
        if impulse >= LEAST_IMPULSE:
            self.contacts.append((one.name, wall.name_at((one.x + arm[0], one.y + arm[1]))))

    def _foretell(self, one: Glider, but: Glider | None = None) -> None:
        """Queue the next events of a pawn on its course; its meeting with ``but`` is in the queue already."""
        for other in self._near(one, but):
            other.advance(one.t)
            meet = meeting_in_turn if turns(one) or turns(other) else meeting
            self._add(meet(one, other), one, other, other.stamp)
        if not one.moves:
            return
        turning = turns(one)
        for wall in self._barriers:
            if isinstance(wall, Bar) or one.ux * wall.nx + one.uy * wall.ny < 0 or turning:
                self._add(reaching_in_turn(one, wall) if turning else _reaching(one, wall), one, wall)
        if self._on_mat:
            self._add(one.arrival(self._to_edge(one)), one, None)
        self._add(one.stop, one, None)

    def _near(self, one: Glider, but: Glider | None) -> list[Glider]:
        """The pawns that this one can meet before both rest. No meeting is computed for all others, which are most."""
        x, y, ux, uy, far, extent, moves = one.x, one.y, one.ux, one.uy, one.far, one.extent, one.moves
        found: list[Glider] = []
        for other in self.gliders:
            if other is one or other is but or not other.present:
                continue
            dx, dy, reach = other.x - x, other.y - y, extent + other.extent
            if other.moves:
                reach += far + other.far
                if dx * dx + dy * dy <= reach * reach:
                    found.append(other)
            elif moves:
                ahead, aside = dx * ux + dy * uy, dx * uy - dy * ux
                if -reach < ahead <= far + reach and -reach < aside < reach:
                    found.append(other)
        return found

    def _to_edge(self, one: Glider) -> float:
        table = self._layout.table
        ways = [
            ((limit if u > 0 else 0.0) - at) / u
            for at, u, limit in ((one.x, one.ux, table.width), (one.y, one.uy, table.height))
            if u != 0
        ]
        return max(0.0, min(ways))

    def _add(self, t: float | None, one: Glider, other: Glider | Rim | Bar | None, stamp: int = 0) -> None:
        if t is not None:
            self._serial += 1
            heapq.heappush(self._queue, (t, self._serial, one, one.stamp, other, stamp))


def _reaching(one: Glider, wall: Rim | Bar) -> float | None:
    """The time at which a pawn touches a wall if it keeps its course and does not turn; ``None`` where it does not."""
    if isinstance(wall, Bar):
        reach = one.chain.radius + wall.radius
        if (
            one.arrival(max(0.0, point_link_distance((one.x, one.y), wall.a, wall.b) - one.extent - wall.radius))
            is None
        ):
            return None
        gone = way(links(one.spine(), (one.x, one.y), [wall.a, wall.b]), one.ux, one.uy, reach)
        return None if gone is None else one.arrival(gone)
    towards = -(one.ux * wall.nx + one.uy * wall.ny)
    if towards <= 0:
        return None
    height = one.x * wall.nx + one.y * wall.ny if one.round else min(x * wall.nx + y * wall.ny for x, y in one.spine())
    return one.arrival(max(0.0, height - wall.level - one.chain.radius) / towards)
