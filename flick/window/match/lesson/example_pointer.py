"""What the example answers where that is a card, a pawn or a button: a dashed frame round it."""

import math
from collections.abc import Callable

from pygame import Rect, Surface

from flick.window.match.lesson.dashed_outlines import drawn
from flick.window.widgets import Kit, Widget

OUT = 5
"""How far outside it lies."""
ROUND = 7
CORNER = 4
"""Steps in which a corner is rounded."""

Find = Callable[[], Rect | None]


class Pointer(Widget):
    """Lies above everything else, and follows what it is about (``place``), which it hides nothing of; the pointer of
    the mouse goes through it."""

    catches = False

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, Rect(0, 0, 0, 0))
        self.place = Rect(0, 0, 0, 0)
        self._find: Find | None = None

    def at(self, find: Find | None) -> None:
        """Be round what is found there from now on, or nowhere."""
        self._find = find
        self._follow()

    @property
    def bounds(self) -> Rect:
        edge = 2 * self.kit.px(6)
        return self.place.inflate(edge, edge) if self.place else Rect(0, 0, 0, 0)

    def tick(self, now: float) -> None:
        self._follow()

    def paint(self, target: Surface) -> None:
        if not self.place:
            return
        size = self.place.size
        picture = self.kit.picture(("pointer", size), lambda: self._painted(size))
        edge = (picture.get_width() - size[0]) // 2
        target.blit(picture, (self.place.left - edge, self.place.top - edge))

    def _follow(self) -> None:
        found = self._find() if self._find is not None else None
        edge = 2 * self.kit.px(OUT)
        rect = Rect(found).inflate(edge, edge) if found is not None else Rect(0, 0, 0, 0)
        self.dirty |= rect != self.place
        self.place = rect

    def _painted(self, size: tuple[int, int]) -> Surface:
        theme = self.kit.theme
        laid = drawn(theme, [_rounded(size, ROUND * theme.scale)], theme.colour("good"))
        edge = max(-laid.left, -laid.top)
        whole = Surface((size[0] + 2 * edge, size[1] + 2 * edge), laid.surface.get_flags(), laid.surface)
        whole.blit(laid.surface, (laid.left + edge, laid.top + edge))
        return whole


def _rounded(size: tuple[int, int], radius: float) -> list[tuple[float, float]]:
    """A rectangle with round corners."""
    found: list[tuple[float, float]] = []
    corners = ((size[0] - radius, radius, -90), (size[0] - radius, size[1] - radius, 0))
    corners += ((radius, size[1] - radius, 90), (radius, radius, 180))
    for x, y, first in corners:
        for step in range(CORNER + 1):
            turn = math.radians(first + 90 * step / CORNER)
            found.append((x + radius * math.cos(turn), y + radius * math.sin(turn)))
    return found
