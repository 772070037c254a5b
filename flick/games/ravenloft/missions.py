"""Tells whether the mission of the adventure is fulfilled, or can no longer be (RAV-02)."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from flick.games.ravenloft.adventure_checks import START
from flick.games.ravenloft.cards import chambers, kind_of
from flick.games.ravenloft.dungeon import card_of, exits
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.state import Ended, RavenloftState
from flick.games.ravenloft.whereabouts import seats_from
from flick.maps.grid import TileGrid, open_edges
from flick.maps.search import reach
from flick.maps.squares import squares_along
from flick.maps.ways import ways_of

VILLAGER = "villager"
"""The kind of the tokens of villagers."""


def outcome(state: RavenloftState) -> Ended | None:
    """How the game has ended; ``None`` while it goes on."""
    if _is_won(state):
        return Ended(True, "end-won", "RAV-02")
    if any(hero.escaped for hero in state.heroes) and not any(_is_in(state, seat) for seat in seats_from(state, 0)):
        return Ended(False, "end-all-left", "RAV-02")
    if any(_is_out_of_reach(state, tile) for tile in _tiles_wanted(state)):
        return Ended(False, "end-impossible", "RAV-02")
    return None


def _is_in(state: RavenloftState, seat: int) -> bool:
    """Whether a hero is in the dungeon, or has died and its player may come back with another (RAV-ADV-11)."""
    hero = state.heroes[seat]
    return hero.on_board or (hero.dead and policies_of(state).hero_death.may_return(state, seat))


def is_way_out(state: RavenloftState, hero: RavenloftHero) -> bool:
    """Whether a hero stands on a way out and may leave the dungeon (RAV-112)."""
    return hero.stands and hero.square in ways_out(state)


def leaves_in_vain(state: RavenloftState, hero: RavenloftHero) -> bool:
    """Whether it helps nobody that a hero leaves the dungeon, because it does not bear what must be brought out."""
    bearing = state.progress.file.won.bearing
    return bool(bearing) and not _bears(state, hero, bearing)


def ways_out(state: RavenloftState) -> list[str]:
    """The squares by which heroes leave in this adventure."""
    goal, dungeon = state.progress.file.won, state.dungeon
    if not goal.escape:
        return []
    tiles = [laid.name for laid in dungeon.grid.tiles]
    chosen = [tile for tile in tiles if goal.escape in (tile, card_of(dungeon, tile).kind)]
    return [square for tile in chosen for square in exits(dungeon, tile)]


def chamber_is_overcome(state: RavenloftState) -> bool:
    """Whether the objective of the chamber card is reached (RAV-160, RAV-161)."""
    progress = state.progress
    if not progress.chamber:
        return False
    card = chambers()[progress.chamber]
    if card.objective == "villain":
        return card.villain in progress.entered and card.villain not in state.figures
    if card.objective == "rescue":
        return rescued(state) >= card.rescued
    return not any(name in state.shielded for hero in state.heroes for name in hero.row)


def rescued(state: RavenloftState) -> int:
    """The number of villagers who have been rescued (RAV-161)."""
    return sum(kind_of(token) == VILLAGER for token in state.progress.found)


def _is_won(state: RavenloftState) -> bool:
    """Whether everything that the adventure asks for is done (RAV-02)."""
    goal, progress = state.progress.file.won, state.progress
    if goal.escape and not _has_escaped(state):
        return False
    if goal.chamber and not chamber_is_overcome(state):
        return False
    villains = all(name in progress.entered and name not in state.figures for name in goal.defeat)
    return villains and all(name in progress.found for name in goal.destroy)


def _has_escaped(state: RavenloftState) -> bool:
    """Whether every living hero has escaped, or the one who bears the object."""
    bearing = state.progress.file.won.bearing
    if bearing:
        return any(hero.escaped and _bears(state, hero, bearing) for hero in state.heroes)
    alive = [hero for hero in state.heroes if not hero.dead]
    return bool(alive) and all(hero.escaped for hero in alive)


def _bears(state: RavenloftState, hero: RavenloftHero, token: str) -> bool:
    return state.progress.carried.get(token) == hero.id


def _tiles_wanted(state: RavenloftState) -> Iterator[str]:
    """The tiles that the mission needs and that are not laid yet."""
    file, dungeon = state.progress.file, state.dungeon
    goal = file.won
    wanted = [goal.escape] if goal.escape != START else []
    wanted += [file.objects[name].tile for name in (goal.bearing, *goal.destroy) if name]
    wanted += [villain.tile for name in goal.defeat if not (villain := file.villains[name]).step]
    if goal.chamber:
        named = [tile for part in file.stack for tile in part.among]
        wanted += [tile for tile in named if card_of(dungeon, tile).kind == "entrance"]
    laid = [tile.name for tile in dungeon.grid.tiles]
    return (tile for tile in wanted if tile and tile not in laid)


def _is_out_of_reach(state: RavenloftState, tile: str) -> bool:
    """Whether a tile is not in the stack, or the heroes can reach no unexplored edge any more."""
    squares = tuple(hero.square for hero in state.heroes if hero.on_board)
    return tile not in state.dungeon.stack or (bool(squares) and not _can_grow(state.dungeon.grid, squares))


@lru_cache(256)
def _can_grow(grid: TileGrid, squares: tuple[str, ...]) -> bool:
    """Whether an unexplored edge can be reached from some squares when all doors are opened."""
    opened = msgspec.structs.replace(grid, doors=())
    steps = ways_of(opened).squares.steps
    found = {square for start in squares for square in reach(steps, start)}
    return any(square in found for edge in open_edges(opened) for square in squares_along(opened, edge))
