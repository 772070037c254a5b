"""The arena needs fonts, and a keyboard to ask for what is held."""

from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture(autouse=True, scope="package")
def window() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()
