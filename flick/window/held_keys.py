"""Keys that are held come again and again; those that decide something count once, until they are let go."""

from collections.abc import Iterable

import pygame
from pygame.event import Event

DIGITS = (*range(pygame.K_0, pygame.K_9 + 1), *range(pygame.K_KP_1, pygame.K_KP_0 + 1))
ONCE = frozenset((pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE, *DIGITS))
"""Keys that answer and shoot. While a screen is made nobody sees that a key was let go, and it would come again on that
screen."""


class HeldKeys:
    """Which keys are down."""

    def __init__(self) -> None:
        self._down = set[int]()

    def once(self, events: Iterable[Event]) -> list[Event]:
        """The same events without the keys of ``ONCE`` that only come again."""
        return [event for event in events if not self._comes_again(event)]

    def _comes_again(self, event: Event) -> bool:
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()
        elif event.type == pygame.KEYDOWN and event.key in ONCE:
            again = event.key in self._down
            self._down.add(event.key)
            return again
        return False
