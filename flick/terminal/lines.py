"""Text no wider than a terminal."""

import textwrap

from flick.terminal import WIDTH


def fitted(text: str, indent: int | None = None) -> str:
    """The text with lines that are too long broken; what they go on with is indented a little more."""
    lines: list[str] = []
    for line in text.split("\n"):
        own = len(line) - len(line.lstrip()) + 2 if indent is None else indent
        long = textwrap.wrap(line, WIDTH, subsequent_indent=" " * own, break_on_hyphens=False, break_long_words=False)
        lines += long if len(line) > WIDTH else [line]
    return "\n".join(lines)
