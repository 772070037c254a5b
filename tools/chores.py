"""Chores that let bots play many times: what is typed to begin one, and how the work is shared out."""

import argparse
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple, TypeVar

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
