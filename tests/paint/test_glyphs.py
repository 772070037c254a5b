"""Masks of icons are as large as their paths say, with their holes, and turned round their middle."""

import math

import numpy as np
import pytest

from flick.paint.glyphs import Glyphs, exists, source


@pytest.mark.parametrize("pixels", [20, 41, 120])
@pytest.mark.parametrize("angle", [0.0, 0.7])
def test_a_disc_covers_as_much_as_its_circle(pixels: int, angle: float) -> None:
    mask = Glyphs().mask("container_round", pixels, angle)
    assert mask.sum() == pytest.approx(math.pi * (29.6 / 64 * pixels) ** 2, rel=0.02)


def test_a_ring_is_open_in_its_middle() -> None:
    mask = Glyphs().mask("container_ring", 60)
    assert mask[28:32, 28:32].max() == 0
    assert mask[30].max() > 0.9


def test_a_quarter_of_a_turn_is_the_picture_turned() -> None:
    glyphs = Glyphs()
    still, turned = glyphs.mask("stamp_sword", 40), glyphs.mask("stamp_sword", 40, math.pi / 2)
    edge = (turned.shape[0] - 40) // 2
    assert np.abs(np.rot90(still) - turned[edge : edge + 40, edge : edge + 40]).mean() < 0.02


def test_what_nobody_has_drawn_is_refused() -> None:
    assert not exists("no-such-icon")
    with pytest.raises(LookupError, match="no-such-icon"):
        source("no-such-icon")
