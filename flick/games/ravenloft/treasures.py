"""Treasure cards: Items that are kept or given away, and cards that take effect at once."""

from flick.games.ravenloft import reactions
from flick.games.ravenloft.cards import treasure
from flick.games.ravenloft.carrying import carry_out
from flick.games.ravenloft.decks import draw, draw_until
from flick.games.ravenloft.naming import choose_piece
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.powers import text_of
from flick.games.ravenloft.state import TREASURE, RavenloftState
from flick.games.ravenloft.turn_record import Acting
from flick.games.ravenloft.whereabouts import seat_of
from flick.games.ravenloft.zones import SHOWN, deck_zone, discard_zone, items_zone
from flick.table import piles
from flick.table.chance import Chance
from flick.table.moves import Move
from flick.table.rules import Rules, choose, reveal, tell
from flick.table.sayings import Who


def draw_one(state: RavenloftState, chance: Chance, seat: int, rule: str) -> Rules[None]:
    """Let a hero draw a treasure; with a power that allows it, the hero draws another and keeps one of both."""
    card = yield from _shown(state, chance, seat, rule)
    if card is None:
        return
    found = [card]
    if (
        yield from reactions.offered(
            state, chance, [seat], "another-treasure", ("react_treasure",), "RAV-80", {"card": card}
        )
    ):
        more = yield from _shown(state, chance, seat, rule)
        found += [] if more is None else [more]
    yield from _keep(state, chance, seat, found, 1, rule)


def draw_some(state: RavenloftState, chance: Chance, seat: int, count: int, keep: int, rule: str) -> Rules[None]:
    """Let a hero draw ``count`` treasures and keep ``keep`` of them."""
    found: list[str] = []
    for _ in range(count):
        card = yield from _shown(state, chance, seat, rule)
        found += [] if card is None else [card]
    yield from _keep(state, chance, seat, found, keep, rule)


def draw_item(state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
    """Let a hero draw the Item with which it starts (RAV-13)."""
    card = yield from draw_until(state, chance, TREASURE, lambda name: treasure(name).is_item, seat, "RAV-13")
    if card is not None:
        piles.move(card, state.shown, state.heroes[seat].items)
        moves = (Move(card, deck_zone(TREASURE), items_zone(seat)),)
        yield reveal("starts-with", "RAV-13", (), moves, who=Who(seat), card=card)


def hand_over(state: RavenloftState, seat: int, card: str, taker: int) -> Rules[None]:
    """Give an Item to another hero as a free action, where the item policy allows it."""
    piles.move(card, state.heroes[seat].items, state.heroes[taker].items)
    moves = (Move(card, items_zone(seat), items_zone(taker)),)
    yield tell("gets-item", "RAV-ADV-04", moves, who=Who(taker), card=card)


def discard_item(state: RavenloftState, seat: int, card: str, rule: str) -> Rules[None]:
    """Let a hero lose an Item."""
    piles.move(card, state.heroes[seat].items, state.discards[TREASURE])
    moves = (Move(card, items_zone(seat), discard_zone(TREASURE)),)
    yield tell("item-lost", rule, moves, who=Who(seat), card=card)


def _shown(state: RavenloftState, chance: Chance, seat: int, rule: str) -> Rules[str | None]:
    """Draw a treasure and show it to all; ``None`` where there is none."""
    card = yield from draw(state, chance, TREASURE)
    if card is None:
        yield tell("no-treasure", "RAV-RUL-10", who=Who(seat))
    else:
        moves = (Move(card, deck_zone(TREASURE), SHOWN),)
        yield reveal("treasure", rule, (), moves, who=Who(seat), card=card)
    return card


def _keep(state: RavenloftState, chance: Chance, seat: int, found: list[str], keep: int, rule: str) -> Rules[None]:
    """Let a hero choose the drawn cards that count and discard the others."""
    while len(found) > keep:
        kept = yield from choose(seat, "keep", found, rule=rule, piece=str)
        gone = [card for card in found if card != kept] if keep == 1 else [card for card in found if card != kept][:1]
        for card in gone:
            found.remove(card)
            yield from _discard(state, card, rule)
    for card in found:
        yield from _resolve(state, chance, seat, card)


def _resolve(state: RavenloftState, chance: Chance, seat: int, card: str) -> Rules[None]:
    """Give an Item to a hero (RAV-130); carry out any other card at once and discard it (RAV-RUL-39)."""
    if not treasure(card).is_item:
        acting = Acting(seat, seat)
        yield from carry_out(state, chance, acting, card, text_of(card, "play"), inside=True)
        yield from _discard(state, card, "RAV-RUL-39")
        return
    takers = policies_of(state).item.takers(state, seat, True)
    if not takers:
        yield from _discard(state, card, "RAV-RUL-37")
        return
    names = [state.heroes[taker].id for taker in takers]
    owner = seat_of(state, (yield from choose_piece(seat, "give", names, "RAV-130", {"card": card})))
    piles.move(card, state.shown, state.heroes[owner].items)
    yield tell("gets-item", "RAV-130", (Move(card, SHOWN, items_zone(owner)),), who=Who(owner), card=card)


def _discard(state: RavenloftState, card: str, rule: str) -> Rules[None]:
    """Discard a treasure that is shown."""
    piles.move(card, state.shown, state.discards[TREASURE])
    yield tell("discarded", rule, (Move(card, SHOWN, discard_zone(TREASURE)),), card=card)
