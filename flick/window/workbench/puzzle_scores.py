"""What somebody has solved, and in how many tries: one small file."""

from pathlib import Path
from typing import Annotated

import msgspec

from flick.places import home
from flick.table.files import why_not, write_json, writing
from flick.table.nesting import from_json
from flick.table.sayings import Refused, say

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
