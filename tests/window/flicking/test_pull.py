"""Pulling back."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick.arena.layout import Layout, Pawn
from flick.arena.shapes import Point
from flick.table.answers import read
from flick.table.rules import Aim
from flick.window.flicking.power import allowed, power_at, speed_at
from flick.window.flicking.pull import GRAB, LENGTH, Pull
from tests.window.flicking.scene import ARENA, flick_of, layout_of, view_of

HERE = (300.0, 150.0)
VIEW = view_of()
CENTRE = VIEW.to_px(HERE)
NEAR = 12.5 * VIEW.scale + GRAB
"""Pixels from the pawn's centre to where aiming begins."""


@pytest.fixture
def pull() -> Pull:
    return grabbed(Pull(flick_of("sword-1"), layout_of(**{"sword-1": HERE}), VIEW))


def grabbed(pull: Pull) -> Pull:
    pawn = pull.layout.pawns[pull.decision.pawns[0]]
    assert pull.press(pull.view.to_px((pawn.x, pawn.y)), 0)
    return pull


def at(degrees: float, share: float, centre: Point = CENTRE) -> Point:
    """Pulled in a direction of the table by a share of the whole length."""
    length = NEAR + share * LENGTH
    return centre[0] + length * math.cos(math.radians(degrees)), centre[1] - length * math.sin(math.radians(degrees))


def drag(pull: Pull, degrees: float, share: float, t: float = 1000, *, rest: float = 500) -> None:
    """Pull evenly over 200 ms, and then hold still for ``rest`` ms, until ``t``."""
    for k in range(11):
        pull.move(at(degrees, share * k / 10), t - rest - 200 + 20 * k)


def test_the_arrow_points_away_from_the_pointer(pull: Pull) -> None:
    drag(pull, 180, 0.5)
    assert pull.angle == pytest.approx(0)
    assert pull.power == pytest.approx(0.5)
    drag(pull, -120, 1.0)
    assert math.degrees(pull.angle or 0) == pytest.approx(60)
    assert pull.power == pytest.approx(1)
    drag(pull, -120, 1.4)
    assert pull.power == 1


@given(st.floats(0, 360), st.floats(0.001, 1.2))
def test_what_is_shown_is_what_is_shot(degrees: float, share: float) -> None:
    pull = grabbed(Pull(flick_of("sword-1"), layout_of(**{"sword-1": HERE}), VIEW))
    drag(pull, degrees, share)
    answer, aim = pull.answer, pull.aim
    assert answer is not None
    assert aim is not None
    assert read(pull.decision, answer) == (aim, answer)
    assert math.remainder(aim.angle - math.radians(degrees + 180), math.tau) == pytest.approx(0, abs=1e-4)
    assert aim.speed == pytest.approx(speed_at(pull.decision, min(1, share)), abs=0.1)
    assert pull.release(1000) == answer
    assert not pull.held
    assert pull.answer is None


@given(st.floats(0, 1), st.tuples(st.floats(1, 300), st.floats(400, 5000)))
def test_power_and_speed(power: float, speeds: tuple[float, float]) -> None:
    decision = flick_of("a", speeds=speeds)
    speed = speed_at(decision, power)
    assert speeds[0] - 1e-6 <= speed <= speeds[1] + 1e-6
    assert power_at(decision, speed) == pytest.approx(power, abs=1e-4)
    if round(speeds[1] - speeds[0], 1) > 0.1:
        written = allowed(decision, speed)
        assert speeds[0] <= written <= speeds[1]
        assert written == round(written, 1)
        assert abs(written - speed) <= 0.1


def test_power_is_even() -> None:
    """Free travel on the mat: v2 / 2 / (0.2 * 9810)."""
    decision = flick_of("a")
    travel = [speed_at(decision, power) ** 2 / 2 / 1962 for power in (0, 0.25, 0.5, 0.75, 1)]
    assert travel == pytest.approx([5, 192, 534, 976, 1500], abs=1)


