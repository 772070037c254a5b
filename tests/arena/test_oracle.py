"""The oracle against closed forms, against its own laws, and against a plain integration in tiny steps."""

import math
from itertools import combinations
from random import Random

import msgspec
import numpy as np
import pytest

from flick.arena.layout import Edge, Layout, Pawn, Physics, Table, Wall, check
from tests.arena.courses import WOOD, Disc, first_touch, meeting
from tests.arena.oracle import FLOOR, GRAVITY, Run, Solution, solve
from tests.arena.scenes import CLEARANCE, SMOOTH, Launch, random_scene, tunnelling_scene
from tests.arena.tiny_steps import tiny_steps

BRAKE = SMOOTH.mat_friction * GRAVITY


def table(edge: Edge = "walls", physics: Physics = SMOOTH, **pawns: tuple[float, float]) -> Layout:
    """A table of 610 x 355 mm with discs of 30 mm."""
    return Layout(Table(610, 355, edge), {name: Pawn(*at, diameter=30) for name, at in pawns.items()}, physics)


def slide(speed: float) -> float:
    """How far a disc goes until it stops."""
    return speed**2 / (2 * BRAKE)


def speed_after(speed: float, way: float) -> float:
    return math.sqrt(speed**2 - 2 * BRAKE * way)


@pytest.mark.parametrize("speed", [3.0, 250.0, 900.0])
def test_a_lone_disc_stops_after_v_squared_over_two_mu_g(speed: float) -> None:
    found = solve(table(a=(50, 100)), Launch("a", speed * 0.8, speed * 0.6))
    assert found.rest["a"] == pytest.approx((50 + 0.8 * slide(speed), 100 + 0.6 * slide(speed)))
    assert found.duration == pytest.approx(speed / BRAKE)
    assert found.contacts == []


def test_nothing_moves_without_a_push() -> None:
    found = solve(table(a=(50, 100), b=(80, 100)), Launch("a", 0, 0))
    assert found == Solution(rest={"a": (50, 100), "b": (80, 100)})


@pytest.mark.parametrize("restitution", [0.0, 0.3, 0.75, 1.0])
def test_head_on_equal_discs_share_the_speed_by_restitution(restitution: float) -> None:
    physics = msgspec.structs.replace(SMOOTH, restitution_pawn=restitution)
    found = solve(table(physics=physics, a=(100, 200), b=(200, 200)), Launch("a", 700, 0))
    met = speed_after(700, 70)
    assert found.contacts == [(pytest.approx((700 - met) / BRAKE), "a", "b")]
    assert found.impulses == pytest.approx([WOOD * math.pi * 15**2 * met * (1 + restitution) / 2], rel=1e-3)
    assert found.rest["a"] == pytest.approx((170 + slide(met * (1 - restitution) / 2), 200), abs=0.05)
    assert found.rest["b"] == pytest.approx((200 + slide(met * (1 + restitution) / 2), 200), abs=0.05)


def test_a_heavy_disc_pushes_on_and_a_light_one_comes_back() -> None:
    layout = table(heavy=(100, 200)).adding("light", Pawn(200, 200, diameter=15))
    met = speed_after(700, 100 - 22.5)
    found = solve(layout, Launch("heavy", 700, 0))
    assert found.rest["heavy"][0] == pytest.approx(177.5 + slide(met * (4 - 0.75) / 5))
    assert found.rest["light"][0] == pytest.approx(200 + slide(met * 4 * 1.75 / 5))
    found = solve(layout, Launch("light", -700, 0))
    assert found.rest["light"][0] == pytest.approx(122.5 + slide(met * (4 * 0.75 - 1) / 5))
    assert found.rest["heavy"][0] == pytest.approx(100 - slide(met * 1.75 / 5))


@pytest.mark.parametrize("aside", [-29.9, -20.0, 0.5, 15.0, 29.0])
def test_the_struck_disc_leaves_along_the_line_of_centres(aside: float) -> None:
    found = solve(table(a=(100, 170), b=(200, 170 + aside)), Launch("a", 800, 0))
    dx, dy = found.rest["b"][0] - 200, found.rest["b"][1] - 170 - aside
    across = math.sqrt(30**2 - aside**2)
    assert math.atan2(dy, dx) == pytest.approx(math.atan2(aside, across))
    met = speed_after(800, 100 - across)
    assert math.hypot(dx, dy) == pytest.approx(slide(met * 1.75 / 2 * across / 30))


