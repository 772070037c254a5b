"""``flick rules``: the rulebook, or one rule."""

import argparse
import textwrap

from flick.commands.common import add_json, print_json
from flick.table.words import Words

EXAMPLE = "flick rules catacombs CAT-77"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar=words("help-game-name"), help=words("help-game"))
    parser.add_argument("rule", nargs="?", metavar="ID", help=words("help-rule"))
    add_json(parser, words)


def run(chosen: argparse.Namespace, words: Words) -> int:
    from flick.table.game import find
    from flick.table.records import to_plain
    from flick.table.rulebook import read_rulebook

    book = read_rulebook(find(chosen.game), words.language)
    paragraphs = [book.rule(chosen.rule)] if chosen.rule else book.paragraphs
    if chosen.json:
        print_json([to_plain(paragraph) for paragraph in paragraphs])
        return 0
    for index, paragraph in enumerate(paragraphs):
        text = paragraph.text.replace("**", "").replace("*", "")
        if paragraph.heading:
            print(("\n" if index else "") + text + "\n" + "=" * len(text) if paragraph.heading == 1 else "\n" + text)
        else:
            head = f"{paragraph.rule:<10}" if paragraph.rule else ""
            print(textwrap.fill(head + text, 80, subsequent_indent=" " * len(head)))
    return 0
