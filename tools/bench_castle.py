"""Figures of the dungeon of Ravenloft: a villain phase with many monsters on many tiles, without drawing, where the
dungeon is known and where a tile has just come."""

import gc
import random
import sys
from copy import deepcopy
from statistics import median
from time import process_time
from typing import Any

from flick.games.ravenloft import cards, turn
from flick.games.ravenloft.dungeon import lay, squares_in, unexplored
from flick.games.ravenloft.footings import free_floor, spawn_mark
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.heroes_and_foes import Figure
from flick.games.ravenloft.options import RavenloftOptions
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.whereabouts import taken
from flick.maps.squares import squares_of
from flick.maps.ways import ways_of
from flick.table.chance import Chance
from flick.table.match import start_state
from flick.table.rules import Choose, Event
from tools.bench_maps import bare_search
from tools.rows import Row, at_most

DUNGEONS, TRIES = 40, 5
"""So many dungeons, each of them tried so often; the quickest of its tries counts, since the machine is never idle."""
TILES, MONSTERS, HEROES = 20, 12, 3
ENDLESS = 1000
"""HP of heroes that nothing fells meanwhile."""
MILLISECONDS = 5


def rows() -> list[Row]:
    """All figures of the dungeon."""
    known, new, bare = list[float](), list[float](), list[float]()
    for seed in range(DUNGEONS):
        state = dungeon(seed)
        known.append(min(_seconds(state, forgotten=False) for _ in range(TRIES)))
        new.append(min(_seconds(state, forgotten=True) for _ in range(TRIES)))
        bare.append(min(_bare(state) for _ in range(TRIES)))
    what = f"villain phase, {MONSTERS} monsters on {TILES} tiles"
    return [
        at_most(f"{what}, longest of {DUNGEONS}", 1000 * max(known), MILLISECONDS, " ms"),
        at_most("the first after a new tile, longest", 1000 * max(new), MILLISECONDS, " ms"),
        at_most("the first after a new tile, ratio to later ones", median(new) / median(known), 2),
        at_most("the first after a new tile, ratio to bare searches", median(new) / median(bare), 6),
    ]


def dungeon(seed: int) -> RavenloftState:
    """Heroes far from each other in a dungeon laid at random, and one monster of each kind."""
    luck = random.Random(seed)
    options = RavenloftOptions(ties="first")
    state: Any = start_state(GAME, options, HEROES, seed, {})
    while len(state.dungeon.grid.tiles) < TILES:
        lay(state.dungeon, luck.choice(unexplored(state.dungeon)), state.dungeon.stack.pop(0))
    names = luck.sample([laid.name for laid in state.dungeon.grid.tiles], TILES)
    for kind, tile in zip(list(cards.monsters())[:MONSTERS], names, strict=False):
        hp = cards.card(kind).hp
        figure = Figure(f"{kind}-1", kind, "monster", hp, hp, spawn_mark(state.dungeon, tile))
        state.figures[figure.id] = figure
        state.decks["monster"].remove(f"{kind}#1")
        state.heroes[0].row.append(f"{kind}#1")
    for hero, tile in zip(state.heroes, names[MONSTERS:], strict=False):
        hero.square = free_floor(state.dungeon, tile, taken(state))[0]
        hero.hp = hero.most_hp = ENDLESS
    state.stage, state.first = "activate", 0
    return state


def _seconds(state: RavenloftState, *, forgotten: bool) -> float:
    """What the phase takes, with all that was known of the dungeon ``forgotten`` or not."""
    state = deepcopy(state)
    if forgotten:
        squares_of.cache_clear()
        ways_of.cache_clear()
    gc.disable()
    began = process_time()
    while state.stage == "activate":
        _go_on(state)
    spent = process_time() - began
    gc.enable()
    return spent


def _go_on(state: RavenloftState) -> None:
    """One card acts; whoever is asked takes the first answer, or none."""
    rules, answer = turn.take_turn(state, Chance(state.luck)), None
    try:
        while True:
            item = rules.send(answer)
            answer = None if isinstance(item, Event) else 0 if isinstance(item, Choose) else False
    except StopIteration:
        return


def _bare(state: RavenloftState) -> float:
    """The plainest search through the whole dungeon, once from each monster."""
    steps = squares_in(state.dungeon).steps
    began = process_time()
    for figure in state.figures.values():
        bare_search(steps, figure.square)
    return process_time() - began


if __name__ == "__main__":
    from tools.rows import show

    sys.exit(0 if show("The dungeon", rows()) else 1)
