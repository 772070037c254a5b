"""The modified hero phase: how many monsters a die brings (5.11, 8.12)."""

import pytest

from flick.games.ravenloft.cards import encounter
from flick.games.ravenloft.policies.time_elapsed import cards_on
from flick.games.ravenloft.state import ENCOUNTER, TIME
from tests.games_ravenloft.scene import state_of

ROWS = [(heroes, levelled) for heroes in range(1, 6) for levelled in range(heroes + 1)]
PRINTED = {(1, 0): (8, 0), (3, 0): (10, 0), (4, 3): (11, 3)}
"""The rows that the original text states: up to where two come, and up to where three."""


@pytest.mark.parametrize(("heroes", "levelled"), ROWS)
def test_as_many_monsters_as_the_table_says(heroes: int, levelled: int) -> None:
    """RAV-T-P01"""
    found = [cards_on(die, heroes, levelled) for die in range(1, 21)]
    assert found == [3] * levelled + [2] * (7 + heroes - levelled) + [1] * (12 - heroes) + [0]
    if (heroes, levelled) in PRINTED:
        two, three = PRINTED[heroes, levelled]
        assert (found[two - 1], found[two]) == (2, 1)
        assert found.count(3) == three


def test_environments_and_attacks_come_with_time() -> None:
    state = state_of(3, variants=["HPH"])
    assert {encounter(card).type for card in state.decks[TIME]} == {"environment", "event_attack"}
    assert not {encounter(card).type for card in state.decks[ENCOUNTER]} & {"environment", "event_attack"}
