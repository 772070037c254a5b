"""What is seen of a map: the ``layout`` of a zone of kind ``map``. Plain data, for every front end; nobody plays by it.

A map is cells with links between them (a cave), or squares on tiles with walls, doors and unexplored edges (a dungeon).
A piece of the zone says in ``cells`` where it stands: on one cell, or on all that a large base covers. An option whose
``place`` names a cell, a tile or a border is answered there, and a move may begin and end there.
"""

import math
from collections.abc import Iterator, Mapping
from typing import Literal, TypeAlias

import msgspec

from flick.table.sayings import Say

GroundSide: TypeAlias = Literal["north", "east", "south", "west"]

BorderKind: TypeAlias = Literal["wall", "door", "doorway", "unexplored"]
"""A door is closed, a doorway is a door that stands open, and beyond what is unexplored the map may go on."""


class GroundCell(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One cell. ``at`` is its middle, to the right and downwards; on tiles it is the column and row of a square.

    ``face`` names what is printed or lies there, as far as it is seen; what is ``covered`` lies face down, and ``fog``
    hides everything but that there is a cell. ``say`` is what it is called where its ID is not the name of a thing;
    that stands beside it where it is ``named``.
    """

    at: tuple[float, float]
    face: str | None = None
    covered: bool = False
    fog: bool = False
    named: bool = False
    say: Say | None = None


class GroundTile(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A tile of the floor, under a name: column and row of its north-western square, and how many squares it is wide
    and high. What no cell covers of it is wall. It lies turned by so many quarter ``turns`` clockwise; ``front`` is the
    side at which a triangle is printed where it lies now, a ``dark`` one or a light one."""

    name: str
    at: tuple[int, int]
    size: tuple[int, int] = (4, 4)
    turns: int = 0
    front: GroundSide | None = None
    dark: bool = False


class Border(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What stands along one side of squares: ``at`` is the first of them, from west to east or from north to south,
    ``length`` how many they are. One that can be chosen has a ``name``."""

    kind: BorderKind
    at: tuple[int, int]
    side: GroundSide
    length: int = 1
    name: str = ""


class Feature(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something large that lies on several cells and stays there: an altar, a pit."""

    face: str
    cells: tuple[str, ...]


class Ground(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole of it: cells by name; links between them, or tiles and borders."""

    cells: Mapping[str, GroundCell]
    links: tuple[tuple[str, str], ...] = ()
    tiles: tuple[GroundTile, ...] = ()
    borders: tuple[Border, ...] = ()
    features: tuple[Feature, ...] = ()

    @property
    def has_squares(self) -> bool:
        """Whether its cells are squares on tiles."""
        return bool(self.tiles)

    @property
    def pitch(self) -> float:
        """How far neighbours are apart: on tiles the side of a square, else no shorter a way than a quarter of the
        links, so that one short link does not make everything small."""
        if self.has_squares:
            return 1.0
        ways = sorted(math.dist(self.cells[one].at, self.cells[other].at) for one, other in self.links)
        return ways[len(ways) // 4] or 1.0 if ways else 1.0

    @property
    def places(self) -> Iterator[str]:
        """Everything that an option can name, and where a move can end."""
        yield from self.cells
        yield from (tile.name for tile in self.tiles)
        yield from (border.name for border in self.borders if border.name)
