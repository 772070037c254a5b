"""Exact odds of a plain clash: full power decks, each card drawn once, no talents and no effects (CAVE-D26)."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple, TypeAlias

from flick.games.caveloot.cards import power_deck, value_of
from flick.games.caveloot.powers import DECKS, Deck, Power

Chances: TypeAlias = Mapping[int, float]
"""The probability of each sum."""


class ClashOdds(NamedTuple):
    """The probabilities of the ends of a clash for the heroes' side, from 0 to 1."""

    win: float
    tie: float
    lose: float


class ClashSide(NamedTuple):
    """The expressions for which a side draws, the number that is added, and the value of X."""

    powers: Sequence[Power]
    flat: int = 0
    variable: int = 0

    @property
    def fixed(self) -> int:
        """The total of the side without any power card."""
        return self.flat + sum(one.value(iter([0] * len(one.draws)), self.variable) for one in self.powers)


def clash_odds(own: ClashSide, foe: ClashSide) -> ClashOdds:
    """The odds of one clash: the difference of both totals over all ways to draw from the same four decks."""
    drawn: dict[Deck, Counter[int]] = {deck: Counter() for deck in DECKS}
    for side, sign in ((own, 1), (foe, -1)):
        for power in side.powers:
            for deck, times in zip(power.draws, power.multipliers, strict=True):
                drawn[deck][sign * times] += 1
    found = [_deck_chances(deck, counts) for deck, counts in drawn.items() if counts]
    found.sort(key=len)
    lead: Chances = {own.fixed - foe.fixed: 1.0}
    for chances in found[:-1]:
        lead = _sum_of(lead, chances)
    return _compared(lead, found[-1] if found else {0: 1.0})


def _deck_chances(deck: Deck, counts: Counter[int]) -> Chances:
    """The probabilities of the sum of the cards drawn from a deck, so many for each multiplier; every set of cards is
    equally likely."""
    multipliers = list(counts)
    whole = tuple(counts[one] for one in multipliers)
    ways: dict[tuple[int, ...], Counter[int]] = {(0,) * len(whole): Counter({0: 1})}
    for value in map(value_of, power_deck(deck)):
        for taken, sums in sorted(ways.items(), reverse=True):
            for place, times in enumerate(multipliers):
                if taken[place] < whole[place]:
                    more = (*taken[:place], taken[place] + 1, *taken[place + 1 :])
                    target = ways.setdefault(more, Counter())
                    for found, count in sums.items():
                        target[found + times * value] += count
    done = ways[whole]
    return {found: count / done.total() for found, count in done.items()}


def _sum_of(one: Chances, other: Chances) -> Chances:
    """The probabilities of the sum of two numbers that do not depend on each other."""
    found: dict[int, float] = {}
    for first, likely in one.items():
        for second, chance in other.items():
            found[first + second] = found.get(first + second, 0.0) + likely * chance
    return found


def _compared(lead: Chances, last: Chances) -> ClashOdds:
    """The probabilities that the last deck leaves the sum above, at and below 0. It is compared and not added up, which
    is faster."""
    values = sorted(last)
    below = [0.0, *accumulate(last[value] for value in values)]
    win = tie = 0.0
    for found, likely in lead.items():
        under, upto = bisect_left(values, -found), bisect_right(values, -found)
        win += likely * (below[-1] - below[upto])
        tie += likely * (below[upto] - below[under])
    return ClashOdds(win, tie, 1.0 - win - tie)


def average_of(odds: Iterable[ClashOdds]) -> ClashOdds:
    """The mean of several odds."""
    found = list(odds)
    return ClashOdds(*(sum(share) / len(found) for share in zip(*found, strict=True)))
