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


class BatchOrder(msgspec.Struct, frozen=True):
    """Which matches to play: ``count`` of those that follow from ``seed``, from number ``first`` on."""

    game: str
    seats: str
    options: Mapping[str, Any]
    seed: int
    first: int
    count: int


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


class BatchSetting(NamedTuple):
    """What all matches of an order share, looked up once."""

    game: GamesAny
    seats: Sequence[Seat]
    options: Any

    @classmethod
    def of(cls, order: BatchOrder) -> "BatchSetting":
        game = find(order.game)
        return cls(game, seats_for(game, order.seats), read_options(game, order.options))


def play_one(setting: BatchSetting, seed: int, number: int = 0) -> Played:
    """Play one match between bots to its end."""
    match = None
    try:
        match = Match(setting.game, setting.seats, setting.options, seed, bots=bots())
        while isinstance(match.settle(), Decision):
            match.ask_bot()
    except Exception as fault:  # whatever rules or bots do wrong is counted, and shown with the seed that repeats it
        turns, decisions = (len(match.whole_turns), len(match.answers)) if match else (0, 0)
        return Played(number, seed, turns, decisions, "error", f"{type(fault).__name__}: {fault}")
    result = match.result
    return Played(number, seed, len(match.whole_turns), len(match.answers), result.label if result else "none")


def play_batch(order: BatchOrder, setting: BatchSetting | None = None) -> list[Played]:
    """Play the matches of an order; ``setting`` saves looking it up."""
    setting = setting or BatchSetting.of(order)
    numbers = range(order.first, order.first + order.count)
    return [play_one(setting, seed_of(order.seed, number), number) for number in numbers]


def play_many(order: BatchOrder, jobs: int, progress: Callable[[int], None] | None = None) -> BatchTally:
    """Play the matches of an order in ``jobs`` processes; ``progress`` is called with the number of matches that are
    done."""
    began = perf_counter()
    played: list[Played] = []
    with _workers(jobs) as executor:
        for share in _shares(order, jobs, executor):
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


def _shares(order: BatchOrder, jobs: int, executor: Executor | None) -> Iterator[list[Played]]:
    """The results of small shares of an order, in order; only as many shares wait as the workers will soon need."""
    size = max(1, min(50, order.count // (4 * jobs) or 1))
    orders = [
        msgspec.structs.replace(order, first=first, count=min(size, order.first + order.count - first))
        for first in range(order.first, order.first + order.count, size)
    ]
    if executor is None:
        setting = BatchSetting.of(order)
        yield from (play_batch(share, setting) for share in orders)
        return
    waiting: deque[Future[list[Played]]] = deque()
    for share in orders:
        waiting.append(executor.submit(play_batch, share))
        if len(waiting) > 2 * jobs:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()
