"""Colours that the games of the house bring along."""

import pytest

from flick.paint.palette import Palette
from flick.places import shipped

DARKEST_CLOTH = 0.02
"""The most relative luminance of a cloth in high contrast: white on it has 15 : 1 then."""


def luminance(colour: str) -> float:
    """Relative luminance of six hexadecimal digits."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("game", sorted(folder.name for folder in shipped("levels").iterdir() if folder.is_dir()))
def test_no_cloth_is_bright_in_high_contrast(game: str) -> None:
    palette = Palette("high-contrast")
    cloth = f"cloth.{game}" if palette.has(f"cloth.{game}") else "cloth.mat"
    assert luminance(palette.digits(cloth)) < DARKEST_CLOTH
    assert luminance(palette.digits(f"{cloth}.line")) > 0.9
