"""Plays the villain phase: encounter, villains, then monsters and traps in drawing order (4.7)."""

from flick.games.ravenloft.carrying import carry_out
from flick.games.ravenloft.defeats import settle
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.powers import text_of
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.tactics import activate
from flick.games.ravenloft.turn_record import Acting
from flick.table.chance import Chance
from flick.table.rules import Rules, tell
from flick.table.sayings import Who


def encounter_step(state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
    """Play step 1, the encounter (RAV-47 to RAV-49)."""
    yield tell("villain-phase", "RAV-46", who=Who(seat))
    yield from policies_of(state).encounter.at_villain_step(state, chance, seat)
    yield from settle(state, chance)


def activate_next(state: RavenloftState, chance: Chance, seat: int) -> Rules[bool]:
    """Activate one card of steps 2 and 3 and say whether there was one; cards that came into play meanwhile follow at
    the end (RAV-RUL-23)."""
    activation = policies_of(state).activation
    name = activation.next_up(state, seat)
    if name is None:
        activation.ends(state)
        return False
    activation.begins(state, name)
    seat = state.active
    state.now.activated.append(name)
    traps = {trap: tile for tile, trap in state.dungeon.traps.items()}
    if name in traps:
        yield tell("trap-acts", "RAV-127", card=name)
        acting = Acting(seat, tile=traps[name])
        yield from carry_out(state, chance, acting, name, text_of(name, "activate"), inside=True)
    else:
        for figure in activation.figures(state, name):
            if figure in state.figures and state.figures[figure].hp > 0:
                yield from activate(state, chance, state.figures[figure])
                yield from settle(state, chance)
    yield from settle(state, chance)
    return True


def end(state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
    """Carry out the Curses that are rolled for at the end of a hero's turn (RAV-RUL-44)."""
    hero = state.heroes[seat]
    for curse in list(hero.curses if hero.on_board else ()):
        parts = text_of(curse, "turn_end")
        if parts and curse in state.heroes[seat].curses:
            yield from carry_out(state, chance, Acting(seat, seat), curse, parts)
