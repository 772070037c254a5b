"""Dark bubbles whose tail points at a place: tooltips and verdicts."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pygame
from pygame import Rect, Surface

from flick.window.app.theme import Theme
from flick.window.widgets.glide import Glide
from flick.window.widgets.kit import Kit
from flick.window.widgets.materials import FLAT_EDGE, Recipe, cast
from flick.window.widgets.pixels import CoatedCanvas
from flick.window.widgets.surfaces import lay_over
from flick.window.widgets.widget import Place, Widget

TAIL_HALF = 7
"""Half the width of a tail where it leaves the bubble."""
TAIL_INSET = 18
"""How far from the corners a tail leaves at least."""
CLEAR, LINE_OPACITY = 0.94, 0.95
"""Opacity of the box, and of the line round it."""
RISE = 4
"""How far a bubble comes up while it appears."""


@dataclass(frozen=True)
class Balloon(Recipe):
    """The box of a bubble."""

    margin = 20
    radius = 9
    rim = (21, 21)

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        edge = canvas.box(self.radius)
        if not theme.flat:
            cast(canvas, theme, self.radius, (1, 4, 5, 0.55))
        canvas.coat(canvas.inside(edge), theme.colour("bubble"), 1.0 if theme.flat else CLEAR)
        line = _line(theme)
        canvas.coat(canvas.stroke(edge + line / 2, line), theme.colour("brass.line"), LINE_OPACITY)


@dataclass(frozen=True)
class Tail(Recipe):
    """The tail of a bubble: from the edge of the box, which it leaves at ``root`` across and ``start`` down, to its
    ``tip``. Where it leaves, the line round the box is open."""

    root: float
    start: float
    tip: tuple[float, float]

    margin = 3

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        along = (canvas.y - self.tip[1]) / (self.start - self.tip[1])
        middle = self.tip[0] + (self.root - self.tip[0]) * along
        edge = np.where(along > 0, np.abs(canvas.x - middle) - TAIL_HALF * along, 99)
        line = _line(theme)
        opening = np.where(np.abs(canvas.y - self.start) <= line, canvas.inside(edge + line), 0)
        body = np.where(along <= 1, canvas.inside(edge), opening)
        canvas.coat(body * np.where(along <= 1, 1.0 if theme.flat else CLEAR, 1.0), theme.colour("bubble"))
        sides = np.where(along <= 1, canvas.stroke(edge + line / 2, line), 0)
        canvas.coat(sides, theme.colour("brass.line"), LINE_OPACITY)


def _line(theme: Theme) -> float:
    return FLAT_EDGE if theme.flat else 1.2


class Bubble(Widget):
    """A bubble with a tail that points at ``tip``. It fades in when it is shown, and out when it is told to."""

    def __init__(self, kit: Kit, rect: Rect, tip: Place) -> None:
        super().__init__(kit, rect)
        self.tip_place = tip
        self.shown = Glide(0.0, kit.theme.ms("tooltip-in"))
        self.shown.go(1.0)

    @property
    def bounds(self) -> Rect:
        edge = self.kit.px(20)
        rises = self.rect.move(0, self.kit.px(RISE))
        return self.rect.unionall([rises, Rect(self.tip_place, (1, 1))]).inflate(2 * edge, 2 * edge)

    @property
    def gone(self) -> bool:
        """Whether it has faded away."""
        return self.shown.goal == 0.0 and self.shown.value == 0.0

    @property
    def moving(self) -> bool:
        return self.shown.moving

    def contains(self, place: Place) -> bool:
        return not self.gone and super().contains(place)

    def fade(self) -> None:
        """Begin to go away."""
        self.shown.duration = self.kit.theme.ms("tooltip-out")
        self.shown.go(0.0)

    def tick(self, now: float) -> None:
        self.dirty |= self.shown.tick(now)

    def draw(self, target: Surface) -> None:
        region = self.bounds.clip(target.get_clip())
        if self.hidden or self.gone or not region:
            return
        below = target.subsurface(region.clip(target.get_rect())).copy()
        self.paint(target)
        lay_over(target, below, region.topleft, 1.0 - self.shown.value)

    def paint(self, target: Surface) -> None:
        self.kit.stamp(target, self.box, Balloon())
        x, y = self.tip_place[0], self.tip_place[1] + self.box.y - self.rect.y
        if not self.box.collidepoint(x, y):
            self._point_at(target, x, y)
        self.kit.write(target, *self.texts())

    def _point_at(self, target: Surface, x: int, y: int) -> None:
        """Draw the tail."""
        kit, box, scale = self.kit, self.box, self.kit.theme.scale
        half, root = kit.px(TAIL_HALF), root_of(kit, box, x)
        start = box.top if y < box.centery else box.bottom
        left, top = min(x, root - half), min(y, start)
        whole = Rect(left, top, max(x, root + half) - left + 1, max(1, abs(start - y)))
        tail = Tail((root - left) / scale, (start - top) / scale, ((x - left) / scale, (y - top) / scale))
        kit.stamp(target, whole, tail)

    @property
    def box(self) -> Rect:
        """Where it is drawn now: a little lower while it appears."""
        return self.rect.move(0, round(self.kit.px(RISE) * (1.0 - self.shown.value)))


def root_of(kit: Kit, box: Rect, x: int) -> int:
    """Where the tail leaves a bubble that points at ``x``: as near to it as its corners allow."""
    inset = kit.px(TAIL_INSET)
    return min(max(x, box.left + inset), box.right - inset)


def placed(size: tuple[int, int], thing: Rect, window: Rect, gap: int, *, above: bool = False) -> Rect:
    """Where a bubble of that size goes: above or below a thing, inside the window, covering as
    little of the thing as can be."""
    rows = [thing.top - gap - size[1], thing.bottom + gap]
    columns = [thing.centerx - size[0] // 2]
    columns += [thing.centerx + side * (size[0] // 2 - gap) - size[0] // 2 for side in (1, -1)]
    boxes = [Rect((left, top), size).clamp(window) for top in (rows if above else reversed(rows)) for left in columns]
    return min(boxes, key=lambda box: covered(box, [thing]))


def free_beside(
    size: tuple[int, int], thing: Rect, room: Rect, taken: Sequence[Rect], gap: int, step: int
) -> Rect | None:
    """The lowest place of that size at the right of a thing or at its left that covers nothing taken, else right
    above it; ``None`` where there is none. All of it in pixels, ``gap`` between both and ``step`` from one place that
    is tried to the next."""
    lowest = min(thing.bottom, room.bottom) - size[1]
    beside = [
        (left, top)
        for top in range(lowest, thing.top - size[1], -step)
        for left in (thing.right + gap, thing.left - gap - size[0])
    ]
    middle = min(max(thing.centerx - size[0] // 2, room.left), room.right - size[0])
    above = [(middle, top) for top in range(thing.top - gap - size[1], thing.top - 4 * gap - size[1], -step)]
    places = (Rect(corner, size) for corner in [*beside, *above])
    return next((place for place in places if room.contains(place) and place.collidelist(taken) < 0), None)


def covered(box: Rect, others: Sequence[Rect]) -> int:
    """How many pixels of others a box hides."""
    hidden = [box.clip(other) for other in others]
    return sum(part.width * part.height for part in hidden)


def dimmed(target: Surface, region: Rect, colour: pygame.Color) -> None:
    """Lay a see-through colour over a region."""
    veil = Surface(region.size, pygame.SRCALPHA)
    veil.fill(colour)
    target.blit(veil, region)
