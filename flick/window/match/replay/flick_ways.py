"""The ways of flicks on the cloth of a replay: those of all, faint, each in the colour of its side, and that of the one
which is seen, whole."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import Color, Rect, Surface

from flick.arena.layout import Layout
from flick.arena.outcome import Contact, Outcome
from flick.arena.shapes import Point
from flick.clips import Rolled
from flick.window.app.theme import Theme
from flick.window.app.workers import Studio
from flick.window.arena.flicking.arena_view import ArenaView
from flick.window.arena.ink import Ink, around, faded
from flick.window.arena.preview_drawing import star, star_mark
from flick.window.arena.scene import ArenaScene
from flick.window.widgets.surfaces import Laid

WIDTH, OPACITY, OPACITY_FLAT = 1.5, 0.40, 0.60
CURRENT = 3.4
OUTLINE = 1.3
DOT = 2.4
"""Radius of the end of a way."""
STAR, STAR_CURRENT = 4.5, 6.5
STRAIGHT = 0.6
"""By so many pixels a way may be straightened: that saves most of its points."""
GHOST = 12
"""Recorded poses from one ghost on the current way to the next."""
FINE_UP_TO = 3_000_000
"""Cloths of at most so many pixels are drawn at three times their size, larger ones at twice."""

MOST_STARS = 200
"""Along one way. Nobody can tell more of them apart."""

SIDES = ("honey", "cool", "good", "bad")
"""The colours of ways, by the side that flicked."""


class TrackWay(NamedTuple):
    """The way of the flicked pawn, the side that flicked it, and whether it hit: then its touches are marked."""

    outcome: Outcome
    side: int
    hit: bool

    def points(self) -> list[Point]:
        """From its start to its end, in mm; nothing where the pawn did not move."""
        rows = self.outcome.track.poses().get(self.outcome.pawn)
        return [] if rows is None else [(x, y) for x, y, _ in rows.tolist()]

    def touches(self) -> list[Contact]:
        """Those of the flicked pawn, as far as they can be told apart: the first ones."""
        return self.outcome.contacts_of(self.outcome.pawn)[:MOST_STARS]


class WaysLayer:
    """``lay_ways`` of all flicks on the cloth, and ``lay_current`` of the one that is seen now. All ways are drawn
    beside the window, in ``studio``."""

    def __init__(self, theme: Theme, studio: Studio) -> None:
        self._theme, self._studio = theme, studio
        self._ways: Sequence[TrackWay] = ()
        self._shown = True
        self._current: tuple[Rolled, TrackWay] | None = None
        self._laid: tuple[object, ...] = ()

    def lay_ways(self, ways: Sequence[TrackWay], shown: bool) -> None:
        """All ways, or, where they are not ``shown``, none of them."""
        self._ways, self._shown = ways, shown

    def lay_current(self, rolled: Rolled | None, way: TrackWay | None) -> None:
        """The way of the flick that is seen now, if it is one."""
        self._current = (rolled, way) if rolled is not None and way is not None else None

    def lay(self, scene: ArenaScene) -> bool:
        """Lay down what is not there yet; whether something is still being drawn."""
        view, region, theme, ways = scene.stage.view, scene.stage.clip, self._theme, self._ways
        faint: Laid | None = None
        waits = False
        if self._shown and ways:
            form = (id(ways), len(ways), view, tuple(region), theme)
            surface = self._studio.get("ways", form, lambda: draw_all(theme, view, region, ways).surface)
            faint = Laid(surface, region.left, region.top) if surface is not None else None
            waits = surface is None
        wanted = (scene, faint and faint.surface, self._current, view)
        if not self._laid or not all(one is two or one == two for one, two in zip(wanted, self._laid, strict=True)):
            self._laid = wanted
            laid = [faint] if faint is not None else []
            if self._current is not None:
                rolled, way = self._current
                laid += draw_current(theme, view, rolled.before, way)
            scene.lay_under(laid)
        return waits


def side_colour(theme: Theme, side: int) -> Color:
    """The colour of the ways of a side."""
    return theme.colour(SIDES[side % len(SIDES)])


def draw_all(theme: Theme, view: ArenaView, region: Rect, ways: Sequence[TrackWay]) -> Laid:
    """All ways, faint. They may be drawn in another thread."""
    fine = 3 if region.width * region.height * 9 <= 9 * FINE_UP_TO else 2
    whole = Surface(region.size, pygame.SRCALPHA, 32)
    stars: list[Point] = []
    for side in sorted({way.side for way in ways}):
        colour = side_colour(theme, side)
        pen = _Pen(region, fine, colour)
        for way in ways:
            if way.side != side or not (points := way.points()):
                continue
            points = straightened([view.to_px(point) for point in points], STRAIGHT)
            pen.way(points, WIDTH * theme.scale)
            pen.dot(points[-1], DOT * theme.scale)
            stars += [view.to_px((touch.x, touch.y)) for touch in way.touches()] if way.hit else []
        pen.lay_on(whole, OPACITY_FLAT if theme.flat else OPACITY)
    pen = _Pen(region, fine, theme.colour("preview"))
    for place in stars:
        pen.polygon(star(place, STAR * theme.scale))
    pen.lay_on(whole, 0.8)
    return Laid(whole, region.left, region.top)


def draw_current(theme: Theme, view: ArenaView, layout: Layout, way: TrackWay) -> list[Laid]:
    """The current way, whole, with the rings in which the pawn was at equal times, and a star at each touch."""
    unit, outcome = theme.scale, way.outcome
    stars = [star_mark(theme, view.to_px((touch.x, touch.y)), STAR_CURRENT) for touch in way.touches()]
    points = straightened([view.to_px(point) for point in way.points()], STRAIGHT / 2)
    if not points:
        return stars
    dark, colour = theme.colour("outline"), side_colour(theme, way.side)
    ink = Ink(around(points, (CURRENT + OUTLINE + 2) * unit), dark)
    ink.path(points, (CURRENT + 2 * OUTLINE) * unit, faded(dark, 0.75))
    ink.path(points, CURRENT * unit, colour)
    return [*_ghosts(theme, view, layout, outcome, colour), ink.laid(), *stars]


def _ghosts(theme: Theme, view: ArenaView, layout: Layout, outcome: Outcome, colour: Color) -> list[Laid]:
    """Where the pawn lay, and where it was every tenth of a second, as far as those places lie apart."""
    rows = outcome.track.poses().get(outcome.pawn)
    pawn = layout.pawns.get(outcome.pawn)
    if rows is None or pawn is None or pawn.shape != "disc":
        return []
    radius = pawn.chain.radius * view.scale
    places: list[Point] = []
    for x, y, _ in rows[:-1:GHOST].tolist():
        place = view.to_px((x, y))
        if not places or math.dist(place, places[-1]) >= 0.8 * radius:
            places.append(place)
    found: list[Laid] = []
    for index, place in enumerate(places):
        ink = Ink(around([place], radius + 2 * theme.scale), colour)
        ink.ring(place, radius - 0.6 * theme.scale, 1.2 * theme.scale, faded(colour, 0.9 if index == 0 else 0.45))
        found.append(ink.laid())
    return found


def straightened(points: Sequence[Point], off: float) -> list[Point]:
    """The same way with as few points as will do: none of those left out lies farther than ``off`` from it."""
    kept = [0] if points else []
    stack = [(0, len(points) - 1)] if points else []
    while stack:
        first, last = stack.pop()
        worst, distance = first, off
        for index in range(first + 1, last):
            away = _distance(points[index], points[first], points[last])
            if away > distance:
                worst, distance = index, away
        if worst != first:
            stack += [(worst, last), (first, worst)]
        else:
            kept.append(last)
    return [points[index] for index in sorted(dict.fromkeys(kept))]


def _distance(place: Point, a: Point, b: Point) -> float:
    (ax, ay), (bx, by) = a, b
    length = math.dist(a, b)
    if length == 0:
        return math.dist(place, a)
    share = ((place[0] - ax) * (bx - ax) + (place[1] - ay) * (by - ay)) / length**2
    share = min(1.0, max(0.0, share))
    return math.dist(place, (ax + share * (bx - ax), ay + share * (by - ay)))


class _Pen:
    """Draws in one colour on a large sheet, which is laid down once: so lines that cross stay as faint as they are."""

    def __init__(self, region: Rect, fine: int, colour: Color) -> None:
        self._region, self._fine = region, fine
        self._colour = Color(colour.r, colour.g, colour.b, 255)
        self._sheet = Surface((region.width * fine, region.height * fine), pygame.SRCALPHA, 32)
        self._sheet.fill(Color(colour.r, colour.g, colour.b, 0))

    def way(self, points: Sequence[Point], width: float) -> None:
        half = width / 2 * self._fine
        places = [self._at(point) for point in points]
        for (ax, ay), (bx, by) in pairwise(places):
            length = math.hypot(bx - ax, by - ay)
            if length:
                across, down = (ay - by) / length * half, (bx - ax) / length * half
                corners = [(ax + across, ay + down), (bx + across, by + down)]
                corners += [(bx - across, by - down), (ax - across, ay - down)]
                pygame.draw.polygon(self._sheet, self._colour, corners)
        for place in places[1:-1]:
            pygame.draw.circle(self._sheet, self._colour, place, half)

    def dot(self, place: Point, radius: float) -> None:
        pygame.draw.circle(self._sheet, self._colour, self._at(place), radius * self._fine)

    def polygon(self, corners: Sequence[Point]) -> None:
        pygame.draw.polygon(self._sheet, self._colour, [self._at(corner) for corner in corners])

    def lay_on(self, target: Surface, opacity: float) -> None:
        made = pygame.transform.smoothscale(self._sheet, self._region.size)
        made.set_alpha(round(255 * opacity))
        target.blit(made, (0, 0))

    def _at(self, place: Point) -> Point:
        return (place[0] - self._region.left) * self._fine, (place[1] - self._region.top) * self._fine
