"""The guided first adventure: whoever is led comes to its end, and it is told in both languages."""

import pytest

from flick.games.ravenloft import GAME
from flick.sitting import tutorial_of
from flick.table.languages import LANGUAGES
from flick.table.lesson import Lesson
from flick.table.scenario import load
from flick.table.words import Words
from tests.texts import is_whole


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
