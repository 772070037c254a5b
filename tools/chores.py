"""Chores that let bots play many times: what is typed to begin one, how the work is shared out, and what they measure
alike."""

import argparse
import itertools
import os
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple, TypeVar

from flick.table.match import Match
from flick.table.rules import Decision

Item = TypeVar("Item")
Made = TypeVar("Made")

JOBS = int(os.environ.get("FLICK_JOBS", "0")) or os.cpu_count() or 1
"""So many processes, by default one for each core."""
CHUNK = 4
"""So many items at a time go to a process."""


class Chore(NamedTuple):
    """``work`` is given how many times to play, and says whether its bounds hold; ``usual`` is enough to tell."""

    work: Callable[[int], bool]
    usual: int


def begin(program: str, about: str, chores: Mapping[str, Chore], arguments: Sequence[str]) -> int:
    """Do what is asked for; the exit code: 0 where the bounds hold."""
    parser = argparse.ArgumentParser(prog=program, description=about)
    parser.add_argument("chore", choices=chores, help="what to look at")
    parser.add_argument("count", nargs="?", type=_count, help="how many; enough to tell where no number is given")
    chosen = parser.parse_args(arguments)
    chore = chores[chosen.chore]
    return 0 if chore.work(chosen.count or chore.usual) else 1


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1, not {text!r}")
    return int(text)


def share_out(work: Callable[[Item], Made], items: Iterable[Item]) -> list[Made]:
    """What comes of each item, in order, on as many cores as there are."""
    return list(as_they_come(work, items))


def as_they_come(work: Callable[[Item], Made], items: Iterable[Item]) -> Iterator[Made]:
    """The same one after the other, for whoever tells how it is going."""
    with ProcessPoolExecutor(JOBS, get_context("spawn")) as executor:
        yield from executor.map(work, items, chunksize=CHUNK)


def in_turn(variants: Iterable[Item], count: int) -> Iterator[Item]:
    """So many of them, one after the other, and from the first one on again."""
    return itertools.islice(itertools.cycle(variants), count)


def by_turns(better: str, other: str, count: int) -> list[tuple[tuple[str, str], int]]:
    """Two players for so many games, and the seat of the better one: each as often as the other."""
    return list(in_turn([((better, other), 0), ((other, better), 1)], count))


def victory(winners: Collection[int], seat: int) -> float:
    """The share of a seat in a victory."""
    return (seat in winners) / max(1, len(winners))


def wins(won: Sequence[bool], rounds: Sequence[int]) -> str:
    """How many games were won, and after how many rounds half of them were over."""
    share, median = sum(won) / len(won), sorted(rounds)[len(rounds) // 2]
    return f"{sum(won)} of {len(won)} won ({share:.0%}), {median} rounds"


def is_quick(whose: str, matches: Iterable[Match], seconds: float) -> bool:
    """Tell how long bots take for an answer; whether 99 of 100 take so many ``seconds`` of CPU time at most."""
    times: list[float] = []
    for match in matches:
        while isinstance(match.settle(), Decision):
            begun = time.process_time()
            match.ask_bot()
            times.append(time.process_time() - begun)
    times.sort()
    late = times[int(0.99 * len(times))]
    print(f"{whose}: {len(times)} answers, median {times[len(times) // 2]:.4f} s, 99 % within {late:.3f} s")
    return late <= seconds
