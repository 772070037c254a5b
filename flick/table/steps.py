"""What rules yield while they run: events and decisions."""

from collections.abc import Generator
from typing import Any, TypeAlias, TypeVar

from flick.table.decisions import Decision
from flick.table.events import Event

T = TypeVar("T")

Step: TypeAlias = Event | Decision
Rules: TypeAlias = Generator[Step, Any, T]
"""A generator of rules that returns a value of type T. Whoever runs it sends in the answer to each decision that it
yields."""


def _nothing() -> Rules[None]:
    """Rules that end at once."""
    yield from ()


NOTHING_HAPPENS = _nothing()
"""Rules that have ended: a function returns them where nothing has to happen, instead of making a generator."""
next(NOTHING_HAPPENS, None)


class GameEnds(Exception):
    """Raised by rules to end the game at once; the rest of the turn is not played."""
