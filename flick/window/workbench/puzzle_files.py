"""Puzzles to practise on: scenario files that come with a game, and those that somebody has put into a folder."""

from pathlib import Path
from typing import NamedTuple

from flick.places import home
from flick.table.chance import BadForcedResult
from flick.table.game import GamesAny
from flick.table.lesson import Lesson
from flick.table.sayings import Refused, say
from flick.table.scenario import Book, NotAsWritten, load, reason_of


class Drill(NamedTuple):
    """One puzzle; ``key`` is the name by which its score is kept."""

    key: str
    book: Book
    name: str

    def begin(self) -> Lesson:
        """From the beginning; ``Refused`` where it does not go as written."""
        try:
            return Lesson(self.book, self.name)
        except NotAsWritten as other:
            raise Refused(reason_of(other.failure)) from None
        except BadForcedResult as forced:
            why = say("scenario-chance", label=forced.label, wanted=str(forced.wanted), possible=forced.possible)
            raise Refused(say("in-file", file=self.book.document.file, why=why)) from None


class Broken(NamedTuple):
    """A file that holds no scenarios, and why."""

    path: Path
    why: Refused


def own_folder() -> Path:
    """Where somebody's own puzzles lie."""
    return home() / "puzzles"


def drills_of(game: GamesAny) -> list[Drill | Broken]:
    """The puzzles of the game first, in the order of their files, then one's own."""
    found: list[Drill | Broken] = []
    for folder, prefix in ((game.folder / "scenarios", game.id), (own_folder(), "own")):
        for path in sorted(folder.glob("*.yaml")):
            try:
                book = load(path)
            except Refused as refused:
                found.append(Broken(path, refused))
                continue
            if book.game.id == game.id:
                found += [
                    Drill(f"{prefix}/{path.stem}/{name}", book, name) for name in book.names if is_puzzle(book, name)
                ]
    return found


def is_puzzle(book: Book, name: str) -> bool:
    """Whether there is a single thing to find out, and nobody leads the learner."""
    stages = book.stages(name)
    return len(stages) == 1 and stages[0].is_free
