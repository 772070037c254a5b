"""The words of a card in the regions of its frame: set before anything is drawn.

Places are in hundredths of the card's width, sizes of what is written in pixels of the card as it is drawn. A long text
takes room from the picture above it before it becomes too small to be read.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from flick.table.frame_parts import FrameBody, Title
from flick.table.frames import CardFrame, token
from flick.table.looks import CardLook
from flick.table.words import Words
from flick.window.cards import foot
from flick.window.cards.foot import Gain
from flick.window.cards.stock import FINER, WIDE
from flick.window.cards.wording import (
    CardWord,
    WrittenText,
    evenly,
    fitting,
    in_lines,
    keyed,
    line_width,
    runs_of,
    sizes_from,
    width_of,
    words_of,
)

MIDDLE = WIDE / 2
PRINTED, PRINTED_GAP, STRUCK_AT = 0.5, 0.8, 0.62
"""Of a printed number that does not count now: its size beside the one that does, what is between them, and how far
it is raised, in parts of what it is smaller."""
APART = 0.5
"""How far the line that does nothing is from the others, in parts of its size."""
INDENT, BULLET, BULLET_UP = 0.9, 0.16, 0.28
"""Of an option, in parts of its size: where its words begin behind its mark, how large that is, and how high it
stands."""
KIND_PAD, KIND_DOWN = 3.0, 0.724
"""What is free at the right of a tag's word, and where the word's baseline is in parts of the tag's height."""


class Held(NamedTuple):
    """How a card is seen in a hand."""

    seen: int = 100
    """What the next card leaves of its width, in hundredths: its title does not reach farther."""
    worth: str = ""
    """What its bar is worth, where that counts now: it stands in the place of the number, in the bar's colour."""
    now: str = ""
    """What its number counts now, where that is another one than is printed: that stands beside it, struck through."""


IN_SIGHT = Held()


Struck: TypeAlias = tuple[float, float, float, float] | None
"""From where to where a line goes through the number that does not count now, in hundredths of the width."""


class CardSetting(NamedTuple):
    """All that is written, and what depends on it."""

    texts: list[WrittenText]
    stage: float = 0.0
    """Where the picture ends."""
    lower: float = 0.0
    """By so much a title of several lines moves down what is below it."""
    kind_left: float = 0.0
    gains: Sequence[Gain] = ()
    bullets: Sequence[tuple[float, float, float]] = ()
    """Middles and radii of the marks before options."""
    struck: Struck = None


class _Titled(NamedTuple):
    texts: list[tuple[str, int, float, float]]
    """Each line: its size, its left in pixels, and how far it is below the picture."""
    lower: float
    feet: Sequence[float]
    """Where the picture above it may end."""


def set_card(frame: CardFrame, look: CardLook, words: Words, width: int, held_so: Held = IN_SIGHT) -> CardSetting:
    """A card ``width`` pixels wide."""
    u = FINER * width / WIDE
    feet = frame.picture.feet if frame.picture else (0.0,)
    titled = _Titled([], 0.0, feet)
    if frame.title is not None:
        titled = _title(frame.title, words.name(look.id), look, u, held_so.seen, feet)
    stage, (texts, bullets) = _body(frame, look, words, titled, u)
    if (title := frame.title) is not None:
        colour = token(title.colour, look)
        texts[:0] = [
            WrittenText(line, title.face, size, left, (stage + down) * u, colour)
            for line, size, left, down in titled.texts
        ]
    if (below := frame.subtitle) is not None:
        size = fitting(look.subtitle, below.face, sizes_from(*below.size, u), below.room * u)
        baseline = (stage + below.down + titled.lower) * u
        texts.insert(
            len(titled.texts), WrittenText(look.subtitle, below.face, size, below.left * u, baseline, below.colour)
        )
    number, struck = _number(frame, tab_of(look, held_so.worth), u, "" if held_so.worth else held_so.now)
    texts += number
    tag, kind_left = _kind(frame, look, words, u)
    gains, numbers = foot.gains(frame, look, u)
    texts += [*tag, *numbers, *foot.facts(frame, look, u), *foot.bar(frame, look, words, u)]
    return CardSetting([text for text in texts if text.text], stage, titled.lower, kind_left, gains, bullets, struck)


