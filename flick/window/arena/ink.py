"""Marks drawn over the table with a pen: lines, discs and polygons, at any place between the pixels."""

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame
from pygame import Color, Rect, Surface

from flick.arena.shapes import Point
from flick.window.widgets.surfaces import Laid

FINE = 4
"""Samples along each side of a pixel."""


class Ink:
    """A small sheet over a part of the window. What is drawn later takes the place of what lies there, so dark
    outlines come first; places and widths are pixels of the window."""

    def __init__(self, around: Rect, ground: Color, fine: int = FINE) -> None:
        """``ground`` is what edges fade into: the colour of the outlines. Large pictures need not be as ``fine``."""
        self.rect, self._fine = Rect(around), fine
        self._sheet = Surface((self.rect.width * fine, self.rect.height * fine), pygame.SRCALPHA, 32)
        self.nothing = Color(ground.r, ground.g, ground.b, 0)
        """What is drawn with it is taken away again."""
        self._sheet.fill(self.nothing)

    def polygon(self, corners: Sequence[Point], colour: Color) -> None:
        pygame.draw.polygon(self._sheet, colour, [self._at(corner) for corner in corners])

    def disc(self, middle: Point, radius: float, colour: Color) -> None:
        if radius > 0:
            pygame.draw.circle(self._sheet, colour, self._at(middle), round(radius * self._fine))

    def ring(self, middle: Point, radius: float, width: float, colour: Color) -> None:
        """``radius`` is that of the middle of the line."""
        outer = round((radius + width / 2) * self._fine)
        pygame.draw.circle(self._sheet, colour, self._at(middle), outer, max(1, round(width * self._fine)))

    def line(self, start: Point, end: Point, width: float, colour: Color) -> None:
        length = math.dist(start, end)
        if length == 0:
            return
        across, down = (start[1] - end[1]) / length * width / 2, (end[0] - start[0]) / length * width / 2
        (ax, ay), (bx, by) = start, end
        corners = [
            (ax + across, ay + down),
            (bx + across, by + down),
            (bx - across, by - down),
            (ax - across, ay - down),
        ]
        self.polygon(corners, colour)

    def path(self, points: Sequence[Point], width: float, colour: Color) -> None:
        """A line with round ends and corners."""
        for start, end in pairwise(points):
            self.line(start, end, width, colour)
        for point in points:
            self.disc(point, width / 2, colour)

    def thread(self, points: Sequence[Point], width: float, colour: Color) -> None:
        """A thin line with plain corners, several times as fast as ``path``."""
        if len(points) > 1:
            places = [self._at(point) for point in points]
            pygame.draw.lines(self._sheet, colour, False, places, max(1, round(width * self._fine)))

    def laid(self) -> Laid:
        """The finished picture at its place."""
        return Laid(pygame.transform.smoothscale(self._sheet, self.rect.size), self.rect.left, self.rect.top)

    def _at(self, place: Point) -> Point:
        return (place[0] - self.rect.left) * self._fine - 0.5, (place[1] - self.rect.top) * self._fine - 0.5


def around(places: Sequence[Point], reach: float) -> Rect:
    """The pixels within ``reach`` of places."""
    left, top = (math.floor(min(place[axis] for place in places) - reach) for axis in (0, 1))
    right, bottom = (math.ceil(max(place[axis] for place in places) + reach) for axis in (0, 1))
    return Rect(left, top, right - left, bottom - top)


def faded(colour: Color, opacity: float) -> Color:
    """A colour with so much of its opacity, from 0 to 1."""
    return Color(colour.r, colour.g, colour.b, round(colour.a * max(0.0, min(1.0, opacity))))
