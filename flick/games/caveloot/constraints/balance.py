"""How a region's heroes fare against its monsters (CAVE-D26), by the exact odds of the first clash of a fight: full
decks, each card drawn once, no talents; of effects only the power that is simply added."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple, TypeAlias

from flick.games.caveloot.cards import CavelootCard, power_deck, value_of
from flick.games.caveloot.constraints.fault import Band, Cards, Fault, parts_of
from flick.games.caveloot.powers import DECKS, Deck, Power
from flick.games.caveloot.regions import FINAL_BOSSES, REGIONS
from flick.table.sayings import say

BARE_AGAINST_COMMON, BARE_AGAINST_BOSS = Band(50, 65), Band(0, 30)
KIT_AGAINST_BOSS, TWO_KITS_AGAINST_BOSS = Band(45, 60), Band(75, 100)
"""Percent of clashes won, on the average of the region's heroes."""
FREE = 2
"""Places in the hand that a full kit keeps free."""


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


def balance_faults(cards: Cards) -> Iterator[Fault]:
    """The shares of clashes won that lie outside their limits in a region."""
    if cards.group not in REGIONS:
        return
    boss = next((cards.own[one] for one in FINAL_BOSSES.values() if one in cards.own), None)
    heroes = [one for one in cards.own.values() if one.type == "hero"]
    common = [one for one in cards.own.values() if (one.type, one.rarity) == ("monster", "common")]
    if boss is None or not heroes or not common:
        return
    place = REGIONS.index(cards.group)
    bare, kits = [(one,) for one in heroes], [kit_of(one, cards) for one in heroes]
    for what, band, packs, foes, times in (
        ("bare-common", BARE_AGAINST_COMMON, bare, common, 1),
        ("bare-boss", BARE_AGAINST_BOSS, bare, [boss], 1),
        ("kit-boss", KIT_AGAINST_BOSS, kits, [boss], 1),
        ("kits-boss", TWO_KITS_AGAINST_BOSS, kits, [boss], 2),
    ):
        won = average_of(first_clash(pack, foe, place, times) for pack in packs for foe in foes).win
        if round(100 * won) not in band:
            yield Fault("CAVE-D26", "", "", say("wanted-won", what=what, band=band.tell()), round(100 * won))


def first_clash(pack: Sequence[CavelootCard], foe: CavelootCard, place: int, times: int = 1) -> ClashOdds:
    """The odds of ``times`` heroes with the same ``pack``, whose first card is the hero, in the first clash against a
    foe."""
    powers = [power for one in pack for power in (one.power, *_added(one, foe.type))]
    own = ClashSide(powers * times, sum(one.fairy_power for one in pack) * times, _variable(pack[0], place))
    return clash_odds(own, ClashSide((foe.power, *_added(foe, "hero"))))


def kit_of(hero: CavelootCard, cards: Cards) -> tuple[CavelootCard, ...]:
    """A hero with the region's commonest fairy and as many artefacts as fit, commonest first, each once."""
    found = sorted(cards.own.values(), key=lambda one: -one.copies)
    fairies = [one for one in found if one.type == "fairy" and not one.is_spirit][:1]
    gains = [part.amount.plus for one in fairies for part in parts_of(one) if part.verb == "endurance"]
    left = hero.endurance + sum(gains) - FREE
    worn: list[CavelootCard] = []
    for one in found:
        if one.type == "artefact" and one.weight <= left:
            worn.append(one)
            left -= one.weight
    return (hero, *fairies, *worn)


def _added(one: CavelootCard, foe: str) -> Iterator[Power]:
    """The power that a card adds in the first clash against an opponent of that type."""
    for part in one.texts.get("passive", ()):
        held = ("first_clash", f"foe_is_{foe}")
        if part.verb == "power" and all((term.name in held) is not term.negated for term in part.terms):
            yield part.expr


def _variable(hero: CavelootCard, place: int) -> int:
    """The value of X on a hero in its own region, of its vitality or of the regions up to there."""
    amount = hero.variable
    if amount is None:
        return 0
    counted = {"hero_vitality": hero.vitality, "regions": place + 1}.get(amount.name, 0)
    return amount.times * counted + amount.plus


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
