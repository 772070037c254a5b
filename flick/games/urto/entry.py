"""Entering a cell, step by step (URTO-R23): mushrooms, tokens, the move, traps, what lies there, the cell itself."""

from flick.games.urto import achievements, mushrooms
from flick.games.urto.artefacts import draw_artefact, take_weapon
from flick.games.urto.cards import SCYTHE
from flick.games.urto.harm import Hurt, end_turn_if_fallen, strike
from flick.games.urto.health import change_renown
from flick.games.urto.moments import menu
from flick.games.urto.monsters import meet_alpha, meet_monster
from flick.games.urto.naming import called, token_name
from flick.games.urto.places import draw_event, offer_search
from flick.games.urto.state import Gear, Trap, UrtoState, alpha_cell, is_monster_cell, start_cell, urto_cell
from flick.games.urto.zones import BAG, GONE
from flick.table.chance import Chance
from flick.table.moves import HIDDEN, NOWHERE, Move
from flick.table.rules import Rules, reveal, tell
from flick.table.sayings import Who

ARTEFACT_TOKEN = "artefact-"
STAY = "stay"
RENOWN = {"renown_1": (1, "URTO-50"), "renown_2": (2, "URTO-51")}
"""The renown of a token, and the rule for it."""
TRAPS = {"blook": Hurt({}, "URTO-70"), "minus_two": Hurt({}, "URTO-71", damage=False)}
TRAP_LOSS = {"blook": 1, "minus_two": 2}


def enter(state: UrtoState, chance: Chance, seat: int, cell: str) -> Rules[None]:
    """Let the hero go to a neighbouring cell, which is announced (URTO-35, URTO-36), unless a mushroom stops it."""
    hero = state.heroes[seat]
    yield tell("sets-out", "URTO-36", who=Who(seat), cell=called(state, cell))
    cleared = yield from _clear(state, chance, seat, cell)
    state.fight = None
    if not cleared:
        return
    origin, hero.cell = hero.cell, cell
    yield tell("enters", "URTO-40", (Move(hero.id, origin, cell),), who=Who(seat), cell=called(state, cell))
    yield from mushrooms.put(state, seat, cell)
    yield from _spring(state, chance, seat, cell)
    if cell == urto_cell(state):
        yield from _arrive(state, chance, seat)
        return
    lay_there = cell in state.pieces
    if lay_there:
        yield from _piece(state, chance, seat, cell)
    if not lay_there or cell in state.cells:
        yield from act(state, chance, seat)


def _clear(state: UrtoState, chance: Chance, seat: int, cell: str) -> Rules[bool]:
    """Clear a cell of mushrooms, which bar the way (URTO-53), and return whether none is left, so that the hero takes
    their place (URTO-58). They are fought one after the other until a roll fails; what stands then, stands for a later
    turn (URTO-63, URTO-64, URTO-R43). Tokens are drawn until the cell is known, mushrooms among them fought too
    (URTO-57, URTO-R23, URTO-R44); none is drawn where it was discovered before (URTO-38, URTO-R45)."""
    gear: Gear | None = None
    while True:
        if state.mushrooms.get(cell):
            if gear is None:
                gear = yield from _arm(state, chance, seat)
            if not (yield from mushrooms.destroy(state, chance, seat, gear)):
                state.now.blocked = True
                yield from mushrooms.put(state, seat, cell)
                return False
            name = mushrooms.take_away(state, cell)
            state.now.aside.append(name)
            away = Move(name, cell, NOWHERE)
            yield tell("mushroom-aside", "URTO-R43", (away,), who=Who(seat), cell=called(state, cell))
        elif not needs_token(state, cell):
            return True
        else:
            yield from _draw_token(state, chance, seat, cell)


def _arm(state: UrtoState, chance: Chance, seat: int) -> Rules[Gear]:
    """Let the hero choose weapon and boost after a mushroom is seen (URTO-R76)."""
    yield from menu(state, chance, seat, "mushroom", lambda: ("chop",), rule="URTO-54", rolls=True)
    return (yield from mushrooms.arm(state, chance, seat))


def needs_token(state: UrtoState, cell: str) -> bool:
    """Whether a cell gets a token because nothing is known of it yet (URTO-37, URTO-R24 to URTO-R26)."""
    special = (start_cell(state), urto_cell(state), alpha_cell(state))
    return cell not in special and cell not in state.cells and cell not in state.pieces


def _draw_token(state: UrtoState, chance: Chance, seat: int, cell: str) -> Rules[None]:
    """Draw a token out of the bag: one for the cell, one for the hero (URTO-50 to URTO-52, URTO-R05), or a mushroom
    (URTO-54)."""
    if not state.bag:
        state.cells[cell] = "torch"
        yield tell("bag-empty", "URTO-R15", cell=called(state, cell))
        return
    token = chance.pick("bag", state.bag)
    state.bag.remove(token)
    kind = token_kind(token)
    if kind == "mushroom":
        state.mushrooms.setdefault(cell, []).append(token)
    elif kind not in RENOWN:
        state.cells[cell] = kind
    moves = (Move(HIDDEN, BAG, NOWHERE), *((Move(token, NOWHERE, cell),) if kind == "mushroom" else ()))
    yield reveal("token", "URTO-37", (), moves, who=Who(seat), token=token_name(kind), cell=called(state, cell))
    yield from achievements.on_draw(state, seat, kind)
    if kind in RENOWN:
        yield from change_renown(state, seat, *RENOWN[kind])


