"""Deals in camp for a bot: what cards, coins and HELP! cards are worth, which exchange gains both sides something, and
what an offer is worth (CAVE-225 to CAVE-227)."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from flick.games.caveloot.acts import PlayerAct
from flick.games.caveloot.bot.common import Rule, acts_of
from flick.games.caveloot.bot.sense import Sense
from flick.games.caveloot.cards import FREE_OF_VALUE, GEAR, card
from flick.games.caveloot.holdings import is_hero
from flick.games.caveloot.packing import changes_others, strength
from flick.games.caveloot.trading import ACCESS, COINS, DEAR, HELP, POOR, declined
from flick.table.answers import write_deal
from flick.table.decisions import Deal, Goods
from flick.table.rules import Choose, Offer
from flick.table.sayings import Who, say
from flick.table.seats import Thought

STRENGTH = 1.5
"""What a point of the strongest hero's power is worth in gold."""
FAVOUR = 6
"""A HELP! card in gold, at market."""
FAVOURS = (14, 10, 7, 5)
"""What the first, second and further HELP! cards of a player are worth in gold; those beyond are worth as much as the
last one."""
ENTRANCE = 15
"""What access to a quest or a region is worth in gold."""
MOST = 5
"""The most cards of each side that are considered."""
TRIED = 4
"""How many exchanges, the most promising ones, are computed exactly."""
GAIN = 0.5
"""The gold that both sides must gain by a deal that a bot names."""
FAIR = 0.75
"""The least share of the dearer side's market price that the other side of a deal must reach."""
KEPT = 2
"""The HELP! cards that a bot never sells."""


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


class BargainIdea(NamedTuple):
    """A possible deal: what is given and got, the coins that make it even, and the gain of the side that gains less."""

    gain: float
    gives: tuple[str, ...]
    gets: tuple[str, ...]
    coins: int


class Bundle(NamedTuple):
    """One or two cards of a side: their price at market, and what they are worth to that side and to the other."""

    names: tuple[str, ...]
    price: float
    own: float
    other: float


def partner(decision: Choose, sense: Sense) -> PlayerAct | None:
    """The act of bargaining with somebody with whom a deal seems possible, and who has not just refused one; ``None``
    where there is nobody."""
    for act in acts_of(decision, "trade"):
        assert act.seat is not None
        if not declined(sense.state, sense.seat, act.seat) and best_deal(sense, act.seat) is not None:
            return act
    return None


def best_deal(sense: Sense, other: int) -> BargainIdea | None:
    """The exchange with the largest gain for both: gear for gear, or for one or two treasures; ``None`` where there is
    none."""
    theirs = sense.of(other)
    mine, others = _bundles(sense, theirs), _bundles(theirs, sense)
    found: list[BargainIdea] = []
    for gives in mine:
        for gets in others:
            if HELP in gives.names and HELP in gets.names:
                continue
            coins = _coins(sense, theirs, gives.price - gets.price)
            if _is_fair(gives.price, gets.price, coins):
                least = min(gets.other - gives.own + coins, gives.other - gets.own - coins)
                if least >= GAIN:
                    found.append(BargainIdea(least, gives.names, gets.names, coins))
    likely = sorted(found, reverse=True)[:TRIED]
    return next((one for one in likely if _both_gain(sense, theirs, one)), None)


def _bundles(sense: Sense, partner: Sense) -> list[Bundle]:
    """What a side may give: one of its cards, two cards that are no gear, or a HELP! card."""
    found = [Bundle((name,), market(name), value_to(sense, name), value_to(partner, name)) for name in _goods(sense)]
    plain = [one for one in found if card(one.names[0]).type not in GEAR]
    found += [_both(one, other) for one, other in combinations(plain, 2)]
    if sense.player.help > KEPT:
        found.append(Bundle((HELP,), market(HELP), value_to(sense, HELP), favour(partner.player.help + 1)))
    return found


