"""The edges of a mask: closed lines between yes and no."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Cell: TypeAlias = tuple[int, int]
"""Column and row."""

Crossing: TypeAlias = tuple[Cell, Cell]
"""Two neighbours with an edge between them: the one that is yes, and the one that is no."""

CORNERS: tuple[Cell, ...] = ((0, 0), (1, 0), (1, 1), (0, 1))
"""Of a square, counter-clockwise."""


def loops(mask: npt.NDArray[np.bool_]) -> list[list[Crossing]]:
    """All edges of ``mask[row, column]``, with yes on their left. Its border must be no.

    Where two yes touch at a corner only, they count as apart.
    """
    follows: dict[Crossing, Crossing] = {}
    corners = mask[:-1, :-1], mask[:-1, 1:], mask[1:, 1:], mask[1:, :-1]
    count = np.sum(corners, axis=0)
    for row, column in np.argwhere((count > 0) & (count < 4)):
        follows.update(_pieces(mask, int(column), int(row)))
    found: list[list[Crossing]] = []
    while follows:
        first, crossing = follows.popitem()
        loop = [first]
        while crossing != first:
            loop.append(crossing)
            crossing = follows.pop(crossing)
        found.append(loop)
    return found


def _pieces(mask: npt.NDArray[np.bool_], column: int, row: int) -> dict[Crossing, Crossing]:
    """The pieces of edges in one square, by where each comes in.

    Round the square, a piece leaves where yes ends and goes back to where that stretch of yes began.
    """
    cells = [(column + i, row + j) for i, j in CORNERS]
    flags = [bool(mask[j, i]) for i, j in cells]
    begins = [k for k in range(4) if flags[k] and not flags[k - 1]]
    pieces: dict[Crossing, Crossing] = {}
    for first in begins:
        last = first
        while flags[(last + 1) % 4]:
            last = (last + 1) % 4
        pieces[cells[last], cells[(last + 1) % 4]] = cells[first], cells[first - 1]
    return pieces
