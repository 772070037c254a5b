"""Curves on paper, with axes that carry their units."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from flick.arena.shapes import Point
from flick.window.arena.dots import dashes
from flick.window.arena.ink import Ink
from flick.window.widgets import Kit, TextBox, Widget, fitted
from flick.window.widgets.kit import Anchor
from flick.window.widgets.materials import PaperFace
from flick.window.widgets.surfaces import Laid

PAD = 16
TITLE, TICK = 16, 11.5
LEFT, TOP, FOOT = 30, 40, 38
"""What numbers need at the left of the curves, the heading above, and numbers with their unit below."""
NOW, BEFORE, GRID, AXIS = 2.2, 1.5, 1.0, 1.4
DASH, GAP = 6.0, 4.0
DOT = 4.2
LEAST_STEPS = 3
"""So many steps an axis has at least."""
STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)


class Curves(NamedTuple):
    """What is drawn, in the units of the axes: the table now, the table as it was, and a place on the curve of now."""

    now: Sequence[Point] = ()
    before: Sequence[Point] = ()
    dot: Point | None = None


class Chart(Widget):
    """One sheet. Axes begin at nought and end at a round number, the one across at ``most_across`` if that is given."""

    beyond = 44

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        title: str,
        unit: str,
        across: str,
        written: Callable[[float], str],
        *,
        most_across: float | None = None,
        tip: str = "",
    ) -> None:
        """``unit`` is that of the axis upwards, ``across`` says what the other one is; ``written`` writes a number."""
        super().__init__(kit, rect, tip=tip)
        self.title, self.unit, self.across = title, unit, across
        self._written, self._most_across = written, most_across
        self._curves = Curves()
        self._drawn: Laid | None = None

    @property
    def curves(self) -> Curves:
        return self._curves

    def show(self, curves: Curves) -> None:
        """Draw these from now on."""
        if curves != self._curves:
            self._curves, self._drawn, self.dirty = curves, None, True

    @property
    def field(self) -> Rect:
        """Where curves are drawn."""
        kit, rect = self.kit, self.rect
        left, top = rect.left + kit.px(PAD + LEFT), rect.top + kit.px(TOP)
        return Rect(left, top, rect.right - kit.px(PAD + 4) - left, rect.bottom - kit.px(FOOT) - top)

    @property
    def ends(self) -> tuple[float, float]:
        """Where the axes end, across and upwards."""
        points = [*self._curves.now, *self._curves.before]
        across = self._most_across or max((x for x, _ in points), default=1.0)
        up = max((y for _, y in points), default=1.0)
        return ticks(across)[-1], ticks(up)[-1]

    def place(self, at: Point) -> Point:
        """Where a point of the axes is in the window."""
        field, (across, up) = self.field, self.ends
        return field.left + at[0] / across * field.width, field.bottom - at[1] / up * field.height

    def texts(self) -> list[TextBox]:
        kit, rect, field, (across, up) = self.kit, self.rect, self.field, self.ends
        baseline, right = rect.top + kit.px(25), rect.right - kit.px(PAD)
        unit = kit.text(self.unit, "hint", (right, baseline), "ink.2", anchor="right", size=12, room=rect)
        title = fitted(kit.theme, self.title, "name", unit.left - kit.px(PAD + 8) - rect.left, TITLE, most=1)
        found = [
            kit.text(" ".join(title.lines), "name", (rect.left + kit.px(PAD), baseline), "ink", size=title.size),
            unit,
        ]
        for value in ticks(up):
            place = field.left - kit.px(7), round(self.place((0.0, value))[1]) + kit.px(4)
            found.append(self._number(value, place, "right"))
        for value in ticks(across):
            place = round(self.place((value, 0.0))[0]), field.bottom + kit.px(15)
            found.append(self._number(value, place, "centre"))
        below = field.centerx, rect.bottom - kit.px(8)
        label = fitted(kit.theme, self.across, "hint", field.width, 12, most=1)
        text = " ".join(label.lines)
        return [*found, kit.text(text, "hint", below, "ink.2", anchor="centre", size=label.size, room=rect)]

    def paint(self, target: Surface) -> None:
        self.kit.stamp(target, self.rect, PaperFace(8))
        self.drawn().draw(target)
        self.kit.write(target, *self.texts())

    def drawn(self) -> Laid:
        """Grid and curves, drawn once."""
        if self._drawn is None:
            self._drawn = self._draw()
        return self._drawn

    def _number(self, value: float, place: tuple[int, int], anchor: Anchor) -> TextBox:
        kit = self.kit
        return kit.text(self._written(value), "hint", place, "ink.2", anchor=anchor, size=TICK, room=self.rect)

    def _draw(self) -> Laid:
        kit, theme, field, unit = self.kit, self.kit.theme, self.field, self.kit.theme.scale
        edge = 2 * kit.px(DOT + 3)
        ink = Ink(field.inflate(edge, edge), theme.colour("paper"))
        across, up = self.ends
        for value in ticks(up)[1:]:
            height = self.place((0.0, value))[1]
            line = (float(field.left), height), (float(field.right), height)
            ink.line(*line, GRID * unit, theme.colour("chart.rest"))
        for start, end in (((0.0, 0.0), (across, 0.0)), ((0.0, 0.0), (0.0, up))):
            ink.path([self.place(start), self.place(end)], AXIS * unit, theme.colour("ink.2"))
        if self._curves.before and self._curves.before != self._curves.now:
            before = [self.place(point) for point in self._curves.before]
            for dash in dashes(before, DASH * unit, GAP * unit):
                ink.path(dash, BEFORE * unit, theme.colour("chart.2.ink"))
        if self._curves.now:
            ink.path([self.place(point) for point in self._curves.now], NOW * unit, theme.colour("link.paper"))
        if self._curves.dot is not None:
            at = self.place(self._curves.dot)
            ink.disc(at, (DOT + 1.2) * unit, theme.colour("paper"))
            ink.disc(at, DOT * unit, theme.colour("link.paper"))
        return ink.laid()


def ticks(most: float) -> list[float]:
    """Round numbers from nought, evenly apart, the last one not less than ``most``; four or five of them mostly."""
    if most <= 0 or not math.isfinite(most):
        return [0.0, 1.0]
    rough = most / LEAST_STEPS
    size = 10.0 ** math.floor(math.log10(rough))
    step = max((one * size for one in STEPS if one * size <= rough * (1 + 1e-9)), default=size)
    count = math.ceil(most / step - 1e-9)
    return [round(step * k, 9) for k in range(count + 1)]
