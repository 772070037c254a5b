"""The words on cards with a frame: their title, sentences, kind, numbers, bar; set before anything is drawn.

Places are in hundredths of the card's width, sizes of what is written in pixels of the card as it is drawn. A long text
takes room from the picture above it before it becomes too small to be read.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from flick.table.looks import BarLook, CardLook, ItemLook
from flick.table.words import Words
from flick.window.cards.stock import FINER, WIDE
from flick.window.cards.wording import Word, Written, evenly, line_width, runs_of, sizes_from, width_of
from flick.window.theme import Face

MIDDLE = WIDE / 2
NUMBERS = re.compile(r" (?=[+−]?(?:\d+|X)[.,;:]?(?: |$))")
HELD_LEFT, ROOM = 10.0, 82.0
"""Where the texts of a held card begin, and how wide texts may be."""
STAMP = 13.0
"""What a stamp takes of the title's room."""
TITLE, LEAST_TITLE, DOUBLE = 11.2, 8.4, 9.4
TITLE_DOWN, RULE_DOWN, TEXT_DOWN = 13.2, 17.4, 20.0
"""Below the picture: the baseline of the title, the line under it, where the text begins."""
DOUBLE_MORE = 7.6
"""By so much every further line of a title makes it higher."""
LEAST_SEEN = 44
"""Less of a card than this has no room for any name, and it is written as if all of it were seen."""
BREAKS = re.compile(r"(?<=[ -])")
NARROW_LEFT, NARROW_FREE, MOST_LINES, LEAST_NARROW, SMALLEST_TITLE = 8.0, 1.5, 3, 7.4, 5.0
"""Of a title of which less is seen: where it begins, what is free at its right, its lines and sizes."""
TEXT, LEAST_TEXT, SMALLEST_TEXT = 7.4, 6.0, 4.0
LEADING, BETWEEN = 1.2, 0.30
"""The last one is between two sentences, in parts of the size."""
FLAVOUR, APART = 6.6, 0.5
"""The size of the line that does nothing, and how far it is from the others, in parts of that."""
STAGES = (62.0, 57.0, 52.0, 47.0)
"""Where the picture may end."""
BODY_FOOT = {"bar": 113.5, "note": 106.5, "gains": 114.5, "": 131.5}
NUMBER = {"board": (17.4, 23.2, 17.0), "dark": (17.4, 23.2, 17.0), "hand": (17.2, 25.0, 21.0)}
"""Its middle, its baseline, its size."""
SIGNED = 0.76
"""How much smaller a number with a sign is."""
KIND, KIND_RIGHT, KIND_BASELINE = 6.2, 88.5, 16.6
GAIN, GAIN_BASELINE = 9.8, 127.6
GAINS_AT, GAINS_END, GAINS_GAP = 8.0, 92.0, 1.6
SIGN, ITEM, ITEM_NUMBER = 9.6, 12.2, 1.0
"""What the sign of a gain takes, an icon, and what is between its icon and its number."""
BAR_WORD, BAR_NUMBER, BAR_NOTE, LEAST_NOTE = 7.0, 13.0, 6.0, 4.6
BAR_LEFT, BAR_RIGHT = 24.0, 89.0


class Gain(NamedTuple):
    """A field at the foot: from where to where, and the places of its icons, shrunk by ``share``."""

    good: bool
    left: float
    right: float
    sign: float
    icons: tuple[tuple[str, float], ...]
    share: float


class Held(NamedTuple):
    """How a card is seen in a hand."""

    seen: int = 100
    """What the next card leaves of its width, in hundredths: its title does not reach farther."""
    worth: str = ""
    """What its bar is worth, where that counts now: it stands in the place of the number, in the bar's colour."""


IN_SIGHT = Held()


class Setting(NamedTuple):
    """All that is written, and what depends on it."""

    texts: list[Written]
    stage: float
    """Where the picture ends."""
    rule: float
    kind_left: float
    gains: list[Gain]


