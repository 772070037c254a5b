"""The types of rules that weigh the options of a decision."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from flick.bots.weighing import Weighed
from flick.games.ravenloft.bot.sight import RavenloftSight
from flick.table.rules import Choose, ChooseMany, Confirm
from flick.table.sayings import Say

Options: TypeAlias = Sequence[Weighed]
Question: TypeAlias = Choose | ChooseMany | Confirm
Rule: TypeAlias = Callable[[Question, RavenloftSight], Options]
"""A rule: it weighs the options of a decision, as a bot sees the position."""
Rules: TypeAlias = Mapping[str, Rule]
"""Rules by the verb of the decision."""


def each(question: Question, worth: Callable[[str], float], why: Say | None = None) -> Options:
    """The options of a choice, each weighed by the thing that it names."""
    assert isinstance(question, Choose)
    return [Weighed(option.name, worth(option.thing), why) for option in question.options]
