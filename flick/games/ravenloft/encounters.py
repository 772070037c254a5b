"""Draws encounter cards, lets them be cancelled, carries them out or puts them into play, and takes them out of it."""

from flick.games.ravenloft import adventures, experience
from flick.games.ravenloft.cards import encounter, kind_of
from flick.games.ravenloft.carrying import carry_out
from flick.games.ravenloft.decks import draw, quietly_discard, show
from flick.games.ravenloft.markers import marker_gone, marker_laid, of_card
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.powers import text_of
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.turn_record import Acting
from flick.games.ravenloft.whereabouts import tile_of
from flick.games.ravenloft.zones import ENVIRONMENT, HAZARDS, SHOWN, curses_zone, discard_zone, row_zone
from flick.table import piles
from flick.table.chance import Chance
from flick.table.moves import Move
from flick.table.rules import Rules, tell
from flick.table.sayings import Who

LEAVES = {"environment": "RAV-119", "curse": "RAV-117", "trap": "RAV-111"}
"""The rule by which a card leaves play, by its type; a Hazard leaves by the text of another card."""


def draw_and_play(state: RavenloftState, chance: Chance, seat: int, deck: str, rule: str) -> Rules[None]:
    """Draw a card for a hero, who may cancel it with XP (RAV-137, RAV-RUL-15), and play it. A card that is blocked is
    replaced (RAV-123, RAV-125), until every card has been seen (RAV-RUL-10)."""
    seen: list[str] = []
    while any(card not in seen for card in (*state.decks[deck], *state.discards[deck])):
        card = yield from draw(state, chance, deck)
        assert card is not None
        seen.append(card)
        yield from show(deck, card, "encounter", rule, seat)
        if (yield from resolve(state, chance, seat, card, deck)):
            return
        yield tell("blocked", "RAV-RUL-38", quietly_discard(state, card, deck), card=card)
    yield tell("no-encounter", "RAV-RUL-10", who=Who(seat))


def resolve(state: RavenloftState, chance: Chance, seat: int, card: str, deck: str) -> Rules[bool]:
    """Let a shown card be cancelled or play it for a hero, and say whether that was possible; a blocked card stays
    shown."""
    if (yield from _is_cancelled(state, chance, seat, card, deck)):
        return True
    if _is_blocked(state, seat, card):
        return False
    yield from _play(state, chance, seat, card, deck)
    return True


def _is_cancelled(state: RavenloftState, chance: Chance, seat: int, card: str, deck: str) -> Rules[bool]:
    """Offer to cancel the card, which is possible only now (RAV-141), and say whether it was done; it has no effect
    then (RAV-140)."""
    price = policies_of(state).encounter.price(state)
    if not (yield from experience.offer(state, seat, "cancel", price, "RAV-137", {"card": card})):
        return False
    yield tell("cancelled", "RAV-140", quietly_discard(state, card, deck), card=card)
    yield from adventures.after_cancel(state, chance, seat)
    return True


def _is_blocked(state: RavenloftState, seat: int, card: str) -> bool:
    """Whether the card is a Hazard or a Trap and the hero's tile already has one of that type (RAV-RUL-38)."""
    sort, tile = encounter(card).type, tile_of(state, seat)
    return (sort == "hazard" and tile in state.dungeon.hazards) or (sort == "trap" and tile in state.dungeon.traps)


def _play(state: RavenloftState, chance: Chance, seat: int, card: str, deck: str) -> Rules[None]:
    """Play a card by its type (RAV-116 to RAV-126); one that needs a hero that has left has no effect (RAV-RUL-37)."""
    one, tile = encounter(card), tile_of(state, seat)
    if one.is_event:
        yield from carry_out(state, chance, Acting(seat, tile=tile), card, text_of(card, "drawn"), inside=True)
        yield tell("discarded", "RAV-120", quietly_discard(state, card, deck), card=card)
    elif one.type == "environment":
        yield from _environment(state, card)
    elif not tile:
        yield tell("no-effect", "RAV-RUL-37", quietly_discard(state, card, deck), card=card)
    elif one.type == "curse":
        piles.move(card, state.shown, state.heroes[seat].curses)
        yield tell("cursed", "RAV-116", (Move(card, SHOWN, curses_zone(seat)),), who=Who(seat), card=card)
    elif one.type == "hazard":
        state.shown.remove(card)
        state.dungeon.hazards[tile] = card
        moves = (
            Move(card, SHOWN, HAZARDS),
            marker_laid(state, of_card(card), tile, "hazard"),
        )
        yield tell("hazard-laid", "RAV-122", moves, card=card, tile=kind_of(tile))
    else:
        yield from policies_of(state).trap.drawn(state, chance, seat, card, tile)


def attach(state: RavenloftState, seat: int, card: str, tile: str) -> Rules[None]:
    """Put a Trap's marker on a tile and its card among those before the player (RAV-124, RAV-126)."""
    piles.move(card, state.shown, state.heroes[seat].row)
    state.dungeon.traps[tile] = card
    moves = (
        Move(card, SHOWN, row_zone(seat)),
        marker_laid(state, of_card(card), tile, "trap"),
    )
    yield tell("trap-laid", "RAV-124", moves, who=Who(seat), card=card, tile=kind_of(tile))


def _environment(state: RavenloftState, card: str) -> Rules[None]:
    """Put an Environment into play in place of the one before (RAV-118, RAV-119)."""
    if state.environment:
        yield from leaves_play(state, state.environment)
    state.shown.remove(card)
    state.environment = card
    yield tell("environment", "RAV-119", (Move(card, SHOWN, ENVIRONMENT),), card=card)


def leaves_play(state: RavenloftState, card: str) -> Rules[None]:
    """Discard an Environment, a Curse, a Hazard or a Trap, with its marker."""
    deck = policies_of(state).encounter.deck_of(state, card)
    pile = state.discards[deck]
    zone, more = "", tuple[Move, ...]()
    if card == state.environment:
        state.environment, zone = "", ENVIRONMENT
        pile.append(card)
    elif card in state.dungeon.hazards.values():
        tile = next(tile for tile, name in state.dungeon.hazards.items() if name == card)
        del state.dungeon.hazards[tile]
        pile.append(card)
        zone, more = HAZARDS, (marker_gone(state, of_card(card), tile, "hazard"),)
    else:
        for seat, hero in enumerate(state.heroes):
            if card in hero.curses:
                piles.move(card, hero.curses, pile)
                zone = curses_zone(seat)
            elif card in hero.row:
                piles.move(card, hero.row, pile)
                zone = row_zone(seat)
        tile = next((tile for tile, name in state.dungeon.traps.items() if name == card), None)
        if tile is not None:
            del state.dungeon.traps[tile]
            more = (marker_gone(state, of_card(card), tile, "trap"),)
    if zone:
        rule = LEAVES.get(encounter(card).type, "RAV-RUL-21")
        yield tell("leaves-play", rule, (Move(card, zone, discard_zone(deck)), *more), card=card)
