"""Flicks against closed forms: how far pawns slide, how they bounce, and that motion is never made from nothing."""

import math
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from flick.arena.flick import Shot, simulate
from flick.arena.layout import Layout, Pawn, Physics, Table, Wall, check
from flick.arena.outcome import FRAME
from tests.arena.ledger import Ledger
from tests.arena.scenes import SHAPES, SMOOTH, random_scene

BRAKE = 0.2 * 9810
HALL = Table(10_000, 10_000, "walls")
TABLE = Table(610, 355, "walls")


def slide(speed: float) -> float:
    return speed**2 / (2 * BRAKE)


@pytest.mark.parametrize("speed", [3.0, 30.0, 100.0, 333.3, 500.0, 1000.0, 1777.0, 2500.0, 4000.0, 5000.0])
@pytest.mark.parametrize("diameter", [15.0, 38.0])
def test_a_lone_disc_stops_after_v_squared_over_two_mu_g(speed: float, diameter: float) -> None:
    layout = Layout(HALL, {"a": Pawn(100, 200, diameter=diameter)})
    outcome = simulate(layout, Shot("a", 0.8 * speed, 0.6 * speed))
    x, y, angle = outcome.rest["a"]
    assert math.dist((x, y), (100 + 0.8 * slide(speed), 200 + 0.6 * slide(speed))) < 0.02
    assert angle == 0
    assert outcome.duration == pytest.approx(speed / BRAKE, abs=0.002)
    assert not outcome.stopped


def test_the_track_follows_the_parabola_at_120_hz() -> None:
    outcome = simulate(Layout(HALL, {"a": Pawn(100, 200)}), Shot("a", 1500, 0))
    rows = outcome.track.poses()["a"]
    assert len(rows) == math.ceil(1500 / BRAKE / FRAME) + 1
    for frame, (x, y, _) in enumerate(rows[:-1]):
        t = frame * FRAME
        assert (x, y) == pytest.approx((100 + 1500 * t - BRAKE * t * t / 2, 200), abs=0.002)
    assert tuple(rows[-1][:2]) == pytest.approx(outcome.rest["a"][:2], abs=0.001)


@pytest.mark.parametrize("shape", SHAPES)
def test_no_shape_veers_or_turns_when_it_does_not_spin(shape: Any) -> None:
    outcome = simulate(Layout(HALL, {"a": Pawn(100, 200, 0.4, 30, shape)}), Shot("a", 1000, 500))
    x, y, angle = outcome.rest["a"]
    assert (x - 100, y - 200) == pytest.approx((2 * (y - 200), slide(math.hypot(1000, 500)) / math.sqrt(5)), abs=0.02)
    assert angle == pytest.approx(0.4, abs=1e-6)


def test_nothing_moves_without_a_push() -> None:
    layout = Layout(TABLE, {"a": Pawn(100.123456789, 100, 7.0), "b": Pawn(125, 100)})
    outcome = simulate(layout, Shot("a", 0, 0))
    assert outcome.rest == {"a": (100.123457, 100, round(7.0 - math.tau, 9)), "b": (125, 100, 0)}
    assert (outcome.duration, outcome.contacts, outcome.track.rows) == (0, (), {})


@pytest.mark.parametrize("restitution", [0.0, 0.55, 1.0])
def test_a_wall_gives_back_its_share_of_the_speed(restitution: float) -> None:
    physics = msgspec.structs.replace(SMOOTH, restitution_wall=restitution)
    layout = Layout(TABLE, {"a": Pawn(300, 100)}, physics)
    outcome = simulate(layout, Shot("a", 300, -1200))
    way = 87.5 * math.hypot(300, 1200) / 1200
    there = math.sqrt(300**2 + 1200**2 - 2 * BRAKE * way)
    vx, vy = there * 300 / math.hypot(300, 1200), restitution * there * 1200 / math.hypot(300, 1200)
    after = math.hypot(vx, vy)
    ends = 300 + way * 300 / math.hypot(300, 1200) + slide(after) * vx / after, 12.5 + slide(after) * vy / after
    assert outcome.rest["a"][:2] == pytest.approx(ends, abs=0.05)
    assert [(c.a, c.b, c.moved) for c in outcome.contacts] == [("a", "wall:south", ("a",))]


