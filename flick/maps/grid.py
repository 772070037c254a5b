"""A map that grows tile by tile: which tiles lie where and how they are turned, doors between them, and unexplored
edges.

Columns count to the east and rows to the south, for tiles and for squares; both can be negative. A grid never changes:
functions that change something return a new grid.
"""

from collections.abc import Iterator

import msgspec

from flick.maps.map_faults import BadMap
from flick.maps.tiles import SIDES, Side, Tile, check_tile, is_walled, opposite, turned, turns_between

AWAY: dict[Side, tuple[int, int]] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
"""The columns and rows from a tile or square to its neighbour on each side."""


class LaidTile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile that lies on the table, under a unique name. ``tile`` is the tile as it is printed; ``turns`` counts its
    quarter turns clockwise."""

    name: str
    tile: Tile
    column: int
    row: int
    turns: int = 0

    @property
    def as_it_lies(self) -> Tile:
        return turned(self.tile, self.turns)


class Edge(msgspec.Struct, frozen=True):
    """One side of a tile on the table, by the compass and not as the tile is printed."""

    tile: str
    side: Side

    @property
    def name(self) -> str:
        """The edge as a written answer names it."""
        return f"{self.tile}-{self.side}"


class TileGrid(msgspec.Struct, frozen=True, omit_defaults=True):
    """Tiles in the order in which they were laid, each of ``size`` by ``size`` squares, and the closed doors between
    them or at their unexplored edges."""

    size: int = 4
    tiles: tuple[LaidTile, ...] = ()
    doors: tuple[Edge, ...] = ()

    def __getitem__(self, name: str) -> LaidTile:
        """The tile of that name."""
        for laid in self.tiles:
            if laid.name == name:
                return laid
        raise KeyError(name)

    def at(self, column: int, row: int) -> LaidTile | None:
        """The tile that lies in that column and row; ``None`` where none does."""
        for laid in self.tiles:
            if laid.column == column and laid.row == row:
                return laid
        return None


def lay_tile(grid: TileGrid, name: str, tile: Tile, column: int, row: int, turns: int = 0) -> TileGrid:
    """The grid with one more tile; ``BadMap`` where another lies there or has that name."""
    check_tile(tile, grid.size)
    if (other := grid.at(column, row)) is not None:
        raise BadMap("map-tile-taken", tile=name, other=other.name)
    if any(laid.name == name for laid in grid.tiles):
        raise BadMap("map-tile-twice", tile=name)
    return msgspec.structs.replace(grid, tiles=(*grid.tiles, LaidTile(name, tile, column, row, turns % 4)))


def place_tile(grid: TileGrid, edge: Edge, name: str, tile: Tile, front: Side) -> TileGrid:
    """The grid with a tile laid at an edge, turned so that its printed side ``front`` lies against that edge. The tile
    fits always, even where a wall lies against a passage."""
    column, row = place_beyond(grid, edge)
    return lay_tile(grid, name, tile, column, row, turns_between(front, opposite(edge.side)))


def place_beyond(grid: TileGrid, edge: Edge) -> tuple[int, int]:
    """The column and row of the place on the other side of an edge, whether a tile lies there or not."""
    laid, (right, down) = grid[edge.tile], AWAY[edge.side]
    return laid.column + right, laid.row + down


def edge_beyond(grid: TileGrid, edge: Edge) -> Edge | None:
    """The same edge from the tile on its other side; ``None`` where no tile lies there."""
    other = grid.at(*place_beyond(grid, edge))
    return None if other is None else Edge(other.name, opposite(edge.side))


def open_edges(grid: TileGrid) -> list[Edge]:
    """The unexplored edges, tile by tile: those that are not all wall, have no closed door and no tile on their other
    side."""
    return [edge for laid in grid.tiles for edge in _open_edges_of(grid, laid)]


def open_edges_of(grid: TileGrid, name: str) -> list[Edge]:
    """The unexplored edges of one tile (``open_edges``)."""
    return list(_open_edges_of(grid, grid[name]))


def close_door(grid: TileGrid, edge: Edge) -> TileGrid:
    """The grid with a closed door at an edge, which belongs to the tiles on both of its sides."""
    return grid if has_door(grid, edge) else msgspec.structs.replace(grid, doors=(*grid.doors, edge))


def open_door(grid: TileGrid, edge: Edge) -> TileGrid:
    """The grid without the closed door at an edge."""
    same = (edge, edge_beyond(grid, edge))
    return msgspec.structs.replace(grid, doors=tuple(door for door in grid.doors if door not in same))


def has_door(grid: TileGrid, edge: Edge) -> bool:
    """Whether a closed door is at an edge, from whichever of its two tiles it was set."""
    return edge in grid.doors or edge_beyond(grid, edge) in grid.doors


def _open_edges_of(grid: TileGrid, laid: LaidTile) -> Iterator[Edge]:
    tile = laid.as_it_lies
    for side in SIDES:
        edge = Edge(laid.name, side)
        if not is_walled(tile, side) and grid.at(*place_beyond(grid, edge)) is None and not has_door(grid, edge):
            yield edge
