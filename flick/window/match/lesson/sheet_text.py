"""The paper of a lesson, and the text on it, which is as large as it fits."""

from collections.abc import Sequence

from pygame import Rect, Surface

from flick.window.widgets import Group, Kit, TextBox, Widget
from flick.window.widgets.layout import UNPLACED
from flick.window.widgets.materials import PaperFace
from flick.window.widgets.rich import Span, Style, TextRun, flowed

SIZES = (15.5, 15.0, 14.5, 14.0, 13.5, 13.0, 12.5, 12.0)
LEADING = 1.24
PARAGRAPH = 0.35
"""What is free between two paragraphs, in lines."""

ROLES: dict[Style, str] = {
    "plain": "rulebook",
    "bold": "rulebook-bold",
    "italic": "rulebook-italic",
    "link": "rulebook-bold",
}

PAD, TOP, FOOT = 16, 8, 9
"""What is free at the sides of a sheet, at its top and at its foot."""
HEAD = 30
"""Height of the row at its top."""


class LessonPaper(Group):
    """A sheet of paper on the table."""

    beyond = 40

    def paint(self, target: Surface) -> None:
        self.kit.stamp(target, self.rect, PaperFace(10))
        super().paint(target)


class SheetText(Widget):
    """Paragraphs from the top of its rectangle on. Bold runs have the colour ``mood``; no line leaves the ``sheet``."""

    beyond = 0
    catches = False

    def __init__(self, kit: Kit, paragraphs: Sequence[Sequence[TextRun]], sheet: Rect, mood: str = "ink") -> None:
        super().__init__(kit, UNPLACED)
        self.paragraphs, self.sheet, self.mood = paragraphs, sheet, mood
        self._lines: list[TextBox] = []

    def take_place(self, rect: Rect) -> list[Widget]:
        placed = super().take_place(rect)
        for size in SIZES:
            self._lines, foot = self._flow(size)
            if foot <= rect.bottom:
                break
        return placed

    def texts(self) -> list[TextBox]:
        return self._lines

    def _flow(self, size: float) -> tuple[list[TextBox], int]:
        """The text in that size, and where it ends."""
        kit = self.kit

        def measure(text: str, style: Style) -> int:
            return kit.width(text, ROLES[style], size)

        step, y = kit.px(LEADING * size), self.rect.top
        found: list[TextBox] = []
        for index, runs in enumerate(self.paragraphs):
            y += round(PARAGRAPH * step) if index else 0
            for line in flowed(runs, measure, self.rect.width):
                y += step
                found += [self._text(span, y - kit.px(0.28 * size), size) for span in line]
        return found, y

    def _text(self, span: Span, baseline: int, size: float) -> TextBox:
        style = span.run.style
        colour = self.mood if style == "bold" else "ink.3" if style == "italic" else "ink"
        place = self.rect.left + span.left, baseline
        return self.kit.text(span.text, ROLES[style], place, colour, size=size, room=self.sheet)
