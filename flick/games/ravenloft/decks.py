"""Decks, discards, and the card that is being carried out, which lies in ``shown`` until it goes elsewhere."""

from collections.abc import Callable

from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.zones import SHOWN, deck_zone, discard_zone
from flick.table import memory, piles
from flick.table.chance import Chance
from flick.table.moves import HIDDEN, Move
from flick.table.rules import Rules, reveal, tell
from flick.table.sayings import Say, Who


def draw(state: RavenloftState, chance: Chance, deck: str) -> Rules[str | None]:
    """Draw the top card and put it among those that are shown; a deck that has run out is rebuilt first (RAV-07). Gives
    ``None`` where there is no card at all (RAV-RUL-10)."""
    if not state.decks[deck]:
        yield from _rebuild(state, chance, deck)
    card = piles.draw(state.decks[deck], state.shown)
    if card is not None:
        memory.forget(state.memory, [card])
    return card


def draw_until(
    state: RavenloftState, chance: Chance, deck: str, fits: Callable[[str], bool], seat: int, rule: str
) -> Rules[str | None]:
    """Draw until a card fits and discard the others; ``None`` where no card fits (RAV-RUL-10)."""
    seen: list[str] = []
    while any(card not in seen for card in (*state.decks[deck], *state.discards[deck])):
        card = yield from draw(state, chance, deck)
        assert card is not None
        if fits(card):
            return card
        seen.append(card)
        piles.move(card, state.shown, state.discards[deck])
        moves = (Move(card, deck_zone(deck), discard_zone(deck)),)
        yield reveal("passed-over", rule, (), moves, who=Who(seat), card=card)
    return None


def show(deck: str, card: str, kind: str, rule: str, seat: int) -> Rules[None]:
    """Show a drawn card to all."""
    moves = (Move(card, deck_zone(deck), SHOWN),)
    yield reveal(kind, rule, (), moves, who=Who(seat), card=card)


def quietly_discard(state: RavenloftState, card: str, deck: str) -> tuple[Move, ...]:
    """Discard a card that is shown, without an event; gives the moves for the event that tells of it."""
    piles.move(card, state.shown, state.discards[deck])
    return (Move(card, SHOWN, discard_zone(deck)),)


def _rebuild(state: RavenloftState, chance: Chance, deck: str) -> Rules[None]:
    """Shuffle the discards of a deck that has run out into a new deck (RAV-07)."""
    count = piles.move_all(state.discards[deck], state.decks[deck])
    if count:
        piles.shuffle(state.decks[deck], chance, f"rebuild-{deck}")
        memory.forget(state.memory, state.decks[deck])
        moves = (Move(HIDDEN, discard_zone(deck), deck_zone(deck), count),)
        yield tell("rebuilt", "RAV-07", moves, deck=Say(f"cards-{deck}"), n=count)
