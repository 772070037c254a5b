"""A fan of flicks, drawn on the cloth: where each goes and where it comes to rest, now and before."""

import math
from collections.abc import Sequence

from pygame import Color

from flick.arena.shapes import Point
from flick.window.app.theme import Theme
from flick.window.arena.arena_stage import ArenaStage
from flick.window.arena.dots import dashes
from flick.window.arena.ink import Ink, faded
from flick.window.widgets.surfaces import Laid
from flick.window.workbench.measuring import Fan, FlickWay

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


def draw_fan(theme: Theme, stage: ArenaStage, now: Fan, before: Fan) -> Laid:
    """Both fans begin at the pawn as it lies now, wherever it lay before."""
    ink = Ink(stage.frame, theme.colour("outline"), FINE)
    start, old = now.ways[0].points[0], before.ways[0].points[0]
    if before != now:
        moved = start[0] - old[0], start[1] - old[1]
        for number, way in enumerate(before.ways):
            _draw_before(theme, ink, stage, way, moved, whole=_whole(before, number))
    order = sorted(range(len(now.ways)), key=lambda number: number == now.middle)
    for number in order:
        _draw_now(theme, ink, stage, now.ways[number], aimed=number == now.middle, whole=_whole(now, number))
    return ink.laid()


def _whole(fan: Fan, number: int) -> bool:
    """Whether a pawn is seen in its size where it comes to rest: where ways part, only that of the middle is."""
    one, other = fan.ways[0].points, fan.ways[-1].points
    same_way = len(one) > 1 and len(other) > 1 and abs(_direction(one) - _direction(other)) < math.radians(0.5)
    return same_way or number == fan.middle


def _direction(points: Sequence[Point]) -> float:
    return math.atan2(points[1][1] - points[0][1], points[1][0] - points[0][0])


def _draw_now(theme: Theme, ink: Ink, stage: ArenaStage, way: FlickWay, *, aimed: bool, whole: bool) -> None:
    points = _pixels(stage, way.points, (0.0, 0.0))
    width, honey = (MIDDLE if aimed else OTHER), theme.colour("honey", 1.0 if aimed else 0.8)
    ink.thread(points, (width + 2 * RIM) * theme.scale, theme.colour("outline", 0.6 if aimed else 0.4))
    ink.thread(points, width * theme.scale, honey)
    _draw_end(theme, ink, stage, way, points[-1], honey, whole=whole)


def _draw_before(theme: Theme, ink: Ink, stage: ArenaStage, way: FlickWay, moved: Point, *, whole: bool) -> None:
    points = _pixels(stage, way.points, moved)
    pale = theme.colour("cool", 0.9)
    for dash in dashes(points, DASH * theme.scale, GAP * theme.scale):
        ink.thread(dash, (BEFORE + 2 * RIM) * theme.scale, theme.colour("outline", 0.4))
        ink.thread(dash, BEFORE * theme.scale, pale)
    _draw_end(theme, ink, stage, way, points[-1], pale, whole=whole)


def _draw_end(
    theme: Theme, ink: Ink, stage: ArenaStage, way: FlickWay, at: Point, colour: Color, *, whole: bool
) -> None:
    """The ghost of the pawn where it comes to rest; a knot where only the place is shown, or it is gone."""
    unit, radius = theme.scale, KNOT * theme.scale
    if whole and way.rest is not None:
        radius = way.rest.chain.extent * stage.scale
    ink.disc(at, radius + RIM * unit, faded(colour, GLAZE))
    ink.ring(at, radius - 0.6 * unit, 3.2 * unit, theme.colour("outline", 0.5))
    ink.ring(at, radius - 0.75 * unit, 1.5 * unit, colour)


def _pixels(stage: ArenaStage, points: Sequence[Point], moved: Point) -> list[Point]:
    return [stage.view.to_px((x + moved[0], y + moved[1])) for x, y in points]
