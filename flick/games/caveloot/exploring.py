"""An exploration: the choice of the region, its steps, and what is done with a card that is met (CAVE-164,
CAVE-R12)."""

from collections.abc import Iterator

from flick.games.caveloot import fight
from flick.games.caveloot.acts import IN_PILE, PlayerAct, choose_act, choose_act_or_not
from flick.games.caveloot.cards import FOES, card
from flick.games.caveloot.copies import told_apart
from flick.games.caveloot.corruption import fee_of, may_corrupt
from flick.games.caveloot.dungeons import enter
from flick.games.caveloot.face_down import next_unseen, unseen_in
from flick.games.caveloot.harm import lost_by_taking
from flick.games.caveloot.holdings import discounted
from flick.games.caveloot.in_use import used
from flick.games.caveloot.quests import QuestTask, can_complete, complete, goals
from flick.games.caveloot.scenes import TextScene
from flick.games.caveloot.state import CavelootState
from flick.games.caveloot.stock import bound_come, into_hand, lie_open
from flick.games.caveloot.taking import bind, make_room, take
from flick.games.caveloot.talents import count_temerity, symbols
from flick.games.caveloot.texts import UsableText, abilities, ability_acts, is_open, text_of, use
from flick.games.caveloot.turning import build, draw_card, turn_over
from flick.games.caveloot.zones import MET, open_in, pile_of
from flick.table.chance import Chance
from flick.table.moves import Move
from flick.table.rules import Rules, choose, tell, whisper
from flick.table.sayings import Fact, Who, say

LYING = ("universal_quest", "passage", "dungeon")
"""The types of cards that stay face up in the region (CAVE-171, CAVE-172)."""
RULES = {
    "artefact": "CAVE-166",
    "grimoire": "CAVE-166",
    "treasure": "CAVE-166",
    "personal_quest": "CAVE-166",
    "fairy": "CAVE-167",
    "hero": "CAVE-168",
    "renegade": "CAVE-169",
    "guild": "CAVE-170",
    "secret_passage": "CAVE-170",
    "monster": "CAVE-173",
    "boss": "CAVE-173",
}
"""The rule by which a card that is met is dealt with, by its type."""


def journey(state: CavelootState, chance: Chance) -> Rules[None]:
    """Let the player take one look by vigilance (CAVE-216), or choose the region that is explored in this turn
    (CAVE-164); a single region needs no choice."""
    player, now, seat = state.player, state.now, state.active
    acts = [PlayerAct("go", region=region) for region in player.access]
    if looks_left(state) > 0:
        acts += [PlayerAct("look", region=region) for region in player.access if unseen_in(state, region)]
    if len(acts) == 1:
        yield from _sets_out(state, player.access[0])
        return
    act = yield from choose_act(seat, "journey", acts, rule="CAVE-164")
    if act.kind == "go":
        yield from _sets_out(state, act.region)
    else:
        now.looks += 1
        yield from _look(state, chance, act.region)


def looks_left(state: CavelootState) -> int:
    """The number of looks that are left: one for each symbol of vigilance in a turn (CAVE-R14, CAVE-R25)."""
    found = sum(symbol.talent == "vigilance" for symbol in symbols(TextScene(state, state.active)))
    return found - state.now.looks


def _look(state: CavelootState, chance: Chance, region: str) -> Rules[None]:
    """Let the player look at one random card and put it back face up or face down; its place is then known for this
    turn."""
    seat = state.active
    name = next_unseen(state, chance, region)
    where, pile = f"region-{region}", pile_of(region)
    state.now.looked = name
    move = Move(name, pile, MET)
    yield whisper("looks", "CAVE-216", [seat], {"card": name}, (move,), who=Who(seat), region=where)
    state.now.placed.append(name)
    way = yield from choose(
        seat,
        "put",
        ("face-up", "face-down"),
        rule="CAVE-R14",
        label=lambda way: say(f"put-{way}"),
        facts={"card": name},
    )
    state.now.looked = ""
    if way == "face-up":
        yield from turn_over(state, chance, name, region, "CAVE-R14", MET)
    else:
        yield tell("put-back", "CAVE-R14", (Move(name, MET, pile).unseen,), who=Who(seat), region=where)


def _sets_out(state: CavelootState, region: str) -> Rules[None]:
    """Begin the exploration of a region."""
    state.now.region, state.now.stage = region, "explore"
    yield tell("explores", "CAVE-164", who=Who(state.active), region=f"region-{region}")


def explore(state: CavelootState, chance: Chance) -> Rules[None]:
    """Play one step: draw, meet a face-up card, enter a dungeon, or go home (CAVE-174, CAVE-175). Texts, and tasks that
    can be completed here, are no steps."""
    now = state.now
    acts = told_apart(state, _acts(state))
    act = yield from choose_act(
        state.active, "step", acts, rule="CAVE-R12", facts={"region": f"region-{now.region}", "n": now.limited or 0}
    )
    if act.kind == "home":
        now.stage = "home"
    elif act.kind == "enter":
        yield from enter(state, act.card)
    elif act.kind == "complete":
        yield from complete(state, chance, state.active, QuestTask(act.card, act.place - 1))
    elif act.kind == "use":
        yield from _use(state, chance, act)
    else:
        if now.limited is not None:
            now.limited -= 1
        yield from _meets(state, chance, act)
    _go_home_if_over(state)


def _go_home_if_over(state: CavelootState) -> None:
    """End the exploration where no further step is possible, or no hero is left."""
    now = state.now
    count_temerity(state)
    if now.stage == "explore" and (now.limited == 0 or not state.player.hero):
        now.stage = "home"


