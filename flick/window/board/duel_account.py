"""The account of a duel in a rail: its title, what counts for a side and where that comes from, and how far it goes."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from pygame import Rect, Surface

from flick.table.board import Zone
from flick.table.duel import Duel
from flick.table.naming import signed, zone_title
from flick.window.board.duel_rows import GAP, NUMBER, DuelRow, facing, merged, row_of, summed_up, told_apart
from flick.window.board.extras import paint_sign
from flick.window.board.layout_file import DuelSlot, MarkSign
from flick.window.board.slot import SlotPart
from flick.window.widgets.text import ASCENT, TextBox, fitted, shortened

TITLE, TITLE_AT, CLEAR = 19.0, 42, 7
"""Size of the title, its baseline, and what is free above it at least."""
LINE, LEADING, BETWEEN, CLOSE, POINTS = 12.5, 14, 7, 4, 16.0
"""Of a row: its words, from line to line, to the next one and where it is close, and its number."""
ICON, ICON_CLOSE = 9.5, 8.0
"""Radius of the icon of a row, and of one that is close to the next."""
SUM = 40
"""How much height it takes how far it goes."""
FREE, CHECK = 8, 22
"""What is free below it, and how wide the mark is of a number that has been reached, where there is room for it."""


class RowSign(NamedTuple):
    """The icon of a row: its middle, and its radius in pixels."""

    place: tuple[int, int]
    sign: MarkSign
    radius: int

    @property
    def rect(self) -> Rect:
        """The square round it."""
        return Rect(self.place[0] - self.radius, self.place[1] - self.radius, 2 * self.radius, 2 * self.radius)


class ToldRows(NamedTuple):
    """The rows of the first side and those of the other one. Each has what it is and its source (``full``), its name
    alone in as many lines as that needs, or a single line. A ``large`` title is a heading."""

    own: Sequence[DuelRow] = ()
    others: Sequence[DuelRow] = ()
    told: Literal["full", "names", "short"] = "short"
    large: bool = True


class DuelAccount:
    """What has been set from a height downwards into a ``column`` of a section: texts, icons beside rows, thin lines,
    and the mark of a number that is reached. ``foot`` is how far down it reaches."""

    def __init__(self, part: SlotPart[DuelSlot], column: Rect, top: int) -> None:
        self.part, self.kit, self.words, self.column, self.foot = part, part.kit, part.words, column, top
        self.texts: list[TextBox] = []
        self.signs: list[RowSign] = []
        self.lines: list[int] = []
        self.check: tuple[int, int] | None = None

    def tell(self, zone: Zone, duel: Duel, rows: ToldRows) -> None:
        """Set what it is about, what counts, how far that goes, and what counts for the other side."""
        if duel.needed is not None or not any(side.piece for side in duel.sides):
            self.entitle(zone, duel, large=rows.large)
        else:
            self.foot += self.kit.px(CLEAR)
        for row in rows.own:
            self._row(row, rows.told)
        if duel.sides[0].total is not None:
            self._sum(duel, duel.sides[0].total)
        for row in rows.others:
            self._row(row, rows.told)

    def entitle(self, zone: Zone, duel: Duel, *, large: bool = True) -> None:
        """Set the title."""
        kit, left = self.kit, self.column.left
        role, size = ("section", TITLE) if large else ("row-title", LINE)
        name = fitted(kit.theme, self._about(zone, duel, whole=large), role, self.column.width, size)
        first, step = self.foot + kit.px(CLEAR + ASCENT * name.size), kit.px(name.size + 3)
        first = max(self.column.top + self.part.u(TITLE_AT), first)
        self.texts += kit.lines(name.lines, role, (left, first), step, size=name.size)
        self.foot = first + step * (len(name.lines) - 1) + kit.px(CLEAR + 2)

    def _about(self, zone: Zone, duel: Duel, *, whole: bool) -> str:
        """Whom the first side faces, or who faces whom where no cards are seen that tell it and the ``whole`` of it has
        room."""
        spec = self.part.spec
        if len(duel.sides) == 1:
            return zone_title(zone, self.words)
        own, other = [self.words(side.title) for side in duel.sides]
        told_both = whole and spec.counts and spec.cards == "none"
        return self.words("window-against", one=own, other=other) if told_both else other

    def _row(self, row: DuelRow, told: str) -> None:
        kit, left, is_full = self.kit, self.column.left, told == "full"
        if row.sign is not None and row.sign.icon and not self.part.around.narrow:
            radius = kit.px(ICON if is_full else ICON_CLOSE)
            up = 0 if is_full and row.source else kit.px(4)
            self.signs.append(RowSign((left + radius, self.foot + kit.px(LEADING) - up), row.sign, radius))
            left += 2 * radius + kit.px(7)
        y = self.foot + kit.px(LEADING - 1)
        points = kit.text(signed(row.points), "row-title", (self.column.right, y), anchor="right", size=POINTS)
        self.texts.append(points)
        room = points.rect.left - kit.px(GAP) - left
        lines = [(row.source or row.what, "hint", "bone.2")]
        if is_full:
            lines = [(row.what, "hint-bold", "bone"), (row.source, "hint", "bone.2")]
        for text, role, colour in (line for line in lines if line[0]):
            name = (shortened if told == "short" else fitted)(kit.theme, text, role, room, LINE)
            self.texts += kit.lines(name.lines, role, (left, y), kit.px(LEADING), colour, size=name.size)
            y += kit.px(LEADING) * len(name.lines)
        self.foot = y - kit.px(LEADING - 1) + kit.px(BETWEEN if is_full else CLOSE)

    def _sum(self, duel: Duel, own: int) -> None:
        """How far the first side has come, and what it needs, or how far the other one has; a thin line above."""
        self.lines.append(self.foot + self.kit.px(1))
        foot = self.foot + self.kit.px(SUM - 8)
        if duel.needed is not None:
            self._needed(duel, own, duel.needed, foot)
        elif len(duel.sides) > 1 and (other := duel.sides[1].total) is not None:
            self.texts += facing(self.kit, self.words("window-duel-against"), own, other, self.column, foot)
        self.foot += self.kit.px(SUM)

    def _needed(self, duel: Duel, own: int, needed: int, foot: int) -> None:
        """What the first side has, what it needs, and a check where that is reached."""
        kit, column = self.kit, self.column
        bad = duel.decided is not None and duel.decided.tone == "bad"
        colour = "bad" if bad else "good" if duel.reached else "bone"
        number = kit.text(str(own), "big-number", (column.left, foot), colour, size=NUMBER)
        told = self.words("window-sum-against" if len(duel.sides) > 1 else "window-sum-of", of=needed)
        of = kit.text(told, "body", (number.rect.right + kit.px(7), foot), "bone.2")
        self.texts += [number, of]
        check = Rect(column.right - kit.px(CHECK), number.rect.top, kit.px(CHECK), number.rect.height)
        if duel.reached and not bad and of.rect.right <= check.left:
            self.check = check.center

    def paint(self, target: Surface) -> None:
        """Draw what is no text: lines, icons, the check."""
        for y in self.lines:
            self.kit.line(
                target, Rect(self.column.left, y, self.column.width, max(1, self.kit.px(1))), "tray.edge", 0.3
            )
        for place, sign, radius in self.signs:
            paint_sign(self.kit, target, place, sign, radius)
        if self.check is not None:
            self.kit.icon(target, "check", self.check, CHECK, "good")


def account_of(part: SlotPart[DuelSlot], column: Rect, zone: Zone, duel: Duel, top: int, foot: int) -> DuelAccount:
    """As much of what counts as there is room for from ``top`` to ``foot``; nothing but whom the duel is about, where
    the cloth tells the rest."""
    found = DuelAccount(part, column, top)
    if not part.spec.counts:
        found.entitle(zone, duel)
        return found
    for rows in _ways(part, duel):
        found = DuelAccount(part, column, top)
        found.tell(zone, duel, rows)
        if found.foot <= foot - part.kit.px(FREE):
            break
    return found


def _ways(part: SlotPart[DuelSlot], duel: Duel) -> Iterator[ToldRows]:
    """The rows from the fullest way to the briefest: in full, in lines of both sides, in lines of one, all cards in one
    row, the last rows in one, without any, and then with the title in the size of the rows."""
    words, marks, (first, *rest) = part.words, part.faces.layout.marks, duel.sides
    rows = [row_of(one, words, marks) for one in first.modifiers]
    others = [row_of(one, words, marks) for side in rest for one in side.modifiers]
    short = told_apart(rows)
    few = merged(short, lambda count: words("window-cards", count=count))
    yield ToldRows(rows, others, "full")
    if others:
        yield ToldRows(short, told_apart(others))
    yield ToldRows(rows, (), "full")
    yield ToldRows(short, (), "names")
    yield ToldRows(short)
    yield ToldRows(few)
    for count in range(len(few) - 1, 1, -1):
        yield ToldRows(summed_up(few, count, lambda others: words("window-others", count=others)))
    yield ToldRows()
    yield ToldRows(large=False)
