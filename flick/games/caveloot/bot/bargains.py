"""Deals in camp: what both sides gain by, and what an offer is worth (section 4.31)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from flick.games.caveloot.acts import PlayerAct
from flick.games.caveloot.bot.common import Rule, acts_of
from flick.games.caveloot.bot.sense import Sense
from flick.games.caveloot.cards import FREE_OF_VALUE, GEAR, card
from flick.games.caveloot.holdings import is_hero
from flick.games.caveloot.packing import strength
from flick.games.caveloot.trading import ACCESS, COINS, HELP, declined
from flick.table.answers import write_deal
from flick.table.decisions import Deal, Goods
from flick.table.rules import Choose, Offer
from flick.table.sayings import Who, say
from flick.table.seats import Thought

MOST = 5
"""So many cards of each side are considered."""
TRIED = 4
"""So many of the most promising exchanges are worked out to the end."""
GAIN = 1.0
"""What both sides must gain by a deal that a bot names."""
FAIR = 0.8
"""At market prices neither side gives more than it gets by more than this."""
STRENGTH = 1.5
"""What a point of the strongest hero's power is worth in gold."""
FAVOUR = 6
"""A HELP! card in gold."""
ENTRANCE = 15
"""Access to a quest or a region in gold."""


class Bargain(NamedTuple):
    """What is given for what, with coins that even it out, and what the smaller gain of both is."""

    gain: float
    gives: str
    gets: str
    coins: int


def market(name: str) -> float:
    """The price of a card that nobody needs more than others: its gold, and the power that it has."""
    if not _is_card(name):
        return ENTRANCE
    one = card(name)
    if one.type == "fairy":
        return 12 + 3 * abs(one.fairy_power)
    return one.value + (one.reference if one.type in GEAR else 0) + (ENTRANCE if one.type in FREE_OF_VALUE else 0)


def value_to(sense: Sense, name: str) -> float:
    """What a card is worth to a seat that has it, or would have it: gold, and what its strongest hero gains."""
    if not _is_card(name) or card(name).type not in GEAR:
        return market(name)
    state, camp = sense.state, sense.player.camp
    had = name in camp
    if had:
        camp.remove(name)
    without = strength(state, sense.seat)
    camp.append(name)
    more = strength(state, sense.seat) - without
    if not had:
        camp.remove(name)
    return card(name).value + STRENGTH * more


def partner(decision: Choose, sense: Sense) -> PlayerAct | None:
    """Somebody with whom a deal seems possible, and who has not just refused one."""
    for act in acts_of(decision, "trade"):
        assert act.seat is not None
        if not declined(sense.state, sense.seat, act.seat) and best_deal(sense, act.seat) is not None:
            return act
    return None


def best_deal(sense: Sense, other: int) -> Bargain | None:
    """The exchange of one card for another by which both gain most."""
    theirs = sense.of(other)
    mine = [(name, value_to(sense, name), value_to(theirs, name)) for name in _goods(sense)]
    others = [(name, value_to(sense, name), value_to(theirs, name)) for name in _goods(theirs)]
    found: list[Bargain] = []
    for gives, loss, their_gain in mine:
        for gets, gain, their_loss in others:
            coins = _coins(sense, theirs, market(gives) - market(gets))
            if _is_fair(market(gives), market(gets), coins):
                least = min(gain - loss + coins, their_gain - their_loss - coins)
                found.append(Bargain(least, gives, gets, coins))
    likely = [one for one in sorted(found, reverse=True)[:TRIED] if one.gain >= GAIN]
    return next((one for one in likely if _both_gain(sense, theirs, one)), None)


def _both_gain(sense: Sense, theirs: Sense, found: Bargain) -> bool:
    """Whether both stand better once the cards have really changed hands, so that no two cards go to and fro."""
    own = balance(sense, [found.gives], [found.gets])
    other = balance(theirs, [found.gets], [found.gives])
    return own[1] - own[0] + found.coins >= GAIN and other[1] - other[0] - found.coins >= GAIN


