"""The two places of an expedition: a cave of cells with links, a dungeon of squares on tiles."""

from functools import cache
from pathlib import Path

import msgspec

from flick.maps.borders import borders_of
from flick.maps.graph import Graph, links_of, marked
from flick.maps.grid import TileGrid, lay_tile
from flick.maps.search import Links
from flick.maps.squares import Squares, base_at, squares_of
from flick.maps.tiles import Tile
from flick.table import content
from flick.table.ground import Border, Feature, Ground, GroundCell, GroundTile

PRINTED = {"b": "bones"}
"""What is printed on squares, by their marks."""


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile, and in which column and row of tiles it lies."""

    at: tuple[int, int]
    tile: Tile


class Places(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    cave: Graph
    rooms: dict[str, Room]


@cache
def places() -> Places:
    return content.load(Path(__file__).parent / "places.yaml", Places)


@cache
def passages() -> Links:
    """The ways through the cave."""
    return links_of(places().cave)


@cache
def mouth() -> str:
    return marked(places().cave, "mouth")[0]


@cache
def grid() -> TileGrid:
    laid = TileGrid()
    for name, room in places().rooms.items():
        laid = lay_tile(laid, name, room.tile, *room.at)
    return laid


@cache
def squares() -> Squares:
    """The squares of the dungeon."""
    return squares_of(grid())


def on(mark: str) -> list[str]:
    """The squares of the dungeon with a mark."""
    return [name for name, found in squares().marks.items() if found == mark]


@cache
def lair() -> tuple[str, ...]:
    """Where the ogre lies."""
    return base_at(squares(), on("O")[0], 2) or ()


@cache
def dungeon() -> Ground:
    """The dungeon as everybody sees it."""
    marks, size = squares().marks, grid().size
    cells = {name: GroundCell(spot, PRINTED.get(marks[name])) for name, spot in squares().spots.items()}
    tiles = tuple(GroundTile(one.name, (one.column * size, one.row * size), (size, size)) for one in grid().tiles)
    borders = tuple(Border(*line) for line in borders_of(grid()))
    return Ground(cells, tiles=tiles, borders=borders, features=(Feature("altar", (on("a")[0],)),))


def cave(seen: set[str]) -> Ground:
    """The cave as it is seen by those who have been to some of its cells: what lies farther off than beside them is
    fog."""
    near = seen | {other for cell in seen for other in passages()[cell]}
    cells: dict[str, GroundCell] = {}
    for name, cell in places().cave.cells.items():
        face, covered = "way-out" if name == mouth() else None, name not in seen
        cells[name] = GroundCell((cell.at[0], -cell.at[1]), face, covered, fog=name not in near, named=name == mouth())
    return Ground(cells, places().cave.links)
