"""Lessons of a game beside its tutorial: they are offered where a match is set up, and kept apart."""

from flick.games.ravenloft import GAME
from flick.table.languages import LANGUAGES
from flick.table.words import Words
from flick.window.lesson.opened import further_lessons, key_of, lesson_of


def test_a_file_whose_scenario_bears_its_name_and_is_told_is_a_lesson() -> None:
    assert "barkam" in further_lessons(GAME)
    assert not {"tutorial", "puzzles"} & {*further_lessons(GAME)}


def test_every_further_lesson_opens_and_tells_what_is_learned() -> None:
    for name in further_lessons(GAME):
        lesson = lesson_of(GAME.id, name)
        learned = lesson.book.file.scenarios[name].learned
        assert learned
        for language in LANGUAGES:
            words = Words(language, GAME.folder)
            assert all(words.has(message) for message in (f"thing-lesson-{name}", *learned)), (name, language)


def test_how_far_somebody_has_come_is_kept_for_each_by_itself() -> None:
    assert key_of(GAME.id, "tutorial") == GAME.id
    assert key_of(GAME.id, "barkam") != GAME.id
