"""A rulebook as it is read: its pages in blocks, its headings, and what a search finds. Nothing is drawn here."""

import unicodedata
from collections.abc import Mapping
from typing import NamedTuple

from flick.table.rulebook import Paragraph, Rulebook, without_marks
from flick.window.widgets import page_setting
from flick.window.widgets.page_setting import Block
from flick.window.widgets.rich import runs_of


class Chapter(NamedTuple):
    """A heading of the book, and which of its paragraphs that is."""

    title: str
    at: int


class Hit(NamedTuple):
    """A paragraph that a search has found: its rule, or the heading that it stands under, and its text."""

    title: str
    text: str
    at: int


def blocks_of(book: Rulebook, icons: Mapping[str, tuple[str, ...]]) -> list[Block]:
    """Every paragraph as a block, in the same order; ``icons`` are those that rules tell about, by their IDs."""
    return [_block(paragraph, icons) for paragraph in book.paragraphs]


def chapters_of(book: Rulebook) -> list[Chapter]:
    """The headings."""
    return [Chapter(one.text, at) for at, one in enumerate(book.paragraphs) if one.heading]


def chapter_at(chapters: list[Chapter], at: int) -> int:
    """Which of the chapters a paragraph belongs to."""
    return max((index for index, chapter in enumerate(chapters) if chapter.at <= at), default=0)


def search(book: Rulebook, text: str) -> list[Hit]:
    """Paragraphs that hold every word of a text, in whatever case and with or without accents; the rule of that ID
    comes first."""
    words = plain(text).split()
    if not words:
        return []
    found: list[Hit] = []
    title = ""
    for at, paragraph in enumerate(book.paragraphs):
        title = paragraph.text if paragraph.heading else title
        told = plain(f"{paragraph.rule or ''} {without_marks(paragraph.text)}")
        if all(word in told for word in words):
            found.append(Hit(paragraph.rule or title, without_marks(paragraph.unmarked or paragraph.text), at))
    return sorted(found, key=lambda hit: plain(hit.title) != words[0])


def snippet(text: str, wanted: str, width: int = 60) -> str:
    """About so many letters of a text, from a little before the first word that was wanted."""
    words = plain(wanted).split()
    places = [place for word in words if (place := plain(text).find(word)) >= 0]
    start = max(0, min(places, default=0) - 12)
    start = text.rfind(" ", 0, start) + 1 if start else 0
    end = len(text) if start + width >= len(text) else text.rfind(" ", start, start + width)
    end = end if end > start else start + width
    return ("… " if start else "") + text[start:end] + (" …" if end < len(text) else "")


def plain(text: str) -> str:
    """Small letters without accents; every letter stays one letter."""
    return "".join(unicodedata.normalize("NFD", letter)[0] for letter in text.lower()) if text else ""


def _block(paragraph: Paragraph, icons: Mapping[str, tuple[str, ...]]) -> Block:
    if paragraph.heading:
        return page_setting.Heading(paragraph.text, paragraph.heading)
    rule = paragraph.rule or ""
    return page_setting.ParagraphSetting(runs_of(paragraph.text), rule, icons.get(rule, ()))
