"""Cards that come to a hand: wounds, gifts, and room for them (CAVE-98, CAVE-166 to CAVE-172, CAVE-R15, CAVE-R16)."""

from flick.effects.language import hyphened
from flick.games.caveloot.acts import PlayerAct, choose_act, choose_act_or_not
from flick.games.caveloot.cards import HEROES, card
from flick.games.caveloot.copies import told_apart
from flick.games.caveloot.harm import fall, gain, has_fallen, lost_by_taking, wound
from flick.games.caveloot.holdings import endurance, fits, weight
from flick.games.caveloot.language import CavelootPart
from flick.games.caveloot.scenes import TextScene, holds, value
from flick.games.caveloot.state import CavelootState, is_known, is_secret
from flick.games.caveloot.stock import bound_come, drop, into_hand, lie_open, lift
from flick.games.caveloot.texts import carry_out
from flick.games.caveloot.zones import bound_of
from flick.table.chance import Chance
from flick.table.moves import Move
from flick.table.rules import Rules, tell, whisper
from flick.table.sayings import Who


def take(state: CavelootState, chance: Chance, name: str, origin: str, rule: str, is_prey: bool = False) -> Rules[None]:
    """Let the active player take a card from the region into the hand. A wound comes first, and a hero whom it kills
    leaves the card where it was (CAVE-R15). ``is_prey`` says that the card was beaten; other heroes must be paid for,
    and are passengers until then (CAVE-101, CAVE-R17)."""
    seat = state.active
    yield from wound(state, seat, name)
    if has_fallen(state, seat):
        yield tell("left", "CAVE-R15", (lie_open(state, name, state.now.region, origin),), who=Who(seat), card=name)
        yield from fall(state, seat, "CAVE-R15")
        return
    move = into_hand(state, seat, name, origin)
    if card(name).type == "renegade" and is_prey:
        state.trophies.append(name)
    elif card(name).type in HEROES:
        state.unpaid.append(name)
    if is_secret(state, seat, name) and not is_known(state, name):
        facts = {"type": f"type-{hyphened(card(name).type)}"}
        yield whisper("takes", rule, state.knows[name], {"card": name}, (move,), who=Who(seat), **facts)
    else:
        yield tell("takes", rule, (move, *bound_come(state, seat, name)), who=Who(seat), card=name)
    yield from entered_hand(state, chance, seat, name)


def take_act(state: CavelootState, name: str) -> PlayerAct:
    """The act of taking a card along."""
    return PlayerAct("take", name, lost=lost_by_taking(state, state.active, name))


def asks_to_capture(state: CavelootState, foe: str) -> Rules[bool]:
    """Ask whether the active player takes a defeated foe into the hand (CAVE-202, CAVE-R34); nobody can without a
    hero."""
    if not state.player.hero:
        return False
    acts, facts = [take_act(state, foe)._replace(plain=True)], {"card": foe}
    act = yield from choose_act_or_not(state.active, "capture", acts, rule="CAVE-202", decline="leave", facts=facts)
    return act is not None


def entered_hand(state: CavelootState, chance: Chance, seat: int, name: str) -> Rules[None]:
    """Give what a card gives once to whoever takes it (CAVE-R19), and make room for it."""
    if card(name).type != "fairy":
        yield from gifts(state, chance, seat, name)
    if state.players[seat].hero:
        yield from make_room(state, seat)


def gifts(state: CavelootState, chance: Chance, seat: int, name: str, hero: str = "") -> Rules[None]:
    """Carry out ``ON_TAKE``: vitality once for each card and hero, for the hero who carries the card or binds the fairy
    (CAVE-R19); everything else once, for whoever takes the card first."""
    hero = hero or state.players[seat].hero
    parts, before = card(name).texts.get("on_take", ()), state.gained.get(name, [])
    if not parts or not hero or hero in before:
        return
    state.gained[name] = [*before, hero]
    scene = TextScene(state, seat)
    for part in parts:
        if (part.verb == "vitality" or not before) and holds(scene, part.terms, name):
            yield from _gift(scene, chance, name, part, hero)


def _gift(scene: TextScene, chance: Chance, name: str, part: CavelootPart, hero: str) -> Rules[None]:
    """Give one thing of what a card gives: vitality to the hero, anything else to the player."""
    if part.verb == "vitality":
        yield from gain(scene.state, scene.seat, hero, value(scene, part.amount, name), "CAVE-73", name)
    else:
        yield from carry_out(scene, chance, name, (part,))


def make_room(state: CavelootState, seat: int) -> Rules[None]:
    """Let the player drop cards face up in the region until the hand fits (CAVE-98); any card may be dropped
    (CAVE-R16)."""
    player = state.players[seat]
    while player.hero and not fits(state, seat, player.hero, player.hand):
        over = weight(state, seat, player.hero, player.hand) - endurance(state, seat, player.hero, player.hand)
        acts = told_apart(state, [PlayerAct("drop", name) for name in player.hand])
        act = yield from choose_act(seat, "room", acts, rule="CAVE-98", facts={"n": over})
        yield tell("drops", "CAVE-98", drop(state, seat, act.card), who=Who(seat), card=act.card)


def bind(state: CavelootState, chance: Chance, seat: int, fairy: str, hero: str, origin: str) -> Rules[None]:
    """Bind a fairy to a hero for good (CAVE-117), so that it is in no hand (CAVE-118); it gives its gift at once
    (CAVE-R19)."""
    lift(state, fairy)
    state.bound.setdefault(hero, []).append(fairy)
    yield tell("binds", "CAVE-117", (Move(fairy, origin, bound_of(seat)),), who=Who(seat), card=fairy, hero=hero)
    yield from gifts(state, chance, seat, fairy, hero)