def _acts(state: CavelootState) -> Iterator[PlayerAct]:
    """What the player can do next. Steps after a fight, which temerity allows, lead into no dungeon (CAVE-R30)."""
    now, seat = state.now, state.active
    if unseen_in(state, now.region):
        yield PlayerAct("draw", pile=pile_of(now.region))
    for place, name in enumerate(now.placed, 1):
        if name in state.piles[now.region]:
            yield PlayerAct("known", name, place=place, shown=IN_PILE)
    for name in state.open[now.region]:
        if card(name).type not in LYING:
            yield PlayerAct("meet", name)
        elif card(name).type == "dungeon" and now.limited is None:
            yield PlayerAct("enter", name)
    for goal in goals(state, seat):
        if goal.condition.is_event and goal.quest in state.open[now.region] and can_complete(state, seat, goal):
            yield PlayerAct("complete", goal.quest, place=goal.place + 1)
    yield from ability_acts(TextScene(state, seat), _abilities(state))
    yield PlayerAct("home")


def _abilities(state: CavelootState) -> list[UsableText]:
    """The texts that explorers may use: those of cards in use, and of unused grimoires in hand."""
    scene = TextScene(state, state.active)
    found = list(abilities(scene, "explore"))
    for name in state.player.hand:
        if card(name).type == "grimoire" and name not in state.now.used:
            parts = used(name).texts.get("explore", ())
            found += [UsableText(name, part) for part in parts if is_open(scene, name, part)]
    return found


def _use(state: CavelootState, chance: Chance, act: PlayerAct) -> Rules[None]:
    """Let the player use a text; a grimoire is used up by it for this turn."""
    text = text_of(act, _abilities(state))
    is_used = yield from use(TextScene(state, state.active), chance, text, "CAVE-174")
    if is_used and card(act.card).type == "grimoire":
        state.now.used.append(act.card)
    if state.player.hero:
        yield from make_room(state, state.active)


def _meets(state: CavelootState, chance: Chance, act: PlayerAct) -> Rules[None]:
    """Draw a card (CAVE-165), or meet an open one, perhaps to fight it (CAVE-177)."""
    region = state.now.region
    if act.kind == "meet":
        yield from _met(state, chance, act.card, open_in(region))
        return
    name = act.card or next_unseen(state, chance, region)
    yield from draw_card(state, name)
    if card(name).type in LYING:
        yield tell("lies", "CAVE-171", (lie_open(state, name, region, MET),), card=name)
        if card(name).type == "dungeon":
            yield from build(state, chance, name, region)
    else:
        state.now.stage = "met"


def met(state: CavelootState, chance: Chance) -> Rules[None]:
    """Handle the card that was just drawn."""
    state.now.stage = "explore"
    yield from _met(state, chance, state.now.met, MET)
    _go_home_if_over(state)


def _met(state: CavelootState, chance: Chance, name: str, origin: str) -> Rules[None]:
    """Let the player take, bind, leave, fight or corrupt a card, as its type allows. A renegade is taken,
    fought or left alone (CAVE-228, CAVE-229, CAVE-231), a treasure is carried home (CAVE-124), and so is a quest
    (CAVE-126). A monster that was drawn is fought at once unless it can be corrupted (CAVE-173)."""
    seat, now, one = state.active, state.now, card(name)
    acts = list(_ways(state, name))
    must = one.type in FOES and origin == MET
    if must and len(acts) == 1:
        act = acts[0]
    else:
        chosen = yield from choose_act_or_not(
            seat, "met", acts, rule=RULES[one.type], decline="" if must else "leave", facts=_where(state, name)
        )
        act = chosen or PlayerAct("leave")
    if act.kind == "fight":
        yield from fight.begin(state, name, origin)
    elif act.kind == "corrupt":
        yield from _corrupt(state, name, origin)
    elif act.kind == "bind":
        yield from bind(state, chance, seat, name, state.player.hero, origin)
    elif act.kind == "take":
        yield from take(state, chance, name, origin, RULES[one.type])
    elif origin == MET:
        yield tell("left", "CAVE-39", (lie_open(state, name, now.region, MET),), who=Who(seat), card=name)


def _where(state: CavelootState, name: str) -> dict[str, Fact]:
    """The facts about what is met, by whom and where."""
    return {"card": name, "hero": state.player.hero, "region": f"region-{state.now.region}"}


def _ways(state: CavelootState, name: str) -> Iterator[PlayerAct]:
    """What can be done with a card that is met, beside leaving it."""
    one = card(name)
    if one.type in FOES:
        yield PlayerAct("fight")
        if may_corrupt(state, state.active, name):
            yield PlayerAct("corrupt", n=fee_of(state, state.active, name))
        return
    if one.type == "fairy" and not one.is_spirit:
        yield PlayerAct("bind")
    price = discounted(state, state.active, "recruit", one.value) if one.type in ("hero", "renegade") else 0
    yield PlayerAct("take", n=price, lost=lost_by_taking(state, state.active, name))
    if one.type == "renegade":
        yield PlayerAct("fight")


def _corrupt(state: CavelootState, name: str, origin: str) -> Rules[None]:
    """Tame the monster, which comes to the hand without a fight (CAVE-206, CAVE-R38)."""
    seat = state.active
    state.tamed.append(name)
    state.unpaid.append(name)
    moves = (into_hand(state, seat, name, origin), *bound_come(state, seat, name))
    yield tell("corrupts", "CAVE-206", moves, who=Who(seat), card=name)
    yield from make_room(state, seat)
