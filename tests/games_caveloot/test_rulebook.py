"""The rulebooks state every rule once, and nothing cites a rule that is not there."""

from pathlib import Path

from flick.games.caveloot import GAME
from tests.rulebooks import check_books, check_citations, numbered, own_tests, sources

RULES = [*numbered("CAVE-", 236), *numbered("CAVE-R", 54)]
CONSTRAINTS, VECTORS = numbered("CAVE-D", 27), numbered("CAVE-T", 72)


def test_the_books_state_every_rule_once() -> None:
    check_books(GAME, RULES)


def test_everything_cites_rules_that_are_there() -> None:
    check_citations([*sources(GAME), *own_tests(GAME, Path(__file__).parent)], [*RULES, *CONSTRAINTS, *VECTORS])
