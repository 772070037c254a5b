"""What a test sees of a picture: how much of each pixel a piece covers, colours, and how different two of them look."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, TypeAlias

import numpy as np
import numpy.typing as npt
import pygame
from pygame import Color, Surface

from flick.arena.layout import Pawn
from flick.arena.shapes import Point, point_link_distance
from flick.paint.lamp import PANEL_LIGHT, Light
from flick.paint.palette import PaletteName
from flick.window.app.theme import Theme
from flick.window.arena.sprite import Sprite
from flick.window.arena.table_art import TableArt
from flick.window.widgets.icon import Icons

Field: TypeAlias = npt.NDArray[np.float64]
Blindness: TypeAlias = Literal["protanopia", "deuteranopia", "tritanopia"]

CHARACTERS = ("sword-1", "sword-2", "skull-1", "skull-2")
PIECES = {
    "sword-1": Pawn(0, 0),
    "sword-2": Pawn(0, 0),
    "skull-1": Pawn(0, 0),
    "skull-2": Pawn(0, 0),
    "crystal-3": Pawn(0, 0, diameter=30),
    "missile": Pawn(0, 0, diameter=15),
    "fireball": Pawn(0, 0, diameter=30),
    "longbow": Pawn(0, 0, diameter=19, shape="longbow"),
    "wave": Pawn(0, 0, diameter=38, shape="wave"),
    "power-wave": Pawn(0, 0, diameter=38, shape="wave"),
    "somebody": Pawn(0, 0, diameter=20),
}

SIMULATED: dict[Blindness, list[list[float]]] = {
    "protanopia": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "deuteranopia": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "tritanopia": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
}
"""Machado, Oliveira and Fernandes 2009, at full severity, on linear colours."""


def art(palette: PaletteName = "normal") -> TableArt:
    theme = Theme(palette)
    return TableArt(theme, Icons(theme))


def pixels(surface: Surface) -> Field:
    """Rows by columns by red, green, blue, 0 to 255."""
    return pygame.surfarray.array3d(surface).swapaxes(0, 1).astype(np.float64)


def body(sprite: Sprite, size: int, x: float, y: float, angle: float, light: Light = PANEL_LIGHT) -> Surface:
    """A piece without shadow on grey."""
    target = Surface((size, size), 0, 32)
    target.fill((128, 128, 128))
    sprite.draw_body(target, x, y, angle, light)
    return target


def covered(sprite: Sprite, size: int, x: float, y: float, angle: float) -> Field:
    """How much of each pixel the piece covers, from what remains of two backgrounds."""
    seen: list[Field] = []
    for ground in ((0, 0, 0), (255, 255, 255)):
        target = Surface((size, size), 0, 32)
        target.fill(ground)
        sprite.draw_body(target, x, y, angle, PANEL_LIGHT)
        seen.append(pixels(target)[..., 2])
    return 1 - (seen[1] - seen[0]) / 255


def outline(pawn: Pawn, scale: float, count: int = 96) -> list[tuple[Point, Point]]:
    """Places on the rim of a pawn that is not turned, and the ways out there, in pixels, y upwards.

    Those are left out from where the way out leads towards the piece again.
    """
    spine = [(x * scale, y * scale) for x, y in pawn.chain.points]
    radius = pawn.chain.radius * scale
    rim: list[tuple[Point, Point]] = []
    for x, y in _along(spine, radius / 2):
        for i in range(count):
            out = math.cos(2 * math.pi * i / count), math.sin(2 * math.pi * i / count)
            place = x + out[0] * radius, y + out[1] * radius
            beyond = place[0] + 3.5 * out[0], place[1] + 3.5 * out[1]
            if _from_spine(beyond, spine) > radius + 3.4:
                rim.append((place, out))
    return rim


def _along(spine: Sequence[Point], step: float) -> list[Point]:
    places = [spine[0]]
    for (ax, ay), (bx, by) in pairwise(spine):
        parts = max(1, round(math.dist((ax, ay), (bx, by)) / step))
        places += [(ax + (bx - ax) * i / parts, ay + (by - ay) * i / parts) for i in range(1, parts + 1)]
    return places


def _from_spine(place: Point, spine: Sequence[Point]) -> float:
    if len(spine) == 1:
        return math.dist(place, spine[0])
    return min(point_link_distance(place, a, b) for a, b in pairwise(spine))


def edge_error(cover: Field, x: float, y: float, angle: float, place: Point, out: Point) -> float:
    """How many pixels too far out the drawn edge lies at a place of the rim; ``x`` and ``y`` are the piece's middle."""
    cos, sin = math.cos(angle), math.sin(angle)
    px, py = x + place[0] * cos - place[1] * sin, y - place[0] * sin - place[1] * cos
    ox, oy = out[0] * cos - out[1] * sin, -out[0] * sin - out[1] * cos
    steps = np.arange(-3, 3.001, 0.05)
    seen = np.array([_between(cover, px + ox * s, py + oy * s) for s in steps])
    return float(np.sum(seen) * 0.05 - 3.0 - 0.025)