def set_card(look: CardLook, words: Words, width: int, held_so: Held = IN_SIGHT) -> Setting:
    """A card ``width`` pixels wide."""
    u = FINER * width / WIDE
    titles = _title(words.name(look.id), look, u, held_so.seen)
    more = DOUBLE_MORE * (len(titles) - 1)
    stage, body = _body(
        look, words, more, u, STAGES[len(titles) - 1 :] if LEAST_SEEN <= held_so.seen < WIDE else STAGES
    )
    title = [
        Written(text, "serif-bold", size, left, (stage + down) * u, colour) for text, size, left, down, colour in titles
    ]
    kind, kind_left = _kind(look, words, u)
    gains, numbers = _gains(look, u)
    bar = _bar(look.bar, words, u) if look.bar else []
    number = _number(tab_of(look, held_so.worth), u)
    return Setting([*title, *body, *number, *kind, *numbers, *bar], stage, stage + RULE_DOWN + more, kind_left, gains)


def held(look: CardLook) -> bool:
    """Whether its texts begin at the left."""
    return look.build == "hand"


def tab_of(look: CardLook, worth: str) -> CardLook:
    """The card whose number and glyphs stand on the tab: with a ``worth``, those of its bar."""
    if not worth or look.bar is None:
        return look
    return msgspec.structs.replace(look, number=worth, colours=(look.bar.colour,), glyphs=(look.bar.icon,))


def _title(text: str, look: CardLook, u: float, seen: int) -> list[tuple[str, int, float, float, str]]:
    """In one line, or in two; in three where less is seen of the card than that takes."""
    if held(look) and LEAST_SEEN <= seen < WIDE:
        return _narrow_title(text, u, seen)
    room = (ROOM - (STAMP if look.stamp else 0)) * u
    colour = "dark.title" if look.build == "dark" else "ink"
    left = HELD_LEFT * u if held(look) else None
    single = next((size for size in sizes_from(TITLE, LEAST_TITLE, u) if _wide(text, size) <= room), None)
    if single is None and " " not in text:
        single = next((size for size in sizes_from(LEAST_TITLE, 5.0, u) if _wide(text, size) <= room), round(5 * u))
    if single is not None:
        return [(text, single, _left(text, single, left, u), TITLE_DOWN, colour)]
    parts = text.split(" ")
    pairs = [(" ".join(parts[:k]), " ".join(parts[k:])) for k in range(1, len(parts))]
    pair = min(pairs, key=lambda pair: max(len(line) for line in pair))
    sizes = sizes_from(DOUBLE, 6.0, u)
    size = next((size for size in sizes if all(_wide(line, size) <= room for line in pair)), sizes[-1])
    downs = (TITLE_DOWN - 1.0, TITLE_DOWN - 1.0 + DOUBLE_MORE + 1.0)
    return [(line, size, _left(line, size, left, u), down, colour) for line, down in zip(pair, downs, strict=True)]


def _narrow_title(text: str, u: float, seen: int) -> list[tuple[str, int, float, float, str]]:
    """In as few lines as can be read; a name with a hyphen may be broken there."""
    room = min(ROOM - STAMP, seen - NARROW_LEFT - NARROW_FREE) * u
    for count in range(1, MOST_LINES + 1):
        full, least = (TITLE, LEAST_TITLE) if count == 1 else (DOUBLE, LEAST_NARROW)
        for size in sizes_from(full, least, u):
            lines = _in_lines(text, count, size, room)
            if lines is not None:
                return _below(lines, size, u)
    sizes = sizes_from(LEAST_NARROW, SMALLEST_TITLE, u)
    found = ((size, _in_lines(text, MOST_LINES, size, room)) for size in sizes)
    size, lines = next(((size, lines) for size, lines in found if lines), (sizes[-1], [text]))
    return _below(lines, size, u)


def _below(lines: Sequence[str], size: int, u: float) -> list[tuple[str, int, float, float, str]]:
    first = TITLE_DOWN - (1.0 if len(lines) > 1 else 0.0)
    return [
        (line, size, NARROW_LEFT * u, first + index * (DOUBLE_MORE + 1.0), "ink") for index, line in enumerate(lines)
    ]


