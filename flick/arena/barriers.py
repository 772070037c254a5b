"""What stands still and stops pawns: the rim of the table and the walls on it."""

import math
from typing import Literal, Protocol, TypeAlias

from flick.arena.layout import Layout, Wall, distance_to_wall, is_rim
from flick.arena.shapes import Point, chain_distance
from flick.arena.sliding_pawn import SlidingPawn
from flick.arena.stepping import FINE, FINE_ODD, LONG

Side: TypeAlias = Literal["west", "east", "south", "north"]
Approach: TypeAlias = tuple[float, float]
"""The number of seconds during which two things cannot touch, and the longest allowed step in seconds from then on."""

RIM_RADIUS = 50.0
"""Half the thickness of the rim in mm. The rim lies outside the table and is so thick that no pawn gets through it in
one step."""

ON_LINE = 1.0
"""Distance in mm from a wall of the rim within which a contact counts as one with that wall."""

NEVER: Approach = (math.inf, math.inf)


class Barrier(Protocol):
    """Something that stands still and stops pawns, as a capsule from ``a`` to ``b``."""

    a: Point
    b: Point
    radius: float

    def name_at(self, point: Point, /) -> str:
        """The name of the wall or side that a pawn touches at ``point``."""
        ...

    def approach(self, slider: SlidingPawn) -> Approach:
        """When a pawn can touch the barrier at the earliest, if it meets nothing else before."""
        ...


class Rim:
    """A side of the table. A contact with it has the name of the wall that lies there, or else of the side."""

    radius = RIM_RADIUS

    def __init__(self, side: Side, normal: Point, level: float, line: tuple[Point, Point], layout: Layout) -> None:
        """``normal`` points inwards; on the side, ``x * normal[0] + y * normal[1] == level``."""
        self.side = side
        self.nx, self.ny, self.level = *normal, level
        self.a, self.b = line
        self._walls = {
            f"wall:{name}": wall
            for name, wall in sorted(layout.walls.items())
            if self._height(wall.start) == self._height(wall.end) == 0
        }

    def name_at(self, point: Point) -> str:
        for name, wall in self._walls.items():
            if distance_to_wall(point, wall) <= ON_LINE:
                return name
        return f"wall:{self.side}"

    def approach(self, slider: SlidingPawn) -> Approach:
        closing = slider.tip - slider.vx * self.nx - slider.vy * self.ny
        if closing <= 0:
            return NEVER
        closing += slider.slow * LONG
        gap = slider.x * self.nx + slider.y * self.ny - self.level - slider.extent
        if slider.round:
            return max(0.0, gap) / closing, FINE / closing
        if gap < 0:
            spine = slider.chain.at(slider.x, slider.y, slider.angle)
            gap = min(map(self._height, spine)) - slider.chain.radius
        return max(0.0, gap) / closing, FINE_ODD / closing

    def _height(self, point: Point) -> float:
        return point[0] * self.nx + point[1] * self.ny - self.level


class Bar:
    """A wall that stands free. A contact with it has its name."""

    def __init__(self, name: str, wall: Wall) -> None:
        self.name = name
        self.a, self.b, self.radius = wall.start, wall.end, wall.thickness / 2
        self._length = math.dist(self.a, self.b)
        self._dx, self._dy = (self.b[0] - self.a[0]) / self._length, (self.b[1] - self.a[1]) / self._length

    def name_at(self, _point: Point) -> str:
        return self.name

    def approach(self, slider: SlidingPawn) -> Approach:
        """The same as ``Barrier.approach``. A pawn on a straight way comes nearer to a straight wall at no more than
        its present speed towards it."""
        x, y = slider.x - self.a[0], slider.y - self.a[1]
        along = min(self._length, max(0.0, x * self._dx + y * self._dy))
        x, y = x - along * self._dx, y - along * self._dy
        distance = math.sqrt(x * x + y * y)
        gap = distance - slider.extent - self.radius
        if not slider.round:
            closing = slider.speed + slider.tip + slider.slow * LONG
            if gap < 0:
                spine = slider.chain.at(slider.x, slider.y, slider.angle)
                gap = chain_distance(spine, [self.a, self.b]) - slider.chain.radius - self.radius
            return max(0.0, gap) / closing, FINE_ODD / closing
        closing = -(slider.vx * x + slider.vy * y) / distance if distance else slider.speed
        if closing <= 0:
            return NEVER
        closing += slider.slow * LONG
        flat = 0 < along < self._length
        return max(0.0, gap) / closing, FINE / (closing if flat else slider.speed)


def barriers(layout: Layout) -> list[Rim | Bar]:
    """All barriers of a layout, always in the same order. On a mat there is no rim, and every wall stands free."""
    free = [Bar(f"wall:{name}", wall) for name, wall in sorted(layout.walls.items()) if not is_rim(wall, layout.table)]
    return [*_rims(layout), *free] if layout.table.edge == "walls" else [*free]


def _rims(layout: Layout) -> list[Rim]:
    """The sides of the table as barriers. Each reaches past both of its corners, so that there is no gap between
    them."""
    width, height = layout.table.width, layout.table.height
    back, past = RIM_RADIUS, 2 * RIM_RADIUS
    return [
        Rim("west", (1.0, 0.0), 0.0, ((-back, -past), (-back, height + past)), layout),
        Rim("east", (-1.0, 0.0), -width, ((width + back, -past), (width + back, height + past)), layout),
        Rim("south", (0.0, 1.0), 0.0, ((-past, -back), (width + past, -back)), layout),
        Rim("north", (0.0, -1.0), -height, ((-past, height + back), (width + past, height + back)), layout),
    ]
