"""The squares of a grid of tiles: where one can step, on which tile that is, and what is printed there.

A square is named by its column and row, ``7,3``, counted through all tiles; 0,0 is the north-western square of the tile
at column 0 and row 0. Only squares on which one can stand are named: a wall is no place.
"""

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

import msgspec

from flick.maps.grid import AWAY, Edge, TileGrid, edge_beyond, open_edges_of
from flick.maps.search import Cost, Links
from flick.maps.tiles import WALL

Spot = tuple[int, int]
"""Column and row of a square."""

WaysOut: TypeAlias = list[str | None]
"""The square to which a step to the north, east, south and west leads, ``None`` where none does."""
CORNERS = ((0, 1), (1, 2), (2, 3), (3, 0))
"""The two sides, as indices into ``WaysOut``, between which each corner lies, from the north-east clockwise."""


class Squares(msgspec.Struct, frozen=True):
    """All that follows from a grid, worked out once.

    ``steps`` leads to the squares next to each, first north, east, south and west, then diagonally from the north-east
    clockwise; a diagonal step needs a way over one of the two squares beside it. ``straight`` is without diagonals, and
    ``tiles`` leads from tile to tile wherever a straight step does. ``on`` says on which tile a square lies, ``of``
    which squares a tile has, ``marks`` what is printed on each.
    """

    spots: Mapping[str, Spot]
    marks: Mapping[str, str]
    on: Mapping[str, str]
    of: Mapping[str, tuple[str, ...]]
    straight: Links
    steps: Links
    tiles: Links


def square_name(column: int, row: int) -> str:
    return f"{column},{row}"


@lru_cache(64)
def squares_of(grid: TileGrid) -> Squares:
    """The squares of a grid, row by row within each tile in the order in which the tiles were laid."""
    spots: dict[str, Spot] = {}
    marks: dict[str, str] = {}
    on: dict[str, str] = {}
    of: dict[str, list[str]] = {laid.name: [] for laid in grid.tiles}
    for tile, spot, mark in _standable(grid):
        name = square_name(*spot)
        spots[name], marks[name], on[name] = spot, mark, tile
        of[tile].append(name)
    ways = _ways_out(grid, spots, on)
    straight = {name: tuple(far for far in out if far is not None) for name, out in ways.items()}
    steps = {name: (*near, *_corner_steps(ways, name)) for name, near in straight.items()}
    tiles = _tile_steps(grid, straight, on)
    return Squares(spots, marks, on, {tile: tuple(names) for tile, names in of.items()}, straight, steps, tiles)


def marked_squares(squares: Squares, tile: str, mark: str) -> list[str]:
    """The names of the squares of a tile that have a mark."""
    return [name for name in squares.of[tile] if squares.marks[name] == mark]


def squares_along(grid: TileGrid, edge: Edge) -> list[str]:
    """The squares along an edge, on its own tile, from west to east or from north to south."""
    squares = squares_of(grid)
    laid = grid[edge.tile]
    first = {"north": laid.row, "west": laid.column, "south": laid.row + 1, "east": laid.column + 1}[edge.side]
    line = first * grid.size - (edge.side in ("south", "east"))
    part = 1 if edge.side in ("north", "south") else 0
    return [name for name in squares.of[edge.tile] if squares.spots[name][part] == line]


def squares_at_door(grid: TileGrid, door: Edge) -> list[str]:
    """The squares along an edge, on both sides of its door."""
    other = edge_beyond(grid, door)
    return squares_along(grid, door) + ([] if other is None else squares_along(grid, other))


def open_edges_at(grid: TileGrid, square: str) -> list[Edge]:
    """The unexplored edges along which a square lies: two in a corner."""
    tile = squares_of(grid).on[square]
    return [edge for edge in open_edges_of(grid, tile) if square in squares_along(grid, edge)]


def apart(squares: Squares, one: str, other: str) -> int:
    """The distance of two squares in squares, in which diagonals count as straight steps; whatever stands between them
    does not matter."""
    (column, row), (other_column, other_row) = squares.spots[one], squares.spots[other]
    return max(abs(column - other_column), abs(row - other_row))


