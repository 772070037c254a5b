"""What somebody does with mouse and keys, frame by frame: in each, the events that come then."""

from collections.abc import Iterator

import pygame
from pygame.event import Event

from flick.window.app.app import FRAMES

Doing = Iterator[tuple[Event, ...]]
"""What somebody does in each frame."""

Place = tuple[int, int]


def wait(seconds: float) -> Doing:
    """Nothing."""
    for _ in range(round(seconds * FRAMES)):
        yield ()


def key(code: int, text: str = "") -> Doing:
    """Down and up, and time to see what comes of it."""
    yield (Event(pygame.KEYDOWN, key=code, mod=0, unicode=text, scancode=0),)
    yield (Event(pygame.KEYUP, key=code, mod=0, unicode=text, scancode=0),)
    yield from wait(0.4)


def digit(number: int) -> Doing:
    """The key of a number from 0 to 9."""
    return key(pygame.K_0 + number, str(number))


def moved(start: Place, end: Place, steps: int, held: bool = False) -> Doing:
    """The pointer goes from one place to another."""
    for step in range(steps + 1):
        at = start[0] + (end[0] - start[0]) * step // steps, start[1] + (end[1] - start[1]) * step // steps
        yield (Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(int(held), 0, 0)),)


def pulled(start: Place, end: Place, beside: Place) -> Doing:
    """Pressed, pulled back to ``end``, turned about to ``beside``, let go."""
    yield (Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1),)
    yield from moved(start, end, 30, held=True)
    yield from moved(end, beside, 25, held=True)
    yield from wait(0.5)
    yield (Event(pygame.MOUSEBUTTONUP, pos=beside, button=1),)


def wheel(place: Place, steps: int) -> Doing:
    """The wheel turns so many steps at a place; upwards is positive."""
    yield from moved(place, place, 1)
    for _ in range(abs(steps)):
        way = 1 if steps > 0 else -1
        yield (Event(pygame.MOUSEWHEEL, x=0, y=way, precise_y=float(way), flipped=False),)
        yield from wait(0.15)
