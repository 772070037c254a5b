"""Bots that play Caveloot: explorers with a sense of risk, each in a temper."""

from collections.abc import Callable, Mapping
from functools import partial

from flick.bots.random import RandomBot
from flick.games.caveloot.bot import bargains, battle, camp, explore
from flick.games.caveloot.bot.common import Rule
from flick.games.caveloot.bot.sense import Sense
from flick.games.caveloot.bot.temper import CavelootTemper, tempers
from flick.games.caveloot.state import CavelootState
from flick.table.decisions import Decision
from flick.table.perspective import Perspective
from flick.table.rules import Choose
from flick.table.seats import Bot, Thought

CARELESS = 0.3
"""The share of answers, from 0 to 1, that the weaker bot leaves to chance on its way."""

RULES: Mapping[str, Rule] = {**explore.RULES, **battle.RULES, **camp.RULES, **bargains.RULES}
"""The rule of thumb for each question, by its verb."""
HASTY = ("step", "met", "window", "journey")
"""The questions that a careless bot sometimes leaves to chance."""


def temper_of(state: CavelootState, seat: int) -> CavelootTemper:
    """The temper that was chosen for the seat; else tempers go round the table."""
    chosen = state.options.seats[seat].temper if seat < len(state.options.seats) else "any"
    names = list(tempers())
    return tempers()[names[seat % len(names)] if chosen == "any" else chosen]


class PolicyBot:
    """Answers by rules of thumb. It leaves to chance what it has no rule for, and the share ``careless``, from 0 to 1,
    of the questions in ``HASTY``."""

    def __init__(self, careless: float = 0.0) -> None:
        self._careless = careless

    def think(self, perspective: Perspective) -> Thought:
        decision = perspective.decision
        find = RULES.get(decision.verb)
        if find is None or (_is_hasty(decision) and perspective.chance.share() < self._careless):
            return RandomBot().think(perspective)
        state = perspective.position
        assert isinstance(state, CavelootState)
        sense = Sense(state, decision.seat, temper_of(state, decision.seat))
        found = None
        if decision.verb == "prepare" and isinstance(decision, Choose):
            found = camp.before_journey(decision, sense)
        return found or find(decision, sense) or RandomBot().think(perspective)


def _is_hasty(decision: Decision) -> bool:
    """Whether a careless bot may leave this question to chance. Whoever leads in a clash does not: nobody flees from a
    fight that is being won."""
    return decision.verb in HASTY and decision.facts.get("lead") != "ahead"


BOTS: Mapping[str, Callable[[], Bot]] = {"easy": partial(PolicyBot, CARELESS), "normal": PolicyBot}
"""Each bot by the name of its level."""
