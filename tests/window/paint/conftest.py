"""Pieces are drawn without a window; only their numbers need a font."""

import pygame
import pytest


@pytest.fixture(autouse=True, scope="package")
def fonts() -> None:
    pygame.font.init()
