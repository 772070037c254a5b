"""What seats have learned of things that lie hidden: part of the state, so that it stays known from turn to turn.

A state that needs it has a field ``memory: Memory``. The rules say what is learned, where they let somebody look at
hidden things, or put things face down of which all know what they are: until they are mixed with others again, those
seats know where they lie. What is learned within a turn by an event need not be said twice before the turn ends.
"""

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from flick.table.game import State

Memory: TypeAlias = dict[str, list[int]]
"""By the name of a thing, the seats that know where it lies."""


def learn(memory: Memory, things: Iterable[str], seats: Iterable[int]) -> None:
    """From now on these seats know where these things lie."""
    seats = tuple(seats)
    for thing in things:
        memory[thing] = sorted({*memory.get(thing, ()), *seats})


def forget(memory: Memory, things: Iterable[str]) -> None:
    """Nobody knows any longer where these lie: they were shuffled; or they lie open, and everybody sees it."""
    for thing in things:
        memory.pop(thing, None)


class Remembers(msgspec.Struct):
    """As much of any packed state as ``known_to`` looks at."""

    memory: Memory = {}


def known_to(state: State | Remembers, seat: int) -> list[str]:
    """The hidden things of which a seat knows where they lie."""
    memory: Memory = getattr(state, "memory", {})
    return [thing for thing, seats in memory.items() if seat in seats]
