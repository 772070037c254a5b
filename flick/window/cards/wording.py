"""Words on a card: measured, broken into lines, and placed before anything is drawn.

Sizes and places here are in pixels of the card as it is drawn, which is twice its size. Nothing is ever cut: a name
becomes narrower, then takes more lines; a sentence becomes smaller until it has room.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple

from flick.table.frame_parts import Lines
from flick.window.app.theme import Face, font

STEP = 0.2
MEASURED = 8192
"""So many widths are kept."""

ASCENT, DESCENT = 0.78, 0.22
"""What a line covers above and below its baseline, in parts of its size."""
BREAKS, HYPHENED = re.compile(r"(?<= )"), re.compile(r"(?<=[ -])")
NUMBERS = re.compile(r" (?=[+−]?(?:\d+|X)[.,;:]?(?: |$))")


class WrittenText(NamedTuple):
    """One piece of text at its place."""

    text: str
    face: Face
    size: int
    left: float
    baseline: float
    colour: str

    @property
    def box(self) -> tuple[float, float, float, float]:
        """What it covers: left, top, right, foot."""
        right = self.left + width_of(self.text, self.face, self.size)
        return self.left, self.baseline - ASCENT * self.size, right, self.baseline + DESCENT * self.size


class CardWord(NamedTuple):
    text: str
    face: Face


def words_of(text: str, face: Face) -> list[CardWord]:
    """The words of a sentence; numbers stay with the word before them."""
    return [CardWord(word, face) for word in NUMBERS.sub("\u00a0", text).split(" ") if word]


def keyed(keyword: str, sentence: str) -> Iterator[CardWord]:
    """The words of a sentence that begins with its key word."""
    rest = sentence.removeprefix(keyword)
    if rest != sentence:
        yield from (CardWord(part, "sans-bold") for part in keyword.split(" "))
    yield from (CardWord(part, "sans") for part in rest.split(" ") if part)


def in_lines(text: str, way: Lines, rooms: Sequence[float], size: int, face: Face) -> list[str] | None:
    """A title in as many lines as there are rooms, as even as can be; ``None`` where one of them has no room."""
    parts = (HYPHENED if way.hyphens else BREAKS).split(text)
    best: tuple[int, list[str]] | None = None
    for cuts in combinations(range(1, len(parts)), len(rooms) - 1):
        ends = [0, *cuts, len(parts)]
        lines = ["".join(parts[a:b]).rstrip() for a, b in pairwise(ends)]
        if any(len(line.split(" ")[-1]) <= way.unbroken for line in lines[:-1]):
            continue
        widths = [width_of(line, face, size) for line in lines]
        if all(wide <= room for wide, room in zip(widths, rooms, strict=True)):
            best = min(best or (max(widths), lines), (max(widths), lines))
    return best[1] if best else None


def evenly(told: Sequence[CardWord], size: int, room: float) -> list[list[CardWord]]:
    """Words in as few lines as they need, and these as even as they can be."""
    best: list[tuple[int, float, int]] = [(0, 0.0, 0)]
    for end in range(1, len(told) + 1):
        ways: list[tuple[int, float, int]] = []
        for start in range(end - 1, -1, -1):
            left = room - line_width(told[start:end], size)
            if left < 0 and ways:
                break
            count, waste, _ = best[start]
            ways.append((count + 1, waste + left * left, start))
        best.append(min(ways))
    lines: list[list[CardWord]] = []
    end = len(told)
    while end:
        start = best[end][2]
        lines.insert(0, list(told[start:end]))
        end = start
    return lines


def line_width(line: Sequence[CardWord], size: int) -> float:
    *_, last = runs_of(line, size)
    return last[2] + width_of(last[0], last[1], size)


def runs_of(line: Sequence[CardWord], size: int) -> list[tuple[str, Face, float]]:
    """A line in pieces of one face each, with where they begin."""
    runs: list[tuple[str, Face, float]] = []
    for word in line:
        if runs and runs[-1][1] == word.face:
            text, face, left = runs[-1]
            runs[-1] = (f"{text} {word.text}", face, left)
        else:
            before = runs[-1] if runs else None
            left = 0.0 if before is None else before[2] + width_of(f"{before[0]} ", before[1], size)
            runs.append((word.text, word.face, left))
    return runs


def sizes_from(full: float, least: float, u: float) -> list[int]:
    """Sizes in whole pixels from the full one down to the least."""
    count = round((full - least) / STEP)
    sizes = [max(5, round((full - STEP * k) * u)) for k in range(count + 1)]
    return list(dict.fromkeys(sizes))


def fitting(text: str, face: Face, sizes: Sequence[int], room: float) -> int:
    """The first of the sizes in which a line has room; the last one where it has none."""
    return next((size for size in sizes if width_of(text, face, size) <= room), sizes[-1])


@lru_cache(MEASURED)
def width_of(text: str, face: Face, size: int) -> int:
    """Kept: the same words are tried at the same sizes in every state of a card, and again when it is painted."""
    return font(face, size).size(text)[0]
