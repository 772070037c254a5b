"""A bot for any game that looks ahead: it imagines what it cannot know, tries its answers there, plays on, and judges
the positions that follow.

Its effort is counted in tries and answers, never in seconds, so that the same seed gives the same answers on every
machine.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import chain, combinations
from math import comb
from typing import Any

from flick.bots.random import RandomBot
from flick.table.answers import read, write_many, write_walk
from flick.table.chance import STRETCH, Luck
from flick.table.game import Result
from flick.table.line import Given, Line
from flick.table.perspective import Perspective, seen_from
from flick.table.rules import Amount, Choose, ChooseMany, Confirm, Decision, Offer, Walk
from flick.table.seats import Bot, Thought

MOST_AMOUNTS = 6
"""The most numbers that are tried for an amount, both limits among them."""

MOST_SELECTIONS = 24
"""The most selections of several things that are tried."""
MOST_DEALS = 16
"""The most answers to an offer that are tried; no, yes and deals are drawn alike."""

LONGEST = 1000
"""A game that does not value positions is played on for at most so many answers; a try that takes longer counts as
``UNKNOWN``."""

UNKNOWN = 0.5
"""The worth of a draw, and of a try that tells nothing."""


class AheadBot:
    """Tries every answer in positions that it imagines, lets ``policy`` play on for all seats, and takes the answer
    with the best positions on average.

    ``tries`` is the number of games that it plays on for one decision, though at least one for each answer; ``answers``
    is the number of answers after which it asks the game what the position is worth. The worse half of the answers is
    dropped again and again, so that most tries go to answers that may be the best. A decision whose answers cannot be
    listed, such as a flick or a spot, is left to the policy. Where ``among`` names answers in their written form, only
    those are tried.
    """

    def __init__(
        self, tries: int = 64, answers: int = 12, policy: Bot | None = None, among: Collection[str] = ()
    ) -> None:
        self._tries = tries
        self._answers = answers
        self._policy = policy or RandomBot()
        self._among = among

    def think(self, perspective: Perspective) -> Thought:
        candidates = [one for one in candidate_answers(perspective) if not self._among or one.text in self._among]
        if not candidates:
            return self._policy.think(perspective)
        best = best_of(len(candidates), self._tries, lambda left: self._try(perspective, candidates, left))
        return Thought(candidates[best].text, None, candidates[best])

    def _try(self, perspective: Perspective, candidates: Sequence[Given], left: Sequence[int]) -> list[float]:
        """The worth of each answer that is left, tried in the same imagined position and with the same future luck."""
        imagined, seed = perspective.guess(), perspective.chance.below(1 << 53)
        return [self._outcome(imagined.fork(), candidates[index], perspective.seat, seed) for index in left]

    def _outcome(self, line: Line, given: Given, seat: int, seed: int) -> float:
        """The worth of the position for ``seat`` after an answer and those that the policy gives from there."""
        line.reply(given)
        for number in range(LONGEST):
            item = line.settle()
            if isinstance(item, Result):
                return _worth_of(item, seat, line.game.together)
            if number >= self._answers and (worth := line.game.worth(line.state, seat)) is not None:
                return worth
            self._play_on(line, item, Luck(seed, number * STRETCH))
        return UNKNOWN

    def _play_on(self, line: Line, decision: Decision, luck: Luck) -> None:
        thought = self._policy.think(seen_from(line, decision.seat, luck, is_imagined=True))
        line.reply(thought.given or line.read(thought.answer))


def best_of(count: int, tries: int, try_those: Callable[[Sequence[int]], Sequence[float]]) -> int:
    """The index of the best of ``count`` candidates, the first one where several are as good.

    In each round the candidates that are left are tried equally often, in the same positions, and the worse half is
    dropped. Every round has the same share of the tries, so that candidates that stay longer are tried more often.
    """
    left, sums = list(range(count)), [0.0] * count
    rounds = (count - 1).bit_length()
    for _ in range(rounds):
        for _ in range(max(1, tries // (rounds * len(left)))):
            for index, value in zip(left, try_those(left), strict=True):
                sums[index] += value
        left = sorted(sorted(left, key=lambda index: -sums[index])[: (len(left) + 1) // 2])
    return left[0]


def candidate_answers(perspective: Perspective) -> list[Given]:
    """The answers that are worth trying: all of them where they are few. Empty for a decision whose answers cannot be
    listed."""
    decision = perspective.decision
    if isinstance(decision, ChooseMany) and _count(decision) > MOST_SELECTIONS:
        return _random_answers(perspective, MOST_SELECTIONS)
    if isinstance(decision, Offer):
        return _random_answers(perspective, MOST_DEALS)
    list_all = _listed.get(type(decision))
    return [] if list_all is None else list_all(decision)


def _ways(decision: Choose) -> list[Given]:
    values = [decision.value_at(place) for place in range(decision.ways)]
    return [Given(value, decision.written(value)) for value in values]


def _yes_and_no(decision: Confirm) -> list[Given]:
    return [Given(True, "yes"), Given(False, "no")]


def _walks(decision: Walk) -> list[Given]:
    """The written answers that walk to each cell by the way that leads there, and the one that stays, where that is
    allowed."""
    staying = [Given((), decision.decline)] if decision.decline else []
    return [*(Given(tuple(way), write_walk(decision, way)) for way in decision.reached.values()), *staying]


def _amounts(decision: Amount) -> list[Given]:
    """Amounts spread evenly from the least to the most that the decision allows."""
    spread = decision.most - decision.least
    steps = min(spread, MOST_AMOUNTS - 1)
    numbers = [decision.least + spread * step // max(1, steps) for step in range(steps + 1)]
    return [Given(number, f"{decision.verb} {number}") for number in numbers]


def _count(decision: ChooseMany) -> int:
    """How many selections of things the decision allows."""
    return sum(comb(len(decision.things), size) for size in range(decision.least, decision.most + 1))


def _selections(decision: ChooseMany) -> list[Given]:
    """All selections that the decision allows, from the one with the fewest things on."""
    sizes, indices = range(decision.least, decision.most + 1), range(len(decision.things))
    chosen = chain.from_iterable(combinations(indices, size) for size in sizes)
    return [Given(some, write_many(decision, list(some))) for some in chosen]


def _random_answers(perspective: Perspective, count: int) -> list[Given]:
    """So many different random answers; fewer where some of those drawn are alike."""
    drawn = dict.fromkeys(RandomBot().think(perspective).answer for _ in range(count))
    return [Given(*read(perspective.decision, text)) for text in drawn]


def _worth_of(result: Result, seat: int, together: bool) -> float:
    if seat in result.winners:
        return 1.0
    return 0.0 if result.winners or together else UNKNOWN


_listed: Mapping[type[Decision], Callable[[Any], list[Given]]] = {
    Choose: _ways,
    ChooseMany: _selections,
    Confirm: _yes_and_no,
    Amount: _amounts,
    Walk: _walks,
}
