"""The camera over a board: whatever is done to it, the board is in sight, and what is under the pointer stays."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick.paint.box import Box
from flick.window.board.camera import NEAREST, STEP, Camera

lengths = st.floats(1.0, 60.0)
corners = st.floats(-20.0, 20.0)
worlds = st.builds(Box, corners, corners, lengths, lengths)
screens = st.builds(Box, st.floats(0, 400), st.floats(0, 400), st.floats(120, 2400), st.floats(90, 1400))
shares = st.tuples(st.floats(0, 1), st.floats(0, 1))
moves = st.one_of(
    st.tuples(st.just("zoom"), st.floats(-9, 9), shares),
    st.tuples(st.just("pan"), st.floats(-3000, 3000), st.floats(-3000, 3000)),
    st.tuples(st.just("centre"), shares, shares),
    st.tuples(st.just("show"), shares, st.floats(0, 40)),
)


def at(box: Box, share: tuple[float, float]) -> tuple[float, float]:
    return box.left + share[0] * box.width, box.top + share[1] * box.height


def moved(camera: Camera, move: tuple) -> Camera:
    name, first, second = move
    if name == "zoom":
        return camera.zoomed(first, at(camera.screen, second))
    if name == "pan":
        return camera.panned(first, second)
    if name == "centre":
        return camera.centred_on(at(camera.world, first))
    return camera.showing(at(camera.world, first), second)


@st.composite
def cameras(draw: st.DrawFn) -> Camera:
    camera = Camera(draw(worlds), draw(screens), draw(st.floats(2, 200)), slack=draw(st.sampled_from((0, 40))))
    for move in draw(st.lists(moves, max_size=5)):
        camera = moved(camera, move)
    return camera


def with_slack(camera: Camera) -> Box:
    """The board in pixels, and what may be in sight below it."""
    drawn = camera.box_on_screen(camera.world)
    slack = 0.0 if camera.whole else min(camera.slack, camera.screen.height / 3)
    return drawn._replace(height=drawn.height + slack)


def close(one: tuple[float, ...], other: tuple[float, ...], by: float = 1e-3) -> bool:
    return all(math.isclose(a, b, abs_tol=by) for a, b in zip(one, other, strict=True))


@given(cameras(), moves)
def test_no_move_loses_the_board(camera: Camera, move: tuple) -> None:
    camera = moved(camera, move)
    assert camera.fit <= camera.scale * (1 + 1e-6)
    assert camera.scale <= camera.largest * (1 + 1e-6)
    assert camera.largest <= NEAREST * camera.natural * (1 + 1e-6)
    drawn, screen = with_slack(camera), camera.screen
    for start, length, first, room in zip(drawn[:2], drawn[2:], screen[:2], screen[2:], strict=True):
        if length > room:
            assert start <= first + 1e-3
            assert start + length >= first + room - 1e-3
        else:
            assert math.isclose(start + length / 2, first + room / 2, abs_tol=1e-3)
    assert camera.seen.width > 0
    assert camera.seen.height > 0


@given(cameras(), shares)
def test_pixels_and_points_of_the_board_belong_to_each_other(camera: Camera, share: tuple[float, float]) -> None:
    point = at(camera.world, share)
    assert close(camera.to_world(camera.to_screen(point)), point)
    assert camera.fitted().sees(point, -1e-3)


@given(cameras(), st.floats(-4, 4), shares)
def test_what_is_under_the_pointer_stays_there(camera: Camera, steps: float, share: tuple[float, float]) -> None:
    pointer = at(camera.screen, share)
    after = camera.zoomed(steps, pointer)
    held = after.to_screen(camera.to_world(pointer))
    size, room = with_slack(after), after.screen
    for index in (0, 1):
        at_start = size[index] >= room[index] - 1e-3
        at_end = size[index] + size[index + 2] <= room[index] + room[index + 2] + 1e-3
        assert at_start or at_end or math.isclose(held[index], pointer[index], abs_tol=1e-2)


@given(cameras(), moves)
def test_what_fits_at_its_natural_size_does_not_move(camera: Camera, move: tuple) -> None:
    if camera.fit >= camera.natural:
        assert moved(camera, move) == camera
        assert camera.whole


@given(cameras(), shares, st.floats(0, 40))
def test_a_point_comes_into_sight_by_no_more_than_it_takes(
    camera: Camera, share: tuple[float, float], margin: float
) -> None:
    point = at(camera.world, share)
    after = camera.showing(point, margin)
    assert after.sees(point, -1e-2)
    if camera.sees(point, margin):
        assert after == camera


@given(cameras(), worlds, screens)
def test_all_that_was_in_sight_is_so_still_when_the_board_grows(camera: Camera, world: Box, screen: Box) -> None:
    grown = camera.fitted().over(world, screen, camera.natural)
    assert grown.whole
    assert grown.centre is None


def test_a_dungeon_is_looked_at_from_near_and_from_afar() -> None:
    camera = Camera(Box(0, 0, 40, 20), Box(200, 50, 800, 500), natural=40.0)
    assert camera.fit == 20
    assert camera.movable
    assert camera.whole
    near = camera.centred_on((30, 10))
    assert near.scale == 40
    assert near.to_screen((30, 10)) == pytest.approx((600, 300))
    assert near.seen == Box(20, 3.75, 20, 12.5)
    assert near.zoomed(1, (600, 300)).scale == 40 * STEP
    assert near.zoomed(-4, (0, 0)) == camera
    assert near.panned(-10_000, 0).seen.left == 20
    assert near.panned(10_000, 0).seen.left == 0


@given(worlds, screens, st.floats(1.0, 30.0), shares, st.lists(shares, min_size=1, max_size=5))
def test_all_points_are_brought_into_sight(
    world: Box, screen: Box, natural: float, centre: tuple[float, float], points: list[tuple[float, float]]
) -> None:
    camera = Camera(world, screen, natural).centred_on(at(world, centre))
    wanted = [at(world, share) for share in points]
    shown = camera.showing_all(wanted, 5.0)
    assert all(shown.sees(point, -1e-6) for point in wanted)
    assert shown == camera or not all(camera.sees(point) for point in wanted)
    assert shown.whole or shown.scale == camera.scale
