"""Figures of the bot that looks ahead, in the sample game of a small cave: what its tries are worth, and what they
cost."""

import os
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from time import process_time

from flick.bots.ahead import AheadBot
from flick.bots.random import RandomBot
from flick.table.game import Result, find
from flick.table.match import Match
from flick.table.seats import Bot, Seat
from tools.rows import Row, at_least

GAMES = Path(__file__).resolve().parent.parent / "tests" / "games"
DEALS = 50
"""Each is played twice, with the seats exchanged."""
BUDGETS = (8, 32, 128)


def rows() -> list[Row]:
    """Random play against the fewest tries, and each number of tries against the next."""
    os.environ["FLICK_GAMES"] = str(GAMES)
    found = [at_least("8 tries, share won against random play", _share_won(lambda: AheadBot(8), RandomBot)[0], 0.8)]
    for fewer, more in pairwise(BUDGETS):
        share, seconds = _share_won(lambda more=more: AheadBot(more), lambda fewer=fewer: AheadBot(fewer))
        found.append(at_least(f"{more} tries, share won against {fewer}", share, 0.5))
        found.append(Row(f"{more} tries against {fewer}, a match", f"{1000 * seconds:.0f} ms", "told", True))
    return found


def _share_won(first: Callable[[], Bot], second: Callable[[], Bot]) -> tuple[float, float]:
    """How many matches the first wins, and the seconds of this process that one takes; a shared victory is half of
    one."""
    bots = {"first": first, "second": second}
    won, began = 0.0, process_time()
    for seed in range(DEALS):
        for seats in (("first", "second"), ("second", "first")):
            match = Match(find("grotto"), [Seat(one) for one in seats], seed=seed, bots=bots)
            result = match.advance()
            assert isinstance(result, Result)
            won += (seats.index("first") in result.winners) / len(result.winners)
    return won / (2 * DEALS), (process_time() - began) / (2 * DEALS)
