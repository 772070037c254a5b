"""A turn, stage by stage (4.4, 5.15). Each call plays one stage, so that going back a little never repeats a long
turn."""

from typing import Any, TypeVar

from flick.games.ravenloft import adventures, bonus, exploring, hero_phase, villain_phase
from flick.games.ravenloft.achievements import noticed
from flick.games.ravenloft.citing import cited
from flick.games.ravenloft.defeats import settle
from flick.games.ravenloft.dungeon import edges_at
from flick.games.ravenloft.naming import choose_edge
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.setup import prepare
from flick.games.ravenloft.state import RavenloftState
from flick.table.chance import Chance
from flick.table.rules import Event, Rules

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
        yield from villain_phase.encounter_step(state, chance, seat)
    elif state.stage == "activate":
        if (yield from villain_phase.activate_next(state, chance, seat)):
            return
    else:
        yield from _end(state, chance, seat)
        policies.turn.next_turn(state)
    state.stage = policies.turn.after(state, state.stage)


def _explore(state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
    """Explore after the hero phase where that is compulsory (RAV-40, RAV-41); the player chooses one of two edges in a
    corner (RAV-RUL-19)."""
    policies = policies_of(state)
    if policies.exploration.after_phase(state, seat) == "compulsory":
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
        yield from villain_phase.end(state, chance, one)
    yield from bonus.on_turn_end(state, chance, seat)
    yield from adventures.after_turn(state, chance, seat)
    yield from settle(state, chance)


def goes_on(state: RavenloftState) -> bool:
    """Whether the next call goes on with the same turn."""
    return state.stage not in ("setup", "begin")
