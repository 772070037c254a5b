"""What begins in touch: with walls, with each other, with two things at once, and what becomes of it later."""

import math
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from flick.arena.apart import APART, set_apart
from flick.arena.contacts import BLOW, LEAST_IMPULSE
from flick.arena.flick import Shot, simulate
from flick.arena.layout import BadLayout, Layout, Pawn, Physics, Table, Wall, check
from flick.arena.outcome import Contact
from flick.arena.shapes import ShapeName, chain_distance, gap
from tests.arena.scenes import SHAPES, random_scene

WALLED = Table(610, 355, "walls")
MAT = Table(610, 355, "mat")
FENCE = Wall((100, 200), (500, 200), 3.0)
SPEED = 1500.0
AT_ONCE = 5e-5
DEPTHS = (0.05, 0.0)

Gap = Callable[[Pawn], float]


def to_rim(pawn: Pawn) -> float:
    """To the south side of the table."""
    return min(y for _, y in pawn.chain.at(*pawn.pose)) - pawn.chain.radius


def to_fence(pawn: Pawn) -> float:
    spine = pawn.chain.at(*pawn.pose)
    return chain_distance(spine, [FENCE.start, FENCE.end]) - pawn.chain.radius - FENCE.thickness / 2


def to_pawn(other: Pawn) -> Gap:
    return lambda pawn: gap(pawn.chain, pawn.pose, other.chain, other.pose)


def moved(pawn: Pawn, angle: float, way: float) -> Pawn:
    return Pawn(pawn.x + way * math.cos(angle), pawn.y + way * math.sin(angle), pawn.angle, pawn.diameter, pawn.shape)


def pressed(pawn: Pawn, angle: float, to: Gap, depth: float) -> Pawn:
    """The pawn, pushed along until it is ``depth`` mm inside of what lies there."""
    far = 0.0
    while to(moved(pawn, angle, far + 1)) > -depth:
        far += 1
    near, far = far, far + 1
    for _ in range(40):
        middle = (near + far) / 2
        near, far = (middle, far) if to(moved(pawn, angle, middle)) > -depth else (near, middle)
    return moved(pawn, angle, near)


def into(to: Gap, pawn: Pawn, angle: float) -> float:
    """How squarely a way leads into what a pawn touches: 1 straight into it, 0 along, -1 straight away."""
    step = 1e-4
    across = (to(moved(pawn, 0.0, step)) - to(moved(pawn, 0.0, -step))) / (2 * step)
    up = (to(moved(pawn, math.pi / 2, step)) - to(moved(pawn, math.pi / 2, -step))) / (2 * step)
    return -(math.cos(angle) * across + math.sin(angle) * up)


def clears(to: Gap, pawn: Pawn, angle: float, way: float) -> bool:
    """Whether it comes no nearer to what it touches on so many mm of a way, as a hollow shape may."""
    places = [to(moved(pawn, angle, way * k / 60)) for k in range(1, 61)]
    return all(later > sooner for sooner, later in pairwise(places))


def touches(layout: Layout, angle: float, other: str) -> list[Contact]:
    """The contacts of ``a`` with ``other`` when it is flicked along ``angle``."""
    outcome = simulate(layout, Shot("a", SPEED * math.cos(angle), SPEED * math.sin(angle)))
    return [contact for contact in outcome.contacts_of("a") if contact.other("a") == other]


