"""The puzzles: each is solved by its solution, and not by what one tries first."""

import pytest

from flick.games.caveloot import GAME
from flick.table.lesson import Lesson
from flick.table.scenario import Book, load
from flick.window.practice.drills import is_puzzle

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


def tried(book: Book, name: str, *answers: str) -> Lesson:
    """A puzzle after those answers, without those that front ends give by themselves."""
    lesson = Lesson(book, name)
    for answer in answers:
        while (only := lesson.only) is not None:
            lesson.answer(only)
        lesson.answer(answer)
    while (only := lesson.only) is not None:
        lesson.answer(only)
    return lesson


def decided(book: Book, name: str) -> list[str]:
    """The answers of the solution that are left to whoever solves it."""
    lesson, found = Lesson(book, name), list[str]()
    for act in lesson.stages[0].script:
        answer = act.answer or ""
        if lesson.only is None:
            found.append(answer)
        lesson.answer(answer)
    return found


@pytest.mark.parametrize("name", WRONG)
def test_a_puzzle_is_solved_by_its_solution_and_not_by_what_one_tries_first(name: str) -> None:
    book = load(PUZZLES)
    assert is_puzzle(book, name)
    assert tried(book, name, *decided(book, name)).is_solved
    wrong = tried(book, name, *WRONG[name])
    assert not wrong.is_solved
    assert wrong.verdict == "missed"


def test_each_puzzle_has_a_wrong_answer() -> None:
    assert list(load(PUZZLES).names) == list(WRONG)
