"""The lessons of a game, ready to be gone through."""

import contextlib

from flick.sitting import lesson_in
from flick.table import scenario
from flick.table.game import GamesAny, find
from flick.table.lesson import Lesson
from flick.table.sayings import Refused, say

NAME = "tutorial"


def lesson_of(game_id: str, name: str = NAME) -> Lesson:
    """The tutorial of a game, or another lesson, from its beginning; ``Refused`` where there is none, or it does not go
    as written."""
    game = find(game_id)
    path = lesson_in(game.folder, name)
    if not path.is_file():
        raise Refused(say("tutorial-none", game=say(f"game-{game.id}")))
    return begun(scenario.load(path), name)


def begun(book: scenario.Book, name: str) -> Lesson:
    """A scenario from its beginning, as a lesson or puzzle; ``Refused`` where it does not go as written."""
    with scenario.as_written(book):
        return Lesson(book, name)


def further_lessons(game: GamesAny) -> list[str]:
    """The lessons of a game beside its tutorial: the files in which a scenario of the same name is told."""
    found: list[str] = []
    for path in sorted((game.folder / "scenarios").glob("*.yaml")):
        if path.stem == NAME:
            continue
        with contextlib.suppress(Refused):
            book = scenario.load(path)
            if path.stem in book.names and book.is_lesson(path.stem):
                found.append(path.stem)
    return found


def key_of(game_id: str, name: str) -> str:
    """The name by which it is kept how far somebody has come."""
    return game_id if name == NAME else f"{game_id}-{name}"
