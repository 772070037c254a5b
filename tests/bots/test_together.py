"""Bots that look ahead in a game that all win or lose together, in a dungeon that grows."""

from collections.abc import Callable

from flick.bots import BOTS
from flick.bots.ahead import AheadBot
from flick.table.game import Result, find
from flick.table.match import Match
from flick.table.seats import Bot, Seat

LEVELS: dict[str, Callable[[], Bot]] = {**BOTS, "few": lambda: AheadBot(16, 3)}


def test_heroes_who_look_ahead_find_the_shrine() -> None:
    """More often than not, and heroes at random never."""
    assert sum(won("few", seed) for seed in range(4)) >= 2
    assert not any(won("random", seed) for seed in range(4))


def won(level: str, seed: int) -> bool:
    result = Match(find("crypt"), [Seat(level)] * 2, seed=seed, bots=LEVELS).advance()
    assert isinstance(result, Result)
    return bool(result.winners)