def _between(field: Field, x: float, y: float) -> float:
    """The value at a place between the middles of pixels."""
    left, top = math.floor(x - 0.5), math.floor(y - 0.5)
    fx, fy = x - 0.5 - left, y - 0.5 - top
    upper = field[top, left] * (1 - fx) + field[top, left + 1] * fx
    lower = field[top + 1, left] * (1 - fx) + field[top + 1, left + 1] * fx
    return float(upper * (1 - fy) + lower * fy)


def mean_colour(surface: Surface, x: float, y: float, inner: float, outer: float) -> Color:
    """The mean colour of a ring round a place."""
    seen = pixels(surface)
    rows, columns = np.mgrid[0 : seen.shape[0], 0 : seen.shape[1]] + 0.5
    away = np.hypot(columns - x, rows - y)
    mean = seen[(away >= inner) & (away <= outer)].mean(axis=0)
    return Color(*(round(float(part)) for part in mean))


def difference(one: Color, other: Color, blindness: Blindness | None = None) -> float:
    """CIEDE2000 between two colours, as somebody sees them."""
    (l1, a1, b1), (l2, a2, b2) = (_lab(colour, blindness) for colour in (one, other))
    mean_chroma = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    light, chroma, mean_hue = (l1 + l2) / 2, (c1 + c2) / 2, h1 + turn / 2
    weigh_light = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    weigh_chroma = 1 + 0.045 * chroma
    weigh_hue = 1 + 0.015 * chroma * _hue_term(mean_hue)
    bend = 2 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    bend *= -math.sin(math.radians(60 * math.exp(-((((mean_hue - 275 + 180) % 360 - 180) / 25) ** 2))))
    parts = (l2 - l1) / weigh_light, (c2 - c1) / weigh_chroma, hue / weigh_hue
    return math.sqrt(sum(part**2 for part in parts) + bend * parts[1] * parts[2])


def _hue_term(hue: float) -> float:
    return (
        1
        - 0.17 * math.cos(math.radians(hue - 30))
        + 0.24 * math.cos(math.radians(2 * hue))
        + 0.32 * math.cos(math.radians(3 * hue + 6))
        - 0.20 * math.cos(math.radians(4 * hue - 63))
    )


def _lab(colour: Color, blindness: Blindness | None) -> tuple[float, float, float]:
    linear = [_linear(part / 255) for part in (colour.r, colour.g, colour.b)]
    if blindness is not None:
        rows = SIMULATED[blindness]
        linear = [min(max(sum(w * p for w, p in zip(row, linear, strict=True)), 0), 1) for row in rows]
    x = (0.4124 * linear[0] + 0.3576 * linear[1] + 0.1805 * linear[2]) / 0.95047
    y = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    z = (0.0193 * linear[0] + 0.1192 * linear[1] + 0.9505 * linear[2]) / 1.08883
    fx, fy, fz = (math.cbrt(part) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
