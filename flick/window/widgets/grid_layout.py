"""Layouts that are made of rows: grids, and pieces in as many columns as there is room for."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from pygame import Rect

from flick.window.widgets.layout import Column, Content, Placeable, Row, Scale, Size, Sized

if TYPE_CHECKING:
    from flick.window.widgets.widget import Widget


class Grid:
    """Pieces in so many ``columns`` of equal width, filled row by row. Each row is as high as the highest in it wishes;
    with ``fill`` all of them share the height there is."""

    def __init__(
        self,
        scale: Scale,
        pieces: Sequence[Content],
        columns: int,
        *,
        gap: float | tuple[float, float] = 0,
        fill: bool = False,
    ) -> None:
        """``gap`` is what lies between two columns and between two rows."""
        across, down = (gap, gap) if isinstance(gap, float | int) else gap
        empty = Column(scale)
        rows = [list(pieces[first : first + columns]) for first in range(0, len(pieces), columns)]
        lines = [
            Row(scale, *(Sized(piece, grow=1) for piece in (*row, *[empty] * (columns - len(row)))), gap=across)
            for row in rows
        ]
        self._column = Column(scale, *(Sized(line, grow=1) if fill else line for line in lines), gap=down)

    def wish(self, width: int) -> Size:
        """As wide as it may be, and as high as all rows."""
        return width, self._column.wish(width)[1]

    def take_place(self, rect: Rect) -> "list[Widget]":
        """Give each its place, row by row."""
        return self._column.take_place(rect)


class ColumnByWidth:
    """A column that is made as soon as it is known how wide it may be."""

    def column(self, width: int) -> Column:
        """The column for so many pixels of the window."""
        raise NotImplementedError

    def wish(self, width: int) -> Size:
        """As wide as it may be, and as high as its rows."""
        return width, self.column(width).wish(width)[1]

    def take_place(self, rect: Rect) -> "list[Widget]":
        """Give each piece its place, row by row."""
        return self.column(rect.width).take_place(rect)


class Wrapping(ColumnByWidth):
    """Pieces in rows, as many in a row as the widest of them lets stand side by side; those of a row are equally wide,
    and no row has two more than another."""

    def __init__(self, scale: Scale, pieces: Sequence[Placeable], *, gap: tuple[float, float]) -> None:
        """``gap`` is what lies between two pieces and between two rows."""
        self.scale, self.pieces, self.gap = scale, pieces, gap

    def column(self, width: int) -> Column:
        widest = max(piece.wish(width)[0] for piece in self.pieces)
        rows = -(-len(self.pieces) // columns_in(width, widest, self.scale.px(self.gap[0])))
        edges = [-(-len(self.pieces) * row // rows) for row in range(rows + 1)]
        lines = [self.pieces[start:end] for start, end in pairwise(edges)]
        made = [Row(self.scale, *(Sized(piece, grow=1) for piece in line), gap=self.gap[0]) for line in lines]
        return Column(self.scale, *made, gap=self.gap[1])


class Tiles(ColumnByWidth):
    """Squares in rows from the left, as many in a row as there is room for."""

    def __init__(self, scale: Scale, pieces: Sequence[Content], side: float, *, gap: float) -> None:
        self.scale, self.pieces, self.side, self.gap = scale, pieces, side, gap

    def column(self, width: int) -> Column:
        count = columns_in(width, self.scale.px(self.side), self.scale.px(self.gap))
        lines = [self.pieces[first : first + count] for first in range(0, len(self.pieces), count)]
        rows = [Row(self.scale, *(Sized(piece, size=self.side) for piece in line), gap=self.gap) for line in lines]
        return Column(self.scale, *(Sized(row, size=self.side) for row in rows), gap=self.gap)


def columns_in(width: int, least: int, gap: int) -> int:
    """How many columns of at least that width stand side by side."""
    return max(1, (width + gap) // (least + gap))
