"""What cards, coins and HELP! cards are worth: at market, and to somebody who has them or would have them."""

from collections.abc import Sequence

from flick.games.caveloot.bot.sense import Sense
from flick.games.caveloot.cards import FREE_OF_VALUE, GEAR, card
from flick.games.caveloot.packing import changes_others, strength
from flick.games.caveloot.trading import ACCESS, COINS, HELP
from flick.table.decisions import Goods

STRENGTH = 1.5
"""What a point of the strongest hero's power is worth in gold."""
FAVOUR = 6
"""A HELP! card in gold, at market."""
FAVOURS = (14, 10, 7, 5)
"""What the first HELP! card is worth to whoever has it, the second, and so on: those that follow are worth as much as
the last one."""
ENTRANCE = 15
"""Access to a quest or a region in gold."""


def market(name: str) -> float:
    """The price of a card that nobody needs more than others: its gold, and the power that it has."""
    if name == HELP:
        return FAVOUR
    if not _is_card(name):
        return ENTRANCE
    one = card(name)
    if one.type == "fairy":
        return 12 + 3 * abs(one.fairy_power)
    return one.value + (one.reference if one.type in GEAR else 0) + (ENTRANCE if one.type in FREE_OF_VALUE else 0)


def at_market(goods: Goods) -> float:
    """All that one side of a deal gives, coins and HELP! cards with it."""
    counted = goods.amounts.get(COINS, 0) + FAVOUR * goods.amounts.get(HELP, 0)
    return sum(map(market, goods.things)) + counted


def value_to(sense: Sense, name: str) -> float:
    """What a card is worth to a seat that has it, or would have it: gold, and what its strongest hero gains."""
    if name == HELP:
        return favour(sense.player.help)
    if not _is_card(name) or card(name).type not in GEAR:
        return market(name)
    return card(name).value + STRENGTH * abs(_strength_otherwise(sense, name) - sense.strength)


def _strength_otherwise(sense: Sense, name: str) -> int:
    """Without a card that a seat has, or with one more."""
    camp = sense.player.camp
    if name in camp and name not in sense.strongest_load:
        return sense.strength
    if name not in camp and not changes_others(name):
        return sense.strength_with(name)
    held = list(camp)
    camp[:] = [one for one in held if one != name] if name in held else [*held, name]
    found = strength(sense.state, sense.seat)
    camp[:] = held
    return found


def favour(count: int) -> float:
    """What the last of so many HELP! cards is worth to a player."""
    return FAVOURS[min(max(1, count), len(FAVOURS)) - 1]


def balance(sense: Sense, gives: Sequence[str], gets: Sequence[str]) -> tuple[float, float]:
    """What a seat gives and gets by an exchange, in gold: cards, and what its strongest hero loses or gains."""
    state, camp, helps = sense.state, sense.player.camp, sense.player.help
    given = sum(favour(helps) if name == HELP else _gold(name) for name in gives)
    got = sum(favour(helps + 1) if name == HELP else _gold(name) for name in gets)
    held, now = list(camp), sense.strength
    camp[:] = [name for name in held if name not in gives] + [name for name in gets if _is_card(name)]
    more = STRENGTH * (strength(state, sense.seat) - now)
    camp[:] = held
    return given + max(0.0, -more), got + max(0.0, more)


def _is_card(name: str) -> bool:
    return name != HELP and not name.startswith(ACCESS) and "/" not in name


def _gold(name: str) -> float:
    """A card without the power that it has: gear for its gold, what else there is at its market price."""
    return float(card(name).value) if _is_card(name) and card(name).type in GEAR else market(name)
