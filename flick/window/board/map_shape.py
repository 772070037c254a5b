"""Where everything of a map lies, in units of its own, y downwards: cells, borders, figures. Pure."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from flick.arena.shapes import Point
from flick.paint.box import Box
from flick.table.board import Piece
from flick.table.ground import Border, Ground, GroundTile

SQUARE, CAVE = 30.0, 84.0
"""Pixels of the design from one square, or one linked cell, to the next, at which everything is read well."""

ROUND_CELL = 30 / CAVE
"""The radius of a cell in a cave; this and all that follows in parts of the way from a cell to the next."""

DISC = {True: 12.5 / SQUARE, False: 16 / CAVE}
"""The radius of a figure on one cell: on squares, and in a cave."""

BESIDE = (6 / CAVE, -5 / CAVE)
"""How far a figure stands from the middle of a cell in a cave, so that what lies there is seen."""

EDGE = {True: 0.9, False: 0.78}
"""What is seen round the outermost cells."""

LIGHT = 1.8
"""How far beyond that a dungeon still lights the cloth."""

BORDER = {"unexplored": (0.35, 0.65), "wall": (0.0, 0.0), "door": (0.5, 0.5), "doorway": (0.5, 0.5)}
"""How far from the side of a square, into it and out of it, one is still at its border."""

LIT = {"unexplored": (-0.06, 0.56), "wall": (0.0, 0.0), "door": (0.24, 0.24), "doorway": (0.24, 0.24)}
"""The same of what is lit where a border can be chosen."""

SPREAD = ((0.0, 1.0), (0.55, 0.74), (0.66, 0.66), (0.74, 0.62))
"""One to four figures on one cell: how far each stands from its middle, in radii, and how large it is then."""

PILED = (0.16, -0.22, 0.8)
"""More than these lie on each other: how far each is from the one below, in radii, and how large it is."""


class Stand(NamedTuple):
    """Where a figure stands and the radius of its disc, in units of the map; ``middle`` is that of its cells, ``of``
    says how many there are on them and ``place`` which of these it is, from the lowest."""

    at: Point
    radius: float
    middle: Point
    place: int = 0
    of: int = 1

    @property
    def is_piled(self) -> bool:
        """Whether it lies in a pile that must be fanned out to be seen."""
        return self.of > len(SPREAD)

    @property
    def fanned(self) -> Point:
        """Where it is while its pile is fanned out round its cells."""
        away = max(1.9 * self.radius, 2.15 * self.radius * self.of / math.tau)
        turn = math.tau * self.place / self.of - math.pi / 2
        return self.middle[0] + away * math.cos(turn), self.middle[1] + away * math.sin(turn)


class MapShape:
    """The places of one ground."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.squares = ground.has_squares
        self.tiles = {tile.name: tile for tile in ground.tiles}
        self.borders: dict[str, list[Border]] = {}
        for border in ground.borders:
            if border.name:
                self.borders.setdefault(border.name, []).append(border)

    def alone(self, tile: GroundTile) -> "MapShape":
        """The shape of one of its tiles, with what is printed on it."""
        (left, top), (wide, high) = tile.at, tile.size
        cells = {
            name: cell
            for name, cell in self.ground.cells.items()
            if left <= cell.at[0] < left + wide and top <= cell.at[1] < top + high
        }
        return MapShape(Ground(cells, tiles=(tile,)))

    @cached_property
    def pitch(self) -> float:
        """How far it is from a cell to the next, in units of the map."""
        return self.ground.pitch

    @property
    def natural(self) -> float:
        """Pixels of the design to a unit at which everything is read well."""
        return (SQUARE if self.squares else CAVE) / self.pitch

    @cached_property
    def world(self) -> Box:
        """The rectangle of all of the map and of what is seen round it."""
        boxes = [self.box_of_tile(tile) for tile in self.ground.tiles] or [self.box(name) for name in self.ground.cells]
        left, top = min((box.left for box in boxes), default=0), min((box.top for box in boxes), default=0)
        right = max((box.left + box.width for box in boxes), default=1)
        foot = max((box.top + box.height for box in boxes), default=1)
        edge = (EDGE[self.squares] - (0 if self.squares else ROUND_CELL)) * self.pitch
        return Box(left - edge, top - edge, right - left + 2 * edge, foot - top + 2 * edge)

    @property
    def painted(self) -> Box:
        """The world, and as much round it as the light of a dungeon reaches."""
        left, top, width, height = self.world
        beyond = LIGHT * self.squares * self.pitch
        return Box(left - beyond, top - beyond, width + 2 * beyond, height + 2 * beyond)

    def middle(self, name: str) -> Point:
        """The middle of a cell."""
        x, y = self.ground.cells[name].at
        return (x + 0.5, y + 0.5) if self.squares else (x, y)

    def box(self, name: str) -> Box:
        """A cell: its square, or that round its circle."""
        (x, y), half = self.middle(name), 0.5 if self.squares else ROUND_CELL * self.pitch
        return Box(x - half, y - half, 2 * half, 2 * half)

    @staticmethod
    def box_of_tile(tile: GroundTile) -> Box:
        return Box(*tile.at, *tile.size)

    @staticmethod
    def box_of_border(border: Border, inside: float, outside: float) -> Box:
        """The strip along a border that reaches so far into its squares, and out of them."""
        (left, top), long, deep = border.at, border.length, inside + outside
        match border.side:
            case "north":
                return Box(left, top - outside, long, deep)
            case "south":
                return Box(left, top + 1 - inside, long, deep)
            case "west":
                return Box(left - outside, top, deep, long)
            case "east":
                return Box(left + 1 - inside, top, deep, long)

    def boxes(self, place: str, reach: Mapping[str, tuple[float, float]] = BORDER) -> list[Box]:
        """Where a place can be pointed at: a cell, a tile, or the parts of a border; nothing where there is none."""
        if place in self.ground.cells:
            return [self.box(place)]
        if place in self.tiles:
            return [self.box_of_tile(self.tiles[place])]
        return [self.box_of_border(border, *reach[border.kind]) for border in self.borders.get(place, ())]

    def spot(self, place: str) -> Point | None:
        """The middle of any place."""
        boxes = self.boxes(place)
        return boxes[len(boxes) // 2].middle if boxes else None

    def spots_along(self, names: Iterable[str]) -> list[Point]:
        """The middles of those cells that there are."""
        return [self.middle(name) for name in names if name in self.ground.cells]

    def stands(self, pieces: Sequence[Piece]) -> Iterator[tuple[Piece, Stand]]:
        """Where each figure stands, of those that stand on the map."""
        on = {piece.id: tuple(cell for cell in piece.cells if cell in self.ground.cells) for piece in pieces}
        many, seen = Counter(on.values()), Counter[tuple[str, ...]]()
        for piece in pieces:
            if cells := on[piece.id]:
                yield piece, self._stand(cells, seen[cells], many[cells])
                seen[cells] += 1

    def _stand(self, cells: tuple[str, ...], place: int, of: int) -> Stand:
        middles = self.spots_along(cells)
        x, y = sum(x for x, _ in middles) / len(middles), sum(y for _, y in middles) / len(middles)
        radius = (DISC[self.squares] + (math.isqrt(len(cells)) - 1) / 2) * self.pitch
        if not self.squares:
            x, y = x + BESIDE[0] * self.pitch * self._is_taken(cells[0]), y + BESIDE[1] * self.pitch
        if of > len(SPREAD):
            right, up, size = PILED
            step = min(1.0, 4 / of) * (place - (of - 1) / 2)
            return Stand((x + right * step * radius, y + up * step * radius), size * radius, (x, y), place, of)
        away, size = SPREAD[of - 1]
        turn = math.tau * place / of + (math.pi if of == 2 else -math.pi / 2 if of == 3 else -math.pi * 0.75)
        at = (x + away * radius * math.cos(turn), y + away * radius * math.sin(turn))
        return Stand(at, size * radius, (x, y), place, of)

    def _is_taken(self, name: str) -> bool:
        """Whether something lies on a cell."""
        cell = self.ground.cells[name]
        return cell.covered or cell.face is not None
