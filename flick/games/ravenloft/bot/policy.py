"""A hero, or the dungeon, played by what things are worth at first sight."""

from collections.abc import Mapping
from typing import Any

from flick.games.ravenloft.bot import choices, opposing, turns
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
    state = perspective.position
    assert isinstance(state, RavenloftState)
    opposes = decision.seat == state.adversary_seat
    rule = (opposing.RULES if opposes else RULES).get(decision.verb)
    return [] if rule is None else rule(decision, Sight(state, state.active if opposes else decision.seat))
