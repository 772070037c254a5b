"""The rulebooks state every rule once, and nothing cites a rule that is not there."""

import re
from collections import Counter
from pathlib import Path

import pytest

from flick.games.kinfire import GAME
from flick.table.rulebook import parse
from flick.table.words import LANGUAGES

RULES = [f"KIN-{number:02}" for number in range(1, 189)]
RULINGS = [f"KIN-R{number:02}" for number in range(1, 112)]
CONSTRAINTS = [f"KIN-C{number:02}" for number in range(1, 105)]
VECTORS = [f"KIN-T{number:02}" for number in range(1, 72)]
ID = re.compile(r"\bKIN-[A-Z]?\d+\b")

TESTS = Path(__file__).parent.parent
CODE = sorted(GAME.code.glob("*.py"))
CONTENT = sorted([*GAME.folder.rglob("*.yaml"), *GAME.folder.rglob("*.ftl")])
OWN_TESTS = sorted([*Path(__file__).parent.glob("*.py"), *(TESTS / "vectors" / "kinfire").glob("*.yaml")])

languages = pytest.mark.parametrize("language", LANGUAGES)


def book(language: str) -> Path:
    return GAME.code / f"RULES.{language}.md"


@languages
def test_one_paragraph_for_every_rule_and_ruling(language: str) -> None:
    stated = Counter(paragraph.rule for paragraph in parse(book(language)) if paragraph.rule is not None)
    assert sorted(stated) == sorted(RULES + RULINGS)
    assert set(stated.values()) == {1}


@languages
def test_every_paragraph_says_something(language: str) -> None:
    for paragraph in parse(book(language)):
        assert len(paragraph.text) > (20 if paragraph.rule else 2), paragraph


def test_both_books_have_the_same_rules_in_the_same_order() -> None:
    orders = [[paragraph.rule for paragraph in parse(book(language)) if paragraph.rule] for language in LANGUAGES]
    assert orders[0] == orders[1]


@languages
def test_the_books_refer_to_rules_that_are_there(language: str) -> None:
    assert set(ID.findall(book(language).read_text("utf-8"))) <= {*RULES, *RULINGS}


@pytest.mark.parametrize("path", CODE + CONTENT, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_code_and_content_cite_rules_that_are_there(path: Path) -> None:
    assert set(ID.findall(path.read_text("utf-8"))) <= {*RULES, *RULINGS, *CONSTRAINTS, *VECTORS}


@pytest.mark.parametrize("path", OWN_TESTS, ids=lambda path: path.name)
def test_tests_cite_rules_that_are_there(path: Path) -> None:
    assert set(ID.findall(path.read_text("utf-8"))) <= {*RULES, *RULINGS, *CONSTRAINTS, *VECTORS}


def test_every_vector_is_tested() -> None:
    cited = {found for path in OWN_TESTS if path != Path(__file__) for found in ID.findall(path.read_text("utf-8"))}
    assert sorted({*VECTORS} - cited) == []
