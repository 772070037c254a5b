"""Mushrooms: destroyed to enter a cell, and put elsewhere (URTO-53 to URTO-64, URTO-R42 to URTO-R47)."""

from functools import partial

from flick.games.urto.combat import KEEP, ROLL, announce, bonus, reroll_asked, rerolled, roll
from flick.games.urto.moments import menu
from flick.games.urto.naming import called, choose_cell
from flick.games.urto.refusals import cell_bars
from flick.games.urto.state import Combat, Gear, UrtoState, is_taken
from flick.table.chance import Chance
from flick.table.moves import NOWHERE, Move
from flick.table.rules import Rules, tell
from flick.table.sayings import Fact, Who

NEEDED = 5
"""The number that a roll must reach to destroy a mushroom (URTO-55)."""


def destroy(state: UrtoState, chance: Chance, seat: int, gear: Gear) -> Rules[bool]:
    """Roll once against one mushroom, with magic (URTO-55, URTO-56); whether it is destroyed."""
    facts: dict[str, Fact] = {"needed": NEEDED, "bonus": bonus(state, seat, gear)}
    yield from menu(state, chance, seat, "chop", lambda: (ROLL,), rule="URTO-54", facts=facts, rolls=True)
    face = yield from roll(state, chance, seat, gear, "mushroom")
    while (n := face + bonus(state, seat, gear)) < NEEDED:
        if not (yield from reroll_asked(state, chance, seat, gear, n, NEEDED, "URTO-56")):
            break
        face = yield from rerolled(state, chance, seat, gear)
    gone = n >= NEEDED
    if gone:
        yield from menu(state, chance, seat, "keep", lambda: (KEEP,), rule="URTO-R76", facts={"n": n, "attack": NEEDED})
    yield tell("mushroom-gone" if gone else "mushroom-stands", "URTO-55" if gone else "URTO-62", who=Who(seat))
    return gone


def arm(state: UrtoState, chance: Chance, seat: int) -> Rules[Gear]:
    """Let a hero choose weapon and boost for all mushrooms of one cell (URTO-162, URTO-R43)."""
    state.fight = Combat("mushroom", seat, "token-mushroom")
    gear = yield from announce(state, chance, seat, "mushroom", {"needed": NEEDED})
    state.fight.gears[seat] = gear
    return gear


def places(state: UrtoState, entered: str) -> list[str]:
    """The cells on which a mushroom may be put (URTO-59, URTO-60, URTO-R46), also where others are (URTO-61)."""
    return [cell for cell in state.cave.links if cell != entered and not is_taken(state, cell)]


def put(state: UrtoState, seat: int, entered: str) -> Rules[None]:
    """Let the hero put the destroyed mushrooms one by one onto cells of its choice, which it must; one for which no
    cell is left leaves the game (URTO-59, URTO-R46)."""
    while state.now.aside:
        cells, name = places(state, entered), state.now.aside[0]
        if not cells:
            del state.now.aside[0]
            state.lost_mushrooms.append(name)
            yield tell("mushroom-lost", "URTO-R46", who=Who(seat))
            continue
        bars = partial(cell_bars, state, "plant", cells, "URTO-R46")
        cell = yield from choose_cell(state, seat, "plant", cells, rule="URTO-59", bars=bars)
        state.mushrooms.setdefault(cell, []).append(state.now.aside.pop(0))
        yield tell("mushroom-put", "URTO-59", (Move(name, NOWHERE, cell),), who=Who(seat), cell=called(state, cell))


def take_away(state: UrtoState, cell: str) -> str:
    """Take one mushroom from a cell and return it."""
    name = state.mushrooms[cell].pop()
    if not state.mushrooms[cell]:
        del state.mushrooms[cell]
    return name


def move_one(state: UrtoState, seat: int) -> Rules[None]:
    """Carry out ``move_mushroom``: a mushroom on the board goes to another legal cell."""
    origins = [cell for cell in state.cave.links if cell in state.mushrooms]
    if not origins:
        yield tell("no-mushroom", "URTO-R46", who=Who(seat))
        return
    origin = yield from choose_cell(state, seat, "pull", origins, rule="URTO-R46")
    cells = places(state, origin)
    if not cells:
        return
    bars = partial(cell_bars, state, "plant", cells, "URTO-R46")
    goal = yield from choose_cell(state, seat, "plant", cells, rule="URTO-R46", bars=bars)
    name = take_away(state, origin)
    state.mushrooms.setdefault(goal, []).append(name)
    cell, to = called(state, origin), called(state, goal)
    yield tell("mushroom-moved", "URTO-R46", (Move(name, origin, goal),), who=Who(seat), cell=cell, goal=to)