def tab_of(look: CardLook, worth: str) -> CardLook:
    """The card whose number and glyphs stand in the corner: with a ``worth``, those of its bar."""
    if not worth or look.bar is None:
        return look
    return msgspec.structs.replace(look, number=worth, colours=(look.bar.colour,), glyphs=(look.bar.icon,))


def _title(title: Title, text: str, look: CardLook, u: float, seen: int, feet: Sequence[float]) -> _Titled:
    """Set the title in the first way in which it has room; where less is seen of the card, in one of the ways for
    that."""
    ways, left, most = title.ways, title.left, 1e9
    if (narrow := title.narrow) is not None and narrow.least <= seen < WIDE:
        ways, left, most = narrow.ways, narrow.left, seen - narrow.left - narrow.free
    stamp = title.stamp if look.stamp else 0.0
    for way in ways:
        rooms = [min(room - stamp, most) * u for room in way.rooms]
        for size in sizes_from(*way.size, u):
            if lines := in_lines(text, way, rooms, size, title.face):
                placed = [
                    (line, size, _left(line, title, size, left, u), down)
                    for line, down in zip(lines, way.down, strict=True)
                ]
                return _Titled(placed, way.lower, feet[min(len(lines), len(feet)) - 1 :] if most < WIDE else feet)
    size = sizes_from(*ways[-1].size, u)[-1]
    return _Titled([(text, size, _left(text, title, size, left, u), ways[-1].down[0])], 0.0, feet)


def _left(text: str, title: Title, size: int, left: float | None, u: float) -> float:
    return MIDDLE * u - width_of(text, title.face, size) / 2 if left is None else left * u


class _Told(NamedTuple):
    """One sentence, word by word."""

    words: list[CardWord]
    option: bool = False


def _told(body: FrameBody, look: CardLook, words: Words) -> list[_Told]:
    if body.says == "ability":
        ability = look.ability
        return [] if ability is None else [_Told(list(keyed(words(ability.keyword), words(ability.sentence))))]
    return [_Told(words_of(words(line.text), "sans-bold" if line.bold else "sans"), line.option) for line in look.lines]


class _Column(NamedTuple):
    """Where sentences stand: from a top to a foot, in a colour."""

    body: FrameBody
    top: float
    foot: float
    u: float


class _Set(NamedTuple):
    """Sentences at their places, and the marks of options."""

    texts: list[WrittenText]
    bullets: list[tuple[float, float, float]]


def _body(frame: CardFrame, look: CardLook, words: Words, titled: _Titled, u: float) -> tuple[float, _Set]:
    """The sentences, as large as they may be, and where the picture ends above them."""
    body, feet = frame.body, titled.feet
    if body is None:
        return feet[0], _Set([], [])
    told = _told(body, look, words)
    lowest = foot.leaves(frame, look)
    tries = [(stage, size) for stage in feet for size in sizes_from(*body.size, u)]
    tries += [(feet[-1], size) for size in sizes_from(body.size[1], body.smallest, u)]
    for stage, size in tries:
        column = _Column(body, stage + body.down + titled.lower, lowest, u)
        if (found := _set(told, look, column, size)) is not None:
            return stage, _with_flavour(told, look, words, column, size) or found
    last = _Column(body, feet[-1] + body.down + titled.lower, 1e6, u)
    return feet[-1], _set(told, look, last, tries[-1][1]) or _Set([], [])


def _with_flavour(told: Sequence[_Told], look: CardLook, words: Words, column: _Column, size: int) -> _Set | None:
    """Set the sentences above the line that does nothing, if there is room for both."""
    body, u = column.body, column.u
    line = look.flavour.get(words.language, "")
    small = max(5, round(body.flavour * u))
    lines = evenly([CardWord(word, "serif-italic") for word in line.split(" ")], small, body.room * u) if line else []
    leading = body.leading * small
    high = (len(lines) * leading + APART * small) / u
    above = _set(told, look, column._replace(foot=column.foot - high), size) if lines else None
    if above is None:
        return None
    if told:
        first = (column.foot - high + APART * body.flavour + 0.9 * body.flavour) * u
    else:
        first = ((column.top + column.foot - high) / 2 + 0.9 * body.flavour) * u
    for row, words_ in enumerate(lines):
        left = MIDDLE * u - line_width(words_, small) / 2 if body.left is None else body.left * u
        text = " ".join(word.text for word in words_)
        above.texts.append(WrittenText(text, "serif-italic", small, left, first + row * leading, body.flavour_colour))
    return above


