"""How much work a file may ask for. Work is counted, not timed, so that a file is refused everywhere or nowhere.

A unit is about what one pawn costs in one step of a flick, half a microsecond. Where nobody has given an allowance,
work is not counted: a person may play as long as they like.
"""

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar

FOR_A_FILE = 20_000_000
"""Units; some ten seconds. A match of ten thousand answers takes five million, one of a hundred flicks that are
simulated anew takes three."""

ANSWER = 500
"""Units for an answer out of a file; that of the dearest rules of the house takes 0.3 ms."""

MATCH = 20_000
"""Units for a table that is set up."""


class TooMuchWork(BaseException):
    """The work of a file has no end in sight. It is no ``Exception``, so that nobody on the way to whoever granted the
    allowance takes it for a fault of the file."""


class Allowance:
    """What is left of so many units."""

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
    """Whatever is done within has these units together. One that was given before is not touched by it."""
    token = _given.set(allowance)
    try:
        yield
    finally:
        _given.reset(token)
