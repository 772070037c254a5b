"""From arrays of numbers to surfaces of pygame, and back."""

from typing import NamedTuple

import numpy as np
import pygame
from pygame import Color, Rect, Surface

from flick.arena.shapes import Point
from flick.paint.arrays import Array
from flick.paint.canvas import Raster, bytes_of


class Laid(NamedTuple):
    """A surface and where its upper left pixel lies in the window."""

    surface: Surface
    left: int
    top: int

    @property
    def rect(self) -> Rect:
        """What it covers of the window."""
        return self.surface.get_rect(topleft=(self.left, self.top))

    def draw(self, target: Surface) -> Rect:
        return target.blit(self.surface, (self.left, self.top))


class Cutout(NamedTuple):
    """A small thing with its shadow, drawn round its middle."""

    surface: Surface
    middle: Point

    def draw(self, target: Surface, x: float, y: float, opacity: float = 1.0) -> Rect:
        """With its middle at a place, as near as whole pixels allow."""
        self.surface.set_alpha(round(255 * opacity))
        return target.blit(self.surface, (round(x - self.middle[0]), round(y - self.middle[1])))


def rgb(colour: Color) -> Array:
    """A colour as red, green and blue, 0 to 1."""
    return np.array([colour.r, colour.g, colour.b], dtype=np.float32) / 255


def surface_of(raster: Raster) -> Surface:
    """The surface of a picture."""
    return opaque(raster.colour) if raster.alpha is None else see_through(raster.colour, raster.alpha)


def laid(raster: Raster) -> Laid:
    """The surface of a picture, at the place of the picture."""
    return Laid(surface_of(raster), raster.left, raster.top)


def cutout(raster: Raster) -> Cutout:
    """The surface of a picture that lies round its middle."""
    return Cutout(surface_of(raster), (-raster.left, -raster.top))


def put_middle(target: Surface, picture: Surface, at: Point) -> Rect:
    """Draw a picture with its middle at a place, as near as whole pixels allow."""
    return target.blit(picture, (round(at[0] - picture.get_width() / 2), round(at[1] - picture.get_height() / 2)))


def lay_over(target: Surface, picture: Surface, place: tuple[int, int], opacity: float) -> None:
    """Draw a picture without transparency, so that it hides only a share of what lies below it; where it hides all of
    that it is only copied, which is ten times as fast."""
    alpha = round(255 * opacity)
    if alpha > 0:
        picture.set_alpha(alpha if alpha < 255 else None)
        target.blit(picture, place)


def opaque(colour: Array) -> Surface:
    """A surface without transparency."""
    height, width = colour.shape[:2]
    made = Surface((width, height), 0, 32)
    pixels = np.ascontiguousarray(bytes_of(colour))
    made.blit(pygame.image.frombuffer(pixels.data, (width, height), "RGB"), (0, 0))
    return made


def see_through(colour: Array, alpha: Array) -> Surface:
    """A surface with transparency; ``colour`` is one colour for all, or one for each pixel, not weakened by alpha."""
    height, width = alpha.shape
    pixels = np.empty((height, width, 4), dtype=np.uint8)
    pixels[..., :3] = bytes_of(colour)[..., ::-1]
    pixels[..., 3] = bytes_of(alpha)
    return pygame.image.frombuffer(pixels.data, (width, height), "BGRA").copy()


def alpha_of(surface: Surface) -> Array:
    """How opaque each pixel is, 0 to 1."""
    return pygame.surfarray.array_alpha(surface).T.astype(np.float32) / 255
