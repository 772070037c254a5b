"""Where a table lies in its picture, and the lamp that hangs over it."""

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from PIL import Image

from flick.arena.layout import Table
from flick.arena.picture.paint import Array, Canvas, Patch, enlarge
from flick.arena.shapes import Point

NARROWEST = 160
"""A picture less wide shows nothing."""

DRAWN_WIDTH = 1280
"""The width for which lengths without a unit were chosen; they grow with the picture."""

MARGIN = 52
OVERHANG = 18.0
"""A pawn may hang so many mm over the edge of a mat and must still be seen whole."""

TALLEST = 2.0
"""Height of the tallest picture over its width."""

FLATTEST = 0.25
DOUBLED_UP_TO = 2_400_000
"""Pictures of at most so many pixels are painted at twice their size; in larger ones every detail is large enough."""

LAMP_AT = (0.42, 0.34)
LAMP_REACH = (0.80, 0.92)
LAMP_NEAR = (1.16, 1.03, 0.87)
LAMP_FAR = (0.19, 0.165, 0.20)
LAMP_HEIGHT = 1.25
LAMP_SIDE = (-0.05, -0.62)


class View(NamedTuple):
    """The table in the picture: sizes in pixels, ``scale`` in pixels per mm, ``left`` and ``top`` of its corner."""

    width: int
    height: int
    scale: float
    left: float
    top: float
    table_height: float

    def point(self, x: float, y: float) -> Point:
        """The pixel that shows a place on the table, given in mm: y is upwards there and downwards here."""
        return self.left + x * self.scale, self.top + (self.table_height - y) * self.scale

    def times(self, factor: int) -> "View":
        """The same view of a picture that many times as large."""
        numbers = self.scale * factor, self.left * factor, self.top * factor
        return View(self.width * factor, self.height * factor, *numbers, self.table_height)


def view_of(table: Table, width: int) -> View:
    """How a picture of this width shows a table: as large as fits with a margin of wood round it."""
    if width < NARROWEST:
        raise ValueError(f"a picture {width} pixels wide; it needs at least {NARROWEST}")
    margin, overhang = MARGIN * width / DRAWN_WIDTH, OVERHANG if table.edge == "mat" else 0.0
    scales = [
        min((room - 2 * margin) / size, room / (size + 2 * overhang))
        for room, size in ((width, table.width), (TALLEST * width, table.height))
    ]
    scale = min(scales)
    height = max(round(table.height * scale + 2 * max(margin, overhang * scale)), round(FLATTEST * width))
    left, top = (width - table.width * scale) / 2, (height - table.height * scale) / 2
    return View(width, height, scale, left, top, table.height)


class Light(NamedTuple):
    """Towards the lamp from a place, a unit vector in pixels right, down and up, and how bright it is there."""

    x: float
    y: float
    z: float
    bright: float

    @property
    def slope(self) -> Point:
        """How far a shadow reaches for each unit of height."""
        return -self.x / self.z, -self.y / self.z

    @property
    def half(self) -> tuple[float, float, float]:
        """The normal that mirrors the lamp straight up."""
        length = math.sqrt(2 + 2 * self.z)
        return self.x / length, self.y / length, (self.z + 1) / length


class Scene:
    """A canvas with its lamp. ``k`` is canvas pixels per mm, ``u`` canvas pixels per pixel of a 1280 wide picture."""

    def __init__(self, table: Table, width: int) -> None:
        final = view_of(table, width)
        self.factor = 2 if final.width * final.height <= DOUBLED_UP_TO else 1
        self.view = final.times(self.factor)
        self.table = table
        self.k = self.view.scale
        self.u = self.view.width / DRAWN_WIDTH
        self.canvas = Canvas(np.zeros((self.view.height, self.view.width, 3), dtype=np.float32))
        self.pool = enlarge(_pool(self.half_shape), self.canvas.pixels.shape[:2])

    @property
    def half_shape(self) -> tuple[int, int]:
        """Textures are made at half size: nobody can tell."""
        return math.ceil(self.view.height / 2), math.ceil(self.view.width / 2)

    @property
    def corners(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the table."""
        left, top = self.view.left, self.view.top
        return left, top, left + self.table.width * self.k, top + self.table.height * self.k

    def point(self, x: float, y: float) -> Point:
        return self.view.point(x, y)

    def lit(self, patch: Patch, extra: float = 0.0) -> Array:
        """What the lamp's light multiplies the colours of a patch by."""
        height, width = patch.shape
        share = self.pool[patch.top : patch.top + height, patch.left : patch.left + width, None]
        near, far = np.array(LAMP_NEAR, dtype=np.float32), np.array(LAMP_FAR, dtype=np.float32)
        return far + np.float32(extra) + share * (near - far)

    def light(self, x: float, y: float) -> Light:
        """The lamp as seen from a pixel."""
        width, height = self.view.width, max(self.view.height, self.view.width / 2)
        dx, dy, dz = LAMP_SIDE[0] * width - x, LAMP_SIDE[1] * height - y, LAMP_HEIGHT * height
        length = math.sqrt(dx * dx + dy * dy + dz * dz)
        row = min(max(int(y), 0), self.view.height - 1)
        column = min(max(int(x), 0), self.view.width - 1)
        share = float(self.pool[row, column])
        bright = sum(far + share * (near - far) for near, far in zip(LAMP_NEAR, LAMP_FAR, strict=True)) / 3
        return Light(dx / length, dy / length, dz / length, min(max(bright * 1.05 + 0.10, 0.55), 1.06))

    def image(self) -> Image.Image:
        """The finished picture at its own size."""
        n, pixels = self.factor, self.canvas.pixels
        height, width = pixels.shape[:2]
        if n > 1:
            pixels = pixels.reshape(height // n, n, width // n, n, 3).mean(axis=(1, 3))
        whole: npt.NDArray[np.uint8] = (np.clip(pixels, 0, 1) * 255 + 0.5).astype(np.uint8)
        return Image.fromarray(whole)


def _pool(shape: tuple[int, int]) -> Array:
    """How much of the lamp's light reaches each place."""
    height, width = shape
    x = ((np.arange(width, dtype=np.float32)[None, :] + 0.5) / width - LAMP_AT[0]) / LAMP_REACH[0]
    y = ((np.arange(height, dtype=np.float32)[:, None] + 0.5) / height - LAMP_AT[1]) / LAMP_REACH[1]
    return np.power(1 + 1.15 * (x * x + y * y), np.float32(-2.16)).astype(np.float32)
