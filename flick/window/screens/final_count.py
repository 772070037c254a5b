"""The final count on paper: a line for each thing that counts, a column for each seat. Lines come one after the other,
and the totals grow with them; last of all the winner's is lit."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from flick.table.game import ScoreLine
from flick.window.paint.lamp import PANEL_LIGHT
from flick.window.paint.workshop import Workshop
from flick.window.parts.kit import Kit
from flick.window.parts.materials import Fill, Outline
from flick.window.parts.motion import Glide
from flick.window.parts.part import Part
from flick.window.parts.text import TextBox, shortened

LABELS, PAWN, HEAD = 0.26, 15.0, 58
"""Share of the width for what is counted, radius of a pawn, height of the heads of columns."""
ROW, LEAST = 52, 20
"""Height of a line, and of the lowest one."""
NAME, WORD, NUMBER, TOTAL = 13.0, 15.0, 17.0, 24.0
NOBODY = "–"


class Column(NamedTuple):
    """A seat: what its player is called, the pawn if it has one, and whether it has won."""

    name: str
    pawn: str
    won: bool


class FinalCount(Part):
    """``told`` says a line; the last one is what the others add up to."""

    def __init__(
        self,
        kit: Kit,
        workshop: Workshop,
        rect: Rect,
        lines: Sequence[ScoreLine],
        columns: Sequence[Column],
        told: Callable[[ScoreLine], str],
    ) -> None:
        super().__init__(kit, rect)
        self.workshop, self.columns = workshop, list(columns)
        self.total = told(lines[-1])
        self.lines = [(told(line), line.points) for line in lines[:-1]]
        self._counted = Glide(0.0, kit.theme.ms("count-line") * len(lines))
        self._counted.ease = _evenly
        self._counted.go(float(len(lines)))

    @property
    def moving(self) -> bool:
        return self._counted.moving

    @property
    def seen(self) -> int:
        """How many lines have been counted so far."""
        return int(self._counted.value)

    def tick(self, now: float) -> None:
        before = self.seen
        self._counted.tick(now)
        self.dirty |= self.seen != before

    @property
    def _row(self) -> int:
        room = self.rect.height - self.kit.px(HEAD)
        return max(self.kit.px(LEAST), min(self.kit.px(ROW), room // (len(self.lines) + 1)))

    def _column(self, index: int) -> Rect:
        """The place of a seat, from the head to the total."""
        labels = round(LABELS * self.rect.width)
        wide = (self.rect.width - labels) // max(1, len(self.columns))
        high = self.kit.px(HEAD) + self._row * (len(self.lines) + 1)
        return Rect(self.rect.left + labels + wide * index, self.rect.top, wide, high)

    def _baseline(self, line: int, size: float) -> int:
        """That of a line, of the total the one after the last."""
        middle = self.rect.top + self.kit.px(HEAD) + self._row * line + self._row // 2
        return middle + self.kit.px(0.36 * size)

    def totals(self) -> list[int | None]:
        """What each seat has, of the lines that have been counted."""
        rows = [points for _, points in self.lines]
        return [
            None if rows[0][seat] is None else sum(row[seat] or 0 for row in rows[: self.seen])
            for seat in range(len(self.columns))
        ]

    def texts(self) -> list[TextBox]:
        kit, found = self.kit, list[TextBox]()
        for index, column in enumerate(self.columns):
            place = self._column(index)
            name = shortened(kit.theme, column.name, "body-bold", place.width - kit.px(6), NAME)
            at = place.centerx, place.top + kit.px(HEAD - 10)
            found.append(kit.text(name.lines[0], "body-bold", at, "ink", anchor="centre", size=name.size))
        for line, (told, points) in enumerate(self.lines[: self.seen]):
            found += self._line(line, told, points, WORD, NUMBER)
        return [*found, *self._line(len(self.lines), self.total, self.totals(), WORD, TOTAL)]

    def _line(self, line: int, told: str, points: Sequence[int | None], word: float, size: float) -> list[TextBox]:
        kit, room = self.kit, round(LABELS * self.rect.width) - self.kit.px(8)
        name = shortened(kit.theme, told, "row-title", room, word)
        at = self.rect.left, self._baseline(line, name.size)
        found = [kit.text(name.lines[0], "row-title", at, "ink", size=name.size)]
        for index, one in enumerate(points):
            place = self._column(index).centerx, self._baseline(line, size)
            text, colour = (NOBODY, "ink.2") if one is None else (str(one), "ink")
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
                self.workshop.disc(column.pawn, kit.px(PAWN)).draw(target, *middle, 0.0, PANEL_LIGHT)
        rule = Rect(
            self.rect.left, self.rect.top + kit.px(HEAD) + self._row * len(self.lines), self.rect.width, kit.px(1)
        )
        kit.line(target, rule, "ink.2", 0.6)
        kit.write(target, *self.texts())


def _evenly(done: float) -> float:
    return done
