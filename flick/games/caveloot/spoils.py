"""After a fight: texts, what is captured, and whether exploration goes on (CAVE-176, CAVE-202, CAVE-R30, CAVE-R34)."""

from flick.games.caveloot import dungeons
from flick.games.caveloot.acts import choose_act_or_not
from flick.games.caveloot.scenes import TextScene
from flick.games.caveloot.state import CavelootState
from flick.games.caveloot.stock import lie_open
from flick.games.caveloot.taking import asks_to_capture, make_room, take
from flick.games.caveloot.talents import count_temerity
from flick.games.caveloot.texts import abilities, ability_acts, text_of, use
from flick.games.caveloot.zones import FOE
from flick.table.chance import Chance
from flick.table.rules import Rules, tell
from flick.table.sayings import Who


def spoils(state: CavelootState, chance: Chance) -> Rules[None]:
    """Play what follows a fight."""
    fight, now = state.current_fight, state.now
    yield from _after_fight(state, chance)
    if fight.outcome == "won":
        if fight.in_dungeon:
            yield from dungeons.after_fight(state, chance)
            yield from dungeons.go_on(state, chance)
            return
        yield from _capture(state, chance)
    state.fight = None
    dungeons.end_visit(state)
    now.stage = "after"


def after(state: CavelootState, chance: Chance) -> Rules[None]:
    """Let exploration go on by temerity: each symbol is one more step in the same region, anew after every fight
    (CAVE-215, CAVE-R30), but never after the final boss's defeat (CAVE-R08)."""
    now = state.now
    now.limited = 0
    now.counted.clear()
    if state.player.hero and state.bravest is None:
        now.limited = now.extra
        count_temerity(state)
        yield from make_room(state, state.active)
    now.extra = 0
    now.stage = "explore" if now.limited else "home"


def _after_fight(state: CavelootState, chance: Chance) -> Rules[None]:
    """Carry out texts for the end of a fight in which the hero lives (``AFTER_FIGHT``)."""
    scene = TextScene(state, state.active)
    while state.player.hero and (found := list(abilities(scene, "after_fight"))):
        acts = list(ability_acts(scene, found))
        act = yield from choose_act_or_not(state.active, "after-fight", acts, rule="CAVE-196", decline="no")
        if act is None:
            return
        yield from use(scene, chance, text_of(act, found), "CAVE-196")


def _capture(state: CavelootState, chance: Chance) -> Rules[None]:
    """Let the player take the defeated foe into the hand; otherwise it stays face up with full vitality (CAVE-202,
    CAVE-R34)."""
    fight, seat = state.current_fight, state.active
    foe = fight.foes[0]
    state.fight = None
    state.now.beaten = foe
    if not (yield from asks_to_capture(state, foe)):
        yield tell("stays", "CAVE-R34", (lie_open(state, foe, state.now.region, FOE),), card=foe, who=Who(seat))
        return
    state.now.captured.append(foe)
    yield from take(state, chance, foe, FOE, "CAVE-202", is_prey=True)
