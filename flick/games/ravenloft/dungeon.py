"""The dungeon: what lies on the table, and what the rules ask of it without knowing who plays.

Figures are no part of it. A question names them by their squares: one for a hero, all under a large base (RAV-28).
Module ``distances`` tells how far it is from one to another, ``footings`` where a figure can stand.
"""

from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

import msgspec

from flick.games.ravenloft.tiles import EXIT, FRONT, SIZE, Chamber, TileCard, tile_card
from flick.maps.grid import (
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
from flick.maps.squares import (
    Squares,
    open_edges_at,
    squares_at_door,
    squares_of,
)
from flick.maps.tiles import turned_side

DoorKind: TypeAlias = Literal["unlocked", "trapped", "locked"]
Marker: TypeAlias = Literal["hazard", "hidden", "glyph", "trap"]
"""The markers of a whole tile: Hazard tokens, monster tokens that lie face down, glyphs, trap markers."""
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
    """The tiles and tokens of the dungeon. ``stack`` and ``chambers`` hold tiles still to come, the top first, ``box``
    those that this adventure does not use; ``own`` are tiles that the adventure brings itself. ``door_pile`` and
    ``hidden_pile`` are the tokens of doors and the values of monster tokens that are still to come. ``hazards`` and
    ``traps`` name the card by the tile on which its token lies, ``glyphs`` the tiles with a glyph, ``hidden`` the value
    of a monster token that lies face down on a tile, ``generators`` the tile of each monster generator, in the order in
    which they came there. ``objects`` lie on squares."""

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
    """The grid with the Start tile and its four unexplored edges (RAV-24, RAV-26, RAV-RUL-01)."""
    grid = lay_tile(TileGrid(SIZE), START_W, tile_card(START_W).tile, 0, 0)
    return lay_tile(grid, START_E, tile_card(START_E).tile, 1, 0)


def card_of(dungeon: DungeonMap, tile: str) -> TileCard:
    """The record of a tile, of the house or of the adventure."""
    return dungeon.own[tile] if tile in dungeon.own else tile_card(tile)


def lay(dungeon: DungeonMap, edge: Edge, tile: str) -> None:
    """Lay a tile with its triangle side against an edge (RAV-42, RAV-RUL-04)."""
    dungeon.grid = place_tile(dungeon.grid, edge, tile, card_of(dungeon, tile).tile, FRONT)


def squares_in(dungeon: DungeonMap) -> Squares:
    """All squares, and the steps between them."""
    return squares_of(dungeon.grid)


def tile_at(dungeon: DungeonMap, square: str) -> str:
    """The tile on which a square lies."""
    return squares_in(dungeon).on[square]


def tiles_under(dungeon: DungeonMap, base: Sequence[str]) -> list[str]:
    """The tiles on which a figure is; several where its base lies across them (RAV-28)."""
    on = squares_in(dungeon).on
    return [on[base[0]]] if len(base) == 1 else list(dict.fromkeys(on[square] for square in base))


# Edges and doors


def unexplored(dungeon: DungeonMap, tile: str | None = None) -> list[Edge]:
    """The unexplored edges, of all tiles or of one (RAV-25, RAV-RUL-03)."""
    return open_edges(dungeon.grid) if tile is None else open_edges_of(dungeon.grid, tile)


def edges_at(dungeon: DungeonMap, square: str) -> list[Edge]:
    """The unexplored edges on which somebody on that square stands; two in a corner (RAV-RUL-03, RAV-RUL-19)."""
    return open_edges_at(dungeon.grid, square)


def shut(dungeon: DungeonMap, tile: str) -> Edge | None:
    """Cover the door of a tile with the top token of the door pile (RAV-162, RAV-RUL-43). Gives its edge; ``None``
    where the tile has no door, no token is left, or the tile beyond has closed that side already."""
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
    """Remove the token of an opened door; its edge is now like any other (RAV-164, RAV-RUL-43)."""
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
    """The object tokens that somebody on that square can take: those on it and on adjacent squares (RAV-103,
    RAV-RUL-120)."""
    near = (square, *squares_in(dungeon).steps[square])
    return [name for name, token in dungeon.objects.items() if token.square in near]
