"""Axes: round numbers, and everything drawn within them."""

import pygame
import pytest
from pygame import Rect

from flick.window.app.theme import Theme
from flick.window.widgets.kit import Kit
from flick.window.workbench.plots import Chart, Curves, ticks


@pytest.mark.parametrize("most", [0.03, 0.9, 1.0, 1.26, 2.43, 7.0, 99.0, 150.0, 1234.5])
def test_ticks_are_few_and_reach_far_enough(most: float) -> None:
    found = ticks(most)
    assert found[0] == 0
    assert found[-2] < most <= found[-1]
    assert 4 <= len(found) <= 7


def test_an_axis_of_nothing_has_an_end() -> None:
    assert ticks(0.0) == [0.0, 1.0]


@pytest.fixture
def chart() -> Chart:
    pygame.font.init()
    return Chart(Kit(Theme("normal", 1.0)), Rect(0, 0, 300, 200), "Run-out", "cm", "speed", str, most_across=2.4)


def test_curves_are_drawn_within_the_axes(chart: Chart) -> None:
    chart.show(Curves([(0.0, 0.0), (2.4, 150.0)], [(0.0, 0.0), (2.4, 120.0)], (1.2, 40.0)))
    assert chart.ends == (2.5, 150.0)
    for point in [*chart.curves.now, *chart.curves.before]:
        x, y = chart.place(point)
        assert chart.field.left <= x <= chart.field.right
        assert chart.field.top <= y <= chart.field.bottom


def test_only_another_curve_is_drawn_anew(chart: Chart) -> None:
    chart.show(Curves([(0.0, 0.0), (1.0, 1.0)]))
    drawn = chart.drawn()
    chart.show(Curves([(0.0, 0.0), (1.0, 1.0)]))
    assert chart.drawn() is drawn
    chart.show(Curves([(0.0, 0.0), (1.0, 2.0)]))
    assert chart.drawn() is not drawn


def test_the_table_as_it_was_is_seen_only_where_it_differs(chart: Chart) -> None:
    one, other = [(0.0, 0.0), (2.4, 100.0)], [(0.0, 0.0), (2.4, 80.0)]
    pictures: list[bytes] = []
    for before in ((), one, other):
        chart.show(Curves(one, before))
        pictures.append(pygame.image.tobytes(chart.drawn().surface, "RGBA"))
    assert pictures[0] == pictures[1] != pictures[2]
