"""The guided first rounds, and the puzzles: each is solved as written whatever the dice show, and not by the next best
answers."""

from itertools import product
from pathlib import Path

import pytest

from flick.games.urto import GAME
from flick.sitting import lesson_in
from flick.table.lesson import Lesson
from flick.table.match import Match
from flick.table.scenario import Book, load
from flick.table.seats import Seat
from flick.table.stage import compare
from tests.lessons import check_puzzle, come_to_the_end, decided, give_all

PUZZLES = GAME.folder / "scenarios" / "puzzles.yaml"
WRONG = {
    "without-mana": (
        *("turn 7a", "torch leave", "after sprint", "sprint 8a"),
        *("weapon great_axe#1", "strengthen 2"),
    ),
    "by-the-fountain": (
        *("turn 7a", "torch drink", "drink 3", "after sprint", "sprint anvil"),
        *("seize cursed_idol", "no"),
    ),
    "two-corks": (
        "turn 9a",
        "mushroom chop",
        "weapon fungus_sickle#1",
        "boost 0",
        "chop roll",
        "keep keep",
        "end done",
    ),
    "past-the-alpha": ("turn lair", "face hide", "after stop"),
    "one-turn-to-urto": (
        *("turn 10c", "shortcut 11c", "torch leave"),
        *("after rope_and_hook#1", "step 12b", "face hide"),
    ),
}
"""What one might try first."""


def test_whoever_is_led_comes_to_the_end() -> None:
    lesson = Lesson(load(lesson_in(GAME.folder)), "tutorial")
    come_to_the_end(lesson)
    assert lesson.match.state.round == 3


@pytest.mark.parametrize("name", WRONG)
def test_a_puzzle_is_solved_by_its_solution_and_not_by_what_one_tries_first(name: str) -> None:
    check_puzzle(load(PUZZLES), name, *WRONG[name])


def test_each_puzzle_has_a_wrong_answer() -> None:
    assert list(load(PUZZLES).names) == list(WRONG)


@pytest.mark.parametrize(("name", "label"), [("without-mana", "combat"), ("two-corks", "mushroom")])
def test_a_solution_holds_whatever_the_dice_show(name: str, label: str, tmp_path: Path) -> None:
    book = load(PUZZLES)
    answers = decided(book, name)
    for faces in product(range(1, 7), repeat=2):
        lesson = Lesson(book, name)
        forced = lesson.match.line.chance.forced
        assert forced is not None
        forced[label] = [*faces, 6, 6]
        for answer in answers:
            give_all(lesson)
            lesson.answer(answer)
        give_all(lesson)
        assert lesson.is_solved, faces


@pytest.mark.parametrize("level", GAME.bots)
def test_bots_solve_few_puzzles_at_their_first_try(level: str) -> None:
    """They play for the race, not for what the puzzle asks."""
    book = load(PUZZLES)
    solved = [name for name in WRONG if _solves(book, name, level)]
    assert 2 * len(solved) < len(WRONG), solved


def _solves(book: Book, name: str, level: str) -> bool:
    goal, start = book.stages(name)[0].goal, book.open(name)
    assert goal is not None
    match = Match(
        GAME,
        [Seat(level)] * 2,
        start.options,
        state=start.state,
        turn=start.turn,
        forced=start.line.chance.forced,
        practice=True,
    )
    match.settle()
    turn = match.turn
    while match.result is None and match.turn == turn:
        match.ask_bot()
        match.settle()
    return not compare(match, goal, 0)
