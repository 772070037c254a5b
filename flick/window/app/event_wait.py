"""Waiting for whatever somebody does next, without looking again and again.

``pygame.event.wait`` looks a thousand times a second whether anything has happened. SDL itself, with which pygame is
built, sleeps until the window system wakes it.
"""

import ctypes
from collections.abc import Callable
from contextlib import suppress
from functools import cache

import pygame
import pygame.base

WAIT = "SDL_WaitEventTimeout"


def wait_for_event(ms: int) -> None:
    """Sleep until an event waits to be taken, and so long at most."""
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
