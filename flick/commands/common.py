"""What several commands share: arguments that mean the same everywhere, and how mistakes of a person are reported."""

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from flick.table.chance import LARGEST_SEED
from flick.table.files import whole
from flick.table.sayings import Refused, Say, say
from flick.table.words import Words


def add_seed(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--seed", type=whole_number(words, 0, LARGEST_SEED), metavar="N", help=words("help-seed"))


def add_json(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--json", action="store_true", help=words("help-json"))


def add_seats(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--seats", metavar="A,B", help=words("help-seats"))


def add_set(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument(
        "--set", action="append", default=[], metavar=words("help-set-value"), dest="options", help=words("help-set")
    )


def add_table(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--table", metavar=words("help-file"), help=words("help-table"))


def whole_number(words: Words, least: int, most: int) -> Any:
    """A type for argparse: a whole number between two limits."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(words("bad-whole-number", found=text, least=least, most=str(most)))
        return number

    return read


def number(words: Words) -> Any:
    """A type for argparse: any number, even one that the arena will refuse."""

    def read(text: str) -> float:
        try:
            return float(text)
        except ValueError:
            raise argparse.ArgumentTypeError(words("bad-number", found=text)) from None

    return read


def chosen_options(written: list[str]) -> dict[str, str]:
    """The options given as ``--set name=value``. A value that is a path is made absolute, so that the match file finds
    it from everywhere."""
    options: dict[str, str] = {}
    for part in written:
        name, equals, value = part.partition("=")
        if not equals:
            raise Refused(say("bad-set", found=part))
        options[name.strip()] = whole_path(value.strip())
    return options


def whole_path(value: str) -> str:
    """The absolute path of a content file; any other value as it is."""
    return str(whole(Path(value))) if value.endswith((".yaml", ".yml")) else value


def words_that_say(words: Words, reason: Say) -> Words:
    """The words with which a reason can be said: those of the table, or of every game as well where the message is that
    of a game."""
    if _can_say(words, reason):
        return words
    from flick.table.game import all_games

    games = list(all_games())

    def things(language: str) -> dict[str, str]:
        return {thing: called for game in games for thing, called in game.things(language).items()}

    return Words(words.language, *(game.folder for game in games), things=things)


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False))


@contextmanager
def arena_errors(file: Path | None = None) -> Iterator[None]:
    """Turn an error of the arena inside this block into ``Refused``, with the name of the file if there is one."""
    from flick.arena.layout import BadLayout
    from flick.arena.shot import BadShot

    try:
        yield
    except (BadLayout, BadShot) as bad:
        why = say(bad.reason, **bad.facts)
        raise Refused(say("in-file", file=str(file), why=why) if file else why) from None


def _can_say(words: Words, reason: Say) -> bool:
    return words.has(reason.id) and all(
        _can_say(words, fact) for fact in reason.facts.values() if isinstance(fact, Say)
    )
