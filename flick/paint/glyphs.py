"""Icons as masks, drawn from the paths of their files."""

import math
import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple
from xml.etree import ElementTree

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageChops, ImageDraw

from flick.arena.shapes import Point
from flick.paint.arrays import Array
from flick.table import register

FINE, SMALL, COARSE = 8, 48, 4
"""How many times as large a glyph is drawn before it is scaled down, the most pixels of a small glyph, and how many
times as large a bigger one is drawn."""

BEND = np.linspace(0, 1, 13)[1:]
"""The places at which a curve is cut into straight pieces."""

PART = re.compile(r"([MLHVCZ])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)")

Outline = list[Point]


class Mark(NamedTuple):
    """One element of a file: its outlines, filled by the even-odd rule, or drawn with a pen ``width`` wide; 0 means
    filled."""

    outlines: list[Outline]
    width: float
    opacity: float


class Drawn(NamedTuple):
    """A file: the upper left corner of its field, the longer side of the field, and its marks."""

    left: float
    top: float
    side: float
    marks: list[Mark]


class Glyphs:
    """The masks of glyphs, kept once drawn."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int, float], Array] = {}

    def mask(self, name: str, pixels: int, angle: float = 0.0) -> Array:
        """The mask of a glyph of that size; one that is turned, counter-clockwise, has a larger square."""
        key = (name, pixels, angle)
        if key not in self._kept:
            self._kept[key] = _mask(_drawn(name), pixels, angle)
        return self._kept[key]


def exists(name: str) -> bool:
    """Whether there is an icon of that name."""
    return register.picture("icons", name) is not None


def source(name: str) -> bytes:
    """The file of an icon; ``LookupError`` where there is none."""
    path = register.picture("icons", name)
    if path is None:
        raise LookupError(f"there is no icon {name}")
    return path.read_bytes()


def _mask(drawn: Drawn, pixels: int, angle: float) -> Array:
    fine = FINE if pixels <= SMALL else COARSE
    edge = math.ceil((math.sqrt(2) - 1) / 2 * pixels) if angle else 0
    side = (pixels + 2 * edge) * fine
    k = pixels * fine / drawn.side
    cos, sin = math.cos(angle) * k, math.sin(angle) * k
    middle = drawn.left + drawn.side / 2, drawn.top + drawn.side / 2

    def place(at: Point) -> Point:
        x, y = at[0] - middle[0], at[1] - middle[1]
        return side / 2 + x * cos + y * sin, side / 2 + y * cos - x * sin

    whole = Image.new("L", (side, side))
    for mark in drawn.marks:
        outlines = [[place(at) for at in outline] for outline in mark.outlines]
        shape = _stroked(outlines, side, mark.width * k) if mark.width else _filled(outlines, side)
        if mark.opacity < 1:
            shape = shape.point([round(level * mark.opacity) for level in range(256)])
        whole = ImageChops.screen(whole, shape)
    return np.asarray(whole.reduce(fine), dtype=np.float32) / 255


def _filled(outlines: list[Outline], side: int) -> Image.Image:
    whole = _inside(outlines[0], side)
    for outline in outlines[1:]:
        whole = ImageChops.difference(whole, _inside(outline, side))
    return whole


def _inside(outline: Outline, side: int) -> Image.Image:
    part = Image.new("L", (side, side))
    if len(outline) > 1:
        ImageDraw.Draw(part).polygon(outline, fill=255)
    return part


def _stroked(outlines: list[Outline], side: int, width: float) -> Image.Image:
    """A picture of lines with round ends and corners."""
    shape = Image.new("L", (side, side))
    pen, half = ImageDraw.Draw(shape), width / 2
    for outline in outlines:
        pen.line(outline, fill=255, width=max(1, round(width)), joint="curve")
        for x, y in (outline[0], outline[-1]):
            pen.ellipse((x - half, y - half, x + half, y + half), fill=255)
    return shape


@cache
def _drawn(name: str) -> Drawn:
    root = ElementTree.fromstring(source(name))
    box = [float(part) for part in root.get("viewBox", "0 0 64 64").split()]
    marks: list[Mark] = []
    for element in root.iter():
        outlines = list(_outlines(element))
        if outlines:
            width = float(element.get("stroke-width", 1)) if element.get("stroke", "none") != "none" else 0.0
            if element.get("fill", "") != "none":
                marks.append(Mark(outlines, 0.0, float(element.get("opacity", 1))))
            if width:
                marks.append(Mark(outlines, width, float(element.get("opacity", 1))))
    return Drawn(box[0], box[1], max(box[2:]), marks)


def _outlines(element: ElementTree.Element) -> Iterator[Outline]:
    def number(name: str) -> float:
        return float(element.get(name, 0))

    match element.tag.rpartition("}")[2]:
        case "path":
            yield from _followed(element.get("d", ""))
        case "circle":
            yield _round(number("cx"), number("cy"), number("r"), number("r"))
        case "ellipse":
            yield _round(number("cx"), number("cy"), number("rx"), number("ry"))
        case "rect":
            x, y, right, foot = number("x"), number("y"), number("width"), number("height")
            yield [(x, y), (x + right, y), (x + right, y + foot), (x, y + foot), (x, y)]
        case _:
            return


def _round(x: float, y: float, across: float, down: float) -> Outline:
    turns = [math.tau * step / 48 for step in range(49)]
    return [(x + across * math.cos(turn), y + down * math.sin(turn)) for turn in turns]


def _followed(data: str) -> Iterator[Outline]:
    """The outlines of a path, as straight pieces."""
    letter, numbers = "", list[float]()
    outline: Outline = []
    for found in PART.finditer(data + "M"):
        if found[1] is None:
            numbers.append(float(found[2]))
            continue
        if letter:
            _go(outline, letter, numbers)
        if found[1] == "M" and outline:
            yield outline
            outline = []
        letter, numbers = found[1], []


def _go(outline: Outline, letter: str, numbers: list[float]) -> None:
    """Extend an outline by one command of a path."""
    match letter:
        case "Z":
            outline.append(outline[0])
        case "H":
            outline += [(x, outline[-1][1]) for x in numbers]
        case "V":
            outline += [(outline[-1][0], y) for y in numbers]
        case "C":
            for at in range(0, len(numbers), 6):
                outline += _bent(outline[-1], np.array(numbers[at : at + 6]).reshape(3, 2))
        case _:
            outline += zip(numbers[::2], numbers[1::2], strict=True)


def _bent(start: Point, handles: npt.NDArray[np.float64]) -> Outline:
    t, rest = BEND[:, None], 1 - BEND[:, None]
    curve = rest**3 * np.array(start) + 3 * rest**2 * t * handles[0] + 3 * rest * t**2 * handles[1] + t**3 * handles[2]
    return [(float(x), float(y)) for x, y in curve]
