"""What stands along the sides of squares, for whoever draws a grid: walls, closed doors, unexplored edges."""

from collections.abc import Iterator
from itertools import groupby
from typing import Literal, NamedTuple, TypeAlias

from flick.maps.grid import Edge, LaidTile, TileGrid, has_door, open_edges_of
from flick.maps.squares import Spot
from flick.maps.tiles import SIDES, WALL, Side, row_along

BorderSort: TypeAlias = Literal["wall", "door", "unexplored"]


class BorderLine(NamedTuple):
    """A wall, a door or an unexplored edge along ``length`` squares. ``at`` is the first of these squares, counted from
    west to east or from north to south; a door and an unexplored edge have the name of their edge."""

    sort: BorderSort
    at: Spot
    side: Side
    length: int
    name: str = ""


def borders_of(grid: TileGrid) -> list[BorderLine]:
    """The borders of a grid, tile by tile: sides that are walled, and doors and unexplored edges where squares lie
    along them."""
    return [line for laid in grid.tiles for side in SIDES for line in _along(grid, laid, side)]


def _along(grid: TileGrid, laid: LaidTile, side: Side) -> Iterator[BorderLine]:
    edge = Edge(laid.name, side)
    if side in laid.as_it_lies.walled:
        yield _line(grid, laid, side, "wall", 0, grid.size)
        return
    if edge in grid.doors:
        sort: BorderSort = "door"
    elif not has_door(grid, edge) and edge in open_edges_of(grid, laid.name):
        sort = "unexplored"
    else:
        return
    marks = row_along(laid.as_it_lies, side)
    for is_wall, run in groupby(range(grid.size), lambda index: marks[index] == WALL):
        if not is_wall:
            indices = list(run)
            yield _line(grid, laid, side, sort, indices[0], len(indices), edge.name)


def _line(
    grid: TileGrid, laid: LaidTile, side: Side, sort: BorderSort, first: int, length: int, name: str = ""
) -> BorderLine:
    column, row = laid.column * grid.size, laid.row * grid.size
    last = grid.size - 1
    at = {
        "north": (column + first, row),
        "south": (column + first, row + last),
        "west": (column, row + first),
        "east": (column + last, row + first),
    }[side]
    return BorderLine(sort, at, side, length, name)
