"""The place in a rail for the answers to questions that are asked beside what they are about."""

from pygame import Rect

from flick.table.board import Board, Zone
from flick.window.board.layout_file import MovesSlot
from flick.window.board.slot import SlotPart, Surroundings
from flick.window.widgets.text import TextBox

TOP = 30
"""From the top of the section to the first answer."""


class MovesPart(SlotPart):
    """A heading, and room below it; the answers themselves are laid there by whoever asks."""

    natural = 236.0

    def __init__(self, around: Surroundings, spec: MovesSlot, side: str) -> None:
        super().__init__(around, side, spec.heading)
        self.spec = spec
        self._zone: Zone | None = None

    @property
    def room(self) -> Rect:
        """Where answers may stand."""
        top = self.rect.top + self.u(TOP)
        return Rect(self.rect.left, top, self.rect.width, max(0, self.rect.bottom - top - self.kit.px(8)))

    def show(self, board: Board) -> None:
        self._zone = self.zone(board, self.spec.zone)
        self.hidden = self._zone is None
        self.dirty = True

    def own_texts(self) -> list[TextBox]:
        return [] if self._zone is None else [self.heading_text(self.title(self.heading, self._zone))]
