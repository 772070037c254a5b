"""Millimetres and pixels."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick.arena.shapes import chain
from flick.window.arena.flicking.arena_view import ArenaView, clearance
from tests.window.arena.flicking.scene import ARENA, view_of

places = st.tuples(st.floats(0, ARENA[0]), st.floats(0, ARENA[1]))
views = st.builds(view_of, st.floats(1024, 3840), st.floats(640, 2160), st.sampled_from((0.8, 1.0, 1.5, 2.0))).filter(
    lambda view: view.cloth.width > 200
)


@given(views, places, st.floats(1, 2), places)
def test_there_and_back(view: ArenaView, place: tuple[float, float], zoom: float, about: tuple[float, float]) -> None:
    for seen in (view, view.at_zoom(zoom, about)):
        assert seen.to_mm(seen.to_px(place)) == pytest.approx(place, abs=1e-6)


def test_up_on_the_table_is_up_in_the_window() -> None:
    view = view_of()
    left, top, width, height = view.cloth
    assert view.to_px((0, 0)) == pytest.approx((left, top + height))
    assert view.to_px(ARENA) == pytest.approx((left + width, top))
    assert view.scale == pytest.approx(width / ARENA[0])


@given(views, places, st.floats(1, 2), places)
def test_zoomed_the_cloth_shows_nothing_but_table(
    view: ArenaView, first: tuple[float, float], zoom: float, second: tuple[float, float]
) -> None:
    seen = view.at_zoom(zoom, first).at_zoom(3 - zoom, second).moved(1000, -1000)
    left, top, width, height = seen.cloth
    low, high = seen.to_mm((left, top + height)), seen.to_mm((left + width, top))
    assert min(low) >= -1e-6
    assert high[0] <= ARENA[0] + 1e-6
    assert high[1] <= ARENA[1] + 1e-6


def test_what_is_zoomed_at_stays_under_the_pointer() -> None:
    view, about = view_of(), (250.0, 200.0)
    for clicks in (1, 2, 5):
        assert view.turned(clicks, about).to_px(about) == pytest.approx(view.to_px(about))
    assert [view.turned(clicks, about).zoom for clicks in (-1, 1, 2, 5)] == [1.0, 1.5, 2.0, 2.0]
    assert view.turned(2, about).turned(-1, about).zoom == 1.5
    assert view.turned(2, about).turned(-9, about).to_px(about) == pytest.approx(view.to_px(about))


def test_the_table_follows_the_hand() -> None:
    view = view_of().at_zoom(2, (305, 177.5))
    before = view.to_px((305, 177.5))
    assert view.moved(30, -20).to_px((305, 177.5)) == pytest.approx((before[0] + 30, before[1] - 20))


def test_room_to_the_edge_of_the_window() -> None:
    view = view_of(1280, 720)
    assert view.room((100, 50), (-1, 0)) == 100
    assert view.room((100, 50), (1, 0)) == 1180
    assert view.room((100, 50), (0, -1)) == 50
    half = math.sqrt(0.5)
    assert view.room((100, 50), (-half, -half)) == pytest.approx(50 / half)
    assert view.room((2000, 50), (1, 0)) == 0


def test_clearance_of_every_shape() -> None:
    assert clearance(chain("disc", 25), (0, 0, 0), (20, 0)) == pytest.approx(7.5)
    longbow = chain("longbow", 19)
    assert clearance(longbow, (0, 0, math.pi / 2), (0, longbow.extent + 3)) == pytest.approx(3)
    assert clearance(longbow, (0, 0, math.pi / 2), (longbow.radius + 3, 0)) == pytest.approx(3)
    wave = chain("wave", 38)
    assert clearance(wave, (5, 5, 1.0), (5, 5)) < 0
