"""The window of the system: whether there can be one, how it is opened, and how one waits for what happens in it."""

import ctypes
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache

import pygame
import pygame.base
from pygame import Surface

from flick.places import shipped

LEAST = (1024, 640)
"""The window does not get smaller, in pixels."""

SIZE = (1280, 720)
"""Its usual size, in pixels."""

ICON = shipped("assets") / "window.png"
"""Its picture, where the system shows one."""

WAIT = "SDL_WaitEventTimeout"
"""The function of SDL that sleeps until something happens."""


def open_display(size: tuple[int, int], *, full_screen: bool) -> Surface:
    """Open the window, or change its size."""
    pygame.display.set_icon(pygame.image.load(ICON))
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


def wait_for_event(ms: int) -> None:
    """Sleep until an event waits to be taken, and so long at most. ``pygame.event.wait`` looks a thousand times a
    second whether anything has happened; SDL itself, with which pygame is built, sleeps until the window system
    wakes it."""
    if not pygame.event.peek():
        waiting()(ms)


@cache
def waiting() -> Callable[[int], object]:
    """What sleeps: SDL, where its library can be reached, or else pygame. The event stays where it is."""
    for library in (pygame.base.__file__, "SDL2"):
        with suppress(OSError, AttributeError, TypeError):
            wait = getattr(ctypes.CDLL(library), WAIT)
            wait.argtypes, wait.restype = (ctypes.c_void_p, ctypes.c_int), ctypes.c_int
            return lambda ms: wait(None, ms)
    return _wait_with_pygame


def _wait_with_pygame(ms: int) -> None:
    event = pygame.event.wait(ms)
    if event.type != pygame.NOEVENT:
        pygame.event.post(event)
