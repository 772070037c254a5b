"""Where a piece may be put: found by asking, a little at a time, as nothing is known but yes and no for one spot."""

import heapq
import math
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from flick.arena.shapes import Point
from flick.table.answers import PLACE_DIGITS

STEP = 2.0
"""mm between two spots of the finished mask."""

HALVINGS = 2
"""How often the first, coarse distance was halved: only where yes and no lie side by side."""

COARSE = 2**HALVINGS
"""The first distance in steps,"""
SPARSE = 2 * COARSE
"""and that between spots far from what is allowed."""

NEAR, FAR = 56.0, 112.0
"""mm. The search goes on so far beyond what is allowed, densely at first. So it finds what lies behind a pawn that is
in the way, and on the other side of the one that the spots lie round."""

SHARPENINGS = 3
"""How often the distance between yes and no is halved to find the edge: to a quarter of a millimetre."""

NUDGES = 2
"""Tenths of a millimetre by which a spot on the edge is moved at most to be written and still allowed."""

Mask: TypeAlias = npt.NDArray[np.bool_]
Cell: TypeAlias = tuple[int, int]
"""Column and row of a spot."""
Crossing: TypeAlias = tuple[Cell, Cell]
"""Two neighbours with an edge between them: the one that is yes, and the one that is no."""

CORNERS: tuple[Cell, ...] = ((0, 0), (1, 0), (1, 1), (0, 1))
"""The corners of a square, counter-clockwise."""