@given(
    st.floats(12.5, ARENA[0] - 12.5),
    st.floats(12.5, ARENA[1] - 12.5),
    st.floats(0, math.tau),
    st.sampled_from([(1024, 640, 1.0), (1280, 720, 1.0), (1280, 720, 0.8), (1920, 1080, 1.0), (3840, 2160, 2.0)]),
    st.sampled_from([1.0, 1.5, 2.0]),
)
def test_full_power_can_be_reached_from_anywhere(
    x: float, y: float, way: float, window: tuple[float, float, float], zoom: float
) -> None:
    """Inside the window, in every direction, with the pawn anywhere."""
    view = view_of(*window).at_zoom(zoom, (x, y))
    pull = grabbed(Pull(flick_of("a"), layout_of(a=(x, y)), view))
    centre, u = view.to_px((x, y)), (math.cos(way), math.sin(way))
    room = view.room(centre, u) - 1
    powers: list[float] = []
    for k in range(101):
        pull.move((centre[0] + u[0] * room * k / 100, centre[1] + u[1] * room * k / 100), 20 * k)
        powers.append(pull.power or 0)
    assert powers[-1] == pytest.approx(1)
    assert powers == sorted(powers)


@pytest.mark.parametrize("unit", [0.8, 1.0, 2.0])
def test_the_grip_reaches_beyond_the_rim(unit: float) -> None:
    view = view_of(1280 * unit, 720 * unit, unit)
    pull = Pull(flick_of("sword-1"), layout_of(**{"sword-1": HERE}), view)
    x, y = view.to_px(HERE)
    rim = 12.5 * view.scale
    assert pull.grabbed((x + rim + 8.1 * unit, y)) is None
    assert pull.grabbed((x, y - rim - 7.9 * unit)) == "sword-1"
    assert not pull.press((x + rim + 8.1 * unit, y), 0)
    assert not pull.held


def test_odd_shapes_are_gripped_by_their_outline() -> None:
    layout = layout_of().adding("longbow", Pawn(*HERE, angle=math.pi / 2, diameter=19, shape="longbow"))
    pull, (x, y) = Pull(flick_of("longbow"), layout, VIEW), CENTRE
    extent = layout.pawns["longbow"].chain.extent * VIEW.scale
    assert pull.grabbed((x, y - extent - 7)) == "longbow"
    assert pull.grabbed((x + extent + 7, y)) is None
    pull.press((x, y - extent - 7), 0)
    pull.move((x, y - extent - 7.5), 400)
    assert pull.answer is None


def test_letting_go_near_the_pawn_flicks_nothing(pull: Pull) -> None:
    drag(pull, 90, 0.5)
    pull.move((CENTRE[0] + NEAR - 0.5, CENTRE[1]), 1100)
    assert pull.answer is None
    assert pull.release(2000) is None
    assert not pull.held


def test_cancelled(pull: Pull) -> None:
    drag(pull, 90, 0.5)
    pull.cancel()
    assert pull.answer is None
    pull.move(at(90, 0.8), 1100)
    assert pull.answer is None
    assert pull.release(1200) is None


def test_without_a_press_nothing_is_pulled() -> None:
    pull = Pull(flick_of("sword-1"), layout_of(**{"sword-1": HERE}), VIEW)
    drag(pull, 90, 0.5)
    assert pull.answer is None
    assert pull.release(2000) is None


def test_fine_is_ten_times_finer(pull: Pull) -> None:
    drag(pull, 180, 0.5)
    pull.move(at(190, 0.6), 1000, fine=True)
    assert math.degrees(pull.angle or 0) == pytest.approx(1)
    assert pull.power == pytest.approx(0.51)
    pull.move(at(160, 0.2), 1100, fine=True)
    assert math.degrees(pull.angle or 0) == pytest.approx(358)
    assert pull.power == pytest.approx(0.47)


