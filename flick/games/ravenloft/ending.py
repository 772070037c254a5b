"""Ends a match: all heroes win or lose together (RAV-01 to RAV-03)."""

from flick.games.ravenloft.state import Ended, RavenloftState
from flick.table.game import Result
from flick.table.rules import GameEnds, Rules, tell
from flick.table.sayings import Say, Who


def lose(state: RavenloftState, reason: str, rule: str, about: str = "") -> Rules[None]:
    yield from _end(state, Ended(False, reason, rule, about))


def _end(state: RavenloftState, ended: Ended) -> Rules[None]:
    """End the game at once."""
    state.ended = ended
    yield tell("won" if ended.won else "lost", ended.rule)
    raise GameEnds


def result(state: RavenloftState) -> Result | None:
    """The result: all heroes have won, or none has and the player of the dungeon has; ``None`` while the game goes
    on."""
    ended = state.ended
    if ended is None:
        return None
    return Result(_winners(state, ended.won), Say(ended.reason, {"hero": ended.about}), ended.rule, about=ended.about)


def finish(state: RavenloftState, ended: Ended) -> Rules[None]:
    """End the game as given."""
    yield from _end(state, ended)


def conceded(state: RavenloftState, seat: int) -> Result:
    """The result when somebody gives up for the whole own side (RAV-01)."""
    return Result(_winners(state, seat == state.adversary_seat), Say("end-conceded", {"who": Who(seat)}), "RAV-01")


def _winners(state: RavenloftState, heroes: bool) -> tuple[int, ...]:
    """The seats that win: those of the heroes, or that of the player of the dungeon, if there is one."""
    if heroes:
        return tuple(range(len(state.heroes)))
    return () if state.adversary_seat is None else (state.adversary_seat,)
