"""What can lie on a practice table: pieces as the tables of a game cut them, and where they begin."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from flick.arena.layout import BadLayout, Layout, LayoutFile, Pawn, check
from flick.arena.starts import StartFile, start_layout
from flick.arenas import arena_in, sizes_and_materials
from flick.table import content
from flick.table.files import is_file
from flick.table.sayings import Refused, say


class Stock(NamedTuple):
    """``start`` is the table with everything at its starting place, ``cuts`` every piece that there is, by its name."""

    start: Layout
    cuts: Mapping[str, Pawn]


def stock_of(folder: Path, table: str, start: str) -> Stock:
    """The pieces of the game in ``folder`` on one of its tables, or on that of a file; ``Refused`` where a file is
    wrong."""
    pawns, materials = sizes_and_materials(folder)
    path = named_file(folder / "tables", table)
    file = content.load(path, LayoutFile)
    places = content.load(named_file(folder / "starts", start), StartFile)
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


def named_file(folder: Path, name: str) -> Path:
    """A preset by its name, or any other file by its path."""
    preset = folder / f"{name}.yaml"
    return preset if is_file(preset) else Path(name)