def test_a_wall_returns_its_share_of_the_speed_towards_it() -> None:
    found = solve(table(a=(500, 100)), Launch("a", 900, 300))
    cos, sin = 3 / math.sqrt(10), 1 / math.sqrt(10)
    met = speed_after(math.hypot(900, 300), 95 / cos)
    back, up = -0.55 * met * cos, met * sin
    way = slide(math.hypot(back, up)) / math.hypot(back, up)
    assert found.rest["a"] == pytest.approx((595 + back * way, 100 + 95 / 3 + up * way))
    assert [names for _, *names in found.contacts] == [["a", "wall:east"]]


@pytest.mark.parametrize(
    ("side", "vx", "vy"), [("west", -900, 0), ("east", 900, 0), ("south", 0, -900), ("north", 0, 900)]
)
def test_every_side_has_its_name_and_its_brink(side: str, vx: float, vy: float) -> None:
    layout = table(a=(305, 177))
    assert solve(layout, Launch("a", 1.5 * vx, 1.5 * vy)).contacts[0][1:] == ("a", f"wall:{side}")
    off = solve(table("mat", a=(305, 177)), Launch("a", 1.5 * vx, 1.5 * vy))
    assert (off.contacts, off.rest) == ([], {})
    (_, t, x, y), distance = off.left[0], {"west": 305, "east": 305, "south": 177, "north": 178}[side]
    assert t == pytest.approx((1350 - speed_after(1350, distance)) / BRAKE) == off.duration
    edge = {"west": (0, 177), "east": (610, 177), "south": (305, 0), "north": (305, 355)}[side]
    assert (x, y) == pytest.approx(edge, abs=1e-9)


def test_a_disc_that_left_is_in_nobodys_way() -> None:
    layout = table("mat", a=(590, 100), b=(400, 100))
    found = solve(layout, Launch("a", 400, 0))
    assert [name for name, *_ in found.left] == ["a"]
    assert found.rest == {"b": (400, 100)}


@pytest.mark.parametrize(
    ("start", "turn"),
    [((200.0, 100.0), 0.0), ((300.0, 100.0), 0.7), ((250.0, 100.0), 2.4)],
    ids=["end of the bar", "other end", "slanted"],
)
def test_a_free_standing_wall_is_a_bar_with_round_ends(start: tuple[float, float], turn: float) -> None:
    """The same bar turned about the middle of the table: the disc meets it 10 mm beside the middle line's end."""
    cos, sin = math.cos(turn), math.sin(turn)
    end = start[0] + 80 * cos, start[1] + 80 * sin
    wall = Wall(start, end, 4.0)
    foot = end[0] - 10 * sin, end[1] + 10 * cos
    layout = msgspec.structs.replace(table(a=(foot[0] + 60 * cos, foot[1] + 60 * sin)), walls={"bar": wall})
    found = solve(layout, Launch("a", -600 * cos, -600 * sin))
    met = speed_after(600, 60 - math.sqrt(17**2 - 10**2))
    assert found.contacts == [(pytest.approx((600 - met) / BRAKE), "a", "wall:bar")]
    towards = math.sqrt(17**2 - 10**2) / 17 * met
    assert found.impulses == pytest.approx([WOOD * math.pi * 15**2 * towards * 1.55])


def test_the_side_of_a_free_standing_wall_is_straight() -> None:
    layout = msgspec.structs.replace(table(a=(200, 200)), walls={"bar": Wall((100, 100), (400, 100), 4)})
    found = solve(layout, Launch("a", 300, -600))
    met = speed_after(math.hypot(300, 600), 83 * math.sqrt(5) / 2)
    x, y = met / math.sqrt(5), 0.55 * met * 2 / math.sqrt(5)
    way = slide(math.hypot(x, y)) / math.hypot(x, y)
    assert found.rest["a"] == pytest.approx((200 + 83 / 2 + x * way, 117 + y * way))


def test_two_moving_discs_meet_half_way() -> None:
    one, two = Disc("one", 100, 100, 30, BRAKE), Disc("two", 250, 100, 30, BRAKE)
    one.launch(0, 100, 100, 600, 0)
    two.launch(0, 250, 100, -600, 0)
    assert meeting(one, two, 0) == pytest.approx((600 - speed_after(600, 60)) / BRAKE)
    assert meeting(one, two, 0.05) == pytest.approx(meeting(one, two, 0))


def test_first_touch_sees_what_fine_sampling_sees() -> None:
    random = Random(5)
    grid = np.linspace(0, 0.5, 20_001)
    found = 0
    for _ in range(500):
        p, v, w = ((random.uniform(-s, s), random.uniform(-s, s)) for s in (150, 900, 1900))
        reach = 0.95 * math.hypot(*p) * random.random()
        apart = np.hypot(*(p[k] + v[k] * grid + w[k] * grid**2 for k in (0, 1))) - reach
        t = first_touch(p, v, w, reach, 0.5)
        if t is None:
            assert apart.min() > 0
            continue
        found += 1
        assert math.hypot(*(p[k] + v[k] * t + w[k] * t**2 for k in (0, 1))) == pytest.approx(reach, abs=1e-9)
        assert apart[grid < t].min() > -1e-9
    assert 50 < found < 450


