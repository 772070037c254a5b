"""What a seat sees."""

from flick.games.catacombs import GAME
from flick.games.catacombs.cards import TEAMS
from flick.games.catacombs.setup import new_state
from flick.games.catacombs.state import CatacombsOptions
from flick.table.chance import Chance, derived


def test_a_marker_belongs_to_whoever_acts_with_it_next() -> None:
    state = new_state(CatacombsOptions(), 4, Chance(derived(5, 0)))
    for number in (1, 2):
        for team in TEAMS:
            state.teams[team].marker = number
            assert GAME.view(state, None).zone(f"marker-{team}").owner == state.seat_of(team, number)
    assert len({state.seat_of(team, number) for team in TEAMS for number in (1, 2)}) == 4
