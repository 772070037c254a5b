"""The place of a table in a picture of it, and the lamp that hangs over it."""

from typing import NamedTuple

from flick.arena.layout import Table
from flick.arena.shapes import Point
from flick.paint.box import Box
from flick.paint.lamp import ASIDE, Lamp

NARROWEST = 160
"""The least width of a picture in pixels, below which it would show nothing."""

DRAWN_WIDTH = 1280
"""The width in pixels for which lengths without a unit were chosen; they grow with the picture."""

MARGIN = 52
OVERHANG = 18.0
"""The mm by which a pawn may hang over the edge of a mat and must still be seen whole."""

TALLEST = 2.0
"""The height of the tallest picture, divided by its width."""

FLATTEST = 0.25


class TableView(NamedTuple):
    """A table in its picture: sizes in pixels, ``scale`` in pixels per mm, ``left`` and ``top`` of its corner."""

    width: int
    height: int
    scale: float
    left: float
    top: float
    table: Table

    @property
    def unit(self) -> float:
        """The pixels of the picture per pixel of one that is 1280 wide."""
        return self.width / DRAWN_WIDTH

    @property
    def box(self) -> Box:
        """The part of the picture that the table fills."""
        return Box(self.left, self.top, self.table.width * self.scale, self.table.height * self.scale)

    @property
    def lamp(self) -> Lamp:
        """The lamp, which hangs over a flat picture as high as over one half as high as wide."""
        return Lamp(self.width, max(self.height, self.width // 2), ASIDE)

    def point(self, x: float, y: float) -> Point:
        """The pixel of a place on the table in mm; y points upwards on the table and downwards in the picture."""
        return self.left + x * self.scale, self.top + (self.table.height - y) * self.scale


def view_of(table: Table, width: int) -> TableView:
    """The view of a table in a picture of this width: as large as fits with a margin of wood around it."""
    if width < NARROWEST:
        raise ValueError(f"a picture {width} pixels wide; it needs at least {NARROWEST}")
    margin, overhang = MARGIN * width / DRAWN_WIDTH, OVERHANG if table.edge == "mat" else 0.0
    scale = min(
        min((room - 2 * margin) / size, room / (size + 2 * overhang))
        for room, size in ((width, table.width), (TALLEST * width, table.height))
    )
    height = max(round(table.height * scale + 2 * max(margin, overhang * scale)), round(FLATTEST * width))
    left, top = (width - table.width * scale) / 2, (height - table.height * scale) / 2
    return TableView(width, height, scale, left, top, table)
