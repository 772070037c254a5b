"""Who sees whom: along straight lines of squares, along straight lines of tiles, and by a way that no wall blocks."""

from flick.maps.grid import AWAY, TileGrid
from flick.maps.search import between, reach
from flick.maps.squares import Squares, only_on, square_name, squares_of


def sees(squares: Squares, one: str, other: str) -> bool:
    """Whether the straight line between the middles of two squares passes only where one could step, diagonally where
    it passes exactly through a corner. It is the same in both directions."""
    place = one
    for near in _line(squares, one, other):
        if near not in squares.steps[place]:
            return False
        place = near
    return True


def tiles_in_line(grid: TileGrid, tile: str) -> list[str]:
    """The tiles in a straight line from a tile, each with a passage to the next: first those to the north, then east,
    south and west, the nearest first."""
    squares = squares_of(grid)
    found: list[str] = []
    for right, down in AWAY.values():
        laid = grid[tile]
        while (near := grid.at(laid.column + right, laid.row + down)) and near.name in squares.tiles[laid.name]:
            found.append(near.name)
            laid = near
    return found


def clear_way(squares: Squares, one: str, other: str) -> bool:
    """Whether one can step from one square to another and stay on tiles that lie on some shortest way, counted in
    tiles, between their two tiles."""
    tiles = between(squares.tiles, squares.on[one], squares.on[other])
    return bool(tiles) and other in reach(squares.steps, one, cost=only_on(squares, tiles))


def _line(squares: Squares, one: str, other: str) -> list[str]:
    """The squares that the straight line enters one after the other; where it passes exactly through a corner it goes
    on diagonally."""
    (column, row), (last_column, last_row) = squares.spots[one], squares.spots[other]
    wide, high = abs(last_column - column), abs(last_row - row)
    right, down = (1 if last_column > column else -1), (1 if last_row > row else -1)
    names: list[str] = []
    across = along = 0
    while across < wide or along < high:
        side, end = (1 + 2 * across) * high, (1 + 2 * along) * wide
        across += side <= end
        along += end <= side
        names.append(square_name(column + right * across, row + down * along))
    return names
