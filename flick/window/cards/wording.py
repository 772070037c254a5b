"""The words on a card: measured, fitted and placed before anything is drawn.

Sizes and places here are in pixels of the card as it is drawn, which is twice its size. Nothing is ever cut: a name
becomes narrower, then takes two lines; a sentence becomes smaller until it has room.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from flick.table.looks import AbilityLook, CardLook
from flick.table.words import Words
from flick.window.cards.stock import FINER, WIDE
from flick.window.theme import Face, font

LEFT, RIGHT = 30.0, 95.5
"""Where names begin, and where nothing may end later."""

TITLE, LEAST_TITLE, TITLE_ROOM = 11.2, 9.0, 59.0
"""The second size is the least for one line; no wider than this, so that it stays clear of the next card in a hand."""
TITLE_BASELINE = 78.2
DOUBLE, LEAST_DOUBLE, LONG_DOUBLE = 8.8, 6.4, 7.6
"""Of a title in two lines; the last one is the most where the second line reaches over the tags beside the name."""
DOUBLE_ROOM, DOUBLE_LEADING = 65.0, 0.93
DOUBLE_BASELINE, LONG_BASELINE = 82.6, 80.8
"""Of the second line."""
SMALL_WORD, GOOD_DOUBLE = 3, 7.9
"""A title is not broken behind so short a word, unless it would have to be smaller than that."""
NAME, LEAST_NAME, NAME_ROOM = 7.0, 5.6, 42.5
NAME_BASELINE, LOWER_NAME_BASELINE = 89.7, 90.6
SENTENCE, LEAST_SENTENCE, LEADING = 7.0, 5.2, 8.5 / 7.0
SENTENCE_LEFT, SENTENCE_BASELINE, SENTENCE_FOOT = 21.0, 109.6, 136.4
"""The last one is where the lowest baseline may lie."""
STEP = 0.2

ASCENT, DESCENT = 0.78, 0.22
"""What a line covers above and below its baseline, in parts of its size."""


class Written(NamedTuple):
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


class Word(NamedTuple):
    text: str
    face: Face


def written(look: CardLook, words: Words, width: int) -> list[Written]:
    """Everything that is written on a card ``width`` pixels wide."""
    u = FINER * width / WIDE
    title = _title(words.name(look.id), u)
    name = _name(look.subtitle, u, NAME_BASELINE if len(title) == 1 else LOWER_NAME_BASELINE)
    return [*title, name, *(_ability(look.ability, words, u) if look.ability else ())]


def _title(text: str, u: float) -> list[Written]:
    """In one line, or in two; a single word stays in one."""
    sizes = sizes_from(TITLE, LEAST_TITLE if " " in text else LEAST_DOUBLE, u)
    single = next((size for size in sizes if width_of(text, "serif-bold", size) <= TITLE_ROOM * u), sizes[-1])
    if " " not in text or width_of(text, "serif-bold", single) <= TITLE_ROOM * u:
        return [Written(text, "serif-bold", single, LEFT * u, TITLE_BASELINE * u, "ink")]
    size, lines, baseline = _doubled(text, u)
    baselines = (baseline * u - DOUBLE_LEADING * size, baseline * u)
    return [Written(line, "serif-bold", size, LEFT * u, at, "ink") for line, at in zip(lines, baselines, strict=True)]


def _doubled(text: str, u: float) -> tuple[int, tuple[str, str], float]:
    """A long title in two lines, as large as they may be: its size, the lines, and where the second one stands."""
    parts = text.split(" ")
    every = [(" ".join(parts[:k]), " ".join(parts[k:])) for k in range(1, len(parts))]
    good = [pair for pair in every if len(pair[0].split(" ")[-1]) > SMALL_WORD]
    sizes = sizes_from(DOUBLE, LEAST_DOUBLE, u)
    large = [size for size in sizes if size >= GOOD_DOUBLE * u]
    return _largest(good, large, u) or _largest(every, sizes, u) or (sizes[-1], every[len(every) // 2], LONG_BASELINE)


def _largest(
    breaks: Sequence[tuple[str, str]], sizes: Sequence[int], u: float
) -> tuple[int, tuple[str, str], float] | None:
    """The first of the sizes at which one of the pairs of lines has room."""
    for size in sizes:
        widths = {pair: [width_of(line, "serif-bold", size) for line in pair] for pair in breaks}
        for pair in sorted(breaks, key=lambda pair: max(widths[pair])):
            first, second = widths[pair]
            if first <= DOUBLE_ROOM * u and second <= NAME_ROOM * u:
                return size, pair, DOUBLE_BASELINE
            if max(first, second) <= DOUBLE_ROOM * u and size <= LONG_DOUBLE * u + 0.5:
                return size, pair, LONG_BASELINE
    return None


def _name(text: str, u: float, baseline: float) -> Written:
    sizes = sizes_from(NAME, LEAST_NAME, u)
    size = next((size for size in sizes if width_of(text, "sans", size) <= NAME_ROOM * u), sizes[-1])
    return Written(text, "sans", size, LEFT * u, baseline * u, "ink.2")


def _ability(ability: AbilityLook, words: Words, u: float) -> list[Written]:
    """The sentence, its key word in bold."""
    told = list(_words(words(ability.keyword), words(ability.sentence)))
    room = (RIGHT - SENTENCE_LEFT) * u
    sizes = sizes_from(SENTENCE, LEAST_SENTENCE, u)
    for size in sizes:
        lines = evenly(told, size, room)
        leading = LEADING * size
        if SENTENCE_BASELINE * u + (len(lines) - 1) * leading <= SENTENCE_FOOT * u or size == sizes[-1]:
            return [
                Written(text, face, size, SENTENCE_LEFT * u + left, SENTENCE_BASELINE * u + row * leading, "ink")
                for row, line in enumerate(lines)
                for text, face, left in runs_of(line, size)
            ]
    raise AssertionError("there is a least size")


def _words(keyword: str, sentence: str) -> Iterator[Word]:
    """The words of a sentence that begins with its key word."""
    rest = sentence.removeprefix(keyword)
    if rest != sentence:
        yield from (Word(part, "sans-bold") for part in keyword.split(" "))
    yield from (Word(part, "sans") for part in rest.split(" ") if part)


def evenly(told: Sequence[Word], size: int, room: float) -> list[list[Word]]:
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
    lines: list[list[Word]] = []
    end = len(told)
    while end:
        start = best[end][2]
        lines.insert(0, list(told[start:end]))
        end = start
    return lines


def line_width(line: Sequence[Word], size: int) -> float:
    *_, last = runs_of(line, size)
    return last[2] + width_of(last[0], last[1], size)


def runs_of(line: Sequence[Word], size: int) -> list[tuple[str, Face, float]]:
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


def width_of(text: str, face: Face, size: int) -> int:
    return font(face, size).size(text)[0]
