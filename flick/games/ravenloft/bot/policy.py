"""A hero played by what things are worth at first sight."""

from collections.abc import Mapping
from typing import Any

from flick.games.ravenloft.bot import choices, turns
from flick.games.ravenloft.bot.option import Options, Rule
from flick.games.ravenloft.bot.sight import Sight
from flick.games.ravenloft.state import RavenloftState
from flick.table.perspective import Perspective

RULES: Mapping[str, Rule] = {**choices.RULES, **turns.RULES}
"""By the verb of the decision."""


def options(perspective: Perspective) -> Options:
    """What can be answered, weighed in a position that could be the true one; nothing for what no thought is given
    to."""
    decision: Any = perspective.decision
    rule, state = RULES.get(decision.verb), perspective.position
    assert isinstance(state, RavenloftState)
    return [] if rule is None else rule(decision, Sight(state, decision.seat))
