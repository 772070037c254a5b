"""Puzzles to practise on: scenario files that come with a game, and those that somebody has put into a folder; and what
somebody has solved of them, in how many tries, in one small file."""

from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from flick.places import home
from flick.table.files import why_not, write_json, writing
from flick.table.game import GamesAny
from flick.table.lesson import Lesson
from flick.table.nesting import from_json
from flick.table.sayings import Refused, say
from flick.table.scenario import Book, load
from flick.window.match.lesson.lesson_files import begun


class Drill(NamedTuple):
    """One puzzle; ``key`` is the name by which its score is kept."""

    key: str
    book: Book
    name: str

    def begin(self) -> Lesson:
        """From the beginning; ``Refused`` where it does not go as written."""
        return begun(self.book, self.name)


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


Count = Annotated[int, msgspec.Meta(ge=0)]


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``tries`` counts all of them, ``best`` those that it took where it was solved soonest; 0 until it is."""

    tries: Count = 0
    best: Count = 0

    @property
    def solved(self) -> bool:
        return self.best > 0


Scores = dict[str, Score]
"""By the key of a drill."""


def scores_file() -> Path:
    return home() / "puzzles.json"


def load_scores() -> Scores:
    """All that was kept; ``Refused`` where the file is no such record. It is left as it is then."""
    path = scores_file()
    try:
        return from_json(path.read_bytes(), Scores)
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise Refused(say("in-file", file=str(path), why=why_not(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refused(say("window-practice-bad-scores", file=str(path))) from None


def count_try(key: str, tries: int, *, solved: bool) -> None:
    """One more try at a drill, the one of that number since it was opened; ``Refused`` where that cannot be kept."""
    scores, path = load_scores(), scores_file()
    score = scores.get(key, Score())
    best = min(score.best or tries, tries) if solved else score.best
    scores[key] = Score(score.tries + 1, best)
    with writing(path):
        write_json(path, scores)
