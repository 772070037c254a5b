"""A window that nobody sees, and somebody who uses it."""

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from tests.window.menus.visitor import Visitor

Visit = Callable[..., Visitor]


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1024, 640))
    pygame.event.clear()
    yield
    pygame.display.quit()


@pytest.fixture
def visit() -> Iterator[Visit]:
    """``visit((1280, 720), palette="colour-blind")``: the program in a window of that size, closed at the end."""
    visitors: list[Visitor] = []

    def visit(size: tuple[int, int] = (1024, 640), **settings: Any) -> Visitor:
        visitors.append(Visitor(size, **settings))
        return visitors[-1]

    yield visit
    for visitor in visitors:
        visitor.end()
