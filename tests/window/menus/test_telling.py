"""Who plays, and how far they have come, in few words."""

import pytest

from flick.table.game import find
from flick.table.languages import LANGUAGES
from flick.table.seats import HUMAN, Seat
from flick.table.words import Words
from flick.window.menus.telling import how_far, players

TWO = [Seat(HUMAN, "Camille"), Seat(HUMAN, "Noé")]


def test_two_play_against_each_other_or_with_each_other() -> None:
    assert players(Words("en"), "catacombs", TWO) == "Camille against Noé"
    assert players(Words("en"), "kinfire", TWO) == "Camille with Noé"
    assert players(Words("fr"), "catacombs", TWO) == "Camille contre Noé"
    assert players(Words("fr"), "kinfire", TWO) == "Camille avec Noé"


def test_more_of_them_are_named_one_after_the_other() -> None:
    assert players(Words("en"), "kinfire", [*TWO, Seat(HUMAN, "Inès")]) == "Camille, Noé, Inès"


@pytest.mark.parametrize("game", ["catacombs", "urto", "caveloot", "ravenloft"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_far_a_match_is_is_told_in_the_words_of_its_table(game: str, language: str) -> None:
    words = Words(language, find(game).folder)
    header = words("turn-of-match", turn=3)
    assert how_far(words, "Flick", 3) == f"Flick, {header.lower()}"
    unit = header.split()[0].lower()
    assert unit in words("window-after-turns", turns=1)
    assert f"{unit}s" in words("window-after-turns", turns=2)
    assert words("window-turns").lower() == f"{unit}s"