def _in_lines(text: str, most: int, size: int, room: float) -> list[str] | None:
    """The words in so many lines at most; ``None`` where one of them is too long."""
    lines: list[str] = [""]
    for word in BREAKS.split(text):
        longer = lines[-1] + word
        if lines[-1] and _wide(longer.rstrip(), size) > room:
            lines[-1] = lines[-1].rstrip()
            lines.append(word)
        else:
            lines[-1] = longer
    fits = len(lines) <= most and all(_wide(line, size) <= room for line in lines)
    return lines if fits else None


def _left(text: str, size: int, left: float | None, u: float) -> float:
    return MIDDLE * u - _wide(text, size) / 2 if left is None else left


def _wide(text: str, size: int, face: Face = "serif-bold") -> int:
    return width_of(text, face, size)


def _body(look: CardLook, words: Words, more: float, u: float, stages: Sequence[float]) -> tuple[float, list[Written]]:
    """The sentences, as large as they may be, and where the picture ends above them: at one of the ``stages``."""
    told = [
        [Word(word, "sans-bold" if line.bold else "sans") for word in _together(words(line.text)).split(" ") if word]
        for line in look.lines
    ]
    foot = BODY_FOOT[_foot_of(look)]
    for stage in stages:
        for size in sizes_from(TEXT, LEAST_TEXT, u):
            set_ = _set(told, look, stage + TEXT_DOWN + more, foot, size, u)
            if set_ is not None:
                flavoured = _with_flavour(told, look, words, stage + TEXT_DOWN + more, foot, size, u)
                return stage, flavoured or set_
    for size in sizes_from(LEAST_TEXT, SMALLEST_TEXT, u):
        set_ = _set(told, look, STAGES[-1] + TEXT_DOWN + more, foot, size, u)
        if set_ is not None:
            return STAGES[-1], set_
    return STAGES[-1], _set(
        told, look, STAGES[-1] + TEXT_DOWN + more, 1e9, sizes_from(TEXT, SMALLEST_TEXT, u)[-1], u
    ) or []


def _with_flavour(
    told: Sequence[list[Word]], look: CardLook, words: Words, top: float, foot: float, size: int, u: float
) -> list[Written] | None:
    """The same above the line that does nothing, if there is room for both."""
    line = look.flavour.get(words.language, "")
    small = max(5, round(FLAVOUR * u))
    lines = evenly([Word(word, "serif-italic") for word in line.split(" ")], small, ROOM * u) if line else []
    high = (len(lines) * LEADING * small + APART * small) / u
    above = _set(told, look, top, foot - high, size, u) if lines else None
    if above is None:
        return None
    colour = "dark.text" if look.build == "dark" else "ink.2"
    if told:
        first = (foot - high + APART * FLAVOUR + 0.9 * FLAVOUR) * u
    else:
        first = ((top + foot - high) / 2 + 0.9 * FLAVOUR) * u
    for row, words_ in enumerate(lines):
        left = HELD_LEFT * u if held(look) else MIDDLE * u - line_width(words_, small) / 2
        text = " ".join(word.text for word in words_)
        above.append(Written(text, "serif-italic", small, left, first + row * LEADING * small, colour))
    return above


def _together(text: str) -> str:
    """With numbers that stay with the word before them."""
    return NUMBERS.sub("\u00a0", text)


def _foot_of(look: CardLook) -> str:
    if look.bar:
        return "note" if look.bar.note else "bar"
    return "gains" if look.gains else ""


def _set(
    told: Sequence[list[Word]], look: CardLook, top: float, foot: float, size: int, u: float
) -> list[Written] | None:
    """The sentences at a size; ``None`` where they have no room."""
    lines: list[tuple[list[Word], float]] = []
    y = 0.0
    for index, sentence in enumerate(told):
        y += BETWEEN * size if index else 0
        for line in evenly(sentence, size, ROOM * u):
            lines.append((line, y))
            y += LEADING * size
    free = (foot - top) * u - y
    if free < 0 or any(line_width(line, size) > ROOM * u for line, _ in lines):
        return None
    colour = "dark.text" if look.build == "dark" else "ink"
    first = top * u + (min(free, 3 * u) if held(look) else free / 2) + 0.86 * size
    return [
        Written(
            text,
            face,
            size,
            (HELD_LEFT * u if held(look) else MIDDLE * u - line_width(line, size) / 2) + off,
            first + y,
            colour,
        )
        for line, y in lines
        for text, face, off in runs_of(line, size)
    ]


