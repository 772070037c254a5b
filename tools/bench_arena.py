"""Figures of the arena: how exact, how safe and how fast a flick is. ``python -m tools.bench_arena``"""

import math
import multiprocessing
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import median

from flick.arena.flick import Shot, simulate
from flick.arena.layout import Layout, Pawn, Table
from tests.arena.oracle import solve
from tests.arena.scenes import random_scene
from tools.arena_speed import speed_rows
from tools.arena_witness import Seen, witness
from tools.rows import Row, at_least, at_most

ROOT = Path(__file__).resolve().parent.parent
PROCESSES = 2
EXACT_SCENES = 600
FLICKS = 5000
LEAST_IMPULSE = 10.0
BRAKE = 0.2 * 9810


def rows() -> list[Row]:
    """All figures of the arena; what is timed comes last, when nothing else runs."""
    with multiprocessing.get_context("fork").Pool(PROCESSES) as pool:
        exact = pool.map(_against_the_exact_answer, range(EXACT_SCENES), chunksize=5)
        seen = pool.map(witness, range(FLICKS), chunksize=50)
    return [*accuracy_rows(exact), stopping_row(), *safety_rows(seen), same_bits_row(), *speed_rows()]


def accuracy_rows(exact: list[tuple[float, bool]]) -> list[Row]:
    """How far from the exact answer the worst of ten discs comes to rest, and whether the contacts are the same."""
    errors = sorted(error for error, _ in exact)
    same = sum(alike for _, alike in exact) / len(exact)
    return [
        at_most("worst of 10 discs at rest, median error", median(errors), 0.005, " mm"),
        at_most("worst of 10 discs at rest, 99th percentile", errors[len(errors) * 99 // 100], 1, " mm"),
        at_least("scenes with the flicked disc's contacts in order", same, 0.98),
    ]


def _against_the_exact_answer(seed: int) -> tuple[float, bool]:
    layout, launch = random_scene(Random(seed))
    outcome, exact = simulate(layout, Shot(*launch)), solve(layout, launch)
    error = max(math.dist(outcome.rest[name][:2], at) for name, at in exact.rest.items())
    listed = zip(exact.contacts, exact.impulses, strict=True)
    met = [contact[1:] for contact, impulse in listed if launch.pawn in contact and impulse >= LEAST_IMPULSE]
    found = [{contact.a, contact.b} for contact in outcome.contacts_of(launch.pawn)]
    return error, found == [set(pair) for pair in met]


def stopping_row() -> Row:
    """A lone disc at every speed, against the closed form."""
    layout = Layout(Table(10_000, 400, "walls"), {"a": Pawn(100, 200)})
    worst = 0.0
    for speed in range(100, 4001, 25):
        stop = simulate(layout, Shot("a", speed, 0)).rest["a"][0] - 100
        worst = max(worst, abs(stop - speed**2 / (2 * BRAKE)))
    return at_most("lone disc, 100 to 4000 mm/s, stopping error", worst, 0.02, " mm")


def safety_rows(seen: list[Seen]) -> list[Row]:
    """What random flicks of all shapes between thin walls must never do."""
    return [
        at_most(f"of {len(seen)} flicks up to 4000 mm/s, through a wall", sum(one.through for one in seen), 0),
        at_most("... not a number, or not a layout to flick on", sum(one.broken for one in seen), 0),
        at_most("... deepest overlap", max(one.depth for one in seen), 0.25, " mm"),
        at_most("... largest growth of energy in a step", max(one.growth for one in seen), 1e-9),
    ]


def same_bits_row() -> Row:
    """Three fresh processes with other hash seeds."""
    command = [sys.executable, "-c", "from tests.arena.test_same_bits import fingerprint; print(fingerprint(1000))"]
    prints = {
        subprocess.run(
            command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("0", "7", "12345")
    }
    return Row("different results in 3 fresh processes, 1001 shots", str(len(prints) - 1), "<= 0", len(prints) == 1)


if __name__ == "__main__":
    from tools.rows import show

    sys.exit(0 if show("The arena", rows()) else 1)
