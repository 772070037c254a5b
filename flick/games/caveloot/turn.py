"""A turn, stage by stage: preparation, exploration, what follows a fight, return to camp (CAVE-157 to CAVE-159)."""

from collections.abc import Callable, Mapping

from flick.games.caveloot import draws, dungeons
from flick.games.caveloot.acts import choose_act, choose_act_or_not
from flick.games.caveloot.camp import at_home, camp_acts, come_home, do_in_camp, unpaid_leave
from flick.games.caveloot.copies import told_apart
from flick.games.caveloot.dungeons import visit
from flick.games.caveloot.exploring import explore, journey, met
from flick.games.caveloot.face_down import mix, stir
from flick.games.caveloot.fight import fight_on
from flick.games.caveloot.packing import heroes_of, packable, suggested_outfit
from flick.games.caveloot.planning import CHANGES, changed, fitting, go_act, plan_acts, plan_bars, set_out
from flick.games.caveloot.scenes import TextScene
from flick.games.caveloot.setup import keep_hero
from flick.games.caveloot.state import CavelootState, CavelootTurn, Stage, seats_from
from flick.games.caveloot.stock import into_camp, lie_open
from flick.games.caveloot.taking import asks_to_capture, make_room, take
from flick.games.caveloot.talents import count_temerity
from flick.games.caveloot.texts import abilities, ability_acts, text_of, use
from flick.games.caveloot.zones import FOE, REMOVED, offered_to
from flick.table.chance import Chance
from flick.table.moves import each
from flick.table.rules import Rules, choose, tell
from flick.table.sayings import Who

OFFERED = 2
"""The number of origin heroes of which a player without any hero keeps one (CAVE-233)."""


def take_turn(state: CavelootState, chance: Chance) -> Rules[None]:
    """Play the choice of heroes, or the stage that the turn has reached, then mix piles into which a card came."""
    yield from (keep_hero(state) if state.dealt else STAGES[state.now.stage](state, chance))
    for region in list(state.stirred):
        yield from mix(state, chance, region)


def goes_on(state: CavelootState) -> bool:
    """Whether the next call goes on with the same turn."""
    return state.now.stage != "begin"


def _begin(state: CavelootState, chance: Chance) -> Rules[None]:
    """Begin a turn with the suggested hero and pack."""
    seat, now = state.active, state.now
    yield tell("turn", "CAVE-158", who=Who(seat), n=state.turn // len(state.players) + 1)
    now.outfit = suggested_outfit(state, seat)
    now.stage = "prepare"


def _prepare(state: CavelootState, chance: Chance) -> Rules[None]:
    """Play phase 1: camp actions, the hero, the pack; then the journey (CAVE-160 to CAVE-163)."""
    seat, now = state.active, state.now
    outfit = now.outfit
    if outfit is None:
        now.stage = "home"
        return
    there = packable(state, seat, outfit.hero)
    outfit.pack = fitting(state, seat, outfit.hero, [name for name in outfit.pack if name in there])
    acts = [go_act(state, outfit), *told_apart(state, plan_acts(state, outfit)), *camp_acts(state, is_home=False)]
    act = yield from choose_act(
        seat,
        "prepare",
        acts,
        rule="CAVE-160",
        facts={"hero": outfit.hero, "count": len(outfit.pack)},
        bars=lambda: plan_bars(state, "prepare", outfit),
    )
    if act.kind == "go":
        now.outfit = None
        alive = yield from set_out(state, chance, outfit)
        now.stage = "journey" if alive else "prepare"
        if not alive:
            now.outfit = suggested_outfit(state, seat)
    elif act.kind in CHANGES:
        now.outfit = other = changed(state, act, outfit)
        yield tell("plans", "CAVE-161", who=Who(seat), hero=other.hero, count=len(other.pack))
    else:
        yield from do_in_camp(state, chance, act, is_home=False)
        if outfit.hero not in heroes_of(state, seat):
            now.outfit = suggested_outfit(state, seat)


def _spoils(state: CavelootState, chance: Chance) -> Rules[None]:
    """Play what follows a fight: texts, and what is captured (CAVE-176, CAVE-202)."""
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


def _after(state: CavelootState, chance: Chance) -> Rules[None]:
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


def _end(state: CavelootState, chance: Chance) -> Rules[None]:
    """End the turn: unpaid cards leave, power cards go under their decks (CAVE-159), and players without heroes get a
    last one (CAVE-R20). The adventure ends by the final boss, by consent, or with the last hero (CAVE-14)."""
    for region in state.regions:
        if any(name in state.piles[region] for name in state.now.placed):
            stir(state, region)
    yield from unpaid_leave(state)
    yield from draws.restore(state, chance)
    for seat in seats_from(state, state.active):
        yield from _last_hero(state, chance, seat)
    if state.bravest is not None:
        state.ended = "boss"
    elif all(player.out for player in state.players):
        state.ended = "nobody"
    elif state.now.agreed:
        state.ended = "agreed"
    _next(state)


def _last_hero(state: CavelootState, chance: Chance, seat: int) -> Rules[None]:
    """Offer a player two of the removed origin heroes, once (CAVE-233, CAVE-234); the second time the player is out
    (CAVE-R53)."""
    player = state.players[seat]
    if player.out or heroes_of(state, seat):
        return
    if player.replaced or not state.removed:
        player.out = True
        yield tell("out", "CAVE-R53", who=Who(seat))
        return
    player.replaced = True
    offered: list[str] = []
    while len(offered) < min(OFFERED, len(state.removed)):
        offered.append(chance.pick("last-hero", [name for name in state.removed if name not in offered]))
    state.now.offered[seat] = offered
    come = each(offered, REMOVED, offered_to(seat))
    yield tell("last-offered", "CAVE-233", come, who=Who(seat), count=len(offered))
    kept = yield from choose(seat, "last-hero", offered, rule="CAVE-233", piece=str)
    del state.now.offered[seat]
    state.removed.remove(kept)
    moves = [into_camp(state, seat, kept, offered_to(seat))]
    moves += each([name for name in offered if name != kept], offered_to(seat), REMOVED)
    yield tell("last-hero", "CAVE-234", tuple(moves), who=Who(seat), hero=kept)


def _next(state: CavelootState) -> None:
    """Pass the turn to the next player who is not out (CAVE-R11), with everything usable again that was used up
    (CAVE-115)."""
    state.now = CavelootTurn()
    count = len(state.players)
    for _ in range(count):
        state.turn += 1
        state.active = (state.active + 1) % count
        if not state.players[state.active].out:
            return


STAGES: Mapping[Stage, Callable[[CavelootState, Chance], Rules[None]]] = {
    "begin": _begin,
    "prepare": _prepare,
    "journey": journey,
    "explore": explore,
    "met": met,
    "clash": fight_on,
    "spoils": _spoils,
    "after": _after,
    "floor": visit,
    "home": come_home,
    "camp": at_home,
    "over": _end,
}
"""What is played at each stage of a turn."""
