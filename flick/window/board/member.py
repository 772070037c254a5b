"""One of those who play together: portrait, name, who plays, what is carried, and how many cards there are."""

from collections.abc import Sequence

from pygame import Rect, Surface

from flick.table.board import Board, Piece, Zone
from flick.window.board.layout_file import Member, Pile
from flick.window.board.opens import OpensZone
from flick.window.board.slot import SlotPart, Surroundings
from flick.window.cards.portrait import portrait
from flick.window.parts.materials import Fill, Outline
from flick.window.parts.text import Fitted, TextBox, shortened

PORTRAIT, PORTRAIT_AT = 48, 27
"""Its side, and where it begins."""
NAME, WHO, CARRIED = 17.0, 12.5, 12.0
ROWS = (40, 55, 71)
"""Baselines of name, person, and what is carried."""
COUNTS_AT, COUNTS_HIGH = 79, 30
CLOSE, CLOSE_UP, CLOSE_COUNTS = 98, 20, 53
"""Lower than this, in pixels of the design, it has no heading, and all else stands so much higher."""
COUNT_LINES = (13, 26)
COUNT, COUNT_WORD = 15.0, 11.0
COUNT_LEAST, STEP = 9.5, 0.5
"""Where words have no room side by side they are made smaller step by step, down to that."""
BAR, BAR_LEFT = 3, 8
"""What marks whoever is waited for: its width, and how far left of the portrait it begins."""
LEAST, GAP = 30, 4
"""Of a count that can be clicked: its least width; and what is between two."""


class PortraitPart(OpensZone):
    """Over a portrait that is painted already; its tooltip says who plays, and what the card says."""

    def __init__(self, around: Surroundings, rect: Rect, zone: Zone) -> None:
        super().__init__(around, rect, zone)
        look = around.faces.look(zone.pieces[0]) if zone.pieces else None
        lines = [around.words(line.text) for line in look.lines] if look is not None else []
        self.tip = "\n".join([self.tip, *lines])


class CountPart(OpensZone):
    """How many cards lie somewhere."""

    def __init__(self, around: Surroundings, rect: Rect, zone: Zone, title: str, word: str, size: float) -> None:
        super().__init__(around, rect, zone, title)
        self.word, self.size = word, size

    def texts(self) -> list[TextBox]:
        kit, rect = self.kit, self.rect
        left = rect.left
        return [
            kit.text(str(self.count), "row-title", (left, rect.top + kit.px(COUNT_LINES[0])), size=COUNT),
            kit.text(self.word, "hint", (left, rect.top + kit.px(COUNT_LINES[1])), "bone.2", size=self.size),
        ]


