"""Pulling back."""

import math

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from flick.arena.layout import Layout, Pawn
from flick.arena.shapes import Point
from flick.paint.box import Box
from flick.table.answers import read
from flick.table.rules import Aim
from flick.window.arena.flicking.arena_view import ArenaView
from flick.window.arena.flicking.lever import FULL, LAG
from flick.window.arena.flicking.power import allowed, power_at, speed_at
from flick.window.arena.flicking.pull import IDLE, Pull
from tests.window.arena.flicking.scene import ARENA, flick_of, layout_of, view_of

HERE = (300.0, 150.0)
VIEW = view_of()
CENTRE = VIEW.to_px(HERE)
NEAR = (12.5 + IDLE) * VIEW.scale
LENGTH = FULL * VIEW.scale
"""Pixels from the pawn's centre to where aiming begins, and from there to full power."""


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


WINDOWS = [(1024, 640, 1.0), (1280, 720, 1.0), (1280, 720, 0.8), (1920, 1080, 1.4), (3840, 2160, 2.4)]


@example(13.0, 59.0, 1.4375, (1280, 720, 0.8), 2.0)
@given(
    st.floats(12.5, ARENA[0] - 12.5),
    st.floats(12.5, ARENA[1] - 12.5),
    st.floats(0, math.tau),
    st.sampled_from(WINDOWS),
    st.sampled_from([1.0, 1.5, 2.0]),
)
def test_a_pull_is_measured_on_the_mat(
    x: float, y: float, way: float, window: tuple[float, float, float], zoom: float
) -> None:
    """The same length of the table is the same power, however large it is seen, also past the window's edge."""
    view = view_of(*window).at_zoom(zoom, (x, y))
    pull = grabbed(Pull(flick_of("a"), layout_of(a=(x, y)), view))
    mouse = Mouse(pull, view.to_px((x, y)))
    powers: list[float] = []
    for _ in range(50):
        reach = (12.5 + IDLE + FULL) / 50 * view.scale
        mouse.go(reach * math.cos(way), reach * math.sin(way))
        powers.append(pull.power or 0.0)
    assert powers == sorted(powers)
    assert powers[-1] == pytest.approx(1, abs=LOST)
    assert powers[24] == pytest.approx((0.5 * (FULL + 12.5 + IDLE) - 12.5 - IDLE) / FULL, abs=LOST)


LOST = 0.05
"""What is lost of a pull where a pointer that is stopped by the window's edge is put elsewhere."""


class Mouse:
    """It moves a pointer that stays in the window and can be put elsewhere. A frame is 16 ms."""

    def __init__(self, pull: Pull, at: Point) -> None:
        self.pull, self.at, self.t = pull, at, 16.0

    def go(self, right: float, down: float) -> None:
        width, height = self.pull.view.window
        self.at = min(max(self.at[0] + right, 0), width - 1), min(max(self.at[1] + down, 0), height - 1)
        self.t += 16
        self.pull.move(self.at, self.t)
        if self.pull.wishes is not None:
            self.at = self.pull.wishes
            self.t += 16
            self.pull.move(self.at, self.t)


