"""Puzzles of a game without flicks are chosen behind the tutorials, tried, and their score is kept."""

import pytest

from flick.places import shipped
from flick.table.scenario import load
from flick.window.match.lesson.puzzle_list import PuzzlesScreen
from flick.window.match.lesson.puzzle_screen import PuzzleScreen
from flick.window.match.lesson.puzzles import load_scores
from flick.window.menus import opening
from flick.window.widgets.button import Button
from flick.window.widgets.listing import Listing
from tests.window.menus.learner import faults, learners

SOLUTIONS = {
    "urto/puzzles/without-mana": (
        "turn 7a",
        "torch leave",
        "after sprint",
        "sprint 8a",
        "weapon hunters_spear#1",
        "strengthen 2",
    ),
    "caveloot/puzzles/a-full-pack": (
        *("step meet-barnacle_sprite", "met bind", "step meet-bathtub_of_the_pirate_king", "met take"),
        *("step meet-diamond_of_dreams", "met take", "step meet-pearl_eyed_figurehead#1", "met take"),
        *("room drop-two_mouthed_blunderbuss#1", "step home"),
    ),
    "ravenloft/puzzles/what-lies-on-top": (
        *("turn second_sight", "put-back strahds_attacks#1-under", "put-back passage_of_time#1-top", "turn end"),
    ),
}
"""By the name of a puzzle, which is the first of its game; of games in the order in which they are listed."""


def puzzles_of(name: str) -> list[str]:
    """All puzzles of the game of this one."""
    game = name.partition("/")[0]
    return load(shipped("levels") / game / "scenarios" / "puzzles.yaml").names


@pytest.mark.parametrize("place", range(-len(SOLUTIONS), 0))
def test_a_puzzle_without_flicks_is_chosen_and_solved(place: int) -> None:
    name, solution = list(SOLUTIONS.items())[place]
    with learners() as learn:
        learner = learn((1024, 640))
        opening.open_tutorials(learner.app)
        learner.wait(300)
        assert faults(learner.screen) == []
        learner.click([button for button in learner.parts(Button) if button.icon == "puzzle"][place])
        assert isinstance(learner.screen, PuzzlesScreen)
        assert len(learner.parts(Listing)[0].rows) == len(puzzles_of(name))
        learner.click(learner.screen.deed)
        drill = learner.screen
        assert isinstance(drill, PuzzleScreen)
        for answer in solution:
            learner.until("asked")
            drill.controller.answer(answer)
        learner.until("over")
        assert drill.lesson.is_solved
        assert faults(drill) == []
        assert load_scores()[name].solved
        learner.app.back()
        learner.wait(300)
        assert "try" in learner.parts(Listing)[0].rows[0].detail
