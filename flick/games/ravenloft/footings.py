"""Finds where figures, tokens and markers can stand or lie in the dungeon.

``taken`` are the squares on which nobody else may come to stand. Where several places are equally good all of them are
given, so that the active player chooses (RAV-RUL-20).
"""

from collections.abc import Collection, Sequence
from typing import TypeAlias

from flick.games.ravenloft.distances import fewest, foremost, tiles_within
from flick.games.ravenloft.dungeon import MARKERS, DungeonMap, Marker, squares_in
from flick.games.ravenloft.tiles import EXIT, FEATURE, FLOOR, MARK
from flick.maps.grid import Edge
from flick.maps.search import nearest
from flick.maps.squares import Squares, bases_over, marked_squares, only_on, squares_along
from flick.maps.ways import ways_of

Footing: TypeAlias = tuple[str, ...]
"""The squares under a figure, its north-western one first."""


def spawn_mark(dungeon: DungeonMap, tile: str) -> str:
    """The square of a tile on which monsters appear (RAV-20)."""
    return marked_squares(squares_in(dungeon), tile, MARK)[0]


def arrivals(
    dungeon: DungeonMap, tile: str, taken: Collection[str], size: int = 1, *, features: bool = False
) -> list[Footing]:
    """The places where a figure can be put on a tile: on the spawn mark, else as few steps from it as possible (RAV-21,
    RAV-55, RAV-RUL-09); none on a full tile. A large figure stands wholly on the tile (RAV-RUL-45). A figure that moves
    there may stand on ``features`` too, and on any free square, the nearest first, where the mark is taken (RAV-56)."""
    squares = squares_in(dungeon)
    mark = spawn_mark(dungeon, tile)
    marks = (FLOOR, MARK, FEATURE, EXIT) if features or size > 1 else (FLOOR, MARK)

    def bases(square: str) -> list[Footing]:
        return [base for base in bases_over(squares, square, size) if _is_free(squares, base, taken, marks, tile)]

    found = nearest(squares.steps, mark, lambda square: bool(bases(square)), only_on(squares, (tile,)))
    if features and mark not in found:
        found = [*found, *squares.of[tile]]
    return list(dict.fromkeys(base for square in found for base in bases(square)))


def first_squares(
    dungeon: DungeonMap, base: Sequence[str], tile: str, taken: Collection[str], size: int
) -> list[Footing]:
    """The free places of a tile to which a figure has the fewest steps, whoever stands in between; a large figure
    stands wholly on the tile."""
    squares, ways = squares_in(dungeon), ways_of(dungeon.grid)
    bases = dict.fromkeys(spot for square in squares.of[tile] for spot in bases_over(squares, square, size))
    free = [spot for spot in bases if all(one not in taken and squares.on[one] == tile for one in spot)]
    steps = {spot: fewest(ways.steps_from(own).get(one) for own in base for one in spot) for spot in free}
    return foremost({spot: far for spot, far in steps.items() if far is not None})


def places_along(
    dungeon: DungeonMap, edges: Sequence[Edge], origin: str, taken: Collection[str], size: int
) -> list[Footing]:
    """The free places along some edges to which the fewest steps lead from a square; a large figure stands wholly on
    the tile of the edge if it can."""
    squares, steps = squares_in(dungeon), ways_of(dungeon.grid).steps_from(origin)
    ranks: dict[Footing, tuple[bool, int]] = {}
    for edge in edges:
        for square in squares_along(dungeon.grid, edge):
            if square not in steps:
                continue
            for spot in bases_over(squares, square, size):
                if not any(one in taken for one in spot):
                    rank = (any(squares.on[one] != edge.tile for one in spot), steps[square])
                    ranks[spot] = min(rank, ranks.get(spot, rank))
    return foremost(ranks)


def token_squares(dungeon: DungeonMap, tile: str, taken: Collection[str]) -> list[str]:
    """The squares where an object token can lie: as near to the spawn mark as possible but not on it (RAV-RUL-120)."""
    return [base[0] for base in arrivals(dungeon, tile, (*taken, spawn_mark(dungeon, tile)))]


def marker_square(dungeon: DungeonMap, tile: str, sort: Marker) -> str:
    """The square on which a marker of a tile is shown; each sort has its own, as far as the tile has room."""
    squares = squares_in(dungeon)
    mark = spawn_mark(dungeon, tile)
    floor = [square for square in squares.of[tile] if square != mark] or [mark]
    return floor[MARKERS.index(sort) * len(floor) // len(MARKERS)]


def generator_square(dungeon: DungeonMap, token: str) -> str:
    """The square on which a generator is shown; several on one tile have one each."""
    tile = dungeon.generators[token]
    squares = squares_in(dungeon)
    mark = spawn_mark(dungeon, tile)
    floor = [square for square in squares.of[tile] if square != mark] or [mark]
    there = [one for one, at in dungeon.generators.items() if at == tile]
    return floor[-1 - there.index(token) % len(floor)]


def free_floor(dungeon: DungeonMap, tile: str, taken: Collection[str]) -> list[str]:
    """The free floor squares of a tile."""
    squares = squares_in(dungeon)
    return [square for square in squares.of[tile] if square not in taken and squares.marks[square] in (FLOOR, MARK)]


def free_footings(dungeon: DungeonMap, tile: str, taken: Collection[str], size: int = 1) -> list[str]:
    """Every place on a tile where a figure can be put, drawings and exits included, given by the north-western square
    of its base."""
    squares = squares_in(dungeon)
    marks = (FLOOR, MARK, FEATURE, EXIT)
    bases = dict.fromkeys(base for square in squares.of[tile] for base in bases_over(squares, square, size))
    return [base[0] for base in bases if _is_free(squares, base, taken, marks, tile)]


def charge_spots(
    dungeon: DungeonMap,
    base: Sequence[str],
    target: Sequence[str],
    taken: Collection[str],
    within: int,
    size: int = 1,
    *,
    straight: bool = False,
) -> list[Footing]:
    """The places where a monster can stand adjacent to its target, or ``straight`` beside it, as few steps away as
    possible and on tiles at most ``within`` tiles away. It may lie across tiles there (RAV-RUL-45), and its own
    squares count as free."""
    squares, ways = squares_in(dungeon), ways_of(dungeon.grid)
    tiles = tiles_within(dungeon, base, within)
    links = squares.straight if straight else squares.steps
    beside = dict.fromkeys(near for square in target for near in links[square])
    bases = dict.fromkeys(spot for near in beside for spot in bases_over(squares, near, size))
    ranks: dict[Footing, int] = {}
    for spot in bases:
        free = all(square not in taken and squares.on[square] in tiles for square in spot)
        steps = fewest(ways.steps_from(own).get(square) for own in base for square in spot) if free else None
        if steps is not None and not any(square in target for square in spot):
            ranks[spot] = steps
    return foremost(ranks)


def _is_free(squares: Squares, base: Footing, taken: Collection[str], marks: Sequence[str], tile: str) -> bool:
    return all(square not in taken and squares.on[square] == tile and squares.marks[square] in marks for square in base)
