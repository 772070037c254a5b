"""A fight from its first clash to its end (CAVE-R26, CAVE-R33, CAVE-R51)."""

from flick.games.caveloot import clash, draws
from flick.games.caveloot.cards import card
from flick.games.caveloot.gear import equip_all
from flick.games.caveloot.harm import FightOver, fall, has_fallen
from flick.games.caveloot.losses import support_losses
from flick.games.caveloot.quests import note
from flick.games.caveloot.state import CavelootFight, CavelootState, Reward
from flick.games.caveloot.stock import bound_leave, go_under, hand_home, lie_open, lift, take_from
from flick.games.caveloot.zones import FOE, this_level
from flick.table.chance import Chance
from flick.table.moves import Move, each
from flick.table.rules import Rules, tell
from flick.table.sayings import Who


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
        yield from clash.clash(state, chance)
    except FightOver as over:
        fight.outcome = "won" if over.outcome == "won" else "fled" if over.outcome == "fled" else "lost"
    if fight.outcome:
        yield from _end(state)


def _end(state: CavelootState) -> Rules[None]:
    """End a fight: helpers go home, tamed monsters go back, and a hero who has fallen has lost the fight (CAVE-232).
    What follows depends on the outcome."""
    fight = state.current_fight
    outcome = fight.outcome
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
            beaten = fight.foes[:1] if reward.trophy else []
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