def starts(shape: ShapeName, random: Random) -> list[tuple[Layout, str, Gap]]:
    """The pawn ``a`` in touch with the rim, with a wall that stands free, and with a pawn of each shape."""
    found: list[tuple[Layout, str, Gap]] = []
    pawn = Pawn(300, 330, random.uniform(-math.pi, math.pi), 38, shape)
    depth = random.choice(DEPTHS)
    found.append((Layout(WALLED, {"a": pressed(pawn, -math.pi / 2, to_rim, depth)}), "wall:south", to_rim))
    table = random.choice((WALLED, MAT))
    fenced = Layout(table, {"a": pressed(pawn, -math.pi / 2, to_fence, depth)}, walls={"fence": FENCE})
    found.append((fenced, "wall:fence", to_fence))
    for other_shape in SHAPES:
        other = Pawn(300, 177.5, random.uniform(-math.pi, math.pi), 30, other_shape)
        pawn = Pawn(300, 300, random.uniform(-math.pi, math.pi), 25, shape)
        touching = pressed(pawn, -math.pi / 2, to_pawn(other), depth)
        found.append((Layout(table, {"a": touching, "b": other}), "b", to_pawn(other)))
    return found


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("shape", SHAPES)
def test_flicked_into_what_it_touches_it_hits_at_once_and_along_or_away_it_does_not(
    shape: ShapeName, seed: int
) -> None:
    """CAT-R04, CAT-R08: the way decides, be it a wall or a pawn."""
    random = Random(seed)
    for layout, other, to in starts(shape, random):
        check(layout)
        pawn = layout.pawns["a"]
        for angle in (random.uniform(-math.pi, math.pi) for _ in range(6)):
            hits = touches(layout, angle, other)
            if into(to, pawn, angle) > 0.05:
                assert hits
                assert hits[0].t < AT_ONCE
                assert hits[0].impulse > LEAST_IMPULSE
            elif clears(to, pawn, angle, 5.0):
                assert not hits or hits[0].t > 5.0 / SPEED


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("shape", SHAPES)
def test_flicked_along_a_wall_it_lies_against_it_does_not_touch_it(shape: ShapeName, depth: float) -> None:
    """Nor does the wall hold it back."""
    lying = pressed(Pawn(100, 100, 0.3, 30, shape), -math.pi / 2, to_rim, depth)
    outcome = simulate(Layout(WALLED, {"a": lying}), Shot("a", 800, 0))
    assert outcome.contacts == ()
    assert outcome.rest["a"][0] - lying.x == pytest.approx(800**2 / (2 * 0.2 * 9810), abs=0.05)
    assert outcome.rest["a"][1] == pytest.approx(lying.y, abs=depth + 0.001)


@pytest.mark.parametrize("depth", DEPTHS)
def test_out_of_a_corner(depth: float) -> None:
    """It touches two walls from the start, and is flicked away from both, along either, and into either."""
    layout = Layout(WALLED, {"a": Pawn(12.5 - depth, 12.5 - depth)})
    seen = {
        degrees: [
            contact.b
            for contact in simulate(
                layout, Shot("a", 600 * math.cos(math.radians(degrees)), 600 * math.sin(math.radians(degrees)))
            ).contacts
        ]
        for degrees in (0, 45, 90, 135, 225, -45)
    }
    assert seen[0] == seen[45] == seen[90] == []
    assert seen[135] == ["wall:west"]
    assert seen[-45] == ["wall:south"]
    assert sorted(seen[225]) == ["wall:south", "wall:west"]


def test_between_two_that_it_touches_it_hits_the_one_it_is_flicked_into() -> None:
    pawns = {"left": Pawn(275.04, 177.5), "a": Pawn(300, 177.5), "right": Pawn(324.98, 177.5)}
    layout = Layout(WALLED, pawns)
    first = simulate(layout, Shot("a", 500, 0)).contacts[0]
    assert (first.a, first.b, first.moved) == ("a", "right", ("a",))
    assert first.t < AT_ONCE
    aside = simulate(layout, Shot("a", 0, 500))
    assert aside.contacts == ()
    assert aside.rest["left"] == pawns["left"].pose


@pytest.mark.parametrize("degrees", [181, 200, 225, 250, 269])
@pytest.mark.parametrize("depth", DEPTHS)
def test_a_wall_and_an_enemy_that_it_touches_it_hits_in_one_moment(depth: float, degrees: float) -> None:
    """CAT-R04: so the hit counts, however squarely the flick goes into either."""
    layout = Layout(WALLED, {"a": Pawn(12.5 - depth, 100), "b": Pawn(12.5, 75 + depth)})
    angle = math.radians(degrees)
    outcome = simulate(layout, Shot("a", 900 * math.cos(angle), 900 * math.sin(angle)))
    one, two = outcome.contacts_of("a")[:2]
    assert {one.other("a"), two.other("a")} == {"wall:west", "b"}
    assert one.t == two.t < AT_ONCE


