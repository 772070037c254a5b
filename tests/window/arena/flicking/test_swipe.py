"""Swiping through a pawn."""

import math
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from flick.arena.layout import Layout, Pawn
from flick.arena.shapes import Point
from flick.arena.shot import aimed, check_shot
from flick.table.answers import read
from flick.table.rules import Aim
from flick.window.arena.flicking.arena_view import ArenaView
from flick.window.arena.flicking.swipe import GAIN, Swipe, offset_of
from tests.games_catacombs.scene import SPEEDS
from tests.window.arena.flicking.scene import flick_of, frames, layout_of, view_of

HERE = (300.0, 150.0)
VIEW = view_of()
LAYOUT = layout_of(**{"sword-1": HERE})

angles = st.floats(-math.pi, math.pi)


def swipe_on(layout: Layout = LAYOUT, view: ArenaView = VIEW, pawns: Sequence[str] = ("sword-1",)) -> Swipe:
    return Swipe(flick_of(*pawns), layout, view)


def start_of(angle: float, aside: float, length: float = 60.0, at: Point = HERE) -> Point:
    """So many mm before the pawn, and so many to the right of the way to it."""
    ux, uy = math.cos(angle), math.sin(angle)
    return at[0] - length * ux + aside * uy, at[1] - length * uy - aside * ux


def stroke(
    swipe: Swipe,
    start: Point,
    angle: float,
    speed: float,
    times: Sequence[float],
    *,
    told: Sequence[float] = (),
    whole: bool = False,
) -> str | None:
    """An even motion from ``start`` (mm) at ``speed`` (mm/s), sampled at ``times``; ``told`` are the times that are
    said instead, and ``whole`` brings places to whole pixels."""
    for k, t in enumerate(times):
        gone = speed * (t - times[0]) / 1000
        x, y = swipe.view.to_px((start[0] + gone * math.cos(angle), start[1] + gone * math.sin(angle)))
        place = (float(round(x)), float(round(y))) if whole else (x, y)
        said = told[k] if told else t
        if k == 0:
            assert swipe.press(place, said)
        else:
            swipe.move(place, said)
        frame_ends = not told or k + 1 == len(told) or told[k + 1] != said
        if frame_ends and (answer := swipe.answer()):
            return answer
    return None


def in_frames(swipe: Swipe, speed: float, ends: Sequence[float], still: float = 0.0) -> str | None:
    """A stroke to the right on a machine whose frames end at ``ends``, of which each tells all motions of a mouse of
    500 Hz since the one before. The pointer is pressed first, and lies still for ``still`` ms."""
    start = start_of(0.0, 0.0)
    assert swipe.press(swipe.view.to_px(start), 0.0)
    swipe.frame(0.0)
    for before, end in pairwise((0.0, *ends)):
        for t in frames(end, 500, 0.0)[:-1]:
            if max(before, still) < t <= end:
                swipe.move(swipe.view.to_px((start[0] + speed * (t - still) / 1000, start[1])), end)
        swipe.frame(end)
        if answer := swipe.answer():
            return answer
    return None


def understood(swipe: Swipe, answer: str | None) -> Aim:
    assert answer is not None
    aim, text = read(swipe.decision, answer)
    assert text == answer
    return aim


@given(
    angles,
    st.floats(-0.95, 0.95),
    st.floats(SPEEDS[0] / GAIN, SPEEDS[1] / GAIN),
    st.sampled_from((60, 125, 500, 1000)),
    st.floats(0, 1),
)
def test_an_even_stroke_is_recovered(angle: float, offset: float, speed: float, rate: int, phase: float) -> None:
    swipe = swipe_on()
    start = start_of(angle, 12.5 * offset, 60 + phase * speed / rate)
    answer = stroke(swipe, start, angle, speed, frames(90_000 / speed + 50, rate))
    aim = understood(swipe, answer)
    assert aim.pawn == "sword-1"
    assert aim.speed == pytest.approx(speed * GAIN, rel=0.02)
    assert aim.offset == pytest.approx(offset, abs=0.02)
    assert math.remainder(aim.angle - angle, math.tau) == pytest.approx(0, abs=math.radians(0.5))
    assert not swipe.held