def test_nothing_jumps_when_fine_ends(pull: Pull) -> None:
    drag(pull, 180, 0.5)
    pull.move(at(200, 0.7), 1000, fine=True)
    before = pull.answer
    pull.move(at(200, 0.7), 1100)
    assert pull.answer == before
    pull.move(at(210, 0.8), 1200)
    assert math.degrees(pull.angle or 0) == pytest.approx(12)
    assert pull.power == pytest.approx(0.62)
    pull.move(CENTRE, 1300)
    pull.move(at(210, 0.8), 1400)
    assert math.degrees(pull.angle or 0) == pytest.approx(30)
    assert pull.power == pytest.approx(0.8)


@given(st.floats(0, 360), st.floats(0.1, 1), st.floats(0, 360), st.floats(1, 60), st.integers(1, 5))
def test_a_twitch_on_the_button_does_not_count(
    degrees: float, share: float, way: float, length: float, count: int
) -> None:
    """Held still, and then the finger moves the pointer in the last 25 ms before the button is up."""
    pull = grabbed(Pull(flick_of("sword-1"), layout_of(**{"sword-1": HERE}), VIEW))
    drag(pull, degrees, share)
    meant, (x, y) = pull.answer, pull.pointer
    for k in range(count):
        part = length * (k + 1) / count
        pull.move((x + part * math.cos(way), y + part * math.sin(way)), 1000 - 25 * (count - k) / count)
    assert pull.release(1000) == meant


@pytest.mark.parametrize("rate", [60, 125, 1000])
def test_a_hand_that_moves_evenly_shoots_what_it_sees(rate: int) -> None:
    """Released in the middle of a motion: the last place counts, not one of 30 ms ago."""
    pull = grabbed(Pull(flick_of("sword-1"), layout_of(**{"sword-1": HERE}), VIEW))
    for k in range(rate // 2):
        pull.move(at(90 + 100 * k / rate, 0.2 + k / rate), 1000 * k / rate)
    seen = pull.answer
    assert pull.release(1000 * (rate // 2 - 1) / rate + 3) == seen


def test_a_hand_that_slows_down_shoots_what_it_sees(pull: Pull) -> None:
    for k in range(21):
        pull.move(at(100, 0.9 - 0.8 * (1 - k / 20) ** 2), 10 * k)
    seen = pull.answer
    assert pull.release(205) == seen


def test_a_slip_of_a_moment_flicks_nothing(pull: Pull) -> None:
    pull.move(at(100, 0.4), 10)
    assert pull.answer is not None
    assert pull.release(20) is None


def test_another_pawn_is_chosen_by_pressing_on_it() -> None:
    spots = {"crystal-1": (200.0, 150.0), "crystal-2": (300.0, 150.0), "sword-1": (400.0, 150.0)}
    layout: Layout = layout_of(**spots)
    pull = Pull(flick_of("crystal-1", "crystal-2"), layout, VIEW)
    assert pull.press(VIEW.to_px(spots["crystal-2"]), 0)
    pull.move((CENTRE[0] - 100, CENTRE[1]), 500)
    aim = pull.aim
    assert isinstance(aim, Aim)
    assert aim.pawn == "crystal-2"
    assert not pull.press(VIEW.to_px(spots["sword-1"]), 600)
    assert pull.press(VIEW.to_px(spots["crystal-1"]), 700)
    assert pull.pawn == "crystal-1"
    assert pull.answer is None


def test_between_two_pawns_the_nearer_is_taken() -> None:
    pull = Pull(flick_of("a", "b"), layout_of(a=(300, 150), b=(328, 150)), VIEW)
    assert pull.grabbed(VIEW.to_px((313.5, 150))) == "a"
    assert pull.grabbed(VIEW.to_px((314.5, 150))) == "b"


def test_the_view_does_not_change_the_aim() -> None:
    """The same direction on the table, however large it is shown."""
    for view in (VIEW, view_of(3840, 2160, 2.0), VIEW.at_zoom(2.0, HERE)):
        centre = view.to_px(HERE)
        pull = grabbed(Pull(flick_of("sword-1"), layout_of(**{"sword-1": HERE}), view))
        pull.move((centre[0] + 100 * view.unit, centre[1] + 100 * view.unit), 400)
        assert math.degrees(pull.angle or 0) == pytest.approx(135)
