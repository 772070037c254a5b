"""The window of the system is known by the picture of the program."""

import pygame
import pytest
from pygame import Surface

from flick.window.app.display import open_display


def test_the_window_has_a_picture_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """A task bar showed the snake of pygame."""
    shown: list[Surface] = []
    monkeypatch.setattr(pygame.display, "set_icon", shown.append)
    pygame.display.init()
    open_display((1024, 640), full_screen=False)
    (picture,) = shown
    assert picture.get_size() == (128, 128)
    assert picture.get_at((0, 0)).a == 0, "it is round"
    assert picture.get_at((64, 20)).a == 255
