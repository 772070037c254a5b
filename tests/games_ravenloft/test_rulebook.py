"""The rulebooks state every rule once, and nothing cites a rule that is not there."""

import re
from pathlib import Path

import pytest

from flick.games.ravenloft.adventure_files import AdventureFile
from flick.games.ravenloft.game import GAME
from flick.table import content
from flick.table.languages import LANGUAGES, in_language
from tests.rulebooks import check_books, check_citations, cited, numbered, own_tests, sources

RULINGS = [*numbered("RAV-RUL-", 49), *(f"RAV-RUL-{number}" for number in (102, 105, 106, 107, 120, 121, 122))]
CONSTRAINTS = numbered("RAV-DES-", 16)
MIXED = [*numbered("RAV-MIX-", 1), *(f"RAV-MIX-R{number}" for number in range(1, 8))]
NEW = [*numbered("RAV-NEW-", 8), "RAV-RUL-65", "RAV-RUL-66", "RAV-RUL-101"]
BUILT = [
    *numbered("RAV-CUS-", 8),
    *numbered("RAV-HYB-", 17),
    *(f"RAV-RUL-{number}" for number in (61, 62, 63, 64, 113)),
]
DICE = [*numbered("RAV-DIC-", 4), *(f"RAV-RUL-{number}" for number in (90, 91, 119))]
ROUNDS = [*numbered("RAV-GEN-", 22), *(f"RAV-RUL-{number}" for number in (*range(79, 86), 115))]
STRAHD = [*numbered("RAV-STR-", 18), *(f"RAV-RUL-{number}" for number in (86, 87, 88, 89, 104))]
BARKAM = [*numbered("RAV-BAR-", 62), *(f"RAV-RUL-{number}" for number in (*range(67, 77), 114))]
FOUR_ACTIONS = [*numbered("RAV-MIK-", 20), *(f"RAV-RUL-{number}" for number in range(92, 97))]
TIME_ELAPSED = [*numbered("RAV-HPH-", 20), *(f"RAV-RUL-{number}" for number in (97, 98, 99, 100, 116, 117, 118))]
LVL = [*numbered("RAV-LVL-", 25), "RAV-RUL-77", "RAV-RUL-78"]
ADVANCED = [
    *numbered("RAV-ADV-", 42),
    *(f"RAV-RUL-{number}" for number in (*range(50, 61), 103, *range(108, 113))),
]
VARIANTS = [*MIXED, *BUILT, *NEW, *ROUNDS, *STRAHD, *DICE, *BARKAM, *FOUR_ACTIONS, *TIME_ELAPSED, *LVL, *ADVANCED]
RULES = [*numbered("RAV-", 170), *numbered("RAV-QA-", 6), *RULINGS, *CONSTRAINTS, *VARIANTS]
VECTORS = [*numbered("RAV-T-B", 63), *numbered("RAV-T-Q", 9)]
OF_VARIANTS = {
    "ADV": 42,
    "CUS": 8,
    "HYB": 17,
    "NEW": 8,
    "BAR": 62,
    "LVL": 25,
    "GEN": 22,
    "STR": 18,
    "DIC": 4,
    "MIK": 20,
    "HPH": 20,
}
CITABLE = [
    *RULES,
    *numbered("RAV-RUL-", 122),
    *(rule for variant, last in OF_VARIANTS.items() for rule in numbered(f"RAV-{variant}-", last)),
]
"""Rules of variants too, which stand in the books as soon as they are written there."""
VARIANT_VECTORS = {"A": 18, "H": 7, "N": 6, "K": 18, "L": 7, "G": 8, "S": 11, "D": 4, "M": 9, "P": 10, "X": 6}
TESTABLE = [*VECTORS, *(one for letter, last in VARIANT_VECTORS.items() for one in numbered(f"RAV-T-{letter}", last))]
OWN_TESTS = own_tests(GAME, Path(__file__).parent)


def test_the_books_state_every_rule_once() -> None:
    check_books(GAME, RULES)


def test_everything_cites_rules_that_are_there() -> None:
    check_citations([*sources(GAME), *OWN_TESTS], [*CITABLE, *TESTABLE])


def test_every_vector_and_every_requirement_is_tested() -> None:
    found = cited(path for path in OWN_TESTS if path != Path(__file__))
    assert sorted({*VECTORS, *CONSTRAINTS} - found) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_deep_the_goals_of_the_house_lie_is_told_as_it_is(language: str) -> None:
    """The starter set has 8 or 10 tiles before each (6.12); ours are tuned, and say so (RAV-DES-13, RAV-DES-16)."""
    book = (GAME.code / f"RULES.{language}.md").read_text("utf-8")
    told = next(line for line in book.splitlines() if line.startswith("**RAV-DES-13**"))
    for path in sorted((GAME.folder / "adventures").glob("*.yaml")):
        adventure = content.load(path, AdventureFile)
        first, name = adventure.stack[0], f"*{in_language(adventure.name, language)}*"
        before, _, after = told.partition(name)
        assert re.findall(r"\d+", before)[-1] == str(first.draw), name
        assert not first.per_hero or re.findall(r"\d+", re.split(r"[;.]", after)[0])[-1] == str(first.per_hero), name