@pytest.mark.parametrize("restitution", [0.0, 0.75, 1.0])
@pytest.mark.parametrize(("struck", "striker"), [(25.0, 25.0), (15.0, 38.0), (38.0, 15.0)])
def test_a_head_on_hit_follows_momentum_and_restitution(restitution: float, struck: float, striker: float) -> None:
    physics = msgspec.structs.replace(SMOOTH, restitution_pawn=restitution)
    pawns = {"a": Pawn(1000, 500, diameter=striker), "b": Pawn(1200, 500, diameter=struck)}
    outcome = simulate(Layout(HALL, pawns, physics), Shot("a", 1500, 0))
    way = 200 - (struck + striker) / 2
    speed = math.sqrt(1500**2 - 2 * BRAKE * way)
    heavy, light = striker**2, struck**2
    after_a = speed * (heavy - restitution * light) / (heavy + light)
    after_b = speed * (1 + restitution) * heavy / (heavy + light)
    assert outcome.rest["b"][0] == pytest.approx(1200 + slide(after_b), abs=0.1)
    assert outcome.contacts[0].impulse == pytest.approx(0.0052 * math.pi / 4 * light * after_b, rel=1e-4)
    if restitution > 0:
        assert outcome.rest["a"][0] == pytest.approx(1000 + way + math.copysign(slide(after_a), after_a), abs=0.1)


def test_an_oblique_elastic_hit_of_equals_parts_at_a_right_angle() -> None:
    physics = msgspec.structs.replace(SMOOTH, restitution_pawn=1.0)
    layout = Layout(HALL, {"a": Pawn(1000, 500), "b": Pawn(1200, 510)}, physics)
    outcome = simulate(layout, Shot("a", 2000, 0))
    hit = outcome.contacts[0]
    touch = 1200 - math.sqrt(25**2 - 10**2), 500
    line = math.atan2(510 - 500, 1200 - touch[0])
    (ax, ay, _), (bx, by, _) = outcome.rest["a"], outcome.rest["b"]
    assert (hit.x, hit.y) == pytest.approx(((touch[0] + 1200) / 2, 505), abs=0.01)
    assert math.atan2(by - 510, bx - 1200) == pytest.approx(line, abs=1e-4)
    assert math.atan2(ay - touch[1], ax - touch[0]) == pytest.approx(line - math.pi / 2, abs=1e-4)


def test_edge_friction_turns_a_disc_that_glances_off_a_wall() -> None:
    layout = Layout(TABLE, {"a": Pawn(100, 60)})
    rows = simulate(layout, Shot("a", 1200, -1000)).track.poses()["a"]
    assert rows[-1][2] < rows[0][2] - 0.5, "the wall below holds its lower side back, so it rolls clockwise"


def test_what_still_moves_after_ten_seconds_is_stopped() -> None:
    layout = Layout(TABLE, {"a": Pawn(300, 100)}, Physics(0.01, 1.0, 1.0, 0.0, 0.0))
    outcome = simulate(layout, Shot("a", 700, 4000))
    assert outcome.stopped
    assert outcome.duration == 10
    assert outcome.track.rows == {"a": 1201}
    check(layout.with_poses(outcome.rest))


