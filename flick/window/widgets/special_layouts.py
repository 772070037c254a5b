"""Layouts beside rows and columns: one that leaves out what has no room, one that keeps a shape, one for layers, one
that chooses between two others, and one that tells where its piece lies."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from flick.window.widgets.layout import Column, Placeable, Size, wish_of

if TYPE_CHECKING:
    from flick.window.widgets.widget import Widget


class ColumnOfSome(Column):
    """A column that leaves out what has no room, from the first piece on that reaches beyond its foot."""

    def take_place(self, rect: Rect) -> "list[Widget]":
        """Give those that have room their places, from the top downwards."""
        room, whole = self.inner(rect), self.cells
        wishes = [wish_of(cell, room.width)[1] for cell in whole]
        lengths = self.lengths(0, wishes)
        count = next((at for at in range(len(whole)) if sum(lengths[: at + 1]) > room.height), len(whole))
        self.cells = whole[:count]
        placed = super().take_place(rect)
        self.cells = whole
        return placed


class Shaped:
    """A widget that is made when its place is known, and wishes to be ``high`` times as high as wide."""

    def __init__(self, make: "Callable[[Rect], Widget]", high: float) -> None:
        self.make, self.high = make, high

    def wish(self, width: int) -> Size:
        """As high as that width makes it."""
        return width, round(self.high * width)

    def take_place(self, rect: Rect) -> "list[Widget]":
        """Make it there."""
        return [self.make(rect)]


class Layers:
    """Pieces one above the other in the same place, the last one uppermost."""

    def __init__(self, *pieces: Placeable) -> None:
        self.pieces = pieces

    def wish(self, width: int) -> Size:
        """As the lowest of them wishes."""
        return self.pieces[0].wish(width)

    def take_place(self, rect: Rect) -> "list[Widget]":
        """Give all of them the same place."""
        return [widget for piece in self.pieces for widget in piece.take_place(rect)]


class Either:
    """One layout where that ``fits`` into a width, and another one where it does not."""

    def __init__(self, first: Placeable, other: Placeable, fits: Callable[[int], bool]) -> None:
        self.first, self.other, self.fits = first, other, fits

    def wish(self, width: int) -> Size:
        """As the one that is taken there."""
        return self._taken(width).wish(width)

    def take_place(self, rect: Rect) -> "list[Widget]":
        """Give the one that is taken there its place."""
        return self._taken(rect.width).take_place(rect)

    def _taken(self, width: int) -> Placeable:
        return self.first if self.fits(width) else self.other


class Noted:
    """A piece of which it is told where it lies."""

    def __init__(self, piece: Placeable, note: Callable[[Rect], None]) -> None:
        self.piece, self.note = piece, note

    def wish(self, width: int) -> Size:
        """As the piece wishes."""
        return self.piece.wish(width)

    def take_place(self, rect: Rect) -> "list[Widget]":
        """Tell it, and give the piece its place."""
        self.note(rect)
        return self.piece.take_place(rect)
