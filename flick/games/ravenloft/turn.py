"""A turn, stage by stage. Each call plays one stage, so that going back a little never repeats a long
turn."""

from collections.abc import Sequence
from typing import Any, TypeVar

from flick.games.ravenloft import adventures, bonus, exploring, hero_phase
from flick.games.ravenloft.achievements import noticed
from flick.games.ravenloft.carrying import carry_out
from flick.games.ravenloft.citing import cited
from flick.games.ravenloft.defeats import settle
from flick.games.ravenloft.dungeon import edges_at
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.naming import choose_edge
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.powers import text_of
from flick.games.ravenloft.setup import prepare
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.tactics import activate
from flick.games.ravenloft.turn_record import Acting
from flick.table.chance import Chance
from flick.table.rules import Event, Rules, choose, tell
from flick.table.sayings import Who

T = TypeVar("T")


def among_others(state: RavenloftState, rules: Rules[T]) -> Rules[T]:
    """Run rules within their own match: its cards are made known before each step, whatever other match was looked at
    meanwhile; the rules of its variants are cited, and achievements follow the events that bring them."""
    answer: Any = None
    while True:
        state.progress.bring()
        try:
            item = rules.send(answer)
        except StopIteration as end:
            return end.value
        answer = yield cited(item, state.options.variants)
        if isinstance(item, Event):
            yield from noticed(state, item)


def take_turn(state: RavenloftState, chance: Chance) -> Rules[None]:
    """Play the present stage of the turn and go to the next one by the turn policy."""
    seat, policies = state.active, policies_of(state)
    if state.stage == "setup":
        yield from prepare(state, chance)
    elif state.stage == "begin":
        yield from hero_phase.begin(state, chance, seat)
    elif state.stage == "hero":
        if not hero_phase.is_over(state, seat):
            yield from hero_phase.act(state, chance, seat)
            return
    elif state.stage == "hero_end":
        yield from hero_phase.finish(state, chance, seat)
    elif state.stage == "explore":
        yield from _explore(state, chance, seat)
    elif state.stage == "pass_on":
        policies.turn.next_turn(state)
    elif state.stage == "encounter":
        yield from _encounter_step(state, chance, seat)
    elif state.stage == "activate":
        if (yield from _activate_next(state, chance, seat)):
            return
    else:
        yield from _end(state, chance, seat)
        policies.turn.next_turn(state)
    state.stage = policies.turn.after(state, state.stage)


def _explore(state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
    """Explore after the hero phase where that is compulsory (RAV-40, RAV-41); the player chooses one of two edges in a
    corner (RAV-RUL-19)."""
    policies = policies_of(state)
    if policies.exploration.must_explore(state, seat):
        edges = edges_at(state.dungeon, state.heroes[seat].square)
        edge = yield from choose_edge(seat, "explore", edges, "RAV-RUL-19")
        yield from exploring.explore(state, chance, seat, edge)
    if not state.now.placed:
        yield from policies.spawn.not_explored(state, chance, seat)
        yield from policies.encounter.not_explored(state, chance, seat)
    yield from settle(state, chance)


def _end(state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
    """Play what comes at the very end of a turn."""
    policies = policies_of(state)
    yield from policies.encounter.at_end(state, chance, seat)
    for one in policies.turn.ending(state):
        yield from _curses(state, chance, one)
    yield from bonus.on_turn_end(state, chance, seat)
    yield from adventures.after_turn(state, chance)
    yield from settle(state, chance)


def goes_on(state: RavenloftState) -> bool:
    """Whether the next call goes on with the same turn."""
    return state.stage not in ("setup", "begin")


def _encounter_step(state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
    """Play step 1 of the villain phase, the encounter (RAV-47 to RAV-49)."""
    policies = policies_of(state)
    yield tell("villain-phase", "RAV-46", who=Who(seat), shared=int(len(policies.turn.ending(state)) > 1))
    yield from policies.encounter.at_villain_step(state, chance, seat)
    yield from settle(state, chance)


def _activate_next(state: RavenloftState, chance: Chance, seat: int) -> Rules[bool]:
    """Activate one card of steps 2 and 3 of the villain phase and say whether there was one; cards that came into play
    meanwhile follow at the end (RAV-RUL-23)."""
    activation = policies_of(state).activation
    name = activation.next_up(state, seat)
    if name is None:
        activation.ends(state)
        return False
    activation.begins(state, name)
    seat = state.active
    state.now.activated.append(name)
    traps = {trap: tile for tile, trap in state.dungeon.traps.items()}
    if name in traps:
        yield tell("trap-acts", "RAV-127", card=name)
        acting = Acting(seat, tile=traps[name])
        yield from carry_out(state, chance, acting, name, text_of(name, "activate"), inside=True)
    else:
        for figure in activation.figures(state, name):
            if figure in state.figures and state.figures[figure].hp > 0:
                yield from activate(state, chance, state.figures[figure])
                yield from settle(state, chance)
    yield from settle(state, chance)
    return True


def _curses(state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
    """Carry out the Curses that are rolled for at the end of a hero's turn (RAV-RUL-44). Where their order counts, also
    among what else the end of the turn brings, the player says which comes first."""
    hero = state.heroes[seat]
    left = [curse for curse in hero.curses if text_of(curse, "turn_end")] if hero.on_board else []
    while left:
        name, rewards = left[0], bonus.ready_at_end(state)
        if _order_counts(state, hero, left, bool(rewards)):
            name = yield from choose(seat, "order", [*left, *rewards], rule="RAV-RUL-20")
        if name in rewards:
            yield from bonus.on_turn_end(state, chance, seat)
            continue
        left.remove(name)
        if name in hero.curses:
            yield from carry_out(state, chance, Acting(seat, seat), name, text_of(name, "turn_end"))


def _order_counts(state: RavenloftState, hero: RavenloftHero, curses: Sequence[str], rewarded: bool) -> bool:
    """Whether the order of what the end of a turn brings counts: of Curses where one may fell the hero, who rolls no
    die again after that (RAV-96), and of a reward of all heroes where one may hurt it."""
    damage = _most_damage(state, curses)
    if not hero.stands or not damage:
        return False
    return rewarded or (len(curses) > 1 and hero.hp <= damage)


def _most_damage(state: RavenloftState, curses: Sequence[str]) -> int:
    """The most damage that some Curses can deal to their hero at the end of a turn."""
    damage = policies_of(state).damage
    parts = [part for curse in curses for part in text_of(curse, "turn_end") if part.verb == "dmg"]
    return sum(max(damage.spread(state, part.amount.plus)) for part in parts)
