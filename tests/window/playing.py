"""Matches of the window's tests, played by chance. They go as they went before: what somebody answered once in a
session is not thought about again, nor is a flick simulated again."""

from collections.abc import Callable, Hashable
from typing import Any

from flick.bots.random import random_answer
from flick.sitting import bots
from flick.table.chance import Chance, derived
from flick.table.game import find
from flick.table.match import Match
from flick.table.recorder import Taken
from flick.table.records import pack
from flick.table.rules import Decision
from flick.table.seats import Seat
from flick.window.app.screen import Screen

PEOPLE = (Seat("human", "Camille"), Seat("human", "Noé"))

_answered: dict[Hashable, list[Taken]] = {}
"""What was answered in matches that were alike at their beginning."""


def settle(screen: Screen) -> None:
    """Wait for what is done in the background."""
    if studio := getattr(screen, "studio", None):
        studio.wait()
    if shelf := getattr(screen, "shelf", None):
        for entry in shelf.kept:
            shelf.wait(entry)


def a_match(seats: tuple[Seat, ...] = (Seat("human", "Camille"), Seat("easy")), seed: int = 7, **options: Any) -> Match:
    """A match of Catacombs that has not begun."""
    game = find("catacombs")
    return Match(game, list(seats), game.Options(**options), seed, bots=bots())


def played(match: Match, answers: int) -> Match:
    """Let somebody answer at random for everybody, up to so many answers."""
    while isinstance(decision := match.settle(), Decision) and len(match.answers) < answers:
        match.answer(random_answer(decision, Chance(derived(match.seed, len(match.answers)))))
    return match


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