def _number(look: CardLook, u: float) -> list[Written]:
    if not look.number or look.build == "pennant":
        return []
    middle, baseline, full = NUMBER[look.build]
    size = round(full * u * (1 if len(look.number) < 2 else 0.86 if look.number.isdecimal() else SIGNED))
    left = middle * u - _wide(look.number, size, "serif-black") / 2
    return [Written(look.number, "serif-black", size, left, baseline * u, f"kind.{look.colours[0]}.ink")]


def _kind(look: CardLook, words: Words, u: float) -> tuple[list[Written], float]:
    """What kind of card it is, and where its tag begins."""
    if look.kind is None:
        return [], 0.0
    text, size = words(look.kind.word), max(5, round(KIND * u))
    left = KIND_RIGHT * u - _wide(text, size, "sans-bold")
    return [Written(text, "sans-bold", size, left, KIND_BASELINE * u, "kind.line")], left / u - 12.0


def _gains(look: CardLook, u: float) -> tuple[list[Gain], list[Written]]:
    """Fields side by side, as wide as what is in them."""
    if not look.gains:
        return [], []
    needs = [2.6 + SIGN + sum(_item(item, 1.0, u) for item in gain.items) for gain in look.gains]
    free = GAINS_END - GAINS_AT - GAINS_GAP * (len(needs) - 1)
    share = min(1.0, free / sum(needs))
    fields: list[Gain] = []
    written: list[Written] = []
    left = GAINS_AT
    for gain, need in zip(look.gains, needs, strict=True):
        right = left + free * need / sum(needs)
        x = left + 1.4 * share
        sign = x + 3.4 * share
        x += SIGN * share
        icons: list[tuple[str, float]] = []
        for item in gain.items:
            icons.append((item.icon, x + ITEM / 2 * share))
            if item.number:
                size = round(GAIN * share * u)
                at = (x + (ITEM + ITEM_NUMBER) * share) * u
                colour = "good.paper" if gain.good else "bad.paper"
                written.append(Written(item.number, "serif-bold", size, at, GAIN_BASELINE * u, colour))
            x += _item(item, share, u)
        fields.append(Gain(gain.good, left, right, sign, tuple(icons), share))
        left = right + GAINS_GAP
    return fields, written


def _item(item: ItemLook, share: float, u: float) -> float:
    if not item.number:
        return (ITEM + 1.5) * share
    return (ITEM + 2 * ITEM_NUMBER) * share + _wide(item.number, round(GAIN * share * u)) / u


def _bar(bar: BarLook, words: Words, u: float) -> list[Written]:
    ink = f"kind.{bar.colour}.ink"
    word = words(bar.word)
    baseline = 128.0 if bar.note is None else 121.6
    number = round(BAR_NUMBER * u)
    written = [
        Written(word, "sans-bold", max(5, round(BAR_WORD * u)), BAR_LEFT * u, baseline * u, ink),
        Written(
            bar.number,
            "serif-black",
            number,
            BAR_RIGHT * u - _wide(bar.number, number, "serif-black"),
            (baseline + 2) * u,
            ink,
        ),
    ]
    if bar.note is not None:
        note, room = words(bar.note), (92.0 - 10.0) * u
        sizes = sizes_from(BAR_NOTE, LEAST_NOTE, u)
        size = next((size for size in sizes if _wide(note, size, "sans") <= room), None)
        size = size or next(
            (s for s in sizes_from(LEAST_NOTE, 3.4, u) if _wide(note, s, "sans") <= room), round(3.4 * u)
        )
        written.append(Written(note, "sans", size, HELD_LEFT * u, 131.2 * u, ink))
    return written
