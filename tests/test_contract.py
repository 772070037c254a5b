"""Every registered game keeps the contract. New games are found, not listed."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from flick.table import game as games
from flick.table.options import match_kinds, seat_kinds
from flick.table.rulebook import read_rulebook
from tests.contract import cases, check_playout


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    chosen = metafunc.config.getoption("--game")
    names = [chosen] if chosen else games.names()
    metafunc.parametrize("name", names)


def test_contract(name: str, request: pytest.FixtureRequest) -> None:
    game = games.find(name)
    seed: int | None = request.config.getoption("--seed")
    guesses = otherwise = 0
    looks = Counter[Any]() if seed is None else None
    for seats, options, number in cases(game, seed):
        try:
            playout = check_playout(game, seats, options, number, looks)
        except Exception as broken:
            again = f"pytest tests/test_contract.py --game {name} --seed {number}"
            pytest.fail(f"{game.id}, {seats} seats, {options}: {broken!r}\nto see it again: {again}")
        guesses += playout.guesses
        otherwise += playout.dealt_otherwise
    assert guesses > 0
    assert otherwise > 0 or hides_nothing(game), "no guess ever differed from the truth"


def test_what_excludes_each_other_can_be_chosen_and_stands_in_the_rulebook(name: str) -> None:
    game = games.find(name)
    of_match, of_seats = match_kinds(game.Options), seat_kinds(game.Options)
    assert not of_match.keys() & of_seats.keys()
    known = read_rulebook(game, "en").rules if game.exclusions else []
    for exclusion in game.exclusions:
        assert any(exclusion.concerns(option) for option in (*of_match, *of_seats))
        assert exclusion.rule in known


def hides_nothing(game: games.GamesAny) -> bool:
    """Whether every seat sees the same in every position of a match: then there is nothing to guess but chance."""
    return all(not zone.owner for zone in some_views(game))


def some_views(game: games.GamesAny) -> Iterator[Any]:
    from flick.table.match import start_state

    state = start_state(game, game.Options(), game.seats[0], 0)
    yield from game.view(state, 0).zones
