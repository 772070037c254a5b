"""How it ends, and how a position looks: all win or lose together (RAV-01 to RAV-03)."""

from flick.games.ravenloft.state import Ended, RavenloftState
from flick.table.game import Result
from flick.table.rules import GameEnds, Rules, tell
from flick.table.sayings import Say, Who


def win(state: RavenloftState, reason: str, rule: str, about: str = "") -> Rules[None]:
    """The mission is fulfilled: nothing further is carried out (RAV-02). ``reason`` is the message of the end."""
    yield from _end(state, Ended(True, reason, rule, about))


def lose(state: RavenloftState, reason: str, rule: str, about: str = "") -> Rules[None]:
    yield from _end(state, Ended(False, reason, rule, about))


def _end(state: RavenloftState, ended: Ended) -> Rules[None]:
    state.ended = ended
    yield tell("won" if ended.won else "lost", ended.rule)
    raise GameEnds


def result(state: RavenloftState) -> Result | None:
    """All seats have won, or none has."""
    ended = state.ended
    if ended is None:
        return None
    seats = tuple(range(len(state.heroes)))
    return Result(seats if ended.won else (), Say(ended.reason, {"hero": ended.about}), ended.rule, about=ended.about)


def finish(state: RavenloftState, ended: Ended) -> Rules[None]:
    """It is over in the way that somebody has found."""
    yield from _end(state, ended)


def conceded(state: RavenloftState, seat: int) -> Result:
    return Result((), Say("end-conceded", {"who": Who(seat)}), "RAV-01")
