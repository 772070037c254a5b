"""From fields of numbers to surfaces of pygame, and a canvas on which things are laid over each other."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import pygame
from pygame import Rect, Surface

from flick.arena.shapes import Point
from flick.window.paint.numbers import Array, pixel_grid


class Patch(NamedTuple):
    """A box of a canvas: the middles of its columns (1, w) and rows (h, 1), and where its first pixel lies."""

    x: Array
    y: Array
    left: int
    top: int

    @property
    def shape(self) -> tuple[int, int]:
        return self.y.shape[0], self.x.shape[1]

    @property
    def rows(self) -> slice:
        return slice(self.top, self.top + self.y.shape[0])

    @property
    def columns(self) -> slice:
        return slice(self.left, self.left + self.x.shape[1])

    @property
    def empty(self) -> bool:
        """Whether it holds too little to see anything of it, or to measure a slope."""
        return min(self.shape) < 2


class Laid(NamedTuple):
    """A surface and where its upper left pixel lies in the window."""

    surface: Surface
    left: int
    top: int

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


class Canvas:
    """A picture with transparency whose upper left pixel lies at ``left``, ``top`` of the window."""

    def __init__(self, width: int, height: int, left: int = 0, top: int = 0) -> None:
        self.left, self.top = left, top
        self.colour: Array = np.zeros((height, width, 3), dtype=np.float32)
        self.alpha: Array = np.zeros((height, width), dtype=np.float32)

    def patch(self, x0: float, y0: float, x1: float, y1: float, pad: float = 2.0) -> Patch:
        """The pixels of a box of the window and ``pad`` round it, as far as they lie on the canvas."""
        height, width = self.alpha.shape
        left, top = max(0, math.floor(x0 - pad) - self.left), max(0, math.floor(y0 - pad) - self.top)
        right = max(left, min(width, math.ceil(x1 + pad) - self.left))
        bottom = max(top, min(height, math.ceil(y1 + pad) - self.top))
        x, y = pixel_grid(right - left, bottom - top, left + self.left, top + self.top)
        return Patch(x, y, left, top)

    def patch_round(self, points: Sequence[Point], radius: float, pad: float = 2.0) -> Patch:
        """The pixels of a chain of points with ``radius`` round them."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return self.patch(min(xs), min(ys), max(xs), max(ys), radius + pad)

    def over(self, patch: Patch, mask: Array, paint: Array, opacity: float = 1.0) -> None:
        """Cover with ``paint``, one colour or one for each pixel, as far as ``mask`` says."""
        if patch.empty:
            return
        colour, alpha = self.colour[patch.rows, patch.columns], self.alpha[patch.rows, patch.columns]
        share = mask * np.float32(opacity)
        after = alpha + share * (1 - alpha)
        weight = share / np.maximum(after, np.float32(1e-6))
        for channel in range(3):
            colour[..., channel] += (paint[..., channel] - colour[..., channel]) * weight
        alpha[:] = after

    def stamp(self, mask: Array, x: float, y: float, paint: Array, opacity: float = 1.0) -> None:
        """Cover with one colour as far as a mask says whose middle lies at a place of the window."""
        height, width = self.alpha.shape
        left, top = round(x - mask.shape[1] / 2) - self.left, round(y - mask.shape[0] / 2) - self.top
        seen = mask[max(0, -top) : max(0, height - top), max(0, -left) : max(0, width - left)]
        self.over(Patch(seen[:1], seen[:, :1], max(0, left), max(0, top)), seen, paint, opacity)

    def laid(self) -> Laid:
        return Laid(see_through(self.colour, self.alpha), self.left, self.top)

    def reduced(self, fine: int) -> Surface:
        """The picture with a pixel for each square of ``fine`` by ``fine``."""
        height, width = (size // fine for size in self.alpha.shape)
        squares = self.alpha.reshape(height, fine, width, fine)
        weighed = (self.colour * self.alpha[..., None]).reshape(height, fine, width, fine, 3)
        alpha = squares.mean(axis=(1, 3))
        return see_through(weighed.mean(axis=(1, 3)) / np.maximum(alpha, np.float32(1e-6))[..., None], alpha)


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
    made.blit(pygame.image.frombuffer(_bytes(colour).tobytes(), (width, height), "RGB"), (0, 0))
    return made


def see_through(colour: Array, alpha: Array) -> Surface:
    """A surface with transparency; ``colour`` is one colour for all, or one for each pixel, not weakened by alpha."""
    height, width = alpha.shape
    pixels = np.empty((height, width, 4), dtype=np.uint8)
    pixels[..., :3] = _bytes(colour)[..., ::-1]
    pixels[..., 3] = _bytes(alpha)
    return pygame.image.frombuffer(pixels.tobytes(), (width, height), "BGRA").copy()


def alpha_of(surface: Surface) -> Array:
    """How opaque each pixel is, 0 to 1."""
    return pygame.surfarray.array_alpha(surface).T.astype(np.float32) / np.float32(255)


def enlarged(colour: Array, shape: tuple[int, int]) -> Array:
    """A picture that was drawn small, at the size ``shape``."""
    height, width = shape
    small = pygame.image.frombuffer(_bytes(colour).tobytes(), (colour.shape[1], colour.shape[0]), "RGB")
    large = pygame.transform.smoothscale(small, (width, height))
    return pygame.surfarray.array3d(large).swapaxes(0, 1).astype(np.float32) / np.float32(255)


def _bytes(values: Array) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    return (np.clip(values, 0, 1) * np.float32(255) + np.float32(0.5)).astype(np.uint8)
