"""The type of the functions that weigh the options of a decision."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from flick.bots.weighing import Weighed
from flick.games.urto.bot.mind import Mind
from flick.table.sayings import Say, say

Options: TypeAlias = Sequence[Weighed]
Rule: TypeAlias = Callable[[Any, Mind], Options]
"""Weighs the options of a decision."""


def moves(n: int) -> Say:
    """So many moves in words."""
    return say("think-moves", n=n)