def _spring(state: UrtoState, chance: Chance, seat: int, cell: str) -> Rules[None]:
    """Let all traps on the cell spring, whoever has put them there (URTO-70, URTO-71, URTO-R91)."""
    while laid := state.traps.get(cell):
        trap = laid.pop(0)
        if not laid:
            del state.traps[cell]
        state.reserve[trap.kind] += 1
        yield tell(
            "trap",
            TRAPS[trap.kind].rule,
            (Move(trap.name, cell, NOWHERE),),
            who=Who(seat),
            trap=f"trap-{trap.kind.replace('_', '-')}",
        )
        if trap.kind == "blook":
            state.now.no_search = state.now.no_sprint = True
        fallen = yield from strike(state, chance, _of_trap(trap, seat))
        end_turn_if_fallen(state, fallen)


def token_kind(token: str) -> str:
    """The kind of a token: mushrooms have numbers, so that each can be followed."""
    return "mushroom" if token.startswith("mushroom") else token


def _of_trap(trap: Trap, seat: int) -> Hurt:
    told = TRAPS[trap.kind]
    return Hurt({seat: TRAP_LOSS[trap.kind]}, told.rule, damage=told.damage, by=trap.seat)


def _piece(state: UrtoState, chance: Chance, seat: int, cell: str) -> Rules[None]:
    """Handle an artefact token or a divine weapon on the cell. The token is taken without a question (URTO-72), because
    the hero loses nothing by it and may give the new card up (URTO-127). A weapon is accepted or left (URTO-R24,
    URTO-R81)."""
    piece = state.pieces[cell]
    if piece.startswith(ARTEFACT_TOKEN):
        del state.pieces[cell]
        yield tell("artefact-token", "URTO-72", (Move(piece, cell, NOWHERE),), who=Who(seat), cell=called(state, cell))
        yield from draw_artefact(state, chance, seat, "URTO-72")
    else:
        yield from take_weapon(state, seat, piece, cell)


def _arrive(state: UrtoState, chance: Chance, seat: int) -> Rules[None]:
    """End the race of this hero (URTO-R101); the first one to arrive may take the Scythe (URTO-166, URTO-R99)."""
    hero = state.heroes[seat]
    hero.arrived = 1 + sum(bool(other.arrived) for other in state.heroes)
    yield tell("arrives", "URTO-R101", who=Who(seat), n=hero.arrived)
    yield from achievements.on_arrival(state, seat)
    cell = urto_cell(state)
    if (
        hero.arrived == 1
        and state.pieces.get(cell) == SCYTHE
        and not (yield from take_weapon(state, seat, SCYTHE, cell))
    ):
        del state.pieces[cell]
        state.gone.append(SCYTHE)
        yield tell("scythe-left", "URTO-R99", (Move(SCYTHE, cell, GONE),), who=Who(seat))


def act(state: UrtoState, chance: Chance, seat: int) -> Rules[None]:
    """Let the cell act on which the hero now stands (URTO-39). After its event a torch is a torch (URTO-44), also after
    a fight (URTO-R41), unless the hero is no longer there (URTO-R40)."""
    cell = state.heroes[seat].cell
    if cell == start_cell(state):
        return
    if cell == alpha_cell(state) and state.alpha_here:
        yield from meet_alpha(state, chance, seat, "URTO-109")
    elif is_monster_cell(state, cell):
        yield from meet_monster(state, chance, seat, "URTO-65")
    elif state.cells.get(cell) == "shortcut":
        yield from _shortcut(state, chance, seat, cell)
    elif state.cells.get(cell) == "torch_event":
        yield from draw_event(state, chance, seat, "URTO-43")
        if state.heroes[seat].in_cave and state.heroes[seat].cell == cell:
            yield from offer_search(state, chance, seat)
    else:
        yield from offer_search(state, chance, seat, fountain=state.cells.get(cell) == "torch_fountain")


def _shortcut(state: UrtoState, chance: Chance, seat: int, cell: str) -> Rules[None]:
    """Let the hero go on by a shortcut without cost, once in a turn for each shortcut (URTO-48, URTO-R36, URTO-R37);
    the next cell is entered like any other (URTO-49)."""
    if cell in state.now.shortcuts:
        return
    state.now.shortcuts.append(cell)
    ways = state.cave.links[cell]
    goal = yield from menu(state, chance, seat, "shortcut", lambda: ways, rule="URTO-48", decline=STAY)
    if goal != STAY:
        yield from enter(state, chance, seat, goal)
