"""Where a piece may lie: hatched in honey, with a thin rim, cut out where something forbids it."""

import math
from collections.abc import Sequence

import numpy as np
import pygame
from pygame import Rect, Surface

from flick.arena.shapes import Point
from flick.paint.arrays import Array
from flick.window.app.theme import Theme
from flick.window.arena.arena_stage import ArenaStage
from flick.window.arena.ink import Ink, around
from flick.window.widgets.surfaces import Laid, alpha_of, see_through

PERIOD = 9.0
"""Pixels of the design between two strokes, measured along an axis."""
GROUND, STROKES = 0.10, 0.10
RIM, RIM_OPACITY = 1.6, 0.85
SMOOTHINGS = 3
FINE = 2


def hatched(theme: Theme, stage: ArenaStage, edges: Sequence[Sequence[Point]], room: Rect) -> Laid | None:
    """Hatch the region inside closed lines (mm), as far as it lies in ``room``; ``None`` where none of it does."""
    loops = [[stage.view.to_px(place) for place in _smooth(edge)] for edge in edges if len(edge) > 2]
    if not loops:
        return None
    box = around([place for loop in loops for place in loop], 4 * theme.scale).clip(room)
    if box.width == 0 or box.height == 0:
        return None
    inside = _filled(loops, box)
    x, y = np.arange(box.width, dtype=np.float32)[None, :], np.arange(box.height, dtype=np.float32)[:, None]
    wave = np.sin((x + y + (box.left + box.top)) * (2 * math.pi / (PERIOD * theme.scale)))
    strokes = np.clip(wave * 2.5 + 0.5, 0, 1)
    alpha = inside * (GROUND + STROKES * strokes)
    sheet = see_through(theme.rgb("honey"), alpha)
    sheet.blit(_rim(theme, loops, box), (0, 0))
    return Laid(sheet, box.left, box.top)


def _smooth(edge: Sequence[Point]) -> list[Point]:
    """A closed line without the small steps of the grid on which it was found."""
    points = np.array(edge)
    for _ in range(SMOOTHINGS):
        points = (np.roll(points, 1, axis=0) + 2 * points + np.roll(points, -1, axis=0)) / 4
    return [(float(x), float(y)) for x, y in points]


def _filled(loops: Sequence[Sequence[Point]], box: Rect) -> Array:
    """How much of each pixel lies inside. Holes go the other way round, and are cut out of what is round them."""
    sheet = _sheet(box)
    for loop in sorted(loops, key=lambda loop: -abs(_area(loop))):
        colour = (255, 255, 255, 255) if _area(loop) < 0 else (255, 255, 255, 0)
        pygame.draw.polygon(sheet, colour, [_at(place, box) for place in loop])
    return alpha_of(pygame.transform.smoothscale(sheet, box.size))


def _rim(theme: Theme, loops: Sequence[Sequence[Point]], box: Rect) -> Surface:
    ink = Ink(box, theme.colour("honey"))
    for loop in loops:
        ink.path([*loop, loop[0]], RIM * theme.scale, theme.colour("honey", RIM_OPACITY))
    return ink.laid().surface


def _sheet(box: Rect) -> Surface:
    sheet = Surface((box.width * FINE, box.height * FINE), pygame.SRCALPHA, 32)
    sheet.fill((255, 255, 255, 0))
    return sheet


def _area(loop: Sequence[Point]) -> float:
    """Twice the area; negative where a line goes counter-clockwise to the eye, as y is downwards in the window."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(loop, [*loop[1:], loop[0]], strict=True))


def _at(place: Point, box: Rect) -> Point:
    return (place[0] - box.left) * FINE, (place[1] - box.top) * FINE