@pytest.mark.parametrize("depth", [1e-4, 1e-7, 1e-10])
def test_first_touch_does_not_miss_a_graze(depth: float) -> None:
    """Reach as much less than the least distance of two random courses, then as much more."""
    random = Random(6)
    grazes = 0
    for _ in range(300):
        p, v, w = ((random.uniform(-s, s), random.uniform(-s, s)) for s in (150, 900, 1900))
        least, at = _least_distance(p, v, w, 0.5)
        if least < 1 or not 0.01 < at < 0.49:
            continue
        grazes += 1
        assert first_touch(p, v, w, least - depth, 0.5) is None
        t = first_touch(p, v, w, least + depth, 0.5)
        assert t is not None
        assert t <= at + 1e-6
    assert grazes > 30


def _least_distance(
    p: tuple[float, float], v: tuple[float, float], w: tuple[float, float], span: float
) -> tuple[float, float]:
    """The least distance and its time, by numpy's roots of the slope."""
    square = np.polyadd(*(np.polymul([w[k], v[k], p[k]], [w[k], v[k], p[k]]) for k in (0, 1)))
    roots = np.roots(np.polyder(square))
    times = [0.0, span, *(float(r.real) for r in roots if abs(r.imag) < 1e-9 and 0 < r.real < span)]
    return min((math.hypot(*(p[k] + v[k] * t + w[k] * t**2 for k in (0, 1))), t) for t in times)


def test_a_touching_neighbour_is_hit_at_once_or_never() -> None:
    layout = table(a=(200, 200), b=(230, 200))
    assert solve(layout, Launch("a", 300, 100)).contacts[0] == (0.0, "a", "b")
    assert solve(layout, Launch("a", -300, 100)).contacts == []
    assert solve(layout, Launch("b", 300, 300)).contacts == []


def test_a_touching_row_passes_the_blow_on() -> None:
    physics = msgspec.structs.replace(SMOOTH, restitution_pawn=1.0)
    row = {f"p{k}": (200.0 + 30 * k, 200.0) for k in range(5)}
    layout = table(physics=physics, a=(120, 200))
    for name, at in row.items():
        layout = layout.adding(name, Pawn(*at, diameter=30))
    found = solve(layout, Launch("a", 600, 0))
    met = speed_after(600, 50)
    assert [names for _, *names in found.contacts] == [["a", "p0"], *([f"p{k}", f"p{k + 1}"] for k in range(4))]
    assert found.rest["p4"] == pytest.approx((320 + slide(met), 200), abs=0.01)
    assert all(found.rest[name] == pytest.approx(row[name], abs=0.01) for name in ("p0", "p1", "p2", "p3"))


@pytest.mark.parametrize("restitution", [0.0, 0.2, 0.75, 1.0])
def test_each_impact_keeps_momentum_and_makes_no_energy(restitution: float) -> None:
    physics = Physics(0.15, restitution, restitution, 0, 0)
    random = Random(11)
    impacts = 0
    for number in range(30):
        layout, shot = random_scene(random, 14, physics=physics, walls=number % 3, aimed=True)
        run = Run(layout, shot)
        contacts = run.solution().contacts
        while (t := run.upcoming()) is not None:
            listed, before = len(contacts), _energy_and_momentum(run, t)
            assert run.step()
            after = _energy_and_momentum(run, t)
            assert after[0] <= before[0] * (1 + 1e-12) + 4 * FLOOR**2
            if any(other in layout.pawns for _, _, other in contacts[listed:]):
                impacts += 1
                assert after[1:] == pytest.approx(before[1:], rel=1e-9, abs=1e-6)
    assert impacts > 60


def _energy_and_momentum(run: Run, t: float) -> tuple[float, float, float]:
    moving = [(disc.mass, *disc.velocity(t)) for disc in run.discs]
    return (
        sum(m * (u * u + v * v) / 2 for m, u, v in moving),
        sum(m * u for m, u, _ in moving),
        sum(m * v for m, _, v in moving),
    )


