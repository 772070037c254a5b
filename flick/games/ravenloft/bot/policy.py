"""Weighs the answers of a hero, or of the dungeon, at first sight."""

from collections.abc import Mapping
from typing import Any

from flick.games.ravenloft.bot import choices, opposing, turns
from flick.games.ravenloft.bot.option import Options, Rule
from flick.games.ravenloft.bot.sight import RavenloftSight
from flick.games.ravenloft.state import RavenloftState
from flick.table.perspective import Perspective
from flick.table.rules import Choose

RULES: Mapping[str, Rule] = {**choices.RULES, **turns.RULES}
"""The rules for heroes by the verb of the decision."""


def options(perspective: Perspective, thrift: float = 0.0) -> Options:
    """The answers, weighed in a position that could be the true one; empty where no rule fits the decision. ``thrift``
    is added to declining, for a bot that plays the dungeon and likes to keep its Threat."""
    decision: Any = perspective.decision
    state = perspective.position
    assert isinstance(state, RavenloftState)
    opposes = decision.seat == state.adversary_seat
    rule = (opposing.RULES if opposes else RULES).get(decision.verb)
    found: Options = (
        () if rule is None else rule(decision, RavenloftSight(state, state.active if opposes else decision.seat))
    )
    declined = decision.decline if opposes and isinstance(decision, Choose) else ""
    return [one._replace(worth=one.worth + thrift) if declined and one.answer == declined else one for one in found]
