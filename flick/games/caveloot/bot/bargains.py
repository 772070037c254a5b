"""Deals in camp for a bot: which exchange gains both sides something, and what an offer is worth (CAVE-225 to
CAVE-227)."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from flick.games.caveloot.acts import PlayerAct
from flick.games.caveloot.bot.common import Rule, acts_of
from flick.games.caveloot.bot.prices import at_market, balance, favour, market, value_to
from flick.games.caveloot.bot.sense import Sense
from flick.games.caveloot.cards import GEAR, card
from flick.games.caveloot.holdings import is_hero
from flick.games.caveloot.trading import COINS, DEAR, HELP, POOR, declined
from flick.table.answers import write_deal
from flick.table.decisions import Deal, Goods
from flick.table.rules import Choose, Offer
from flick.table.sayings import Who, say
from flick.table.seats import Thought

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
        return _answer(decision, decision.proposed, sense)
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


def _answer(decision: Offer, deal: Deal, sense: Sense) -> Thought:
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
