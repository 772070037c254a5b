"""One clash (CAVE-R26): its start, the draws of both sides, the window, and what it costs."""

from collections.abc import Iterator

from flick.games.caveloot import draws
from flick.games.caveloot.acts import PlayerAct, choose_act, choose_act_or_not
from flick.games.caveloot.flight import flee, withdraw
from flick.games.caveloot.gear import can_wear, change, haunt, haunts
from flick.games.caveloot.harm import FightOver, has_fallen, lose
from flick.games.caveloot.helping import call, may_call
from flick.games.caveloot.in_force import is_shielded
from flick.games.caveloot.losses import check_fallen, support_losses
from flick.games.caveloot.scenes import TextScene, foe_scene
from flick.games.caveloot.sides import draw_for, draw_for_foe, draw_for_losers
from flick.games.caveloot.state import CavelootState
from flick.games.caveloot.texts import UsableText, abilities, ability_acts, text_of, use
from flick.games.caveloot.totals import total
from flick.games.caveloot.window import open_window
from flick.table.chance import Chance
from flick.table.rules import Rules, tell

GO = "go"


def clash(state: CavelootState, chance: Chance) -> Rules[None]:
    """Play the steps of CAVE-R26; ``FightOver`` where that ends the fight."""
    fight = state.current_fight
    fight.clash += 1
    fight.called, fight.lent = False, {}
    fight.spent.clear()
    yield from _start(state, chance)
    for seat in list(fight.seats):
        yield from draw_for(state, chance, seat)
    yield from draw_for_foe(state, chance)
    yield from draw_for_losers(state, chance)
    yield tell("totals", "CAVE-R26", own=total(state, "own"), foe=total(state, "foe"))
    yield from open_window(state, chance)
    yield from _compare(state)


def _start(state: CavelootState, chance: Chance) -> Rules[None]:
    """Let the active player, then each helper, change what is equipped, call for help, flee or go on. A monster uses
    what it may as soon as it may (CAVE-R40)."""
    fight = state.current_fight
    foe = foe_scene(state)
    for ability in list(abilities(foe, "clash_start")):
        if (yield from _wanted(state, ability)):
            yield from use(foe, chance, ability, "CAVE-R40")
    asked: list[int] = []
    while (seat := next((one for one in fight.seats if one not in asked), None)) is not None:
        asked.append(seat)
        yield from _prepared(state, chance, seat)


def _wanted(state: CavelootState, ability: UsableText) -> Rules[bool]:
    """Whether a monster uses a text that it may use: a game master decides that (CAVE-18); without one it does."""
    if state.master is None:
        return True
    acts = [PlayerAct("use", ability.card)]
    act = yield from choose_act_or_not(
        state.master, "master", acts, rule="CAVE-18", decline="no", facts={"card": ability.card}
    )
    return act is not None


def _prepared(state: CavelootState, chance: Chance, seat: int) -> Rules[None]:
    """Let a player change what is equipped and do what comes before the draws, until the player goes on."""
    fight = state.current_fight
    while seat in fight.seats:
        acts = list(_acts(state, seat))
        facts = {"n": fight.clash, "card": fight.foes[0], "left": fight.vitality}
        facts |= {"gear": any(act.kind in ("wear", "doff") for act in acts)}
        act = yield from choose_act(seat, "clash", acts, rule="CAVE-R26", facts=facts)
        if act.kind == GO:
            return
        if act.kind == "flee":
            yield from flee(state)
        elif act.kind == "withdraw":
            yield from withdraw(state, seat)
        elif act.kind == "call":
            yield from call(state, chance)
        elif act.kind in ("wear", "doff"):
            yield from change(state, seat, act)
        elif act.kind == "haunt":
            yield from haunt(state, chance, seat, act.card, act.other)
        else:
            scene = TextScene(state, seat)
            yield from use(scene, chance, text_of(act, abilities(scene, "clash_start")), "CAVE-R26")
            yield from check_fallen(state, seat)


def _acts(state: CavelootState, seat: int) -> Iterator[PlayerAct]:
    """What a player can do before the draws of a clash."""
    fight, player = state.current_fight, state.players[seat]
    yield PlayerAct(GO)
    yield PlayerAct("flee" if seat == state.active else "withdraw")
    if seat == state.active and may_call(state):
        yield PlayerAct("call")
    for name in player.hand:
        if name in fight.worn.get(seat, ()):
            yield PlayerAct("doff", name)
        elif can_wear(state, seat, name):
            yield PlayerAct("wear", name)
    yield from haunts(state, seat)
    scene = TextScene(state, seat)
    yield from ability_acts(scene, list(abilities(scene, "clash_start")))


def _compare(state: CavelootState) -> Rules[None]:
    """Compare the totals: the side with the lower one loses 1 vitality, both sides where they are equal (CAVE-191,
    CAVE-192). On the heroes' side the active hero and every helper lose 1, the opponent never more than 1
    (CAVE-R51)."""
    fight = state.current_fight
    own, foe = total(state, "own"), total(state, "foe")
    yield tell("compared", "CAVE-192" if own == foe else "CAVE-191", own=own, foe=foe)
    if own <= foe:
        for seat in fight.seats:
            hero = state.players[seat].hero
            if is_shielded(TextScene(state, seat)):
                yield tell("shield-holds", "CAVE-191", card=hero)
            else:
                yield from lose(state, seat, hero, 1, "CAVE-191")
    if foe <= own:
        if is_shielded(foe_scene(state)):
            yield tell("shield-holds", "CAVE-191", card=fight.foes[0])
        else:
            fight.vitality -= 1
            yield tell("foe-loses", "CAVE-191", card=fight.foes[0], n=1, left=fight.vitality)
    yield from support_losses(state)
    yield from draws.clear(state)
    if has_fallen(state, state.active):
        raise FightOver("lost")
    for seat in fight.seats[1:]:
        yield from check_fallen(state, seat)
    if fight.vitality <= 0:
        raise FightOver("won")
