"""Dungeons, level by level (CAVE-146 to CAVE-156, CAVE-R46, CAVE-R47)."""

from flick.games.caveloot import fight
from flick.games.caveloot.acts import PlayerAct, choose_act_or_not
from flick.games.caveloot.cards import FOES, GEAR, SECRET, card
from flick.games.caveloot.quests import note
from flick.games.caveloot.scenes import TextScene
from flick.games.caveloot.state import CavelootState, Dungeon, everybody
from flick.games.caveloot.stock import bury, go_under, lie_open
from flick.games.caveloot.taking import asks_to_capture, bind, take, take_act
from flick.games.caveloot.texts import carry_out
from flick.games.caveloot.turning import build
from flick.games.caveloot.zones import HAUNTING, level_of, open_in, this_level, under
from flick.table.chance import Chance
from flick.table.moves import each
from flick.table.rules import Rules, reveal, tell
from flick.table.sayings import Who

FIXED = ("dungeon", "universal_quest", "passage")
"""The types of cards that are found in a dungeon and then lie in the region (CAVE-R46)."""


def enter(state: CavelootState, name: str) -> Rules[None]:
    """Begin a visit at level 1 (CAVE-149)."""
    now = state.now
    now.dungeon, now.floor, now.fought, now.stage = name, 0, False, "floor"
    yield tell("enters", "CAVE-148", who=Who(state.active), card=name)


def visit(state: CavelootState, chance: Chance) -> Rules[None]:
    """Play one level: what lies there is fought as one opponent, or simply taken (CAVE-150, CAVE-151, CAVE-R46)."""
    dungeon, floor = _here(state), state.now.floor
    yield from _show(state, dungeon, floor)
    lying = dungeon.floors[floor]
    foes = [name for name in lying if card(name).type in FOES and name not in dungeon.beaten]
    if foes:
        gear = [name for name in lying if card(name).type == "artefact"]
        spells = [name for name in lying if card(name).type == "grimoire"]
        yield from fight.begin_with_group(state, foes, gear, spells)
        return
    yield from collect(state, chance)
    yield from go_on(state, chance)


def _here(state: CavelootState) -> Dungeon:
    return state.dungeons[state.now.dungeon]


def _show(state: CavelootState, dungeon: Dungeon, floor: int) -> Rules[None]:
    """Turn the cards of a level over when it is entered for the first time; later they are what was left."""
    name = state.now.dungeon
    if floor >= len(dungeon.floors):
        count = card(name).floors[floor]
        drawn = dungeon.hidden[:count]
        del dungeon.hidden[:count]
        dungeon.floors.append(drawn)
        for one in drawn:
            if card(one).type in SECRET:
                state.knows[one] = everybody(state)
        moves = each(drawn, under(name), this_level(state))
        yield reveal("level-shown", "CAVE-150", (), moves, card=name, n=floor + 1)
    else:
        yield tell("floor", "CAVE-150", (), card=name, n=floor + 1, who=Who(state.active))


def after_fight(state: CavelootState, chance: Chance) -> Rules[None]:
    """Handle a level that is won: its gear goes back into the pile (CAVE-R46), foes are captured or stay, then the rest
    is collected."""
    dungeon, now = _here(state), state.now
    won, state.fight = state.current_fight, None
    for name in [one for one in state.level if card(one).type in GEAR]:
        yield tell("gear-back", "CAVE-R46", (go_under(state, name, this_level(state)),), card=name)
    for foe in won.foes:
        if (yield from asks_to_capture(state, foe)):
            now.captured.append(foe)
            yield from take(state, chance, foe, this_level(state), "CAVE-202", is_prey=True)
        else:
            dungeon.beaten.append(foe)
            yield tell("stays", "CAVE-R46", card=foe)
    yield from collect(state, chance)


def collect(state: CavelootState, chance: Chance) -> Rules[None]:
    """Let the player take the cards of a level one by one (CAVE-154); dungeons, universal quests and plain passages are
    put into the region."""
    now, lying = state.now, state.level
    for name in [one for one in lying if card(one).type in FIXED]:
        yield tell("comes-out", "CAVE-R46", (lie_open(state, name, now.region, this_level(state)),), card=name)
        if card(name).type == "dungeon":
            yield from build(state, chance, name, now.region)
    while state.player.hero:
        free = [name for name in lying if card(name).type not in FOES]
        acts = [take_act(state, name) for name in free]
        acts += [PlayerAct("bind", name) for name in free if card(name).type == "fairy" and not card(name).is_spirit]
        if not acts:
            return
        facts = {"card": now.dungeon, "n": now.floor + 1}
        act = yield from choose_act_or_not(state.active, "collect", acts, rule="CAVE-154", decline="done", facts=facts)
        if act is None:
            return
        if act.kind == "bind":
            yield from bind(state, chance, state.active, act.card, state.player.hero, this_level(state))
        else:
            yield from take(state, chance, act.card, this_level(state), "CAVE-154")


def go_on(state: CavelootState, chance: Chance) -> Rules[None]:
    """Let the player go deeper or out after a level (CAVE-155). The last level clears the dungeon (CAVE-R46), even
    where its loot killed the hero who won there (CAVE-R15)."""
    now = state.now
    if now.floor + 1 >= len(card(now.dungeon).floors):
        yield from _clear(state, chance)
        _leave(state)
        return
    if not state.player.hero:
        _leave(state)
        return
    is_over = state.bravest is not None
    deeper = None
    if not is_over:
        deeper = yield from choose_act_or_not(
            state.active,
            "deeper",
            [PlayerAct("down", now.dungeon, n=now.floor + 2, plain=True)],
            rule="CAVE-155",
            decline="leave",
            facts={"card": now.dungeon, "n": now.floor + 2},
        )
    if deeper is None:
        yield tell("leaves", "CAVE-155", who=Who(state.active), card=now.dungeon)
        _leave(state)
    else:
        now.floor += 1
        now.stage = "floor"


def _clear(state: CavelootState, chance: Chance) -> Rules[None]:
    """Give the reward of the last level, put what is left into the region and the dungeon into the graveyard."""
    name, now = state.now.dungeon, state.now
    dungeon = state.dungeons[name]
    note(state, state.active, "clear")
    yield tell("cleared", "CAVE-R46", who=Who(state.active), card=name)
    yield from carry_out(TextScene(state, state.active), chance, name, card(name).texts.get("on_complete", ()))
    left = [(one, floor) for floor, lying in enumerate(dungeon.floors) for one in lying]
    moves = [lie_open(state, one, now.region, level_of(name, floor)) for one, floor in left]
    moves += [lie_open(state, one, now.region, under(name)) for one in dungeon.hidden]
    state.open[now.region].remove(name)
    del state.dungeons[name]
    yield tell("dungeon-gone", "CAVE-R46", (*moves, *bury(state, name, open_in(now.region), HAUNTING)), card=name)


def end_visit(state: CavelootState) -> None:
    """End a visit: what was not taken stays in the dungeon (CAVE-156); foes that were beaten and left behind fight
    again at the next visit."""
    if state.now.dungeon in state.dungeons:
        _here(state).beaten.clear()
    state.now.dungeon = ""


def _leave(state: CavelootState) -> None:
    """Leave the dungeon: exploration goes on only where there was no fight (CAVE-R46) and the hero lives."""
    end_visit(state)
    state.now.stage = "after" if state.now.fought or not state.player.hero else "explore"