@pytest.mark.parametrize("degrees", range(0, 360, 30))
def test_a_finger_has_full_power_at_the_edge_of_the_window(degrees: int) -> None:
    """It cannot be put elsewhere, so there its pull is shorter."""
    for pawn in ((13.0, 342.0), (597.0, 13.0)):
        pull = grabbed(Pull(flick_of("a"), layout_of(a=pawn), VIEW))
        start, u = VIEW.to_px(pawn), (math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
        room = VIEW.room(start, u) - 1
        for k in range(61):
            share = min(1.0, k / 30)
            pull.move((start[0] + u[0] * room * share, start[1] + u[1] * room * share), 16 * k)
        assert pull.power == pytest.approx(min(1.0, max(1.0, room / LENGTH)), abs=0.03)


NARROWEST = 1.3672
"""Pixels to a mm of the table between card walls at 1280 x 720, where it is seen smallest."""


@given(st.floats(0, 360), st.floats(0.05, 1.0), st.sampled_from([(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (1, -1)]))
def test_a_pixel_is_never_too_much(degrees: float, share: float, step: tuple[int, int]) -> None:
    """At 1280 x 720 at most 0.25 % of power and 0.15 degrees, in any direction, with a pull of any strength."""
    view = ArenaView(Box(200, 48, NARROWEST * ARENA[0], NARROWEST * ARENA[1]), ARENA, (1280, 720))
    pull = grabbed(Pull(flick_of("a"), layout_of(a=(300, 150)), view))
    start, reach = view.to_px((300, 150)), (12.5 + IDLE + share * FULL) * NARROWEST
    x, y = (
        round(start[0] + reach * math.cos(math.radians(degrees))),
        round(start[1] + reach * math.sin(math.radians(degrees))),
    )
    pull.move((x, y), 100)
    pull.move((x, y), 400)
    length = math.hypot(*step)
    for k in range(1, 8):
        angle, power = pull.angle, pull.power
        assert angle is not None
        assert power is not None
        pull.move((x + k * step[0], y + k * step[1]), 400 + 16 * k)
        assert abs(math.degrees(math.remainder((pull.angle or 0) - angle, math.tau))) <= 0.15 * length
        assert abs((pull.power or 0) - power) <= 0.0025 * length


@given(st.floats(0, 360), st.floats(0.1, 0.9), st.floats(0.3, 30))
def test_the_aim_never_stays_far_behind_the_pointer(degrees: float, share: float, pace: float) -> None:
    """However slowly the hand goes round the pawn; and a quick one is exactly where it is seen."""
    pull = grabbed(Pull(flick_of("a"), layout_of(a=HERE), VIEW))
    reach = NEAR + share * LENGTH
    pull.move(at(degrees, share), 16)
    for k in range(1, 40):
        turned = degrees + math.degrees(k * pace / reach)
        pull.move(at(turned, share), 16 + 16 * k)
        behind = math.radians(turned + 180) - (pull.angle or 0)
        assert abs(math.remainder(behind, math.tau)) * reach / VIEW.scale <= LAG + 1e-6
        if pace > 8.7:
            assert math.remainder(behind, math.tau) == pytest.approx(0, abs=1e-6)


def test_a_hand_that_rests_is_where_it_aims(pull: Pull) -> None:
    drag(pull, 180, 0.4)
    for k in range(10):
        pull.move((CENTRE[0] - NEAR - 0.4 * LENGTH, CENTRE[1] + k), 1000 + 16 * k)
    x, y = pull.hand or (0, 0)
    before = pull.angle
    pull.move((CENTRE[0] - NEAR - 0.4 * LENGTH, CENTRE[1] + 9), 2000)
    assert pull.angle == before
    assert pull.hand == pytest.approx((x, y))
    pull.move((CENTRE[0] - NEAR - 0.4 * LENGTH + 60, CENTRE[1] + 9), 2016)
    assert math.dist(pull.hand or (0, 0), (x + 60, y)) < 0.5


def test_before_the_least_flick_it_is_seen_which_way_it_would_go(pull: Pull) -> None:
    assert pull.idle is None
    pull.move((CENTRE[0], CENTRE[1] + NEAR - 1), 100)
    assert pull.aim is None
    assert pull.idle == pytest.approx(math.pi / 2)
    assert pull.release(500) is None


def test_the_hand_stays_on_the_mat_when_it_is_seen_from_nearer(pull: Pull) -> None:
    drag(pull, 200, 0.4)
    before = pull.answer
    pull.see(VIEW.at_zoom(2.0, HERE))
    assert pull.answer == before
    pull.move(at(200, 0.4), 1100)
    assert pull.answer == before


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
    x, y = at(180, 0.5)
    pull.move((x - 0.1 * LENGTH, y), 1000, fine=True)
    assert pull.power == pytest.approx(0.51)
    pull.move((x - 0.1 * LENGTH, y + 20), 1016, fine=True)
    assert math.degrees(pull.angle or 0) == pytest.approx(math.degrees(2 / (285 * VIEW.scale)), rel=0.01)


def test_nothing_jumps_when_fine_ends(pull: Pull) -> None:
    drag(pull, 180, 0.5)
    pull.move(at(200, 0.7), 1000, fine=True)
    before = pull.answer
    pull.move(at(200, 0.7), 1100)
    assert pull.answer == before


@given(st.floats(0, 360), st.floats(0.1, 1), st.floats(0, 360), st.floats(1, 60), st.integers(1, 5))
def test_a_twitch_on_the_button_does_not_count(
    degrees: float, share: float, way: float, length: float, count: int
) -> None:
    """Held still, and then the finger moves the pointer in the last 25 ms before the button is up."""
    pull = grabbed(Pull(flick_of("sword-1"), layout_of(**{"sword-1": HERE}), VIEW))
    drag(pull, degrees, share)
    meant, (x, y) = pull.answer, at(degrees, share)
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
