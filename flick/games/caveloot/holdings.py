"""What a player owns and can carry: weight, endurance, gold (CAVE-60 to CAVE-64, CAVE-98, CAVE-R01, CAVE-R02,
CAVE-R16)."""

from collections.abc import Iterable, Iterator, Sequence

from flick.games.caveloot.cards import GOODS, HEROES, CavelootCard, card
from flick.games.caveloot.filters import Filter
from flick.games.caveloot.in_use import Used, of_guilds, parts_of, used
from flick.games.caveloot.language import CavelootPart
from flick.games.caveloot.scenes import TextScene, holds, value
from flick.games.caveloot.state import CavelootState, bound_to


def carriers(state: CavelootState, seat: int, hero: str, hand: Iterable[str]) -> Iterator[Used]:
    """The cards whose texts about endurance and weight count while a hero carries that hand (CAVE-R16); those of
    passengers do not."""
    yield used(hero)
    yield from map(used, bound_to(state, hero))
    for name in hand:
        if card(name).type in GOODS:
            yield used(name)
    yield from of_guilds(state, seat)


def _amounts(
    state: CavelootState, seat: int, hero: str, hand: Iterable[str], verb: str
) -> Iterator[tuple[CavelootPart, int]]:
    """The parts of texts with a verb that count while a hero carries that hand, each with its present number."""
    scene = TextScene(state, seat)
    for one in carriers(state, seat, hero, hand):
        for part in parts_of(one, "passive", verb):
            if not part.terms or holds(scene, part.terms, one.name):
                yield part, value(scene, part.amount, one.name)


def endurance(state: CavelootState, seat: int, hero: str, hand: Sequence[str]) -> int:
    """The most weight that a hero may carry (CAVE-97) with those cards (CAVE-68)."""
    return card(hero).endurance + sum(n for _, n in _amounts(state, seat, hero, hand, "endurance"))


def weight(state: CavelootState, seat: int, hero: str, hand: Sequence[str]) -> int:
    """The weight of a hand (CAVE-69, CAVE-70, CAVE-71), at least 1 for each card. Captured monsters count as printed
    (CAVE-203), support heroes too (CAVE-104), grimoires whether used or not (CAVE-112), and unbound fairies
    (CAVE-121)."""
    lighter = lighteners(state, seat, hero, hand)
    if not lighter:
        return sum(card(name).weight for name in hand)
    return sum(lightened(card(name), lighter) for name in hand)


def lighteners(state: CavelootState, seat: int, hero: str, hand: Sequence[str]) -> list[tuple[Filter, int]]:
    """Which cards are lighter with that hand, and by how much (``lighten``)."""
    return [(part.what, n) for part, n in _amounts(state, seat, hero, hand, "lighten")]


def lightened(one: CavelootCard, lighter: Sequence[tuple[Filter, int]]) -> int:
    """The weight of a card with such texts, at least 1."""
    return max(1, one.weight - sum(n for what, n in lighter if one.fits(what)))


def fits(state: CavelootState, seat: int, hero: str, hand: Sequence[str]) -> bool:
    """Whether a hero can carry a hand (CAVE-162)."""
    return weight(state, seat, hero, hand) <= endurance(state, seat, hero, hand)


def told_at_home(state: CavelootState, seat: int, verb: str) -> Iterator[tuple[CavelootPart, int]]:
    """The parts of texts about prices and values. They count wherever their cards lie with the player, because
    everything is paid and counted at home, where no hero is active: heroes and their fairies, gear and treasures that
    are paid for, guilds."""
    player, scene = state.players[seat], TextScene(state, seat)
    names = [name for name in (player.hero, *player.hand, *player.camp) if name and name not in state.unpaid]
    found = [used(name) for name in names if card(name).type in GOODS or is_hero(state, name)]
    found += [used(fairy) for name in names for fairy in bound_to(state, name)]
    for one in (*found, *of_guilds(state, seat)):
        for part in parts_of(one, "passive", verb):
            if holds(scene, part.terms, one.name):
                yield part, value(scene, part.amount, one.name)


def values_in_camp(state: CavelootState, seat: int, names: Iterable[str]) -> dict[str, int]:
    """The gold that cards are worth in the camp of a player (CAVE-60, CAVE-61), with what texts add."""
    more = list(told_at_home(state, seat, "value_bonus"))
    records = {name: card(name) for name in names}
    return {name: one.value + sum(n for part, n in more if one.fits(part.what)) for name, one in records.items()}


def value_in_camp(state: CavelootState, seat: int, name: str) -> int:
    """The gold that one card is worth in the camp of a player."""
    return values_in_camp(state, seat, [name])[name]


def is_trophy(state: CavelootState, name: str) -> bool:
    """Whether a card is a captured monster or boss, worth its value (CAVE-204), or a beaten renegade (CAVE-230,
    CAVE-R37)."""
    one = card(name)
    if one.type == "renegade":
        return name in state.trophies
    return one.type in ("monster", "boss") and name not in state.tamed


def is_hero(state: CavelootState, name: str) -> bool:
    """Whether a card is a hero, or a renegade that has been recruited (CAVE-228)."""
    return card(name).type in HEROES and name not in state.trophies


def spendable(state: CavelootState, seat: int) -> list[str]:
    """The cards of the camp that count as money (CAVE-R01)."""
    return list(_money(state, seat))


def _money(state: CavelootState, seat: int) -> dict[str, int]:
    """The cards of the camp that count as money, with their worth."""
    found = [
        name
        for name in state.players[seat].camp
        if name not in state.unpaid and (card(name).type in GOODS or is_trophy(state, name))
    ]
    return {name: n for name, n in values_in_camp(state, seat, found).items() if n > 0}


def means(state: CavelootState, seat: int) -> int:
    """The most that a player can pay (CAVE-62)."""
    return state.players[seat].purse + sum(_money(state, seat).values())


def wealth(state: CavelootState, seat: int) -> int:
    """The gold that counts for the richest (CAVE-R02): everything that is money, recruited heroes, coins."""
    player = state.players[seat]
    found = [name for name in player.camp if name not in state.unpaid]
    counted = [name for name in found if card(name).type in GOODS or is_trophy(state, name) or is_hero(state, name)]
    return player.purse + sum(values_in_camp(state, seat, counted).values())


def discounted(state: CavelootState, seat: int, kind: str, price: int) -> int:
    """A price for recruiting, a guild or corrupting, minus what texts take off it (``discount``)."""
    return max(0, price - sum(n for part, n in told_at_home(state, seat, "discount") if part.about == kind))
