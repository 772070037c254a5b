"""Layouts: rows, columns and grids that give widgets their places, from what each widget wishes.

A layout is made of *pieces*: widgets, other layouts, functions that make a widget once its place is known, and
numbers, which are spaces. ``Sized`` says more about a piece: how long it is, and how much of the spare room it takes.
Lengths that a screen writes down are pixels of the design; ``wish`` and ``take_place`` speak in pixels of the window.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol, TypeAlias

from pygame import Rect

if TYPE_CHECKING:
    from flick.window.widgets.widget import Widget

UNPLACED = Rect(0, 0, 0, 0)
"""The rectangle of a widget that a layout will give its place."""

Size: TypeAlias = tuple[int, int]
Align: TypeAlias = Literal["fill", "start", "middle", "end"]
"""Across a row or a column a piece takes all the room, or as much as it wishes at the start, in the middle, at the
end."""


class Scale(Protocol):
    """What turns pixels of the design into pixels of the window: a kit."""

    def px(self, size: float) -> int:
        """So many pixels of the window."""
        ...


class Placeable(Protocol):
    """What a layout gives a place: a widget, or another layout."""

    def wish(self, width: int) -> Size:
        """How wide and how high it would be where it may be ``width`` pixels wide."""
        ...

    def take_place(self, rect: Rect) -> "list[Widget]":
        """Lie there from now on; the widgets that this puts on the screen, in their order."""
        ...


Content: TypeAlias = "Placeable | Callable[[Rect], Widget]"


@dataclass(frozen=True)
class Sized:
    """A piece of a row or a column, or a space where it has no content. Along the row it is ``size`` long, or as long
    as it wishes; one that can ``grow`` takes that share of the spare room instead. Either is at least ``least`` and at
    most ``most``."""

    content: "Content | None" = None
    size: float | None = None
    grow: float = 0
    least: float = 0
    most: float = inf
    align: Align | None = None
    """How it lies across the row, where that is not as all of them lie."""
    shrinks: bool = False
    """Whether it is shorter than it wishes where there is no room."""


Piece: TypeAlias = "Sized | Content | float"
STRETCH = Sized(grow=1e-6)
"""A space that takes what nothing else takes."""


class Length(NamedTuple):
    """How long a cell is at least and at most, in pixels of the window, and what share of the spare room it takes."""

    least: int
    most: int
    grow: float


MOST = 1_000_000
"""Pixels that no length reaches."""


class PieceLine:
    """What rows and columns have in common. ``gap`` lies between two pieces that have no space between them; ``pad`` is
    free at the sides, at the top and at the foot, in this order, or all around."""

    def __init__(
        self,
        scale: Scale,
        *pieces: Piece,
        gap: float = 0,
        pad: float | tuple[float, float, float] = 0,
        align: Align = "fill",
    ) -> None:
        self.scale = scale
        self.align: Align = align
        self.pad = tuple(map(scale.px, (pad, pad, pad) if isinstance(pad, float | int) else pad))
        self.cells = list(_with_gaps([_cell_of(piece) for piece in pieces], gap))

    def inner(self, rect: Rect) -> Rect:
        """What lies within the padding."""
        side, top, foot = self.pad
        return Rect(rect.left + side, rect.top + top, rect.width - 2 * side, rect.height - top - foot)

    def lengths(self, room: int, wishes: Sequence[int]) -> list[int]:
        """How long each cell is along the line; ``room`` is how long all of them may be."""
        return stretched(room, [self._length(cell, wish) for cell, wish in zip(self.cells, wishes, strict=True)])

    def _length(self, cell: Sized, wish: int) -> Length:
        """What bounds the length of a cell; one that does not grow is as long as it wishes within these bounds."""
        px = self.scale.px
        least, most = px(cell.least), MOST if cell.most == inf else px(cell.most)
        if cell.shrinks:
            return Length(least, min(max(wish, least), most), 1)
        if cell.grow:
            return Length(least, most, cell.grow)
        fixed = min(max(wish if cell.size is None else px(cell.size), least), most)
        return Length(fixed, fixed, 0)


class Row(PieceLine):
    """Pieces side by side."""

    def wish(self, width: int) -> Size:
        """As wide as all of them, or all of the width where one can grow; as high as the highest."""
        widths = self._widths(width - 2 * self.pad[0])
        high = [wish_of(cell, wide)[1] for cell, wide in zip(self.cells, widths, strict=True)]
        return sum(widths) + 2 * self.pad[0], max(high, default=0) + sum(self.pad[1:])

    def take_place(self, rect: Rect) -> "list[Widget]":
        """Give each its place, from left to right."""
        room, placed = self.inner(rect), list["Widget"]()
        left = room.left
        for cell, wide in zip(self.cells, self._widths(room.width), strict=True):
            high = room.height
            if cell.content is not None and (align := cell.align or self.align) != "fill":
                high = min(high, wish_of(cell, wide)[1])
                placed += _placed(cell, Rect(left, room.top + _start(room.height - high, align), wide, high))
            else:
                placed += _placed(cell, Rect(left, room.top, wide, high))
            left += wide
        return placed

    def _widths(self, room: int) -> list[int]:
        return self.lengths(room, [wish_of(cell, room)[0] for cell in self.cells])


class Column(PieceLine):
    """Pieces one below the other."""

    def wish(self, width: int) -> Size:
        """As wide as the widest of them, as high as all of them."""
        room = width - 2 * self.pad[0]
        wishes = [wish_of(cell, room) for cell in self.cells]
        lengths = [self._length(cell, wish[1]) for cell, wish in zip(self.cells, wishes, strict=True)]
        high = sum(one.most if cell.shrinks else one.least for cell, one in zip(self.cells, lengths, strict=True))
        return max((wish[0] for wish in wishes), default=0) + 2 * self.pad[0], high + sum(self.pad[1:])

    def take_place(self, rect: Rect) -> "list[Widget]":
        """Give each its place, from the top downwards."""
        room, placed = self.inner(rect), list["Widget"]()
        wishes = [wish_of(cell, room.width) for cell in self.cells]
        top = room.top
        for cell, (wide, _), high in zip(
            self.cells, wishes, self.lengths(room.height, [wish[1] for wish in wishes]), strict=True
        ):
            align = cell.align or self.align
            wide = room.width if align == "fill" else min(wide, room.width)
            placed += _placed(cell, Rect(room.left + _start(room.width - wide, align), top, wide, high))
            top += high
        return placed


def shared(room: int, shares: Sequence[float]) -> list[int]:
    """So many pixels in parts as large as their shares; together they are all of them."""
    whole = sum(shares) or 1.0
    edges = [round(room * sum(shares[:index]) / whole) for index in range(len(shares) + 1)]
    return [right - left for left, right in pairwise(edges)]


def stretched(room: int, lengths: Sequence[Length]) -> list[int]:
    """How long each of them is where all together may be so long. Those whose share would be beyond their bounds are as
    long as these, and the others share what is left."""
    found = [length.least for length in lengths]
    growing = [index for index, length in enumerate(lengths) if length.grow]
    while growing:
        rest = max(0, room - sum(found) + sum(found[index] for index in growing))
        shares = shared(rest, [lengths[index].grow for index in growing])
        bounded = [
            min(max(share, lengths[index].least), lengths[index].most)
            for index, share in zip(growing, shares, strict=True)
        ]
        sign = 1 if sum(bounded) > rest else -1
        for index, length in zip(growing, bounded, strict=True):
            found[index] = length
        beyond = [length - share for share, length in zip(shares, bounded, strict=True)]
        left = [index for index, over in zip(growing, beyond, strict=True) if sign * over <= 0]
        growing = left if len(left) < len(growing) else []
    return found


def _cell_of(piece: Piece) -> Sized:
    if isinstance(piece, Sized):
        return piece
    return Sized(size=piece) if isinstance(piece, float | int) else Sized(piece)


def _with_gaps(cells: Sequence[Sized], gap: float) -> Iterator[Sized]:
    """The cells, with the gap between two that have no space between them."""
    for index, cell in enumerate(cells):
        if gap and index and cell.content is not None and cells[index - 1].content is not None:
            yield Sized(size=gap)
        yield cell


def wish_of(cell: Sized, width: int) -> Size:
    """What the content of a cell wishes; what is made later, and a space, wishes nothing."""
    content = cell.content
    return (0, 0) if content is None or callable(content) else content.wish(width)


def _start(spare: int, align: Align) -> int:
    """How much of the spare room lies before what is aligned so."""
    return {"fill": 0, "start": 0, "middle": spare // 2, "end": spare}[align]


def _placed(cell: Sized, rect: Rect) -> "list[Widget]":
    content = cell.content
    if content is None:
        return []
    return [content(rect)] if callable(content) else content.take_place(rect)
