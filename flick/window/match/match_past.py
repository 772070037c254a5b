"""Earlier moments of a match, found by the number of an event in the log."""

from bisect import bisect_right
from typing import NamedTuple

from flick.arena.layout import Layout
from flick.arena.outcome import Outcome
from flick.table.board import Board
from flick.table.match import Match
from flick.table.moment import after_answer
from flick.table.rules import Event


class PastFlick(NamedTuple):
    """A flick that was made before: how everything lay, and what came of it."""

    before: Layout
    outcome: Outcome


def flick_before(match: Match, number: int) -> PastFlick | None:
    """The flick that led to an event, of the same turn; ``None`` where nothing was flicked before it."""
    turn = max((start.turn for start in match.turns if start.events <= number), default=0)
    for index in reversed(range(len(match.answers))):
        taken = match.answers[index]
        if taken.turn < turn:
            return None
        if taken.events_before <= number and isinstance(taken.given.outcome, Outcome):
            before = match.game.view(match.line_before(index).state, None).arena
            return PastFlick(before, taken.given.outcome) if before is not None else None
    return None


def board_after(match: Match, number: int, viewer: int | None) -> Board:
    """The table as it lay for ``viewer`` when that event had happened."""
    answer = bisect_right(match.answers, number, key=lambda taken: taken.events_before) - 1
    if answer < 0:
        return match.game.view(match.line_before(0).state, viewer)
    line, happened = after_answer(match, answer)
    while happened <= number and isinstance(line.step(), Event):
        happened += 1
    return match.game.view(line.state, viewer)
