"""Text: measured with the fonts that draw it, broken into lines of even length; cut only where that is asked for.

Sizes are in pixels of the design; lengths and places in pixels of the screen.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import NamedTuple

import pygame
from pygame import Color, Rect, Surface
from pygame.font import Font

from flick.window.app.fine_font import FineFont
from flick.window.app.theme import Theme

NARROWEST = 0.8
"""How much of its size a name keeps at least before it takes a second line."""

SMALLEST = 11.0
"""Size in pixels of the design below which no text that has to be read may be."""

STEP = 0.5
LARGE, LARGE_BOLD = 24.0, 18.5
"""From which size on, regular and bold, text counts as large."""

KEPT = 512
"""So many pieces of text are kept as they were drawn, and as they were broken into lines."""

MEASURED = 8192
"""So many lengths of text are kept."""

ELLIPSIS = "…"

SHORT = 3
"""A word of so many letters does not end a line before a number."""

ASCENT, DESCENT = 0.78, 0.22
"""What a line of text covers above and below its baseline, in parts of its size."""


@dataclass(frozen=True, eq=False)
class TextBox:
    """One line of text at its place, ready to be drawn and to be measured."""

    text: str
    role: str
    size: float
    """In pixels of the design."""
    colour: Color
    left: int
    baseline: int
    room: Rect
    """What the line must not leave."""
    font: Font
    spacing: int = 0
    """Added between letters."""
    shadow: float = 0.0
    """Opacity of a shadow one pixel below, on lit ground."""
    underline: float = 0.0
    """Opacity of a thin line below: a link."""
    struck: bool = False

    @property
    def width(self) -> int:
        """How wide it is."""
        return width_of(self.font, self.text, self.spacing)

    @property
    def rect(self) -> Rect:
        """What the line covers."""
        pixels = self.font.get_point_size()
        top = self.baseline - round(ASCENT * pixels)
        return Rect(self.left, top, self.width, round((ASCENT + DESCENT) * pixels))

    @property
    def large(self) -> bool:
        """Whether it counts as large text, for which less contrast will do."""
        return self.size >= (LARGE_BOLD if "bold" in self.font.style_name.lower() else LARGE)

    def moved(self, right: int, down: int) -> "TextBox":
        """The same line elsewhere."""
        return replace(self, left=self.left + right, baseline=self.baseline + down, room=self.room.move(right, down))

    def within(self, room: Rect) -> "TextBox":
        """The same line with something that it must not leave."""
        return replace(self, room=room)

    def draw(self, target: Surface, scale: float) -> None:
        """Draw it."""
        if self.shadow:
            below = Color(0, 0, 0, round(255 * self.shadow))
            self._write(target, below, max(1, round(scale)))
        self._write(target, self.colour, 0)
        thin = max(1, round(scale))
        if self.underline:
            _line(target, self.colour, self.underline, Rect(self.left, self.baseline + 3 * thin, self.width, thin))
        if self.struck:
            middle = self.baseline - round(0.26 * self.font.get_point_size())
            _line(target, self.colour, 1.0, Rect(self.left - thin, middle, self.width + 2 * thin, thin))

    def _write(self, target: Surface, colour: Color, down: int) -> None:
        top = self.baseline - self.font.get_ascent() + down
        tint = (colour.r, colour.g, colour.b, colour.a)
        for text, left, spacing in self._spread():
            target.blit(_letters(self.font, text, tint, spacing), (left, top))

    def _spread(self) -> Iterator[tuple[str, int, int]]:
        """The pieces that are drawn as one, with their left edge and the space between their letters: everything, or
        letter by letter where large letters are spaced."""
        if not self.spacing or isinstance(self.font, FineFont):
            yield self.text, self.left, self.spacing
            return
        for index, letter in enumerate(self.text):
            before = self.font.size(self.text[: index + 1])[0] - self.font.size(letter)[0]
            yield letter, self.left + before + index * self.spacing, 0


@lru_cache(KEPT)
def _letters(font: Font, text: str, colour: tuple[int, int, int, int], spacing: int) -> Surface:
    """Text as it is drawn, kept for the next frame."""
    if spacing and isinstance(font, FineFont):
        letters = font.render_spaced(text, colour, spacing)
    else:
        letters = font.render(text, True, colour)
    letters.set_alpha(colour[3])
    return letters


def _line(target: Surface, colour: Color, opacity: float, rect: Rect) -> None:
    stroke = Surface(rect.size, pygame.SRCALPHA)
    stroke.fill(Color(colour.r, colour.g, colour.b, round(255 * opacity)))
    target.blit(stroke, rect)


def width_of(font: Font, text: str, spacing: int = 0) -> int:
    """How wide a text is."""
    return _measured(font, text) + spacing * max(0, len(text) - 1)


@lru_cache(MEASURED)
def _measured(font: Font, text: str) -> int:
    """How wide a text is without spacing, kept."""
    return font.size(text)[0]


def wrapped(text: str, font: Font, width: int) -> list[str]:
    """Lines no wider than that, broken at plain spaces (never at no-break ones) and at line ends, and all about
    equally long: the measure shrinks until one more line would be needed."""
    return list(_wrapped(text, font, width))


@lru_cache(KEPT)
def _wrapped(text: str, font: Font, width: int) -> tuple[str, ...]:
    """Lines as ``wrapped`` breaks them, kept: most texts are laid out again and again."""
    paragraphs = text.split("\n")
    return tuple(line for part in paragraphs for line in evenly(part, partial(_measured, font), width))


def evenly(text: str, measure: Callable[[str], int], width: int) -> list[str]:
    """One paragraph in lines of even length."""
    lines = broken(text, measure, width)
    if len(lines) == 1:
        return lines
    widest = min(width, max(measure(word) for word in unbroken(text, measure, width)))
    ways = range(widest, width)
    return broken(text, measure, widest + first_of(ways, lambda way: len(broken(text, measure, way)) <= len(lines)))


def first_of(ways: range, fits: Callable[[int], bool]) -> int:
    """The place of the first of them that fits, where all that follow it do; behind the last one where none does."""
    return bisect_left(ways, True, key=fits)


def broken(text: str, measure: Callable[[str], int], width: int) -> list[str]:
    """One paragraph in lines, each as full as it can be. A word wider than a line is cut."""
    lines: list[str] = []
    current = ""
    for word in unbroken(text, measure, width):
        longer = f"{current} {word}" if current else word
        if measure(longer) <= width:
            current = longer
            continue
        if current:
            lines.append(current)
        *full, current = cut(word, measure, width)
        lines += full
    return [*lines, current]


def unbroken(text: str, measure: Callable[[str], int], width: int) -> list[str]:
    """The words between which a line may end; a number belongs to the name before it ("Skull 1"), or to the short word
    ("by 2"), where a line has room for both."""
    words: list[str] = []
    for word in text.split(" "):
        if words and word[:1].isdigit() and _leads_to_number(words[-1]):
            named = f"{words[-1]} {word}"
            if measure(named) <= width:
                words[-1] = named
                continue
        words.append(word)
    return words


def _leads_to_number(word: str) -> bool:
    """Whether a word is a name, or as short as a preposition."""
    return word.isalpha() and (word[:1].isupper() or len(word) <= SHORT)


def cut(word: str, measure: Callable[[str], int], width: int) -> list[str]:
    """A word in pieces that fit, ended by a hyphen of its own where it has one; one piece as a rule."""
    pieces: list[str] = []
    while len(word) > 1 and measure(word) > width:
        length = next((n for n in range(len(word) - 1, 1, -1) if measure(word[:n]) <= width), 1)
        length = word.rfind("-", 0, length) + 1 or length
        pieces.append(word[:length])
        word = word[length:]
    return [*pieces, word]


class Fitted(NamedTuple):
    """A name in the lines and at the size at which it fits."""

    lines: list[str]
    size: float


def fitted(theme: Theme, text: str, role: str, width: int, size: float | None = None, most: int = 2) -> Fitted:
    """A name that shrinks by up to a fifth, then takes a second line (or ``most``). Only where a word would be broken
    it shrinks further, to the smallest that is read on the screen, which a large interface draws larger than it must.
    """
    full, words = size or theme.size(role), text.split(" ")

    def is_whole(smaller: float) -> bool:
        font = theme.font(role, smaller)
        return all(_measured(font, word) <= width for word in words)

    sizes = _sizes(full)
    for lines in range(1, most + 1):
        for smaller in sizes:
            found = fitted_at(theme, text, role, width, smaller)
            if len(found.lines) <= lines and is_whole(smaller):
                return found
    further = _sizes(full, SMALLEST / theme.scale)[len(sizes) :]
    return fitted_at(theme, text, role, width, next(filter(is_whole, (sizes[-1], *further)), sizes[-1]))


def parted(theme: Theme, text: str, role: str, width: int, size: float, most: int = 2) -> Fitted:
    """The same, but where two lines are needed what follows a colon stands in the second one, if the name before it has
    room in the first."""
    found = fitted(theme, text, role, width, size, most)
    name, colon, more = text.rpartition(": ")
    if not colon or len(found.lines) != 2:
        return found
    first = fitted(theme, f"{name}:", role, width, size, most=1)
    lines = [*first.lines, more]
    has_room = len(lines) == 2 and _measured(theme.font(role, first.size), more) <= width
    return Fitted(lines, first.size) if has_room else found


def fitted_at(theme: Theme, text: str, role: str, width: int, size: float) -> Fitted:
    """A name in lines at a size that something else needs."""
    return Fitted(wrapped(text, theme.font(role, size), width), size)


def shortened(theme: Theme, text: str, role: str, width: int, size: float) -> Fitted:
    """A name in a single line: smaller where that is enough, else with an ellipsis. What stands in brackets is left
    out whole."""
    sizes = _sizes(size)
    for smaller in sizes:
        if theme.font(role, smaller).size(text)[0] <= width:
            return Fitted([text], smaller)
    font = theme.font(role, sizes[-1])
    length = next((n for n in range(len(text) - 1, 1, -1) if font.size(text[:n].rstrip() + ELLIPSIS)[0] <= width), 1)
    kept = text[:length]
    outside = kept.rpartition("(")[0].rstrip() if "(" in kept and ")" not in kept.rpartition("(")[2] else ""
    return Fitted([(outside or kept.rstrip(" (,;")) + ELLIPSIS], sizes[-1])


def kept_to(theme: Theme, text: str, role: str, width: int, most: int) -> Fitted:
    """A sentence in at most so many lines, if need be smaller; what has no room even so ends in an ellipsis behind a
    whole word, if one has room."""
    found = fitted(theme, text, role, width, most=most)
    if len(found.lines) <= most:
        return found
    whole, rest = found.lines[: most - 1], " ".join(found.lines[most - 1 :])
    words, font = rest.split(" "), theme.font(role, found.size)
    for count in range(len(words) - 1, 0, -1):
        line = " ".join(words[:count]).rstrip(",;:") + ELLIPSIS
        if font.size(line)[0] <= width and not words[count - 1].isdecimal():
            return Fitted([*whole, line], found.size)
    last = shortened(theme, rest, role, width, theme.size(role))
    return Fitted([*whole, *last.lines], last.size)


def _sizes(full: float, least: float | None = None) -> list[float]:
    """From the full size down to the smallest a name may have."""
    least = max(NARROWEST * full, min(full, SMALLEST)) if least is None else min(full, least)
    steps = int((full - least) / STEP)
    return [*(full - STEP * step for step in range(steps + 1)), *([least] if full - STEP * steps > least else [])]
