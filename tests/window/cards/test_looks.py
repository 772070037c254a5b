"""Every card has a look that can be drawn: its icons and words are there, and it says what its record says."""

import pytest

from flick.games.catacombs import GAME
from flick.games.catacombs.cards import card, card_text
from flick.table.languages import LANGUAGES
from flick.table.looks import CardLook
from flick.table.register import picture
from tests.window.cards.decks import all_looks, words

LOOKS = all_looks()


def is_icon(name: str) -> bool:
    return picture("icons", name) is not None


def test_every_card_of_both_decks_has_a_look() -> None:
    assert len(LOOKS) == 56
    assert len({look.id for look in LOOKS}) == 56


def test_what_is_no_card_has_none() -> None:
    assert GAME.card_look("sword-1") is None
    assert GAME.card_look("hand-1/0") is None


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.id)
def test_everything_on_a_card_has_an_icon(look: CardLook) -> None:
    assert all(is_icon(f"chip_{chip.kind}") for chip in look.chips)
    assert all(is_icon(tag) for tag in look.tags)
    assert is_icon(f"emblem_{look.frame}")
    assert is_icon(f"stamp_{look.frame}")
    assert look.ability is None or is_icon(look.ability.icon)


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.id)
def test_a_look_says_what_the_record_says(look: CardLook) -> None:
    told = card(look.id)
    assert [(chip.kind, chip.targeted) for chip in look.chips] == [(shot.kind, shot.targeted) for shot in told.shots]
    assert look.tags == (told.role, told.sign)
    assert (look.badge is not None, look.subtitle, look.frame) == (told.armour, told.name, told.team)
    assert (look.ability is None) == (told.ability is None)
    if look.ability is not None:
        assert look.ability.sentence == card_text(told)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ability_begins_with_its_key_word(language: str) -> None:
    for look in LOOKS:
        if look.ability is not None:
            keyword, sentence = words(language)(look.ability.keyword), words(language)(look.ability.sentence)
            assert keyword.endswith(".")
            assert sentence.startswith(f"{keyword} ")
