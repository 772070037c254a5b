"""The account of a duel in a rail: its title, what counts for a side and where that comes from, and how far it goes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import Rect, Surface

from flick.table.board import Zone
from flick.table.duel import Duel
from flick.table.naming import signed, zone_title
from flick.window.board.duel_rows import GAP, NUMBER, DuelRow, RowStyle, facing, merged, row_of, summed_up, told_apart
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


@dataclass
class SetAccount:
    """An account that is set: its texts, icons beside rows, thin lines, and the mark of a number that is reached."""

    texts: list[TextBox] = field(default_factory=list[TextBox])
    signs: list[RowSign] = field(default_factory=list[RowSign])
    lines: list[int] = field(default_factory=list[int])
    check: tuple[int, int] | None = None
    foot: int = 0
    """How far down it reaches."""


class DuelAccount(NamedTuple):
    """Sets the account of one duel into a ``column`` of a section."""

    part: SlotPart[DuelSlot]
    column: Rect
    zone: Zone
    duel: Duel

    def in_full(self, top: int, foot: int) -> SetAccount:
        """Set as much of what counts as there is room for from ``top`` to ``foot``."""
        found = SetAccount()
        for rows, others, way in self._ways():
            found = self._told(rows, others, way, top)
            if found.foot <= foot - self.part.kit.px(FREE):
                break
        return found

    def title_alone(self, top: int) -> SetAccount:
        """Set nothing but whom the duel is about."""
        found = SetAccount()
        found.foot = self._title(found, RowStyle(2), top)
        return found

    def _ways(self) -> Iterator[tuple[Sequence[DuelRow], Sequence[DuelRow], RowStyle]]:
        """Rows of the first side, rows of the other one, and how they are told, from the fullest way to the briefest:
        in full, in lines of both sides, in lines of one, all cards in one row, the last rows in one, without any, and
        then with the title in a single line."""
        words, marks, sides = self.part.words, self.part.faces.layout.marks, self.duel.sides
        rows = [row_of(one, words, marks) for one in sides[0].modifiers]
        others = [row_of(one, words, marks) for side in sides[1:] for one in side.modifiers]
        short = told_apart(rows)
        few = merged(short, lambda count: words("window-cards", count=count))
        yield rows, others, RowStyle(2, "full")
        if others:
            yield short, told_apart(others), RowStyle(2)
        yield rows, (), RowStyle(2, "full")
        yield short, (), RowStyle(2, "names")
        yield short, (), RowStyle(2)
        yield few, (), RowStyle(2)
        for count in range(len(few) - 1, 1, -1):
            yield summed_up(few, count, lambda others: words("window-others", count=others)), (), RowStyle(2)
        yield (), (), RowStyle(2)
        yield (), (), RowStyle()

    def _told(self, rows: Sequence[DuelRow], others: Sequence[DuelRow], way: RowStyle, top: int) -> SetAccount:
        """What it is about, what counts, how far that goes, and what counts for the other side."""
        found, y = SetAccount(), top
        if self.duel.needed is not None or not any(side.piece for side in self.duel.sides):
            y = self._title(found, way, top)
        else:
            y += self.part.kit.px(CLEAR)
        for row in rows:
            y = self._row(found, row, y, way)
        if self.duel.sides[0].total is not None:
            y = self._sum(found, y)
        for row in others:
            y = self._row(found, row, y, way)
        found.foot = y
        return found

    def _about(self, *, whole: bool) -> str:
        """Whom the first side faces, or who faces whom where no cards are seen that tell it and the ``whole`` of it has
        room."""
        words, spec = self.part.words, self.part.spec
        if len(self.duel.sides) == 1:
            return zone_title(self.zone, words)
        own, other = [words(side.title) for side in self.duel.sides]
        told_both = whole and spec.counts and spec.cards == "none"
        return words("window-against", one=own, other=other) if told_both else other

    def _title(self, found: SetAccount, way: RowStyle, top: int) -> int:
        """Set the title; where what follows it begins."""
        kit, left = self.part.kit, self.column.left
        role, size = ("section", TITLE) if way.title > 1 else ("row-title", LINE)
        name = fitted(kit.theme, self._about(whole=way.title > 1), role, self.column.width, size)
        first, step = top + kit.px(CLEAR + ASCENT * name.size), kit.px(name.size + 3)
        first = max(self.column.top + self.part.u(TITLE_AT), first)
        found.texts += kit.lines(name.lines, role, (left, first), step, size=name.size)
        return first + step * (len(name.lines) - 1) + kit.px(CLEAR + 2)

    def _row(self, found: SetAccount, row: DuelRow, top: int, way: RowStyle) -> int:
        """Set one row from ``top`` on; return where the next one begins."""
        kit, left = self.part.kit, self.column.left
        if row.sign is not None and row.sign.icon and not self.part.around.narrow:
            radius = kit.px(ICON if way.told == "full" else ICON_CLOSE)
            up = 0 if way.told == "full" and row.source else kit.px(4)
            found.signs.append(RowSign((left + radius, top + kit.px(LEADING) - up), row.sign, radius))
            left += 2 * radius + kit.px(7)
        y = top + kit.px(LEADING - 1)
        points = kit.text(signed(row.points), "row-title", (self.column.right, y), anchor="right", size=POINTS)
        found.texts.append(points)
        room = points.rect.left - kit.px(GAP) - left
        for text, role, colour in _lines(row, way):
            told = (shortened if way.told == "short" else fitted)(kit.theme, text, role, room, LINE)
            found.texts += kit.lines(told.lines, role, (left, y), kit.px(LEADING), colour, size=told.size)
            y += kit.px(LEADING) * len(told.lines)
        return y - kit.px(LEADING - 1) + kit.px(BETWEEN if way.told == "full" else CLOSE)

    def _sum(self, found: SetAccount, top: int) -> int:
        """How far the first side has come, and what it needs, or how far the other one has; a thin line above."""
        kit, duel, words, own = self.part.kit, self.duel, self.part.words, self.duel.sides[0].total or 0
        found.lines.append(top + kit.px(1))
        foot = top + kit.px(SUM - 8)
        if duel.needed is not None:
            self._needed(found, own, duel.needed, foot)
        elif len(duel.sides) > 1 and duel.sides[1].total is not None:
            found.texts += facing(kit, words("window-duel-against"), own, duel.sides[1].total, self.column, foot)
        return top + kit.px(SUM)

    def _needed(self, found: SetAccount, own: int, needed: int, foot: int) -> None:
        """What the first side has, what it needs, and a check where that is reached."""
        kit, duel, column = self.part.kit, self.duel, self.column
        bad = duel.decided is not None and duel.decided.tone == "bad"
        colour = "bad" if bad else "good" if duel.reached else "bone"
        number = kit.text(str(own), "big-number", (column.left, foot), colour, size=NUMBER)
        told = self.part.words("window-sum-against" if len(duel.sides) > 1 else "window-sum-of", of=needed)
        of = kit.text(told, "body", (number.rect.right + kit.px(7), foot), "bone.2")
        found.texts += [number, of]
        check = Rect(column.right - kit.px(CHECK), number.rect.top, kit.px(CHECK), number.rect.height)
        if duel.reached and not bad and of.rect.right <= check.left:
            found.check = check.center

    def paint(self, target: Surface, found: SetAccount) -> None:
        """Draw what is no text: lines, icons, the check."""
        kit = self.part.kit
        for y in found.lines:
            kit.line(target, Rect(self.column.left, y, self.column.width, max(1, kit.px(1))), "tray.edge", 0.3)
        for place, sign, radius in found.signs:
            paint_sign(kit, target, place, sign, radius)
        if found.check is not None:
            kit.icon(target, "check", found.check, CHECK, "good")


def _lines(row: DuelRow, way: RowStyle) -> Iterator[tuple[str, str, str]]:
    """What stands in a row: the source alone, where it has a name and there is little room."""
    if way.told != "full":
        yield row.source or row.what, "hint", "bone.2"
        return
    yield row.what, "hint-bold", "bone"
    if row.source:
        yield row.source, "hint", "bone.2"
