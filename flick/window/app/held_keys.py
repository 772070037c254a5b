"""Keys that are held come again and again; those that decide something count once, until they are let go."""

from collections.abc import Iterable

import pygame
from pygame.event import Event

DIGITS = (*range(pygame.K_0, pygame.K_9 + 1), *range(pygame.K_KP_1, pygame.K_KP_0 + 1))
LONG = 5
"""A key that has come again so often was held for half a second (see ``REPEAT`` in start.py)."""

ONCE = frozenset((pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE, *DIGITS))
"""Keys that answer and shoot. While a screen is made nobody sees that a key was let go, and it would come again on that
screen."""

OTHERS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class HeldKeys:
    """Which keys are down, and how often each has come again."""

    def __init__(self) -> None:
        self._down = dict[int, int]()

    def once(self, events: Iterable[Event]) -> list[Event]:
        """The same events without the keys of ``ONCE`` that only come again; one of the others says how often it has
        come again (see ``comes_again``)."""
        found: list[Event] = []
        for event in events:
            again = self._again(event)
            if not again or event.key not in ONCE:
                found.append(Event(event.type, {**event.dict, "again": again}) if again else event)
        return found

    def _again(self, event: Event) -> int:
        """How often that key has come again, 0 for anything else."""
        if event.type == pygame.KEYUP:
            self._down.pop(event.key, None)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()
        elif event.type == pygame.KEYDOWN:
            self._down[event.key] = self._down.get(event.key, -1) + 1
            return self._down[event.key]
        return 0


def pressed_alone(event: Event) -> bool:
    """Whether that is a key that is pressed without Ctrl, Alt or Meta, with which it means something else."""
    return event.type == pygame.KEYDOWN and not event.mod & OTHERS


def comes_again(event: Event) -> bool:
    """Whether that is a key that is held, after its first press."""
    return event.dict.get("again", 0) > 0


def held_long(event: Event) -> bool:
    """Whether that is a key that has been held for half a second."""
    return event.dict.get("again", 0) >= LONG
