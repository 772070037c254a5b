"""Urto in the terminal: what its cards do can be read there."""

import pytest

from flick.games.urto import GAME
from flick.table.words import Words
from flick.terminal.cards import card_deeds, card_title, find_card


@pytest.mark.parametrize(
    ("language", "name", "title", "deeds"),
    [
        (
            "en",
            "great_axe",
            "Great Axe · Weapon",
            "A die with 8 sides against monsters, heroes and mushrooms. · renown 1",
        ),
        ("en", "cave_hound", "Cave Hound · Monster", "attack 4 · life 1 · renown 2"),
        ("fr", "golden_cup", "Coupe d’or · Utilisation permanente", "renommée 3"),
    ],
)
def test_a_card_tells_its_kind_its_text_and_its_numbers(language: str, name: str, title: str, deeds: str) -> None:
    """It told its name and the colour of its frame."""
    words = Words(language, GAME.folder, things=GAME.things)
    look = find_card(GAME, name, words)
    assert (card_title(look, words), card_deeds(look, words)) == (title, deeds)


@pytest.mark.parametrize("name", ["toxic_spores", "hammer", "molesor", "falling_rocks", "twin_fang"])
def test_no_card_is_silent(name: str) -> None:
    words = Words("en", GAME.folder, things=GAME.things)
    assert card_deeds(find_card(GAME, name, words), words)
