"""How a map looks to a seat: plain data for front ends, the ``layout`` of a zone of kind ``map``. Rules do not read it.

A map consists of cells with links between them (a cave), or of squares on tiles with walls, doors and unexplored edges
(a dungeon). A piece of the zone stands on its ``cells``: one, or all that a large base covers. A front end lets people
answer an option whose ``place`` names a cell, a tile or a border by clicking there; moves may begin and end there.
"""

import math
from collections.abc import Iterator, Mapping
from typing import Literal, TypeAlias

import msgspec

from flick.table.sayings import Say

GroundSide: TypeAlias = Literal["north", "east", "south", "west"]

BorderKind: TypeAlias = Literal["wall", "door", "doorway", "unexplored"]
"""A ``door`` is closed, a ``doorway`` is a door that stands open, and the map may be continued beyond an ``unexplored``
edge."""


class GroundCell(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One cell of a map. ``at`` is the middle of the cell, as x to the right and y downwards; on tiles, the column and
    row of a square.

    ``face`` names what is printed on the cell or lies there, as far as the seat sees it. A ``covered`` token lies face
    down; ``fog`` hides everything about the cell but that it exists. ``say`` is the name of the cell where its ID is
    not the name of a thing; front ends write the name beside the cell where it is ``named``.
    """

    at: tuple[float, float]
    face: str | None = None
    covered: bool = False
    fog: bool = False
    named: bool = False
    say: Say | None = None


class GroundTile(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A tile of the floor and its name. ``at`` is the column and row of its north-western square, ``size`` its width
    and height in squares. Squares of the tile that are no cell are wall. The tile lies turned clockwise by ``turns``
    quarter turns. ``front`` is the side at which its triangle lies now, if it has one; ``dark`` is the colour of the
    triangle."""

    name: str
    at: tuple[int, int]
    size: tuple[int, int] = (4, 4)
    turns: int = 0
    front: GroundSide | None = None
    dark: bool = False


class Border(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A wall, a door or an edge along one side of ``length`` squares. ``at`` is the first of these squares, counted
    from west to east or from north to south. A border that can be chosen has a ``name``."""

    kind: BorderKind
    at: tuple[int, int]
    side: GroundSide
    length: int = 1
    name: str = ""


class Feature(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A large thing that covers several cells and never moves: an altar, a pit."""

    face: str
    cells: tuple[str, ...]


class Ground(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole map: its cells by their names, and the links between them or the tiles and borders."""

    cells: Mapping[str, GroundCell]
    links: tuple[tuple[str, str], ...] = ()
    tiles: tuple[GroundTile, ...] = ()
    borders: tuple[Border, ...] = ()
    features: tuple[Feature, ...] = ()

    @property
    def has_squares(self) -> bool:
        """Whether the cells are squares on tiles."""
        return bool(self.tiles)

    @property
    def pitch(self) -> float:
        """The distance of neighbouring cells, by which pieces are sized: 1 for squares on tiles, else the length of
        which a quarter of the links are shorter. The shortest link would make everything too small where one link is
        very short."""
        if self.has_squares:
            return 1.0
        ways = sorted(math.dist(self.cells[one].at, self.cells[other].at) for one, other in self.links)
        return ways[len(ways) // 4] or 1.0 if ways else 1.0

    @property
    def places(self) -> Iterator[str]:
        """The names of everything that an option can name as its place and at which a move can end."""
        yield from self.cells
        yield from (tile.name for tile in self.tiles)
        yield from (border.name for border in self.borders if border.name)
