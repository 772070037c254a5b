"""The guided first adventure, whose end is reached by whoever is led, and the puzzles: each is solved as written, and
not by the next best answers."""

import pytest

from flick.games.ravenloft import GAME
from flick.sitting import lesson_in
from flick.table.languages import LANGUAGES
from flick.table.lesson import Lesson
from flick.table.scenario import load
from flick.table.words import Words
from tests.lessons import check_puzzle, come_to_the_end
from tests.texts import is_whole

PUZZLES = GAME.folder / "scenarios" / "puzzles.yaml"
WRONG = {
    "what-lies-on-top": ("turn end",),
    "first-the-antidote": ("turn slip_away", "step 2,1", "turn antidote#1", "turn 8,1", "turn 14,1"),
    "whatever-the-die-shows": ("turn quick_stab orc_archer-1", "turn end"),
    "an-empty-ladder": ("turn healing_strike gargoyle-1", "turn end"),
}
"""What one might try first."""


def test_whoever_is_led_comes_to_the_end() -> None:
    lesson = Lesson(load(lesson_in(GAME.folder)), "tutorial")
    come_to_the_end(lesson)
    assert lesson.match.result is not None
    assert lesson.match.result.winners == (0,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told(language: str) -> None:
    book = load(lesson_in(GAME.folder))
    words = Words(language, GAME.folder, things=GAME.things)
    for stage in book.stages("tutorial"):
        assert stage.tell is not None
        assert is_whole(words(stage.tell).replace("_", ""))


@pytest.mark.parametrize("name", WRONG)
def test_a_puzzle_is_solved_by_its_solution_and_not_by_what_one_tries_first(name: str) -> None:
    check_puzzle(load(PUZZLES), name, *WRONG[name])


def test_each_puzzle_has_a_wrong_answer() -> None:
    assert list(load(PUZZLES).names) == list(WRONG)


def test_whoever_is_led_through_the_barkam_system_comes_to_the_end() -> None:
    lesson = Lesson(load(GAME.folder / "scenarios" / "barkam.yaml"), "barkam")
    come_to_the_end(lesson)
    assert lesson.match.result is None


def test_whoever_is_led_as_strahd_comes_to_the_end() -> None:
    lesson = Lesson(load(GAME.folder / "scenarios" / "strahd.yaml"), "strahd")
    come_to_the_end(lesson)
    assert lesson.match.decision is not None
    assert lesson.match.decision.seat == 0