def test_neighbours_sleep_until_they_are_touched() -> None:
    pawns = {f"n{k}": Pawn(400 + 25 * (k % 3), 100 + 25 * (k // 3)) for k in range(9)}
    layout = Layout(TABLE, {**pawns, "a": Pawn(100, 300)})
    missed = simulate(layout, Shot("a", 500, 0))
    assert list(missed.track.rows) == ["a"]
    assert {name: missed.rest[name] for name in pawns} == {name: pawn.pose for name, pawn in pawns.items()}
    hit = simulate(layout, Shot("a", 2000, -1200))
    assert len(hit.track.rows) > 5


@pytest.mark.parametrize("angle", [90, 135, 180, 250, 270])
def test_flicked_away_from_a_neighbour_it_touches_there_is_no_hit(angle: float) -> None:
    layout = Layout(TABLE, {"a": Pawn(300, 177.5), "b": Pawn(324.9, 177.5)})
    shot = Shot("a", 500 * math.cos(math.radians(angle)), 500 * math.sin(math.radians(angle)))
    outcome = simulate(layout, shot)
    assert [contact.b for contact in outcome.contacts if contact.b == "b"] == []
    assert "b" not in outcome.track.rows or math.dist(outcome.rest["b"][:2], (324.9, 177.5)) < 0.1


def test_flicked_into_a_neighbour_it_touches_it_hits_at_once() -> None:
    layout = Layout(TABLE, {"a": Pawn(200, 177.5), "b": Pawn(225, 177.5)}, SMOOTH)
    outcome = simulate(layout, Shot("a", 900, 0))
    hit = outcome.contacts[0]
    assert (hit.a, hit.b, hit.moved) == ("a", "b", ("a",))
    assert hit.t < 1e-4
    assert outcome.rest["b"][0] - 225 == pytest.approx(slide(900 * 1.75 / 2), abs=0.1)


def energies(layout: Layout, shot: Shot, *, every_step: bool) -> list[float]:
    ledger = Ledger(layout, shot)
    ledger.follow()
    return [energy for _, energy in (ledger.rows if every_step else ledger.frames)]


def rise(rows: list[float]) -> float:
    """The largest growth from a row to the next, as a share of the first."""
    return max(later - sooner for sooner, later in pairwise(rows)) / rows[0]


def test_the_ledger_knows_the_energy_of_a_lone_disc() -> None:
    ledger = Ledger(Layout(HALL, {"a": Pawn(100, 200)}), Shot("a", 1500, 0))
    ledger.follow()
    mass = 0.0052 * math.pi * 12.5**2
    for t, energy in ledger.frames[:-1]:
        assert energy == pytest.approx(mass * (1500 - BRAKE * t) ** 2 / 2, rel=1e-9)
    assert ledger.rows[-1][1] <= mass / 2


@pytest.mark.parametrize("seed", range(12))
def test_energy_never_grows(seed: int) -> None:
    random = Random(seed)
    layout, launch = random_scene(random, physics=Physics(), shapes=SHAPES, walls=2, speeds=(500, 4000), aimed=True)
    shot = Shot(launch.pawn, launch.vx, launch.vy, random.uniform(-40, 40))
    assert rise(energies(layout, shot, every_step=True)) <= 1e-9
    assert rise(energies(layout, shot, every_step=False)) <= 0


@pytest.mark.parametrize("restitution", [0.0, 0.75, 1.0])
@pytest.mark.parametrize("friction", [0.0, 0.15, 1.0])
def test_energy_never_grows_in_a_packed_rack(restitution: float, friction: float) -> None:
    rack = {
        f"r{row}{place}": Pawn(350 + row * 25 * math.sqrt(3) / 2, 177.5 + 25 * (place - row / 2))
        for row in range(4)
        for place in range(row + 1)
    }
    physics = Physics(0.2, restitution, restitution, friction, friction)
    layout = Layout(TABLE, {"a": Pawn(100, 180), **rack}, physics)
    assert rise(energies(layout, Shot("a", 3000, 0), every_step=True)) <= 1e-9


@pytest.mark.parametrize("seed", range(15))
def test_what_came_to_rest_is_a_layout_to_flick_on(seed: int) -> None:
    random = Random(1000 + seed)
    layout, launch = random_scene(random, 16, physics=Physics(), shapes=SHAPES, walls=2, aimed=True)
    for _ in range(3):
        outcome = simulate(layout, Shot(random.choice(list(layout.pawns)), launch.vx, launch.vy))
        layout = layout.with_poses(outcome.rest)
        check(layout)


@pytest.mark.parametrize("width", [1.0, 3.0])
def test_the_smallest_pawn_does_not_get_through_the_thinnest_wall(width: float) -> None:
    layout = Layout(TABLE, {"a": Pawn(100, 177, diameter=1.0)}, walls={"fence": Wall((300, 50), (300, 305), width)})
    for speed in (1000.0, 2345.0, 5000.0):
        outcome = simulate(layout, Shot("a", speed, 0))
        assert outcome.rest["a"][0] < 300 - width / 2
