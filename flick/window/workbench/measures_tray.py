"""What was measured, in numbers, and how the two tables are told apart on the cloth."""

import math
from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect, Surface

from flick.table.words import Words
from flick.window.arena.dots import dashes
from flick.window.arena.ink import Ink
from flick.window.menus.page import ON_WOOD
from flick.window.widgets import Kit, TextBox, Tray, Widget, fitted
from flick.window.widgets.kit import Anchor
from flick.window.workbench.fan_picture import FINE
from flick.window.workbench.measuring import Findings

PAD = 14
SIZE = 12.5
HEAD, STEP = 32, 27
"""From the top to the first row, and from row to row at most."""
NOW, BEFORE, MORE = 0.66, 0.84, 1.0
"""Where the numbers end, in parts of the width."""
SAMPLE = 26
"""Length of the line that stands for a table."""


class Measure(NamedTuple):
    """One measurement in words: what it is, how much now and before, and by how much that is more or less."""

    name: str
    now: str
    before: str
    more: str


class MeasuresTray(Tray):
    """Each measurement beside that of the table as it was."""

    def __init__(self, kit: Kit, rect: Rect, words: Words) -> None:
        super().__init__(kit, rect, words("window-tuner-measured"), pad=PAD, radius=14)
        self.words = words
        self._rows: list[Measure] = []

    def show(self, now: Findings, before: Findings) -> None:
        """Show what was found."""
        rows = measures(self.words, now, before)
        self.dirty |= rows != self._rows
        self._rows = rows

    def own_texts(self) -> list[TextBox]:
        kit, words = self.kit, self.words
        found = super().own_texts()
        baseline = self.rect.top + kit.px(PAD + 9)
        for text, part in (("window-tuner-now", NOW), ("window-tuner-before", BEFORE)):
            found.append(self._cell(words(text), part, baseline, "bone.2", "hint"))
        for number, row in enumerate(self._rows):
            baseline = self._baseline(number)
            room = round(self.inner.width * (NOW - 0.18))
            name = fitted(kit.theme, row.name, "hint", room, SIZE, most=1)
            place = (self.inner.left, baseline)
            found.append(kit.text(" ".join(name.lines), "hint", place, "bone", size=name.size, room=self.rect))
            found.append(self._cell(row.now, NOW, baseline, "bone", "hint-bold"))
            found.append(self._cell(row.before, BEFORE, baseline, "bone.2", "hint"))
            if row.more:
                found.append(self._cell(row.more, MORE, baseline, "honey", "hint"))
        return found

    def _baseline(self, number: int) -> int:
        kit = self.kit
        room = self.rect.height - kit.px(HEAD + 6)
        step = min(kit.px(STEP), room // max(1, len(self._rows)))
        return self.rect.top + kit.px(HEAD) + step * number + round(0.5 * step + kit.px(4.5))

    def _cell(self, text: str, part: float, baseline: int, colour: str, role: str) -> TextBox:
        right = self.inner.left + round(self.inner.width * part)
        return self.kit.text(text, role, (right, baseline), colour, anchor="right", size=SIZE, room=self.rect)


def measures(words: Words, now: Findings, before: Findings) -> list[Measure]:
    """The measurements in the reader's words."""

    def degrees(radians: float) -> str:
        return words("window-angle", degrees=math.degrees(radians))

    def percent(share: float) -> str:
        return words("window-percent", value=round(100 * share))

    run_out = words("window-tuner-run-out", speed=round(now.speed / 1000, 2))
    told: list[tuple[str, Callable[[Findings], float], Callable[[float], str]]] = [
        (run_out, lambda found: found.slide.distance, lambda mm: words("window-tuner-cm", value=mm / 10)),
        (
            words("window-tuner-lengths"),
            lambda found: found.lengths,
            lambda one: words("window-tuner-two", value=round(one, 2)),
        ),
        (
            words("window-tuner-time"),
            lambda found: found.slide.duration,
            lambda s: words("window-tuner-seconds", value=s),
        ),
        (words("window-tuner-energy"), lambda found: found.energy, percent),
        (words("window-tuner-bounce"), lambda found: found.bounce, degrees),
        (words("window-tuner-passed"), lambda found: found.passed, percent),
        (words("window-tuner-glance"), lambda found: found.glance, degrees),
    ]
    rows = [(name, read(now), read(before), written) for name, read, written in told]
    return [Measure(name, written(one), written(two), _more(words, one, two)) for name, one, two, written in rows]


def _more(words: Words, now: float, before: float) -> str:
    """By how many hundredths it is more or less; nothing where that is less than a half."""
    share = round(100 * (now / before - 1)) if before > 0 else 0
    if share == 0:
        return ""
    return words("window-tuner-more", value=share) if share > 0 else words("window-tuner-less", value=-share)


class Legend(Widget):
    """How both tables are drawn, and the flick that is aimed."""

    def __init__(self, kit: Kit, rect: Rect, now: str, before: str) -> None:
        super().__init__(kit, rect)
        self._names = now, before
        self._flick = ""

    def show(self, flick: str) -> None:
        """The flick in words."""
        self.dirty |= flick != self._flick
        self._flick = flick

    def texts(self) -> list[TextBox]:
        kit, (left, baseline) = self.kit, (self.rect.left, self.rect.centery + self.kit.px(4.5))
        found: list[TextBox] = []
        for name in self._names:
            left += kit.px(SAMPLE + 7)
            found.append(self._text(name, left, baseline, "left"))
            left = found[-1].rect.right + kit.px(14)
        flick = self._text(self._flick, self.rect.right, baseline, "right")
        return [*found, flick] if flick.left > left else found

    def paint(self, target: Surface) -> None:
        kit, theme, texts = self.kit, self.kit.theme, self.texts()
        for text, colour in zip(texts, ("honey", "cool"), strict=False):
            right = text.left - kit.px(7)
            rect = Rect(right - kit.px(SAMPLE), self.rect.centery - kit.px(6), kit.px(SAMPLE), kit.px(12))
            ink = Ink(rect, theme.colour("outline"), FINE)
            line = [(float(rect.left), float(rect.centery)), (float(rect.right), float(rect.centery))]
            pieces = [line] if colour == "honey" else list(dashes(line, kit.px(6), kit.px(4)))
            for piece in pieces:
                ink.thread(piece, 4.0 * theme.scale, theme.colour("outline", 0.6))
                ink.thread(piece, 2.0 * theme.scale, theme.colour(colour))
            ink.laid().draw(target)
        kit.write(target, *texts)

    def _text(self, text: str, left: int, baseline: int, anchor: Anchor) -> TextBox:
        place = (left, baseline)
        return self.kit.text(text, "hint", place, "bone", anchor=anchor, size=SIZE, shadow=ON_WOOD)