@given(angles, st.floats(-0.8, 0.8), st.floats(200, 1600), st.floats(0, 16))
@example(0.0, 0.0, 1188.0, 8.5)
def test_a_pointer_that_is_asked_once_a_frame(angle: float, offset: float, speed: float, phase: float) -> None:
    """A mouse of 500 Hz whose motions all arrive with the time of their frame: of a quick stroke that is two frames."""
    swipe = swipe_on()
    times = frames(90_000 / speed + 50, 500, since=phase)
    told = [math.ceil(t / 16.667) * 16.667 for t in times]
    aim = understood(swipe, stroke(swipe, start_of(angle, 12.5 * offset), angle, speed, times, told=told))
    assert aim.speed == pytest.approx(speed * GAIN, rel=0.1)
    assert aim.offset == pytest.approx(offset, abs=0.02)


@given(angles, st.floats(-0.8, 0.8), st.floats(300, 1600))
def test_pointers_know_whole_pixels_only(angle: float, offset: float, speed: float) -> None:
    swipe = swipe_on()
    times = frames(90_000 / speed + 50, 125)
    aim = understood(swipe, stroke(swipe, start_of(angle, 12.5 * offset), angle, speed, times, whole=True))
    assert aim.speed == pytest.approx(speed * GAIN, rel=0.06)
    assert aim.offset == pytest.approx(offset, abs=0.12)


@pytest.mark.parametrize("view", [VIEW, view_of(3840, 2160, 2.0), VIEW.at_zoom(2.0, HERE)])
def test_speed_is_that_over_the_table(view: ArenaView) -> None:
    """However large the table is shown."""
    swipe = swipe_on(view=view)
    aim = understood(swipe, stroke(swipe, start_of(1.0, 0), 1.0, 500, frames(200, 125)))
    assert aim.speed == pytest.approx(500 * GAIN, rel=0.01)


def test_struck_on_its_right_it_turns_counter_clockwise() -> None:
    swipe = swipe_on()
    aim = understood(swipe, stroke(swipe, start_of(0.0, 6.0), 0.0, 500, frames(200, 125)))
    assert aim.offset > 0.4
    assert aimed(LAYOUT, aim.pawn, aim.angle, aim.speed, offset=aim.offset).spin > 0


def test_only_the_end_of_a_stroke_counts() -> None:
    """Slow and crooked at first; straight and quick in the last 60 ms before the contact."""
    swipe = swipe_on()
    assert swipe.press(VIEW.to_px((180, 100)), 0)
    for k in range(1, 40):
        swipe.move(VIEW.to_px((180 + k, 100 + 1.25 * k)), 10 * k)
    for k in range(1, 100):
        swipe.move(VIEW.to_px((219 + 4 * k, 150)), 390 + 4 * k)
        if answer := swipe.answer():
            break
    else:
        answer = None
    aim = understood(swipe, answer)
    assert aim.speed == pytest.approx(1000 * GAIN, rel=0.02)
    assert math.remainder(aim.angle, math.tau) == pytest.approx(0, abs=0.01)
    assert aim.offset == pytest.approx(0, abs=0.02)


@pytest.mark.parametrize("frame", [8.0, 17.0, 33.0, 60.0, 110.0])
@pytest.mark.parametrize("still", [0.0, 440.0])
def test_a_busy_machine_does_not_make_a_stroke_harder(frame: float, still: float) -> None:
    """Frames of a tenth of a second were taken for a pointer that lay still, and gave the flick six times its speed."""
    swipe, speed = swipe_on(), 300.0
    answer = in_frames(swipe, speed, [frame * (k + 1) for k in range(120)], still)
    assert understood(swipe, answer).speed == pytest.approx(speed * GAIN, rel=0.25 if still else 0.1)


def test_a_stroke_begins_when_the_pointer_does() -> None:
    """Pressed, held still for a second, and then one leap through the pawn: it took no longer than a frame."""
    swipe = swipe_on()
    assert swipe.press(VIEW.to_px((280, 150)), 0)
    swipe.move(VIEW.to_px((290, 150)), 1000)
    aim = understood(swipe, swipe.answer())
    assert aim.speed == pytest.approx(GAIN * 10 / 0.017, rel=0.01)


