"""How games between bots of equal skill go (URTO-D10 to URTO-D15): with room for chance, as a few games tell little."""

from collections import Counter
from functools import cache
from typing import Any, NamedTuple

import pytest

from flick.games.urto import GAME
from flick.games.urto.state import UrtoOptions
from flick.table.match import Match
from flick.table.rules import Decision
from flick.table.seats import Seat

GAMES = 60
ALL_DEAD, ALONE, COUNTED = "URTO-171", "URTO-172", "URTO-177"


class Played(NamedTuple):
    """What is noted of a game."""

    turns: int
    ending: str
    total: int
    first_won: bool
    hero: str
    drawn: Counter[str]


@cache
def played(seats: int) -> list[Played]:
    return [_played(seats, seed) for seed in range(GAMES)]


def _played(seats: int, seed: int) -> Played:
    match = Match(GAME, [Seat("easy")] * seats, UrtoOptions(), seed)
    while isinstance(match.settle(), Decision):
        match.ask_bot()
    result, state = match.result, match.state
    assert result is not None
    heroes: Any = state.heroes
    winner = result.winners[0] if result.winners else None
    told = Counter(event.kind for event in match.events)
    return Played(
        told["turn"],
        result.rule,
        0 if winner is None else result.scores[winner],
        winner is not None and heroes[winner].arrived == 1,
        "" if winner is None else heroes[winner].id,
        told,
    )


def share(seats: int, ending: str) -> float:
    return sum(game.ending == ending for game in played(seats)) / GAMES


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 22, 30), (5, 50, 62)])
def test_how_long_games_are(seats: int, least: int, most: int) -> None:
    """URTO-D10, in turns of heroes."""
    assert least - 2 <= sum(game.turns for game in played(seats)) / GAMES <= most + 2


def test_how_games_end() -> None:
    """URTO-D11."""
    assert share(2, ALL_DEAD) < 0.1
    assert share(5, ALL_DEAD) < 0.1
    assert share(2, ALONE) < 0.5
    assert share(5, ALONE) <= share(2, ALONE)
    assert share(5, COUNTED) > 0.8


@pytest.mark.parametrize("seats", [2, 5])
def test_to_be_first_is_not_all(seats: int) -> None:
    """URTO-D12."""
    counted = [game.first_won for game in played(seats) if game.ending == COUNTED]
    assert 0.25 < sum(counted) / len(counted) < 0.9


@pytest.mark.parametrize("seats", [2, 5])
def test_totals(seats: int) -> None:
    """URTO-D13."""
    totals = [game.total for game in played(seats) if game.total]
    assert 27 < sum(totals) / len(totals) < 43
    assert sum(total >= 50 for total in totals) < 0.05 * GAMES


def test_every_hero_wins() -> None:
    """URTO-D14, as far as so few games tell."""
    won = Counter(game.hero for game in played(5))
    assert all(0 < count < 0.5 * GAMES for count in won.values())
    assert len(won) == 5


def test_piles_last() -> None:
    """URTO-D15."""
    monsters = sorted(game.drawn["monster"] for game in played(5))
    events = sorted(game.drawn["event"] for game in played(5))
    assert monsters[GAMES // 2] < 28
    assert events[GAMES // 2] <= 36
