"""The dungeon: what lies on the table, and what can be asked of it without knowing who plays.

Figures are no part of it. A question names them by their squares: one for a hero, all under a large base (RAV-28), and
``taken`` are the squares on which nobody else may come to stand. Where several answers are as good all of them are
given, for the active player to choose among (RAV-RUL-20).
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Literal, TypeAlias, get_args

import msgspec

from flick.games.ravenloft.tiles import EXIT, FEATURE, FLOOR, FRONT, MARK, SIZE, Chamber, TileCard, tile_card
from flick.maps.grid import (
    AWAY,
    Edge,
    TileGrid,
    close_door,
    has_door,
    lay_tile,
    open_door,
    open_edges,
    open_edges_of,
    place_tile,
)
from flick.maps.search import nearest
from flick.maps.squares import (
    Squares,
    bases_over,
    marked_squares,
    only_on,
    open_edges_at,
    squares_along,
    squares_at_door,
    squares_of,
)
from flick.maps.tiles import turned_side
from flick.maps.ways import ways_of

Footing: TypeAlias = tuple[str, ...]
"""The squares under a figure, its north-western one first."""
DoorKind: TypeAlias = Literal["unlocked", "trapped", "locked"]
Marker: TypeAlias = Literal["hazard", "hidden", "glyph", "trap"]
"""What lies on a tile as a whole: Hazard tokens, monster tokens that lie face down, glyphs, trap markers."""
MARKERS: tuple[Marker, ...] = get_args(Marker)

START_W, START_E = "start_w", "start_e"


class Door(msgspec.Struct):
    """A Closed Door token; ``shown`` once somebody has tried it (RAV-163)."""

    edge: Edge
    kind: DoorKind
    shown: bool = False


class ObjectToken(msgspec.Struct):
    """An object token on its square (RAV-RUL-120); ``inside`` is what a token that lies face down shows when it is
    turned over."""

    square: str
    inside: str = ""


class DungeonMap(msgspec.Struct):
    """``stack`` and ``chambers`` hold tiles still to come, the top first, ``box`` those that this adventure does not
    use; ``own`` are tiles that the adventure brings itself. ``hazards`` and ``traps`` name the card by the tile on
    which its token lies, ``glyphs`` the tiles with a glyph, ``hidden`` the value of a monster token that lies face down
    on a tile, ``generators`` the tile of each monster generator, on every tile the one that came last behind the
    others. ``objects`` lie on squares."""

    grid: TileGrid
    stack: list[str] = []
    chambers: dict[Chamber, list[str]] = {}
    box: list[str] = []
    own: dict[str, TileCard] = {}
    doors: list[Door] = []
    door_pile: list[DoorKind] = []
    hazards: dict[str, str] = {}
    traps: dict[str, str] = {}
    glyphs: list[str] = []
    objects: dict[str, ObjectToken] = {}
    hidden: dict[str, int] = {}
    hidden_pile: list[int] = []
    generators: dict[str, str] = {}


def new_grid() -> TileGrid:
    """The Start tile and its four unexplored edges (RAV-24, RAV-26, RAV-RUL-01)."""
    grid = lay_tile(TileGrid(SIZE), START_W, tile_card(START_W).tile, 0, 0)
    return lay_tile(grid, START_E, tile_card(START_E).tile, 1, 0)


def card_of(dungeon: DungeonMap, tile: str) -> TileCard:
    """The record of a tile, of the house or of the adventure."""
    return dungeon.own[tile] if tile in dungeon.own else tile_card(tile)


def lay(dungeon: DungeonMap, edge: Edge, tile: str) -> None:
    """A tile is laid with its triangle side against an edge (RAV-42, RAV-RUL-04)."""
    dungeon.grid = place_tile(dungeon.grid, edge, tile, card_of(dungeon, tile).tile, FRONT)


def squares_in(dungeon: DungeonMap) -> Squares:
    """All squares, and the steps between them."""
    return squares_of(dungeon.grid)


def tiles_under(dungeon: DungeonMap, base: Sequence[str]) -> list[str]:
    """The tiles on which a figure is: more than one where it lies across them (RAV-28)."""
    on = squares_in(dungeon).on
    return [on[base[0]]] if len(base) == 1 else list(dict.fromkeys(on[square] for square in base))


# Distances


def are_adjacent(dungeon: DungeonMap, one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether one legal step leads from one figure to the other (RAV-RUL-07)."""
    steps = squares_in(dungeon).steps
    return any(far in steps[near] for near in one for far in other)


def tiles_apart(dungeon: DungeonMap, one: Sequence[str], other: Sequence[str]) -> int | None:
    """The distance in tiles; ``None`` where no route leads there (RAV-27, RAV-RUL-05, RAV-RUL-45)."""
    ways = ways_of(dungeon.grid)
    if len(one) == len(other) == 1:
        return ways.tiles_apart(one[0], other[0])
    return _least(ways.tiles_apart(near, far) for near in one for far in other)


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
    """The fewest steps from one figure to another, whoever stands in between; counted from the other, so that what is
    found for one hero serves all monsters."""
    ways = ways_of(dungeon.grid)
    if len(one) == len(other) == 1:
        return ways.steps_from(other[0]).get(one[0])
    return _least(ways.steps_from(far).get(near) for far in other for near in one)


