"""A window that nobody sees, so that pygame has a queue of events."""

from collections.abc import Iterator

import pygame
import pytest

from flick.window.app.theme import Theme
from flick.window.widgets.kit import Kit
from tests.window.widgets.hand import WINDOW


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(WINDOW.size)
    pygame.event.clear()
    yield
    pygame.display.quit()


@pytest.fixture
def kit() -> Kit:
    """The normal palette at 100 %."""
    return Kit(Theme())
