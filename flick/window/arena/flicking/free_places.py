"""Where a piece may lie that is moved by hand: what is in its way, what brings it in, where there is room for it."""

import math
from typing import NamedTuple

import msgspec

from flick.arena.layout import OVERLAP_ALLOWED, Layout, Pawn, is_rim
from flick.arena.shapes import chain_distance, gap
from flick.table.sayings import Say, say

RING = 12.0
"""mm from one circle of spots to the next, when a free one is looked for."""
SPOTS = 16
"""Spots on a circle."""


class Trouble(NamedTuple):
    """What a piece would lie on: the names of other pieces and of walls, the deepest overlap first; or that it would
    lie ``outside`` the table."""

    pawns: tuple[str, ...] = ()
    walls: tuple[str, ...] = ()
    outside: bool = False

    def __bool__(self) -> bool:
        return bool(self.pawns or self.walls or self.outside)

    @property
    def reason(self) -> Say:
        """The words that say why the piece cannot lie there, and what helps."""
        if self.pawns:
            return say("window-practice-in-the-way", what=Say(f"thing-{self.pawns[0]}", {}))
        return say("window-practice-on-a-wall" if self.walls else "window-practice-beside")


def lies_on(layout: Layout, pawn: Pawn, allowed: float, name: str = "") -> Trouble:
    """What a piece would overlap by more than ``allowed`` mm, besides the piece of that ``name``."""
    chain, pose = pawn.chain, pawn.pose
    depths = {other: -gap(chain, pose, lies.chain, lies.pose) for other, lies in layout.pawns.items() if other != name}
    deep = [other for other, depth in depths.items() if depth > allowed]
    spine = chain.at(*pose)
    walls = (
        wall
        for wall, stands in layout.walls.items()
        if chain_distance(spine, [stands.start, stands.end]) < chain.radius + stands.thickness / 2 - allowed
    )
    return Trouble(tuple(sorted(deep, key=lambda other: -depths[other])), tuple(walls))


def trouble(layout: Layout, name: str, pawn: Pawn) -> Trouble:
    """Why ``pawn`` cannot lie there in place of the piece of that name, by the arena's own measure. The rim of the
    table is no wall to lie on."""
    found = lies_on(layout, pawn, OVERLAP_ALLOWED, name)
    walls = tuple(wall for wall in found.walls if not is_rim(layout.walls[wall], layout.table))
    return Trouble(found.pawns, walls, outside=not _is_inside(layout, pawn))


def brought_in(layout: Layout, pawn: Pawn) -> Pawn:
    """The piece moved by as little as puts it wholly between the walls; on a mat only its middle has to be on it."""
    table = layout.table
    least_x = most_x = least_y = most_y = 0.0
    if table.edge == "walls":
        spine, radius = pawn.chain.at(0.0, 0.0, pawn.angle), pawn.chain.radius
        least_x, most_x = min(x for x, _ in spine) - radius, max(x for x, _ in spine) + radius
        least_y, most_y = min(y for _, y in spine) - radius, max(y for _, y in spine) + radius
    x = max(-least_x, min(table.width - most_x, pawn.x))
    y = max(-least_y, min(table.height - most_y, pawn.y))
    return msgspec.structs.replace(pawn, x=x, y=y)


def free_spot(layout: Layout, name: str, cut: Pawn) -> Pawn | None:
    """The piece at a place that has room for it, as near to the middle of the table as can be; ``None`` where there is
    none."""
    table = layout.table
    middle = table.width / 2, table.height / 2
    for ring in range(int(math.hypot(*middle) / RING) + 1):
        for step in range(SPOTS if ring else 1):
            turn = math.tau * step / SPOTS
            x, y = middle[0] + ring * RING * math.cos(turn), middle[1] + ring * RING * math.sin(turn)
            pawn = msgspec.structs.replace(cut, x=round(x, 1), y=round(y, 1))
            if not trouble(layout, name, pawn):
                return pawn
    return None


def _is_inside(layout: Layout, pawn: Pawn) -> bool:
    inside = brought_in(layout, pawn)
    return math.dist((inside.x, inside.y), (pawn.x, pawn.y)) <= OVERLAP_ALLOWED
