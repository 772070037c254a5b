"""How far it is on a grid of tiles: what has been asked once is known as long as the grid stays as it is."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache, partial

from flick.maps.grid import TileGrid, lay_tile
from flick.maps.search import reach
from flick.maps.sight import clear_way
from flick.maps.squares import Squares, squares_of
from flick.maps.tiles import Tile


class Ways:
    """The questions of one grid. ``tiles_from`` tells how many tiles away each tile is, ``steps_from`` how many steps
    each square, whoever stands there; what cannot be reached is not among them."""

    squares: Squares
    tiles_from: Callable[[str], Mapping[str, int]]
    steps_from: Callable[[str], Mapping[str, int]]
    is_clear: Callable[[str, str], bool]
    """Whether a way over the fewest tiles leads from one square to another (``clear_way``)."""

    def __init__(self, grid: TileGrid) -> None:
        squares = self.squares = squares_of(grid)
        self.tiles_from = cache(partial(reach, squares.tiles))
        self.steps_from = cache(partial(reach, squares.steps))
        self.all_hang_together = all(_hangs_together(grid.size, laid.tile) for laid in grid.tiles)
        """Whether a way over the fewest tiles is clear wherever there is one."""
        self.is_clear = cache(self._is_clear)

    def tiles_apart(self, one: str, other: str) -> int | None:
        """How many tiles two squares are apart; ``None`` where nothing leads from one to the other."""
        on = self.squares.on
        return self.tiles_from(on[one]).get(on[other])

    def _is_clear(self, one: str, other: str) -> bool:
        if self.all_hang_together:
            return self.tiles_apart(one, other) is not None
        return clear_way(self.squares, one, other)


@lru_cache(64)
def ways_of(grid: TileGrid) -> Ways:
    """The questions of a grid; it is the same for grids that are equal."""
    return Ways(grid)


@lru_cache(4096)
def _hangs_together(size: int, tile: Tile) -> bool:
    """Whether one comes from every square of a tile to every other without leaving it, however it is turned."""
    squares = squares_of(lay_tile(TileGrid(size), "alone", tile, 0, 0))
    own = squares.of["alone"]
    return not own or len(reach(squares.steps, own[0])) == len(own)
