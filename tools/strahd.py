"""How somebody fares who plays the dungeon: ``python -m tools.strahd levels|leaks [COUNT]``.

``levels``: a Strahd who buys nothing, the weaker and the better bot, each against three heroes of the better bot over
all adventures; how often each wins. ``leaks``: bots at three to six seats; nothing that a seat is shown, told, asked or
thinks names a card of the hand that it has not seen.

Each has bounds; the exit code is 1 where they do not hold. Few games say little. ``FLICK_JOBS`` is how many processes
play.
"""

import itertools
import sys
from collections.abc import Mapping
from typing import Any

from flick.batch import seed_of
from flick.table.decisions import Decision
from tests.games_ravenloft.evenings import Evening, evening_of
from tests.games_ravenloft.seen_hands import found_leaks
from tools.castle import ADVENTURES
from tools.chores import Chore, as_they_come, begin, in_turn

SEED = 5
HEROES = 3
LEVELS = ("passive", "easy", "normal")
BETTER = 0.15
"""By so much the weaker bot wins more often than one who buys nothing, and the better one more often than that."""
TOLD = 20


def _is_won(evening: Evening) -> bool:
    """Whether Strahd wins."""
    match = evening_of(evening)
    while isinstance(match.settle(), Decision):
        match.ask_bot()
    assert match.result is not None
    return evening.heroes in match.result.winners


def levels(count: int) -> bool:
    """Each level wins clearly more often than the one below it."""
    shares: list[float] = []
    for level in LEVELS:
        places = in_turn(ADVENTURES, count)
        evenings = [Evening(level, HEROES, name, seed_of(SEED, number)) for number, name in enumerate(places)]
        won = 0
        for number, is_won in enumerate(as_they_come(_is_won, evenings), 1):
            won += is_won
            if number % TOLD == 0 or number == count:
                print(f"{level}: Strahd wins {won} of {number}", flush=True)
        shares.append(won / count)
    return all(more - less >= BETTER for less, more in itertools.pairwise(shares))


def leaks(count: int) -> bool:
    """None in any game."""
    places = in_turn(itertools.product((2, 3, 4, 5), ADVENTURES), count)
    evenings = [
        Evening("normal", heroes, name, seed_of(SEED, number), "easy") for number, (heroes, name) in enumerate(places)
    ]
    found = 0
    for number, some in enumerate(as_they_come(found_leaks, evenings), 1):
        found += len(some)
        for leak in some[:3]:
            print(f"game {number}: {leak}", flush=True)
        if number % TOLD == 0 or number == count:
            print(f"{number} games, {found} leaks", flush=True)
    return not found


CHORES: Mapping[str, Any] = {"levels": Chore(levels, 120), "leaks": Chore(leaks, 300)}

if __name__ == "__main__":
    sys.exit(begin("python -m tools.strahd", "How Strahd fares.", CHORES, sys.argv[1:]))
