"""What can lie on a practice table: pieces as the tables of a game cut them, where they begin, what is in the way."""

import math
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from flick.arena.layout import (
    OVERLAP_ALLOWED,
    BadLayout,
    Layout,
    LayoutFile,
    Pawn,
    Wall,
    check,
    is_rim,
)
from flick.arena.shapes import chain_distance, gap
from flick.arena.starts import StartFile, start_layout
from flick.arenas import arena_in, sizes_and_materials
from flick.table import content
from flick.table.files import is_file
from flick.table.sayings import Refused, Say, say

RING = 12.0
"""mm from one circle of spots to the next, when a free one is looked for."""
SPOTS = 16
"""Spots on a circle."""


class Stock(NamedTuple):
    """``start`` is the table with everything at its starting place, ``cuts`` every piece that there is, by its name."""

    start: Layout
    cuts: Mapping[str, Pawn]


class Trouble(NamedTuple):
    """What a piece would lie on: other pieces and walls by their names, the deepest overlap first; or beside all."""

    pawns: tuple[str, ...] = ()
    walls: tuple[str, ...] = ()
    outside: bool = False

    def __bool__(self) -> bool:
        return bool(self.pawns or self.walls or self.outside)

    @property
    def reason(self) -> Say:
        """Why the piece cannot lie there, and the way out."""
        if self.pawns:
            return say("window-practice-in-the-way", what=Say(f"thing-{self.pawns[0]}", {}))
        return say("window-practice-on-a-wall" if self.walls else "window-practice-beside")


def stock_of(folder: Path, table: str, start: str) -> Stock:
    """The pieces of the game in ``folder`` on one of its tables, or on that of a file; ``Refused`` where a file is
    wrong."""
    pawns, materials = sizes_and_materials(folder)
    path = _named(folder / "tables", table)
    file = content.load(path, LayoutFile)
    places = content.load(_named(folder / "starts", start), StartFile)
    try:
        begins = start_layout(msgspec.structs.replace(file, pawns={}), places, pawns, materials)
    except BadLayout as bad:
        raise Refused(say("in-file", file=str(path), why=say(bad.reason, **bad.facts))) from None
    sizes = {**pawns.sizes, **file.sizes}
    used = [pawn.kind for pawn in places.start.values()]
    middle = begins.table.width / 2, begins.table.height / 2
    others = {
        name: Pawn(*middle, 0.0, sizes[kind.size], kind.shape)
        for name, kind in pawns.pawns.items()
        if name not in used and kind.size in sizes
    }
    return Stock(begins, {**begins.pawns, **others})


def starts_of(folder: Path) -> list[str]:
    """The starting positions that come with the game, the one of most matches first."""
    names = sorted(path.stem for path in (folder / "starts").glob("*.yaml"))
    usual = arena_in(folder).start
    return sorted(names, key=lambda name: name != usual)


def recut(layout: Layout, stock: Stock) -> Layout:
    """Everything at the same places of another table, cut as it is there; ``BadLayout`` where that cannot be."""
    pawns = {
        name: msgspec.structs.replace(stock.cuts[name], x=pawn.x, y=pawn.y, angle=pawn.angle)
        for name, pawn in layout.pawns.items()
        if name in stock.cuts
    }
    moved = msgspec.structs.replace(stock.start, pawns=pawns)
    check(moved)
    return moved


def trouble(layout: Layout, name: str, pawn: Pawn) -> Trouble:
    """What ``pawn`` would lie on in place of the piece of that name, by the arena's own measure."""
    chain, pose = pawn.chain, pawn.pose
    deep: dict[str, float] = {}
    for other, lies in layout.pawns.items():
        depth = -gap(chain, pose, lies.chain, lies.pose) if other != name else 0.0
        if depth > OVERLAP_ALLOWED:
            deep[other] = depth
    spine = chain.at(*pose)
    walls = tuple(wall for wall, stands in layout.walls.items() if _touches(layout, stands, spine, chain.radius))
    return Trouble(tuple(sorted(deep, key=lambda other: -deep[other])), walls, outside=not _is_inside(layout, pawn))


def brought_in(layout: Layout, pawn: Pawn) -> Pawn:
    """The piece moved by as little as puts it wholly between the walls; on a mat its middle only has to be on it."""
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
    """The piece where there is room for it, as near to the middle of the table as can be."""
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


def _touches(layout: Layout, wall: Wall, spine: list[tuple[float, float]], radius: float) -> bool:
    """Whether a piece would stand in a wall that is no part of the rim."""
    if is_rim(wall, layout.table):
        return False
    return chain_distance(spine, [wall.start, wall.end]) < radius + wall.thickness / 2 - OVERLAP_ALLOWED


def _is_inside(layout: Layout, pawn: Pawn) -> bool:
    inside = brought_in(layout, pawn)
    return math.dist((inside.x, inside.y), (pawn.x, pawn.y)) <= OVERLAP_ALLOWED


def _named(folder: Path, name: str) -> Path:
    """A preset by its name, or any other file by its path."""
    preset = folder / f"{name}.yaml"
    return preset if is_file(preset) else Path(name)
