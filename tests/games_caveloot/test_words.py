"""Cards of Caveloot in words: every sentence of every card, in both languages."""

import re
from typing import Any

import pytest

from flick import places
from flick.effects.language import ChosenWord
from flick.games.caveloot import GAME
from flick.games.caveloot.cards import every_card, names
from flick.games.caveloot.exploring import journey
from flick.games.caveloot.filters import RARITIES, TALENTS, TYPES, Filter
from flick.games.caveloot.language import LANGUAGE
from flick.games.caveloot.printed import lines_of
from flick.games.caveloot.state import CavelootOptions
from flick.games.caveloot.wording import tell_filter
from flick.table.chance import Chance, derived
from flick.table.languages import LANGUAGES
from flick.table.match import start_state
from flick.table.naming import option_label
from flick.table.words import Words
from tests.fluency import messages

FOLDER = places.shipped("levels") / "caveloot"
READ_BY_NAME = TALENTS
"""Words of the language that messages say as they are called."""


def words_in(language: str) -> Words:
    return Words(language, FOLDER, things=names)


each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_the_language_has_all_its_messages(language: str) -> None:
    words = words_in(language)
    assert [message for message in LANGUAGE.messages() if not words.has(message)] == []


@each_language
def test_every_sentence_of_every_card_is_whole(language: str) -> None:
    words = words_in(language)
    said = [words(line) for one in every_card().values() for line in lines_of(one)]
    assert [text for text in said if re.search(r"«[a-z]|[_{}]|  |^[a-z]| [.,]", text)] == []


@each_language
def test_words_that_messages_tell_apart_have_no_names(language: str) -> None:
    """A message that selects by ``monster`` would never be given it, were it read as the name of a thing."""
    choices = {word for one in LANGUAGE.parameters if isinstance(one, ChosenWord) for word in one.choices}
    found = messages(FOLDER / "words" / f"{language}.ftl")
    assert [word for word in (choices | {*TYPES, *RARITIES}) - {*READ_BY_NAME} if f"thing-{word}" in found] == []


@pytest.mark.parametrize(
    ("what", "n", "english", "french"),
    [
        (Filter(type="artefact"), 1, "an artefact", "un artefact"),
        (Filter(type="fairy", rarity="common", place="bound"), 2, "2 common fairies bound to your hero", ""),
        (Filter(type="monster", rarity="extremely_rare"), 0, "extremely rare monsters", "monstres extrêmement rares"),
        (Filter(rarity="common", weight=3), 1, "a common card of weight 3", "une carte commune de poids 3"),
        (Filter(name="keg_of_grog", place="camp"), 2, "2 × Keg of Grog in your camp", ""),
        (Filter(type="hero", talent="wisdom", group="azkovlar"), 2, "", "2 héros avec sagesse d’Azkovlar"),
    ],
)
def test_cards_that_are_meant(what: Filter, n: int, english: str, french: str) -> None:
    for language, expected in (("en", english), ("fr", french)):
        assert not expected or words_in(language)(tell_filter(what, n)) == expected


@each_language
def test_how_a_card_is_put_back_is_said_in_words(language: str) -> None:
    """CAVE-R14: whoever has looked at a card puts it back face up or face down."""
    state: Any = start_state(GAME, CavelootOptions(), 2, 0, {})
    state.player.hero = "justernin_bradley"
    rules: Any = journey(state, Chance(derived(0)))
    assert next(rules).verb == "journey"
    rules.send(1)
    asked = next(rules)
    words = words_in(language)
    assert [option_label(option, words) for option in asked.options] == [
        words(f"put-{way}") for way in ("face-up", "face-down")
    ]
