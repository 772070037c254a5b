"""The manual of the card format: its examples are read, told and refused as it says."""

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from flick.effects.reading import Reader
from flick.games.kinfire import GAME
from flick.games.kinfire.cards import read_team_cards
from flick.games.kinfire.language import LANGUAGE, Parts
from flick.games.kinfire.wording import card_text, deeds
from flick.table import content
from flick.table.chance import Chance, Luck
from flick.table.rules import Event
from flick.table.sayings import joined
from flick.table.words import Words
from flick.table.yaml_text import BadContent
from tests.pages import write_files
from tests.texts import is_whole, words_of

PAGE = Path(__file__).parent.parent / "docs" / "card-format.md"
TEXT = PAGE.read_text("utf-8").replace("\n\n> ", "\n> ")
"""Sentences of one example stand together."""
TOLD = re.findall(r"```yaml\n((?:[^`\n]+\n)+)```\n((?:> [^\n]+\n)+)", TEXT)
REFUSED = re.findall(r"```yaml\n((?:[^`\n]+\n)+)```\n\n```\n([^\n]+)\n```", TEXT)


CARDS = [example for example in TOLD if not example[0].startswith("- ")]
PARTS = [example for example in TOLD if example[0].startswith("- ")]


def parts_of(text: str) -> Parts:
    """Examples of what is in force have verbs that can be nothing else."""
    document = content.parse(text, "card.yaml")
    lasting = any(LANGUAGE.verbs[verb].time == "while" for verb in LANGUAGE.verbs if re.search(rf"\{{{verb}:", text))
    return Reader(LANGUAGE, document).parts((), document.data, lasting)


def test_there_are_examples() -> None:
    assert (len(PARTS), len(REFUSED)) == (7, 4)


@pytest.mark.parametrize(("text", "quoted"), PARTS)
def test_examples_are_told_as_the_page_says(text: str, quoted: str) -> None:
    languages = ("en", "fr")
    for language, line in zip(languages, quoted.splitlines(), strict=False):
        told = words_of(GAME, language)(deeds(parts_of(text)))
        assert is_whole(told)
        assert told.replace("\u202f", " ") == line.removeprefix("> ")


@pytest.mark.parametrize(("text", "error"), REFUSED)
def test_examples_are_refused_as_the_page_says(text: str, error: str) -> None:
    document = content.parse(text, "card.yaml")
    with pytest.raises(BadContent) as wrong:
        Reader(LANGUAGE, document).parts((), document.data, False)
    assert Words("en")(wrong.value.say) == error


def test_a_whole_card() -> None:
    ((text, quoted),) = CARDS
    (card,) = read_team_cards(content.parse(text, "well.yaml"), "well").values()
    assert f"> {words_of(GAME, 'en')(joined(card_text(card)))}\n" == quoted


@pytest.fixture(scope="module")
def tea(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], Words]:
    """The tea house of the page, and its words."""
    folder = tmp_path_factory.mktemp("tea")
    assert write_files(PAGE, folder) == ["tea.py", "words/en.ftl"]
    return runpy.run_path(str(folder / "tea.py")), Words("en", folder)


def test_a_language_of_ones_own_is_told(tea: tuple[dict[str, Any], Words]) -> None:
    house, words = tea
    told = words(house["sentences"].deeds(house["CARDS"]["teapot"]["on_order"]))
    assert f"> {told}\n" in TEXT
    assert all(words.has(message) for message in house["LANGUAGE"].messages())


def test_a_language_of_ones_own_is_carried_out(tea: tuple[dict[str, Any], Words]) -> None:
    names, _ = tea
    house = names["House"](raining=True, open=["full_moon"])
    assert names["price"](house) == 6
    told: list[Event] = list(names["carry_out"](house, Chance(Luck(0)), "teapot", names["CARDS"]["teapot"]["on_order"]))
    assert [event.facts["n"] for event in told] == [2]
    assert (house.poured, names["price"](house)) == (["green", "green"], 4)
    names["dispatch"].is_over(house.lasting, "evening")
    assert names["price"](house) == 6