def closest(dungeon: DungeonMap, base: Sequence[str], others: Mapping[str, Sequence[str]]) -> list[str]:
    """Those of the others that are closest to a figure: by tiles, then by steps (6.5, RAV-RUL-47); nobody to whom no
    way leads."""
    ranks = {name: found for name, other in others.items() if (found := rank(dungeon, base, other)) is not None}
    least = min(ranks.values(), default=None)
    return [name for name, found in ranks.items() if found == least]


def rank(dungeon: DungeonMap, base: Sequence[str], other: Sequence[str]) -> tuple[int, int] | None:
    """How close one figure is to another: by tiles, then by steps; ``None`` where no way leads there."""
    tiles, steps = tiles_apart(dungeon, base, other), steps_between(dungeon, base, other)
    return None if tiles is None or steps is None else (tiles, steps)


def tiles_within(dungeon: DungeonMap, base: Sequence[str], most: int) -> list[str]:
    """The tiles that an attack over so many tiles can reach, the nearest first (RAV-RUL-05)."""
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
    """The tiles that are seen from some others, and these: in a straight line of tiles from one of them with a passage
    between each two (RAV-RUL-71)."""
    grid, links = dungeon.grid, squares_in(dungeon).tiles
    found: dict[str, None] = {}
    for tile in tiles:
        for right, down in AWAY.values():
            at = grid[tile]
            while at is not None:
                found[at.name] = None
                beyond = grid.at(at.column + right, at.row + down)
                at = beyond if beyond is not None and beyond.name in links[at.name] else None
    return [laid.name for laid in grid.tiles if laid.name in found]


def touch_at_a_corner(dungeon: DungeonMap, one: str, other: str) -> bool:
    """Whether two tiles touch at a corner alone."""
    here, there = dungeon.grid[one], dungeon.grid[other]
    return abs(here.column - there.column) == abs(here.row - there.row) == 1


# The way from tile to tile


def next_tiles(dungeon: DungeonMap, tile: str, goal: str) -> list[str]:
    """The neighbours of a tile from which a shortest route goes on to the goal."""
    ways, squares = ways_of(dungeon.grid), squares_in(dungeon)
    far = ways.tiles_from(goal)
    return [near for near in squares.tiles[tile] if tile in far and far[near] == far[tile] - 1]


def farther_tiles(dungeon: DungeonMap, tile: str, origin: str) -> list[str]:
    """The neighbours of a tile that are one tile farther from another."""
    ways, squares = ways_of(dungeon.grid), squares_in(dungeon)
    far = ways.tiles_from(origin)
    return [near for near in squares.tiles[tile] if tile in far and far[near] == far[tile] + 1]


# Places for figures and tokens


def spawn_mark(dungeon: DungeonMap, tile: str) -> str:
    """The square of a tile on which monsters appear (RAV-20)."""
    return marked_squares(squares_in(dungeon), tile, MARK)[0]


def arrivals(
    dungeon: DungeonMap, tile: str, taken: Collection[str], size: int = 1, *, features: bool = False
) -> list[Footing]:
    """Where a figure can be put on a tile: on the spawn mark, else as few steps from it as can be (RAV-21, RAV-55,
    RAV-RUL-09); nowhere on a tile that is full. A large one stands wholly on the tile (RAV-RUL-45). Who moves onto the
    tile may come to stand on ``features`` too, and with the mark taken on any free square, the nearest first
    (RAV-56)."""
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
    dungeon: DungeonMap, base: Sequence[str], tile: str, taken: Collection[str], size: int = 1
) -> list[Footing]:
    """The free places of a tile to which a figure has the fewest steps from where it stands, whoever stands between;
    a large one comes to stand wholly on the tile."""
    squares, ways = squares_in(dungeon), ways_of(dungeon.grid)
    bases = dict.fromkeys(spot for square in squares.of[tile] for spot in bases_over(squares, square, size))
    free = [spot for spot in bases if all(one not in taken and squares.on[one] == tile for one in spot)]
    steps = {spot: _least(ways.steps_from(own).get(one) for own in base for one in spot) for spot in free}
    least = _least(steps.values())
    return [spot for spot in free if steps[spot] == least and least is not None]


def places_along(
    dungeon: DungeonMap, edges: Sequence[Edge], origin: str, taken: Collection[str], size: int = 1
) -> list[Footing]:
    """The free places for a figure along some edges to which the fewest steps lead from a square; a large one stands
    wholly on the tile of the edge if it can."""
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
    least = min(ranks.values(), default=None)
    return [spot for spot, rank in ranks.items() if rank == least]


def token_squares(dungeon: DungeonMap, tile: str, taken: Collection[str]) -> list[str]:
    """Where an object token can lie: as near to the spawn mark as can be, not on it (RAV-RUL-120)."""
    return [base[0] for base in arrivals(dungeon, tile, (*taken, spawn_mark(dungeon, tile)))]


