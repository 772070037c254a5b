"""The rails left and right of the cloth: sections from the top, and the head of the rail of a side, with its seal, its
name, and who plays for it."""

from collections.abc import Sequence
from typing import Any

from pygame import Rect, Surface

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
from flick.window.board.person import paint_person
from flick.window.board.pile import PilesPart
from flick.window.board.rail_lists import QueuePart, TacticsPart
from flick.window.board.row_arithmetic import shared_out
from flick.window.board.sheet import SheetPart
from flick.window.board.slot import SlotPart
from flick.window.board.surroundings import Surroundings
from flick.window.board.tally import BowlPart, TallyPart
from flick.window.widgets import Fitted, TextBox, Tray, fitted
from flick.window.widgets.text import fitted_at

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

SEAL_AT, SEAL, BESIDE = 15, 38, 12
"""Of the head of a side: where the seal begins, how large it is, and what is between it and words."""
NAME, NAME_AT, NAME_OF_TWO, WHO_AT = 23.0, 21, 11, 18
"""From the top of the seal to the name, also where two lines follow, and from that to who plays."""
HIGH, LINE, BELOW_AT, OUT = 66.0, 15, 62, 6
"""Of the section, of a line of names, where the first of these is where they stand below the seal, and how far words
may reach into the margin."""


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
        opacity: float = 0.66,
    ) -> None:
        """``side`` is whose rail it is."""
        super().__init__(around.kit, rect, pad=PAD_NARROW if around.narrow else PAD, opacity=opacity)
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


class SidePart(SlotPart[SheetSlot]):
    """People stand beside the seal, or, where their names are too long, below it, all of one size."""

    natural = HIGH

    def __init__(self, around: Surroundings, spec: SheetSlot, side: str) -> None:
        super().__init__(around, spec, side)
        self._people: list[str] = []
        self._below: list[Fitted] = []

    def show(self, board: Board) -> None:
        people = [self.words.who(seat) for seat, side in enumerate(self.faces.sides) if side == self.side]
        people = [name for name in people if name != self.words.name(self.side)]
        if people != self._people:
            self.dirty, self._people = True, people
            if self.rect:
                self.fit(self.rect.width)

    def fit(self, width: int) -> None:
        theme, names, room = self.kit.theme, self._people, width + self.kit.px(OUT - SEAL - BESIDE)
        beside = fitted(theme, ", ".join(names), "body", room).lines
        fits = len(beside) <= 2 and " ".join(beside) == ", ".join(names)
        smallest = min((fitted(theme, name, "body", width).size for name in names), default=0.0)
        self._below = [] if fits else [fitted_at(theme, name, "body", width, smallest) for name in names]
        lines = sum(len(name.lines) for name in self._below)
        self.natural = BELOW_AT + LINE * lines if lines else HIGH

    @property
    def _seal(self) -> Rect:
        return Rect(self.rect.left, self.rect.top + self.u(SEAL_AT), self.u(SEAL), self.u(SEAL))

    def own_texts(self) -> list[TextBox]:
        kit, left, top = self.kit, self.rect.left + self.u(SEAL + BESIDE), self._seal.top
        room = self.rect.right + kit.px(OUT) - left
        name = fitted(kit.theme, self.words.name(self.side), "section", room, NAME * self.unit, most=1)
        who = [] if self._below or not self._people else [fitted(kit.theme, ", ".join(self._people), "body", room)]
        first = top + self.u(NAME_OF_TWO if who and len(who[0].lines) > 1 else NAME_AT)
        texts = [kit.text(" ".join(name.lines), "section", (left, first), size=name.size)]
        foot, step = first + self.u(WHO_AT), self.u(LINE)
        if self._below:
            left, foot = self.rect.left, self.rect.top + self.u(BELOW_AT + 6)
        for line, size in ((line, one.size) for one in who or self._below for line in one.lines):
            texts.append(kit.text(line, "body", (left, foot), "bone.2", size=size))
            foot += step
        return texts

    def paint(self, target: Surface) -> None:
        sides = self.faces.sides
        paint_person(self.faces, target, self._seal, sides.index(self.side) if self.side in sides else None, None)
        super().paint(target)
