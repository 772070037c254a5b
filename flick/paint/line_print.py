"""Prints thin lines and glyphs in one colour on a table, in mm from its lower left."""

import math
from collections.abc import Sequence

import numpy as np

from flick.arena.shapes import Point
from flick.paint.arrays import Array, pixel_grid
from flick.paint.canvas import Patch
from flick.paint.distances import chain, cover, round_box, stroke
from flick.paint.glyphs import Glyphs


class LinePrint:
    """The print of a table: ``ink`` is its opacity at each pixel.

    ``scale`` is in pixels per mm; the table's upper left corner lies at the pixel ``corner``. All widths are in mm.
    """

    def __init__(self, shape: tuple[int, int], height: float, scale: float, corner: Point, glyphs: Glyphs) -> None:
        self.ink: Array = np.zeros(shape, dtype=np.float32)
        self.scale = scale
        self._height, self._corner, self._glyphs = height, corner, glyphs

    def place(self, x: float, y: float) -> Point:
        """The pixel of a place on the table."""
        return self._corner[0] + x * self.scale, self._corner[1] + (self._height - y) * self.scale

    def patch(self, x: float, y: float, half_width: float, half_height: float) -> Patch:
        """The pixels around a place; their coordinates are in mm from there, y upwards."""
        (cx, cy), k = self.place(x, y), self.scale
        rows, columns = self.ink.shape
        left, top = max(0, int(cx - half_width * k) - 2), max(0, int(cy - half_height * k) - 2)
        right, bottom = min(columns, int(cx + half_width * k) + 3), min(rows, int(cy + half_height * k) + 3)
        across, down = pixel_grid(max(0, right - left), max(0, bottom - top), (left - cx) / k, (top - cy) / k, 1 / k)
        return Patch(across, -down, left, top)

    def lay(self, patch: Patch, mask: Array, opacity: float) -> None:
        """Print a mask on a patch."""
        under = self.ink[patch.rows, patch.columns]
        under += (1 - under) * mask * opacity

    def line(self, distance: Array, width: float) -> Array:
        """The mask of a line along an edge, given the distance to the edge in mm."""
        return stroke(distance * self.scale, width * self.scale)

    def cover(self, distance: Array) -> Array:
        """The mask of a shape, given the distance to its edge in mm."""
        return cover(distance * self.scale)

    def ring(self, x: float, y: float, radius: float, width: float, opacity: float) -> None:
        patch = self.patch(x, y, radius + width, radius + width)
        self.lay(patch, self.line(np.hypot(patch.x, patch.y) - radius, width), opacity)

    def dot(self, x: float, y: float, radius: float, opacity: float) -> None:
        patch = self.patch(x, y, radius, radius)
        self.lay(patch, self.cover(np.hypot(patch.x, patch.y) - radius), opacity)

    def stroke(self, points: Sequence[Point], width: float, opacity: float) -> None:
        """Print a line through some places."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        half = (max(xs) - min(xs)) / 2 + width, (max(ys) - min(ys)) / 2 + width
        patch = self.patch(*middle, *half)
        moved = [(x - middle[0], y - middle[1]) for x, y in points]
        self.lay(patch, self.line(chain(patch.x, patch.y, moved), width), opacity)

    def frame(self, middle: Point, half: Point, corner: float, width: float, opacity: float) -> None:
        """Print a rectangle with round corners, computed only near its four sides."""
        mask = np.zeros_like(self.ink)
        for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            x, y = middle[0] + dx * (half[0] - corner / 2), middle[1] + dy * (half[1] - corner / 2)
            patch = self.patch(x, y, half[0] if dy else corner / 2, half[1] if dx else corner / 2)
            far = round_box(patch.x + (x - middle[0]), patch.y + (y - middle[1]), half, corner)
            mask[patch.rows, patch.columns] = self.line(far, width)
        self.ink += (1 - self.ink) * mask * opacity

    def glyph(self, name: str, x: float, y: float, size: float, opacity: float, angle: float = 0.0) -> None:
        """Print an icon ``size`` mm wide, turned counter-clockwise."""
        mask = self._glyphs.mask(name, max(1, round(size * self.scale)), angle)
        (cx, cy), (height, width) = self.place(x, y), self.ink.shape
        left, top = round(cx - mask.shape[1] / 2), round(cy - mask.shape[0] / 2)
        seen = mask[max(0, -top) : max(0, height - top), max(0, -left) : max(0, width - left)]
        self.lay(Patch(seen[:1], seen[:, :1], max(0, left), max(0, top)), seen, opacity)


def towards(x: float, y: float, angle: float, length: float) -> Point:
    """The place at a distance in a direction."""
    return x + math.cos(angle) * length, y + math.sin(angle) * length
