"""Small letters stand where a printer would set them."""

from itertools import pairwise
from typing import get_args

import numpy as np
import numpy.typing as npt
import pygame
import pytest
from pygame import surfarray
from pygame.font import Font

from flick.window.app.fine_font import FineFont
from flick.window.app.theme import SMALL, Face, font, font_file

SANS = [face for face in get_args(Face) if face.startswith("sans")]
SIZES = (11, 12, 13, 14)


@pytest.fixture(autouse=True)
def _fonts() -> None:
    pygame.font.init()


@pytest.mark.parametrize("face", SANS)
@pytest.mark.parametrize("pixels", SIZES)
def test_words_stand_apart(face: Face, pixels: int) -> None:
    """Two columns at least are empty between words, and more than between letters."""
    gap, before = 0, font(face, pixels).size("et")[0]
    drawn = surfarray.array_alpha(font(face, pixels).render("et reste", True, "white"))
    for column in range(before - 1, before + 5):
        gap += int(drawn[column].max() < 80)
    assert gap >= 2


@pytest.mark.parametrize("face", get_args(Face))
def test_letters_are_as_far_apart_as_in_large_type(face: Face) -> None:
    """``c`` and ``e`` ran together at 13 pixels: their advance was rounded down."""
    large = Font(font_file(face), 64 * 13)
    for start, longer in pairwise(("d", "di", "dic", "dice", "dice:")):
        advance = (large.size(longer)[0] - large.size(start)[0]) / 64
        assert font(face, 13).size(longer)[0] - font(face, 13).size(start)[0] == pytest.approx(advance, abs=1.3)
    assert font(face, 13).size("dice: " * 20)[0] == pytest.approx(large.size("dice: " * 20)[0] / 64, rel=0.04)


@pytest.mark.parametrize("pixels", [9, 13, SMALL])
def test_what_is_drawn_is_as_large_as_is_said(pixels: int) -> None:
    for text in ("", "a", "Défausse : 14 j'y"):
        drawn = font("sans", pixels).render(text, True, (200, 10, 30))
        assert drawn.get_size() == font("sans", pixels).size(text)
        assert {tuple(drawn.get_at((0, y)))[:3] for y in range(drawn.get_height()) if drawn.get_width()} <= {
            (200, 10, 30)
        }


def test_the_baseline_lies_between_two_rows() -> None:
    for pixels in SIZES:
        drawn = surfarray.array_alpha(font("sans-bold", pixels).render("HIE", True, "white"))
        ascent = font("sans-bold", pixels).get_ascent()
        assert drawn[:, ascent - 1].max() > 200
        assert drawn[:, ascent].max() == 0


@pytest.mark.parametrize("pixels", SIZES)
def test_spaced_letters_stand_at_equal_distances(pixels: int) -> None:
    """The letters of overlines stood at whole pixels: SURSAU TS."""
    drawn = surfarray.array_alpha(FineFont(font_file("sans-bold"), pixels).render_spaced("IIIIIIII", "white", 1))
    columns = drawn.sum(axis=1).astype(float)
    pitch = font("sans-bold", 64 * pixels).size("I" * 64)[0] / 64**2 + 1
    for index in range(7):
        left, right = (_middle(columns, number, pitch) for number in (index, index + 1))
        assert right - left == pytest.approx(pitch, abs=0.35)


def _middle(columns: npt.NDArray[np.float64], number: int, pitch: float) -> float:
    """Where the middle of a letter is, by how dark its columns are."""
    part = range(round(number * pitch), min(len(columns), round((number + 1) * pitch)))
    return sum(x * columns[x] for x in part) / sum(columns[x] for x in part)


def test_large_type_is_set_by_sdl() -> None:
    assert not isinstance(font("sans", SMALL + 1), FineFont)
    assert isinstance(font("sans", SMALL), FineFont)
