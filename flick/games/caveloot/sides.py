"""The draws of both sides of a clash (CAVE-184 to CAVE-188, CAVE-R26)."""

from flick.games.caveloot.draws import add_source
from flick.games.caveloot.in_use import is_banned
from flick.games.caveloot.scenes import TextScene
from flick.games.caveloot.state import CavelootState
from flick.games.caveloot.totals import fairy_power, passive_powers
from flick.table.chance import Chance
from flick.table.rules import Rules, tell
from flick.table.sayings import Who


def draw_for(state: CavelootState, chance: Chance, seat: int) -> Rules[None]:
    """A hero draws for its base power, then for each artefact in the order in which they were equipped (CAVE-184 to
    CAVE-186), in each clash anew for the whole fight (CAVE-109, CAVE-110); what texts and fairies add comes with it."""
    fight, scene = state.fight, TextScene(state, seat)
    assert fight is not None
    yield from add_source(scene, chance, state.players[seat].hero, "hero")
    for name in fight.worn.get(seat, ()):
        if not is_banned(state, "own", name):
            yield from add_source(scene, chance, name, "artefact")
    for name, power in list(passive_powers(scene)):
        yield from add_source(scene, chance, name, "text", power)
    if seat == state.active and (n := fairy_power(state, "own")):
        yield tell("fairy-power", "CAVE-185", who=Who(seat), n=n)


def draw_for_foe(state: CavelootState, chance: Chance) -> Rules[None]:
    """Base powers, then artefacts in the order in which they were revealed (CAVE-188, CAVE-R47)."""
    fight, scene = state.fight, TextScene(state, state.active, "foe")
    assert fight is not None
    for foe in fight.foes:
        yield from add_source(scene, chance, foe, "foe")
    for name in fight.gear:
        if not is_banned(state, "foe", name):
            yield from add_source(scene, chance, name, "artefact")
    for name, power in list(passive_powers(scene)):
        yield from add_source(scene, chance, name, "text", power)
