"""Nobody loses the game by an answer without having been warned."""

import pytest

from flick.games.kinfire.state import KinfireState
from flick.table.sayings import say
from tests.acting import act, asked
from tests.games_kinfire.scene import BOARD, match_of, state_of


def tired(*fatigue: str) -> KinfireState:
    state = state_of()
    state.fatigue = list(fatigue)
    state.fatigue_deck = [card for card in state.fatigue_deck if card not in fatigue]
    return state


@pytest.mark.parametrize(
    ("fatigue", "warning"),
    [
        (("puppet_strings", "short_breath", "open_wounds"), None),
        (("puppet_strings", "short_breath", "open_wounds", "clouded_mind"), say("peril-sure")),
        (("heavy_limbs", "short_breath", "open_wounds", "clouded_mind"), say("peril-fatigue", n=1, of=2)),
    ],
)
def test_whoever_gives_in_is_warned_of_the_card_that_loses_the_game(fatigue: tuple[str, ...], warning: object) -> None:
    state = tired(*fatigue)
    assert asked(match_of(state)).warnings.get("give-in") == warning
    assert state.fatigue == list(fatigue)


@pytest.mark.parametrize(("hp", "warned"), [(1, True), (2, False)])
def test_an_event_that_takes_all_health_is_warned_of(hp: int, warned: bool) -> None:
    state = state_of(board=("spilled_lamp_oil", *BOARD[1:]))
    state.hp = hp
    assert ("approach spilled_lamp_oil" in asked(match_of(state)).warnings) is warned


@pytest.mark.parametrize(
    ("hp", "fatigue", "deadly"), [(1, (), [1, 2, 3, 4]), (3, (), [3, 4]), (3, ("open_wounds",), [2, 3, 4]), (9, (), [])]
)
def test_a_choice_that_takes_all_health_is_warned_of(hp: int, fatigue: tuple[str, ...], deadly: list[int]) -> None:
    """Each of its branches; and the event itself where all of them do."""
    state = tired(*fatigue)
    state.board[0] = "the_price_of_admission"
    state.hp = hp
    match = match_of(state)
    assert ("approach the_price_of_admission" in asked(match).warnings) is (len(deadly) == 4)
    act(match, "approach the_price_of_admission")
    assert list(asked(match).warnings) == [f"pick {number}" for number in deadly]
