"""Lessons of a game beside its tutorial: they are offered where a match is set up, and kept apart."""

import pytest

from flick.games.ravenloft import GAME
from flick.table.languages import LANGUAGES
from flick.table.words import Words
from flick.window.match.lesson.lesson_files import further_lessons, key_of, lesson_of
from flick.window.match.lesson.lesson_words import lesson_title
from flick.window.menus.new_match import NewMatchScreen
from flick.window.widgets.button import Button
from tests.window.menus.conftest import Visit


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


def test_each_is_called_by_its_title_while_it_is_read() -> None:
    """The system of Barkam was headed by the name of its file."""
    for language, title in (("en", "The Barkam system"), ("fr", "Le système Barkam")):
        words = Words(language, GAME.folder, things=GAME.things)
        assert lesson_title("barkam", words) == title
        assert lesson_title("tutorial", words) == words("thing-tutorial")


def test_how_far_somebody_has_come_is_kept_for_each_by_itself() -> None:
    assert key_of(GAME.id, "tutorial") == GAME.id
    assert key_of(GAME.id, "barkam") != GAME.id


@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_stands_with_its_title_where_a_match_is_set_up(visit: Visit, language: str) -> None:
    visitor = visit((1024, 640), language=language)
    visitor.go(lambda app: NewMatchScreen(app, GAME.id))
    screen = visitor.app.screen
    assert isinstance(screen, NewMatchScreen)
    for name in further_lessons(GAME):
        assert screen.words.has(f"thing-lesson-{name}")
        title = lesson_title(name, screen.words)
        (button,) = (part for part in visitor.parts(Button) if part.label == title)
        assert [text.text for text in button.texts()] == [title]
