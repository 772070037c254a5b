"""Fonts, without a display."""

import pygame
import pytest


@pytest.fixture(autouse=True, scope="package")
def fonts() -> None:
    pygame.font.init()
