"""Running text in several styles: bold, slanted, links to rules; read from the Markdown of rulebooks."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from flick.window.widgets.text import first_of

Style: TypeAlias = Literal["plain", "bold", "italic", "link"]
Measure: TypeAlias = Callable[[str, Style], int]

RULE_ID = re.compile(r"\b[A-Z]{2,}-(?:[A-Z]{2,}-)?R?\d+[a-z]?\b")
MARKS = re.compile(r"\*\*(?P<bold>.+?)\*\*|\*(?P<italic>\S.*?)\*|`(?P<code>[^`]+)`")


@dataclass(frozen=True)
class TextRun:
    """Some text in one style."""

    text: str
    style: Style = "plain"
    link: str = ""
    """Where a click on it leads, as a rule a rule ID."""


class Span(NamedTuple):
    """A piece of a line: its run, its text, and where it begins and how wide it is."""

    run: TextRun
    text: str
    left: int
    width: int


def runs_of(markdown: str) -> tuple[TextRun, ...]:
    """Markdown of one paragraph as runs; every rule ID becomes a link."""
    found: list[TextRun] = []
    last = 0
    for mark in MARKS.finditer(markdown):
        found += _linked(markdown[last : mark.start()], "plain")
        style: Style = "italic" if mark["italic"] else "bold"
        found += _linked(mark["bold"] or mark["italic"] or mark["code"], style)
        last = mark.end()
    return (*found, *_linked(markdown[last:], "plain"))


def _linked(text: str, style: Style) -> Iterator[TextRun]:
    last = 0
    for rule in RULE_ID.finditer(text):
        if rule.start() > last:
            yield TextRun(text[last : rule.start()], style)
        yield TextRun(rule[0], "link", rule[0])
        last = rule.end()
    if last < len(text):
        yield TextRun(text[last:], style)


class WordPiece(NamedTuple):
    """A part of a word that is of one run."""

    run: TextRun
    text: str


class TextWord(NamedTuple):
    """What no space parts, and how wide it is with and without the space after it."""

    pieces: tuple[WordPiece, ...]
    width: int
    spaced: int


def flowed(runs: Sequence[TextRun], measure: Measure, width: int) -> list[list[Span]]:
    """Runs in lines no wider than that, broken at plain spaces, and all about equally long."""
    words = [_word(pieces, measure) for pieces in _words(runs)]
    least, count = min(width, max((word.width for word in words), default=0)), len(_filled(words, width))
    measured = least + first_of(range(least, width), lambda way: len(_filled(words, way)) <= count)
    return [_line(line, measure) for line in _filled(words, measured)]


def _word(pieces: Sequence[WordPiece], measure: Measure) -> TextWord:
    width = sum(measure(piece.text, piece.run.style) for piece in pieces)
    return TextWord(tuple(pieces), width, width + measure(" ", pieces[-1].run.style))


def _filled(words: Sequence[TextWord], width: int) -> list[list[TextWord]]:
    """Words in lines, each as full as it can be."""
    lines: list[list[TextWord]] = []
    taken = width
    for word in words:
        if lines and taken + word.width <= width:
            lines[-1].append(word)
            taken += word.spaced
        else:
            lines.append([word])
            taken = word.spaced
    return lines


def _line(words: Sequence[TextWord], measure: Measure) -> list[Span]:
    """A line as spans: pieces of one run become one, so that letters stand as the font has them."""
    line: list[Span] = []
    for word in words:
        gap = " " if line else ""
        for piece in word.pieces:
            end = line[-1].left + line[-1].width if line else 0
            if line and line[-1].run is piece.run:
                text = line[-1].text + gap + piece.text
                line[-1] = Span(piece.run, text, line[-1].left, measure(text, piece.run.style))
            else:
                start = end + (measure(" ", line[-1].run.style) if gap else 0)
                line.append(Span(piece.run, piece.text, start, measure(piece.text, piece.run.style)))
            gap = ""
    return line


def _words(runs: Sequence[TextRun]) -> Iterator[list[WordPiece]]:
    word: list[WordPiece] = []
    for run in runs:
        first, *others = run.text.split(" ")
        if first:
            word.append(WordPiece(run, first))
        for other in others:
            if word:
                yield word
            word = [WordPiece(run, other)] if other else []
    if word:
        yield word
