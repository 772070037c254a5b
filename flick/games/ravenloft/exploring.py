"""Exploring: a tile is laid at an unexplored edge, with all that comes with it, and chambers behind their Entrance."""

from collections.abc import Sequence

from flick.games.ravenloft import adventures, cards, doors, objects
from flick.games.ravenloft.card_records import ChamberCard
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.dungeon import card_of, lay, shut, tiles_under, unexplored
from flick.games.ravenloft.footings import marker_square
from flick.games.ravenloft.naming import choose_edge, choose_tile, chooser_for
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.spawning import draw_card, draw_monster, no_monster, put_monster
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.tiles import Chamber
from flick.games.ravenloft.turn_record import Placed
from flick.games.ravenloft.whereabouts import monsters, seats_from
from flick.games.ravenloft.zones import TILES, chamber_zone
from flick.maps.grid import Edge
from flick.table import memory
from flick.table.chance import Chance
from flick.table.moves import NOWHERE, Move
from flick.table.rules import Rules, reveal, tell


def explore(state: RavenloftState, chance: Chance, seat: int, edge: Edge) -> Rules[None]:
    """Let the hero explore an edge: tiles, monsters, encounter and initiative follow in this order (RAV-41 to RAV-45).
    With an empty stack nothing happens (RAV-RUL-19)."""
    if not state.dungeon.stack:
        return
    policies = policies_of(state)
    before = tuple(state.villains)
    placed = yield from _lay_all(state, chance, edge, "RAV-41")
    state.now.explorations += 1
    state.now.placed += placed
    yield from policies.exploration.after_placing(state, chance, seat, placed)
    yield from policies.spawn.before(state, chance, seat, placed)
    spawned: list[str] = []
    for one in placed:
        spawned += yield from policies.spawn.spawn(state, chance, seat, one.tile)
    state.now.placed += yield from _chambers(state, chance, seat, placed)
    yield from policies.encounter.on_explore(state, chance, seat, placed)
    spawned += [kind_of(card) for card in state.villains if card not in before]
    yield from policies.initiative.after_explore(state, chance, seat, placed, spawned)
    yield from adventures.check(state)


def lay_by_effect(
    state: RavenloftState, chance: Chance, seat: int, edge: Edge, monsters: bool, rule: str
) -> Rules[None]:
    """Lay the top tile by the ``rule`` for a card or a monster's tactics, with a monster if ``monsters`` says so and
    without an encounter (``tile``, ``scout``)."""
    if not state.dungeon.stack:
        return
    placed = yield from _lay_all(state, chance, edge, rule)
    if monsters:
        for one in placed:
            yield from draw_monster(state, chance, seat, one.tile, "RAV-43")
    yield from _chambers(state, chance, seat, placed)
    yield from adventures.check(state)


def _lay_all(state: RavenloftState, chance: Chance, edge: Edge, rule: str) -> Rules[list[Placed]]:
    """Lay the top tile, and one more at the edge of every Long Corridor (RAV-29, RAV-RUL-17)."""
    placed: list[Placed] = []
    at: Edge | None = edge
    while at is not None and state.dungeon.stack:
        tile = state.dungeon.stack.pop(0)
        placed.append((yield from _lay_one(state, at, tile, rule)))
        yield from _comes_with(state, chance, tile)
        at = yield from _beyond_corridor(state, tile)
        rule = "RAV-29"
    return placed


def _beyond_corridor(state: RavenloftState, tile: str) -> Rules[Edge | None]:
    """The unexplored edge of a Long Corridor, at choice where there are several; ``None`` where the tile is no corridor
    or has none (RAV-30)."""
    if card_of(state.dungeon, tile).kind != "corridor" or not state.dungeon.stack:
        return None
    edges = unexplored(state.dungeon, tile)
    if not edges:
        return None
    return (yield from choose_edge(chooser_for(state, tile), "edge", edges, "RAV-RUL-17"))


def _comes_with(state: RavenloftState, chance: Chance, tile: str) -> Rules[None]:
    """Bring what belongs to a new tile: its door (RAV-162), treasure behind a door, a monster token, and what the
    adventure has there (RAV-169, RAV-170)."""
    dungeon = state.dungeon
    door = shut(dungeon, tile)
    if door is not None:
        yield tell("door-closed", "RAV-162", (Move(f"door-{door.name}", NOWHERE, door.name),), tile=kind_of(tile))
    yield from doors.lay_behind(state, tile)
    if dungeon.hidden_pile and card_of(dungeon, tile).kind == "ordinary":
        dungeon.hidden[tile] = dungeon.hidden_pile.pop(0)
        moves = (Move(f"token-{tile}", NOWHERE, marker_square(dungeon, tile, "hidden")),)
        yield tell("token-hidden", "RAV-169", moves, tile=kind_of(tile))
    yield from adventures.tile_placed(state, chance, tile)


def _chambers(state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed]) -> Rules[list[Placed]]:
    """Open the chamber behind each Entrance that was placed (RAV-152, RAV-RUL-42)."""
    found: list[Placed] = []
    for one in placed:
        if card_of(state.dungeon, one.tile).kind == "entrance":
            found += yield from _open_up(state, chance, seat, one.tile)
    return found


def _lay_one(state: RavenloftState, edge: Edge, tile: str, rule: str, zone: str = TILES) -> Rules[Placed]:
    """Lay a drawn tile with its triangle against the edge (RAV-42). Nobody is told the colour of one that belongs to a
    chamber, where it does not count (RAV-RUL-42)."""
    memory.forget(state.memory, [tile])
    lay(state.dungeon, edge, tile)
    card = card_of(state.dungeon, tile)
    triangle, in_chamber = card.triangle or "", card.kind == "chamber"
    colour = "none" if in_chamber else triangle
    yield reveal("tile", rule, (), (Move(f"tile-{tile}", zone, tile),), tile=tile, colour=colour)
    return Placed(tile, triangle, in_chamber)


def _open_up(state: RavenloftState, chance: Chance, seat: int, entrance: str) -> Rules[list[Placed]]:
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
            placed.append((yield from _lay_one(state, edge, stack.pop(0), "RAV-152", chamber_zone(chamber))))
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
    gets a Shield token (RAV-159). Without a card nobody comes (RAV-RUL-10)."""
    name = yield from draw_card(state, chance, seat, rule)
    if name is None:
        yield from no_monster(state, chance, seat)
        return
    tile = yield from _one_tile(state, name, _emptiest(state))
    if (yield from put_monster(state, chance, seat, name, tile, rule)) is not None:
        state.shielded.append(name)
        yield tell("shielded", "RAV-159", card=name)


def _emptiest(state: RavenloftState) -> list[str]:
    """The chamber tiles without a monster; all of them where each has one."""
    tiles = state.progress.chamber_tiles
    held = {tile for figure in monsters(state) for tile in tiles_under(state.dungeon, figure.squares)}
    return [tile for tile in tiles if tile not in held] or tiles


def _one_tile(state: RavenloftState, name: str, tiles: Sequence[str]) -> Rules[str]:
    """One of several tiles, at the choice of whoever decides for the figure (RAV-RUL-20)."""
    facts = {"figure": kind_of(name)}
    return (yield from choose_tile(state, chooser_for(state, name), "chamber-tile", tiles, "RAV-RUL-20", facts))
