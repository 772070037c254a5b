"""Plays many matches between bots. The same seed gives the same results, whatever the number of processes."""

import multiprocessing
import signal
import statistics
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from flick.sitting import bots, seats_for
from flick.table.chance import derived
from flick.table.game import GamesAny, find
from flick.table.match import Match
from flick.table.rules import Decision
from flick.table.seats import Seat
from flick.written_options import read_options


class BatchOrder(NamedTuple):
    """The matches of a game that follow from ``seed``, with seats and options as people write them."""

    game: str
    seats: str
    options: Mapping[str, Any]
    seed: int


class Played(msgspec.Struct, frozen=True):
    """One match: how long it was and how it ended, or the fault that ended it."""

    number: int
    seed: int
    turns: int
    decisions: int
    result: str
    fault: str = ""


class BatchTally(msgspec.Struct, frozen=True):
    """The results of all matches together. ``seconds`` are measured; everything else follows from the seed."""

    matches: int
    decisions: int
    seconds: float
    decisions_per_second: float
    turns: dict[str, float]
    results: dict[str, int]
    errors: int
    faults: list[Played]


EXACT = (1 << 53) - 1
"""The largest whole number up to which floating-point numbers are exact."""


def seed_of(seed: int, number: int) -> int:
    """The seed of match ``number``. It is small enough to be a whole number in every reader of JSON."""
    return derived(seed, number).seed & EXACT


def play_batch(order: BatchOrder, numbers: range) -> list[Played]:
    """Play the matches with these numbers, one after the other."""
    game = find(order.game)
    seats, options = seats_for(game, order.seats), read_options(game, order.options)
    return [_play(game, seats, options, number, seed_of(order.seed, number)) for number in numbers]


def _play(game: GamesAny, seats: Sequence[Seat], options: Any, number: int, seed: int) -> Played:
    """Play one match to its end. What rules or bots do wrong is counted, and told with the seed that repeats it."""
    match, label, fault = None, "none", ""
    try:
        match = Match(game, seats, options, seed, bots=bots())
        while isinstance(match.settle(), Decision):
            match.ask_bot()
        label = match.result.label if match.result is not None else label
    except Exception as error:
        label, fault = "error", f"{type(error).__name__}: {error}"
    turns, decisions = (len(match.whole_turns), len(match.answers)) if match is not None else (0, 0)
    return Played(number, seed, turns, decisions, label, fault)


def play_many(order: BatchOrder, count: int, jobs: int, progress: Callable[[int], None] | None = None) -> BatchTally:
    """Play the first ``count`` matches of an order in ``jobs`` processes; ``progress`` is called with the number of
    matches that are done."""
    began = perf_counter()
    played: list[Played] = []
    with _workers(jobs) as executor:
        for share in _shares(order, count, jobs, executor):
            played += share
            if progress is not None:
                progress(len(played))
    return tally(played, perf_counter() - began)


def tally(played: Sequence[Played], seconds: float) -> BatchTally:
    """Add up the results, in the order of their names."""
    turns = [match.turns for match in played if not match.fault] or [0]
    decisions = sum(match.decisions for match in played)
    results = Counter(match.result for match in played if not match.fault)
    faults = [match for match in played if match.fault]
    return BatchTally(
        matches=len(played),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / max(seconds, 1e-9), 1),
        turns={"median": statistics.median(turns), "min": min(turns), "max": max(turns)},
        results={label: results[label] for label in sorted(results)},
        errors=len(faults),
        faults=faults,
    )


@contextmanager
def _workers(jobs: int) -> Iterator[Executor | None]:
    """An executor with ``jobs`` new processes, ``None`` for one job. They are not forked, because a fork would copy the
    locks of this process's threads. After an interruption they end at once."""
    if jobs == 1:
        yield None
        return
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(jobs, context, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_DFL))
    try:
        yield executor
    except BaseException:
        for worker in multiprocessing.active_children():
            worker.terminate()
        raise
    finally:
        executor.shutdown()


def _shares(order: BatchOrder, count: int, jobs: int, executor: Executor | None) -> Iterator[list[Played]]:
    """The results of small shares of the matches, in order; only as many shares wait as the workers will soon need."""
    size = max(1, min(50, count // (4 * jobs)))
    shares = [range(first, min(first + size, count)) for first in range(0, count, size)]
    if executor is None:
        yield from (play_batch(order, share) for share in shares)
        return
    waiting: deque[Future[list[Played]]] = deque()
    for share in shares:
        waiting.append(executor.submit(play_batch, order, share))
        if len(waiting) > 2 * jobs:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()
