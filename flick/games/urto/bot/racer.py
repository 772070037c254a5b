"""The better bot: where several answers are nearly as good, it plays on from each."""

from flick.bots.ahead import AheadBot
from flick.games.urto.bot.option import Option, Options
from flick.games.urto.bot.policy import PolicyBot, options
from flick.table.perspective import Perspective
from flick.table.seats import Thought

TRIES, ANSWERS = 16, 12
"""So often it plays on for a decision, and so many answers far."""
MARGIN, MOST = 0.6, 3
"""Answers worth up to so many points less than the best are tried, and no more than so many of them."""
WEIGHED = ("turn", "after", "face", "torch", "shortcut", "attacked")
"""The verbs of the decisions that it weighs."""


def near_best(found: Options) -> list[Option]:
    """The answers between which the first look hardly decides, the best first."""
    ranked = sorted(found, key=lambda one: -one.worth)
    return [one for one in ranked[:MOST] if one.worth >= ranked[0].worth - MARGIN]


class RacerBot:
    """Goes by the worth of things at first sight, and looks ahead where that leaves several answers."""

    def __init__(self) -> None:
        self._policy = PolicyBot()

    def think(self, perspective: Perspective) -> Thought:
        if perspective.decision.verb not in WEIGHED:
            return self._policy.think(perspective)
        near = near_best(options(perspective))
        if len(near) < 2:
            return self._policy.think(perspective)
        whys = {one.answer: one.why for one in near}
        chosen = AheadBot(TRIES, ANSWERS, self._policy, among=tuple(whys)).think(perspective)
        return Thought(chosen.answer, whys[chosen.answer], chosen.given)
