"""Haunting spirits: what binding one to an opponent brings."""

from typing import Any

from flick.games.caveloot import GAME
from flick.games.caveloot.gear import haunt
from flick.games.caveloot.state import CavelootFight, CavelootOptions, CavelootState, vitality_of
from flick.table.chance import Chance, derived
from flick.table.match import start_state

GHOST, KIRIGAN, HERO = "ghost_of_the_unpaid_crew#1", "stocky_kirigan#1", "big_lenka"


def test_a_spirit_gives_its_gift_to_whoever_binds_it() -> None:
    """CAVE-73, CAVE-R19, CAVE-R36: once, as it is bound to the opponent."""
    found: Any = start_state(GAME, CavelootOptions(), 2, 0, {})
    state: CavelootState = found
    state.players[0].hero, state.players[0].hand = HERO, [GHOST]
    state.fight = CavelootFight([KIRIGAN], 2, [0])
    list(haunt(state, Chance(derived(0)), 0, GHOST, KIRIGAN))
    assert state.bound[KIRIGAN] == [GHOST]
    assert vitality_of(state, HERO) == 6
