"""One answer of those that a bot compares."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from flick.bots.weighing import Weighed
from flick.games.urto.bot.mind import Mind
from flick.table.sayings import Say, say

Options: TypeAlias = Sequence[Weighed]
Rule: TypeAlias = Callable[[Any, Mind], Options]
"""The options of a decision, as a mind weighs them."""


def moves(n: int) -> Say:
    """So many moves, in words."""
    return say("think-moves", n=n)
