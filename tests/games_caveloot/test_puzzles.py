"""The puzzles: each is solved by its solution, and not by what one tries first."""

import pytest

from flick.games.caveloot import GAME
from flick.table.scenario import load
from tests.lessons import check_puzzle

PUZZLES = GAME.folder / "scenarios" / "puzzles.yaml"
DIE, HOME = "camp done", "step home"
WRONG = {
    "a-full-pack": ("step meet-diamond_of_dreams", "met take", DIE),
    "who-is-paid-first": (
        *("camp pay-tilly_two_maps", "pay card-bathtub_of_the_pirate_king"),
        DIE,
    ),
    "on-and-off": ("clash go", "pass", DIE),
    "the-next-trick": ("clash go", "window wisdom-PB0", "pass", DIE),
    "in-one-breath": (
        *("clash go", "window cast-squall_in_a_bottle", "yes", "window use-justernin_bradley-1"),
        *("window cast-squall_in_a_bottle", "yes", DIE),
    ),
}
"""What one might try first, up to the end of the turn."""


@pytest.mark.parametrize("name", WRONG)
def test_a_puzzle_is_solved_by_its_solution_and_not_by_what_one_tries_first(name: str) -> None:
    check_puzzle(load(PUZZLES), name, *WRONG[name])


def test_each_puzzle_has_a_wrong_answer() -> None:
    assert list(load(PUZZLES).names) == list(WRONG)
