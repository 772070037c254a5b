"""A hero played by what things are worth at first sight."""

from collections.abc import Mapping

from flick.bots.random import RandomBot
from flick.games.urto.bot import battle, finds, mischief, race
from flick.games.urto.bot.mind import Mind
from flick.games.urto.bot.option import Option, Options, Rule
from flick.games.urto.bot.sight import Sight
from flick.games.urto.bot.temper import tempers
from flick.table.answers import only_answer
from flick.table.perspective import Perspective
from flick.table.seats import Thought

RULES: Mapping[str, Rule] = {**race.RULES, **battle.RULES, **finds.RULES, **mischief.RULES}
"""By the verb of the decision."""


def options(perspective: Perspective) -> Options:
    """What can be answered, as the seat's temper weighs it."""
    decision = perspective.decision
    sight = Sight(perspective.board, decision.seat)
    return RULES[decision.verb](decision, Mind(sight, tempers()[sight.temper]))


class PolicyBot:
    """Answers at once what seems best. ``careless`` is by how many points it may be mistaken about each answer."""

    def __init__(self, careless: float = 0.0) -> None:
        self._careless = careless

    def think(self, perspective: Perspective) -> Thought:
        if (only := only_answer(perspective.decision)) is not None:
            return Thought(only)
        found = options(perspective)
        if not found:
            return RandomBot().think(perspective)
        best = max(found, key=lambda one: one.worth) if not self._careless else self._hasty(perspective, found)
        return Thought(best.answer, best.why)

    def _hasty(self, perspective: Perspective, found: Options) -> Option:
        weighed = [(one.worth + self._careless * perspective.chance.share(), -index) for index, one in enumerate(found)]
        return found[-max(weighed)[1]]
