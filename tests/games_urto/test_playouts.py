"""Random games end, and nothing is lost or doubled on the way."""

import pytest

from flick.bots.random import random_answer
from flick.games.urto import GAME
from flick.games.urto.state import UrtoOptions
from flick.table.chance import Chance, derived
from flick.table.game import Result
from flick.table.match import Match
from flick.table.rules import Decision
from flick.table.seats import HUMAN, Seat


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("standard", [False, True])
def test_nothing_is_lost(seats: int, standard: bool) -> None:
    """Cards and tokens are counted at each answer; life, mana and artefacts keep their limits (URTO-19, URTO-126)."""
    for seed in range(3):
        match = Match(GAME, [Seat(HUMAN)] * seats, UrtoOptions(standard=standard), seed)
        luck, before = Chance(derived(seed, 7)), GAME.inventory(match.state)
        while isinstance(item := match.settle(), Decision):
            assert GAME.inventory(match.state) == before
            for hero in match.state.heroes:
                assert 0 <= hero.life <= 18
                assert 0 <= hero.mana <= 16
                assert hero.pool >= 0
                assert len(hero.artefacts) <= 4
                assert hero.dead or hero.life > 0 or item.verb in ("revive", "part")
            match.answer(random_answer(item, luck))
            assert len(match.answers) < 6000
        assert isinstance(item, Result)
        assert GAME.inventory(match.state) == before
        assert match.state.round <= 90
