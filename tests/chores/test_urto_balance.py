"""How games between bots of equal skill go (URTO-D10 to URTO-D15): with room for chance, as a few games tell little;
``python -m tools.races`` plays enough of them."""

import pytest

from flick.games.urto.bot.temper import tempers
from tests.chores.urto_races import GAMES, played
from tools import races
from tools.races import ALL_DEAD, ALONE, COUNTED


def share(seats: int, ending: str) -> float:
    return sum(game.ending == ending for game in played(seats)) / GAMES


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 22, 30), (5, 50, 62)])
def test_how_long_games_are(seats: int, least: int, most: int) -> None:
    """URTO-D10, in turns of heroes."""
    assert least - 3 <= sum(game.turns for game in played(seats)) / GAMES <= most + 3


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
    counted = [game.first in game.winners for game in played(seats) if game.ending == COUNTED]
    assert 0.2 < sum(counted) / len(counted) < 0.95


@pytest.mark.parametrize("seats", [2, 5])
def test_totals(seats: int) -> None:
    """URTO-D13."""
    totals = [game.total for game in played(seats) if game.winners]
    assert 26 < sum(totals) / len(totals) < 43
    assert sum(total >= 50 for total in totals) < 0.1 * GAMES


def test_everybody_wins() -> None:
    """URTO-D14, as far as so few games tell: every hero, and every temper."""
    for names in (lambda game: game.heroes, lambda game: game.tempers):
        won = races.shares(played(5), names)
        assert len(won) == 5
        assert all(0 < part < 0.5 for part in won.values())


def test_piles_last() -> None:
    """URTO-D15."""
    monsters = sorted(game.seen["monster"] for game in played(5))
    events = sorted(game.seen["event"] for game in played(5))
    assert monsters[GAMES // 2] < 28
    assert events[GAMES // 2] <= 36


@pytest.mark.parametrize("temper", tempers())
def test_each_temper_is_known_by_what_it_does(temper: str) -> None:
    """It does that more than the others do on average, by a tenth at least."""
    did = races.manners(played(5))[temper]
    others = [n for name, n in did.items() if name != temper]
    assert did[temper] > 1.1 * sum(others) / len(others)
