"""What can be answered on a map, lit; and the way that lies under the pointer or the cursor."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from pygame import Rect, Surface

from flick.arena.shapes import Point
from flick.paint.pawn_marks import cell_ring
from flick.window.board.map_board import MapBoard
from flick.window.board.map_shape import BORDER, CAVE, LIT, MapShape
from flick.window.widgets.materials import Fill, Outline
from flick.window.widgets.surfaces import surface_of

RING = 22 / CAVE
"""The radius of the light round a cell of a cave, in parts of the way to the next one."""

INSET, ROUND = 2, 4
"""Of what is lit on a square, in pixels of the design."""

DOTS = 9.5
"""From one dot of a way to the next, in pixels of the design."""
BLOW = 13
"""The same between whoever strikes and whoever is struck."""

ASIDE = 2.5
"""How much farther away something counts that lies to the side of where an arrow points."""


class PlacePick(NamedTuple):
    """How a place is picked: what that does, what it is called then, over which cells it leads from the start, and what
    that costs."""

    do: Callable[[], None]
    tip: str
    way: tuple[str, ...] = ()
    cost: int = 0


class MapMarks:
    """Drawn between the ground and the figures of a board."""

    def __init__(self, board: MapBoard) -> None:
        self.board, self.kit = board, board.kit
        self.picks: Mapping[str, PlacePick] = {}
        self.chosen: frozenset[str] = frozenset()

    def pick(self, place: str | None) -> PlacePick | None:
        """How a place is picked, if it can be."""
        return self.picks.get(place) if place is not None else None

    def boxes(self, place: str, reach: Mapping[str, tuple[float, float]] = BORDER) -> list[Rect]:
        """Where a place is on the screen, borders with what ``reach`` says of them."""
        return [self.board.camera.rect_on_screen(box) for box in self.board.shape.boxes(place, reach)]

    def at(self, place: Point) -> str | None:
        """What can be picked at a pixel: a cell before a border, a border before a tile."""
        at, shape = self.board.camera.to_world(place), self.board.shape
        found = [name for name in self.picks if any(box.holds(at) for box in shape.boxes(name))]
        return min(
            found, key=lambda name: (name in shape.tiles, name in shape.borders, _far(shape, name, at)), default=None
        )

    def paint(self, target: Surface, lit: str | None) -> None:
        """Light everything that can be picked, most of all what is ``lit``; and show the way there in dots with a dark
        outline, so that they hold on every ground."""
        for place in self.picks:
            for rect in self.boxes(place, LIT):
                self._light(target, place, rect, strong=place == lit or place in self.chosen)
        pick, camera = self.pick(lit), self.board.camera
        way = [camera.to_screen(at) for at in self.board.shape.spots_along(pick.way)] if pick is not None else []
        for at in along(way, self.kit.px(DOTS)):
            self._paint_dot(target, at, (7, Fill("outline", 0.7, 4)), (5, Fill("preview", 1.0, 3)))

    def _light(self, target: Surface, place: str, rect: Rect, *, strong: bool) -> None:
        """The light of a cell shines beyond its ``rect``."""
        kit, shape = self.kit, self.board.shape
        if place in shape.ground.cells and not shape.squares:
            radius = round(RING * shape.pitch * self.board.camera.scale, 1)
            made = kit.picture(
                ("cell", radius, strong),
                lambda: surface_of(cell_ring(kit.theme, kit.theme.scale, radius, strong=strong)),
            )
            target.blit(made, made.get_rect(center=rect.center))
            return
        if not rect.colliderect(target.get_clip()):
            return
        inner = rect.inflate(-2 * kit.px(INSET), -2 * kit.px(INSET))
        kit.stamp(target, inner, Fill("honey", 0.36 if strong else 0.18, ROUND))
        kit.stamp(target, inner, Outline("honey", 2 if strong else 1.1, ROUND, 1.0 if strong else 0.75))

    def paint_blow(self, target: Surface, start: Rect, goal: Rect) -> None:
        """Dots from whoever strikes to whoever is struck, between their discs."""
        far = math.dist(start.center, goal.center) - goal.width / 2 - self.kit.px(3)
        for at in along((start.center, goal.center), self.kit.px(BLOW)):
            if start.width / 2 <= math.dist(at, start.center) <= far:
                self._paint_dot(target, at, (9, Fill("outline", 0.8, 5)), (6, Fill("in-the-way", 1.0, 4)))

    def _paint_dot(self, target: Surface, at: Point, *discs: tuple[float, Fill]) -> None:
        """Discs of those sizes, in pixels of the design, round a place."""
        for size, fill in discs:
            square = Rect(0, 0, self.kit.px(size), self.kit.px(size))
            self.kit.stamp(target, square.move_to(center=(round(at[0]), round(at[1]))), fill)


def next_towards(spots: Mapping[str, Point], start: Point, way: tuple[int, int], least: float) -> str | None:
    """Where an arrow leads from a point: to the nearest of the spots that lies that way, by at least so much."""
    best: tuple[float, str] | None = None
    for name, (x, y) in spots.items():
        right, down = x - start[0], y - start[1]
        ahead, aside = right * way[0] + down * way[1], abs(right * way[1]) + abs(down * way[0])
        if ahead >= least and aside <= 2 * ahead:
            best = min(best or (math.inf, ""), (ahead + ASIDE * aside, name))
    return best[1] if best else None


def along(points: Sequence[Point], step: float) -> Iterable[Point]:
    """Places on a chain of points, evenly spaced, without its first one."""
    left = step
    for (x, y), (to_x, to_y) in pairwise(points):
        length = math.hypot(to_x - x, to_y - y)
        while length and left <= length:
            yield x + (to_x - x) * left / length, y + (to_y - y) * left / length
            left += step
        left -= length


def _far(shape: MapShape, name: str, at: Point) -> float:
    return min(math.dist(box.middle, at) for box in shape.boxes(name))
