"""The mat's hold on pawns that slide and turn, against sums over many points."""

import math
from itertools import pairwise

import numpy as np
import pytest

from flick.arena.flick import Shot, simulate
from flick.arena.friction import footprint, grip
from flick.arena.layout import Layout, Pawn, Table
from flick.arena.shapes import ShapeName, chain

SHAPES: tuple[ShapeName, ...] = ("disc", "longbow", "wave")
BRAKE = 0.2 * 9810


@pytest.mark.parametrize("shape", SHAPES)
def test_without_turning_all_of_the_force_holds_and_nothing_twists(shape: ShapeName) -> None:
    assert grip(shape).factors(0.0, 100.0) == (1.0, 0.0)


@pytest.mark.parametrize("shape", SHAPES)
def test_on_the_spot_only_the_twist_is_left(shape: ShapeName) -> None:
    outline = chain(shape, 1.0)
    x, y = footprint(outline, 300)
    hold, twist = grip(shape).factors(100.0, 0.0)
    assert hold == 0
    assert twist == grip(shape).spinning == pytest.approx(np.mean(np.hypot(x, y)) / outline.extent, abs=0.002)


def test_a_disc_spinning_on_the_spot_is_twisted_by_two_thirds() -> None:
    assert grip("disc").spinning == pytest.approx(2 / 3, abs=0.002)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("ratio", [0.05, 0.3, 1.0, 2.0, 10.0])
def test_factors_agree_with_a_finer_sum(shape: ShapeName, ratio: float) -> None:
    outline = chain(shape, 1.0)
    x, y = (axis / outline.extent for axis in footprint(outline, 200))
    holds, twists = [], []
    for way in np.arange(0.05, math.tau, math.tau / 36):
        u, v = math.cos(way) - ratio * y, math.sin(way) + ratio * x
        size = np.hypot(u, v)
        holds.append(np.mean((u * math.cos(way) + v * math.sin(way)) / size))
        twists.append(np.mean((x * v - y * u) / size))
    assert grip(shape).factors(ratio * 500, 500) == pytest.approx((np.mean(holds), np.mean(twists)), abs=0.005)


def test_factors_are_steady_in_between() -> None:
    table = grip("disc")
    ratios = np.linspace(0, 0.999, 1000)
    factors = [table.factors(ratio, 1 - ratio) for ratio in ratios]
    assert all(later[0] <= sooner[0] + 1e-9 for sooner, later in pairwise(factors))
    assert all(later[1] >= sooner[1] - 1e-9 for sooner, later in pairwise(factors))


@pytest.mark.parametrize(
    ("shape", "ratio", "travel", "turn"),
    [
        ("disc", 0.2, 257.4, 391.7),
        ("disc", 1.0, 324.9, 2115.0),
        ("longbow", 0.2, 256.5, 237.1),
        ("longbow", 1.0, 299.2, 1246.3),
        ("wave", 1.0, 301.5, 707.3),
    ],
)
def test_sliding_and_turning_agree_with_thousands_of_points(
    shape: ShapeName, ratio: float, travel: float, turn: float
) -> None:
    """From 1 m/s; the expected mm and degrees are sums over some 5,000 points of the mat in steps of 0.2 ms."""
    pawn = Pawn(500, 1000, 0.3, {"disc": 20.0, "longbow": 19.0, "wave": 38.0}[shape], shape)
    layout = Layout(Table(4000, 2000, "walls"), {"a": pawn})
    outcome = simulate(layout, Shot("a", 1000, 0, ratio * 1000 / pawn.chain.extent))
    rows = outcome.track.poses()["a"]
    assert outcome.rest["a"][0] - 500 == pytest.approx(travel, abs=1.2)
    assert math.degrees(rows[-1][2] - rows[0][2]) == pytest.approx(turn, rel=0.025)


@pytest.mark.parametrize("spin", [-80.0, 3.0, 150.0])
def test_a_disc_that_only_spins_winds_down_evenly(spin: float) -> None:
    layout = Layout(Table(610, 355, "mat"), {"a": Pawn(300, 150)})
    outcome = simulate(layout, Shot("a", 0, 0, spin))
    unwind = 4 * BRAKE / (3 * 12.5)
    turned = spin * abs(spin) / (2 * unwind)
    rows = outcome.track.poses()["a"]
    assert outcome.rest["a"][:2] == (300, 150)
    assert rows[-1][2] - rows[0][2] == pytest.approx(turned, rel=0.003, abs=0.002)
    assert outcome.duration == pytest.approx(abs(spin) / unwind, abs=0.004)
