"""How likely clashes and fights are won: sums of power cards taken as bell curves, quick enough for every answer.

``flick.games.caveloot.odds`` has exact odds of a plain clash; here fights with gear, helpers and vitality are guessed.
"""

from collections.abc import Mapping
from math import comb, erf, sqrt
from typing import NamedTuple

from flick.games.caveloot.cards import AVERAGES, power_deck, value_of
from flick.games.caveloot.powers import DECKS, Deck, Power
from flick.table.kept import kept

STEADY = 4.0
"""The least spread of the difference of two totals, so that nothing is taken for certain."""
LONGEST = 12
"""More vitality than this changes no odds."""


class Force(NamedTuple):
    """The power of a side in a clash: its ``mean`` and the ``spread`` around it, as a variance."""

    mean: float = 0.0
    spread: float = 0.0

    def and_(self, other: "Force") -> "Force":
        """Both together."""
        return Force(self.mean + other.mean, self.spread + other.spread)

    def plus(self, n: float) -> "Force":
        return Force(self.mean + n, self.spread)


@kept
def _spread_of(deck: Deck) -> float:
    values = [value_of(name) for name in power_deck(deck)]
    return sum((value - AVERAGES[deck]) ** 2 for value in values) / len(values)


def spread(power: Power) -> float:
    """The variance of an expression."""
    spreads: Mapping[Deck, float] = {deck: _spread_of(deck) for deck in DECKS}
    return sum(times**2 * spreads[deck] for deck, times in zip(power.draws, power.multipliers, strict=True))


def clash_chance(own: Force, foe: Force) -> float:
    """How likely a clash is won."""
    deviation = max(STEADY, sqrt(own.spread + foe.spread))
    return 0.5 * (1 + erf((own.mean - foe.mean) / (deviation * sqrt(2))))


def fight_chance(clash: float, own: int, foe: int) -> float:
    """How likely ``foe`` clashes are won before ``own`` are lost."""
    own, foe = min(own, LONGEST), min(foe, LONGEST)
    return sum(comb(foe - 1 + lost, lost) * clash**foe * (1 - clash) ** lost for lost in range(own))
