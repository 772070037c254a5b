"""Bots that play heroes or the dungeon. They weigh each answer; the better bot also plays on from answers of nearly
equal worth that use up a Daily power, an Item or experience."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from flick.bots.weighing import CloseCallBot, WeighingBot
from flick.games.ravenloft.bot import choices, opposing, turns
from flick.games.ravenloft.bot.option import Options, Rules
from flick.games.ravenloft.bot.sight import RavenloftSight
from flick.games.ravenloft.state import RavenloftState
from flick.table.perspective import Perspective
from flick.table.rules import Choose
from flick.table.seats import Bot

CARELESS = 2.5
"""The most points by which the weaker bot may misjudge an answer."""

MARGIN = 0.1
"""Answers worth at most this many points less than the best are tried by playing on."""
TRIES, ANSWERS = 12, 3
"""How often the better bot plays on for a decision, and for how many answers, to the next hero phase."""
WEIGHED = ("turn", "cancel")
"""The verbs of the decisions for which it plays on."""

THRIFT = 2.5
"""The points that the weaker bot gives for keeping its Threat, where it plays the dungeon."""

RULES: Rules = {**choices.RULES, **turns.RULES}
"""The rules for heroes."""


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


BOTS: Mapping[str, Callable[[], Bot]] = {
    "easy": partial(WeighingBot, partial(options, thrift=THRIFT), CARELESS),
    "normal": partial(CloseCallBot, options, WEIGHED, MARGIN, TRIES, ANSWERS),
}
"""Each bot by the name of its level."""
