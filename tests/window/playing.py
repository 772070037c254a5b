"""Matches that go as they went before: what somebody answered once in a session is not thought about again, nor is a
flick simulated again."""

from collections.abc import Callable, Hashable

from flick.table.match import Match, Taken
from flick.table.records import pack
from tools.screens import played

_answered: dict[Hashable, list[Taken]] = {}
"""What was answered in matches that were alike at their beginning."""


def play(match: Match, answers: int) -> Match:
    """Let somebody answer at random for everybody, up to so many answers."""
    return as_before(match, answers, lambda: played(match, answers))


def as_before(match: Match, name: Hashable, play: Callable[[], object]) -> Match:
    """Play a match that has just begun, or let it go as one that was like it when something of that name was played."""
    if match.answers:
        play()
        return match
    seats = tuple((seat.player, seat.name) for seat in match.seats)
    known = match.game.id, match.seed, seats, pack(match.options), pack(match.state), name
    if known not in _answered:
        play()
        _answered[known] = list(match.answers)
        return match
    for taken in _answered[known]:
        match.settle()
        match.take(taken.given, taken.thought)
    match.settle()
    return match