def marker_square(dungeon: DungeonMap, tile: str, sort: Marker) -> str:
    """Where the marker of a tile is seen: each sort on a square of its own, as far as the tile has room."""
    squares = squares_in(dungeon)
    mark = spawn_mark(dungeon, tile)
    floor = [square for square in squares.of[tile] if square != mark] or [mark]
    return floor[MARKERS.index(sort) * len(floor) // len(MARKERS)]


def generator_square(dungeon: DungeonMap, token: str) -> str:
    """Where a generator is seen: several on one tile side by side."""
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
    """Where a figure can be put anywhere on a tile, by the north-western squares of its base."""
    squares = squares_in(dungeon)
    if size == 1:
        return free_floor(dungeon, tile, taken)
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
    """Where a monster can come to stand adjacent to its target, or ``straight`` beside it, as few steps away as can be
    and on no tile farther than ``within`` (6.5); it may lie across tiles there (RAV-RUL-45). Its own squares are not
    taken."""
    squares, ways = squares_in(dungeon), ways_of(dungeon.grid)
    tiles = tiles_within(dungeon, base, within)
    links = squares.straight if straight else squares.steps
    beside = dict.fromkeys(near for square in target for near in links[square])
    bases = dict.fromkeys(spot for near in beside for spot in bases_over(squares, near, size))
    ranks: dict[Footing, int] = {}
    for spot in bases:
        free = all(square not in taken and squares.on[square] in tiles for square in spot)
        steps = _least(ways.steps_from(own).get(square) for own in base for square in spot) if free else None
        if steps is not None and not any(square in target for square in spot):
            ranks[spot] = steps
    least = min(ranks.values(), default=None)
    return [spot for spot, steps in ranks.items() if steps == least]


# Edges and doors


def unexplored(dungeon: DungeonMap, tile: str | None = None) -> list[Edge]:
    """The unexplored edges, of all tiles or of one (RAV-25, RAV-RUL-03)."""
    return open_edges(dungeon.grid) if tile is None else open_edges_of(dungeon.grid, tile)


def edges_at(dungeon: DungeonMap, square: str) -> list[Edge]:
    """The unexplored edges on which somebody on that square stands: two in a corner (RAV-RUL-03, RAV-RUL-19)."""
    return open_edges_at(dungeon.grid, square)


def closest_edges(dungeon: DungeonMap, base: Sequence[str]) -> list[Edge]:
    """The unexplored edges closest to a figure: by tiles, then by steps."""
    edges = {edge.name: edge for edge in unexplored(dungeon)}
    found = closest(dungeon, base, {name: squares_along(dungeon.grid, edge) for name, edge in edges.items()})
    return [edges[name] for name in found]


def shut(dungeon: DungeonMap, tile: str) -> Edge | None:
    """The top token of the door pile covers the door of a tile (RAV-162, RAV-RUL-43); ``None`` where it has no door or
    no token is left, and where the tile beyond has closed that side already."""
    side = card_of(dungeon, tile).door
    if side is None or not dungeon.door_pile:
        return None
    edge = Edge(tile, turned_side(side, dungeon.grid[tile].turns))
    if has_door(dungeon.grid, edge):
        return None
    dungeon.doors.append(Door(edge, dungeon.door_pile.pop(0)))
    dungeon.grid = close_door(dungeon.grid, edge)
    return edge


def unshut(dungeon: DungeonMap, door: Door) -> None:
    """A door is open: its token is gone, and its edge is like any other (RAV-164, RAV-RUL-43)."""
    dungeon.doors.remove(door)
    dungeon.grid = open_door(dungeon.grid, door.edge)


def doors_at(dungeon: DungeonMap, square: str) -> list[Door]:
    """The closed doors to which a square is adjacent, on either side of them (RAV-RUL-43)."""
    return [door for door in dungeon.doors if square in squares_at_door(dungeon.grid, door.edge)]


def exits(dungeon: DungeonMap, tile: str | None = None) -> list[str]:
    """The squares with stairs or a ladder, of all tiles or of one."""
    squares = squares_in(dungeon)
    return [square for square, mark in squares.marks.items() if mark == EXIT and tile in (None, squares.on[square])]


def objects_beside(dungeon: DungeonMap, square: str) -> list[str]:
    """The object tokens that somebody on that square can take: on adjacent squares and its own (RAV-103,
    RAV-RUL-120)."""
    near = (square, *squares_in(dungeon).steps[square])
    return [name for name, token in dungeon.objects.items() if token.square in near]


def _least(numbers: Iterable[int | None]) -> int | None:
    return min((number for number in numbers if number is not None), default=None)


def _apart_of(dungeon: DungeonMap, base: Sequence[str], tile: str) -> int | None:
    ways = ways_of(dungeon.grid)
    return _least(ways.tiles_from(own).get(tile) for own in tiles_under(dungeon, base))


def _is_free(squares: Squares, base: Footing, taken: Collection[str], marks: Sequence[str], tile: str) -> bool:
    return all(square not in taken and squares.on[square] == tile and squares.marks[square] in marks for square in base)