def _set(told: Sequence[_Told], look: CardLook, column: _Column, size: int) -> _Set | None:
    """The sentences at a size, and the marks of options; ``None`` where they have no room."""
    body, u = column.body, column.u
    indent = INDENT * size
    lines: list[tuple[list[CardWord], float, _Told]] = []
    y = 0.0
    for index, sentence in enumerate(told):
        y += body.between * size * (0.5 if sentence.option else 1) if index else 0
        for line in evenly(sentence.words, size, body.room * u - (indent if sentence.option else 0)):
            lines.append((line, y, sentence))
            y += body.leading * size
    free = (column.foot - column.top) * u - y
    if free < 0 or any(line_width(line, size) > body.room * u for line, *_ in lines):
        return None
    first = column.top * u + (free / 2 if body.slack is None else min(free, body.slack * u)) + 0.86 * size
    listed = max((line_width(line, size) for line, _, sentence in lines if sentence.option), default=0.0) + indent
    written: list[WrittenText] = []
    bullets: list[tuple[float, float, float]] = []
    begun: set[int] = set()
    for line, down, sentence in lines:
        left = body.left * u if body.left is not None else MIDDLE * u - line_width(line, size) / 2
        if sentence.option:
            left = (MIDDLE * u - listed / 2 if body.left is None else left) + indent
            if id(sentence) not in begun:
                begun.add(id(sentence))
                up = first + down - BULLET_UP * size
                bullets.append(((left - indent + BULLET * size) / u, up / u, BULLET * size / u))
        colour = token(body.colour, look)
        written += [
            WrittenText(text, face, size, left + off, first + down, colour) for text, face, off in runs_of(line, size)
        ]
    return _Set(written, bullets)


def _number(frame: CardFrame, look: CardLook, u: float, now: str) -> tuple[list[WrittenText], Struck]:
    """The number in the corner; with one that counts ``now`` the printed one is small beside that."""
    index = frame.index
    if index is None or not look.number:
        return [], None
    shown, ink = now or look.number, token(index.ink, look)
    share = 1 if len(shown) < 2 else 0.86 if shown.isdecimal() else index.signed
    size = round(index.size * u * share)
    wide = width_of(shown, "serif-black", size)
    if not now:
        return [WrittenText(shown, "serif-black", size, index.middle * u - wide / 2, index.baseline * u, ink)], None
    small = round(PRINTED * size)
    beside = width_of(look.number, "serif-black", small)
    left = index.middle * u - (wide + PRINTED_GAP * u + beside) / 2
    start, base = left + wide + PRINTED_GAP * u, index.baseline * u - (1 - PRINTED) * STRUCK_AT * size
    big = WrittenText(shown, "serif-black", size, left, index.baseline * u, ink)
    y = base - 0.36 * small
    struck = ((start - u) / u, (y + 0.12 * small) / u, (start + beside + u) / u, (y - 0.12 * small) / u)
    return [big, WrittenText(look.number, "serif-black", small, start, base, ink)], struck


def _kind(frame: CardFrame, look: CardLook, words: Words, u: float) -> tuple[list[WrittenText], float]:
    """What kind of card it is, and where its tag begins."""
    kind = frame.kind
    if kind is None or look.kind is None:
        return [], 0.0
    text, size = words(look.kind.word), max(5, round(kind.size * u))
    left = (kind.right - KIND_PAD) * u - width_of(text, "sans-bold", size)
    baseline = kind.top + KIND_DOWN * (kind.foot - kind.top)
    return [WrittenText(text, "sans-bold", size, left, baseline * u, "kind.line")], left / u - kind.before