def balance(sense: Sense, gives: Sequence[str], gets: Sequence[str]) -> tuple[float, float]:
    """What a seat gives and gets by an exchange, in gold: cards, and what its strongest hero loses or gains."""
    state, camp = sense.state, sense.player.camp
    given, got = (sum(map(_gold, names)) for names in (gives, gets))
    before, held = strength(state, sense.seat), list(camp)
    camp[:] = [name for name in held if name not in gives] + [name for name in gets if _is_card(name)]
    more = STRENGTH * (strength(state, sense.seat) - before)
    camp[:] = held
    return given + max(0.0, -more), got + max(0.0, more)


def _is_card(name: str) -> bool:
    return not name.startswith(ACCESS) and "/" not in name


def _gold(name: str) -> float:
    """A card without the power that it has: gear for its gold, what else there is at its market price."""
    return float(card(name).value) if _is_card(name) and card(name).type in GEAR else market(name)


def _coins(sense: Sense, theirs: Sense, owed: float) -> int:
    """The coins that even a deal out: those that are got, or with a minus given."""
    return min(round(owed), theirs.player.purse) if owed > 0 else -min(round(-owed), sense.player.purse)


def _is_fair(gives: float, gets: float, coins: int) -> bool:
    given, got = gives + max(0, -coins), gets + max(0, coins)
    return min(given, got) >= FAIR * max(given, got)


def _goods(sense: Sense) -> list[str]:
    """Cards of a camp that may change hands: gear, and treasures against it."""
    state = sense.state
    found = [name for name in sense.player.camp if name not in state.unpaid and not is_hero(state, name)]
    gear = [name for name in found if card(name).type in GEAR]
    treasures = [name for name in found if card(name).type in ("treasure", "monster") and name not in state.tamed]
    gear.sort(key=lambda name: (name in sense.loads, -card(name).reference))
    return [*gear[:MOST], *sorted(treasures, key=market)[-2:]]


def _offer(decision: Offer, sense: Sense) -> Thought | None:
    """The best deal that is found; an offer is taken where it gives enough for what it costs."""
    if decision.proposed is not None:
        return _answer(decision, decision.proposed, sense)
    found = best_deal(sense, decision.partner)
    if found is None:
        return Thought("no")
    gives = Goods((found.gives,), {COINS: -found.coins} if found.coins < 0 else {})
    gets = Goods((found.gets,), {COINS: found.coins} if found.coins > 0 else {})
    deal = Deal(gives, gets)
    if decision.refuse(deal) is not None:
        return Thought("no")
    why = say("think-offer", who=Who(decision.partner), card=found.gets)
    return Thought(write_deal(deal, decision.verb), why)


def _approach(decision: Choose, sense: Sense) -> Thought:
    """A deal is offered to whoever came home where one seems possible."""
    found = best_deal(sense, sense.state.active)
    return Thought("approach offer" if found is not None else decision.decline)


def _answer(decision: Offer, deal: Deal, sense: Sense) -> Thought:
    """Yes where it brings more than it costs, both as one values them and at market prices; the reason is told."""
    given, got = balance(sense, deal.gives.things, deal.gets.things)
    given, got = given + _counted(deal.gives), got + _counted(deal.gets)
    asked, offered = (sum(map(market, goods.things)) + _counted(goods) for goods in (deal.gives, deal.gets))
    if got < sense.temper.fair * given:
        return Thought("no", say("think-deal-bad", given=round(given), got=round(got)))
    if offered < FAIR * FAIR * asked:
        return Thought("no", say("think-deal-dear", given=round(asked), got=round(offered)))
    return Thought("yes", say("think-deal-good", given=round(given), got=round(got)))


def _counted(goods: Goods) -> float:
    """Coins and HELP! cards in gold."""
    return goods.amounts.get(COINS, 0) + FAVOUR * goods.amounts.get(HELP, 0)


RULES: Mapping[str, Rule] = {"offer": _offer, "approach": _approach}
