"""The policy that plays a hero by the worth of answers at first sight."""

from collections.abc import Mapping

from flick.games.urto.bot import battle, finds, mischief, race
from flick.games.urto.bot.mind import Mind
from flick.games.urto.bot.option import Options, Rule
from flick.games.urto.bot.sight import UrtoSight
from flick.games.urto.bot.temper import tempers
from flick.table.perspective import Perspective

RULES: Mapping[str, Rule] = {**race.RULES, **battle.RULES, **finds.RULES, **mischief.RULES}
"""The function that weighs each decision, by its verb."""


def options(perspective: Perspective) -> Options:
    """The answers to a decision, weighed in the temper of the seat."""
    decision = perspective.decision
    sight = UrtoSight(perspective.board, decision.seat)
    return RULES[decision.verb](decision, Mind(sight, tempers()[sight.temper]))
