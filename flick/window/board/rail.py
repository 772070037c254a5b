"""The rails left and right of the cloth: sections from the top."""

from collections.abc import Sequence
from typing import Any

from pygame import Rect

from flick.table.board import Board
from flick.window.board.duel_part import DuelPart
from flick.window.board.layout_file import (
    BowlSlot,
    DuelSlot,
    LyingSlot,
    MarkerSlot,
    MovesSlot,
    NoteSlot,
    PilesSlot,
    QueueSlot,
    SheetSlot,
    Slot,
    TacticsSlot,
    TallySlot,
)
from flick.window.board.lying import LyingPart, MovesPart, NotePart
from flick.window.board.marker import MarkerPart
from flick.window.board.pile import PilesPart
from flick.window.board.rail_lists import QueuePart, TacticsPart
from flick.window.board.row_arithmetic import shared_out
from flick.window.board.sheet import SheetPart
from flick.window.board.side import SidePart
from flick.window.board.slot import SlotPart
from flick.window.board.surroundings import Surroundings
from flick.window.board.tally import BowlPart, TallyPart
from flick.window.widgets.tray import Tray

PAD, PAD_NARROW = 14, 12
WIDE = 140
"""For which width a rail was designed, between its paddings."""
FREE = 6
"""Below the last section."""
TWO_COLUMNS = 2.4
"""So many times as wide as a rail was designed, sections lie in two columns."""
BETWEEN = 20
AIR = 1.3
"""How much higher than they need sections may be where there is more room than that."""


PARTS: dict[type[Slot], type[SlotPart[Any]]] = {
    TallySlot: TallyPart,
    BowlSlot: BowlPart,
    MarkerSlot: MarkerPart,
    LyingSlot: LyingPart,
    PilesSlot: PilesPart,
    NoteSlot: NotePart,
    SheetSlot: SheetPart,
    TacticsSlot: TacticsPart,
    QueueSlot: QueuePart,
    MovesSlot: MovesPart,
    DuelSlot: DuelPart,
}


def slot_part(spec: Slot, around: Surroundings, side: str) -> SlotPart[Any]:
    """The section that a layout asks for; a sheet without a zone is the head of the rail of its side."""
    if isinstance(spec, SheetSlot) and not spec.zone:
        return SidePart(around, spec, side)
    return PARTS[type(spec)](around, spec, side)


class RailPart(Tray):
    """Sections one below the other, parted by thin lines; what is left over in height goes to all of them."""

    def __init__(
        self,
        around: Surroundings,
        rect: Rect,
        slots: Sequence[SlotPart[Any]],
        side: str = "",
        *,
        pad: float = PAD,
        opacity: float = 0.66,
    ) -> None:
        """``side`` is whose rail it is."""
        super().__init__(around.kit, rect, pad=min(pad, PAD_NARROW) if around.narrow else pad, opacity=opacity)
        self.around, self.slots, self.side = around, list(slots), side
        self._left_out: list[SlotPart[Any]] = []
        """The sections for which there is no room just now."""
        self.add(*slots)

    def show(self, board: Board) -> None:
        """Show everything as it is now."""
        left_out = self._bring_back()
        before = self._needed
        for slot in self.slots:
            slot.show(board)
        if before != self._needed or not self.slots or not self.slots[0].rect:
            self.arrange()
        else:
            self._leave_out([slot for slot in left_out if not slot.hidden])

    def throw(self, board: Board) -> None:
        """Throw the dice that lie here, as they lie on a board, and show nothing else of it."""
        before = self._needed
        for slot in self.slots:
            slot.throw(board)
        if before != self._needed:
            self._bring_back()
            self.arrange()

    @property
    def _needed(self) -> list[tuple[SlotPart[Any], float, float, int]]:
        """The sections that are seen, how high each is designed and wants to be, and how wide it must be."""
        return [(slot, slot.natural, slot.wanted, slot.narrowest) for slot in self.slots if not slot.hidden]

    def lay(self, rect: Rect) -> None:
        """Take that place."""
        self.rect = Rect(rect)
        self._bring_back()
        self.arrange()

    def arrange(self) -> None:
        """Give every section its place; in a single column those go without that are to spare, the last one first,
        until the others have the room that they want."""
        seen = [slot for slot in self.slots if not slot.hidden]
        scale, inner = self.kit.theme.scale, self.inner
        self.hidden, self.dividers = not seen, ()
        count = 2 if len(seen) > 1 and inner.width > TWO_COLUMNS * WIDE * scale else 1
        gap = self.kit.px(BETWEEN)
        width = (inner.width - gap * (count - 1)) // count
        for slot in seen:
            slot.fit(width)
        spare = [slot for slot in seen if slot.spec.spare] if count == 1 else []
        while spare and sum(_wanted(seen)) > self._room:
            self._leave_out([spare[-1]])
            seen.remove(spare.pop())
        for index, column in enumerate(_columns(seen, count)):
            left = inner.left + (width + gap) * index
            dividers = self._arrange_column(column, left, width)
            self.dividers = dividers if count == 1 else ()
        self.dirty = True

    @property
    def _room(self) -> float:
        """How high all sections are together, in pixels of the design."""
        return (self.rect.height - self.kit.px(FREE)) / self.kit.theme.scale

    def _bring_back(self) -> list[SlotPart[Any]]:
        """Let those be seen again that were left out; which they were."""
        left_out, self._left_out = self._left_out, []
        for slot in left_out:
            slot.hidden = False
        return left_out

    def _leave_out(self, slots: Sequence[SlotPart[Any]]) -> None:
        self._left_out += slots
        for slot in slots:
            slot.hidden = True

    def _arrange_column(self, slots: Sequence[SlotPart[Any]], left: int, width: int) -> tuple[int, ...]:
        """Sections one below the other; where the lines between them are."""
        scale, room = self.kit.theme.scale, self._room
        across = max(1.0, width / WIDE / scale)
        natural, least = [slot.natural for slot in slots], [slot.least for slot in slots]
        firm = next((one for one in (_wanted(slots), least) if sum(one) <= room), [0.0] * len(slots))
        heights = shared_out(natural, firm, room, AIR * across)
        top, dividers = float(self.rect.top), list[int]()
        for slot, high in zip(slots, heights, strict=True):
            below = top + high * scale
            slot.lay(Rect(left, round(top), width, round(below) - round(top)))
            dividers.append(round(below))
            top = below
        return tuple(dividers[:-1])


def _wanted(slots: Sequence[SlotPart[Any]]) -> list[float]:
    """How high each wants to be at least."""
    return [max(slot.least, slot.wanted) for slot in slots]


def _columns(slots: Sequence[SlotPart[Any]], count: int) -> list[list[SlotPart[Any]]]:
    """Sections in columns of about the same height, in their order."""
    found: list[list[SlotPart[Any]]] = [[] for _ in range(count)]
    whole, above = sum(slot.natural for slot in slots), 0.0
    for slot in slots:
        found[min(count - 1, int((above + slot.natural / 2) * count / whole))].append(slot)
        above += slot.natural
    return found
