"""Watches flicks step by step, for what must never happen."""

import math
from collections.abc import Iterable
from itertools import pairwise
from random import Random
from typing import NamedTuple

import msgspec

from flick.arena.flick import Shot
from flick.arena.layout import BadLayout, Layout, Physics, check, kept_pose
from flick.arena.shapes import Point, gap
from flick.arena.sliding_pawn import SlidingPawn
from tests.arena.ledger import Ledger
from tests.arena.scenes import tunnelling_scene

LOOKS = 0.0005
"""s. How often walls are looked at. Nothing gets through one and back in twice that time."""


class Seen(NamedTuple):
    """What one flick did: how often something went through a wall, whether it broke, how deep pawns overlapped at
    rest in mm, and the largest growth of energy in a step as a share of that of the flick."""

    through: int
    broken: bool
    depth: float
    growth: float


class Witness(Ledger):
    """Notes the energy after each step, and who crosses the middle line of a wall."""

    def __init__(self, layout: Layout, shot: Shot) -> None:
        super().__init__(layout, shot)
        self.through = 0
        self._looked = 0.0
        self._walls = [(wall.start, wall.end) for wall in layout.walls.values()]
        self._seen: dict[str, list[Point]] = {}

    def see(self, t: float, sliders: Iterable[SlidingPawn]) -> None:
        engine = self.engine
        awake = [slider for slider in sliders if not engine.asleep(slider.body)]
        if t - self._looked < LOOKS:
            return
        self._looked = t
        for slider in awake:
            place = engine.position(slider.body)
            spine = slider.chain.at(place.x, place.y, engine.angle(slider.body))
            for before, now in zip(self._seen.get(slider.name, spine), spine, strict=True):
                self.through += any(_cross(before, now, *wall) for wall in self._walls)
            self._seen[slider.name] = spine


def witness(seed: int) -> Seen:
    """A random hard flick of pawns of all shapes between thin walls."""
    layout, launch = tunnelling_scene(Random(seed))
    layout = msgspec.structs.replace(layout, physics=Physics())
    watching = Witness(layout, Shot(*launch))
    watching.follow()
    energies = [energy for _, energy in watching.rows]
    growth = max(later - sooner for sooner, later in pairwise(energies)) / energies[0]
    rest = layout.with_poses(
        {slider.name: kept_pose(slider.x, slider.y, slider.angle) for slider in watching.run.staying}
    )
    return Seen(watching.through, _is_broken(rest), _deepest(rest), growth)


def _is_broken(rest: Layout) -> bool:
    try:
        check(rest)
    except BadLayout:
        return True
    return not all(math.isfinite(number) for pawn in rest.pawns.values() for number in pawn.pose)


def _deepest(rest: Layout) -> float:
    pawns = list(rest.pawns.values())
    return max(-gap(one.chain, one.pose, two.chain, two.pose) for k, one in enumerate(pawns) for two in pawns[k + 1 :])


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the way from a to b crosses the line from c to d."""
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    ahead, behind = vx * (a[1] - c[1]) - vy * (a[0] - c[0]), vx * (b[1] - c[1]) - vy * (b[0] - c[0])
    if ahead * behind > 0 or a == b:
        return False
    return (ux * (c[1] - a[1]) - uy * (c[0] - a[0])) * (ux * (d[1] - a[1]) - uy * (d[0] - a[0])) < 0
