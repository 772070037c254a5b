"""``flick achievements`` lists what can be achieved in a game, and who has achieved it."""

import argparse
import textwrap
from typing import TYPE_CHECKING

from flick.commands.common import add_json, print_json
from flick.table.sayings import Refused, say
from flick.table.words import Words
from flick.terminal import WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from flick.table.game import GamesAny

EXAMPLE = "flick achievements {achieving}"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar=words("help-game-name"), help=words("help-game"))
    add_json(parser, words)


def run(chosen: argparse.Namespace, words: Words) -> int:
    from flick.profile import reached_by
    from flick.sitting import words_for
    from flick.table.game import find

    game = find(chosen.game)
    own, have = words_for(words, game), reached_by(game.id)
    if chosen.json:
        listed = [(one, have.get(one.id, [])) for one in game.achievements]
        print_json([{"id": one.id, "rule": one.rule, "grade": one.grade, "reached": who} for one, who in listed])
        return 0
    if not game.achievements:
        raise Refused(say("achievements-none", game=own(f"game-{game.id}")))
    print("\n".join(_lines(game, own, have)))
    return 0


def _lines(game: "GamesAny", words: Words, have: "Mapping[str, Sequence[str]]") -> "Iterator[str]":
    """The grades, each with its achievements below it."""
    from flick.profile import told_by

    grade = ""
    for one in game.achievements:
        if one.grade != grade:
            yield from (["", words.name(one.grade)] if grade else [words.name(one.grade)])
            grade = one.grade
        told = words("achievements-line", name=words.name(one.id), how=words(one.says), rule=one.rule)
        yield from textwrap.wrap(told, WIDTH, initial_indent="  ", subsequent_indent="      ")
        names = have.get(one.id, [])
        reached = told_by(game.id, one.id, names, words) if names else words("window-achievement-open")
        yield from textwrap.wrap(reached, WIDTH, initial_indent="      ", subsequent_indent="      ")
