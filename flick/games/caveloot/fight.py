"""A fight from its first clash to its end (CAVE-R26, CAVE-R33, CAVE-R51)."""

from collections.abc import Iterator

from flick.games.caveloot import draws
from flick.games.caveloot.acts import PlayerAct, choose_act, choose_act_or_not
from flick.games.caveloot.cards import card
from flick.games.caveloot.corruption import note_tamed
from flick.games.caveloot.flight import flee, withdraw
from flick.games.caveloot.gear import can_wear, change, equip_all, haunt, haunts
from flick.games.caveloot.harm import FightOver, fall, has_fallen, lose
from flick.games.caveloot.helping import call, may_call
from flick.games.caveloot.in_force import is_shielded
from flick.games.caveloot.losses import check_fallen, support_losses
from flick.games.caveloot.quests import note
from flick.games.caveloot.scenes import TextScene, foe_scene
from flick.games.caveloot.sides import draw_for, draw_for_foe, draw_for_losers
from flick.games.caveloot.state import CavelootFight, CavelootState, Reward
from flick.games.caveloot.stock import bound_leave, go_under, hand_home, lie_open, lift, take_from
from flick.games.caveloot.texts import UsableText, abilities, ability_acts, text_of, use
from flick.games.caveloot.totals import total
from flick.games.caveloot.window import open_window
from flick.games.caveloot.zones import FOE, this_level
from flick.table.chance import Chance
from flick.table.moves import Move, each
from flick.table.rules import Rules, tell
from flick.table.sayings import Who

GO = "go"
"""The act that ends the preparation of a clash."""


def begin(state: CavelootState, foe: str, origin: str) -> Rules[None]:
    """Begin a fight with a monster, a boss, or a renegade as printed (CAVE-182, CAVE-229)."""
    lift(state, foe)
    fight = state.fight = CavelootFight([foe], card(foe).vitality, [state.active])
    yield tell("fight", "CAVE-182", (Move(foe, origin, FOE),), who=Who(state.active), card=foe, n=fight.vitality)
    _ready(state)


def begin_with_group(state: CavelootState, foes: list[str], gear: list[str], spells: list[str]) -> Rules[None]:
    """Begin a fight with all monsters of a level as one opponent, with the gear of the level (CAVE-151 to CAVE-153,
    CAVE-R47)."""
    vitality = sum(card(foe).vitality for foe in foes)
    fight = state.fight = CavelootFight(foes, vitality, [state.active], gear=gear, spells=spells, in_dungeon=True)
    moves = each((*foes, *gear, *spells), this_level(state), FOE)
    yield tell("fight-level", "CAVE-151", moves, who=Who(state.active), n=fight.vitality, count=len(foes))
    _ready(state)


def _ready(state: CavelootState) -> None:
    """Equip the artefacts in hand (CAVE-108). Tamed monsters are equipped only by their owner's choice, because their
    fee is owed then (CAVE-R38)."""
    seat = state.active
    state.now.stage, state.now.fought = "clash", True
    equip_all(state, seat)


def fight_on(state: CavelootState, chance: Chance) -> Rules[None]:
    """Play one clash, and the end of the fight if the clash brings it (CAVE-183); otherwise the next clash follows
    (CAVE-193)."""
    fight = state.current_fight
    try:
        yield from _clash(state, chance)
    except FightOver as over:
        fight.outcome = "won" if over.outcome == "won" else "fled" if over.outcome == "fled" else "lost"
    if fight.outcome:
        yield from _end(state)


def _clash(state: CavelootState, chance: Chance) -> Rules[None]:
    """Play one clash: what is done before it, the draws of both sides, the window, and what it costs (CAVE-R26);
    ``FightOver`` where that ends the fight."""
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
            note_tamed(state, seat)
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
            note_tamed(state, seat)
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


def _end(state: CavelootState) -> Rules[None]:
    """End a fight: helpers go home, tamed monsters go back, and a hero who has fallen has lost the fight (CAVE-232).
    What follows depends on the outcome."""
    fight = state.current_fight
    outcome = fight.outcome
    note_tamed(state, *fight.seats)
    yield from support_losses(state)
    yield from draws.clear(state)
    if outcome == "lost" and has_fallen(state, state.active):
        yield from fall(state, state.active)
    for seat in fight.seats[1:]:
        if has_fallen(state, seat):
            yield from fall(state, seat)
        yield from send_home(state, seat)
    yield from _release_tamed(state)
    for seat, reward in fight.rewards.items():
        if outcome == "won" or not reward.on_victory:
            beaten = fight.foes if reward.trophy else []
            state.now.owed.append((seat, Reward([*reward.things, *beaten], reward.coins)))
    if outcome == "won":
        yield from _won(state)
    else:
        yield from _foe_stays(state)
    state.now.stage = "spoils"


def send_home(state: CavelootState, seat: int) -> Rules[None]:
    """Bring a helper's hero and hand back to the camp (CAVE-R51)."""
    player = state.players[seat]
    if player.hero or player.hand:
        yield tell("helper-home", "CAVE-R51", hand_home(state, seat), who=Who(seat))


def _release_tamed(state: CavelootState) -> Rules[None]:
    """Put a tamed monster that was used back face down; it is not tame any more (CAVE-208, CAVE-209, CAVE-R54)."""
    fight = state.current_fight
    for name in fight.tamed:
        if name not in state.tamed:
            continue
        seat = next(seat for seat, player in enumerate(state.players) if name in (*player.hand, *player.camp))
        move = go_under(state, name, take_from(state, seat, name))
        yield tell("released", "CAVE-208", (move, *bound_leave(state, seat, name)), card=name)


def _won(state: CavelootState) -> Rules[None]:
    """Handle a defeated opponent (CAVE-194); the final boss ends the adventure (CAVE-235, CAVE-R10)."""
    fight = state.current_fight
    moves = each(state.opponents, FOE, this_level(state)) if fight.in_dungeon else ()
    yield tell("won", "CAVE-194", moves, who=Who(state.active), card=fight.foes[0], count=len(fight.foes))
    for foe in fight.foes:
        note(state, state.active, "beat", foe)
        if foe == state.final_boss and state.bravest is None:
            state.bravest = state.active
            yield tell("bravest", "CAVE-R06", who=Who(state.active), card=foe)


def _foe_stays(state: CavelootState) -> Rules[None]:
    """Give an opponent who was not beaten all vitality back (CAVE-195), and leave it in the region or on its level of
    the dungeon."""
    fight = state.current_fight
    if fight.in_dungeon:
        moves = each(state.opponents, FOE, this_level(state))
        yield tell("foe-recovers", "CAVE-R46", moves, card=fight.foes[0])
        return
    move = lie_open(state, fight.foes[0], state.now.region, FOE)
    yield tell("foe-recovers", "CAVE-195", (move,), card=fight.foes[0])
