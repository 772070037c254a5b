"""Experiments come out as the formulas of physics say, where there is one."""

import math

import pytest

from flick.arena.layout import Pawn, Physics
from flick.arena.sliding_pawn import GRAVITY
from flick.window.workbench.flick_lab import Thing, bounce, glance, passed, rebound, slide

PHYSICS = Physics(mat_friction=0.2, restitution_pawn=0.75, restitution_wall=0.55)
THING = Thing(PHYSICS, Pawn(0, 0, diameter=25))
SPEEDS = [200.0, 900.0, 2000.0]


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_free_slide_is_as_long_as_friction_lets_it_be(speed: float) -> None:
    found = slide(THING, speed)
    brake = PHYSICS.mat_friction * GRAVITY
    assert found.distance == pytest.approx(speed**2 / (2 * brake), rel=1e-3)
    assert found.duration == pytest.approx(speed / brake, rel=0.02)
    assert found.speeds[0] == (0.0, speed)
    for at, pace in found.speeds[1:-2]:
        assert pace == pytest.approx(math.sqrt(speed**2 - 2 * brake * at), abs=12)
    assert found.speeds[-1] == (found.distance, 0.0)


@pytest.mark.parametrize("speed", SPEEDS)
def test_restitution_is_what_comes_back(speed: float) -> None:
    assert rebound(THING, speed) == pytest.approx(0.55 * speed, rel=0.01)
    assert passed(THING, speed) == pytest.approx((1 + 0.75) / 2 * speed, rel=0.01)


def test_without_loss_and_grip_a_pawn_leaves_a_wall_as_it_came() -> None:
    smooth = Thing(Physics(restitution_wall=1.0, edge_friction_wall=0.0), THING.pawn)
    assert math.degrees(bounce(smooth, 900)) == pytest.approx(45, abs=1)
    assert math.degrees(bounce(THING, 900)) < 42


def test_a_livelier_pawn_turns_the_striker_further() -> None:
    dull, lively = (Thing(Physics(restitution_pawn=share), THING.pawn) for share in (0.2, 0.9))
    assert 0 < glance(dull, 900) < glance(lively, 900) < math.pi / 2


def test_what_was_asked_once_is_known() -> None:
    assert slide(THING, 500.0) is slide(THING, 500.0)
