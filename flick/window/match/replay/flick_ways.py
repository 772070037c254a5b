"""The ways of flicks on the cloth of a replay: those of all, faint, each in the colour of its side, and that of the one
which is seen, whole."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Color, Rect, Surface

from flick.arena.layout import Layout
from flick.arena.outcome import Contact, Outcome
from flick.arena.shapes import Point
from flick.clips import Rolled
from flick.window.app.theme import Theme
from flick.window.app.workers import Studio
from flick.window.arena.dots import straightened
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
STAR_OPACITY = 0.8
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
    fine = 3 if region.width * region.height <= FINE_UP_TO else 2
    whole = Surface(region.size, pygame.SRCALPHA, 32)
    stars: list[Point] = []
    for side in sorted({way.side for way in ways}):
        colour = side_colour(theme, side)
        ink = Ink(region, colour, fine)
        for way in ways:
            if way.side != side or not (points := way.points()):
                continue
            points = straightened([view.to_px(point) for point in points], STRAIGHT)
            ink.path(points, WIDTH * theme.scale, colour)
            ink.disc(points[-1], DOT * theme.scale, colour)
            stars += [view.to_px((touch.x, touch.y)) for touch in way.touches()] if way.hit else []
        _lay_faintly(whole, ink, OPACITY_FLAT if theme.flat else OPACITY)
    ink = Ink(region, theme.colour("preview"), fine)
    for place in stars:
        ink.polygon(star(place, STAR * theme.scale), theme.colour("preview"))
    _lay_faintly(whole, ink, STAR_OPACITY)
    return Laid(whole, region.left, region.top)


def _lay_faintly(target: Surface, ink: Ink, opacity: float) -> None:
    """Lay down all that was drawn in one colour at once, so that lines which cross stay as faint as they are."""
    made = ink.laid().surface
    made.set_alpha(round(255 * opacity))
    target.blit(made, (0, 0))


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
