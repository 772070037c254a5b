"""A hero played by what things are worth at first sight."""

from collections.abc import Mapping
from typing import Any

from flick.bots.random import RandomBot
from flick.games.ravenloft.bot import choices, turns
from flick.games.ravenloft.bot.option import Option, Options, Rule
from flick.games.ravenloft.bot.sight import Sight
from flick.games.ravenloft.state import RavenloftState
from flick.table.perspective import Perspective
from flick.table.seats import Thought

RULES: Mapping[str, Rule] = {**choices.RULES, **turns.RULES}
"""By the verb of the decision."""


def options(perspective: Perspective) -> Options:
    """What can be answered, weighed in a position that could be the true one; nothing for what no thought is given
    to."""
    decision: Any = perspective.decision
    rule, state = RULES.get(decision.verb), perspective.position
    assert isinstance(state, RavenloftState)
    return [] if rule is None else rule(decision, Sight(state, decision.seat))


class PolicyBot:
    """Answers at once what seems best. ``careless`` is by how many points it may be mistaken about each answer."""

    def __init__(self, careless: float = 0.0) -> None:
        self._careless = careless

    def think(self, perspective: Perspective) -> Thought:
        found = options(perspective)
        if not found:
            return RandomBot().think(perspective)
        best = max(found, key=lambda one: one.worth) if not self._careless else self._hasty(perspective, found)
        return Thought(best.answer, best.why)

    def _hasty(self, perspective: Perspective, found: Options) -> Option:
        weighed = [(one.worth + self._careless * perspective.chance.share(), -index) for index, one in enumerate(found)]
        return found[-max(weighed)[1]]