class MemberPart(SlotPart):
    """``zone`` of the layout is a row: first whoever it is, then what is carried."""

    natural = 112.0

    def __init__(self, around: Surroundings, spec: Member, side: str) -> None:
        super().__init__(around, side, spec.heading)
        self.spec = spec
        self._board: Board | None = None
        self._zone: Zone | None = None

    def show(self, board: Board) -> None:
        zone = self.zone(board, self.spec.zone)
        self.hidden = zone is None
        counts = [self.zone(board, pile.zone) for pile in self.spec.counts]
        before = [self.zone(self._board, pile.zone) for pile in self.spec.counts] if self._board else []
        changed = zone != self._zone or counts != before
        self._zone, self._board = zone, board
        if changed:
            self._build()

    def lay(self, rect: Rect) -> None:
        super().lay(rect)
        self._build()

    def _build(self) -> None:
        """The portrait, through which its cards can be looked at, and the counts, side by side."""
        self.remove(*list(self.parts))
        if self._zone is not None:
            self.add(PortraitPart(self.around, self._portrait, self._zone))
        board = self._board
        zones = [(pile, self.zone(board, pile.zone)) for pile in self.spec.counts] if board else []
        found: list[tuple[Pile, Zone]] = [(pile, zone) for pile, zone in zones if zone is not None]
        words = [self.title(pile.heading, zone) for pile, zone in found]
        gap = self.kit.px(GAP)
        room = self.rect.width - gap * (len(found) - 1)
        least = [self.kit.px(LEAST) if zone.kind != "stack" else 0 for _, zone in found]
        size = COUNT_WORD
        wide = self._widths(words, least, size)
        while sum(wide) > room and size > COUNT_LEAST:
            size -= STEP
            wide = self._widths(words, least, size)
        free = max(0, room - sum(wide)) // max(1, len(wide))
        left = self.rect.left
        top = self.rect.top + (self.kit.px(CLOSE_COUNTS) if self._close else self.u(COUNTS_AT))
        for (_, zone), word, width in zip(found, words, wide, strict=True):
            rect = Rect(left, top, width + free, self.kit.px(COUNTS_HIGH))
            title = self.words("window-belongs", who=self._name, what=word)
            self.add(CountPart(self.around, rect, zone, title, word, size))
            left = rect.right + gap
        self.dirty = True

    def _widths(self, words: Sequence[str], least: Sequence[int], size: float) -> list[int]:
        """How wide the counts are with words of that size."""
        return [max(one, self.kit.width(word, "hint", size)) for word, one in zip(words, least, strict=True)]

    @property
    def _close(self) -> bool:
        """Whether there is no room for a heading."""
        return self.rect.height < self.kit.px(CLOSE)

    def _row(self, row: float) -> int:
        """Where a row of the design stands."""
        return self.rect.top + (self.kit.px(row - CLOSE_UP) if self._close else self.u(row))

    @property
    def _portrait(self) -> Rect:
        side = self.kit.px(PORTRAIT * 0.86) if self._close else self.u(PORTRAIT)
        return Rect(self.rect.left, self._row(PORTRAIT_AT), side, side)

    @property
    def _piece(self) -> Piece | None:
        return self._zone.pieces[0] if self._zone and self._zone.pieces else None

    @property
    def _name(self) -> str:
        return self.words.name(self._piece.face or "") if self._piece is not None else ""

    @property
    def _active(self) -> bool:
        return self._piece is not None and "active" in self._piece.marks

    @property
    def awaited(self) -> bool:
        """Whether this is the one who is asked now, or else the one who acts."""
        asked, zone = self.around.asked, self._zone
        return self._active if asked is None else zone is not None and zone.owner == asked

    def _title(self, zone: Zone) -> str:
        """What stands above it: who acts, who is asked meanwhile, or what it is."""
        if self._active and self.spec.now:
            return self.title(self.spec.now, zone)
        return self.words("window-asked-now") if self.awaited else self.title(self.spec.heading, zone)

    @property
    def _carried(self) -> Piece | None:
        pieces = self._zone.pieces[1:] if self._zone else ()
        return pieces[0] if pieces else None

    def own_texts(self) -> list[TextBox]:
        if self._zone is None or self._piece is None:
            return []
        kit = self.kit
        lit = self._active or self.awaited
        texts = [] if self._close else [self.heading_text(self._title(self._zone), colour="honey" if lit else "bone.2")]
        left = self._portrait.right + self.u(9)
        room = self.rect.right + kit.px(6) - left
        name, who = self._name, self._who()
        if self._close and lit and self._fits(title := self._title(self._zone), room):
            who = title
        rows = [
            (name, "row-title", NAME, "honey" if lit and self._close else "bone"),
            *([(who, "body", WHO, "honey" if lit and self._close else "bone.2")] if who != name else []),
        ]
        for (text, role, size, colour), row in zip(rows, ROWS, strict=False):
            line = shortened(kit.theme, text, role, room, size)
            texts.append(kit.text(line.lines[0], role, (left, self._row(row)), colour, size=line.size))
        if self._carried is not None and (told := self._told(self._carried, room - self.u(17))) is not None:
            place = left + self.u(17), self._row(ROWS[2])
            texts.append(kit.text(told.lines[0], "hint", place, "bone.2", size=told.size))
        return texts

    def _who(self) -> str:
        """Who plays."""
        assert self._zone is not None
        return self.words.who(self._zone.owner) if self._zone.owner is not None else ""

    def _fits(self, text: str, room: int) -> bool:
        return shortened(self.kit.theme, text, "body", room, WHO).lines == [text]

    def _told(self, carried: Piece, room: int) -> Fitted | None:
        """Its marks, or the last one that has room alone: what is special about it now comes last."""
        marks = [self.words.name(mark) for mark in carried.marks]
        for text in (", ".join(marks), *reversed(marks)):
            line = shortened(self.kit.theme, text, "hint", room, CARRIED)
            if line.lines == [text]:
                return line
        return None

    def paint(self, target: Surface) -> None:
        kit, piece = self.kit, self._piece
        if piece is None:
            return
        rect = self._portrait
        side = rect.width
        look = self.faces.look(piece)
        if look is not None:
            made = kit.picture(("portrait", look.id, side), lambda look=look: portrait(look, side, kit.theme))
            target.blit(made, rect)
        radius = 0.14 * side / kit.theme.scale
        line = Outline("honey", 2, radius) if self._active else Outline("brass.line", 1, radius, 0.9)
        kit.stamp(target, rect, line)
        if self.awaited:
            bar = Rect(rect.left - kit.px(BAR_LEFT), rect.top, kit.px(BAR), side)
            kit.stamp(target, bar, Fill("honey", 1, BAR / 2))
        carried = self._carried
        if carried is not None:
            dark = any(sign.dark for sign in self.faces.signs(carried))
            look = self.faces.look(carried)
            place = rect.right + self.u(16), self._row(ROWS[2]) - kit.px(4.5)
            icon = look.figure if look is not None and look.figure else "star"
            kit.icon(target, icon, place, 15 * self.unit, "off" if dark else "honey")
        super().paint(target)
