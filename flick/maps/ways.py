"""Distances on a grid of tiles, which are computed at the first question and kept as long as the grid stays the
same."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache, partial

from flick.maps.grid import TileGrid, lay_tile
from flick.maps.search import reach
from flick.maps.sight import clear_way
from flick.maps.squares import Squares, squares_of
from flick.maps.tiles import Tile


class Ways:
    """The distances on one grid. ``tiles_from`` gives the number of tiles from a tile to every other, ``steps_from``
    the number of steps from a square to every other, whatever stands there; what cannot be reached is missing."""

    squares: Squares
    tiles_from: Callable[[str], Mapping[str, int]]
    steps_from: Callable[[str], Mapping[str, int]]
    is_clear: Callable[[str, str], bool]
    """Whether ``clear_way`` holds between two squares."""

    def __init__(self, grid: TileGrid) -> None:
        squares = self.squares = squares_of(grid)
        self.tiles_from = cache(partial(reach, squares.tiles))
        self.steps_from = cache(partial(reach, squares.steps))
        self.all_hang_together = all(_hangs_together(grid.size, laid.tile) for laid in grid.tiles)
        """Whether, on every tile, all squares are connected without leaving the tile. Then every shortest way by tiles
        is clear."""
        self.is_clear = cache(self._is_clear)

    def tiles_apart(self, one: str, other: str) -> int | None:
        """The distance of two squares in tiles, 0 on the same tile; ``None`` where no way leads from one to the
        other."""
        on = self.squares.on
        return self.tiles_from(on[one]).get(on[other])

    def _is_clear(self, one: str, other: str) -> bool:
        if self.all_hang_together:
            return self.tiles_apart(one, other) is not None
        return clear_way(self.squares, one, other)


@lru_cache(64)
def ways_of(grid: TileGrid) -> Ways:
    """The distances on a grid; equal grids share one record."""
    return Ways(grid)


@lru_cache(4096)
def _hangs_together(size: int, tile: Tile) -> bool:
    """Whether all squares of a tile are connected without leaving it, however it is turned."""
    squares = squares_of(lay_tile(TileGrid(size), "alone", tile, 0, 0))
    own = squares.of["alone"]
    return not own or len(reach(squares.steps, own[0])) == len(own)
