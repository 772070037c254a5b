"""Finds out where a projectile has room, for one kind of projectile and the table as it lies."""

import math
from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple

import numpy as np

from flick.arena.layout import Pose, Table, Wall, on_edge
from flick.arena.shapes import Chain, Point, chain_distance, gap, nearer
from flick.games.catacombs.cards import ShotKind
from flick.games.catacombs.state import CatacombsState, PawnCut, characters, enemy_of, name_of_cut, pawn_of, team_of
from flick.table.answers import PLACE_DIGITS
from flick.table.rules import Verdict
from flick.table.sayings import say

REACH = 25.0
"""The largest distance in mm between the rims of a projectile and its character (CAT-53, CAT-R27)."""

TOUCH = 0.05
"""Overlap in mm up to which two pieces count as touching: half of the tenth of a mm to which places are written."""

DIRECTIONS = 360
"""The directions that are tried, at every whole millimetre, before a shot is left out (CAT-R28)."""

GAPS = (10.0, 2.0, 18.0, 25.0)
"""The distances in mm at which a spot is searched, the likeliest first."""

TURN, HALF_ROUND = math.radians(2.0), 90
"""The step in radians in which a spot is searched to both sides, and the number of such steps, half-way round."""

LIKELY_DIRECTIONS = 48
"""The number of directions that are tried first."""

ROOMS = 64
"""The number of rooms that are kept, those that were used last."""

MOST_SUGGESTIONS = 8

UNSURE = 0.5
"""The largest error in mm of a spot that is written to a tenth of a mm, whichever way the piece then points."""


class RoomKey(NamedTuple):
    """Everything that decides where there is room: what lies where, its shape and size, and the arena round it."""

    pawns: tuple[tuple[str, Pose], ...]
    cuts: tuple[tuple[str, PawnCut], ...]
    table: Table
    walls: tuple[Wall, ...]


