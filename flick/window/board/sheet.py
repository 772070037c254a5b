"""The sheet of somebody: portrait, name, who plays, a line of words, bars, numbers, marks."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from flick.table.board import Board, Piece, Zone
from flick.table.sayings import Say
from flick.window.board.layout_file import SheetSlot
from flick.window.board.number import IN_LINE, WITH_ICONS, WORDED, GaugePart, NumberPart, lay_numbers
from flick.window.board.opens import OpensZone
from flick.window.board.person import paint_frame, paint_person
from flick.window.board.slot import SlotPart
from flick.window.board.surroundings import Surroundings
from flick.window.widgets.kit import Line
from flick.window.widgets.text import Fitted, TextBox, fitted, shortened

NAME, WHO, TOLD = 17.0, 12.5, 12.0
NAMES_OF_TWO, ROWS_WITH_TWO = (14.5, 12.5), 3
"""Sizes of a name that takes two lines, and how many rows there must be so that another one follows it."""
BESIDE, MARKS = 9, 16
"""Between portrait and words, and the height of marks below all."""
OUT = 4
"""How far words may reach into the margin, so that they stay clear of the frame."""
CARRIED = 15
FRAME, FRAME_IN, FRAME_BELOW = 8, 2, 7
"""How far the frame of whoever is awaited reaches beyond the section, how far below its top it begins and below what
stands in it it ends."""
CLOSE_ENOUGH, TIGHT, LOOSE = 0.93, 0.9, 1.2
"""Down to which part of its height the full form is taken; how far the others shrink and grow."""


class Form(NamedTuple):
    """In pixels of the design: where the portrait begins, its side, from its top to the first row of words, from that
    to the second and from there to the third, how many rows there are, the height of a bar; and whether numbers have
    words and marks room."""

    top: float
    portrait: float
    first: float = 13
    second: float = 16
    third: float = 15
    rows: int = 3
    bar: float = 18
    full: bool = True


HEADED, FULL, CLOSE = Form(27, 48), Form(11, 48), Form(8, 41, first=11.5, second=14, third=13, bar=16)
LOW, SMALL = Form(6, 33, rows=2, bar=16, full=False), Form(6, 24, first=18, rows=1, bar=16, full=False)


class PortraitPart(OpensZone):
    """Over a portrait that is painted already; its tooltip tells what the card says, or who plays."""

    def __init__(self, around: Surroundings, rect: Rect, zone: Zone) -> None:
        super().__init__(around, rect, zone)
        look = around.faces.look(zone.pieces[0]) if zone.pieces else None
        lines = [around.words(line.text) for line in look.lines] if look is not None else []
        self.tip = "\n".join(lines) or self.tip


class SheetPart(SlotPart[SheetSlot]):
    """``zone`` of the layout holds first whoever it is, then what they carry."""

    def __init__(self, around: Surroundings, spec: SheetSlot, side: str) -> None:
        super().__init__(around, spec, side)
        self._board: Board | None = None
        self._forms = (HEADED if spec.heading else FULL, CLOSE, LOW, SMALL)
        self._form = self._forms[0]
        self.natural = self._height(self._form)

    def _height(self, form: Form) -> float:
        """How high a form is, in pixels of the design."""
        spec = self.spec
        icons = any(number.icon for number in spec.numbers)
        numbers = (WITH_ICONS if icons else WORDED) if form.full or not icons else IN_LINE
        marks = MARKS if form.full and spec.line else 0
        return form.top + form.portrait + 4 + form.bar * len(spec.bars) + numbers * bool(spec.numbers) + marks + 2

    def see(self, board: Board, zone: Zone | None) -> None:
        before = self._shown(self._board)
        self._board, self._zone = board, zone
        if zone is not None and zone.owner is not None and self.piece is not None:
            self.around.people[zone.owner] = self.piece
        if before != self._shown(board):
            self.build()

    def _shown(self, board: Board | None) -> list[Zone | None]:
        """The zones of which something is told."""
        zones = [self.spec.zone, *(number.zone for number in self.spec.numbers)]
        return [self.zone(board, zone) for zone in zones] if board is not None else []

    def _choose_form(self) -> None:
        """Take the first form for which it is high enough, in the size for which it is."""
        high, (full, *others) = self.rect.height / self.kit.theme.scale, self._forms
        if high >= CLOSE_ENOUGH * self._height(full):
            self._form = full
            return
        fitting = (form for form in others if high >= TIGHT * self._height(form))
        self._form = next(fitting, others[-1])
        self.unit = min(LOOSE, max(TIGHT, high / self._height(self._form)))

    def build(self) -> None:
        """The portrait, through which the cards can be looked at, bars, and numbers side by side."""
        self.empty()
        self._choose_form()
        self.dirty = True
        if self._zone is None or self._board is None:
            return
        if self._zone.pieces:
            place = Rect(self._portrait)
            if not self._form.full:
                place.update(self.rect.topleft, (self.rect.width, place.bottom - self.rect.top))
            self.add(PortraitPart(self.around, place, self._zone))
        top = self._portrait.bottom + self.u(4)
        for gauge in self.spec.bars:
            if gauge.fact not in self._zone.facts:
                continue
            place = Rect(self.rect.left, top, self.rect.width, self.u(self._form.bar))
            if not gauge.of or self._zone.facts.get(gauge.of):
                self.add(GaugePart(self.kit, place, gauge, self._zone.facts))
            top = place.bottom
        row = Rect(self.rect.left, top, self.rect.width, self.rect.bottom - top)
        self.add(*lay_numbers(self.kit, list(self._numbers()), row, in_line=not self._form.full))

    def _numbers(self) -> Iterator[NumberPart]:
        assert self._zone is not None
        assert self._board is not None
        for number in self.spec.numbers:
            zone = self.zone(self._board, number.zone) if number.zone else self._zone
            if zone is not None and (not number.fact or number.fact in zone.facts):
                word = self.title(number.heading, zone)
                title = self.words("window-belongs", who=self._name, what=word)
                yield NumberPart(self.around, zone, number, word, title)

    @property
    def _portrait(self) -> Rect:
        side = self.u(self._form.portrait)
        return Rect(self.rect.left, self.rect.top + self.u(self._form.top), side, side)

    @property
    def piece(self) -> Piece | None:
        """Whom they play."""
        return self._zone.pieces[0] if self._zone and self._zone.pieces else None

    @property
    def _name(self) -> str:
        if self.piece is not None and not self.spec.person:
            return self.words.name(self.piece.face or "")
        return self.words.who(self._zone.owner) if self._zone is not None and self._zone.owner is not None else ""

    @property
    def active(self) -> bool:
        """Whether they act now."""
        return self.piece is not None and self.faces.alive(self.piece)

    @property
    def awaited(self) -> bool:
        """Whether this is the one who is asked now, or else the one who acts."""
        asked, zone = self.around.asked, self._zone
        return self.active if asked is None else zone is not None and zone.owner == asked

    @property
    def _title(self) -> str:
        """What stands above it: who acts, who is asked meanwhile, or what it is."""
        if self.active and self.spec.now:
            return self.title(self.spec.now, self._zone)
        return self.words("window-asked-now") if self.awaited else self.title(self.spec.heading, self._zone)

    @property
    def _carried(self) -> Piece | None:
        pieces = self._zone.pieces[1:] if self._zone else ()
        return pieces[0] if pieces else None

    def own_texts(self) -> list[TextBox]:
        kit, form, portrait = self.kit, self._form, self._portrait
        if self._zone is None:
            return []
        texts: list[TextBox] = []
        if form is HEADED:
            texts.append(self.heading_text(self._title, colour="honey" if self._lit else "bone.2"))
        left = portrait.right + self.u(BESIDE)
        room = self.rect.right + kit.px(OUT) - left
        foot = portrait.top + self.u(form.first)
        rows = self._rows(room)[: form.rows]
        for index, (text, role, size, colour) in enumerate(rows):
            line = self._name_in_two(text, room) if not index and form.rows > 1 else None
            line = line or shortened(kit.theme, text, role, room, size)
            for part in line.lines[:2]:
                texts.append(kit.text(part, role, (left, foot), colour, size=line.size))
                foot += self.u(form.third if index else form.second)
            if len(line.lines) > 1 and len(rows) < ROWS_WITH_TWO:
                break
        return [*texts, *self._told_text()]

    def _name_in_two(self, name: str, room: int) -> Fitted | None:
        """A name that has no room in one line is set smaller, or in two, if it has in these."""
        if shortened(self.kit.theme, name, "row-title", room, NAME).lines == [name]:
            return None
        for size in NAMES_OF_TWO:
            two = fitted(self.kit.theme, name, "row-title", room, size, most=2)
            if " ".join(two.lines) == name:
                return two
        return None

    @property
    def _lit(self) -> bool:
        return self.active or self.awaited

    def _rows(self, room: int) -> list[Line]:
        """Name, who plays or, without a heading, that they are awaited, and a line of words."""
        assert self._zone is not None
        lit = self._lit and self._form is not HEADED
        name = self._name
        who = self.words.who(self._zone.owner) if self._zone.owner is not None else name
        if lit and self.spec.heading and self._fits(self._title, room):
            who = self._title
        rows = [(name, "row-title", NAME, "honey" if lit else "bone")]
        if who != name:
            rows.append((who, "body", WHO, "honey" if lit else "bone.2"))
        if self.spec.line and self.words.has(self.spec.line):
            rows.append((self.words(Say(self.spec.line, self._zone.facts)), "hint", TOLD, "bone.2"))
        return rows

    def _fits(self, text: str, room: int) -> bool:
        return shortened(self.kit.theme, text, "body", room, WHO).lines == [text]

    @property
    def _told_at(self) -> tuple[int, int]:
        """Where marks are told: in the third row, or below all where a line of words stands there."""
        if self.spec.line:
            below = max((part.rect.bottom for part in self.parts), default=self.rect.top) + self.u(MARKS)
            return self.rect.left, min(below, self.rect.bottom - self.u(6))
        portrait, form = self._portrait, self._form
        return portrait.right + self.u(BESIDE), portrait.top + self.u(form.first + form.second + form.third)

    def _told_text(self) -> Sequence[TextBox]:
        """The marks of what is carried, or of whoever it is: all, or the last one that has room alone, since what is
        special now comes last."""
        piece = self._carried or self.piece
        if piece is None or not self._form.full:
            return ()
        left, foot = self._told_at
        left += self.u(17) if self._carried is not None else 0
        alive = () if piece is self._carried else [mark for mark, sign in self.faces.layout.marks.items() if sign.alive]
        marks = [self.words.name(mark) for mark in piece.marks if mark not in alive]
        for text in (", ".join(marks), *reversed(marks)):
            line = shortened(self.kit.theme, text, "hint", self.rect.right + self.kit.px(OUT) - left, TOLD)
            if text and line.lines == [text]:
                return [self.kit.text(text, "hint", (left, foot), "bone.2", size=line.size)]
        return ()

    @property
    def seat(self) -> int | None:
        """Whose it is."""
        return self._zone.owner if self._zone is not None else None

    @property
    def figures(self) -> Sequence[GaugePart | NumberPart]:
        """Bars and numbers, in their order."""
        return [part for part in self.parts if isinstance(part, GaugePart | NumberPart)]

    def _paint_carried(self, target: Surface, carried: Piece) -> None:
        look, (left, foot) = self.faces.look(carried), self._told_at
        dark = any(sign.dark for sign in self.faces.signs(carried))
        icon = look.figure if look is not None and look.figure else "star"
        middle = left + self.u(7), foot - self.kit.px(4.5)
        self.kit.icon(target, icon, middle, CARRIED * self.unit, "off" if dark else "honey")

    def paint(self, target: Surface) -> None:
        kit, spec, zone = self.kit, self.spec, self._zone
        if zone is None:
            return
        if self.awaited:
            foot = self._portrait.unionall([part.rect for part in self.parts]).bottom
            foot = max(foot, self._told_at[1]) if spec.line else foot
            frame = self.rect.inflate(2 * kit.px(FRAME), 0)
            frame.top += kit.px(FRAME_IN)
            frame.height = min(frame.bottom, foot + kit.px(FRAME_BELOW)) - frame.top
            paint_frame(kit, target, frame, FRAME)
        paint_person(self.faces, target, self._portrait, zone.owner, self.piece, alive=self.active)
        if self._carried is not None and self._form.full:
            self._paint_carried(target, self._carried)
        super().paint(target)
