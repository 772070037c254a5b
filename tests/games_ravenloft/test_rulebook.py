"""The rulebooks state every rule once, and nothing cites a rule that is not there."""

from pathlib import Path

from flick.games.ravenloft.game import GAME
from tests.rulebooks import check_books, check_citations, cited, numbered, own_tests, sources

RULINGS = [*numbered("RAV-RUL-", 49), *(f"RAV-RUL-{number}" for number in (102, 105, 106, 107, 120, 121, 122))]
CONSTRAINTS = numbered("RAV-DES-", 16)
RULES = [*numbered("RAV-", 170), *numbered("RAV-QA-", 6), *RULINGS, *CONSTRAINTS]
VECTORS = [*numbered("RAV-T-B", 63), *numbered("RAV-T-Q", 9)]
OWN_TESTS = own_tests(GAME, Path(__file__).parent)


def test_the_books_state_every_rule_once() -> None:
    check_books(GAME, RULES)


def test_everything_cites_rules_that_are_there() -> None:
    check_citations([*sources(GAME), *OWN_TESTS], [*RULES, *VECTORS])


def test_every_vector_and_every_requirement_is_tested() -> None:
    found = cited(path for path in OWN_TESTS if path != Path(__file__))
    assert sorted({*VECTORS, *CONSTRAINTS} - found) == []
