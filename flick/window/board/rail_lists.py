"""Lists in a rail, whose rows begin with a number or a sign in a circle: who acts when, and by what list somebody acts
just now."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from pygame import Rect, Surface

from flick.table.board import Piece, Zone
from flick.table.looks import CardLook, ItemLook
from flick.table.naming import piece_name
from flick.table.tactics import Tactics, tactics_of
from flick.window.board.layout_file import QueueSlot, TacticsSlot, ZoneSlot
from flick.window.board.sheet import PortraitPart
from flick.window.board.slot import SlotPart
from flick.window.board.surroundings import Surroundings
from flick.window.cards.portrait import kept_portrait
from flick.window.widgets import Fill, Place, TextBox, fitted
from flick.window.widgets.text import fitted_at

FOOT, NUMBER = 8, 11.5
"""Pixels of the design that are free below the last row; the size of a number in a circle, and of the word of a
mark."""

ORDER_AT, NAME_AT, BESIDE, NAME_LEADING = 28, 22, 8, 1.05
"""Of a queue: where its first row begins, how far from the left a name does, what is free between that and the word of
a mark, and how far the lines of a name lie apart, in parts of their size."""

PORTRAIT_AT, PORTRAIT, BELOW = 30, 46, 11
"""Of tactics: where the portrait begins, its side, and what is free below it."""
FACTS_AT, FACT_STEP, FACT, FACT_ICON = 12, 17.5, 13.5, 13
"""Of the numbers beside it: how far from it they stand, from one to the next, their size and that of their icons."""
WORDS_AT, BETWEEN, LEADING, ASCENT = 26, 8, 1.24, 0.95
"""How far from the left the words begin, what is free between two rows, and in parts of the size of the words how far
their lines lie apart and how far below the top of a row the first one stands."""
LONG_NAME = 13.0
"""Size of a name that is too long for a heading."""

RailSpec = TypeVar("RailSpec", bound=ZoneSlot)
Style = TypeVar("Style")


class ListedRow(NamedTuple):
    """A row: the middle of its circle, what stands in that, the colours of both, and the words beside it."""

    middle: Place
    number: int
    icon: str
    """What stands in the place of the number, if anything does."""
    circle: str
    ink: str
    texts: list[TextBox]
    foot: int
    """Where the next row begins."""


class ListedSlot(SlotPart[RailSpec], Generic[RailSpec, Style]):
    """It is told in the first of its ``styles`` for which it is high enough. It was designed for the first of them,
    wants room for the one that is ``wished``, and needs room for the last."""

    styles: ClassVar[Sequence[Any]]
    wished: ClassVar[int]
    radius: ClassVar[float]
    """Of a circle."""
    sign: ClassVar[float]
    """The size of an icon in it."""

    def __init__(self, around: Surroundings, spec: RailSpec, side: str) -> None:
        super().__init__(around, spec, side)
        self.style: Style = self.styles[0]
        self.rows: list[ListedRow] = []

    def rows_in(self, style: Style, rect: Rect) -> Iterator[ListedRow]:
        """The rows in a style, from the top of a rectangle, which may be higher or lower."""
        raise NotImplementedError

    def _height_in(self, style: Style, width: int) -> float:
        """How high it is in a style where it is so wide, in pixels of the design."""
        feet = (row.foot for row in self.rows_in(style, Rect(0, 0, width, 0)))
        return max(feet, default=0) / self.kit.theme.scale + FOOT

    def fit(self, width: int) -> None:
        if width and self._zone is not None:
            wanted = self.styles[0], self.styles[self.wished], self.styles[-1]
            self.natural, self.wanted, self.least = (self._height_in(style, width) for style in wanted)

    def build(self) -> None:
        self.rows = []
        if self._zone is not None and self.rect:
            high = (self.rect.height + 1) / self.kit.theme.scale
            fitting = (style for style in self.styles if self._height_in(style, self.rect.width) <= high)
            self.style = next(fitting, self.styles[-1])
            self.rows = list(self.rows_in(self.style, self.rect))

    def row_texts(self) -> Iterator[TextBox]:
        """The words of all rows, and the numbers in their circles."""
        for row in self.rows:
            yield from row.texts
            if not row.icon:
                place = row.middle[0], row.middle[1] + self.kit.px(4)
                yield self.kit.text(str(row.number), "hint-bold", place, row.ink, anchor="centre", size=NUMBER)

    def own_texts(self) -> list[TextBox]:
        return [self.heading_text(), *self.row_texts()]

    def paint(self, target: Surface) -> None:
        across = 2 * self.kit.px(self.radius)
        for row in self.rows:
            circle = Rect(0, 0, across, across).move_to(center=row.middle)
            self.kit.stamp(target, circle, Fill(row.circle, 1, self.radius))
            if row.icon:
                self.kit.icon(target, row.icon, row.middle, self.sign, row.ink)
        super().paint(target)


class QueueStyle(NamedTuple):
    """How high a line is and how large a name; and whether those who are done are told."""

    line: float
    size: float
    done: bool = True


class QueuePart(ListedSlot[QueueSlot, QueueStyle]):
    """Who acts when: names in their order, and at each what its marks say: that it acts, is next, or has acted."""

    styles = QueueStyle(22, 14), QueueStyle(18, 12.5), QueueStyle(18, 12.5, done=False)
    wished, radius, sign = 1, 8, 11

    def is_seen(self, zone: Zone | None) -> bool:
        return zone is not None and bool(zone.pieces)

    def rows_in(self, style: QueueStyle, rect: Rect) -> Iterator[ListedRow]:
        kit, top = self.kit, rect.top + self.kit.px(ORDER_AT)
        for number, piece in enumerate(self._zone.pieces if self._zone is not None else (), 1):
            signs, alive = self.faces.signs(piece), self.faces.alive(piece)
            is_done = any(sign.dark for sign in signs)
            if is_done and not style.done:
                continue
            name = piece_name(Piece(piece.id, piece.face, say=piece.say), self.words)
            lines, size = fitted(kit.theme, name, "row-title", rect.width - kit.px(NAME_AT), style.size)
            high = kit.px(style.line + NAME_LEADING * size * (len(lines) - 1))
            middle = rect.left + kit.px(self.radius), top + high // 2
            first = rect.left + kit.px(NAME_AT), middle[1] + kit.px(5 - NAME_LEADING * size * (len(lines) - 1) / 2)
            colour = "honey" if alive else "bone.2" if is_done else "bone"
            texts = kit.lines(lines, "row-title", first, kit.theme.scale * NAME_LEADING * size, colour, size=size)
            if piece.marks and not is_done:
                place = rect.right, texts[-1].baseline
                mark = kit.text(self.words.name(piece.marks[0]), "hint", place, colour, anchor="right", size=NUMBER)
                if mark.left - texts[-1].rect.right >= kit.px(BESIDE):
                    texts.append(mark)
            icon = next((sign.icon for sign in signs if sign.icon), "")
            circle, ink = ("honey", "well") if alive else ("plate.top", "bone.2")
            yield ListedRow(middle, number, icon, circle, ink, texts, top + high)
            top += high


class TacticsStyle(NamedTuple):
    """How much room it takes: the size of its words, whether there is a portrait, and whether what fails is told."""

    size: float
    portrait: bool = True
    fails: bool = True


class TacticsPart(ListedSlot[TacticsSlot, TacticsStyle]):
    """Somebody who acts by a list: portrait and numbers of their card, and the conditions that were looked at, with
    what each has come to."""

    styles = (
        TacticsStyle(12.5),
        TacticsStyle(11.5),
        TacticsStyle(11.0),
        TacticsStyle(11.0, portrait=False),
        TacticsStyle(11.0, portrait=False, fails=False),
    )
    wished, radius, sign = 2, 9, 12

    @property
    def tactics(self) -> Tactics | None:
        """What is shown, while somebody acts."""
        return tactics_of(self._zone) if self._zone is not None else None

    def is_seen(self, zone: Zone | None) -> bool:
        return zone is not None and tactics_of(zone) is not None

    @property
    def _look(self) -> CardLook | None:
        """The card of whoever acts, while its portrait is shown."""
        pieces = self._zone.pieces if self._zone is not None and self.style.portrait else ()
        return self.faces.look(pieces[0]) if pieces else None

    def rows_in(self, style: TacticsStyle, rect: Rect) -> Iterator[ListedRow]:
        kit, top = self.kit, rect.top + self.kit.px(PORTRAIT_AT + (PORTRAIT + BELOW) * style.portrait)
        for number, line in enumerate(self.tactics.lines if self.tactics is not None else (), 1):
            if not line.holds and not style.fails:
                continue
            text, room = self.words(line.say), rect.width - kit.px(WORDS_AT)
            lines = fitted_at(kit.theme, text, "body", room, style.size).lines
            high = LEADING * style.size * len(lines)
            down = kit.px(max(0.0, self.radius - high / 2) + ASCENT * style.size)
            first, step = (rect.left + kit.px(WORDS_AT), top + down), kit.theme.scale * LEADING * style.size
            texts = kit.lines(lines, "body", first, step, "bone" if line.holds else "bone.2", size=style.size)
            icon, circle, ink = ("check", "good", "well") if line.holds else ("", "plate.top", "bone.2")
            middle, foot = kit.px(self.radius), top + kit.px(max(2 * self.radius, high) + BETWEEN)
            yield ListedRow((rect.left + middle, top + middle), number, icon, circle, ink, texts, foot)
            top = foot

    @property
    def _portrait(self) -> Rect:
        side = self.kit.px(PORTRAIT)
        return Rect(self.rect.left, self.rect.top + self.kit.px(PORTRAIT_AT), side, side)

    def build(self) -> None:
        super().build()
        self.empty()
        if self.rows and self._zone is not None and self.style.portrait:
            self.add(PortraitPart(self.around, self._portrait, self._zone))

    def own_texts(self) -> list[TextBox]:
        left = self._portrait.right + self.kit.px(FACTS_AT + FACT_ICON + 4)
        facts = [
            self.kit.text(fact.number, "row-title", (left, y + self.kit.px(4.5)), size=FACT)
            for fact, y in self._facts_at
        ]
        return [*self._named, *self.row_texts(), *facts]

    @property
    def _named(self) -> list[TextBox]:
        """Who acts: as a heading, or where that has no room like any other name, in two lines if need be."""
        if self.tactics is None:
            return []
        name, kit = self.words(self.tactics.title), self.kit
        heading = self.heading_text(name, colour="honey")
        if heading.width <= self.rect.width:
            return [heading]
        title = fitted(kit.theme, name, "row-title", self.rect.width, LONG_NAME)
        first = self.rect.left, heading.baseline - kit.px(LONG_NAME / 2) * (len(title.lines) - 1)
        return kit.lines(title.lines, "row-title", first, kit.px(LONG_NAME), "honey", size=title.size)

    @property
    def _facts_at(self) -> list[tuple[ItemLook, int]]:
        """The numbers of the card, each with the middle of its height."""
        top, facts = self._portrait.top, self._look.facts if self._look is not None else ()
        return [(fact, top + self.kit.px(5.5 + FACT_STEP * index)) for index, fact in enumerate(facts)]

    def paint(self, target: Surface) -> None:
        if self._look is not None:
            target.blit(kept_portrait(self.kit, self._look, self._portrait.width), self._portrait)
        x = self._portrait.right + self.kit.px(FACTS_AT + FACT_ICON / 2)
        for fact, y in self._facts_at:
            self.kit.icon(target, fact.icon, (x, y), FACT_ICON, "bone.2")
        super().paint(target)