def test_limits() -> None:
    for speed, written in ((60, SPEEDS[0]), (4000, SPEEDS[1])):
        swipe = swipe_on()
        aim = understood(swipe, stroke(swipe, start_of(0, 0), 0, speed, frames(2000, 125)))
        assert aim.speed == written


def test_a_pointer_that_only_comes_by_flicks_nothing() -> None:
    """But may strike afterwards, without another press."""
    swipe = swipe_on()
    assert stroke(swipe, start_of(0, 0, 20), 0, 30, frames(2000, 60)) is None
    assert swipe.held
    for k in range(20):
        swipe.move(VIEW.to_px((340 + k, 150)), 3000 + 20 * k)
        assert swipe.answer() is None
    for k in range(20):
        swipe.move(VIEW.to_px((358 - 8 * k, 150)), 4000 + 8 * k)
        if answer := swipe.answer():
            assert understood(swipe, answer).speed == pytest.approx(1000 * GAIN, rel=0.02)
            return
    pytest.fail("the pawn was not struck")


def test_a_stroke_begins_beside_the_pawn() -> None:
    swipe = swipe_on()
    assert not swipe.press(VIEW.to_px((310, 150)), 0)
    swipe.move(VIEW.to_px((400, 150)), 10)
    swipe.move(VIEW.to_px((300, 150)), 20)
    assert swipe.answer() is None
    assert swipe.press(VIEW.to_px((313, 150)), 0)


def test_cancelled_before_the_contact() -> None:
    swipe = swipe_on()
    swipe.press(VIEW.to_px((250, 150)), 0)
    swipe.move(VIEW.to_px((270, 150)), 10)
    swipe.cancel()
    swipe.move(VIEW.to_px((310, 150)), 20)
    assert swipe.answer() is None


def test_past_the_pawn_is_past() -> None:
    swipe = swipe_on()
    assert stroke(swipe, start_of(0, 12.6), 0, 500, frames(400, 125)) is None
    assert stroke(swipe, start_of(0, 12.4), 0, 500, frames(400, 125)) is not None


def test_the_first_pawn_in_the_way_is_struck() -> None:
    """Others than those of the decision are not in the way."""
    layout = layout_of(a=(300, 150), b=(340, 150), c=(260, 150))
    for start, angle, pawn in (((200, 150), 0.0, "a"), ((400, 150), math.pi, "b")):
        swipe = swipe_on(layout, pawns=("a", "b"))
        assert understood(swipe, stroke(swipe, start, angle, 900, frames(400, 60))).pawn == pawn


def test_without_spin_there_is_no_offset() -> None:
    swipe = Swipe(flick_of("sword-1", spin=False), LAYOUT, VIEW)
    assert understood(swipe, stroke(swipe, start_of(0, 8), 0, 500, frames(400, 125))).offset == 0


@given(angles, angles, st.floats(-1, 1), st.floats(100, 1700), st.sampled_from(("disc", "longbow", "wave")))
def test_the_arena_takes_every_stroke(angle: float, lies: float, offset: float, speed: float, shape: str) -> None:
    pawn = Pawn(*HERE, angle=lies, diameter=38, shape="wave" if shape == "wave" else "longbow")
    if shape == "disc":
        pawn = Pawn(*HERE, diameter=15)
    layout = layout_of().adding("piece", pawn)
    swipe = swipe_on(layout, pawns=("piece",))
    answer = stroke(swipe, start_of(angle, offset * pawn.chain.extent, 80), angle, speed, frames(3000, 125))
    assume(answer is not None)
    aim = understood(swipe, answer)
    check_shot(layout, aimed(layout, aim.pawn, aim.angle, aim.speed, aim.spin, aim.offset))


@given(angles, angles, st.floats(-0.99, 0.99))
def test_offset_is_a_share_of_the_half_width(angle: float, lies: float, offset: float) -> None:
    """The lever that the arena takes is the one at which the pointer went by the centre."""
    pawn = Pawn(*HERE, angle=lies, diameter=38, shape="wave")
    shot = aimed(layout_of().adding("wave", pawn), "wave", angle, 1000, offset=offset)
    lever = shot.spin * pawn.chain.inertia / 1000
    assert offset_of(pawn, start_of(angle, lever), angle) == pytest.approx(offset, abs=1e-6)
