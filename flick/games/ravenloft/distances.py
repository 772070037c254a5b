"""Distances in the dungeon: between figures, between tiles, and to unexplored edges.

A figure is given by its squares: one for a hero, all under a large base (RAV-28). Where several answers are equally
good all of them are given, so that the active player chooses (RAV-RUL-20).
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, TypeVar

from flick.games.ravenloft.dungeon import DungeonMap, squares_in, tile_at, tiles_under, unexplored
from flick.maps.grid import Edge, TileGrid
from flick.maps.search import reach, steps_away
from flick.maps.sight import tiles_in_line
from flick.maps.squares import Squares, apart, squares_along, squares_of
from flick.maps.ways import ways_of

Named = TypeVar("Named")


def are_adjacent(dungeon: DungeonMap, one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether one legal step leads from one figure to the other (RAV-RUL-07)."""
    steps = squares_in(dungeon).steps
    return any(far in steps[near] for near in one for far in other)


def tiles_apart(dungeon: DungeonMap, one: Sequence[str], other: Sequence[str]) -> int | None:
    """The distance in tiles; ``None`` where no route leads there (RAV-27, RAV-RUL-05, RAV-RUL-45)."""
    ways = ways_of(dungeon.grid)
    if len(one) == len(other) == 1:
        return ways.tiles_apart(one[0], other[0])
    return fewest(ways.tiles_apart(near, far) for near in one for far in other)


def range_to(dungeon: DungeonMap, one: Sequence[str], other: Sequence[str]) -> int | None:
    """The distance in tiles over which one figure can attack another; ``None`` where no clear way leads there
    (RAV-83, RAV-84, RAV-RUL-06)."""
    ways = ways_of(dungeon.grid)
    far = tiles_apart(dungeon, one, other)
    if far is None or ways.all_hang_together:
        return far
    nearest_pairs = ((near, end) for near in one for end in other if ways.tiles_apart(near, end) == far)
    return far if any(ways.is_clear(near, end) for near, end in nearest_pairs) else None


def steps_between(dungeon: DungeonMap, one: Sequence[str], other: Sequence[str]) -> int | None:
    """The fewest steps from one figure to another, whoever stands in between; ``None`` where no way leads there. They
    are counted from the other figure, so that one search for a hero serves all monsters."""
    ways = ways_of(dungeon.grid)
    if len(one) == len(other) == 1:
        return ways.steps_from(other[0]).get(one[0])
    return fewest(ways.steps_from(far).get(near) for far in other for near in one)


def tiles_crossed(dungeon: DungeonMap, base: Sequence[str], square: str, *, forced: bool = False) -> list[str]:
    """The tiles between a figure and a square that lie on a way with the fewest steps, the nearest first; only those on
    each such way where the ways are ``forced``."""
    squares, ways = squares_in(dungeon), ways_of(dungeon.grid)
    ends = (*tiles_under(dungeon, base), squares.on[square])
    ahead, behind = steps_away(squares.steps, base), ways.steps_from(square)
    found = dict.fromkeys(squares.on[one] for one, far in ahead.items() if far + behind[one] == ahead[square])
    between = [tile for tile in found if tile not in ends]
    return [tile for tile in between if not forced or _is_longer_around(squares, base, square, tile)]


def _is_longer_around(squares: Squares, base: Sequence[str], square: str, tile: str) -> bool:
    """Whether every way that avoids a tile takes more steps."""
    barred, direct = squares.of[tile], steps_away(squares.steps, base)[square]
    around = reach(squares.steps, square, direct, lambda one: None if one in barred else 1)
    return not any(one in around for one in base)


def closest(dungeon: DungeonMap, base: Sequence[str], others: Mapping[str, Sequence[str]]) -> list[str]:
    """Those of the others that are closest to a figure, by tiles, then by steps (RAV-RUL-47); those to whom no way
    leads are left out."""
    ranks = {name: found for name, other in others.items() if (found := rank(dungeon, base, other)) is not None}
    return foremost(ranks)


def foremost(ranks: Mapping[Named, Any]) -> list[Named]:
    """Those whose rank is the lowest, in their order."""
    least = min(ranks.values(), default=None)
    return [name for name, found in ranks.items() if found == least]


def rank(dungeon: DungeonMap, base: Sequence[str], other: Sequence[str]) -> tuple[int, int] | None:
    """The distance from one figure to another in tiles and in steps, by which they are compared; ``None`` where no way
    leads there."""
    tiles, steps = tiles_apart(dungeon, base, other), steps_between(dungeon, base, other)
    return None if tiles is None or steps is None else (tiles, steps)


def tiles_within(dungeon: DungeonMap, base: Sequence[str], most: int) -> list[str]:
    """The tiles at most ``most`` tiles away from a figure, the nearest first (RAV-RUL-05)."""
    ways = ways_of(dungeon.grid)
    apart: dict[str, int] = {}
    for own in tiles_under(dungeon, base):
        for tile, far in ways.tiles_from(own).items():
            apart[tile] = min(far, apart.get(tile, far))
    return [tile for tile, far in sorted(apart.items(), key=lambda one: one[1]) if far <= most]


def farthest_tiles(dungeon: DungeonMap, base: Sequence[str]) -> list[str]:
    """The tiles that are farthest from a figure, of those to which a route leads."""
    tiles = tiles_within(dungeon, base, len(dungeon.grid.tiles))
    most = _apart_of(dungeon, base, tiles[-1])
    return [tile for tile in tiles if _apart_of(dungeon, base, tile) == most]


