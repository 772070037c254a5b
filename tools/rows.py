"""Measured figures as rows of a table."""

import random
import sys
from collections.abc import Callable, Iterable, Sequence
from statistics import median
from time import process_time
from typing import NamedTuple

SLACK = 0.1
"""A ratio that misses its bound by more than this share of it is far off, on whatever machine it was measured."""


class Row(NamedTuple):
    """One figure: what it is, what was measured, what it should be, and whether it is. ``far`` says that a figure
    without a unit, which is the same on every machine, misses its bound by more than ``SLACK``."""

    name: str
    measured: str
    bound: str
    ok: bool
    far: bool = False


def at_most(name: str, value: float, bound: float, unit: str = "") -> Row:
    far = not unit and value > bound * (1 + SLACK)
    return Row(name, f"{value:.3g}{unit}", f"<= {bound:g}{unit}", value <= bound, far)


def at_least(name: str, value: float, bound: float, unit: str = "") -> Row:
    far = not unit and value < bound * (1 - SLACK)
    return Row(name, f"{value:.3g}{unit}", f">= {bound:g}{unit}", value >= bound, far)


def interleaved(works: Sequence[Callable[[], object]], rounds: int) -> list[float]:
    """Seconds of this process for each work, so that whatever else runs on the machine matters little: the median over
    rounds in which all of them are done, in another order each time."""
    seconds: list[list[float]] = [[] for _ in works]
    order = list(range(len(works)))
    shuffler = random.Random(1)
    for _ in range(rounds):
        shuffler.shuffle(order)
        for index in order:
            began = process_time()
            works[index]()
            seconds[index].append(process_time() - began)
    return [median(times) for times in seconds]


def show(title: str, rows: Iterable[Row]) -> bool:
    """Print the rows as a table; whether all are as they should be."""
    from rich.console import Console
    from rich.table import Table

    kept = list(rows)
    table = Table(title=title, title_justify="left")
    for column in ("figure", "measured", "bound", ""):
        table.add_column(column)
    for row in kept:
        table.add_row(row.name, row.measured, row.bound, "ok" if row.ok else "NOT MET")
    Console(width=None if sys.stdout.isatty() else 110).print(table)
    return all(row.ok for row in kept)
