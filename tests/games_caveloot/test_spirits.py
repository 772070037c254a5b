"""Haunting spirits: what binding one to an opponent brings."""

from typing import Any

from flick.games.caveloot import GAME
from flick.games.caveloot.cards import card
from flick.games.caveloot.gear import haunt
from flick.games.caveloot.sides import draw_for, draw_for_foe, draw_for_support
from flick.games.caveloot.state import CavelootFight, CavelootOptions, CavelootState, vitality_of
from flick.games.caveloot.totals import fairy_power
from flick.table.chance import Chance, derived
from flick.table.match import start_state
from flick.table.rules import Event, Rules
from flick.table.story import story_in

GHOST, KIRIGAN, HERO = "ghost_of_the_unpaid_crew#1", "stocky_kirigan#1", "big_lenka"


def told(state: CavelootState, *draws: Rules[None]) -> list[tuple[str, object]]:
    """What the log says of fairies and spirits as these sides draw."""
    heard = {"fairy-power", "spirit-power"} & set(story_in(GAME.folder).told)
    steps = [step for draw in draws for step in draw]
    return [(step.kind, step.facts["n"]) for step in steps if isinstance(step, Event) and step.kind in heard]


def test_the_log_tells_in_each_clash_what_fairies_and_spirits_bring() -> None:
    """CAVE-119, CAVE-123: of everybody who fights, of support heroes and of the opponent."""
    found: Any = start_state(GAME, CavelootOptions(), 2, 0, {})
    state, chance = found, Chance(derived(0))
    state.players[0].hero, state.players[1].hero = HERO, "justernin_bradley"
    state.bound = {HERO: ["lantern_fairy#1"], "justernin_bradley": ["lantern_fairy#2"], KIRIGAN: [GHOST]}
    state.fight = CavelootFight([KIRIGAN], 2, [0, 1])
    power, weight = card("lantern_fairy").fairy_power, card(GHOST).fairy_power
    heard = told(state, draw_for(state, chance, 0), draw_for(state, chance, 1), draw_for_foe(state, chance))
    assert heard == [("fairy-power", power), ("fairy-power", power), ("spirit-power", weight)]
    assert fairy_power(state, "own") == 2 * power
    state.bound["hob_fairyfriend"] = ["lantern_fairy#3"]
    assert told(state, draw_for_support(state, chance, 1, "hob_fairyfriend")) == [("fairy-power", power)]


def test_a_spirit_gives_its_gift_to_whoever_binds_it() -> None:
    """CAVE-73, CAVE-R19, CAVE-R36: once, as it is bound to the opponent."""
    found: Any = start_state(GAME, CavelootOptions(), 2, 0, {})
    state: CavelootState = found
    state.players[0].hero, state.players[0].hand = HERO, [GHOST]
    state.fight = CavelootFight([KIRIGAN], 2, [0])
    list(haunt(state, Chance(derived(0)), 0, GHOST, KIRIGAN))
    assert state.bound[KIRIGAN] == [GHOST]
    assert vitality_of(state, HERO) == 6
