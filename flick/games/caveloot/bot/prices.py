"""What cards, coins and HELP! cards are worth: at market, and to a player who has them or would have them."""

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
"""What the first, second and further HELP! cards of a player are worth in gold; those beyond are worth as much as the
last one."""
ENTRANCE = 15
"""What access to a quest or a region is worth in gold."""


def market(name: str) -> float:
    """The price in gold of a card that nobody needs more than others: its value and its power."""
    if name == HELP:
        return FAVOUR
    if not _is_card(name):
        return ENTRANCE
    one = card(name)
    if one.type == "fairy":
        return 12 + 3 * abs(one.fairy_power)
    return one.value + (one.reference if one.type in GEAR else 0) + (ENTRANCE if one.type in FREE_OF_VALUE else 0)


def at_market(goods: Goods) -> float:
    """What one side of a deal gives, in gold at market, with coins and HELP! cards."""
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
    """The strength of a seat without a card that it has, or with one more."""
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
    """What the last of ``count`` HELP! cards is worth to a player, in gold."""
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
    """What a card is worth in gold without its power in fights: gear its value, any other its market price."""
    return float(card(name).value) if _is_card(name) and card(name).type in GEAR else market(name)
