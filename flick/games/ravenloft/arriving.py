"""What a hero triggers by entering a square: monster tokens are turned over, villagers are rescued."""

from flick.games.ravenloft import adventures
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.dungeon import card_of
from flick.games.ravenloft.footings import marker_square
from flick.games.ravenloft.missions import VILLAGER, rescued
from flick.games.ravenloft.spawning import draw_monsters
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.unseen import opened
from flick.games.ravenloft.whereabouts import tile_of
from flick.table.chance import Chance
from flick.table.moves import NOWHERE, Move
from flick.table.rules import Rules, reveal, tell
from flick.table.sayings import Who


def matters(state: RavenloftState, seat: int) -> bool:
    """Whether a hero triggers something where it is."""
    tile = tile_of(state, seat)
    return bool(tile) and (tile in state.dungeon.hidden or bool(_led(state, seat, tile)))


def arrive(state: RavenloftState, chance: Chance, seat: int) -> Rules[bool]:
    """Carry out what a hero triggers where it is, and say whether there was anything."""
    if not matters(state, seat):
        return False
    tile = tile_of(state, seat)
    if tile in state.dungeon.hidden:
        yield from _turn_over(state, chance, tile)
    for villager in _led(state, seat, tile):
        del state.progress.carried[villager]
        state.progress.found.append(villager)
        yield tell("rescued", "RAV-161", who=Who(seat), n=rescued(state))
    yield from adventures.check(state)
    return True


def _turn_over(state: RavenloftState, chance: Chance, tile: str) -> Rules[None]:
    """Turn a monster token over: it brings one monster less than its number (RAV-170)."""
    value = state.dungeon.hidden.pop(tile)
    moves = (Move(f"token-{tile}", marker_square(state.dungeon, tile, "hidden"), NOWHERE),)
    yield reveal("token-turned", "RAV-170", (), moves, tile=kind_of(tile), n=value, opened=opened(tile))
    yield from draw_monsters(state, chance, state.active, tile, value - 1, "RAV-170")


def _led(state: RavenloftState, seat: int, tile: str) -> list[str]:
    """The villagers whom the hero has brought to the Chamber Entrance."""
    if not state.progress.carried or card_of(state.dungeon, tile).kind != "entrance":
        return []
    borne = state.progress.borne_by(state.heroes[seat].id)
    return [token for token in borne if kind_of(token) == VILLAGER]
