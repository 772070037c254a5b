"""What seats have learned of things that lie hidden. It is part of the state, so that seats know it in later turns.

A state that needs it has a field ``memory: Memory``. Rules call ``learn`` where they let a seat look at hidden things,
or put things face down that seats have seen: those seats know where the things lie until ``forget``, when they are
mixed with others. What an event tells within the turn is known without it until the turn ends.
"""

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from flick.table.game import State

Memory: TypeAlias = dict[str, list[int]]
"""The seats that know where a thing lies, by the name of the thing."""


def learn(memory: Memory, things: Iterable[str], seats: Iterable[int]) -> None:
    """From now on these seats know where these things lie."""
    seats = tuple(seats)
    for thing in things:
        memory[thing] = sorted({*memory.get(thing, ()), *seats})


def forget(memory: Memory, things: Iterable[str]) -> None:
    """Let no seat know any longer where these things lie, because they were shuffled, or because they lie open and
    everybody sees them."""
    for thing in things:
        memory.pop(thing, None)


class Remembers(msgspec.Struct):
    """The only field that ``known_to`` needs of a packed state, so that it need not unpack the rest."""

    memory: Memory = {}


def known_to(state: State | Remembers, seat: int) -> list[str]:
    """The names of hidden things of which a seat knows where they lie."""
    memory: Memory = getattr(state, "memory", {})
    return [thing for thing, seats in memory.items() if seat in seats]
