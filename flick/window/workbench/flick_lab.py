"""Experiments on a table: how far a pawn slides, how it comes off a wall and off another pawn. The engine of the arena
answers all of them, on a bare table so large that nothing else is in the way."""

import math
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from flick.arena.flick import simulate
from flick.arena.layout import Edge, Layout, Pawn, Physics, Table
from flick.arena.outcome import FRAME, Outcome
from flick.arena.shot import Shot
from flick.arena.sliding_pawn import GRAVITY

FIELD = 100_000.0
"""mm: the bare table."""
NEAR = 0.5
"""mm between a pawn and what it is about to strike."""
FRAMES = 4
"""Over so many frames after a contact a direction is measured."""
KEPT = 200
"""Results of each experiment that are remembered: what is asked again costs nothing."""
HALF_BALL = math.radians(30)
"""Between the way of a pawn and the line through both centres, when half of the other is struck."""


class Thing(NamedTuple):
    """What is slid: its size, its shape, and what holds it."""

    physics: Physics
    pawn: Pawn


class FreeSlide(NamedTuple):
    """A free slide: mm, seconds, and the speed (mm/s) at each distance on the way."""

    distance: float
    duration: float
    speeds: tuple[tuple[float, float], ...]


@lru_cache(KEPT)
def slide(thing: Thing, speed: float) -> FreeSlide:
    """A flick with nothing in its way."""
    middle = FIELD / 2
    outcome = simulate(_field(thing, "mat", a=(middle, middle)), Shot("a", speed, 0.0))
    way = outcome.track.poses().get("a")
    if way is None:
        return FreeSlide(0.0, 0.0, ((0.0, speed),))
    gone = way[:, 0] - middle
    paces, halves = np.diff(gone) / FRAME, (gone[1:] + gone[:-1]) / 2
    speeds = [(0.0, speed), *((float(at), float(pace)) for at, pace in zip(halves, paces, strict=True) if pace > 0)]
    distance = outcome.rest["a"][0] - middle
    return FreeSlide(distance, outcome.duration, (*speeds, (distance, 0.0)))


@lru_cache(KEPT)
def rebound(thing: Thing, speed: float) -> float:
    """With what speed a pawn comes back that meets a wall head-on with this one, in mm/s: from how far it slides
    back."""
    start = thing.pawn.chain.extent + NEAR
    outcome = simulate(_field(thing, "walls", a=(start, FIELD / 2)), Shot("a", -_faster(thing, speed), 0.0))
    return _speed_over(thing, outcome.rest["a"][0] - thing.pawn.chain.extent)


@lru_cache(KEPT)
def passed(thing: Thing, speed: float) -> float:
    """With what speed a pawn moves off that an equal one has struck head-on, in mm/s: from how far it slides."""
    middle, apart = FIELD / 2, 2 * thing.pawn.chain.extent + NEAR
    layout = _field(thing, "mat", a=(middle, middle), b=(middle + apart, middle))
    outcome = simulate(layout, Shot("a", _faster(thing, speed), 0.0))
    return _speed_over(thing, outcome.rest["b"][0] - middle - apart)


@lru_cache(KEPT)
def bounce(thing: Thing, speed: float) -> float:
    """Under which angle to the wall (radians) a pawn leaves it that came under 45°."""
    start, part = thing.pawn.chain.extent + NEAR, speed / math.sqrt(2)
    outcome = simulate(_field(thing, "walls", a=(start, FIELD / 2)), Shot("a", -part, part))
    dx, dy = _way_after(outcome)
    return math.atan2(dx, dy) if dy > 0 else math.pi / 2


@lru_cache(KEPT)
def glance(thing: Thing, speed: float) -> float:
    """By which angle (radians) a pawn leaves its way that strikes the half of an equal one."""
    middle, reach = FIELD / 2, 2 * thing.pawn.chain.extent
    across = reach * math.sin(HALF_BALL)
    ahead = reach * math.cos(HALF_BALL) + NEAR
    layout = _field(thing, "mat", a=(middle, middle), b=(middle + ahead, middle + across))
    dx, dy = _way_after(simulate(layout, Shot("a", speed, 0.0)))
    return abs(math.atan2(dy, dx))


def _field(thing: Thing, edge: Edge, **pawns: tuple[float, float]) -> Layout:
    cut = thing.pawn
    placed = {name: Pawn(x, y, 0.0, cut.diameter, cut.shape) for name, (x, y) in pawns.items()}
    return Layout(Table(FIELD, FIELD, edge), placed, thing.physics)


def _way_after(outcome: Outcome) -> tuple[float, float]:
    """Where the flicked pawn goes just after its first contact."""
    way = outcome.track.poses()["a"]
    if not outcome.contacts:
        return float(way[-1, 0] - way[0, 0]), float(way[-1, 1] - way[0, 1])
    first = math.ceil(outcome.contacts[0].t / FRAME) + 1
    start, end = (min(frame, len(way) - 1) for frame in (first, first + FRAMES))
    return float(way[end, 0] - way[start, 0]), float(way[end, 1] - way[start, 1])


def _faster(thing: Thing, speed: float) -> float:
    """The speed with which a pawn must start to have this one when it strikes."""
    return math.sqrt(speed**2 + 2 * thing.physics.mat_friction * GRAVITY * NEAR)


def _speed_over(thing: Thing, distance: float) -> float:
    """The speed of a pawn that slides so far."""
    return math.sqrt(2 * thing.physics.mat_friction * GRAVITY * max(0.0, distance))
