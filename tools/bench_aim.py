"""Figures of aiming: how much sooner a good shot is found than by simulating every candidate, and how good it is."""

import math
from collections.abc import Sequence
from random import Random
from statistics import fmean
from time import perf_counter
from typing import NamedTuple

from flick.arena.aim import Candidate, Foreseen, candidates, foresee, refine
from flick.arena.flick import aimed, simulate
from flick.arena.layout import Layout, Pawn, Table
from flick.arena.outcome import Outcome
from flick.arena.shapes import Point, ShapeName
from tools.rows import Row, at_least

LAYOUTS = 20
ODD_LAYOUTS = 4
DIRECTIONS = 200
REFINED = 600
KEEP = 50
"""So many of all candidates are refined, and so many of those simulated."""
SPEEDS = tuple(300.0 * k for k in range(1, 11))
HERO = "hero"
ENEMIES = ("enemy-1", "enemy-2", "enemy-3")
OBSTACLES = tuple(f"obstacle-{k}" for k in range(1, 6))
WIDTH, HEIGHT = 610.0, 355.0
FAR = math.hypot(WIDTH, HEIGHT)


class Aims:
    """What the hero wants on one table: enemies hit before any wall, then to end near a hiding place."""

    def __init__(self, seed: int, shape: ShapeName) -> None:
        random = Random(seed)
        self.layout = Layout(Table(WIDTH, HEIGHT, "walls"), {})
        hero = Pawn(0, 0) if shape == "disc" else Pawn(0, 0, 0, 15.0, shape)
        pawns = {HERO: hero, **dict.fromkeys(ENEMIES, Pawn(0, 0)), **dict.fromkeys(OBSTACLES, Pawn(0, 0, 0, 30.0))}
        for name, pawn in pawns.items():
            self.layout = self.layout.adding(name, _placed(random, self.layout, pawn))
        self.hiding = random.uniform(30, WIDTH - 30), random.uniform(30, HEIGHT - 30)

    def score(self, outcome: Outcome) -> float:
        touched = [contact.other(HERO) or "" for contact in outcome.contacts_of(HERO)]
        return self._worth(touched, outcome.rest[HERO][:2])

    def rough(self, seen: Foreseen) -> float:
        return self._worth(seen.touched, seen.rest[HERO])

    def _worth(self, touched: list[str], rest: Point) -> float:
        walls = [k for k, name in enumerate(touched) if name.startswith("wall:")]
        clean = touched[: walls[0]] if walls else touched
        return len(set(clean).intersection(ENEMIES)) + 1 - math.dist(rest, self.hiding) / FAR


class Found(NamedTuple):
    """Seconds for simulating every candidate, for planning and for foreseeing; shares of the best score of all."""

    every: float
    planning: float
    foreseeing: float
    shares: list[float]
    guessed: list[float]

    @property
    def faster(self) -> float:
        return self.every / self.planning


def rows() -> list[Row]:
    """All figures of aiming, with both ways timed side by side on each layout."""
    discs, bows, waves = measured(LAYOUTS, "disc"), measured(ODD_LAYOUTS, "longbow"), measured(ODD_LAYOUTS, "wave")
    best = "best score found, % of the best of all"
    count = LAYOUTS * DIRECTIONS * len(SPEEDS)
    odd = [
        Row(f"a {name}: times as fast; % of the best, mean of {ODD_LAYOUTS} layouts", _told(found), "told", True)
        for name, found in (("longbow", bows), ("wave", waves))
    ]
    return [
        at_least("planning 2,000 candidates, times as fast as simulating all", discs.faster, 10),
        at_least(f"{best}, mean of {LAYOUTS} layouts", 100 * fmean(discs.shares), 97),
        Row("the same on the worst layout", f"{100 * min(discs.shares):.4g}", "told", True),
        Row(f"the same for the best of {KEEP} at random, mean", f"{100 * fmean(discs.guessed):.3g}", "told", True),
        Row("candidates planned per second", f"{count / discs.planning:,.0f}", "told", True),
        Row("candidates foreseen roughly per second", f"{count / discs.foreseeing:,.0f}", "told", True),
        *odd,
    ]


def measured(layouts: int, shape: ShapeName) -> Found:
    """The same candidates on so many layouts, simulated all and planned."""
    given = candidates(DIRECTIONS, SPEEDS)
    every = planning = foreseeing = 0.0
    shares: list[float] = []
    guessed: list[float] = []
    for seed in range(layouts):
        aims = Aims(seed, shape)
        foresee(aims.layout, HERO, given[:1])
        began = perf_counter()
        scores = [_simulated(aims, candidate) for candidate in given]
        all_done = perf_counter()
        found = _planned(aims, given)
        planned = perf_counter()
        foresee(aims.layout, HERO, given)
        foreseeing += perf_counter() - planned
        every, planning = every + all_done - began, planning + planned - all_done
        shares.append(found / max(scores))
        guessed.append(max(Random(seed).sample(scores, KEEP)) / max(scores))
    return Found(every, planning, foreseeing, shares, guessed)


def _told(found: Found) -> str:
    return f"{found.faster:.3g}; {100 * fmean(found.shares):.3g}"


def _planned(aims: Aims, given: Sequence[Candidate]) -> float:
    """The best score of the candidates that seem best: roughly first, then as refined, at last as simulated."""
    hopeful = sorted(foresee(aims.layout, HERO, given), key=aims.rough, reverse=True)[:REFINED]
    refined = refine(aims.layout, HERO, [seen.candidate for seen in hopeful])
    chosen = sorted(refined, key=aims.rough, reverse=True)[:KEEP]
    return max(_simulated(aims, seen.candidate) for seen in chosen)


def _simulated(aims: Aims, candidate: Candidate) -> float:
    return aims.score(simulate(aims.layout, aimed(aims.layout, HERO, candidate.angle, candidate.speed)))


def _placed(random: Random, layout: Layout, pawn: Pawn) -> Pawn:
    """Somewhere on the table, at least 1 mm from every other pawn."""
    reach, others = pawn.chain.extent, layout.pawns.values()
    while True:
        x, y = random.uniform(2 * reach, WIDTH - 2 * reach), random.uniform(2 * reach, HEIGHT - 2 * reach)
        if all(math.hypot(x - o.x, y - o.y) > reach + o.chain.extent + 1 for o in others):
            return Pawn(x, y, 0.0, pawn.diameter, pawn.shape)
