"""One answer of those that a bot compares, and the rules that weigh them."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from flick.bots.weighing import Weighed
from flick.games.ravenloft.bot.sight import RavenloftSight
from flick.table.rules import Choose, ChooseMany, Confirm
from flick.table.sayings import Say

Options: TypeAlias = Sequence[Weighed]
Question: TypeAlias = Choose | ChooseMany | Confirm
Rule: TypeAlias = Callable[[Question, RavenloftSight], Options]
"""The options of a decision, as a bot sees the position."""
Rules: TypeAlias = Mapping[str, Rule]
"""By the verb of the decision."""


def each(question: Question, worth: Callable[[str], float], why: Say | None = None) -> Options:
    """Every option of a choice by what it is done to."""
    assert isinstance(question, Choose)
    return [Weighed(option.name, worth(option.thing), why) for option in question.options]
