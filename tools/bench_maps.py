"""Figures of the maps: reach and paths over 400 squares, beside a bare search that knows no costs."""

import sys
from collections import deque

from flick.maps.grid import TileGrid, lay_tile
from flick.maps.search import Links, reach, shortest_path
from flick.maps.sight import sees
from flick.maps.squares import squares_of
from flick.maps.tiles import Tile
from tools.rows import Row, at_most, interleaved

HALL = Tile(("....", ".o..", "..x.", "...."))
TILES = 5
"""So many by as many, of 16 squares each."""
ROUNDS = 301


def rows() -> list[Row]:
    """All figures of the maps."""
    grid = dungeon()
    squares = squares_of(grid)
    marks, first, last = squares.marks, "0,0", f"{4 * TILES - 1},{4 * TILES - 1}"

    def cost(square: str) -> int:
        return 2 if marks[square] == "o" else 1

    works = [
        lambda: bare_search(squares.steps, first),
        lambda: reach(squares.steps, first, cost=cost),
        lambda: shortest_path(squares.steps, first, last, cost),
        lambda: sees(squares, first, last),
        lambda: squares_of.__wrapped__(grid),
    ]
    bare, reached, path, sight, built = (1e6 * seconds for seconds in interleaved(works, ROUNDS))
    return [
        at_most(f"reach of all {len(marks)} squares", reached, 300, " us"),
        at_most("reach, ratio to a bare search", reached / bare, 2),
        at_most("path across them", path, 500, " us"),
        at_most("path, ratio to a bare search", path / bare, 2),
        Row("sight across them", f"{sight:.3g} us", "told", True),
        Row("their steps worked out", f"{built:.4g} us", "told", True),
    ]


def dungeon() -> TileGrid:
    """Halls side by side."""
    grid = TileGrid()
    for column in range(TILES):
        for row in range(TILES):
            grid = lay_tile(grid, f"hall-{column}-{row}", HALL, column, row)
    return grid


def bare_search(links: Links, start: str) -> dict[str, int]:
    """Steps to every place, by the plainest breadth-first search there is."""
    found = {start: 0}
    waiting = deque([start])
    while waiting:
        place = waiting.popleft()
        for near in links[place]:
            if near not in found:
                found[near] = found[place] + 1
                waiting.append(near)
    return found


if __name__ == "__main__":
    from tools.rows import show

    sys.exit(0 if show("Maps", rows()) else 1)
