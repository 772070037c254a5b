"""The draws of both sides of a clash (CAVE-184 to CAVE-188, CAVE-R26)."""

from collections.abc import Iterator

from flick.games.caveloot.draws import add_source
from flick.games.caveloot.in_use import is_banned
from flick.games.caveloot.language import CavelootPart
from flick.games.caveloot.scenes import TextScene, foe_scene
from flick.games.caveloot.state import CavelootFight, CavelootState, Side, bound_to
from flick.games.caveloot.texts import used_key
from flick.games.caveloot.totals import fairies_on, fairy_power, fairy_power_of, passive_powers, scenes_of
from flick.table.chance import Chance
from flick.table.rules import Rules, tell
from flick.table.sayings import Who

SIDES: tuple[Side, ...] = ("own", "foe")


def draw_for(state: CavelootState, chance: Chance, seat: int) -> Rules[None]:
    """Draw power cards for the base power of a hero, then for each artefact in the order in which they were equipped
    (CAVE-184 to CAVE-186), anew in each clash of the fight (CAVE-109, CAVE-110), and add what texts and fairies
    give."""
    fight, scene = state.current_fight, TextScene(state, seat)
    yield from add_source(scene, chance, state.players[seat].hero, "hero")
    for name in fight.worn.get(seat, ()):
        if not is_banned(state, "own", name):
            yield from add_source(scene, chance, name, "artefact")
    for name, part in list(passive_powers(scene)):
        yield from add_source(scene, chance, name, "text", part.expr.text)
    if n := fairy_power_of(state, seat):
        yield tell("fairy-power", "CAVE-185", who=Who(seat), n=n)


def draw_for_foe(state: CavelootState, chance: Chance) -> Rules[None]:
    """Draw power cards for base powers, then for artefacts in the order in which they were revealed (CAVE-188,
    CAVE-R47)."""
    fight, scene = state.current_fight, foe_scene(state)
    for foe in fight.foes:
        yield from add_source(scene, chance, foe, "foe")
    for name in fight.gear:
        if not is_banned(state, "foe", name):
            yield from add_source(scene, chance, name, "artefact")
    for name, part in list(passive_powers(scene)):
        yield from add_source(scene, chance, name, "text", part.expr.text)
    if n := fairy_power(state, "foe"):
        yield tell("spirit-power", "CAVE-123", card=fight.foes[0], n=n)


def draw_for_support(state: CavelootState, chance: Chance, seat: int, hero: str) -> Rules[None]:
    """Draw power cards for the base power of a support hero, and add what its text and its fairies give in every clash
    (CAVE-105, CAVE-R25, CAVE-R29)."""
    scene = TextScene(state, seat)
    yield from add_source(scene, chance, hero, "support")
    for name, part in list(passive_powers(scene)):
        if name in (hero, *bound_to(state, hero)):
            yield from add_source(scene, chance, name, "text", part.expr.text)
    if n := fairies_on(state, hero):
        yield tell("fairy-power", "CAVE-R29", who=Who(seat), n=n)


def draw_for_losers(state: CavelootState, chance: Chance) -> Rules[None]:
    """Add what texts give a side that is losing: once in a clash, as soon as both sides have drawn and it is behind."""
    fight = state.current_fight
    while (found := next(_for_losers(state, fight), None)) is not None:
        scene, name, part = found
        fight.spent.append(used_key(name, part))
        yield from add_source(scene, chance, name, "text", part.expr.text)


def _for_losers(state: CavelootState, fight: CavelootFight) -> Iterator[tuple[TextScene, str, CavelootPart]]:
    """The texts of a side that is behind which have not counted in this clash yet."""
    for side in SIDES:
        for scene in scenes_of(state, side):
            for name, part in passive_powers(scene, late=True):
                if used_key(name, part) not in fight.spent:
                    yield scene, name, part
