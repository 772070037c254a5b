"""Sends one pawn many ways at once and finds what each way meets first.

Everything that can be met is a row, and every way a column. A row is a link (see ``sweep``), a corner, which is a link
without length, or a side of the table.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from flick.arena.barriers import Bar, Rim, barriers
from flick.arena.layout import Layout, Pawn
from flick.arena.shapes import Point
from flick.arena.sliding_pawn import WOOD
from flick.arena.sweep import SweepEnd, links

Numbers: TypeAlias = npt.NDArray[np.float64]
Indices: TypeAlias = npt.NDArray[np.intp]


class Obstacles:
    """All that a pawn may meet: first the other pawns in the order of ``names``, then the ``walls``.

    ``light`` and ``nimble`` are the inverses of mass and moment of inertia, 0 for walls; ``x`` and ``y`` are the
    centres.
    """

    def __init__(self, layout: Layout, pawn: str) -> None:
        flicked = layout.pawns[pawn]
        others = {name: other for name, other in layout.pawns.items() if name != pawn}
        self.names = list(others)
        self.walls = barriers(layout)
        self.light = np.array([1 / (WOOD * o.chain.area) for o in others.values()] + [0.0] * len(self.walls))
        self.nimble = self.light / np.array([o.chain.inertia for o in others.values()] + [1.0] * len(self.walls))
        self.x = np.array([o.x for o in others.values()] + [0.0] * len(self.walls))
        self.y = np.array([o.y for o in others.values()] + [0.0] * len(self.walls))
        self._spine = flicked.chain.at(*flicked.pose)
        self._at, self._radius = (flicked.x, flicked.y), flicked.chain.radius
        self._gather(list(others.values()))

    def _gather(self, others: list[Pawn]) -> None:
        """Make the rows: corners, then straight links, then sides of the table."""
        corners: dict[tuple[Point, Point, int], float] = {}
        sides: list[tuple[SweepEnd, int, float]] = []
        bodies = [(other.chain.at(*other.pose), other.chain.radius) for other in others]
        bodies += [([wall.a, wall.b], wall.radius) if isinstance(wall, Bar) else ([], 0.0) for wall in self.walls]
        for target, (spine, radius) in enumerate(bodies):
            for link in links(self._spine, self._at, spine) if spine else []:
                corners[link.a, link.arm_a, target] = corners[link.b, link.arm_b, target] = self._radius + radius
                if link.a != link.b:
                    sides.append((link, target, self._radius + radius))
        rows = [(SweepEnd(a, a, arm, arm), target, reach) for (a, arm, target), reach in corners.items()] + sides
        rims = [(k + len(others), wall) for k, wall in enumerate(self.walls) if isinstance(wall, Rim)]
        self._rims = [rim for _, rim in rims]
        self._lowest = [min(self._spine, key=lambda p, r=rim: p[0] * r.nx + p[1] * r.ny) for rim in self._rims]
        self._corners, self._sides = len(corners), len(sides)
        self.target: Indices = np.array(
            [target for _, target, _ in rows] + [target for target, _ in rims], dtype=np.intp
        )
        self._reach = np.array([reach for _, _, reach in rows])[:, None]
        self._ends = np.array([row for row, _, _ in rows]).reshape(-1, 4, 2)

    def meet(
        self, dx: Numbers, dy: Numbers, ux: Numbers, uy: Numbers, gone: npt.NDArray[np.bool_]
    ) -> tuple[Numbers, Indices]:
        """How far in mm each way goes from displacement (dx, dy) along (ux, uy) until it meets something, and the row
        that it meets; infinity where it meets nothing.

        ``gone[target, column]`` says that a pawn no longer lies there on that way.
        """
        ways = np.concatenate(
            [
                self._to_corners(dx, dy, ux, uy),
                self._to_sides(dx, dy, ux, uy),
                self._to_rims(dx, dy, ux, uy),
                np.full((1, len(dx)), np.inf),
            ]
        )
        ways[:-1][gone[self.target]] = np.inf
        row = ways.argmin(axis=0)
        return ways[row, np.arange(len(dx))], row

    def touch(self, row: Indices, dx: Numbers, dy: Numbers) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        """The direction to what is met in these rows at these displacements, and the arm from the pawn's centre to that
        place."""
        straight = row < len(self._ends)
        ends = self._ends[np.where(straight, row, 0)] if len(self._ends) else np.zeros((len(row), 4, 2))
        a, along = ends[:, 0], ends[:, 1] - ends[:, 0]
        square = (along**2).sum(axis=1)
        place = np.stack([dx, dy], axis=1)
        share = ((place - a) * along).sum(axis=1) / np.where(square > 0, square, 1)
        share = np.clip(share, 0, 1)[:, None]
        normal, arm = a + share * along - place, ends[:, 2] + share * (ends[:, 3] - ends[:, 2])
        length = np.hypot(normal[:, 0], normal[:, 1])[:, None]
        normal = normal / np.where(length > 0, length, 1)
        for k, (rim, low) in enumerate(zip(self._rims, self._lowest, strict=True)):
            here = row == len(self._ends) + k
            normal[here] = -rim.nx, -rim.ny
            arm[here] = low[0] - self._at[0], low[1] - self._at[1]
        arm = arm + self._radius * normal
        return normal[:, 0], normal[:, 1], arm[:, 0], arm[:, 1]

    def _to_corners(self, dx: Numbers, dy: Numbers, ux: Numbers, uy: Numbers) -> Numbers:
        centre, reach = self._ends[: self._corners, 0], self._reach[: self._corners]
        x, y = centre[:, :1] - dx, centre[:, 1:] - dy
        ahead, aside = x * ux + y * uy, x * uy - y * ux
        square = reach**2 - aside**2
        ways = np.maximum(0.0, ahead - np.sqrt(np.maximum(0.0, square)))
        return np.where((ahead > 0) & (square > 0), ways, np.inf)

    def _to_sides(self, dx: Numbers, dy: Numbers, ux: Numbers, uy: Numbers) -> Numbers:
        if not self._sides:
            return np.empty((0, len(dx)))
        a, b, reach = self._ends[self._corners :, 0], self._ends[self._corners :, 1], self._reach[self._corners :]
        length = np.hypot(b[:, 0] - a[:, 0], b[:, 1] - a[:, 1])[:, None]
        along, up = (b[:, :1] - a[:, :1]) / length, (b[:, 1:] - a[:, 1:]) / length
        x, y = dx - a[:, :1], dy - a[:, 1:]
        height, climb = along * y - up * x, along * uy - up * ux
        climb, height = np.where(height < 0, -climb, climb), np.abs(height)
        falls = (climb < 0) & (height >= reach * (1 - 1e-9))
        gone = np.maximum(0.0, height - reach) / np.where(falls, -climb, 1.0)
        foot = (x + ux * gone) * along + (y + uy * gone) * up
        return np.where(falls & (foot >= 0) & (foot <= length), gone, np.inf)

    def _to_rims(self, dx: Numbers, dy: Numbers, ux: Numbers, uy: Numbers) -> Numbers:
        if not self._rims:
            return np.empty((0, len(dx)))
        nx, ny = np.array([[rim.nx, rim.ny] for rim in self._rims]).T[:, :, None]
        start = [
            low[0] * rim.nx + low[1] * rim.ny - rim.level - self._radius
            for rim, low in zip(self._rims, self._lowest, strict=True)
        ]
        towards = -(nx * ux + ny * uy)
        height = np.maximum(0.0, np.array(start)[:, None] + nx * dx + ny * dy)
        return np.where(towards > 0, height / np.where(towards > 0, towards, 1.0), np.inf)
