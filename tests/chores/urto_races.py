"""Games between bots that several tests look at, played once."""

from functools import cache

from tools import races
from tools.races import Race, Record

GAMES = 40
SEEDS = range(200, 200 + GAMES)


@cache
def played(seats: int) -> list[Record]:
    """Games of the better bot's first look, in every temper."""
    return [races.play(Race(("glance",) * seats, races.dealt(seats, seed), seed)) for seed in SEEDS]
