"""The squares of a grid of tiles: where one can step, on which tile that is, and what is printed there.

A square is named by its column and row, ``7,3``, counted through all tiles; 0,0 is the north-western square of the tile
at column 0 and row 0. Only squares on which one can stand are named: a wall is no place.
"""

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise, product

import msgspec

from flick.maps.grid import AWAY, Edge, Laid, TileGrid, edge_beyond, has_door, open_edges_of
from flick.maps.search import Cost, Links
from flick.maps.tiles import SIDES, WALL, Side

Spot = tuple[int, int]
"""Column and row of a square."""

DIAGONALS: tuple[Spot, ...] = ((1, -1), (1, 1), (-1, 1), (-1, -1))


class Squares(msgspec.Struct, frozen=True):
    """All that follows from a grid, worked out once.

    ``steps`` leads to the squares next to each, first north, east, south and west, then diagonally from the north-east
    clockwise; a diagonal step needs a way around one of its two corners. ``straight`` is without diagonals, and
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
    straight = _straight_steps(grid, spots, on)
    steps = _with_diagonals(spots, straight)
    tiles = _tile_steps(grid, straight, on)
    return Squares(spots, marks, on, {tile: tuple(names) for tile, names in of.items()}, straight, steps, tiles)


def marked_squares(squares: Squares, tile: str, mark: str) -> list[str]:
    """The squares of a tile with a mark."""
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
    """The squares along both sides of a door."""
    other = edge_beyond(grid, door)
    return squares_along(grid, door) + ([] if other is None else squares_along(grid, other))


def open_edges_at(grid: TileGrid, square: str) -> list[Edge]:
    """The unexplored edges along which a square lies: two in a corner."""
    tile = squares_of(grid).on[square]
    return [edge for edge in open_edges_of(grid, tile) if square in squares_along(grid, edge)]


def apart(squares: Squares, one: str, other: str) -> int:
    """How many squares two squares lie apart, diagonals as near as straight lines, whatever stands between them."""
    (column, row), (other_column, other_row) = squares.spots[one], squares.spots[other]
    return max(abs(column - other_column), abs(row - other_row))


def only_on(squares: Squares, tiles: Collection[str]) -> Cost:
    """The cost of 1 for every square of some tiles; no other can be entered."""
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
    """Tile, place and mark of each square that is no wall."""
    for laid in grid.tiles:
        for down, line in enumerate(laid.as_it_lies.squares):
            for right, mark in enumerate(line):
                if mark != WALL:
                    yield laid.name, (laid.column * grid.size + right, laid.row * grid.size + down), mark


def _straight_steps(grid: TileGrid, spots: Mapping[str, Spot], on: Mapping[str, str]) -> Links:
    names = {spot: name for name, spot in spots.items()}
    barred = {(laid.name, side) for laid, side in product(grid.tiles, SIDES) if _is_barred(grid, laid, side)}
    links: dict[str, list[str]] = {name: [] for name in spots}
    for name, (column, row) in spots.items():
        for side, (right, down) in AWAY.items():
            other = names.get((column + right, row + down))
            if other is not None and (on[other] == on[name] or (on[name], side) not in barred):
                links[name].append(other)
    return {name: tuple(other for other in near if name in links[other]) for name, near in links.items()}


def _is_barred(grid: TileGrid, laid: Laid, side: Side) -> bool:
    return side in laid.as_it_lies.walled or has_door(grid, Edge(laid.name, side))


def _with_diagonals(spots: Mapping[str, Spot], straight: Links) -> Links:
    """The straight steps, and those to the squares at the four corners of each that can be reached around one of the
    two others that touch there."""
    links: dict[str, tuple[str, ...]] = {}
    for name, near in straight.items():
        column, row = spots[name]
        around = {spots[far]: far for square in near for far in straight[square]}
        corners = [around.get((column + right, row + down)) for right, down in DIAGONALS]
        links[name] = (*near, *[corner for corner in corners if corner is not None])
    return links


def _tile_steps(grid: TileGrid, straight: Links, on: Mapping[str, str]) -> Links:
    crossed = {(on[name], on[other]) for name, near in straight.items() for other in near}
    links: dict[str, tuple[str, ...]] = {}
    for laid in grid.tiles:
        around = [grid.at(laid.column + right, laid.row + down) for right, down in AWAY.values()]
        links[laid.name] = tuple(tile.name for tile in around if tile is not None and (laid.name, tile.name) in crossed)
    return links
