"""Text on the sheets of a lesson: as large as it fits."""

from collections.abc import Sequence
from typing import TypeAlias

from pygame import Rect

from flick.window.widgets.kit import Kit
from flick.window.widgets.rich import Span, Style, TextRun, flowed
from flick.window.widgets.text import TextBox

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

Paragraphs: TypeAlias = Sequence[Sequence[TextRun]]


def set_text(kit: Kit, paragraphs: Paragraphs, room: Rect, sheet: Rect, mood: str = "ink") -> list[TextBox]:
    """Paragraphs from the top of ``room`` on. Bold runs have the colour ``mood``; no line leaves the ``sheet``."""
    found: list[TextBox] = []
    for size in SIZES:
        found, foot = _flow(kit, paragraphs, room, size, sheet, mood)
        if foot <= room.bottom:
            break
    return found


def _flow(
    kit: Kit, paragraphs: Paragraphs, room: Rect, size: float, sheet: Rect, mood: str
) -> tuple[list[TextBox], int]:
    """The text in that size, and where it ends."""

    def measure(text: str, style: Style) -> int:
        return kit.width(text, ROLES[style], size)

    step, y = kit.px(LEADING * size), room.top
    found: list[TextBox] = []
    for index, runs in enumerate(paragraphs):
        y += round(PARAGRAPH * step) if index else 0
        for line in flowed(runs, measure, room.width):
            y += step
            place = room.left, y - kit.px(0.28 * size)
            found += [_text(kit, span, place, size, sheet, mood) for span in line]
    return found, y


def _text(kit: Kit, span: Span, place: tuple[int, int], size: float, sheet: Rect, mood: str) -> TextBox:
    style = span.run.style
    colour = mood if style == "bold" else "ink.3" if style == "italic" else "ink"
    return kit.text(span.text, ROLES[style], (place[0] + span.left, place[1]), colour, size=size, room=sheet)
