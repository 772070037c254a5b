"""The IDs of the zones that the view shows, and that events move things between."""

from functools import partial

from flick.games.caveloot.powers import Deck
from flick.games.caveloot.state import CavelootState, is_secret
from flick.table.board import of_seat, of_thing

GRAVEYARD, SPECIAL, LEGENDARY, REMOVED, BOX = "graveyard", "special", "legendary", "removed", "box"
ADVENTURE = "adventure"
"""The text that names the final boss."""
MET = "met"
"""The card that has just been turned over."""
FOE = "foe"
FIGHT = "fight"
HAUNTING = "haunting"
"""Fairies and spirits bound to cards that no player owns."""

player_zone = partial(of_seat, "player")
camp_of = partial(of_seat, "camp")
pack_of = partial(of_seat, "pack")
hero_of = partial(of_seat, "hero")
bound_of = partial(of_seat, "bound")
quests_of = partial(of_seat, "quests")
"""Personal quests and guilds not yet entered, in camp and backpack: only their owner reads them (CAVE-R13)."""
offered_to = partial(of_seat, "offered")
"""Origin heroes of which a player keeps one."""
pile_of = partial(of_thing, "pile")
"""The face-down cards of a region."""
open_in = partial(of_thing, "open")
"""The cards that lie face up in a region."""
drawn_zone = partial(of_thing, "drawn")
"""The power cards that a side has drawn in this clash."""
under = partial(of_thing, "under")
"""The cards under a dungeon that nobody has seen."""


def deck_zone(deck: Deck) -> str:
    return f"deck-{deck.lower()}"


def used_zone(deck: Deck) -> str:
    return f"used-{deck.lower()}"


def level_of(dungeon: str, floor: int) -> str:
    """The zone of a level of a dungeon that was revealed, visited or not (CAVE-R13, CAVE-R46); ``floor`` counts from
    0."""
    return f"floor-{dungeon}-{floor + 1}"


def this_level(state: CavelootState) -> str:
    """The zone of the level that is being visited."""
    return level_of(state.now.dungeon, state.now.floor)


def zone_of(state: CavelootState, seat: int, name: str) -> str:
    """The zone in which a card of a player lies."""
    player = state.players[seat]
    if is_secret(state, seat, name):
        return quests_of(seat)
    if name == player.hero:
        return hero_of(seat)
    if name in player.hand:
        return pack_of(seat)
    return camp_of(seat)
