"""Limits how much work a file may cause. Work is counted in units and not timed, so that a file is refused on every
machine or on none.

A unit is about what one pawn costs in one step of a flick, half a microsecond. Without an allowance work is not
counted: a person may play as long as they like.
"""

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar

FOR_A_FILE = 20_000_000
"""The units for one file, some ten seconds. A match of ten thousand answers needs five million, one of a hundred flicks
that are simulated anew three million."""

ANSWER = 500
"""The units for an answer out of a file; the slowest rules of the house need 0.3 ms for one."""

MATCH = 20_000
"""The units for setting up a match."""


class TooMuchWork(BaseException):
    """The allowance of a file is spent. It is no ``Exception``, so that no code on the way to whoever granted the
    allowance takes it for a fault of the file."""


class Allowance:
    """An allowance of work: ``left`` counts the units that may still be spent."""

    def __init__(self, units: int) -> None:
        self.left = units


_given: ContextVar[Allowance | None] = ContextVar("allowance", default=None)


def spend(units: int) -> None:
    """Count work that is about to be done; ``TooMuchWork`` where there is an allowance and it is spent."""
    given = _given.get()
    if given is not None:
        given.left -= units
        if given.left < 0:
            raise TooMuchWork


@contextmanager
def granted(allowance: Allowance) -> Generator[None]:
    """Everything inside this block shares the units of this allowance; the allowance of an outer block is not used
    meanwhile."""
    token = _given.set(allowance)
    try:
        yield
    finally:
        _given.reset(token)
