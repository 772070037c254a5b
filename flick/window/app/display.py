"""The window of the system: opened, and whether there can be one."""

import os
import sys

import pygame
from pygame import Surface

LEAST = (1024, 640)
"""The window does not get smaller, in pixels."""

SIZE = (1280, 720)
"""Its usual size, in pixels."""


def open_display(size: tuple[int, int], *, full_screen: bool) -> Surface:
    """Open the window, or change its size."""
    flags = pygame.FULLSCREEN if full_screen else pygame.RESIZABLE
    surface = pygame.display.set_mode((0, 0) if full_screen else size, flags)
    pygame.display.set_caption("Flick")
    return surface


def has_display() -> bool:
    """Whether a window could be opened here."""
    if os.environ.get("SDL_VIDEODRIVER") == "dummy":
        return True
    if os.name == "posix" and not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        return sys.platform == "darwin"
    return True
