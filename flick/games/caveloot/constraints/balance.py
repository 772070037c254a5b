"""How a region's heroes fare against its monsters (CAVE-D26): the first clash of a fight, full decks, no talents; of
effects only the power that is simply added."""

from collections.abc import Iterator, Sequence

from flick.games.caveloot.cards import CavelootCard
from flick.games.caveloot.constraints.fault import Band, Cards, Fault, parts_of
from flick.games.caveloot.odds import ClashOdds, ClashSide, average_of, clash_odds
from flick.games.caveloot.powers import Power
from flick.games.caveloot.regions import FINAL_BOSSES, REGIONS
from flick.table.sayings import say

BARE_AGAINST_COMMON, BARE_AGAINST_BOSS = Band(50, 65), Band(0, 30)
KIT_AGAINST_BOSS, TWO_KITS_AGAINST_BOSS = Band(45, 60), Band(75, 100)
"""Percent of clashes won, on the average of the region's heroes."""
FREE = 2
"""Places in the hand that a full kit keeps free."""


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
