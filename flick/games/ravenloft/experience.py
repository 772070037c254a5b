"""Experience: the common pile of cards, and what is paid with it."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from flick.games.ravenloft.card_records import VillainCard
from flick.games.ravenloft.cards import card, kind_of
from flick.games.ravenloft.state import MONSTER, RavenloftState
from flick.games.ravenloft.zones import XP, discard_zone
from flick.table import piles
from flick.table.moves import NOWHERE, Move
from flick.table.rules import Rules, choose, choose_or_not, tell
from flick.table.sayings import Fact, Say

LEVEL = 5
"""The XP that it costs to rise to level 2 (RAV-142)."""
CANCEL = 5
"""The XP that it costs to cancel an encounter (RAV-137)."""

Payment = tuple[str, ...]


def worth_of(name: str) -> int:
    """The XP of a monster card (RAV-133); a villain is worth its level (RAV-134)."""
    return card(name).xp


def total(state: RavenloftState) -> int:
    return sum(map(worth_of, state.xp))


def payments(state: RavenloftState, price: int) -> list[Payment]:
    """The ways to pay a price with cards of the pile, none of which can be left out, those that lose the least XP first
    (RAV-RUL-15). Of cards of equal worth the earliest are taken."""
    ordered = sorted(state.xp, key=worth_of)
    groups = [(worth, list(cards)) for worth, cards in groupby(ordered, worth_of)]
    found = [way for way in _ways(groups, price) if _is_lean(way, price)]
    found.sort(key=lambda way: (sum(map(worth_of, way)), len(way)))
    return found


def _ways(groups: Sequence[tuple[int, list[str]]], price: int) -> Iterator[Payment]:
    """Every choice of numbers of cards of each worth that reaches the price; of no worth more cards than would
    suffice."""
    if price <= 0:
        yield ()
        return
    if not groups:
        return
    (worth, cards), others = groups[0], groups[1:]
    for count in range(min(len(cards), -(-price // worth)) + 1):
        yield from (tuple(cards[:count]) + way for way in _ways(others, price - count * worth))


def _is_lean(way: Payment, price: int) -> bool:
    """Whether no card of a payment can be left out."""
    worths = list(map(worth_of, way))
    return sum(worths) - min(worths) < price


def offer(state: RavenloftState, seat: int, verb: str, price: int, rule: str, facts: dict[str, Fact]) -> Rules[bool]:
    """Let a player spend XP on something, and say whether they were spent (RAV-136, RAV-138, RAV-139)."""
    if total(state) < price:
        return False
    ways = payments(state, price)
    label = _label(verb, price, ways, facts)
    way = yield from choose_or_not(
        seat, verb, ways, rule=rule, name=_written, label=label, facts={**facts, "price": price, "all": total(state)}
    )
    if way is None:
        return False
    yield from spend(state, way, price, rule)
    return True


def pay(state: RavenloftState, seat: int, price: int, rule: str) -> Rules[None]:
    """Spend XP on what has been decided; the player chooses among several ways to pay (RAV-RUL-15)."""
    ways = payments(state, price)
    way = ways[0]
    if len(ways) > 1:
        label = _label("pay", price, ways, {})
        way = yield from choose(
            seat, "pay", ways, rule=rule, name=_written, label=label, facts={"price": price, "all": total(state)}
        )
    yield from spend(state, way, price, rule)


def _label(verb: str, price: int, ways: Sequence[Payment], facts: dict[str, Fact]) -> Callable[[Payment], Say]:
    """The function that names a way of paying: by its XP, and by the worth of each card where others cost as much."""

    def label(way: Payment) -> Say:
        spent = sum(map(worth_of, way))
        paid = Say("xp-paid", {"n": spent})
        if sum(sum(map(worth_of, other)) == spent for other in ways) > 1:
            paid = Say("xp-paid-with", {"n": spent, "worths": " + ".join(str(worth_of(name)) for name in way)})
        return Say(f"do-{verb}", {**facts, "paid": paid, "lost": spent - price})

    return label


def spend(state: RavenloftState, way: Payment, price: int, rule: str) -> Rules[None]:
    """Discard the cards of a payment (RAV-139); those of villains leave the game."""
    moves: list[Move] = []
    for name in way:
        is_monster = not isinstance(card(name), VillainCard)
        piles.move(name, state.xp, state.discards[MONSTER] if is_monster else state.aside)
        moves.append(Move(name, XP, discard_zone(MONSTER) if is_monster else NOWHERE))
    spent = sum(map(worth_of, way))
    yield tell("xp-spent", rule, tuple(moves), n=spent, lost=spent - price, all=total(state))


def _written(way: Payment) -> str:
    """The written form of a payment, ``skeleton+ghoul``."""
    return "+".join(kind_of(name) for name in way)
