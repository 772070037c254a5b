"""``flick scenario`` runs files with given, when and then."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from flick.commands.common import add_json, print_json
from flick.table.files import content_files
from flick.table.sayings import Refused, say
from flick.table.words import Words

if TYPE_CHECKING:
    from flick.table.compare import Difference
    from flick.table.match import Match
    from flick.table.scenario import Book, Failure

EXAMPLE = "flick scenario levels/{game}/scenarios/tutorial.yaml --list"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("files", nargs="+", metavar=words("help-file"), help=words("help-scenario-files"))
    parser.add_argument("--list", action="store_true", help=words("help-scenario-list"))
    parser.add_argument("--play", metavar=words("help-name"), help=words("help-scenario-play"))
    add_json(parser, words)


def run(chosen: argparse.Namespace, words: Words) -> int:
    from flick.table import scenario

    paths = [path for name in chosen.files for path in content_files(Path(name))]
    if chosen.list:
        return _list(paths, words, chosen.json)
    if chosen.play:
        return _find_and_play(paths, chosen.play, words)
    failures: list[Failure] = []
    count = 0
    for path in paths:
        book = scenario.load(path)
        count += len(book.names)
        for failure in _failures(book, path):
            failures.append(failure)
            if not chosen.json:
                print(report(failure, words))
    if chosen.json:
        from flick.table.records import to_plain

        print_json({"scenarios": count, "failures": [to_plain(failure) for failure in failures]})
    else:
        print(words("scenario-count", count=count, failed=len(failures)))
    return 1 if failures else 0


def _failures(book: "Book", path: Path) -> "Iterator[Failure]":
    """Play all scenarios of a file and yield the failures."""
    from flick.table.patience import worked_on

    with worked_on(path):
        for name in book.names:
            if failure := book.run(name):
                yield failure


def _list(paths: list[Path], words: Words, as_json: bool) -> int:
    """Print the scenarios of the files by name, with their titles in the words of the game."""
    from flick.sitting import words_for
    from flick.table import scenario

    found: list[dict[str, str]] = []
    for path in paths:
        book = scenario.load(path)
        own = words_for(words, book.game)
        found += [{"file": str(path), "name": name, "title": own.name(name)} for name in book.names]
    if as_json:
        print_json(found)
        return 0
    width = max((len(one["name"]) for one in found), default=0)
    for one in found:
        print(one["name"] if one["title"] == one["name"] else f"{one['name']:<{width}}  {one['title']}")
    return 0


def report(failure: "Failure", words: Words) -> str:
    """A failure as text, with what was expected and what was found."""
    from flick.table.scenario import reason_of

    parts = [words(reason_of(failure))]
    for difference in failure.differences:
        parts.append(f"  {difference.where}")
        parts += _side_by_side(difference, words)
    return "\n".join(parts)


def _side_by_side(difference: "Difference", words: Words) -> list[str]:
    left = [words("scenario-expected"), *_pretty(difference.expected)]
    right = [words("scenario-found"), *_pretty(difference.found)]
    height = max(len(left), len(right))
    left += [""] * (height - len(left))
    right += [""] * (height - len(right))
    return [f"    {one[:36]:<36} | {other[:36]}".rstrip() for one, other in zip(left, right, strict=True)]


def _pretty(value: object) -> list[str]:
    import textwrap

    text = json.dumps(value, ensure_ascii=False, indent=1)
    return [part for line in text.splitlines() for part in textwrap.wrap(line, 36, drop_whitespace=False) or [""]]


def play(book: "Book", name: str, words: Words) -> int:
    """Play a scenario in the terminal, as a lesson if it is one; the exit code."""
    from flick.table.lesson import Lesson
    from flick.table.scenario import as_written
    from flick.terminal.lesson_session import LessonSession
    from flick.terminal.session import Session

    with as_written(book):
        if book.is_lesson(name):
            lesson = Lesson(book, name)
            return LessonSession(lesson, _words_for(words, book, lesson.match)).run()
        match = book.open(name)
        return Session(match, _words_for(words, book, match)).run()


def _words_for(words: Words, book: "Book", match: "Match") -> Words:
    """The words of a scenario's game. Names of its seats are translated where the game has a message for them."""
    from flick.sitting import words_for

    own = words_for(words, book.game, match)
    own.names = [own.name(name) for name in own.names]
    return own


def _find_and_play(paths: list[Path], name: str, words: Words) -> int:
    from flick.table import scenario

    for path in paths:
        book = scenario.load(path)
        if name in book.names:
            return play(book, name, words)
    raise Refused(say("scenario-unknown", name=name))
