"""The arrow of an aim and the elastic behind it."""

import math
from typing import NamedTuple

import pygame
from pygame import Color, Surface

from flick.arena.layout import Pawn
from flick.arena.shapes import Point
from flick.window.app.theme import Theme
from flick.window.arena.flicking.arena_view import ArenaView
from flick.window.arena.ink import Ink, around, faded
from flick.window.arena.piece_marks import half_across
from flick.window.widgets.surfaces import Laid

GAP = 7.0
"""Pixels of the design between the rim of a piece and its arrow, as all lengths here."""
ELASTIC = (14.0, 84.0)
"""How far the hand is from the rim at no power, and how much farther at full power, where no pointer says so."""
SHAFT = (2.4, 5.6)
"""Half the width of the shaft at its start and at the head."""
HEAD = 17.0
FLANK = 0.62
"""How fast the head widens."""
OUTLINE = 1.4
SLICES = 14
"""Steps in which the colour goes from one end to the other."""
NOTCHES = (0.25, 0.5, 0.75)
NOTCH_FREE = 0.2
"""A notch is left out that lies so little before the tip."""


class Sizes(NamedTuple):
    """The arrow's length at full power, and how large everything else is."""

    full: float
    k: float


WIDE, NARROW = Sizes(150.0, 1.0), Sizes(110.0, 15 / 17)


class DrawnAim(NamedTuple):
    """An aim to be drawn, in pixels of the window: from the middle of a piece along the unit vector ``u``.

    ``rim`` is how far the piece reaches that way. ``grip`` is the middle of the piece that is held, ``back`` how far
    that reaches the other way and ``half`` to each side; ``hand`` is where it is held by a pointer. While it is
    ``idle`` nothing would happen. ``unit`` is what a pixel of the design is.
    """

    middle: Point
    u: Point
    rim: float
    power: float
    grip: Point
    back: float
    half: float
    hand: Point | None
    idle: bool = False
    sizes: Sizes = WIDE
    unit: float = 1.0

    @property
    def length(self) -> float:
        """The distance from the middle of the piece to the tip of the arrow."""
        return self.rim + (GAP + max(6.0, self.power * self.sizes.full)) * self.unit

    @property
    def held(self) -> Point:
        """The place where the elastic is held: at the pointer, or as far back as the power says."""
        back = self.back + (ELASTIC[0] + self.power * ELASTIC[1]) * self.unit
        return self.hand or (self.grip[0] - self.u[0] * back, self.grip[1] - self.u[1] * back)

    def ahead(self, reach: float) -> Point:
        """The place so far ahead of the middle of the piece."""
        return self.middle[0] + self.u[0] * reach, self.middle[1] + self.u[1] * reach


def aimed_from(
    view: ArenaView,
    flicked: Pawn,
    angle: float,
    power: float | None,
    sizes: Sizes = WIDE,
    hand: Point | None = None,
    grip: Pawn | None = None,
) -> DrawnAim:
    """An aim with a piece where it lies, held by another one (``grip``) if not by itself; ``angle`` counter-clockwise
    on the table. Without ``power`` nothing would happen."""
    grip = grip or flicked
    half = max(half_across(grip, angle + math.pi / 2), half_across(grip, angle - math.pi / 2)) * view.scale
    rim, back = half_across(flicked, angle) * view.scale, half_across(grip, angle + math.pi) * view.scale
    middle, held = view.to_px((flicked.x, flicked.y)), view.to_px((grip.x, grip.y))
    u = math.cos(angle), -math.sin(angle)
    return DrawnAim(middle, u, rim, power or 0.0, held, back, half, hand, power is None, sizes, view.unit)


def draw_arrow(theme: Theme, aimed: DrawnAim) -> Laid:
    """Draw the arrow, from honey at its start to hot at full power, with a notch at each quarter; pale as long as
    nothing would happen."""
    unit, brush = aimed.unit, _Brush(aimed)
    ink = Ink(around([brush.start, brush.at(brush.body)], (HEAD * FLANK + 6) * unit), theme.colour("outline"))
    ink.polygon(brush.outline(OUTLINE * unit), theme.colour("outline", 0.85))
    for k_slice in range(SLICES):
        near, far = k_slice / SLICES, (k_slice + 1) / SLICES
        colour = theme.colour("off") if aimed.idle else _mixed(theme, near + 0.5 / SLICES)
        ink.polygon(brush.slice(near * brush.body, far * brush.body), colour)
    _shine(ink, theme, brush)
    _notch(ink, theme, aimed, brush)
    return ink.laid()


def arrow_outline(aimed: DrawnAim, wider: float) -> list[Point]:
    """The corners of the arrow of an aim, so many pixels wider all round."""
    return _Brush(aimed).outline(wider)