def test_what_comes_back_to_the_wall_it_lay_against_touches_it_once() -> None:
    layout = Layout(WALLED, {"a": Pawn(300, 12.46)}, Physics(mat_friction=0.05))
    outcome = simulate(layout, Shot("a", 0, 1500))
    assert [contact.b for contact in outcome.contacts] == ["wall:north", "wall:south"]


def along(other: str, shape: ShapeName, depth: float) -> Layout:
    """The pawn ``a`` against a long thing, and a crystal 60 mm farther on that leaves it room to come by only there."""
    bow = Pawn(300, 60, 0.0, 60, "longbow")
    walls = {"fence": FENCE} if other == "wall:fence" else {}
    to = {"wall:south": to_rim, "wall:fence": to_fence, "b": to_pawn(bow)}[other]
    start = Pawn(275, 300, 0.2, 15, shape)
    crystal = Pawn(320, pressed(start, -math.pi / 2, to, 0.0).y + 15, diameter=30)
    pawns = {"a": pressed(start, -math.pi / 2, to, depth), "crystal": crystal}
    return Layout(WALLED, {**pawns, "b": bow} if other == "b" else pawns, walls=walls)


@pytest.mark.parametrize("other", ["wall:south", "wall:fence", "b"])
@pytest.mark.parametrize("shape", SHAPES)
def test_driven_into_what_it_slid_along_it_comes_off_like_any_other(shape: ShapeName, other: str) -> None:
    """CAT-77: whether it began pressed in, touching or a hair apart, the crystal and then the wall is what it meets."""
    outcomes = [simulate(along(other, shape, depth), Shot("a", 1500, 0)) for depth in (0.05, 0.0, -0.001)]
    for outcome in outcomes:
        assert [contact.other("a") for contact in outcome.contacts_of("a")][:2] == ["crystal", other]
        for name, at in outcomes[-1].rest.items():
            assert outcome.rest[name][:2] == pytest.approx(at[:2], abs=0.5)


@pytest.mark.parametrize("restitution", [0.0, 0.55])
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("spin", [-60.0, 60.0])
def test_a_spinning_pawn_along_a_wall_touches_it_once_for_each_blow(
    shape: ShapeName, spin: float, restitution: float
) -> None:
    lying = pressed(Pawn(150, 100, 0.3, 30, shape), -math.pi / 2, to_rim, 0.05)
    layout = Layout(WALLED, {"a": lying}, Physics(restitution_wall=restitution))
    outcome = simulate(layout, Shot("a", 700, 0, spin))
    times = [contact.t for contact in outcome.contacts if contact.b == "wall:south"]
    assert bool(times) == (shape != "disc"), "the outline of a disc stays where it is when it turns"
    assert all(later - sooner > BLOW for sooner, later in pairwise(times))


def test_a_struck_pawn_that_lay_against_a_wall_comes_off_it() -> None:
    """Though it was not flicked, it bounces as if it had come from afar."""
    rest = {}
    for y in (12.45, 12.5, 12.51):
        layout = Layout(WALLED, {"a": Pawn(200, 30), "b": Pawn(300, y)})
        outcome = simulate(layout, Shot("a", 1200, -120))
        assert ("b", "wall:south") in [(contact.a, contact.b) for contact in outcome.contacts]
        rest[y] = outcome.rest["b"]
    assert rest[12.45][:2] == pytest.approx(rest[12.51][:2], abs=3)
    assert rest[12.5][:2] == pytest.approx(rest[12.51][:2], abs=3)


@pytest.mark.parametrize("room", [24.9, 25.0, 25.1])
def test_a_blow_against_what_is_touched_all_along_is_listed(room: float) -> None:
    """From between two walls that leave it no room it comes out along the lower one, and a crystal drives it in."""
    fence = Wall((50, room + 1.5), (200, room + 1.5), 3.0)
    pawns = {"a": Pawn(150, room / 2), "crystal": Pawn(260, 33, diameter=30)}
    layout = Layout(WALLED, pawns, walls={"fence": fence})
    outcome = simulate(layout, Shot("a", 1500, 0))
    crystal, wall = sorted(outcome.contacts_of("a")[:2], key=lambda contact: str(contact.other("a")))
    assert (crystal.other("a"), wall.other("a")) == ("crystal", "wall:south")
    assert crystal.t <= wall.t < crystal.t + 1e-3