def only_on(squares: Squares, tiles: Collection[str]) -> Cost:
    """A cost function by which every square of these tiles costs 1 and no other can be entered."""
    return lambda square: 1 if squares.on[square] in tiles else None


def base_at(squares: Squares, corner: str, size: int) -> tuple[str, ...] | None:
    """The squares under a figure of ``size`` by ``size`` whose north-western one is ``corner``; ``None`` where a wall
    or a closed door is under it."""
    if corner not in squares.spots:
        return None
    if size == 1:
        return (corner,)
    column, row = squares.spots[corner]
    rows = [[square_name(column + right, row + down) for right in range(size)] for down in range(size)]
    flat = tuple(name for row in rows for name in row)
    if any(name not in squares.spots for name in flat):
        return None
    pairs = [pair for line in (*rows, *zip(*rows, strict=True)) for pair in pairwise(line)]
    return flat if all(other in squares.straight[one] for one, other in pairs) else None


def bases_over(squares: Squares, square: str, size: int) -> list[tuple[str, ...]]:
    """Every way in which a figure of ``size`` by ``size`` can stand on a square, row by row."""
    column, row = squares.spots[square]
    corners = [square_name(column + right, row + down) for down in range(1 - size, 1) for right in range(1 - size, 1)]
    bases = [base_at(squares, corner, size) for corner in corners]
    return [base for base in bases if base is not None]


def _standable(grid: TileGrid) -> Iterator[tuple[str, Spot, str]]:
    """Tile, place and mark of each square that is no wall, so that one can stand on it."""
    for laid in grid.tiles:
        for down, line in enumerate(laid.as_it_lies.squares):
            for right, mark in enumerate(line):
                if mark != WALL:
                    yield laid.name, (laid.column * grid.size + right, laid.row * grid.size + down), mark


def _ways_out(grid: TileGrid, spots: Mapping[str, Spot], on: Mapping[str, str]) -> Mapping[str, WaysOut]:
    """The ways out of each square. As every way goes in both directions, only those to the east and south are
    computed."""
    names = {spot: name for name, spot in spots.items()}
    barred = _barred_sides(grid)
    ways: dict[str, WaysOut] = {name: [None, None, None, None] for name in spots}
    for name, (column, row) in spots.items():
        tile = on[name]
        east, south = names.get((column + 1, row)), names.get((column, row + 1))
        if east and (on[east] == tile or not barred & {(tile, "east"), (on[east], "west")}):
            ways[name][1], ways[east][3] = east, name
        if south and (on[south] == tile or not barred & {(tile, "south"), (on[south], "north")}):
            ways[name][2], ways[south][0] = south, name
    return ways


def _barred_sides(grid: TileGrid) -> frozenset[tuple[str, str]]:
    """The sides of tiles that nobody can step over: walled ones, and those with a closed door."""
    walled = {(laid.name, side) for laid in grid.tiles for side in laid.as_it_lies.walled}
    return frozenset(walled | {(door.tile, door.side) for door in grid.doors})


def _corner_steps(ways: Mapping[str, WaysOut], name: str) -> Iterator[str]:
    """The squares diagonally next to a square that can be reached over one of the two squares at that corner."""
    out = ways[name]
    for one, other in CORNERS:
        by_one, by_other = out[one], out[other]
        far = (ways[by_one][other] if by_one else None) or (ways[by_other][one] if by_other else None)
        if far:
            yield far


def _tile_steps(grid: TileGrid, straight: Links, on: Mapping[str, str]) -> Links:
    crossed = {(on[name], on[other]) for name, near in straight.items() for other in near}
    places = {(laid.column, laid.row): laid.name for laid in grid.tiles}
    links: dict[str, tuple[str, ...]] = {}
    for laid in grid.tiles:
        around = [places.get((laid.column + right, laid.row + down)) for right, down in AWAY.values()]
        links[laid.name] = tuple(tile for tile in around if tile is not None and (laid.name, tile) in crossed)
    return links