@pytest.mark.parametrize(("friction", "restitution"), [(0.2, 0.75), (0.05, 0.0), (0.5, 0.1), (0.08, 1.0)])
def test_discs_never_press_into_each_other_or_leave_the_walls(friction: float, restitution: float) -> None:
    physics = Physics(friction, restitution, restitution, 0, 0)
    random = Random(3)
    for _ in range(15):
        layout, shot = random_scene(random, 25, physics=physics, aimed=True)
        run = Run(layout, shot)
        while run.step():
            places = [(disc.radius, disc.position(run.now)) for disc in run.discs]
            for (r, a), (s, b) in combinations(places, 2):
                assert math.dist(a, b) > r + s - 1e-8
            assert all(r - 1e-8 < x < 610 - r + 1e-8 and r - 1e-8 < y < 355 - r + 1e-8 for r, (x, y) in places)
        assert all(0 < t <= run.solution().duration for t, *_ in run.solution().contacts)


@pytest.mark.parametrize("edge", ["walls", "mat"])
def test_a_mirrored_scene_ends_mirrored(edge: Edge) -> None:
    random = Random(21)
    swap = {"wall:west": "wall:east", "wall:east": "wall:west"}
    for _ in range(40):
        layout, shot = random_scene(random, 8, edge, walls=1, aimed=True)
        found, mirrored = solve(layout, shot), solve(_mirror(layout), shot._replace(vx=-shot.vx))
        assert [(a, swap.get(b, b)) for _, a, b in mirrored.contacts] == [(a, b) for _, a, b in found.contacts]
        assert mirrored.impulses == pytest.approx(found.impulses, rel=1e-6, abs=1e-3)
        assert [name for name, *_ in mirrored.left] == [name for name, *_ in found.left]
        for name, (x, y) in found.rest.items():
            assert mirrored.rest[name] == pytest.approx((610 - x, y), abs=1e-5)


def _mirror(layout: Layout) -> Layout:
    walls = {
        name: Wall((610 - wall.start[0], wall.start[1]), (610 - wall.end[0], wall.end[1]), wall.thickness)
        for name, wall in layout.walls.items()
    }
    poses = {name: (610 - pawn.x, pawn.y, 0.0) for name, pawn in layout.pawns.items()}
    return msgspec.structs.replace(layout.with_poses(poses), walls=walls)


def test_tiny_steps_lead_to_the_same_place() -> None:
    random = Random(8)
    physics = msgspec.structs.replace(SMOOTH, mat_friction=0.5)
    scenes = [
        random_scene(random, 2 + number % 3, size=(200, 150), physics=physics, speeds=(1200, 2500), aimed=True)
        for number in range(24)
    ]
    solutions = [solve(layout, shot) for layout, shot in scenes]
    for found, stepped in zip(solutions, tiny_steps(scenes, 1e-5), strict=True):
        assert max(math.dist(found.rest[name], at) for name, at in stepped.items()) < 0.02
    assert sum(len(found.contacts) for found in solutions) > 60


@pytest.mark.parametrize(
    ("layout", "shot"),
    [
        (table(a=(50, 50)), Launch("a", 1, 0, spin=1.0)),
        (table(physics=Physics(), a=(50, 50)), Launch("a", 1, 0)),
        (table().adding("a", Pawn(100, 100, shape="wave")), Launch("a", 1, 0)),
        (msgspec.structs.replace(table(a=(50, 50)), stands=((100.0, 100.0),)), Launch("a", 1, 0)),
        (msgspec.structs.replace(table(a=(50, 50)), walls={"w": Wall((0, 0), (0, 90))}), Launch("a", 1, 0)),
    ],
    ids=["spin", "edge friction", "shape", "stand", "wall on the edge"],
)
def test_what_the_model_does_not_cover_is_refused(layout: Layout, shot: Launch) -> None:
    with pytest.raises(ValueError, match="the oracle knows no"):
        solve(layout, shot)


@pytest.mark.parametrize("edge", ["walls", "mat"])
def test_scenes_repeat_and_lie_apart(edge: Edge) -> None:
    for seed in range(10):
        layout, shot = random_scene(Random(seed), edge=edge, walls=2)
        assert (layout, shot) == random_scene(Random(seed), edge=edge, walls=2)
        check(layout)
        assert len(layout.pawns) == 10
        assert 500 <= math.hypot(shot.vx, shot.vy) <= 3000
        for a, b in combinations(layout.pawns.values(), 2):
            assert math.dist((a.x, a.y), (b.x, b.y)) >= (a.diameter + b.diameter) / 2 + CLEARANCE


def test_tunnelling_scenes_hold_all_shapes_and_lie_apart() -> None:
    layouts = [tunnelling_scene(Random(seed))[0] for seed in range(10)]
    for layout in layouts:
        check(layout)
        assert len(layout.walls) == 4
    assert {pawn.shape for layout in layouts for pawn in layout.pawns.values()} == {"disc", "longbow", "wave"}
