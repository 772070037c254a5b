"""Distances over corners: tiles that touch at a corner count as neighbours for monsters that go for a hero of level 6
or more (RAV-ADV-39, RAV-RUL-59)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product

from flick.games.ravenloft.distances import steps_between, tiles_apart
from flick.games.ravenloft.dungeon import DungeonMap, squares_in, tiles_under
from flick.maps.grid import TileGrid
from flick.maps.search import reach
from flick.maps.squares import squares_of


@lru_cache(64)
def neighbours(grid: TileGrid) -> Mapping[str, Sequence[str]]:
    """The neighbours of each tile: those with a passage first, then those at its corners, whatever their walls."""
    beside = squares_of(grid).tiles
    places = {(laid.column, laid.row): laid.name for laid in grid.tiles}
    found: dict[str, list[str]] = {}
    for (column, row), name in places.items():
        at_corners = (places.get((column + right, row + down)) for right, down in product((-1, 1), repeat=2))
        found[name] = list(dict.fromkeys([*beside[name], *(near for near in at_corners if near is not None)]))
    return found


def tiles_from(dungeon: DungeonMap, tile: str) -> Mapping[str, int]:
    """The distance in tiles from a tile to every other."""
    return _tiles_from(dungeon.grid, tile)


@lru_cache(512)
def _tiles_from(grid: TileGrid, tile: str) -> Mapping[str, int]:
    return reach(neighbours(grid), tile)


def apart(dungeon: DungeonMap, base: Sequence[str], square: str) -> int | None:
    """The distance in tiles from a figure to a hero; ``None`` where no route leads there."""
    far = tiles_from(dungeon, tiles_under(dungeon, (square,))[0])
    return min((far[tile] for tile in tiles_under(dungeon, base) if tile in far), default=None)


def steps(dungeon: DungeonMap, base: Sequence[str], square: str) -> int | None:
    """The steps from a figure to a square: as many as walking takes, or the larger difference of rows and columns where
    the route over corners is shorter."""
    over, walked = apart(dungeon, base, square), tiles_apart(dungeon, base, (square,))
    if over is not None and (walked is None or over < walked):
        return min(_straight(own, square) for own in base)
    return steps_between(dungeon, base, (square,))


def spots(dungeon: DungeonMap, base: Sequence[str], square: str, free: Sequence[str], most: int) -> list[str]:
    """Those of some free squares beside a hero that take the fewest steps, on tiles at most ``most`` tiles away."""
    far = {tile: tiles_from(dungeon, tile) for tile in tiles_under(dungeon, base)}
    on = squares_in(dungeon).on
    near = [spot for spot in free if any(away.get(on[spot], most + 1) <= most for away in far.values())]
    ranks = {spot: found for spot in near if (found := steps(dungeon, base, spot)) is not None}
    least = min(ranks.values(), default=None)
    return [spot for spot, rank in ranks.items() if rank == least]


def next_tiles(dungeon: DungeonMap, tile: str, goal: str) -> list[str]:
    """The neighbours of a tile, over corners too, from which a shortest route to the goal goes on."""
    far = tiles_from(dungeon, goal)
    return [near for near in neighbours(dungeon.grid)[tile] if tile in far and far.get(near) == far[tile] - 1]


def _straight(one: str, other: str) -> int:
    (column, row), (to_column, to_row) = (tuple(map(int, square.split(","))) for square in (one, other))
    return max(abs(column - to_column), abs(row - to_row))
