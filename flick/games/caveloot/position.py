"""Checks positions that somebody has written by hand, and refuses in one line what cannot be played."""

from collections.abc import Iterator
from itertools import chain

from flick.games.caveloot.cards import is_card
from flick.games.caveloot.state import CavelootState
from flick.table.sayings import Refused, say


def check(state: CavelootState) -> None:
    """``Refused`` where a card is none of the game or lies in two places, or where nobody is active. What lies in
    piles, decks and stacks may be laid elsewhere besides, so that a position need not name everything."""
    if not 0 <= state.active < len(state.players):
        raise Refused(say("nobody-active", found=state.active, players=len(state.players)))
    seen = set[str]()
    for name in _laid(state):
        if name in seen or not is_card(name):
            raise Refused(say("not-a-card", card=name))
        seen.add(name)
    for name in chain(*state.piles.values(), state.removed, state.special, state.legendary, _in_fight(state)):
        if not is_card(name):
            raise Refused(say("not-a-card", card=name))


def _laid(state: CavelootState) -> Iterator[str]:
    """The cards that players have, those bound to them, and those that lie open, under dungeons and in the
    graveyard."""
    for player in state.players:
        yield from (*player.camp, *player.hand, *([player.hero] if player.hero else []))
    for dungeon in state.dungeons.values():
        yield from chain(dungeon.hidden, *dungeon.floors)
    yield from chain(*state.open.values(), *state.bound.values(), state.graveyard)


def _in_fight(state: CavelootState) -> Iterator[str]:
    """The opponent and its gear, and what the heroes have equipped."""
    if (fight := state.fight) is not None:
        yield from chain(fight.foes, fight.gear, fight.spells, *fight.worn.values())
