"""Plays the hero phase: its start, moves and attacks with whatever is free between them, and its end."""

from collections.abc import Sequence
from functools import partial

from flick.games.ravenloft import attempts, contests, doors, exploring, menu, objects, reactions, treasures
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.carrying import carry_out, holds
from flick.games.ravenloft.defeats import settle
from flick.games.ravenloft.dungeon import edges_at
from flick.games.ravenloft.harm import MOVEMENT, hurt_hero, relieve, use_surge
from flick.games.ravenloft.language import Parts
from flick.games.ravenloft.moving import walk
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.powers import spend, text_of
from flick.games.ravenloft.refusals import refusals
from flick.games.ravenloft.state import ATTACK, MOVE, RavenloftState
from flick.games.ravenloft.turn_record import Acting, RavenloftTurn
from flick.games.ravenloft.whereabouts import seat_of, tile_of
from flick.table.chance import Chance
from flick.table.rules import Rules, choose, tell
from flick.table.sayings import Who

CURED = 10
"""The least roll that ends the poison (RAV-74)."""


def begin(state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
    """Begin a turn: poison first, then the Healing Surge, then everything else (RAV-34, RAV-RUL-29)."""
    state.now, state.fight = RavenloftTurn(), None
    state.hush.begin_turn()
    for hero in state.heroes:
        hero.boosts = [boost for boost in hero.boosts if boost.until != "turn" or boost.owner != seat]
    hero = state.heroes[seat]
    yield tell("turn", "RAV-33", who=Who(seat), n=state.round)
    yield from policies_of(state).hero_death.at_turn(state, chance, seat)
    hero = state.heroes[seat]
    if not hero.on_board:
        return
    if "poisoned" in hero.conditions and hero.stands:
        yield from hurt_hero(state, chance, seat, 1, "RAV-71", start=True)
    if not hero.stands:
        policies = policies_of(state)
        if policies.surge.must_use(state, seat):
            yield from use_surge(state, seat)
        else:
            yield from policies.hero_death.at_zero(state, chance, seat)
    policies = policies_of(state)
    yield from policies.level_up.at_start(state, chance, seat)
    if hero.stands:
        yield from policies.actions.declare(state, seat)


def is_over(state: RavenloftState, seat: int) -> bool:
    """Whether the hero phase is over, because it was ended, the hero fell, or nothing is left to do but to end it."""
    return state.now.ended or not state.heroes[seat].stands or menu.is_idle(state, seat)


def act(state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
    """Let the hero do one thing (RAV-RUL-18)."""
    found = menu.doings(state, seat)
    doing = yield from choose(
        seat,
        "turn",
        found,
        rule="RAV-35",
        name=lambda one: one.written,
        piece=partial(menu.piece, state),
        place=partial(menu.spot, state),
        tool=menu.tool,
        way=menu.ways_over(state, seat),
        label=partial(menu.label, state),
        bars=partial(refusals, state, seat),
        facts={
            "left": menu.points_left(state, seat),
            "still": menu.still(found),
            "held": menu.held(state, seat),
            "explores": int(any(one.sort == "explore" for one in found)),
        },
    )
    yield from _do(state, chance, seat, doing)
    yield from settle(state, chance)


def _do(state: RavenloftState, chance: Chance, seat: int, doing: menu.HeroDoing) -> Rules[None]:
    """Carry out what the player has chosen."""
    if doing.sort == "end":
        state.now.ended = True
    elif doing.sort == "go":
        yield from _go(state, chance, seat, doing.aim)
    elif doing.sort == "again":
        _begin_move(state, seat)
    elif doing.sort in ("attack", "disarm", "unlock"):
        yield from _strike(state, chance, seat, doing)
    elif doing.sort == "use":
        trigger = "free" if doing.thing not in state.heroes[seat].items else "use"
        parts = text_of(doing.thing, trigger)
        yield from spend(state, seat, doing.thing, "RAV-80" if trigger == "free" else "RAV-130")
        yield from carry_out(state, chance, Acting(seat, seat), doing.thing, parts)
    elif doing.sort == "take":
        yield from objects.take(state, chance, seat, doing.thing)
    elif doing.sort == "open":
        door = next(door for door in doors.closed_at(state, seat) if door.edge.name == doing.thing)
        yield from doors.try_door(state, chance, seat, door)
    elif doing.sort == "give":
        yield from treasures.hand_over(state, seat, doing.thing, seat_of(state, doing.aim))
    elif doing.sort == "explore":
        edges = edges_at(state.dungeon, state.heroes[seat].square)
        edge = next(edge for edge in edges if edge.name == doing.thing)
        exploration = policies_of(state).exploration
        price = exploration.price(state, seat)
        if (price or exploration.is_part_of_move) and not menu.points_left(state, seat):
            _begin_move(state, seat)
        if price:
            state.now.spent = (state.now.spent or 0) + price
        yield from exploring.explore(state, chance, seat, edge)
    elif doing.sort == "surge":
        policies_of(state).surge.must_use(state, seat)
        yield from use_surge(state, seat)
    elif doing.sort == "hand_surge":
        yield from _hand_surge(state, seat, seat_of(state, doing.thing))
    elif doing.sort == "demand":
        yield from policies_of(state).hidden_info.demand(state, seat)
    else:
        yield from policies_of(state).level_up.buy(state, chance, seat)


def _hand_surge(state: RavenloftState, seat: int, taker: int) -> Rules[None]:
    """Give a Healing Surge token to an adjacent downed hero (RAV-ADV-07)."""
    surge = policies_of(state).surge
    surge.change(state, seat, -1)
    surge.change(state, taker, 1)
    yield tell("hands-surge", "RAV-ADV-07", who=Who(seat), hero=state.heroes[taker].id)


def _begin_move(state: RavenloftState, seat: int) -> None:
    """Count one more move of the pattern, of which nothing is spent yet."""
    state.now.moves += 1
    state.now.done.append(MOVE)
    state.now.spent, state.now.shorter = 0, menu.shortened(state, seat)


def _go(state: RavenloftState, chance: Chance, seat: int, square: str) -> Rules[None]:
    """Walk to a square, by a new move or by the one in progress (RAV-57)."""
    way = menu.reachable(state, seat)[square]
    if not menu.points_left(state, seat):
        _begin_move(state, seat)
    spent = yield from walk(state, chance, seat, way, "RAV-57")
    state.now.spent, state.now.stepped = (state.now.spent or 0) + spent, state.heroes[seat].square


def _strike(state: RavenloftState, chance: Chance, seat: int, doing: menu.HeroDoing) -> Rules[None]:
    """Make the attack of the pattern or an attempt in its place (RAV-39). A move in progress is then over (RAV-RUL-18),
    unless the actions policy lets it go on."""
    state.now.attacks += 1
    state.now.done.append(ATTACK)
    if not policies_of(state).actions.splits(state, seat):
        state.now.spent = None
    if doing.sort == "disarm":
        yield from attempts.disarm(state, chance, seat, doing.thing)
    elif doing.sort == "unlock":
        door = next(door for door in doors.locked_at(state, seat) if door.edge.name == doing.thing)
        yield from doors.unlock(state, chance, seat, door)
    else:
        acting = Acting(seat, seat, aimed=doing.aim)
        parts = text_of(doing.thing, "use_attack" if doing.thing in state.heroes[seat].items else "attack")
        if not (yield from _takes_place(state, chance, acting, doing.thing, parts)):
            return
        state.now.attacked = True
        yield from spend(state, seat, doing.thing, "RAV-81")
        yield from carry_out(state, chance, acting, doing.thing, parts)


def _takes_place(state: RavenloftState, chance: Chance, acting: Acting, name: str, parts: Parts) -> Rules[bool]:
    """Whether a contested attack is made; its card is used up only then. Where nobody is to be struck there is nothing
    to contest."""
    initiative = policies_of(state).initiative
    if not initiative.is_contested(state, acting.seat):
        return True
    targets = yield from contests.struck(state, acting, name, parts)
    return not targets or (yield from initiative.before_attack(state, chance, acting.seat, targets))


def finish(state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
    """End the hero phase in its order (RAV-RUL-44). A downed hero has neither its own abilities nor an escape
    (RAV-RUL-107)."""
    hero = state.heroes[seat]
    if not hero.on_board:
        return
    yield from _effects(state, chance, seat, "phase_end")
    if "poisoned" in hero.conditions:
        roll = yield from reactions.roll(state, chance, seat, "poison", 0, CURED, "RAV-74", kind="poison-roll")
        if roll.hits:
            yield from relieve(state, seat, ["poisoned"], "RAV-74")
    yield from relieve(state, seat, list(MOVEMENT), "RAV-68")
    yield from _effects(state, chance, seat, "after_phase")
    for other in state.heroes:
        other.boosts = [boost for boost in other.boosts if boost.until != "phase"]
    if objects.may_escape(state, seat):
        yield from objects.escape(state, seat)
    policies = policies_of(state)
    for policy in (policies.initiative, policies.spawn, policies.encounter):
        yield from policy.phase_over(state, chance, seat)
    yield from settle(state, chance)


def _effects(state: RavenloftState, chance: Chance, seat: int, trigger: str) -> Rules[None]:
    """Carry out what abilities and cards do at the end of a hero phase, in the order that the active player likes; a
    hero that falls by them has no abilities any more (RAV-RUL-107)."""
    hero, left = state.heroes[seat], _due(state, seat, trigger)
    while left:
        name = left[0]
        if _order_matters(left, trigger):
            name = yield from choose(seat, "order", left, rule="RAV-RUL-44")
        left.remove(name)
        acting = Acting(seat, seat, tile=tile_of(state, seat))
        yield from carry_out(state, chance, acting, name, text_of(name, trigger))
        left = [one for one in left if hero.stands or one not in hero.specials]


def _order_matters(names: Sequence[str], trigger: str) -> bool:
    """Whether the player is asked for the order: several cards that do not all deal damage."""
    return len(names) > 1 and any(part.verb != "dmg" for name in names for part in text_of(name, trigger))


def _due(state: RavenloftState, seat: int, trigger: str) -> list[str]:
    """The cards with a text for that moment whose condition holds and that would do something."""
    hero = state.heroes[seat]
    hazard = state.dungeon.hazards.get(tile_of(state, seat), "")
    names = [*(hero.specials if hero.stands else ()), *hero.curses, state.environment, hazard]
    before, state.acting = state.acting, Acting(seat, seat, tile=tile_of(state, seat))
    found = [
        name
        for name in names
        if name and any(holds(state, part.terms, kind_of(name)) for part in text_of(name, trigger))
    ]
    state.acting = before
    return [name for name in found if _is_worth_it(state, seat, name, trigger)]


def _is_worth_it(state: RavenloftState, seat: int, name: str, trigger: str) -> bool:
    """Whether a text would change anything, such as healing where somebody is hurt."""
    return any(menu.is_useful(state, seat, part) for part in text_of(name, trigger))
