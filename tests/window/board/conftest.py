"""A window that nobody sees, and pictures that are made once for all tests."""

from collections.abc import Iterator

import pygame
import pytest

from tests.window.board.scene import SIZE


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    pygame.event.clear()
    yield
    pygame.event.clear()
