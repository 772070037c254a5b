"""Figures of the bots of Catacombs: how fast random play goes, and what a planned flick costs on each level."""

from collections import defaultdict
from statistics import mean, median
from time import perf_counter, process_time

from flick.games.catacombs.bot import BOTS
from flick.sitting import new_match
from flick.table.perspective import Perspective
from flick.table.rules import Decision, Flick
from tools.rows import Row, at_most

RANDOM_MATCHES = 20
PLANNED = 40
"""Flicks planned by each level, the same ones for all."""

MOST = 0.5
"""Seconds of one core for a hard bot's flick."""


def rows() -> list[Row]:
    """All figures of the bots."""
    return [*random_rows(), *planner_rows()]


def random_rows() -> list[Row]:
    """Random play, flicks simulated and rules applied, in this one process."""
    decisions = flicks = 0
    began = perf_counter()
    for seed in range(RANDOM_MATCHES):
        match = new_match("catacombs", "random,random", {}, seed)
        while isinstance(decision := match.settle(), Decision):
            flicks += isinstance(decision, Flick)
            decisions += 1
            match.ask_bot()
    seconds = perf_counter() - began
    return [
        Row("decisions per second of random play", f"{decisions / seconds:,.0f}", "told", True),
        Row("flicks per second of random play", f"{flicks / seconds:,.0f}", "told", True),
    ]


def planner_rows() -> list[Row]:
    """The same positions of one match given to every level; seconds of this process, not of the clock."""
    seconds: dict[str, list[float]] = defaultdict(list)
    match = new_match("catacombs", "normal,normal", {}, 3)
    while len(seconds["easy"]) < PLANNED and isinstance(decision := match.settle(), Decision):
        if isinstance(decision, Flick):
            for level, make in BOTS.items():
                perspective: Perspective = match.perspective()
                began = process_time()
                make().think(perspective)
                seconds[level].append(process_time() - began)
        match.ask_bot()
    found = [
        Row(
            f"a flick planned by {level}", f"{1000 * median(taken):.0f} ms, mean {1000 * mean(taken):.0f}", "told", True
        )
        for level, taken in seconds.items()
    ]
    return [*found, at_most("the longest of a hard bot's flicks", max(seconds["hard"]), MOST, " s")]