class Region:
    """All spots near some that are allowed (``seeds``). ``work`` until ``complete``; places are in mm.

    ``mask[j, i]`` is whether the spot at ``origin + (i, j) * step`` is allowed; it grows finer as work goes on.
    ``edges`` are closed lines round what is allowed, each with the allowed side on its left, so that holes go the other
    way round; they are there in the end.
    """

    def __init__(self, allows: Callable[[float, float], bool], seeds: Sequence[Point]) -> None:
        self.mask: Mask = np.zeros((0, 0), dtype=bool)
        self.origin: Point = (0.0, 0.0)
        self.step = STEP * COARSE
        self.edges: list[list[Point]] = []
        self.complete = False
        self._allows = allows
        self._seeds = tuple(seeds)
        self._asked: dict[Cell, bool] = {}
        self._survey = self._surveyed()

    def work(self, budget: float, clock: Callable[[], float]) -> bool:
        """Go on for at most ``budget`` ms by the clock (ms), and say whether there is nothing left to do."""
        end = clock() + budget
        while not self.complete and clock() < end:
            self.complete = next(self._survey, None) is None
        return self.complete

    def nearest(self, to: Point) -> Point | None:
        """The allowed spot nearest to a place, as it can be written; as far as it is known yet."""
        for spot in self._candidates(to):
            written = self._writable(spot, to)
            if written is not None:
                return written
        return None

    def _surveyed(self) -> Iterator[Cell]:
        """Find out everything; each step asks for one spot."""
        yield from self._flood()
        self._chart(COARSE)
        for halving in range(HALVINGS):
            yield from self._refine(COARSE >> (halving + 1))
        yield from self._trace()

    def _flood(self) -> Iterator[Cell]:
        """Ask on a coarse grid from the seeds outwards."""
        far = int(FAR / STEP / COARSE)
        around = [
            (i * COARSE, j * COARSE, math.hypot(i, j) * COARSE * STEP <= NEAR)
            for i in range(-far, far + 1)
            for j in range(-far, far + 1)
            if math.hypot(i, j) <= far
        ]
        queue: list[tuple[float, Cell]] = []
        queued: set[Cell] = set()

        def enqueue(cell: Cell) -> None:
            for di, dj, near in around:
                other = cell[0] + di, cell[1] + dj
                if other not in queued and (near or other[0] % SPARSE == other[1] % SPARSE == 0):
                    queued.add(other)
                    heapq.heappush(queue, (min(math.dist(_spot(other), seed) for seed in self._seeds), other))

        for x, y in self._seeds:
            enqueue((round(x / STEP / COARSE) * COARSE, round(y / STEP / COARSE) * COARSE))
        while queue:
            _, cell = heapq.heappop(queue)
            if self._ask(cell):
                enqueue(cell)
            yield cell

    def _ask(self, cell: Cell) -> bool:
        if cell not in self._asked:
            self._asked[cell] = self._allows(*_spot(cell))
        return self._asked[cell]

    def _chart(self, size: int) -> None:
        """Make the mask from what has been asked, with a border of no."""
        columns, rows = [cell[0] for cell in self._asked] or [0], [cell[1] for cell in self._asked] or [0]
        left, low = min(columns) - size, min(rows) - size
        mask = np.zeros(((max(rows) - low) // size + 2, (max(columns) - left) // size + 2), dtype=bool)
        for (i, j), yes in self._asked.items():
            mask[(j - low) // size, (i - left) // size] = yes
        self._show(mask, (left, low), size)

    def _show(self, mask: Mask, corner: Cell, size: int) -> None:
        self.mask, self._corner = mask, corner
        self.origin, self.step = _spot(corner), STEP * size

    def _refine(self, size: int) -> Iterator[Cell]:
        """Halve the distance between spots; only those are asked for that have both yes and no about them."""
        coarse, (left, low) = self.mask, self._corner
        rows, columns = coarse.shape
        fine: Mask = np.repeat(np.repeat(coarse, 2, axis=0), 2, axis=1)[: 2 * rows - 1, : 2 * columns - 1]
        wanted = np.zeros_like(fine)
        for j, i in np.argwhere(_mixed(coarse)):
            wanted[2 * j : 2 * j + 3, 2 * i : 2 * i + 3] = True
        wanted[::2, ::2] = False
        for j, i in np.argwhere(wanted):
            cell = left + int(i) * size, low + int(j) * size
            fine[j, i] = self._ask(cell)
            yield cell
        self._show(fine, self._corner, size)

    def _trace(self) -> Iterator[Cell]:
        """Find the edge between yes and no where it crosses the lines of the grid, and join that up."""
        crossings: dict[tuple[Cell, Cell], Point] = {}
        joined = loops(self.mask)
        for loop in joined:
            for yes, no in loop:
                crossings[yes, no] = self._crossing(yes, no)
                yield yes
        self.edges = [[crossings[pair] for pair in loop] for loop in joined]

    def _crossing(self, yes: Cell, no: Cell) -> Point:
        """The last allowed spot on the way from a spot of the mask to its neighbour."""
        (x, y), step = self.origin, self.step
        inside, outside = (x + yes[0] * step, y + yes[1] * step), (x + no[0] * step, y + no[1] * step)
        for _ in range(SHARPENINGS):
            half = (inside[0] + outside[0]) / 2, (inside[1] + outside[1]) / 2
            if self._allows(*half):
                inside = half
            else:
                outside = half
        return inside

    def _candidates(self, to: Point) -> Iterator[Point]:
        """Spots that should be allowed, those that are nearest first in each kind."""
        if self.edges:
            yield min((_nearest_on(edge, to) for edge in self.edges), key=lambda spot: math.dist(spot, to))
        places = np.argwhere(self.mask)
        if len(places):
            (x, y), step = self.origin, self.step
            distances = np.hypot(x + places[:, 1] * step - to[0], y + places[:, 0] * step - to[1])
            for place in np.argsort(distances)[:4]:
                j, i = places[place]
                yield float(x + i * step), float(y + j * step)
        yield from sorted(self._seeds, key=lambda seed: math.dist(seed, to))

    def _writable(self, spot: Point, to: Point) -> Point | None:
        """The allowed spot with as many decimals as are written that is nearest to ``to``, close to another spot."""
        tenth = 10.0**-PLACE_DIGITS
        near = [
            (round(spot[0] + i * tenth, PLACE_DIGITS), round(spot[1] + j * tenth, PLACE_DIGITS))
            for i in range(-NUDGES, NUDGES + 1)
            for j in range(-NUDGES, NUDGES + 1)
        ]
        near.sort(key=lambda written: math.dist(written, to))
        return next((written for written in near if self._allows(*written)), None)


def _mixed(mask: Mask) -> Mask:
    """The squares between four spots that are neither all yes nor all no."""
    corners = mask[:-1, :-1], mask[:-1, 1:], mask[1:, :-1], mask[1:, 1:]
    count = np.sum(corners, axis=0)
    return (count > 0) & (count < 4)


def _spot(cell: Cell) -> Point:
    return cell[0] * STEP, cell[1] * STEP


def _nearest_on(edge: list[Point], to: Point) -> Point:
    """The point of a closed line that is nearest to a place."""
    start = np.array(edge)
    along = np.roll(start, -1, axis=0) - start
    squares = np.maximum((along**2).sum(axis=1), 1e-12)
    shares = np.clip(((np.array(to) - start) * along).sum(axis=1) / squares, 0.0, 1.0)
    points = start + shares[:, None] * along
    x, y = points[np.argmin(np.hypot(points[:, 0] - to[0], points[:, 1] - to[1]))]
    return float(x), float(y)


def loops(mask: Mask) -> list[list[Crossing]]:
    """All edges of ``mask[row, column]``, with yes on their left. Its border must be no.

    Where two yes touch at a corner only, they count as apart.
    """
    follows: dict[Crossing, Crossing] = {}
    for row, column in np.argwhere(_mixed(mask)):
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


def _pieces(mask: Mask, column: int, row: int) -> dict[Crossing, Crossing]:
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
