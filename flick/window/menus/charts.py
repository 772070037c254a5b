"""Figures on paper: bars to both sides of a line, rings that fill up, and numbers that stand for themselves."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from pygame import Rect, Surface

from flick.window.app.theme import Theme
from flick.window.widgets import Fill, Kit, TextBox, Widget, fitted
from flick.window.widgets.materials import Recipe
from flick.window.widgets.pixels import CoatedCanvas
from flick.window.widgets.text import NARROWEST

ROW, THICK = 38, 20
"""From row to row, and the thickness of a bar, at the most."""
UNIT = 26
"""Length of a bar for each one that it counts, at the most."""
CHIP = 24
NUMBER = 13
SIDES = ("chart.1", "chart.2")
NAME, DETAIL = 17, 13.0
"""Sizes of whose ring it is, and of how many it counts."""
BESIDE, LEAST_RING = 12, 56
"""Free between a ring and whose it is; and how wide it is at the least."""


class BarRow(NamedTuple):
    """A row of bars: its icon, and how many there are on each side."""

    icon: str
    counts: tuple[int, ...]


class Bars(Widget):
    """Rows of bars. With two sides they grow to the left and to the right of a line; else one bar counts all sides and
    grows to the right."""

    def __init__(self, kit: Kit, rect: Rect, rows: Sequence[BarRow], totals: Sequence[str]) -> None:
        """``totals`` is what stands below the bars, for each side."""
        super().__init__(kit, rect)
        self.rows, self.totals = list(rows), list(totals)

    @property
    def mirrored(self) -> bool:
        """Whether there are two sides."""
        return len(self.totals) == 2

    @property
    def step(self) -> int:
        """From row to row."""
        room = self.rect.height - (self.kit.px(30) if self.totals else 0)
        return min(self.kit.px(ROW), room // max(1, len(self.rows)))

    @property
    def line(self) -> int:
        """Where the bars begin."""
        left = self.rect.left + self.kit.px(CHIP + 12)
        return left + (self.rect.right - left) // 2 if self.mirrored else left + self.kit.px(8)

    def _unit(self) -> float:
        most = max((count for row in self.rows for count in self._counts(row)), default=1)
        room = self.rect.right - self.line - self.kit.px(28)
        return min(self.kit.theme.scale * UNIT, room / max(1, most))

    def _counts(self, row: BarRow) -> tuple[int, ...]:
        return row.counts if self.mirrored else (sum(row.counts),)

    def _bar(self, index: int, side: int) -> Rect:
        """Where the bar of a side lies in a row; it may be of no length."""
        count = self._counts(self.rows[index])[side]
        high = min(self.kit.px(THICK), round(0.62 * self.step))
        length, gap = round(self._unit() * count), self.kit.px(1.5)
        left = self.line + gap if side or not self.mirrored else self.line - gap - length
        return Rect(left, self.rect.top + index * self.step + (self.step - high) // 2, length, high)

    def texts(self) -> list[TextBox]:
        kit, found = self.kit, list[TextBox]()
        for index, row in enumerate(self.rows):
            for side, count in enumerate(self._counts(row)):
                if count:
                    bar = self._bar(index, side)
                    left = side == 0 and self.mirrored
                    place = (bar.left - kit.px(8) if left else bar.right + kit.px(8), bar.centery + kit.px(4.7))
                    anchor = "right" if left else "left"
                    found.append(
                        kit.text(str(count), "body-bold", place, "ink", anchor=anchor, size=NUMBER, room=self.rect)
                    )
        baseline = self.rect.top + len(self.rows) * self.step + kit.px(20)
        for side, total in enumerate(self.totals if self.mirrored else ()):
            place = (self.line - kit.px(10) if side == 0 else self.line + kit.px(10), baseline)
            anchor = "left" if side else "right"
            ink = f"{SIDES[side]}.ink"
            found.append(kit.text(total, "body-bold", place, ink, anchor=anchor, size=NUMBER, room=self.rect))
        return found

    def paint(self, target: Surface) -> None:
        kit = self.kit
        for index, row in enumerate(self.rows):
            middle = self.rect.top + index * self.step + self.step // 2
            if row.icon:
                centre = (self.rect.left + kit.px(CHIP / 2 + 2), middle)
                kit.icon(target, row.icon, centre, min(CHIP, self.step / kit.theme.scale - 2), kit.theme.colour("card"))
            for side, count in enumerate(self._counts(row)):
                if count:
                    kit.stamp(target, self._bar(index, side), Fill(SIDES[side], 1, 3))
        high = len(self.rows) * self.step
        kit.line(target, Rect(self.line, self.rect.top, kit.px(1), high), "ink.2", 0.6)
        kit.write(target, *self.texts())


@dataclass(frozen=True)
class Donut(Recipe):
    """A ring of which a part is filled, from the top to the right."""

    share: float
    colour: str
    thick: float = 10

    fine = 3

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        radius = canvas.width / 2 - self.thick / 2
        x, y = canvas.x - canvas.width / 2, canvas.y - canvas.height / 2
        ring = canvas.stroke(np.hypot(x, y) - radius, self.thick)
        turn = (np.arctan2(y, x) / (2 * math.pi) + 0.25) % 1
        canvas.coat(ring, theme.colour("chart.rest"))
        canvas.coat(ring * (turn < self.share), theme.colour(self.colour))


class RingFigure(Widget):
    """A share of a hundred in a ring; beside it whose it is, and of how many."""

    def __init__(self, kit: Kit, rect: Rect, share: float, written: str, name: str, detail: str, side: int) -> None:
        """``written`` stands in the ring. The ring is as high as the rectangle, where that leaves room ``beside`` it;
        rings that stand together leave the same."""
        super().__init__(kit, rect)
        self.share, self.written, self.name, self.detail = share, written, name, detail
        self.side = side % len(SIDES)
        words = [kit.width(word, "row-title", NAME * NARROWEST) for word in name.split(" ")]
        self.beside = max(*words, kit.width(detail, "body", DETAIL)) + kit.px(BESIDE)

    @property
    def ring(self) -> Rect:
        """Where the ring lies; it is smaller where a word beside it would have to be cut."""
        rect = self.rect
        high = min(rect.height, max(self.kit.px(LEAST_RING), rect.width - self.beside))
        return Rect(rect.left, rect.top + (rect.height - high) // 2, high, high)

    def texts(self) -> list[TextBox]:
        kit, ring = self.kit, self.ring
        inner = 20 if ring.width > kit.px(66) else 14
        left = ring.right + kit.px(BESIDE)
        room = self.rect.right - left
        name = fitted(kit.theme, self.name, "row-title", room, NAME)
        lines = [(line, "row-title", name.size, "ink") for line in name.lines] + [
            (self.detail, "body", DETAIL, "ink.2")
        ]
        high = sum(kit.px(1.25 * size) for _, _, size, _ in lines)
        baseline = ring.centery - high // 2 - kit.px(4)
        found = kit.centred_lines([self.written], "name", ring.center, inner, "ink", anchor="centre", room=ring)
        for text, role, size, colour in lines:
            baseline += kit.px(1.25 * size)
            found.append(kit.text(text, role, (left, baseline), colour, size=size, room=self.rect))
        return found

    def paint(self, target: Surface) -> None:
        thick = 10 if self.ring.width > self.kit.px(66) else 7
        self.kit.stamp(target, self.ring, Donut(round(self.share, 3), SIDES[self.side], thick))
        self.kit.write(target, *self.texts())


class Fact(Widget):
    """A number or a name, and below it what that is."""

    def __init__(self, kit: Kit, rect: Rect, value: str, label: str) -> None:
        super().__init__(kit, rect)
        self.value, self.label = value, label

    def texts(self) -> list[TextBox]:
        kit, rect = self.kit, self.rect
        value = fitted(kit.theme, self.value, "section", rect.width, 21, most=1)
        label = fitted(kit.theme, self.label, "hint", rect.width, 12.5)
        first, below = (rect.left, rect.top + kit.px(21)), (rect.left, rect.top + kit.px(21) + kit.px(18))
        found = [kit.text(" ".join(value.lines), "section", first, "ink", size=value.size, room=rect)]
        return found + kit.lines(label.lines, "hint", below, kit.px(15), "ink.2", size=label.size, room=rect)
