"""The guided first adventure, whose end is reached by whoever is led, and the puzzles: each is solved as written, and
not by the next best answers."""

import pytest

from flick.games.ravenloft import GAME
from flick.sitting import tutorial_of
from flick.table.languages import LANGUAGES
from flick.table.lesson import Lesson
from flick.table.scenario import load
from flick.table.words import Words
from flick.window.practice.drills import is_puzzle
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
    lesson = Lesson(load(tutorial_of(GAME)), "tutorial")
    while (step := lesson.step) is not None:
        if not step.is_shown:
            answer = lesson.only or lesson.expected
            assert answer is not None
            lesson.answer(answer)
        if step.is_shown or lesson.verdict == "reached":
            lesson.go_on()
    assert lesson.match.result is not None
    assert lesson.match.result.winners == (0,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told(language: str) -> None:
    book = load(tutorial_of(GAME))
    words = Words(language, GAME.folder, things=GAME.things)
    for stage in book.stages("tutorial"):
        assert stage.tell is not None
        assert is_whole(words(stage.tell).replace("_", ""))


def give_all(lesson: Lesson) -> None:
    """What front ends answer by themselves."""
    while (only := lesson.only) is not None:
        lesson.answer(only)


def tried(name: str, *answers: str) -> Lesson:
    """A puzzle after those answers, without those that front ends give by themselves."""
    lesson = Lesson(load(PUZZLES), name)
    for answer in answers:
        give_all(lesson)
        lesson.answer(answer)
    give_all(lesson)
    return lesson


def decided(name: str) -> list[str]:
    """The answers of the solution that are left to whoever solves it."""
    lesson, found = Lesson(load(PUZZLES), name), list[str]()
    for act in lesson.stages[0].script:
        answer = act.answer or ""
        if lesson.only is None:
            found.append(answer)
        lesson.answer(answer)
    return found


@pytest.mark.parametrize("name", WRONG)
def test_a_puzzle_is_solved_by_its_solution_and_not_by_what_one_tries_first(name: str) -> None:
    assert is_puzzle(load(PUZZLES), name)
    assert tried(name, *decided(name)).is_solved
    wrong = tried(name, *WRONG[name])
    assert not wrong.is_solved
    assert wrong.verdict == "missed"


def test_each_puzzle_has_a_wrong_answer() -> None:
    assert list(load(PUZZLES).names) == list(WRONG)


def test_whoever_is_led_through_the_barkam_system_comes_to_the_end() -> None:
    lesson = Lesson(load(GAME.folder / "scenarios" / "barkam.yaml"), "barkam")
    while (step := lesson.step) is not None:
        if not step.is_shown:
            answer = lesson.only or lesson.expected
            assert answer is not None
            lesson.answer(answer)
        if step.is_shown or lesson.verdict == "reached":
            lesson.go_on()
    assert lesson.match.result is None


def test_whoever_is_led_as_strahd_comes_to_the_end() -> None:
    lesson = Lesson(load(GAME.folder / "scenarios" / "strahd.yaml"), "strahd")
    while (step := lesson.step) is not None:
        if not step.is_shown:
            answer = lesson.only or lesson.expected
            assert answer is not None
            lesson.answer(answer)
        if step.is_shown or lesson.verdict == "reached":
            lesson.go_on()
    assert lesson.match.decision is not None
    assert lesson.match.decision.seat == 0
