"""Exploring: a tile is laid at an unexplored edge, with all that comes with it (4.3, 4.6, 5.15)."""

from collections.abc import Sequence

from flick.games.ravenloft import adventures, chambers, doors
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.dungeon import card_of, shut, unexplored
from flick.games.ravenloft.footings import marker_square
from flick.games.ravenloft.laying import lay_one
from flick.games.ravenloft.naming import choose_edge
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.spawning import draw_monster
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.turn_record import Placed
from flick.maps.grid import Edge
from flick.table.chance import Chance
from flick.table.moves import NOWHERE, Move
from flick.table.rules import Rules, tell


def explore(state: RavenloftState, chance: Chance, seat: int, edge: Edge) -> Rules[None]:
    """Let the hero explore an edge: tiles, monsters, encounter and initiative follow in this order (RAV-41 to RAV-45,
    5.15). With an empty stack nothing happens (RAV-RUL-19)."""
    if not state.dungeon.stack:
        return
    policies = policies_of(state)
    before = tuple(state.villains)
    placed = yield from _lay_all(state, chance, seat, edge, "RAV-41")
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


def lay_by_effect(state: RavenloftState, chance: Chance, seat: int, edge: Edge, monsters: bool) -> Rules[None]:
    """Lay the top tile by a card or a monster's tactics, with a monster if ``monsters`` says so and without an
    encounter (``tile``, ``scout``)."""
    if not state.dungeon.stack:
        return
    placed = yield from _lay_all(state, chance, seat, edge, "RAV-29")
    if monsters:
        for one in placed:
            yield from draw_monster(state, chance, seat, one.tile, "RAV-43")
    yield from _chambers(state, chance, seat, placed)
    yield from adventures.check(state)


def _lay_all(state: RavenloftState, chance: Chance, seat: int, edge: Edge, rule: str) -> Rules[list[Placed]]:
    """Lay the top tile, and one more at the edge of every Long Corridor (RAV-29, RAV-RUL-17)."""
    placed: list[Placed] = []
    at: Edge | None = edge
    while at is not None and state.dungeon.stack:
        tile = state.dungeon.stack.pop(0)
        placed.append((yield from lay_one(state, at, tile, rule)))
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
    chooser = policies_of(state).villain_control.chooser(state, tile)
    return (yield from choose_edge(chooser, "edge", edges, "RAV-RUL-17"))


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
            found += yield from chambers.open_up(state, chance, seat, one.tile)
    return found
