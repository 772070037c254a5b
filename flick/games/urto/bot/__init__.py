"""Bots that play Urto: rules of thumb, and the same with a look ahead where it matters."""

from collections.abc import Callable, Mapping

from flick.bots.ahead import AheadBot
from flick.games.urto.bot.policy import PolicyBot
from flick.table.perspective import Perspective
from flick.table.seats import Bot, Thought

TRIES, ANSWERS = 40, 10
"""So often the better bot plays on for a decision, and so many answers far."""
WEIGHED = ("turn", "after", "face", "torch", "shortcut", "keep-one")
"""The verbs of the decisions that it weighs."""


class RacerBot:
    """Looks ahead where ways part, and goes by rules of thumb otherwise."""

    def __init__(self) -> None:
        self._policy = PolicyBot()
        self._ahead = AheadBot(TRIES, ANSWERS, self._policy)

    def think(self, perspective: Perspective) -> Thought:
        weighs = perspective.decision.verb in WEIGHED
        return (self._ahead if weighs else self._policy).think(perspective)


BOTS: Mapping[str, Callable[[], Bot]] = {"easy": PolicyBot, "normal": RacerBot}
"""By the name of the level."""
