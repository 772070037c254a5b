"""Dice in a rail: a tray into which they are thrown."""

from pygame import Rect, Surface

from flick.table.board import Board
from flick.window.board.dice import DiePart
from flick.window.board.faces import Pose
from flick.window.board.layout_file import Dice
from flick.window.board.slot import SlotPart, Surroundings
from flick.window.parts.materials import Recess
from flick.window.parts.text import TextBox

EDGE = 45
COLUMNS = 2
TRAY = (29, 116)
"""Where the tray begins, and how high it is."""
WIDEST = 0.36
"""Of a die, in parts of the width of the rail."""


class ThrowPart(SlotPart):
    """A dice zone, two dice in a row."""

    natural = 158.0

    def __init__(self, around: Surroundings, spec: Dice, side: str) -> None:
        super().__init__(around, side, spec.heading)
        self.spec = spec
        self._board: Board | None = None

    def show(self, board: Board) -> None:
        self._board = board
        zone = self.zone(board, self.spec.zone)
        self.hidden = zone is None
        before = {part.piece.id: part for part in self.parts if isinstance(part, DiePart)}
        self.remove(*list(self.parts))
        for index, piece in enumerate(zone.pieces if zone else ()):
            part = DiePart(self.kit, self.faces, piece, self._pose(index), zone=zone.id if zone else "", side=self.side)
            old = before.get(piece.id)
            if old is not None and old.piece.face == piece.face:
                part = old
            elif old is not None:
                part.throw(index)
            self.add(part)

    def throw(self) -> None:
        """All dice are thrown, whatever they show."""
        for index, part in enumerate(part for part in self.parts if isinstance(part, DiePart)):
            part.throw(index)

    def lay(self, rect: Rect) -> None:
        super().lay(rect)
        if self._board:
            self.remove(*list(self.parts))
            self.show(self._board)

    def _pose(self, index: int) -> Pose:
        column, row = index % COLUMNS, index // COLUMNS
        x = self.rect.left + self.rect.width * (column + 0.5) / COLUMNS
        edge = min(self.u(EDGE), round(WIDEST * self.rect.width))
        return Pose(x, self.rect.top + self.u(58 + 54 * row), edge)

    def paint(self, target: Surface) -> None:
        tray = Rect(self.rect.left, self.rect.top + self.u(TRAY[0]), self.rect.width, self.u(TRAY[1]))
        self.kit.stamp(target, tray, Recess(10, 0.75))
        super().paint(target)

    def own_texts(self) -> list[TextBox]:
        zone = self.zone(self._board, self.spec.zone) if self._board else None
        return [self.heading_text(self.title(self.heading, zone))]
