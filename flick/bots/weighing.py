"""Bots that weigh every answer at first sight, and bots that also look ahead where several answers weigh nearly the
same."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple, TypeAlias

from flick.bots.ahead import AheadBot
from flick.bots.random import RandomBot
from flick.table.answers import only_answer
from flick.table.perspective import Perspective
from flick.table.sayings import Say
from flick.table.seats import Bot, Thought

MOST = 3
"""The most answers for which a bot looks ahead."""


class Weighed(NamedTuple):
    """An ``answer`` in its written form, its ``worth`` in a unit of the game's own, and ``why`` a bot would give it, if
    that is worth telling. Answers of the same ``kind`` hardly differ, so that only the best of a kind is worth looking
    ahead; an answer without a kind is like no other."""

    answer: str
    worth: float
    why: Say | None = None
    kind: str = ""


Weigh: TypeAlias = Callable[[Perspective], Sequence[Weighed]]
"""Weighs the answers to the decision that waits; empty where the bot need not think about them."""


Sift: TypeAlias = Callable[[Perspective, Sequence[Weighed]], Sequence[Weighed]]
"""Keeps those answers that are worth looking ahead, of those that are nearly as good as the best, which comes first."""


def all_of_them(perspective: Perspective, near: Sequence[Weighed]) -> Sequence[Weighed]:
    """Keep all of these answers, since each of them may be the best."""
    return near


class WeighingBot:
    """Gives the answer that ``weigh`` finds best. For a bot that makes mistakes, each worth is first raised at random
    by up to ``careless``."""

    def __init__(self, weigh: Weigh, careless: float = 0.0) -> None:
        self._weigh, self._careless = weigh, careless

    def think(self, perspective: Perspective) -> Thought:
        if (only := only_answer(perspective.decision)) is not None:
            return Thought(only)
        found = self._weigh(perspective)
        if not found:
            return RandomBot().think(perspective)
        best = max(found, key=lambda one: one.worth) if not self._careless else self._hasty(perspective, found)
        return Thought(best.answer, best.why)

    def _hasty(self, perspective: Perspective, found: Sequence[Weighed]) -> Weighed:
        weighed = [(one.worth + self._careless * perspective.chance.share(), -index) for index, one in enumerate(found)]
        return found[-max(weighed)[1]]


class CloseCallBot:
    """Gives the answer that ``weigh`` finds best, but looks ahead where that is a close call: at decisions whose verb
    is in ``verbs``, it plays on from the answers that are worth at most ``margin`` less than the best and that ``sift``
    keeps, ``tries`` times and ``answers`` answers far."""

    def __init__(
        self,
        weigh: Weigh,
        verbs: Collection[str],
        margin: float,
        tries: int,
        answers: int,
        sift: Sift = all_of_them,
    ) -> None:
        self._weigh, self._verbs, self._margin = weigh, verbs, margin
        self._tries, self._answers, self._sift = tries, answers, sift
        self._policy: Bot = WeighingBot(weigh)

    def think(self, perspective: Perspective) -> Thought:
        if perspective.decision.verb not in self._verbs:
            return self._policy.think(perspective)
        near = near_best(self._weigh(perspective), self._margin)
        if not near:
            return self._policy.think(perspective)
        near = self._sift(perspective, near)
        if len(near) == 1:
            return Thought(near[0].answer, near[0].why)
        whys = {one.answer: one.why for one in near}
        chosen = AheadBot(self._tries, self._answers, self._policy, among=tuple(whys)).think(perspective)
        return Thought(chosen.answer, whys[chosen.answer], chosen.given)


def near_best(found: Sequence[Weighed], margin: float) -> list[Weighed]:
    """At most ``MOST`` answers whose worth is within ``margin`` of the best, of each kind only the best one; the best
    of all comes first."""
    ranked = sorted(found, key=lambda one: -one.worth)
    firsts = {one.kind or one.answer: one for one in reversed(ranked)}
    chosen = [one for one in ranked if firsts[one.kind or one.answer] is one][:MOST]
    return [one for one in chosen if one.worth >= ranked[0].worth - margin]