def _both(one: Bundle, other: Bundle) -> Bundle:
    return Bundle((*one.names, *other.names), one.price + other.price, one.own + other.own, one.other + other.other)


def _both_gain(sense: Sense, theirs: Sense, found: BargainIdea) -> bool:
    """Whether both sides stand better after the exchange, so that two cards do not go to and fro."""
    own = balance(sense, found.gives, found.gets)
    other = balance(theirs, found.gets, found.gives)
    return own[1] - own[0] + found.coins >= GAIN and other[1] - other[0] - found.coins >= GAIN


def _coins(sense: Sense, theirs: Sense, owed: float) -> int:
    """The coins that make a deal even: those that this side gets, negative where it pays."""
    return min(round(owed), theirs.player.purse) if owed > 0 else -min(round(-owed), sense.player.purse)


def _is_fair(gives: float, gets: float, coins: int) -> bool:
    """Whether neither side gives much more than the other at market; ``coins`` are those that this side gets, negative
    where it pays."""
    given, got = gives + max(0, -coins), gets + max(0, coins)
    return min(given, got) >= FAIR * max(given, got)


def _goods(sense: Sense) -> list[str]:
    """The cards of a camp that may be exchanged: gear, and treasures for gear."""
    state = sense.state
    found = [name for name in sense.player.camp if name not in state.unpaid and not is_hero(state, name)]
    gear = [name for name in found if card(name).type in GEAR]
    treasures = [name for name in found if card(name).type in ("treasure", "monster") and name not in state.tamed]
    gear.sort(key=lambda name: (name in sense.loads, -card(name).reference))
    return [*gear[:MOST], *sorted(treasures, key=market)[-MOST:]]


def _offer(decision: Offer, sense: Sense) -> Thought | None:
    """Name the best deal, or accept an offer that gives enough for what it costs."""
    if decision.proposed is not None:
        return _answer(decision.proposed, sense)
    found = best_deal(sense, decision.partner)
    if found is None:
        return Thought("no")
    deal = Deal(_as_goods(found.gives, -found.coins), _as_goods(found.gets, found.coins))
    if decision.refuse(deal) is not None:
        return Thought("no")
    why = None
    if found.gets[0] != HELP:
        why = say("think-offer", who=Who(decision.partner), card=found.gets[0])
    return Thought(write_deal(deal, decision.verb), why)


def _as_goods(names: Sequence[str], coins: int) -> Goods:
    """One side of a deal in its written form."""
    amounts = {COINS: coins} if coins > 0 else {}
    if HELP in names:
        amounts[HELP] = 1
    return Goods(tuple(name for name in names if name != HELP), amounts)


def _approach(decision: Choose, sense: Sense) -> Thought:
    """Offer a deal to whoever has come home, where one seems possible."""
    found = best_deal(sense, sense.state.active)
    return Thought("approach offer" if found is not None else decision.decline)


def _answer(deal: Deal, sense: Sense) -> Thought:
    """Accept a deal that brings enough for what it costs, by the bot's own values and at market prices; else refuse it
    with the reason."""
    given, got = balance(sense, _names(deal.gives), _names(deal.gets))
    given, got = given + deal.gives.amounts.get(COINS, 0), got + deal.gets.amounts.get(COINS, 0)
    asked, offered = at_market(deal.gives), at_market(deal.gets)
    if got < sense.temper.fair * given:
        return Thought(f"no {POOR}", say("think-deal-bad", given=round(given), got=round(got)))
    if offered < FAIR * FAIR * asked:
        return Thought(f"no {DEAR}", say("think-deal-dear", given=round(asked), got=round(offered)))
    return Thought("yes", say("think-deal-good", given=round(given), got=round(got)))


def _names(goods: Goods) -> list[str]:
    """The cards of one side of a deal, with a HELP! card if one is among them."""
    return [*goods.things, *([HELP] if goods.amounts.get(HELP) else [])]


RULES: Mapping[str, Rule] = {"offer": _offer, "approach": _approach}
