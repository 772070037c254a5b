"""Puzzles of a game without flicks are chosen behind the tutorials, tried, and their score is kept."""

from flick.window.parts.button import Button
from flick.window.parts.listing import Listing
from flick.window.practice.scores import load_scores
from flick.window.screens import opening
from flick.window.screens.drill import DrillScreen
from flick.window.screens.puzzles import PuzzlesScreen
from tests.window.screens.learner import faults, learners

SOLUTION = ("turn 7a", "torch leave", "after sprint", "sprint 8a", "weapon hunters_spear#1", "strengthen 2")


def test_a_puzzle_on_a_map_is_chosen_and_solved() -> None:
    with learners() as learn:
        learner = learn((1024, 640))
        opening.open_tutorials(learner.app)
        learner.wait(300)
        assert faults(learner.screen) == []
        learner.click([button for button in learner.parts(Button) if button.icon == "puzzle"][-1])
        assert isinstance(learner.screen, PuzzlesScreen)
        assert len(learner.parts(Listing)[0].rows) == 5
        learner.click(learner.screen.deed)
        drill = learner.screen
        assert isinstance(drill, DrillScreen)
        for answer in SOLUTION:
            learner.until("asked")
            drill.course.answer(answer)
        learner.until("over")
        assert drill.lesson.is_solved
        assert faults(drill) == []
        assert load_scores()["urto/puzzles/without-mana"].solved
        learner.app.back()
        learner.wait(300)
        assert "try" in learner.parts(Listing)[0].rows[0].detail
