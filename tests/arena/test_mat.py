"""Leaving the mat: the moment at which the centre crosses the edge."""

import math
from random import Random

import pytest

from flick.arena.flick import Shot, simulate
from flick.arena.layout import Layout, Pawn, Physics, Table, Wall, check
from tests.arena.oracle import solve
from tests.arena.scenes import SHAPES, SMOOTH, random_scene

BRAKE = 0.2 * 9810
MAT = Table(610, 355, "mat")


def test_a_pawn_leaves_when_its_centre_crosses_the_edge() -> None:
    outcome = simulate(Layout(MAT, {"a": Pawn(500, 100), "b": Pawn(50, 50)}), Shot("a", 900, 300))
    (left,) = outcome.left
    speed = math.hypot(900, 300)
    way = 110 * speed / 900
    assert (left.pawn, left.x, left.angle) == ("a", 610, 0)
    assert left.y == pytest.approx(100 + 110 / 3, abs=0.005)
    assert left.t == pytest.approx((speed - math.sqrt(speed**2 - 2 * BRAKE * way)) / BRAKE, abs=1e-5)
    assert outcome.rest == {"b": (50, 50, 0)}
    assert outcome.duration == left.t
    assert outcome.track.rows == {"a": math.floor(left.t * 120) + 1}


def test_a_pawn_may_come_to_rest_half_over_the_edge() -> None:
    speed = math.sqrt(2 * BRAKE * 105)
    outcome = simulate(Layout(MAT, {"a": Pawn(500, 100)}), Shot("a", speed, 0))
    assert outcome.left == ()
    assert outcome.rest["a"][0] == pytest.approx(605, abs=0.02)


@pytest.mark.parametrize("beyond", [-0.05, -0.01, 0.01, 0.05])
def test_a_hair_decides(beyond: float) -> None:
    speed = math.sqrt(2 * BRAKE * (100 + beyond))
    layout = Layout(MAT, {"a": Pawn(510, 100)})
    outcome = simulate(layout, Shot("a", speed, 0))
    assert bool(outcome.left) == (beyond > 0)
    check(layout.with_poses(outcome.rest))


def test_what_has_left_touches_nobody_any_more() -> None:
    """``a`` would reach ``b``, which lies half over the edge, if it could go on beside the mat."""
    pawns = {"a": Pawn(580, 60), "b": Pawn(609, 110, diameter=38)}
    outcome = simulate(Layout(MAT, pawns), Shot("a", 2000, 1200))
    assert [departure.pawn for departure in outcome.left] == ["a"]
    assert outcome.contacts == ()


def test_a_pawn_that_is_knocked_off_leaves_too() -> None:
    outcome = simulate(Layout(MAT, {"a": Pawn(400, 100), "b": Pawn(580, 100)}), Shot("a", 2000, 0))
    assert [departure.pawn for departure in outcome.left] == ["b"]
    assert outcome.contacts[0].t < outcome.left[0].t
    assert "b" not in outcome.rest


def test_on_a_mat_even_a_wall_on_the_edge_stands_free() -> None:
    layout = Layout(MAT, {"a": Pawn(500, 100)}, walls={"east": Wall((610, 0), (610, 200))})
    outcome = simulate(layout, Shot("a", 900, 0))
    assert [contact.b for contact in outcome.contacts] == ["wall:east"]
    assert outcome.left == ()
    over = simulate(layout, Shot("a", 900, 1800))
    assert [departure.pawn for departure in over.left] == ["a"]


@pytest.mark.parametrize("seed", range(20))
def test_departures_agree_with_the_exact_answer(seed: int) -> None:
    layout, shot = random_scene(Random(seed), edge="mat", physics=SMOOTH, speeds=(800, 3000))
    outcome, exact = simulate(layout, Shot(*shot)), solve(layout, shot)
    assert [departure.pawn for departure in outcome.left] == [pawn for pawn, *_ in exact.left]
    for departure, (_, t, x, y) in zip(outcome.left, exact.left, strict=True):
        assert departure.t == pytest.approx(t, abs=0.002)
        assert (departure.x, departure.y) == pytest.approx((x, y), abs=1.0)
        assert departure.x in (0, 610) or departure.y in (0, 355)


@pytest.mark.parametrize("seed", range(20))
def test_every_pawn_is_either_at_rest_on_the_mat_or_off_it(seed: int) -> None:
    layout, shot = random_scene(
        Random(seed), edge="mat", physics=Physics(), shapes=SHAPES, speeds=(1500, 4000), aimed=True
    )
    outcome = simulate(layout, Shot(*shot))
    gone = [departure.pawn for departure in outcome.left]
    assert sorted([*outcome.rest, *gone]) == sorted(layout.pawns)
    check(layout.without(*gone).with_poses(outcome.rest))
    for departure in outcome.left:
        assert all(contact.t <= departure.t + 1e-3 for contact in outcome.contacts_of(departure.pawn))
