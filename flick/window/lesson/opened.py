"""The tutorial of a game, ready to be gone through."""

from flick.sitting import tutorial_of
from flick.table import scenario
from flick.table.chance import BadForcedResult
from flick.table.game import find
from flick.table.lesson import Lesson
from flick.table.sayings import Refused, say

NAME = "tutorial"


def lesson_of(game_id: str) -> Lesson:
    """The tutorial of a game from its beginning; ``Refused`` where there is none, or it does not go as written."""
    game = find(game_id)
    path = tutorial_of(game)
    if not path.is_file():
        raise Refused(say("tutorial-none", game=say(f"game-{game.id}")))
    try:
        return Lesson(scenario.load(path), NAME)
    except scenario.NotAsWritten as other:
        raise Refused(scenario.reason_of(other.failure)) from None
    except BadForcedResult as forced:
        why = say("scenario-chance", label=forced.label, wanted=str(forced.wanted), possible=forced.possible)
        raise Refused(say("in-file", file=str(path), why=why)) from None