def tiles_in_view(dungeon: DungeonMap, tiles: Iterable[str]) -> list[str]:
    """The tiles in view of some tiles, themselves included: those in a straight line from one of them with a passage
    between each two (RAV-RUL-71)."""
    grid = dungeon.grid
    found = {name for tile in tiles for name in (tile, *tiles_in_line(grid, tile))}
    return [laid.name for laid in grid.tiles if laid.name in found]


def touch_at_a_corner(dungeon: DungeonMap, one: str, other: str) -> bool:
    """Whether two tiles touch at a corner only."""
    here, there = dungeon.grid[one], dungeon.grid[other]
    return abs(here.column - there.column) == abs(here.row - there.row) == 1


def next_tiles(dungeon: DungeonMap, tile: str, goal: str) -> list[str]:
    """The neighbours of a tile from which a shortest route goes on to the goal."""
    return _neighbours(squares_in(dungeon).tiles, ways_of(dungeon.grid).tiles_from(goal), tile, -1)


def farther_tiles(dungeon: DungeonMap, tile: str, origin: str) -> list[str]:
    """The neighbours of a tile that are one tile farther from the origin."""
    return _neighbours(squares_in(dungeon).tiles, ways_of(dungeon.grid).tiles_from(origin), tile, 1)


def _neighbours(links: Mapping[str, Sequence[str]], far: Mapping[str, int], tile: str, farther: int) -> list[str]:
    """The neighbours of a tile that are so many tiles farther away by the distances ``far``; none where no route leads
    to the tile."""
    return [near for near in links[tile] if tile in far and far.get(near) == far[tile] + farther]


def closest_edges(dungeon: DungeonMap, base: Sequence[str]) -> list[Edge]:
    """The unexplored edges closest to a figure, by tiles, then by steps."""
    edges = {edge.name: edge for edge in unexplored(dungeon)}
    found = closest(dungeon, base, {name: squares_along(dungeon.grid, edge) for name, edge in edges.items()})
    return [edges[name] for name in found]


def fewest(numbers: Iterable[int | None]) -> int | None:
    """The least of some numbers, without those that are ``None``; ``None`` where there is none."""
    return min((number for number in numbers if number is not None), default=None)


def _apart_of(dungeon: DungeonMap, base: Sequence[str], tile: str) -> int | None:
    """The distance in tiles from a figure to a tile; ``None`` where no route leads there."""
    ways = ways_of(dungeon.grid)
    return fewest(ways.tiles_from(own).get(tile) for own in tiles_under(dungeon, base))


# Over corners: for monsters that go for a hero of level 6 or more, tiles that touch at a corner are neighbours
# (RAV-ADV-39, RAV-RUL-59)


@lru_cache(64)
def neighbours_over_corners(grid: TileGrid) -> Mapping[str, Sequence[str]]:
    """The neighbours of each tile: those with a passage first, then those at its corners, whatever their walls."""
    beside = squares_of(grid).tiles
    places = {(laid.column, laid.row): laid.name for laid in grid.tiles}
    found: dict[str, list[str]] = {}
    for (column, row), name in places.items():
        at_corners = (places.get((column + right, row + down)) for right, down in product((-1, 1), repeat=2))
        found[name] = list(dict.fromkeys([*beside[name], *(near for near in at_corners if near is not None)]))
    return found


@lru_cache(512)
def _tiles_over_corners(grid: TileGrid, tile: str) -> Mapping[str, int]:
    """The distance in tiles from a tile to every other to which a route over corners leads."""
    return reach(neighbours_over_corners(grid), tile)


def apart_over_corners(dungeon: DungeonMap, base: Sequence[str], square: str) -> int | None:
    """The distance in tiles from a figure to a hero; ``None`` where no route leads there."""
    far = _tiles_over_corners(dungeon.grid, tile_at(dungeon, square))
    return min((far[tile] for tile in tiles_under(dungeon, base) if tile in far), default=None)


def steps_over_corners(dungeon: DungeonMap, base: Sequence[str], square: str) -> int | None:
    """The steps from a figure to a square: as many as walking takes, or the larger difference of rows and columns where
    the route over corners is shorter."""
    over, walked = apart_over_corners(dungeon, base, square), tiles_apart(dungeon, base, (square,))
    if over is not None and (walked is None or over < walked):
        return min(apart(squares_in(dungeon), own, square) for own in base)
    return steps_between(dungeon, base, (square,))


def spots_over_corners(dungeon: DungeonMap, base: Sequence[str], free: Sequence[str], most: int) -> list[str]:
    """Those of some free squares beside a hero that take the fewest steps, on tiles at most ``most`` tiles away."""
    far = [_tiles_over_corners(dungeon.grid, tile) for tile in tiles_under(dungeon, base)]
    on = squares_in(dungeon).on
    near = [spot for spot in free if any(away.get(on[spot], most + 1) <= most for away in far)]
    ranks = {spot: found for spot in near if (found := steps_over_corners(dungeon, base, spot)) is not None}
    return foremost(ranks)


def next_over_corners(dungeon: DungeonMap, tile: str, goal: str) -> list[str]:
    """The neighbours of a tile, over corners too, from which a shortest route to the goal goes on."""
    return _neighbours(neighbours_over_corners(dungeon.grid), _tiles_over_corners(dungeon.grid, goal), tile, -1)
