"""The final count on paper: a line for each thing that counts, a column for each seat. Lines come one after the other,
and the totals grow with them; last of all the winner's is lit. Titles have a cup beside whoever gets them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from flick.paint.lamp import PANEL_LIGHT
from flick.table.game import ScoreLine
from flick.table.naming import set_number
from flick.window.arena.table_art import TableArt
from flick.window.widgets import Fill, Glide, Kit, Outline, TextBox, Widget, fitted, shortened
from flick.window.widgets.text import fitted_at

LABELS, LABELS_OF_FEW, FEW = 0.26, 0.29, 3
"""Share of the width for what is counted, and where so few have a column or fewer."""
PAWN, HEAD, BARE_HEAD = 15.0, 58, 34
"""Radius of a pawn, height of the heads of columns, and without pawns."""
ROW, LEAST = 52, 20
"""Height of a line, and of the lowest one."""
NAME, WORD, NUMBER, TOTAL = 13.0, 15.0, 17.0, 24.0
NOBODY = "–"
AWARDED, CUP = 2, 17.0
"""How much longer it takes to award a title than to count a line, and the size of its cup."""


class SeatColumn(NamedTuple):
    """A seat: what its player is called, the pawn if it has one, and whether it has won."""

    name: str
    pawn: str
    won: bool


class FinalCount(Widget):
    """``told`` says a line; the last one is what the others add up to."""

    def __init__(
        self,
        kit: Kit,
        art: TableArt,
        rect: Rect,
        lines: Sequence[ScoreLine],
        columns: Sequence[SeatColumn],
        told: Callable[[ScoreLine], str],
        counted: float = 0.0,
    ) -> None:
        """``counted`` lines have been counted before the page was laid out anew."""
        super().__init__(kit, rect)
        self.art, self.columns = art, list(columns)
        self.total = told(lines[-1])
        self.lines = [(told(line), line) for line in lines[:-1]]
        slowly = AWARDED if any(line.measured for line in lines) else 1
        self._counted = Glide(counted, round(kit.theme.ms("count-line") * (len(lines) - counted) * slowly))
        self._counted.ease = _evenly
        self._counted.go(float(len(lines)))

    @property
    def moving(self) -> bool:
        return self._counted.moving

    @property
    def counted(self) -> float:
        """How far the count has come, in lines."""
        return self._counted.value

    @property
    def seen(self) -> int:
        """How many lines have been counted so far."""
        return int(self._counted.value)

    def tick(self, now: float) -> None:
        before = self.seen
        self._counted.tick(now)
        self.dirty |= self.seen != before

    @property
    def _head(self) -> int:
        return self.kit.px(HEAD if any(column.pawn for column in self.columns) else BARE_HEAD)

    @property
    def _labels(self) -> int:
        return round((LABELS_OF_FEW if len(self.columns) <= FEW else LABELS) * self.rect.width)

    @property
    def _word(self) -> float:
        """The size at which all that is counted has room, so that none of it is larger than the rest."""
        room, told = self._labels - self.kit.px(8), [self.total, *(told for told, _ in self.lines)]
        return min(fitted(self.kit.theme, one, "row-title", room, WORD).size for one in told)

    @property
    def _row(self) -> int:
        room = self.rect.height - self._head
        return max(self.kit.px(LEAST), min(self.kit.px(ROW), room // (len(self.lines) + 1)))

    def _column(self, index: int) -> Rect:
        """The place of a seat, from the head to the total."""
        labels = self._labels
        wide = (self.rect.width - labels) // max(1, len(self.columns))
        high = self._head + self._row * (len(self.lines) + 1)
        return Rect(self.rect.left + labels + wide * index, self.rect.top, wide, high)

    def _baseline(self, line: int, size: float) -> int:
        """That of a line, of the total the one after the last."""
        middle = self.rect.top + self._head + self._row * line + self._row // 2
        return middle + self.kit.px(0.36 * size)

    def totals(self) -> list[int | None]:
        """What each seat has, of the lines that have been counted."""
        rows = [line.points for _, line in self.lines]
        return [
            None if rows[0][seat] is None else sum(row[seat] or 0 for row in rows[: self.seen])
            for seat in range(len(self.columns))
        ]

    def texts(self) -> list[TextBox]:
        kit, found, word = self.kit, list[TextBox](), self._word
        for index, column in enumerate(self.columns):
            place = self._column(index)
            name = shortened(kit.theme, column.name, "body-bold", place.width - kit.px(6), NAME)
            at = place.centerx, place.top + self._head - kit.px(10)
            found.append(kit.text(name.lines[0], "body-bold", at, "ink", anchor="centre", size=name.size))
        for row, (told, line) in enumerate(self.lines[: self.seen]):
            found += self._line(row, told, line.measured or line.points, word, NUMBER, line)
        return [*found, *self._line(len(self.lines), self.total, self.totals(), word, TOTAL)]

    def _line(
        self,
        line: int,
        told: str,
        points: Sequence[int | None],
        word: float,
        size: float,
        title: ScoreLine | None = None,
    ) -> list[TextBox]:
        """What is counted and a number for each seat; of a ``title`` paler for those who do not get it."""
        kit, room = self.kit, self._labels - self.kit.px(8)
        name = fitted_at(kit.theme, told, "row-title", room, word)
        foot, leading = self._baseline(line, name.size), kit.px(1.15 * name.size)
        first = foot - leading * (len(name.lines) - 1) // 2
        found = [
            kit.text(text, "row-title", (self.rect.left, first + leading * row), "ink", size=name.size)
            for row, text in enumerate(name.lines)
        ]
        for index, one in enumerate(points):
            place = self._column(index).centerx, self._baseline(line, size)
            gets = title is None or not title.measured or title.points[index]
            text = NOBODY if one is None else set_number(one)
            if one is None and title is not None and title.points[index]:
                continue
            colour = "ink" if gets and one is not None else "ink.2"
            found.append(kit.text(text, "big-number", place, colour, anchor="centre", size=size))
        return found

    def paint(self, target: Surface) -> None:
        kit = self.kit
        for index, column in enumerate(self.columns):
            place = self._column(index)
            if column.won and not self.moving:
                kit.stamp(target, place.inflate(-kit.px(4), 0), Fill("honey", 0.22, 8))
                kit.stamp(target, place.inflate(-kit.px(4), 0), Outline("brass.line", 1.2, 8))
            if column.pawn:
                middle = place.centerx, place.top + kit.px(PAWN + 5)
                self.art.disc(column.pawn, kit.px(PAWN)).draw(target, *middle, 0.0, PANEL_LIGHT)
        self._paint_titles(target)
        rule = Rect(
            self.rect.left, self.rect.top + self._head + self._row * len(self.lines), self.rect.width, kit.px(1)
        )
        kit.line(target, rule, "ink.2", 0.6)
        kit.write(target, *self.texts())

    def _paint_titles(self, target: Surface) -> None:
        """A cup for whoever gets a title: behind their number, or alone where there is none. The last one awarded lies
        in the light while the others are still to come."""
        kit = self.kit
        for row, (_, line) in enumerate(self.lines[: self.seen]):
            if line.measured and row == self.seen - 1 and self.moving:
                top = self.rect.top + self._head + self._row * row
                kit.stamp(target, Rect(self.rect.left, top, self.rect.width, self._row), Fill("honey", 0.3, 8))
            for seat, number in enumerate(line.measured):
                if not line.points[seat]:
                    continue
                middle = self._baseline(row, NUMBER) - kit.px(0.36 * NUMBER)
                width = kit.width(set_number(number), "big-number", NUMBER) if number is not None else 0
                right = self._column(seat).centerx + (width // 2 + kit.px(CUP) if width else 0)
                kit.icon(target, "trophy", (right, middle), CUP, "link.paper")


def _evenly(done: float) -> float:
    return done
