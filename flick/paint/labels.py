"""Places names beside the pawns, where they cover no piece and no other name, inside the picture."""

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter, ImageFont

from flick.arena.shapes import Point
from flick.paint.box import Box

BONE, HONEY = "f4e8cf", "ffd27a"
FONT = "files/SourceSerifPro-Semibold.otf"
SIZE, LEAST_SIZE = 14, 10
FINE = 4
"""How many times as large letters are drawn before they are scaled down; at their own size they would stand
unevenly."""

GAP = 4.0
SPOTS = (
    (0, 1, 0.0), (0, -1, 0.3), (1, 0, 0.5), (-1, 0, 0.6), (1, 1, 0.7), (-1, 1, 0.8), (1, -1, 0.9), (-1, -1, 1.0),
)  # fmt: skip
"""The places around a piece: the direction right and down, and the cost beyond that of the place below."""

STEPS = (1.0, 2.5, 5.0)
"""The distances from the piece, in gaps."""


class Circle(NamedTuple):
    """Something that a name should not cover."""

    x: float
    y: float
    radius: float


class LabelRoom(NamedTuple):
    """What is in a picture of ``size`` before names are written; ``ways`` are points of tracks."""

    size: tuple[int, int]
    pieces: Mapping[str, Sequence[Circle]]
    ways: Sequence[Point] = ()
    stars: Sequence[Circle] = ()

    @property
    def unit(self) -> float:
        return self.size[0] / 1280


def place_labels(room: LabelRoom) -> dict[str, Box]:
    """The box of each name: the free place with the least cost, or the one that covers least."""
    placed: dict[str, Box] = {}
    for name in sorted(room.pieces):
        choices = _choices(name, room)
        placed[name] = min(choices, key=lambda choice: choice[1] + _cost(choice[0], room, placed))[0]
    return placed


def _choices(name: str, room: LabelRoom) -> list[tuple[Box, float]]:
    """The boxes around a piece, moved into the picture, each with its own cost."""
    own, gap = room.pieces[name], GAP * room.unit
    left, right = min(c.x - c.radius for c in own), max(c.x + c.radius for c in own)
    top, bottom = min(c.y - c.radius for c in own), max(c.y + c.radius for c in own)
    width, height = text_size(name, room.size[0])
    found: list[tuple[Box, float]] = []
    for step in STEPS:
        for beside, below, unwelcome in SPOTS:
            cut = 0.15 * min(right - left, bottom - top) if beside and below else 0.0
            x = _along(beside, left, right, width, gap * step - cut)
            y = _along(below, top, bottom, height, gap * step - cut)
            box = _inside(x, y, width, height, gap, room.size)
            moved = abs(box.left - x) + abs(box.top - y)
            found.append((box, unwelcome + 2 * (step - 1) + moved / gap))
    return found


def _along(side: int, low: float, high: float, size: float, gap: float) -> float:
    """The start of something of this size before (-1), beside (0) or after (1) the stretch from ``low`` to ``high``."""
    return {-1: low - gap - size, 0: (low + high - size) / 2, 1: high + gap}[side]


def _inside(x: float, y: float, width: float, height: float, gap: float, size: tuple[int, int]) -> Box:
    left = max(gap, min(x, size[0] - width - gap))
    top = max(gap, min(y, size[1] - height - gap))
    return Box(left, top, width, height)


def _cost(box: Box, room: LabelRoom, placed: Mapping[str, Box]) -> float:
    """The cost of what a name would cover: much for a piece or a name, little for a way."""
    pieces = [circle for circles in room.pieces.values() for circle in circles]
    cost = 100.0 * sum(_touches(box, circle, 2 * room.unit) for circle in pieces)
    cost += 100.0 * sum(_meets(box, other, 2 * room.unit) for other in placed.values())
    cost += 6.0 * sum(_touches(box, star, 0) for star in room.stars)
    covered = sum(box.left <= x <= box.right and box.top <= y <= box.bottom for x, y in room.ways)
    return cost + min(8.0, 1.5 * covered)


def _touches(box: Box, circle: Circle, gap: float) -> bool:
    dx = max(box.left - circle.x, 0, circle.x - box.right)
    dy = max(box.top - circle.y, 0, circle.y - box.bottom)
    return math.hypot(dx, dy) < circle.radius + gap


def _meets(one: Box, two: Box, gap: float) -> bool:
    beside = one.right + gap <= two.left or two.right + gap <= one.left
    return not beside and one.bottom + gap > two.top and two.bottom + gap > one.top


@lru_cache(maxsize=8)
def _letters(width: int) -> ImageFont.FreeTypeFont:
    """The font for a picture of this width, ``FINE`` times as large as the letters will be."""
    data = files("font_source_serif_pro").joinpath(FONT).read_bytes()
    size = max(LEAST_SIZE, round(SIZE * width / 1280))
    return ImageFont.truetype(BytesIO(data), size * FINE, layout_engine=ImageFont.Layout.BASIC)


def text_size(text: str, width: int) -> tuple[float, float]:
    """Width and height in pixels of a name in a picture of this width, from the top of a tall letter to the foot of a
    low one."""
    letters = _letters(width)
    return letters.getlength(text) / FINE, letters.size * 1.02 / FINE


def write_labels(image: Image.Image, boxes: Mapping[str, Box], honey: str | None) -> None:
    """Write the names in bone, each on a soft shadow, and the name ``honey`` in honey."""
    unit = image.width / 1280
    masks = {name: _mask(name, box, image) for name, box in boxes.items()}
    dark = Image.new("L", image.size)
    for mask, at in masks.values():
        dark.paste(255, (at[0], at[1] + max(1, round(unit))), mask)
    soft = dark.filter(ImageFilter.GaussianBlur(2.4 * unit)).point(
        [min(225, round(2.4 * level)) for level in range(256)]
    )
    image.paste((10, 5, 3), mask=soft)
    for name, (mask, at) in masks.items():
        image.paste(f"#{HONEY if name == honey else BONE}", at, mask)


def _mask(name: str, box: Box, image: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
    """A name as grey levels, and the pixel where it begins."""
    letters = _letters(image.width)
    at = math.floor(box.left), math.floor(box.top)
    size = math.ceil(box.right) - at[0] + 2, math.ceil(box.bottom) - at[1] + 2
    large = Image.new("L", (size[0] * FINE, size[1] * FINE))
    base = (box.top - at[1]) * FINE + 0.78 * letters.size
    ImageDraw.Draw(large).text(((box.left - at[0]) * FINE, base), name, fill=255, font=letters, anchor="ls")
    return large.reduce(FINE), at
