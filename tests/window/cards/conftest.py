"""Fonts, without a display; cards are painted as they are in the program."""

from collections.abc import Iterator

import pygame
import pytest

from flick.window.app.workers import Lane
from flick.window.cards import store
from tests.window import shared


@pytest.fixture(autouse=True, scope="package")
def fonts() -> None:
    pygame.font.init()


@pytest.fixture(autouse=True, scope="package")
def as_in_the_program() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "_face", shared.paint_face)
        patch.setattr(store, "Lane", Lane)
        yield
