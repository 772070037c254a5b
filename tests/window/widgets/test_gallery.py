"""The gallery, where every part hangs in every state: measured in palettes, at scales, and in both languages."""

import pygame
import pytest
from pygame import Surface

from flick.paint.palette import PaletteName
from tests.window.checks import complaints, picture
from tests.window.gallery.hall import hall

VARIANTS: list[tuple[PaletteName, float, str]] = [
    ("normal", 1.0, "en"),
    ("normal", 1.0, "fr"),
    ("normal", 0.8, "fr"),
    ("normal", 2.0, "en"),
    ("colour-blind", 1.0, "en"),
    ("high-contrast", 1.0, "en"),
    ("high-contrast", 1.3, "fr"),
]


AROUND = 100
"""So far round its bounds a part is watched, in pixels."""


@pytest.mark.parametrize(("palette", "scale", "language"), VARIANTS)
def test_everything_can_be_read_and_clicked(palette: PaletteName, scale: float, language: str) -> None:
    desk, ground = hall(palette, scale, language)
    assert complaints(desk, ground) == []
    assert len(desk.texts()) > 140
    assert len(desk.targets()) > 60


def test_drawn_twice_it_is_the_same() -> None:
    first, second = (picture(*hall("normal", 1.0, "en")) for _ in range(2))
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")


@pytest.mark.parametrize("palette", ["normal", "high-contrast"])
def test_nothing_is_drawn_beyond_its_bounds(palette: PaletteName) -> None:
    """Else a trace would be left when only what changed is drawn again."""
    desk, _ = hall(palette, 1.0, "en")
    target = Surface(desk.window.size)
    for part in desk.root.walk():
        around = part.bounds.inflate(AROUND, AROUND).clip(desk.window)
        for colour in ("black", "white") if part.bounds else ():
            target.fill(colour, around)
            part.paint(target)
            target.fill(colour, part.bounds)
            drawn = set(pygame.image.tobytes(target.subsurface(around), "RGB"))
            assert drawn == {pygame.Color(colour).r}, f"{part} at {part.rect} draws beyond {part.bounds}"
