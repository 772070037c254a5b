"""Where a projectile may be put, and where a pawn that left the mat comes back."""

import math
from collections.abc import Iterator, Sequence

from flick.arena.layout import Layout, Pawn, Pose, on_edge
from flick.arena.shapes import Chain, chain_distance, gap
from flick.games.catacombs.cards import ShotKind
from flick.games.catacombs.state import CatacombsState, PawnCut, characters, enemy_of, pawn_of, team_of
from flick.table.answers import PLACE_DIGITS
from flick.table.rules import Verdict
from flick.table.sayings import say

REACH = 25.0
"""A projectile starts with its rim at most so many mm from the character's (CAT-53, CAT-R27)."""

TOUCH = 0.05
"""Places are written to a tenth of a mm; what is nearer than half of that touches and does not overlap."""

DIRECTIONS = 48
RINGS = (10.0, 2.0, 18.0, 25.0)
"""Gaps in mm at which spots are looked for."""

FINE_DIRECTIONS = 360
"""Where no such spot is legal, every degree is tried at every whole millimetre before a shot is left out (CAT-R28)."""

MOST_SUGGESTIONS = 8


def origins(kind: ShotKind, active: str) -> tuple[str, ...]:
    """The characters beside which a projectile may be put: the active one, for a longbow either (CAT-63, CAT-64)."""
    if kind != "longbow":
        return (active,)
    first, second = characters(team_of(active))
    return (active, second if active == first else first)


def projectile_pose(state: CatacombsState, kind: ShotKind, active: str, x: float, y: float) -> tuple[Pose, str]:
    """How a projectile lies at a place, and beside whom: it points away from the nearest of its possible origins."""
    cut = state.cuts[pawn_of(kind)]
    beside = min(origins(kind, active), key=lambda name: _rim_gap(state, cut, name, x, y))
    return (x, y, _away_from(state.pawns[beside], x, y)), beside


def refusal(state: CatacombsState, kind: ShotKind, active: str, x: float, y: float) -> Verdict | None:
    """Why a projectile may not lie there; ``None`` where it may."""
    cut = state.cuts[pawn_of(kind)]
    pose, beside = projectile_pose(state, kind, active, x, y)
    outline = cut.at(pose).chain
    if not _inside(outline, pose, state.arena):
        return Verdict(False, say("place-outside"), "CAT-R27")
    for name, pawn in state.layout().pawns.items():
        if gap(outline, pose, pawn.chain, pawn.pose) < -TOUCH:
            return Verdict(False, say("place-in-the-way", pawn=name), "CAT-R27")
    distance = _rim_gap(state, cut, beside, x, y)
    if distance > REACH + TOUCH:
        return Verdict(False, say("place-too-far", pawn=beside, gap=round(distance, 1), most=REACH), "CAT-R27")
    return None


def suggestions(state: CatacombsState, kind: ShotKind, active: str) -> list[tuple[float, float]]:
    """Legal spots: towards the enemies first, then clockwise round the character from the centre of the arena.

    Empty only where no spot is legal at all (CAT-R28).
    """
    found = _legal(state, kind, active, _spots(state, kind, active), MOST_SUGGESTIONS)
    return found or _legal(state, kind, active, _all_spots(state, kind, active), 1)


def first_spot(state: CatacombsState, kind: ShotKind, active: str) -> tuple[float, float] | None:
    """The first legal spot clockwise round the active character from the direction of the centre of the arena, the
    nearest one of its direction (CAT-R35). ``None`` where no whole degree has one."""
    found = _legal(state, kind, active, _all_spots(state, kind, active), 1)
    return found[0] if found else None


def _legal(
    state: CatacombsState, kind: ShotKind, active: str, spots: Iterator[tuple[float, float]], most: int
) -> list[tuple[float, float]]:
    found: list[tuple[float, float]] = []
    for spot in spots:
        if spot not in found and refusal(state, kind, active, *spot) is None:
            found.append(spot)
            if len(found) == most:
                break
    return found


def spot_at(
    state: CatacombsState, kind: ShotKind, beside: str, direction: float, distance: float
) -> tuple[float, float]:
    """The place in a direction from a character at which the rims are ``distance`` mm apart, as it can be written.

    That is measured along the direction; the horns of a wave, bent back towards the character, may be nearer.
    """
    cut = state.cuts[pawn_of(kind)]
    x, y, _ = state.pawns[beside]
    inner = _inner_reach(cut.at((0.0, 0.0, 0.0)).chain)
    reach = state.cuts["character"].diameter / 2 + inner + distance
    spot_x, spot_y = x + reach * math.cos(direction), y + reach * math.sin(direction)
    return round(spot_x, PLACE_DIGITS), round(spot_y, PLACE_DIGITS)


def to_centre(state: CatacombsState, pose: Pose) -> float:
    """The direction to the centre of the arena, in radians; 0, along x, for what lies there already."""
    across, up = state.arena.table.width / 2 - pose[0], state.arena.table.height / 2 - pose[1]
    return 0.0 if math.hypot(across, up) < TOUCH else math.atan2(up, across)