def draw_elastic(theme: Theme, aimed: DrawnAim) -> Laid:
    """Draw two thin lines from the shoulders of the piece to the hand, and a ring there."""
    unit, u, grip = aimed.unit, aimed.u, aimed.grip
    hand = aimed.held
    honey, dark = theme.colour("off" if aimed.idle else "honey"), theme.colour("outline")
    box = around([grip, hand], aimed.half + 12 * unit)
    sheet = Surface(box.size, pygame.SRCALPHA, 32)
    sheet.fill(faded(dark, 0.0))
    shift = -box.left, -box.top
    ends = [
        (grip[0] - u[1] * side - u[0] * 4 * unit, grip[1] + u[0] * side - u[1] * 4 * unit)
        for side in (0.8 * aimed.half, -0.8 * aimed.half)
    ]
    for wide, colour in ((2.8 * unit, faded(dark, 0.45)), (1.2 * unit, faded(honey, 0.92))):
        for end in ends:
            pygame.draw.aaline(sheet, colour, _sum(end, shift), _sum(hand, shift), max(1, round(wide)))
    ring = Ink(around([hand], 10 * unit), dark)
    ring.disc(hand, 7.6 * unit, faded(dark, 0.62))
    ring.ring(hand, 6.2 * unit, 1.8 * unit, honey)
    ring.disc(hand, 2.2 * unit, honey)
    held = ring.laid()
    sheet.blit(held.surface, (held.left - box.left, held.top - box.top))
    return Laid(sheet, box.left, box.top)


def draw_trail(theme: Theme, places: list[Point]) -> Laid:
    """Draw the way that the pointer has just gone in a stroke."""
    unit = theme.scale
    ink = Ink(around(places, 10 * unit), theme.colour("outline"))
    ink.path(places, 4.4 * unit, theme.colour("outline", 0.4))
    ink.path(places, 1.6 * unit, theme.colour("honey"))
    ink.disc(places[-1], 7.6 * unit, theme.colour("outline", 0.62))
    ink.ring(places[-1], 6.2 * unit, 1.8 * unit, theme.colour("honey"))
    return ink.laid()


class _Brush:
    """The shape of the arrow of an aim."""

    def __init__(self, aimed: DrawnAim) -> None:
        self.start, self.u = aimed.ahead(aimed.rim + GAP * aimed.unit), aimed.u
        self.body = math.dist(self.start, aimed.ahead(aimed.length))
        self._unit = aimed.sizes.k * aimed.unit
        self.neck = self.body - min(HEAD * self._unit, self.body)

    def half(self, along: float) -> float:
        """Half the width of the arrow so many pixels from its start."""
        if along >= self.neck:
            return (self.body - along) * FLANK
        return self.shaft(along)

    def shaft(self, along: float) -> float:
        share = min(1.0, along / self.neck) if self.neck > 0 else 1.0
        return (SHAFT[0] + (SHAFT[1] - SHAFT[0]) * share) * self._unit

    def at(self, along: float, aside: float = 0.0) -> Point:
        (x, y), (ux, uy) = self.start, self.u
        return x + ux * along - uy * aside, y + uy * along + ux * aside

    def slice(self, near: float, far: float) -> list[Point]:
        """The outline of the arrow between two places along it; where the head begins it steps out."""
        steps = [near, *([self.neck - 1e-6, self.neck] if near < self.neck < far else []), far]
        left = [self.at(step, self.half(step)) for step in steps]
        return left + [self.at(step, -self.half(step)) for step in reversed(steps)]

    def outline(self, wider: float) -> list[Point]:
        """The outline of the whole arrow, so many pixels wider all round."""
        flank = (self.body - self.neck) * FLANK + 1.4 * wider
        side = [
            (-wider, self.shaft(0) + wider),
            (self.neck - wider, self.shaft(self.neck) + wider),
            (self.neck - wider, flank),
        ]
        tip = (self.body + 1.9 * wider, 0.0)
        return [self.at(*corner) for corner in [*side, tip, *((along, -aside) for along, aside in reversed(side))]]


def _sum(one: Point, other: Point) -> Point:
    return one[0] + other[0], one[1] + other[1]


def _mixed(theme: Theme, share: float) -> Color:
    return theme.colour("honey").lerp(theme.colour("hot"), min(1.0, share))


def _shine(ink: Ink, theme: Theme, brush: _Brush) -> None:
    """Draw a thin light along the upper side of the shaft."""
    if brush.neck <= 4 or theme.flat:
        return
    side = -1 if brush.u[0] >= 0 else 1
    ends = [brush.at(along, side * 0.45 * brush.shaft(along)) for along in (1.0, brush.neck)]
    ink.line(ends[0], ends[1], 1.0 * theme.scale, _mixed(theme, 0.35).lerp(Color(255, 255, 255), 0.5))


def _notch(ink: Ink, theme: Theme, aimed: DrawnAim, brush: _Brush) -> None:
    """Draw a line across the shaft at each quarter of the power."""
    for notch in NOTCHES:
        along = notch * aimed.sizes.full * theme.scale
        if notch <= aimed.power - NOTCH_FREE and along < brush.neck:
            half = brush.shaft(along) - 0.4 * theme.scale
            colour = theme.colour("arrow.notch").lerp(_mixed(theme, along / brush.body), 0.25)
            ink.line(brush.at(along, -half), brush.at(along, half), 1.0 * theme.scale, colour)
