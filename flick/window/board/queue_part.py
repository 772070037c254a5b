"""Who acts when, in a rail: names below each other in their order, and at each what its marks say: that it acts, is
next, or has acted."""

from typing import NamedTuple

from pygame import Rect, Surface

from flick.table.board import Board, Piece
from flick.table.naming import piece_name
from flick.window.board.layout_file import QueueSlot
from flick.window.board.slot import StyledSlot
from flick.window.widgets.materials import Fill
from flick.window.widgets.text import Fitted, TextBox, fitted

TOP, FOOT = 28, 8
"""Where the first line begins, and what is free below the last one."""
BADGE, ASIDE, SIGN = 8, 22, 11
"""The radius of the circle at the left, how far from there a name begins, and the size of the icon in the circle."""
BESIDE = 8
"""Between a name and the word of its mark."""
HINT, LEADING = 11.5, 1.05
"""The size of numbers and of that word, and how far lines of a name lie apart, as a part of its size."""


class QueueStyle(NamedTuple):
    """How high a line is and how large a name; and whether those who are done are told."""

    line: float
    size: float
    done: bool = True


STYLES = (QueueStyle(22, 14), QueueStyle(18, 12.5), QueueStyle(18, 12.5, done=False))


class QueueRow(NamedTuple):
    """One of the order: its number, its piece, its name, and where its lines begin and how high they are."""

    number: int
    piece: Piece
    name: Fitted
    top: int
    high: int


class QueuePart(StyledSlot[QueueSlot, QueueStyle]):
    """A zone that tells an order; hidden while there is none."""

    styles, wished = STYLES, 1

    def show(self, board: Board) -> None:
        zone = self.zone(board, self.spec.zone)
        self.hidden = zone is None or not zone.pieces or self.lies_in(board, self.spec.gives_way)
        if zone != self._zone:
            self._zone, self.dirty = zone, True
            self.fit(self.rect.width)

    def height_in(self, style: QueueStyle, width: int) -> float:
        rows = self._rows(style, Rect(0, 0, width, 0))
        return TOP + sum(row.high for row in rows) / self.kit.theme.scale + FOOT

    @property
    def rows(self) -> list[QueueRow]:
        """What is told, from the top."""
        return self._rows(self.style, self.rect)

    def _rows(self, style: QueueStyle, rect: Rect) -> list[QueueRow]:
        """Whatever a style tells; a name that is too long takes two lines."""
        kit, found, top = self.kit, list[QueueRow](), rect.top + self.kit.px(TOP)
        for number, piece in enumerate(self._zone.pieces if self._zone is not None else (), 1):
            if not style.done and self._is_done(piece):
                continue
            name = piece_name(Piece(piece.id, piece.face, say=piece.say), self.words)
            lines = fitted(kit.theme, name, "row-title", rect.width - kit.px(ASIDE), style.size)
            high = kit.px(style.line + LEADING * lines.size * (len(lines.lines) - 1))
            found.append(QueueRow(number, piece, lines, top, high))
            top += high
        return found

    def _is_done(self, piece: Piece) -> bool:
        return any(sign.dark for sign in self.faces.signs(piece))

    def _icon(self, piece: Piece) -> str:
        """What stands in its circle; nothing where that is its number."""
        return next((sign.icon for sign in self.faces.signs(piece) if sign.icon), "")

    def own_texts(self) -> list[TextBox]:
        kit, found = self.kit, [self.heading_text()]
        for row in self.rows:
            x, y = self._middle(row)
            alive = self.faces.alive(row.piece)
            colour = "honey" if alive else "bone.2" if self._is_done(row.piece) else "bone"
            if not self._icon(row.piece):
                place = x, y + kit.px(4)
                tint = "well" if alive else "bone.2"
                found.append(kit.text(str(row.number), "hint-bold", place, tint, anchor="centre", size=HINT))
            found += self._named(row, colour)
        return found

    def _named(self, row: QueueRow, colour: str) -> list[TextBox]:
        """The name, and the word of its mark at the right of it where there is room for that."""
        kit, left, (lines, size) = self.kit, self.rect.left + self.kit.px(ASIDE), row.name
        first = left, self._middle(row)[1] + kit.px(5 - LEADING * size * (len(lines) - 1) / 2)
        found = kit.lines(lines, "row-title", first, kit.theme.scale * LEADING * size, colour, size=size)
        if row.piece.marks and not self._is_done(row.piece):
            place = self.rect.right, found[-1].baseline
            mark = kit.text(self.words.name(row.piece.marks[0]), "hint", place, colour, anchor="right", size=HINT)
            if mark.left - found[-1].left - found[-1].width >= kit.px(BESIDE):
                found.append(mark)
        return found

    def _middle(self, row: QueueRow) -> tuple[int, int]:
        """The middle of the circle at the left."""
        return self.rect.left + self.kit.px(BADGE), row.top + row.high // 2

    def paint(self, target: Surface) -> None:
        kit, radius = self.kit, self.kit.px(BADGE)
        for row in self.rows:
            x, y = self._middle(row)
            alive, icon = self.faces.alive(row.piece), self._icon(row.piece)
            circle = Rect(0, 0, 2 * radius, 2 * radius).move_to(center=(x, y))
            kit.stamp(target, circle, Fill("honey" if alive else "plate.top", 1, BADGE))
            if icon:
                kit.icon(target, icon, (x, y), SIGN, "well" if alive else "bone.2")
        super().paint(target)
