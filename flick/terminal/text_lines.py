"""Breaks text into lines that fit a terminal."""

import textwrap

from flick.terminal import WIDTH

TIED = "\u00a0"
"""A space at which no line is broken."""


def wrapped(text: str) -> list[str]:
    """The text broken into lines of at most ``WIDTH`` characters."""
    lines = textwrap.wrap(text, WIDTH, subsequent_indent="    ", break_on_hyphens=False)
    return [line.replace(TIED, " ") for line in lines]


def fitted(text: str, indent: int | None = None) -> str:
    """The text with lines broken that are longer than ``WIDTH``. What follows a break is indented by ``indent``
    columns, or without it by 2 more than its line."""
    lines: list[str] = []
    for line in text.split("\n"):
        own = len(line) - len(line.lstrip()) + 2 if indent is None else indent
        long = textwrap.wrap(line, WIDTH, subsequent_indent=" " * own, break_on_hyphens=False, break_long_words=False)
        lines += long if len(line) > WIDTH else [line]
    return "\n".join(lines)
