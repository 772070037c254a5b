"""One answer of those that a bot compares."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from flick.games.urto.bot.mind import Mind
from flick.table.sayings import Say, say


class Option(NamedTuple):
    """An ``answer`` in its written form, what it is ``worth`` in points, and ``why`` one would give it, where that is
    worth a word."""

    answer: str
    worth: float
    why: Say | None = None


Options: TypeAlias = Sequence[Option]
Rule: TypeAlias = Callable[[Any, Mind], Options]
"""The options of a decision, as a mind weighs them."""


def moves(n: int) -> Say:
    """So many moves, in words."""
    return say("think-moves", n=n)