def test_a_wave_held_by_one_link_lists_a_blow_of_another() -> None:
    """Its back lies against a fence; a disc that strikes one of its horns drives the other into the same fence."""
    wave = Pawn(300, 250, math.pi, 38, "wave")
    back = pressed(wave, -math.pi / 2, to_fence, 0.05)
    layout = Layout(WALLED, {"wave": back, "a": Pawn(back.x, 330)}, walls={"fence": FENCE})
    outcome = simulate(layout, Shot("a", 0, -1500))
    assert [contact.b for contact in outcome.contacts][:2] == ["wave", "wall:fence"]


def press(random: Random, layout: Layout, name: str) -> Layout:
    """The pawn pushed two random ways, each time until something stops it."""
    for _ in range(2):
        angle, step = random.uniform(-math.pi, math.pi), 8.0
        while step > 1e-3:
            further = layout.adding(name, moved(layout.pawns[name], angle, step))
            try:
                check(further)
                layout = further
            except BadLayout:
                step /= 2
    return layout


@pytest.mark.parametrize("seed", range(12))
def test_random_starts_in_touch(seed: int) -> None:
    """The flicked pawn is set apart by hardly more than it was pressed in, and no impact is listed twice."""
    random = Random(seed)
    physics = Physics(restitution_pawn=random.choice((0.0, 0.75)), restitution_wall=random.choice((0.0, 0.55)))
    layout, launch = random_scene(random, 8, random.choice(("walls", "mat")), physics=physics, shapes=SHAPES, walls=2)
    layout = press(random, layout, launch.pawn)
    pose = set_apart(layout, launch.pawn)
    assert math.dist(pose[:2], layout.pawns[launch.pawn].pose[:2]) < 0.8
    apart = layout.with_poses({launch.pawn: pose})
    check(apart)
    assert set_apart(apart, launch.pawn) == pose
    outcome = simulate(layout, Shot(launch.pawn, launch.vx, launch.vy, random.uniform(-30, 30)))
    last: dict[tuple[str, str], float] = {}
    for contact in outcome.contacts:
        assert contact.t - last.get((contact.a, contact.b), -1.0) > BLOW
        last[contact.a, contact.b] = contact.t


def test_a_pawn_with_no_room_stays_where_it_lies() -> None:
    layout = Layout(WALLED, {"a": Pawn(150, 12.4)}, walls={"fence": Wall((50, 26.3), (400, 26.3), 3.0)})
    assert set_apart(layout, "a") == layout.pawns["a"].pose


def test_whoever_touches_nothing_stays_where_it_lies() -> None:
    layout = Layout(WALLED, {"a": Pawn(150, 12.5 + APART), "b": Pawn(175 + APART, 12.5 + APART)})
    assert set_apart(layout, "a") == layout.pawns["a"].pose


def test_on_a_mat_no_edge_is_touched_and_nobody_falls_off_by_being_set_apart() -> None:
    """A pawn that was put back touches the edge (CAT-R32); one at the very brink has an enemy behind it."""
    back = Layout(MAT, {"a": Pawn(300, 12.5)})
    assert set_apart(back, "a") == back.pawns["a"].pose
    along = simulate(back, Shot("a", 600, 0))
    assert (along.contacts, along.left) == ((), ())
    brink = Layout(MAT, {"a": Pawn(300, 0.01), "b": Pawn(300, 24.97)})
    outcome = simulate(brink, Shot("a", 600, 0))
    assert (outcome.contacts, outcome.left) == ((), ())
    struck = simulate(brink, Shot("a", 0, 600))
    assert [contact.b for contact in struck.contacts] == ["b"]


def test_nothing_is_set_apart_that_does_not_move() -> None:
    layout = Layout(WALLED, {"a": Pawn(150, 12.45)})
    assert simulate(layout, Shot("a", 0, 0)).rest["a"] == (150, 12.45, 0)
    assert simulate(layout, Shot("a", 0, 500)).track.poses()["a"][0] == pytest.approx((150, 12.45, 0))
