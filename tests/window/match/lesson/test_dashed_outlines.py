"""Outlines of what the example does."""

import math
from itertools import pairwise

import pytest

from flick.window.arena.arrow import GAP, WIDE, DrawnAim, arrow_outline
from flick.window.match.lesson.arena_example import OUT
from flick.window.match.lesson.dashed_outlines import even_dashes, round_piece


def length(line: list[tuple[float, float]]) -> float:
    return sum(math.dist(start, end) for start, end in pairwise(line))


def test_dashes_are_even_and_follow_corners() -> None:
    square = [(0.0, 0.0), (105.0, 0.0), (105.0, 105.0), (0.0, 105.0), (0.0, 0.0)]
    found = list(even_dashes(square, 7, 4))
    lengths = [length(piece) for piece in found]
    assert max(lengths) == pytest.approx(min(lengths))
    assert sum(lengths) == pytest.approx(420 * 7 / 11)
    assert any(len(piece) > 2 for piece in found), "one goes round a corner"


def test_the_outline_of_a_disc_and_of_a_capsule() -> None:
    disc = round_piece([(10.0, 20.0)], 5)
    assert all(math.dist((10, 20), place) == pytest.approx(5) for place in disc)
    capsule = round_piece([(0.0, 0.0), (30.0, 0.0)], 4)
    assert (min(x for x, _ in capsule), max(x for x, _ in capsule)) == pytest.approx((-4, 34))
    assert (min(y for _, y in capsule), max(y for _, y in capsule)) == pytest.approx((-4, 4))


def test_an_arrow_is_as_long_as_its_power() -> None:
    """A little longer than the one that fills it."""
    aims = [DrawnAim((-GAP, 0), (1, 0), 0, power, (0, 0), 0, 0, None) for power in (0.25, 0.5, 1.0)]
    reach = [max(x for x, _ in arrow_outline(aimed, OUT)) for aimed in aims]
    assert reach == pytest.approx([WIDE.full * power + 3.8 for power in (0.25, 0.5, 1.0)])
