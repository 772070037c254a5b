"""The rulebooks state every rule once, and nothing cites a rule that is not there."""

from pathlib import Path

from flick import places
from flick.games.catacombs import GAME
from tests.rulebooks import check_books, check_citations, cited, numbered, own_tests, sources

RULES = [*numbered("CAT-", 141), *numbered("CAT-R", 56)]
CONSTRAINTS, VECTORS = numbered("CAT-D", 12), numbered("CAT-T", 62)
OWN_TESTS = own_tests(GAME, Path(__file__).parent)


def test_the_books_state_every_rule_once() -> None:
    check_books(GAME, RULES)


def test_everything_cites_rules_that_are_there() -> None:
    arena = (places.PACKAGE / "arena").rglob("*.py")
    check_citations([*sources(GAME), *arena, *OWN_TESTS], [*RULES, *CONSTRAINTS, *VECTORS])


def test_every_vector_and_every_constraint_is_tested() -> None:
    found = cited(path for path in OWN_TESTS if path != Path(__file__))
    assert sorted({*VECTORS, *CONSTRAINTS} - found) == []
