"""One square tile of squares: its walls, its sides, and how it looks when it is turned."""

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from flick.maps.map_faults import BadMap

Side: TypeAlias = Literal["north", "east", "south", "west"]
SIDES: tuple[Side, ...] = ("north", "east", "south", "west")
"""The sides clockwise; lists with one entry for each side have this order."""

WALL = "#"


class Tile(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A tile as it is printed. ``squares`` are its rows from north to south, with one character for each square from
    west to east: ``#`` is wall; any other character is a square on which one can stand, and a mark whose meaning the
    game knows. Nobody can step over the sides that are ``walled``, even where squares lie along them."""

    squares: tuple[str, ...]
    walled: tuple[Side, ...] = ()


def check_tile(tile: Tile, size: int) -> None:
    """Raise ``BadMap`` for a tile that does not have ``size`` rows of ``size`` squares."""
    if len(tile.squares) != size:
        raise BadMap("map-tile-rows", found=len(tile.squares), size=size)
    for number, row in enumerate(tile.squares, 1):
        if len(row) != size:
            raise BadMap("map-tile-row-length", row=number, found=len(row), size=size)


@lru_cache(4096)
def turned(tile: Tile, turns: int) -> Tile:
    """The tile after so many quarter turns (90 degrees) clockwise."""
    squares = tile.squares
    for _ in range(turns % 4):
        squares = tuple("".join(column) for column in zip(*reversed(squares), strict=True))
    return Tile(squares, tuple(side for side in SIDES if turned_side(side, -turns) in tile.walled))


def turned_side(side: Side, turns: int) -> Side:
    """The side to which a side of a tile is turned by so many quarter turns (90 degrees) clockwise."""
    return SIDES[(SIDES.index(side) + turns) % 4]


def turns_between(side: Side, wanted: Side) -> int:
    """The number of quarter turns clockwise, 0 to 3, that bring one side to the place of another."""
    return (SIDES.index(wanted) - SIDES.index(side)) % 4


def opposite(side: Side) -> Side:
    return turned_side(side, 2)


def row_along(tile: Tile, side: Side) -> str:
    """The squares along a side, from west to east or from north to south."""
    if side in ("north", "south"):
        return tile.squares[0 if side == "north" else -1]
    return "".join(row[0 if side == "west" else -1] for row in tile.squares)


def is_walled(tile: Tile, side: Side) -> bool:
    """Whether nobody can step over a side, because it is walled or all squares along it are wall."""
    return side in tile.walled or not row_along(tile, side).strip(WALL)
