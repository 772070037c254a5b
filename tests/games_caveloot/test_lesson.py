"""The guided first turn: whoever is led comes to its end, and the numbers that it tells are those of the table."""

from flick.games.caveloot import GAME
from flick.games.caveloot.cards import card
from flick.games.caveloot.holdings import endurance, weight
from flick.sitting import lesson_in
from flick.table.lesson import Lesson
from flick.table.scenario import load
from tests.lessons import led


def test_whoever_is_led_comes_to_the_end() -> None:
    lesson = Lesson(load(lesson_in(GAME.folder)), "tutorial")
    for step in led(lesson):
        state = lesson.match.state
        if step.tell == "tutorial-weight":
            assert (weight(state, 0, state.player.hero, state.player.hand), len(state.player.hand)) == (3, 3)
            assert endurance(state, 0, state.player.hero, state.player.hand) == 5
    state = lesson.match.state
    assert (state.active, state.turn, lesson.misses) == (1, 1, 0)
    assert "loaded_dice#1" in state.players[0].camp
    assert (card("stocky_kirigan").value, card("loaded_dice").value, card("keg_of_grog").value) == (4, 3, 4)
