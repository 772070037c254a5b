"""Opens chambers: the tiles behind an Entrance, the chamber card, and who waits there (4.20)."""

from collections.abc import Sequence

from flick.games.ravenloft import adventures, cards, objects
from flick.games.ravenloft.card_records import ChamberCard
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.dungeon import card_of, tiles_under, unexplored
from flick.games.ravenloft.laying import lay_one
from flick.games.ravenloft.map_zones import chamber_zone
from flick.games.ravenloft.naming import choose_tile
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.spawning import draw_card, put_monster
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.tiles import Chamber
from flick.games.ravenloft.turn_record import Placed
from flick.games.ravenloft.whereabouts import monsters, seats_from
from flick.table.chance import Chance
from flick.table.rules import Rules, reveal, tell


def open_up(state: RavenloftState, chance: Chance, seat: int, entrance: str) -> Rules[list[Placed]]:
    """Lay chamber tiles at every unexplored edge of the Entrance, then of the Large Chamber; then draw the chamber card
    and fill the chamber (RAV-152 to RAV-158, RAV-RUL-42)."""
    chamber = card_of(state.dungeon, entrance).chamber
    if chamber is None or state.progress.chamber:
        return []
    placed = yield from _lay_around(state, chamber, entrance)
    for one in list(placed):
        if card_of(state.dungeon, one.tile).large:
            placed += yield from _lay_around(state, chamber, one.tile)
    state.progress.chamber_tiles = [one.tile for one in placed] or [entrance]
    if state.progress.chamber_pile:
        yield from _draw_and_fill(state, chance, seat)
    return placed


def _lay_around(state: RavenloftState, chamber: Chamber, tile: str) -> Rules[list[Placed]]:
    """Lay one chamber tile at each unexplored edge, as long as the stack lasts."""
    placed: list[Placed] = []
    stack = state.dungeon.chambers.get(chamber, [])
    for edge in unexplored(state.dungeon, tile):
        if stack:
            placed.append((yield from lay_one(state, edge, stack.pop(0), "RAV-152", chamber_zone(chamber))))
    return placed


def _draw_and_fill(state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
    """Draw the chamber card and place whom it brings; then each player, the active one first, draws a monster (RAV-154
    to RAV-156)."""
    progress = state.progress
    progress.chamber = progress.chamber_pile.pop(0)
    card = cards.chambers()[progress.chamber]
    yield reveal("chamber", "RAV-154", (), (), card=card.id)
    yield from _first_step(state, chance, card)
    for player in seats_from(state, seat):
        if not state.heroes[player].dead:
            yield from _one_monster(state, chance, player, "RAV-156")


def _first_step(state: RavenloftState, chance: Chance, card: ChamberCard) -> Rules[None]:
    """Place the villain and villagers of the card on chamber tiles, and let the players draw its monsters in turn
    (RAV-155)."""
    tiles = state.progress.chamber_tiles
    if card.villain:
        tile = yield from _one_tile(state, card.villain, tiles)
        yield from adventures.villain_enters(state, chance, card.villain, tile, "RAV-155")
    for _ in range(card.villagers):
        name = objects.free_villager(state)
        yield from adventures.lay_token(state, name, (yield from _one_tile(state, name, tiles)), "RAV-155")
    players = [seat for seat in seats_from(state, state.active) if not state.heroes[seat].dead]
    for number in range(card.draws_for(len(players))):
        yield from _one_monster(state, chance, players[number % len(players)], "RAV-155")


def _one_monster(state: RavenloftState, chance: Chance, seat: int, rule: str) -> Rules[None]:
    """Let a player draw a monster for a chamber tile, an empty one as long as there is any (RAV-157, RAV-158); its card
    gets a Shield token (RAV-159)."""
    name = yield from draw_card(state, chance, seat, rule)
    if name is None:
        return
    tile = yield from _one_tile(state, name, _emptiest(state))
    if (yield from put_monster(state, chance, seat, name, tile, rule)) is not None:
        state.shielded.append(name)
        yield tell("shielded", "RAV-159", card=name)


def _emptiest(state: RavenloftState) -> list[str]:
    tiles = state.progress.chamber_tiles
    held = {tile for figure in monsters(state) for tile in tiles_under(state.dungeon, figure.squares)}
    return [tile for tile in tiles if tile not in held] or tiles


def _one_tile(state: RavenloftState, name: str, tiles: Sequence[str]) -> Rules[str]:
    """One of several tiles, at the choice of whoever decides for the figure (RAV-RUL-20)."""
    chooser = policies_of(state).villain_control.chooser(state, name)
    facts = {"figure": kind_of(name)}
    return (yield from choose_tile(state, chooser, "chamber-tile", tiles, "RAV-RUL-20", facts))
