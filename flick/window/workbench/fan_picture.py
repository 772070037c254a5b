"""A fan of flicks, drawn on the cloth: where each goes and where it comes to rest, now and before."""

import math
from collections.abc import Sequence

import pygame
from pygame import Color, Rect, Surface

from flick.arena.shapes import Point
from flick.window.app.theme import Theme
from flick.window.arena.arena_stage import ArenaStage
from flick.window.arena.dots import dashes
from flick.window.arena.ink import faded
from flick.window.widgets.surfaces import Laid
from flick.window.workbench.measuring import Fan, FlickWay, thinned

FINE = 2
"""Samples along each side of a pixel."""
MIDDLE, OTHER, BEFORE = 2.4, 1.4, 1.3
"""Widths of lines: of the flick that is aimed, of those beside it, and of those on the table as it was."""
RIM = 1.0
"""How far the dark outline of a line reaches beyond it."""
DASH, GAP = 7.0, 5.0
KNOT = 4.0
"""Radius of the ring in which a way ends, where whole ghosts would hide each other."""
GLAZE = 0.16


class Sheet:
    """What is drawn on is thrown over the cloth as one picture."""

    def __init__(self, theme: Theme, rect: Rect) -> None:
        self.theme, self.rect, self.unit = theme, rect, theme.scale
        self._paper = Surface((rect.width * FINE, rect.height * FINE), pygame.SRCALPHA, 32)
        self._paper.fill((*theme.colour("outline")[:3], 0))

    def line(self, points: Sequence[Point], width: float, colour: Color) -> None:
        """Through all points."""
        thick = max(1, round(width * self.unit * FINE))
        if len(points) > 1:
            pygame.draw.lines(self._paper, colour, False, [self._at(point) for point in points], thick)

    def ring(self, middle: Point, radius: float, width: float, colour: Color, glaze: Color | None = None) -> None:
        """``radius`` in pixels of the window."""
        at, outer = self._at(middle), round(radius * FINE)
        if glaze is not None:
            pygame.draw.circle(self._paper, glaze, at, outer)
        pygame.draw.circle(self._paper, colour, at, outer, max(1, round(width * self.unit * FINE)))

    def laid(self) -> Laid:
        return Laid(pygame.transform.smoothscale(self._paper, self.rect.size), self.rect.left, self.rect.top)

    def _at(self, place: Point) -> Point:
        return (place[0] - self.rect.left) * FINE, (place[1] - self.rect.top) * FINE


def draw_fan(theme: Theme, stage: ArenaStage, now: Fan, before: Fan) -> Laid:
    """Both fans begin at the pawn as it lies now, wherever it lay before."""
    sheet = Sheet(theme, stage.frame)
    start, old = now.ways[0].points[0], before.ways[0].points[0]
    if before != now:
        moved = start[0] - old[0], start[1] - old[1]
        for number, way in enumerate(before.ways):
            _draw_before(sheet, stage, way, moved, whole=_whole(before, number))
    order = sorted(range(len(now.ways)), key=lambda number: number == now.middle)
    for number in order:
        _draw_now(sheet, stage, now.ways[number], aimed=number == now.middle, whole=_whole(now, number))
    return sheet.laid()


def _whole(fan: Fan, number: int) -> bool:
    """Whether a pawn is seen in its size where it comes to rest: where ways part, only that of the middle is."""
    one, other = fan.ways[0].points, fan.ways[-1].points
    same_way = len(one) > 1 and len(other) > 1 and abs(_direction(one) - _direction(other)) < math.radians(0.5)
    return same_way or number == fan.middle


def _direction(points: Sequence[Point]) -> float:
    return math.atan2(points[1][1] - points[0][1], points[1][0] - points[0][0])


def _draw_now(sheet: Sheet, stage: ArenaStage, way: FlickWay, *, aimed: bool, whole: bool) -> None:
    theme, points = sheet.theme, _pixels(stage, way.points, (0.0, 0.0))
    width, honey = (MIDDLE if aimed else OTHER), theme.colour("honey", 1.0 if aimed else 0.8)
    sheet.line(points, width + 2 * RIM, theme.colour("outline", 0.6 if aimed else 0.4))
    sheet.line(points, width, honey)
    _draw_end(sheet, stage, way, points[-1], honey, whole=whole)


def _draw_before(sheet: Sheet, stage: ArenaStage, way: FlickWay, moved: Point, *, whole: bool) -> None:
    theme, points = sheet.theme, _pixels(stage, way.points, moved)
    pale = theme.colour("cool", 0.9)
    for dash in dashes(points, DASH * sheet.unit, GAP * sheet.unit):
        sheet.line(dash, BEFORE + 2 * RIM, theme.colour("outline", 0.4))
        sheet.line(dash, BEFORE, pale)
    _draw_end(sheet, stage, way, points[-1], pale, whole=whole)


def _draw_end(sheet: Sheet, stage: ArenaStage, way: FlickWay, at: Point, colour: Color, *, whole: bool) -> None:
    """The ghost of the pawn where it comes to rest; a knot where only the place is shown, or it is gone."""
    outline = sheet.theme.colour("outline", 0.5)
    radius = KNOT * sheet.unit
    if whole and way.rest is not None:
        radius = way.rest.chain.extent * stage.scale
    sheet.ring(at, radius + RIM * sheet.unit, 3.2, outline, faded(colour, GLAZE))
    sheet.ring(at, radius, 1.5, colour)


def _pixels(stage: ArenaStage, points: Sequence[Point], moved: Point) -> list[Point]:
    return thinned([stage.view.to_px((x + moved[0], y + moved[1])) for x, y in points], 1.0)
