"""Lines over the cloth: dotted, dashed, or with as few points as will do."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np
import numpy.typing as npt
from pygame import Color, Rect, Surface

from flick.arena.shapes import Point
from flick.window.arena.ink import Ink, around
from flick.window.widgets.kit import Kit

Places = npt.NDArray[np.float64]

RADIUS = 1.75
STEP = 9.5
PARTS = 4
"""The steps of a pixel in which places between two pixels are told apart."""
RIM, RIM_OPACITY = 1.0, 0.45


class Dots:
    """A dotted line, in pixels of the window."""

    def __init__(self, kit: Kit, places: Sequence[tuple[Point, float]], core: Color, rim: Color | None = None) -> None:
        """Each place has an opacity. With ``rim`` every dot has a ring of that colour round its core."""
        self._kit, self._places = kit, places
        self._core, self._rim = core, rim

    @property
    def rect(self) -> Rect:
        """Everything that the dots cover."""
        return around([place for place, _ in self._places], self._reach) if self._places else Rect(0, 0, 0, 0)

    @property
    def _reach(self) -> float:
        return (RADIUS + (1.0 if self._rim else 0.0) + RIM + 1) * self._kit.theme.scale + 1

    def draw(self, target: Surface) -> None:
        """Draw the dots, as far as the clip of the target reaches."""
        for (x, y), opacity in self._places:
            left, top = math.floor(x * PARTS) / PARTS, math.floor(y * PARTS) / PARTS
            stamp = self._stamp(round(left % 1 * PARTS), round(top % 1 * PARTS))
            stamp.set_alpha(round(255 * opacity))
            half = stamp.get_width() // 2
            target.blit(stamp, (math.floor(left) - half, math.floor(top) - half))

    def _stamp(self, right: int, down: int) -> Surface:
        colours = self._core, self._rim
        key = ("dot", right, down, *((c.r, c.g, c.b) if c else None for c in colours))
        return self._kit.picture(key, lambda: self._made(right / PARTS, down / PARTS))

    def _made(self, right: float, down: float) -> Surface:
        theme = self._kit.theme
        half = math.ceil(self._reach)
        ink = Ink(Rect(-half, -half, 2 * half + 1, 2 * half + 1), theme.colour("outline"))
        place, radius = (right, down), RADIUS * theme.scale
        outer = radius + (1.0 if self._rim else 0.0) * theme.scale
        ink.disc(place, outer + RIM * theme.scale, theme.colour("outline", RIM_OPACITY))
        if self._rim:
            ink.disc(place, outer, self._rim)
        ink.disc(place, radius, self._core)
        return ink.laid().surface


def along(points: Sequence[Point], step: float, start: float, end: float = math.inf) -> Iterator[Point]:
    """Places on a way, ``step`` apart, from ``start`` on and not beyond ``end``, both measured along it."""
    gone, wanted = 0.0, start
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.dist((ax, ay), (bx, by))
        while length > 0 and wanted <= min(gone + length, end):
            share = (wanted - gone) / length
            yield ax + (bx - ax) * share, ay + (by - ay) * share
            wanted += step
        gone += length


def fading(places: Sequence[Point], first: float, last: float) -> list[tuple[Point, float]]:
    """Each place with an opacity, from ``first`` to ``last``."""
    count = max(1, len(places) - 1)
    return [(place, first + (last - first) * k / count) for k, place in enumerate(places)]


def dashes(points: Sequence[Point], dash: float, gap: float) -> Iterator[list[Point]]:
    """A line cut into dashes of one length, with gaps between them."""
    gone, piece = 0.0, [points[0]]
    drawn = True
    for (ax, ay), (bx, by) in pairwise(points):
        length, done = math.dist((ax, ay), (bx, by)), 0.0
        while length - done > (left := (dash if drawn else gap) - gone):
            done += left
            at = ax + (bx - ax) * done / length, ay + (by - ay) * done / length
            if drawn:
                yield [*piece, at]
            piece, gone, drawn = [at], 0.0, not drawn
        gone += length - done
        piece.append((bx, by))
    if drawn and len(piece) > 1:
        yield piece


def straightened(points: Sequence[Point], off: float) -> list[Point]:
    """The same way with as few points as will do: none of those left out lies farther than ``off`` from it."""
    places, kept = np.array(points), [0] if points else []
    stack = [(0, len(points) - 1)] if points else []
    while stack:
        first, last = stack.pop()
        between = _distances(places[first + 1 : last], places[first], places[last])
        if between.max(initial=0.0) > off:
            worst = first + 1 + int(between.argmax())
            stack += [(worst, last), (first, worst)]
        else:
            kept.append(last)
    return [points[index] for index in dict.fromkeys(kept)]


def _distances(places: Places, a: Places, b: Places) -> Places:
    """How far places are from the straight line from ``a`` to ``b``."""
    away, along = places - a, b - a
    shares = np.clip(away @ along / (along @ along or 1.0), 0.0, 1.0)
    return np.hypot(*(away - shares[:, None] * along).T)
