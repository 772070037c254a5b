"""The rulebooks state every rule once, and nothing cites a rule that is not there."""

from pathlib import Path

from flick.games.urto import GAME
from tests.rulebooks import check_books, check_citations, cited, numbered, own_tests, sources

RULES = [*numbered("URTO-", 203), *numbered("URTO-R", 117)]
CONSTRAINTS, VECTORS = numbered("URTO-D", 27), numbered("URTO-T", 46)
OWN_TESTS = own_tests(GAME, Path(__file__).parent)


def test_the_books_state_every_rule_once() -> None:
    check_books(GAME, RULES)


def test_everything_cites_rules_that_are_there() -> None:
    check_citations([*sources(GAME), *OWN_TESTS], [*RULES, *CONSTRAINTS, *VECTORS])


def test_every_vector_is_tested() -> None:
    found = cited(path for path in OWN_TESTS if path != Path(__file__))
    assert sorted({*VECTORS} - found) == []
