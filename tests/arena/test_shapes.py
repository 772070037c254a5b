"""Outlines of pawns: their area, their balance, and how far apart they are."""

import math
from itertools import pairwise
from random import Random

import numpy as np
import pytest

from flick.arena.friction import footprint
from flick.arena.shapes import ShapeName, chain, chain_distance, gap, nearer, point_link_distance

SHAPES: tuple[ShapeName, ...] = ("disc", "longbow", "wave")


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("diameter", [15.0, 38.0])
def test_every_shape_of_a_size_has_the_area_of_its_disc(shape: ShapeName, diameter: float) -> None:
    outline = chain(shape, diameter)
    assert outline.area == pytest.approx(math.pi * diameter**2 / 4)
    across = 400
    points = len(footprint(outline, across)[0])
    covered = points * (2 * outline.extent / across) ** 2
    assert covered == pytest.approx(outline.area, rel=0.01)


@pytest.mark.parametrize("shape", SHAPES)
def test_shapes_balance_on_their_centre_and_turn_as_their_points_do(shape: ShapeName) -> None:
    outline = chain(shape, 20.0)
    x, y = footprint(outline, 400)
    assert x.mean() == pytest.approx(0, abs=0.005 * outline.extent)
    assert y.mean() == pytest.approx(0, abs=1e-9)
    assert outline.inertia == pytest.approx(np.mean(x**2 + y**2), rel=0.005)


def test_a_disc_turns_like_a_disc_and_a_longbow_is_longer_than_thick() -> None:
    assert chain("disc", 20.0).inertia == pytest.approx(50.0)
    longbow = chain("longbow", 19.0)
    assert longbow.extent / longbow.radius == pytest.approx(3.6)
    assert longbow.points[0] == (-longbow.points[1][0], 0.0)


def test_a_wave_bulges_forwards() -> None:
    wave = chain("wave", 38.0)
    middle, ends = wave.points[2], (wave.points[0], wave.points[4])
    assert middle[0] > max(end[0] for end in ends)
    assert middle[1] == pytest.approx(0)
    assert ends[0][1] == pytest.approx(-ends[1][1])


def test_extent_is_the_farthest_reach_whatever_the_turn() -> None:
    for shape in SHAPES:
        outline = chain(shape, 30.0)
        for turn in (0.0, 1.0, 2.5):
            reach = max(math.hypot(x - 7, y + 3) for x, y in outline.at(7, -3, turn)) + outline.radius
            assert reach == pytest.approx(outline.extent)


def test_the_gap_of_two_discs_is_that_of_their_rims() -> None:
    one, two = chain("disc", 20.0), chain("disc", 30.0)
    assert gap(one, (0, 0, 0), two, (30, 40, 1)) == pytest.approx(25)
    assert gap(one, (0, 0, 0), two, (24, 0, 0)) == pytest.approx(-1)


def test_a_longbow_is_near_along_and_far_across() -> None:
    longbow, disc = chain("longbow", 19.0), chain("disc", 10.0)
    ahead = gap(longbow, (0, 0, 0), disc, (40, 0, 0))
    aside = gap(longbow, (0, 0, math.pi / 2), disc, (40, 0, 0))
    assert ahead == pytest.approx(40 - longbow.extent - 5)
    assert aside == pytest.approx(40 - longbow.radius - 5)


def test_chains_that_cross_have_no_distance() -> None:
    assert chain_distance([(0, 0), (10, 10)], [(0, 10), (10, 0)]) == 0
    assert chain_distance([(0, 0), (10, 0)], [(0, 3), (10, 4)]) == pytest.approx(3)
    assert chain_distance([(5, 5)], [(0, 0), (10, 0)]) == pytest.approx(5)


def test_gaps_agree_with_points_on_the_outlines() -> None:
    random = Random(3)
    for _ in range(20):
        one, two = (chain(random.choice(SHAPES), random.choice((19.0, 38.0))) for _ in range(2))
        here, there = (0.0, 0.0, random.uniform(-3, 3)), (random.uniform(60, 90), 10.0, random.uniform(-3, 3))
        nearest = min(math.dist(p, q) for p in _spread(one.at(*here)) for q in _spread(two.at(*there)))
        assert gap(one, here, two, there) == pytest.approx(nearest - one.radius - two.radius, abs=0.2)


def test_the_distance_to_a_link_is_to_its_nearest_point() -> None:
    assert point_link_distance((5, 4), (0, 0), (10, 0)) == pytest.approx(4)
    assert point_link_distance((13, 4), (0, 0), (10, 0)) == pytest.approx(5)
    assert point_link_distance((-3, -4), (0, 0), (10, 0)) == pytest.approx(5)
    assert point_link_distance((3, 4), (0, 0), (0, 0)) == pytest.approx(5)


def _spread(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Points all along a chain."""
    if len(points) == 1:
        return points
    shares = [k / 20 for k in range(21)]
    return [(a[0] + s * (b[0] - a[0]), a[1] + s * (b[1] - a[1])) for a, b in pairwise(points) for s in shares]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("distance", [-1.0, 0.0, 12.0])
def test_what_is_nearer_is_told_with_circles_round_it_as_without(shape: ShapeName, distance: float) -> None:
    one, two = chain(shape, 38.0), chain("disc", 30.0)
    for x in range(-60, 61, 6):
        for angle in (0.0, 0.8, 2.5):
            pose, other = (300.0, 150.0, angle), (300.0 + x, 165.0, 0.0)
            assert nearer(one, pose, two, other, distance) is (gap(one, pose, two, other) < distance)
            assert gap(one, pose, two, other) == pytest.approx(gap(two, other, one, pose))
