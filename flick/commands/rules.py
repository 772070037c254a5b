"""``flick rules`` prints the rulebook, or one rule."""

import argparse
import textwrap
from typing import TYPE_CHECKING, Any

from flick.commands.common import add_json, add_set, chosen_options, print_json
from flick.table.words import Words
from flick.terminal import WIDTH

if TYPE_CHECKING:
    from flick.table.rulebook import Paragraph

EXAMPLE = "flick rules {game}"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar=words("help-game-name"), help=words("help-game"))
    parser.add_argument("rule", nargs="?", metavar="ID", help=words("help-rule"))
    add_set(parser, words)
    add_json(parser, words)


def run(chosen: argparse.Namespace, words: Words) -> int:
    from flick.table.game import find
    from flick.table.records import to_plain
    from flick.table.rulebook import book_of
    from flick.written_options import read_options

    game = find(chosen.game)
    book = book_of(game, read_options(game, chosen_options(chosen.options)) if chosen.options else None, words)
    paragraphs = [book.rule(chosen.rule)] if chosen.rule else book.paragraphs
    if chosen.json:
        print_json([_written(to_plain(paragraph)) for paragraph in paragraphs])
        return 0
    for index, paragraph in enumerate(paragraphs):
        if index and (paragraph.heading or not paragraph.rule or not paragraphs[index - 1].rule):
            print()
        print("\n".join(lines_of(paragraph)))
    return 0


def _written(paragraph: dict[str, Any]) -> dict[str, Any]:
    """A paragraph as JSON tells it: a changed rule tells its text with the mark alone."""
    return {name: value for name, value in paragraph.items() if name != "unmarked"}


def lines_of(paragraph: "Paragraph") -> list[str]:
    """A paragraph as a terminal shows it: a heading is underlined, a rule stands beside its ID."""
    from flick.table.rulebook import without_marks

    head = f"{paragraph.rule:<10}" if paragraph.rule else ""
    lines = textwrap.wrap(head + without_marks(paragraph.text), WIDTH, subsequent_indent=" " * len(head))
    underline = {1: "=", 2: "-"}.get(paragraph.heading, "")
    return [*lines, underline * max(map(len, lines))] if underline else lines
