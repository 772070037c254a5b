"""How likely clashes and fights are won, and what it is worth to go on: sums of power cards taken as bell curves, quick
enough for every answer.

``flick.games.caveloot.constraints.balance`` has exact odds of a plain clash; here fights with gear, helpers and
vitality are guessed.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from math import erf, sqrt
from typing import NamedTuple

from flick.games.caveloot.cards import power_deck, value_of
from flick.games.caveloot.powers import AVERAGES, DECKS, Deck, Power

STEADY = 4.0
"""The least standard deviation of the difference of two totals, so that nothing is taken for certain."""
LONGEST = 12
"""The most vitality that is computed; more changes no odds."""
REMEMBERED = 4096
"""How many fights are kept once computed."""


class Force(NamedTuple):
    """The power of a side in a clash: its ``mean`` and the ``spread`` around it, as a variance."""

    mean: float = 0.0
    spread: float = 0.0

    def and_(self, other: "Force") -> "Force":
        """The power of both together."""
        return Force(self.mean + other.mean, self.spread + other.spread)

    def plus(self, n: float) -> "Force":
        return Force(self.mean + n, self.spread)


class FightStakes(NamedTuple):
    """What a fight is about, in gold: the ``prize`` for winning it, what each ``point`` of vitality is worth, what it
    costs to leave with vitality to spare and with the ``last`` point, and what the hero's ``death`` costs."""

    prize: float
    point: float
    leaving: float
    last: float
    death: float


class FightWorth(NamedTuple):
    """What a fight is ``worth`` in gold to whoever leaves it as soon as that is better, whether it is better to
    ``stay`` now, and how likely it is won when it is gone through with."""

    worth: float
    stay: bool
    win: float


@cache
def _spread_of(deck: Deck) -> float:
    """The variance of the values of a power deck."""
    values = [value_of(name) for name in power_deck(deck)]
    return sum((value - AVERAGES[deck]) ** 2 for value in values) / len(values)


@cache
def spread(power: Power) -> float:
    """The variance of an expression."""
    spreads: Mapping[Deck, float] = {deck: _spread_of(deck) for deck in DECKS}
    return sum(times**2 * spreads[deck] for deck, times in zip(power.draws, power.multipliers, strict=True))


def clash_chance(own: Force, foe: Force) -> float:
    """The chance to win a clash, from 0 to 1."""
    deviation = max(STEADY, sqrt(own.spread + foe.spread))
    return 0.5 * (1 + erf((own.mean - foe.mean) / (deviation * sqrt(2))))


def bout(clash: float, own: int, foe: int, stakes: FightStakes) -> FightWorth:
    """What a fight is worth in which each clash is won with the chance ``clash``, with ``own`` points of vitality of
    the hero and ``foe`` of the opponent."""
    rounded = FightStakes(*(round(number) for number in stakes))
    return _bout(round(clash, 2), min(own, LONGEST), min(foe, LONGEST), rounded)


@lru_cache(REMEMBERED)
def _bout(clash: float, own: int, foe: int, stakes: FightStakes) -> FightWorth:
    """The worth of a fight and the chance to win it, computed from the least vitality of the hero and the opponent
    upwards."""
    weaker = [FightWorth(stakes.prize, True, 1.0), *[FightWorth(-stakes.death, False, 0.0)] * foe]
    for left in range(1, own + 1):
        leaving = -(stakes.leaving if left > 1 else stakes.last)
        found = [FightWorth(stakes.prize, True, 1.0)]
        for against in range(1, foe + 1):
            won, lost = found[against - 1], weaker[against]
            point = stakes.point if left > 1 else 0.0
            staying = clash * won.worth + (1 - clash) * (lost.worth - point)
            win = clash * won.win + (1 - clash) * lost.win
            found.append(FightWorth(max(staying, leaving), staying > leaving, win))
        weaker = found
    return weaker[foe]
