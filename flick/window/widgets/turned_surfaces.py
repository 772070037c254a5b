"""Surfaces that were drawn once, larger than they are seen, turned and put anywhere between the pixels."""

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame
from pygame import Surface

from flick.paint.sample_grid import SampleGrid

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")

ALMOST_NOTHING = 0.002
"""Degrees. pygame takes another way, with another middle, for things that are not turned at all."""


class LastAskedCache(Generic[Key, Value]):
    """The things that were asked for last."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._kept: OrderedDict[Key, Value] = OrderedDict()

    def get(self, key: Key, make: Callable[[], Value]) -> Value:
        """The thing of that key, made now if it is not here."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        self._kept[key] = made = make()
        if len(self._kept) > self._room:
            self._kept.popitem(last=False)
        return made

    def take(self, other: "LastAskedCache[Key, Value]") -> None:
        """Take over what lies on another one, in place of what this one has of the same."""
        for key, made in other._kept.items():
            self._kept.pop(key, None)
            self.get(key, lambda made=made: made)


class Turning:
    """A surface that is turned and scaled down each time it is drawn."""

    def __init__(self, drawn: Surface, grid: SampleGrid) -> None:
        self._grid = grid
        self._drawn = pygame.transform.box_blur(drawn, 1) if grid.fine > 2 else drawn
        """pygame looks at two by two samples for each pixel; where there are more, the others come in like this."""

    def at(self, angle: float, across: float, down: float) -> Surface:
        """Turned counter-clockwise and moved by ``across`` and ``down``, less than a pixel each; its size is even.

        The middle of the piece lies in the middle of the pixel after the middle of the surface. What is moved is the
        part of the surface that is turned, so it costs nothing.
        """
        fine = self._grid.fine
        cos, sin = math.cos(angle) * fine, math.sin(angle) * fine
        own = round(across * cos - down * sin), round(across * sin + down * cos)
        part = self._drawn.subsurface(self._grid.window(*own))
        degrees = math.degrees(angle) % 360 or ALMOST_NOTHING
        return pygame.transform.rotozoom(part, degrees, 1 / fine)


class Fixed:
    """A surface that is only moved between the pixels, never turned."""

    def __init__(self, drawn: Surface, grid: SampleGrid) -> None:
        self._drawn, self._grid = drawn, grid
        self._kept: dict[tuple[int, int], Surface] = {}

    def at(self, across: int, down: int) -> Surface:
        """At its own size; the middle of the piece lies where that of ``Turning.at`` does."""
        key = across, down
        if key not in self._kept:
            size = self._grid.size
            part = self._drawn.subsurface(self._grid.window(across, down))
            self._kept[key] = pygame.transform.smoothscale(part, (size, size))
        return self._kept[key]
