"""Things that are drawn once, larger than they are seen, and then turned and put anywhere between the pixels.

``fine`` is how many samples lie along each side of a pixel, and so also in how many steps a place between two pixels is
told apart.
"""

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame
from pygame import Surface

from flick.paint.arrays import Array, pixel_grid

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")

ALMOST_NOTHING = 0.002
"""Degrees. pygame takes another way, with another middle, for things that are not turned at all."""


class Shelf(Generic[Key, Value]):
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

    def take(self, other: "Shelf[Key, Value]") -> None:
        """Take over what lies on another one, in place of what this one has of the same."""
        for key, made in other._kept.items():
            self._kept.pop(key, None)
            self.get(key, lambda made=made: made)


class Frame:
    """The square in which a piece is drawn: ``size`` pixels wide, an even number, with a pixel to spare all round."""

    def __init__(self, reach: float, fine: int) -> None:
        """``reach`` in pixels from the middle to the farthest point of the piece."""
        self.fine = fine
        self.size = 2 * math.ceil(reach + 2.5)
        self._margin = math.ceil(1.5 * fine)
        self.samples = self.size * fine + 2 * self._margin

    def turning_grid(self) -> tuple[Array, Array]:
        """The middles of the samples, in pixels from the middle of a piece that will be turned.

        pygame turns about the middle of the sample after the middle of a surface.
        """
        return self._grid(1)

    def fixed_grid(self) -> tuple[Array, Array]:
        """The same for what is only moved, so that both have their middle at the same place."""
        return self._grid(self.fine)

    def _grid(self, after: int) -> tuple[Array, Array]:
        corner = -(self.samples + after) / 2 / self.fine
        return pixel_grid(self.samples, self.samples, corner, corner, 1 / self.fine)

    def window(self, across: int, down: int) -> tuple[int, int, int, int]:
        """The part of a drawn surface that shows the piece moved by so many samples."""
        inner = self.size * self.fine
        return self._margin - across, self._margin - down, inner, inner


def spot(place: float, steps: int) -> tuple[int, int]:
    """The pixel from whose middle a piece is drawn that is to lie at ``place``, and how many steps it is moved."""
    return divmod(math.floor((place - 0.5) * steps + 0.5), steps)


class Turning:
    """A surface that is turned and scaled down each time it is drawn."""

    def __init__(self, drawn: Surface, frame: Frame) -> None:
        self._frame = frame
        self._drawn = pygame.transform.box_blur(drawn, 1) if frame.fine > 2 else drawn
        """pygame looks at two by two samples for each pixel; where there are more, the others come in like this."""

    def at(self, angle: float, across: float, down: float) -> Surface:
        """Turned counter-clockwise and moved by ``across`` and ``down``, less than a pixel each; its size is even.

        The middle of the piece lies in the middle of the pixel after the middle of the surface. What is moved is the
        part of the surface that is turned, so it costs nothing.
        """
        fine = self._frame.fine
        cos, sin = math.cos(angle) * fine, math.sin(angle) * fine
        own = round(across * cos - down * sin), round(across * sin + down * cos)
        part = self._drawn.subsurface(self._frame.window(*own))
        degrees = math.degrees(angle) % 360 or ALMOST_NOTHING
        return pygame.transform.rotozoom(part, degrees, 1 / fine)


class Fixed:
    """A surface that is only moved between the pixels, never turned."""

    def __init__(self, drawn: Surface, frame: Frame) -> None:
        self._drawn, self._frame = drawn, frame
        self._kept: dict[tuple[int, int], Surface] = {}

    def at(self, across: int, down: int) -> Surface:
        """At its own size; the middle of the piece lies where that of ``Turning.at`` does."""
        key = across, down
        if key not in self._kept:
            size = self._frame.size
            part = self._drawn.subsurface(self._frame.window(across, down))
            self._kept[key] = pygame.transform.smoothscale(part, (size, size))
        return self._kept[key]