class Room:
    """Says of any place whether a projectile of one kind may lie there, on the table as it lay when the room was
    made."""

    def __init__(self, laid: "RoomKey", kind: ShotKind, active: str) -> None:
        chains = {name: cut.at((0.0, 0.0, 0.0)).chain for name, cut in laid.cuts}
        self._outline = outline = chains[pawn_of(kind)]
        self._inner = _inner_reach(outline)
        self._pawns = dict(laid.pawns)
        self._chains = {name: chains[name_of_cut(name)] for name in self._pawns}
        self.active = active
        self.origins = _origins(kind, active)
        self._beside = self._chains[active]
        self._table = laid.table
        self._walls = [wall for wall in laid.walls if not on_edge(wall, self._table)]

    def pose(self, x: float, y: float) -> tuple[Pose, str]:
        """The pose of a projectile at a place, and the character beside which it lies: it points away from the nearest
        of its origins."""
        beside = self.origins[0]
        if len(self.origins) > 1:
            beside = min(self.origins, key=lambda name: self._rim_gap(name, x, y))
        return (x, y, _away_from(self._pawns[beside], x, y)), beside

    def refusal(self, x: float, y: float) -> Verdict | None:
        """Why a projectile may not lie there; ``None`` where it may."""
        pose, beside = self.pose(x, y)
        if not self._inside(pose):
            return Verdict(False, say("place-outside"), "CAT-R27")
        for name, other in self._pawns.items():
            if nearer(self._outline, pose, self._chains[name], other, -TOUCH):
                return Verdict(False, say("place-in-the-way", pawn=name), "CAT-R27")
        distance = self._rim_gap(beside, x, y)
        if distance > REACH + TOUCH:
            return Verdict(False, say("place-too-far", pawn=beside, gap=round(distance, 1), most=REACH), "CAT-R27")
        return None

    @cached_property
    def has_spot(self) -> bool:
        """Whether any spot is legal at all (CAT-R28)."""
        likely = (spot for spot in self.likely() if self.refusal(*spot) is None)
        return next(likely, None) is not None or self.first() is not None

    def suggestions(self) -> list[Point]:
        """Legal spots, towards the enemies first, then clockwise round the character from the centre of the arena;
        empty only where no spot is legal at all (CAT-R28)."""
        found: dict[Point, None] = {}
        for spot in self.likely():
            if spot not in found and self.refusal(*spot) is None:
                found[spot] = None
                if len(found) == MOST_SUGGESTIONS:
                    break
        first = None if found else self.first()
        return list(found) if first is None else [first]

    def likely(self) -> Iterator[Point]:
        """The likeliest spots: towards the enemies, then clockwise round the character from the centre of the arena."""
        for beside in self.origins:
            x, y, _ = self._pawns[beside]
            for enemy in characters(enemy_of(team_of(self.active))):
                ex, ey, _ = self._pawns[enemy]
                yield self.spot(beside, math.atan2(ey - y, ex - x), GAPS[0])
        for distance in GAPS:
            for beside in self.origins:
                centre = to_centre(self._table, self._pawns[beside])
                for step in range(LIKELY_DIRECTIONS):
                    yield self.spot(beside, centre - math.tau * step / LIKELY_DIRECTIONS, distance)

    def spot(self, beside: str, direction: float, distance: float) -> Point:
        """The place in a direction from a character at which the rims are ``distance`` mm apart, as it can be written.

        That is measured along the direction; the horns of a wave, bent back towards the character, may be nearer.
        """
        x, y, _ = self._pawns[beside]
        reach = self._beside.extent + self._inner + distance
        spot_x, spot_y = x + reach * math.cos(direction), y + reach * math.sin(direction)
        return round(spot_x, PLACE_DIGITS), round(spot_y, PLACE_DIGITS)

    def towards(self, beside: str, direction: float) -> Point | None:
        """The legal spot beside a character that is nearest to a direction from it, in radians."""
        for step in range(HALF_ROUND + 1):
            for way in (direction + step * TURN, direction - step * TURN):
                for distance in GAPS:
                    spot = self.spot(beside, way, distance)
                    if self.refusal(*spot) is None:
                        return spot
        return None

    def first(self) -> Point | None:
        """The first legal spot clockwise round the active character from the direction of the centre of the arena, the
        nearest one of its direction (CAT-R35). ``None`` where no whole degree has one (CAT-R28)."""
        return next((spot for spot in self._hopeful() if self.refusal(*spot) is None), None)

    def _hopeful(self) -> Iterator[Point]:
        """Spots at every degree and every whole millimetre, without those at which a corner of the piece would lie
        beyond the edge or within a pawn. The horns of a wave may be within reach where its middle is not."""
        outline, table = self._outline, self._table
        # A longbow may turn away from the other character: then only its middle is where it is looked for.
        corners = outline.points if len(self.origins) == 1 else ((0.0, 0.0),)
        gaps = range(int(REACH + outline.extent) + 1)
        margin = outline.radius - UNSURE
        for beside in self.origins:
            x, y, _ = self._pawns[beside]
            centre = to_centre(table, self._pawns[beside])
            ways = [centre - math.tau * step / DIRECTIONS for step in range(DIRECTIONS)]
            cos, sin = (np.repeat(wave(ways), len(gaps)) for wave in (np.cos, np.sin))
            far = self._beside.extent + self._inner + np.tile(gaps, DIRECTIONS)
            left = np.arange(len(far))
            for u, v in corners:
                at_x = x + (far[left] + u) * cos[left] - v * sin[left]
                at_y = y + (far[left] + u) * sin[left] + v * cos[left]
                good = (margin <= at_x) & (at_x <= table.width - margin)
                good &= (margin <= at_y) & (at_y <= table.height - margin)
                for name, (to_x, to_y, _) in self._pawns.items():
                    good &= np.hypot(at_x - to_x, at_y - to_y) >= margin + self._chains[name].radius
                left = left[good]
            places: list[int] = left.tolist()
            for place in places:
                yield self.spot(beside, ways[place // len(gaps)], gaps[place % len(gaps)])

    def _inside(self, pose: Pose) -> bool:
        """Whether all of a piece lies inside the arena, and clear of walls that stand in it."""
        table, outline = self._table, self._outline
        radius, spine = outline.radius - TOUCH, outline.at(*pose)
        inside = all(radius <= x <= table.width - radius and radius <= y <= table.height - radius for x, y in spine)
        return inside and all(
            chain_distance(spine, [wall.start, wall.end]) >= radius + wall.thickness / 2 for wall in self._walls
        )

    def _rim_gap(self, name: str, x: float, y: float) -> float:
        beside = self._pawns[name]
        return gap(self._outline, (x, y, _away_from(beside, x, y)), self._chains[name], beside)


def room_in(state: CatacombsState, kind: ShotKind, active: str) -> Room:
    """The room on the table as it lies now. Rooms are kept, because all forks of a match with the same table share
    them."""
    arena = state.arena
    laid = RoomKey(tuple(state.pawns.items()), tuple(state.cuts.items()), arena.table, tuple(arena.walls.values()))
    return _room(laid, kind, active)


@lru_cache(maxsize=ROOMS)
def _room(laid: RoomKey, kind: ShotKind, active: str) -> Room:
    return Room(laid, kind, active)


def _origins(kind: ShotKind, active: str) -> tuple[str, ...]:
    """The characters beside which a projectile may be put: the active one, for a longbow either (CAT-63, CAT-64)."""
    if kind != "longbow":
        return (active,)
    first, second = characters(team_of(active))
    return (active, second if active == first else first)


def to_centre(table: Table, pose: Pose) -> float:
    """The direction to the centre of the arena, in radians; 0, along x, for what lies there already."""
    across, up = table.width / 2 - pose[0], table.height / 2 - pose[1]
    return 0.0 if math.hypot(across, up) < TOUCH else math.atan2(up, across)


def _away_from(pose: Pose, x: float, y: float) -> float:
    return round(math.atan2(y - pose[1], x - pose[0]), 9)


def _inner_reach(outline: Chain) -> float:
    """How far a piece that points away from a character reaches back towards it."""
    return outline.radius - min(x for x, y in outline.points if abs(y) <= outline.radius + 1e-9)