def put_back(layout: Layout, pawn: Pawn, x: float, y: float) -> Pose:
    """Where a pawn that left the mat at (x, y) comes back: inside, touching the edge there, or as near as is free
    along the edge (CAT-R32)."""
    pose = (x, y, pawn.angle)
    for pose in _along_the_edge(layout, pawn, x, y):
        if all(gap(pawn.chain, pose, other.chain, other.pose) >= 0 for other in layout.pawns.values()):
            return pose
    return pose


def _spots(state: CatacombsState, kind: ShotKind, active: str) -> Iterator[tuple[float, float]]:
    for beside in origins(kind, active):
        x, y, _ = state.pawns[beside]
        for enemy in characters(enemy_of(team_of(active))):
            ex, ey, _ = state.pawns[enemy]
            yield spot_at(state, kind, beside, math.atan2(ey - y, ex - x), RINGS[0])
    for distance in RINGS:
        for beside in origins(kind, active):
            centre = to_centre(state, state.pawns[beside])
            for step in range(DIRECTIONS):
                yield spot_at(state, kind, beside, centre - math.tau * step / DIRECTIONS, distance)


def _all_spots(state: CatacombsState, kind: ShotKind, active: str) -> Iterator[tuple[float, float]]:
    """Every degree at every whole millimetre. The horns of a wave may be within reach where its middle is not."""
    farthest = int(REACH + state.cuts[pawn_of(kind)].at((0.0, 0.0, 0.0)).chain.extent)
    for beside in origins(kind, active):
        centre = to_centre(state, state.pawns[beside])
        for step in range(FINE_DIRECTIONS):
            for distance in range(farthest + 1):
                yield spot_at(state, kind, beside, centre - math.tau * step / FINE_DIRECTIONS, distance)


def _along_the_edge(layout: Layout, pawn: Pawn, x: float, y: float) -> Iterator[Pose]:
    """Poses wholly inside that touch the edge, the nearest to (x, y) first, a millimetre apart."""
    table = layout.table
    left, right, low, high = _margins(pawn)
    x_range, y_range = (left, table.width - right), (low, table.height - high)
    inset_x, inset_y = min(max(x, x_range[0]), x_range[1]), min(max(y, y_range[0]), y_range[1])
    sides = {"west": x, "east": table.width - x, "south": y, "north": table.height - y}
    side = min(sides, key=lambda name: sides[name])
    corners = [(x_range[0], y_range[0]), (x_range[1], y_range[0]), (x_range[1], y_range[1]), (x_range[0], y_range[1])]
    start = {
        "south": (0, inset_x - x_range[0], (inset_x, y_range[0])),
        "east": (1, inset_y - y_range[0], (x_range[1], inset_y)),
        "north": (2, x_range[1] - inset_x, (inset_x, y_range[1])),
        "west": (3, y_range[1] - inset_y, (x_range[0], inset_y)),
    }[side]
    lengths = [x_range[1] - x_range[0], y_range[1] - y_range[0]] * 2
    around = sum(lengths)
    begin = sum(lengths[: start[0]]) + start[1]
    yield (*start[2], pawn.angle)
    for step in range(1, int(around / 2) + 1):
        for along in (begin + step, begin - step):
            yield (*_point_on(corners, lengths, along % around), pawn.angle)


def _point_on(corners: Sequence[tuple[float, float]], lengths: Sequence[float], along: float) -> tuple[float, float]:
    """The point so far along a rectangle, counter-clockwise from its first corner."""
    for index, length in enumerate(lengths):
        if along <= length:
            (ax, ay), (bx, by) = corners[index], corners[(index + 1) % 4]
            share = along / length if length else 0.0
            return ax + share * (bx - ax), ay + share * (by - ay)
        along -= length
    return corners[0]


def _margins(pawn: Pawn) -> tuple[float, float, float, float]:
    """How far a pawn as it lies reaches to the left, right, bottom and top of its place."""
    spine = pawn.chain.at(0.0, 0.0, pawn.angle)
    radius = pawn.chain.radius
    xs, ys = [p[0] for p in spine], [p[1] for p in spine]
    return radius - min(xs), radius + max(xs), radius - min(ys), radius + max(ys)


def _inside(outline: Chain, pose: Pose, arena: Layout) -> bool:
    """Whether all of a piece lies inside the arena, and clear of walls that stand in it."""
    spine, radius = outline.at(*pose), outline.radius - TOUCH
    table = arena.table
    inside = all(radius <= x <= table.width - radius and radius <= y <= table.height - radius for x, y in spine)
    walls = [wall for wall in arena.walls.values() if not on_edge(wall, table)]
    return inside and all(
        chain_distance(spine, [wall.start, wall.end]) >= radius + wall.thickness / 2 for wall in walls
    )


def _rim_gap(state: CatacombsState, cut: PawnCut, name: str, x: float, y: float) -> float:
    pose = (x, y, _away_from(state.pawns[name], x, y))
    character = state.cuts["character"].at(state.pawns[name])
    return gap(cut.at(pose).chain, pose, character.chain, character.pose)


def _away_from(pose: Pose, x: float, y: float) -> float:
    return round(math.atan2(y - pose[1], x - pose[0]), 9)


def _inner_reach(outline: Chain) -> float:
    """How far a piece that points away from a character reaches back towards it."""
    return outline.radius - min(x for x, y in outline.points if abs(y) <= outline.radius + 1e-9)
