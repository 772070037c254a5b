"""Where the arena lies in the window: from millimetres to pixels and back, with zoom."""

import math
from itertools import pairwise

import msgspec

from flick.arena.shapes import Chain, Point, point_link_distance
from flick.paint.box import Box

ZOOMS = (1.0, 1.5, 2.0)
"""The steps of the wheel."""


class ArenaView(msgspec.Struct, frozen=True):
    """The play area of ``table`` (width and height in mm) as it is seen in ``cloth``, a part of ``window``.

    ``unit`` is what one pixel of the design is in the window, ``zoom`` how much larger than whole the table is shown
    and ``centre`` the point of the table (mm) in the middle of the cloth. On the table y is upwards and angles are
    counter-clockwise; in the window y is downwards.
    """

    cloth: Box
    table: Point
    window: Point
    unit: float = 1.0
    zoom: float = 1.0
    centre: Point | None = None

    @property
    def scale(self) -> float:
        """Pixels to a millimetre."""
        return self.zoom * min(self.cloth.width / self.table[0], self.cloth.height / self.table[1])

    @property
    def middle(self) -> Point:
        """The point of the table in the middle of the cloth, in mm."""
        return self.centre or (self.table[0] / 2, self.table[1] / 2)

    def to_px(self, at: Point) -> Point:
        (x, y), (left, top), scale = self.middle, self.cloth.middle, self.scale
        return left + (at[0] - x) * scale, top - (at[1] - y) * scale

    def to_mm(self, at: Point) -> Point:
        (x, y), (left, top), scale = self.middle, self.cloth.middle, self.scale
        return x + (at[0] - left) / scale, y - (at[1] - top) / scale

    def at_zoom(self, zoom: float, about: Point) -> "ArenaView":
        """The same view at another zoom. The point ``about`` (mm) stays where it is, unless the cloth would then
        show more than the table."""
        zoom = max(ZOOMS[0], min(ZOOMS[-1], zoom))
        (x, y), kept = self.middle, self.zoom / zoom
        centre = about[0] + (x - about[0]) * kept, about[1] + (y - about[1]) * kept
        return self._looking_at(zoom, centre)

    def turned(self, clicks: int, about: Point) -> "ArenaView":
        """The view after so many clicks of the wheel; positive clicks look from nearer."""
        nearest = min(range(len(ZOOMS)), key=lambda step: abs(ZOOMS[step] - self.zoom))
        return self.at_zoom(ZOOMS[max(0, min(len(ZOOMS) - 1, nearest + clicks))], about)

    def moved(self, dx: float, dy: float) -> "ArenaView":
        """The view after the table was pulled along by so many pixels, as far as there is more of it to see."""
        (x, y), scale = self.middle, self.scale
        return self._looking_at(self.zoom, (x - dx / scale, y + dy / scale))

    def room(self, at: Point, way: Point) -> float:
        """How many pixels there are from ``at`` along the unit vector ``way``, both in pixels, to the window's edge."""
        ways = [
            ((limit if u > 0 else 0.0) - place) / u
            for place, u, limit in zip(at, way, self.window, strict=True)
            if abs(u) > 1e-9
        ]
        return max(0.0, min(ways, default=math.inf))

    def _looking_at(self, zoom: float, centre: Point) -> "ArenaView":
        whole = min(self.cloth.width / self.table[0], self.cloth.height / self.table[1])
        x = within(centre[0], self.table[0], self.cloth.width / whole / zoom)
        y = within(centre[1], self.table[1], self.cloth.height / whole / zoom)
        return msgspec.structs.replace(self, zoom=zoom, centre=(x, y))


def clearance(chain: Chain, pose: tuple[float, float, float], at: Point) -> float:
    """How far a point (mm) is from the outline of a pawn; negative inside."""
    spine = chain.at(*pose)
    links = list(pairwise(spine)) or [(spine[0], spine[0])]
    return min(point_link_distance(at, a, b) for a, b in links) - chain.radius


def within(centre: float, length: float, seen: float) -> float:
    """The middle of what is seen of a length when somebody wants to look at ``centre``, so that nothing beyond its ends
    is seen; the middle of the length where all of it is."""
    if seen >= length:
        return length / 2
    return max(seen / 2, min(length - seen / 2, centre))
