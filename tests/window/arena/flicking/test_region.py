"""Finding out where a piece may lie, by asking."""

import math
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick.arena.shapes import Point
from flick.window.arena.flicking.region import Region, loops
from tests.window.arena.flicking.scene import Ticking, standing

Allows = Callable[[float, float], bool]


class Shape(NamedTuple):
    """Where a piece may lie, a spot of it, and its area in mm2."""

    allows: Allows
    seed: Point
    area: float


def ring(x: float, y: float) -> bool:
    return 20 <= math.hypot(x - 100, y - 80) <= 45


SHAPES = {
    "ring": Shape(ring, (130, 80), math.pi * (45**2 - 20**2)),
    "half a ring": Shape(lambda x, y: ring(x, y) and x >= 100, (130, 80), math.pi * (45**2 - 20**2) / 2),
    "rectangle": Shape(lambda x, y: 3.3 <= x <= 61.7 and -20.4 <= y <= 31.9, (30, 0), 58.4 * 52.3),
}


def found(shape: Shape) -> Region:
    region = Region(shape.allows, [shape.seed])
    assert region.work(1, standing)
    return region


def area_of(edge: list[Point]) -> float:
    """Positive when it goes counter-clockwise."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*edge, edge[0]])) / 2


@pytest.mark.parametrize("name", SHAPES)
def test_mask_and_edges_have_the_right_area(name: str) -> None:
    shape = SHAPES[name]
    region = found(shape)
    assert region.step == 2
    assert region.mask.sum() * region.step**2 == pytest.approx(shape.area, rel=0.05)
    assert sum(map(area_of, region.edges)) == pytest.approx(shape.area, rel=0.03)


@pytest.mark.parametrize("name", SHAPES)
def test_the_mask_says_what_is_allowed(name: str) -> None:
    shape = SHAPES[name]
    region = found(shape)
    (x, y), step = region.origin, region.step
    for (j, i), yes in np.ndenumerate(region.mask):
        assert yes == shape.allows(x + i * step, y + j * step)


def test_holes_go_the_other_way_round() -> None:
    outer, inner = sorted((area_of(edge) for edge in found(SHAPES["ring"]).edges), reverse=True)
    assert outer == pytest.approx(math.pi * 45**2, rel=0.02)
    assert inner == pytest.approx(-math.pi * 20**2, rel=0.05)


def test_edges_are_sharp() -> None:
    for edge in found(SHAPES["ring"]).edges:
        for x, y in edge:
            distance = math.hypot(x - 100, y - 80)
            assert min(abs(distance - 20), abs(distance - 45)) <= 0.26
            assert ring(x, y)


def test_what_lies_on_the_other_side_is_found() -> None:
    """Only two spots of a ring of 50 mm are free, opposite each other."""

    def allows(x: float, y: float) -> bool:
        return min(math.dist((x, y), (0, 0)), math.dist((x, y), (100, 0))) <= 12

    region = found(Shape(allows, (0, 0), 0))
    assert len(region.edges) == 2


def test_slices_find_the_same() -> None:
    """However little is done at a time, and never more than is allowed."""
    shape = SHAPES["half a ring"]
    asked: list[Point] = []

    def allows(x: float, y: float) -> bool:
        asked.append((x, y))
        return shape.allows(x, y)

    region, clock, calls = Region(allows, [shape.seed]), Ticking(), 0
    while not region.complete:
        before = len(asked)
        region.work(4, clock)
        calls += 1
        assert len(asked) - before <= 4 * 4
    assert calls > 100
    whole = found(shape)
    assert region.edges == whole.edges
    assert (region.mask == whole.mask).all()
    assert region.work(4, clock)


def test_no_seed_no_region() -> None:
    region = Region(ring, [])
    assert region.work(1, standing)
    assert region.edges == []
    assert region.nearest((100, 80)) is None


@given(st.floats(0, 200), st.floats(-20, 180))
def test_the_nearest_spot(x: float, y: float) -> None:
    distance = math.hypot(x - 100, y - 80)
    spot = RING.nearest((x, y))
    assert spot is not None
    assert ring(*spot)
    assert spot == (round(spot[0], 1), round(spot[1], 1))
    best = max(0, distance - 45, 20 - distance)
    if best > 0:
        assert math.dist(spot, (x, y)) <= best + 0.6


def test_the_nearest_spot_before_anything_is_known() -> None:
    assert Region(ring, [(130, 80), (100, 110)]).nearest((100, 200)) == pytest.approx((100, 110), abs=0.3)


RING = found(SHAPES["ring"])


def test_yes_is_on_the_left_of_its_edges() -> None:
    mask = np.zeros((5, 6), dtype=bool)
    mask[1:3, 1:4] = True
    mask[3, 4] = True
    joined = loops(mask)
    assert sorted(len(loop) for loop in joined) == [4, 10]
    for loop in joined:
        assert all(mask[yes[1], yes[0]] and not mask[no[1], no[0]] for yes, no in loop)
        middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in loop]
        assert area_of(middles) > 0
