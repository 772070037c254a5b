"""Figures of the bots of Catacombs: how fast random play goes, what a fork costs, and what each level costs and is
worth."""

from collections import defaultdict
from itertools import pairwise
from statistics import median
from time import perf_counter, process_time

from flick.games.catacombs.bot import BOTS
from flick.sitting import new_match
from flick.table.rules import Decision, Flick
from tools.duels import share_won
from tools.rows import Row, at_most

RANDOM_MATCHES = 20
ANSWERS = 120
"""Answers thought of by each level, to the same questions for all."""

MOST = 0.5
"""Seconds of one core for any answer of any bot: nobody waits for one."""

FORK = 100.0
"""Microseconds for a fork of Catacombs, on the median of all decisions of random play."""
FORKS = 5
"""At every decision the mean of so many is taken."""

MATCHES = 10
"""Each level plays so many against the one below, to give an idea; ``tools.duels strength`` tells."""


def rows() -> list[Row]:
    """All figures of the bots."""
    return [*random_rows(), *level_rows()]


def random_rows() -> list[Row]:
    """Random play, flicks simulated and rules applied, and a fork at every decision, in this one process."""
    decisions = flicks = 0
    forks: list[float] = []
    began = perf_counter()
    for seed in range(RANDOM_MATCHES):
        match = new_match("catacombs", "random,random", {}, seed)
        while isinstance(decision := match.settle(), Decision):
            flicks += isinstance(decision, Flick)
            decisions += 1
            match.ask_bot()
    seconds = perf_counter() - began
    match = new_match("catacombs", "random,random", {}, 0)
    while isinstance(match.settle(), Decision):
        match.line.keep()
        began = process_time()
        for _ in range(FORKS):
            match.line.fork()
        forks.append((process_time() - began) / FORKS)
        match.ask_bot()
    return [
        Row("decisions per second of random play", f"{decisions / seconds:,.0f}", "told", True),
        Row("flicks per second of random play", f"{flicks / seconds:,.0f}", "told", True),
        at_most("a fork at any decision, median", 1e6 * median(forks), FORK, " us"),
    ]


def level_rows() -> list[Row]:
    """The same questions of one match given to every level, in seconds of this process and not of the clock."""
    seconds: dict[str, list[float]] = defaultdict(list)
    match = new_match("catacombs", "normal,normal", {}, 3)
    while len(match.answers) < ANSWERS and isinstance(match.settle(), Decision):
        for level, make in BOTS.items():
            perspective = match.perspective()
            began = process_time()
            make().think(perspective)
            seconds[level].append(process_time() - began)
        match.ask_bot()
    return [_level_row(level, below, seconds[level]) for below, level in pairwise(["", *BOTS])]


def _level_row(level: str, below: str, seconds: list[float]) -> Row:
    """What an answer costs, and how the level fares against the one below."""
    found = f"{1000 * median(seconds):.0f} ms, longest {1000 * max(seconds):.0f} ms"
    if below:
        found += f", wins {share_won(level, below, MATCHES):.0%} against {below}"
    return Row(f"an answer of {level}", found, f"longest <= {1000 * MOST:.0f} ms", max(seconds) <= MOST)
