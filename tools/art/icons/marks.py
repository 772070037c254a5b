"""Marks: what the pen leaves on the field, and the file that holds them."""

from collections.abc import Sequence
from typing import NamedTuple

from tools.art.icons.pen import MIDDLE, SIZE, Outline, Point, Stretch

LINE = 6.0
WHITE = "#ffffff"


class Mark(NamedTuple):
    """A filled outline, or a line of some width with round ends."""

    outline: Outline
    width: float = 0.0
    colour: str = WHITE
    opacity: float = 1.0


Icon = tuple[Mark, ...]


def solid(*outlines: Outline) -> Mark:
    """The first outline filled; the others are holes in it."""
    return Mark(Outline(tuple(curve for outline in outlines for curve in outline.curves)))


def line(*outlines: Outline, width: float = LINE) -> Mark:
    return solid(*outlines)._replace(width=width)


def placed(icon: Icon, size: float, x: float = MIDDLE, y: float = MIDDLE, angle: float = 0.0) -> Icon:
    """An icon at ``size`` times its size, with its middle at a point, turned clockwise."""

    def place(mark: Mark) -> Mark:
        outline = mark.outline.turned(angle).sized(size).shifted(x - MIDDLE, y - MIDDLE)
        return mark._replace(outline=outline, width=mark.width * size)

    return tuple(place(mark) for mark in icon)


def mirrored(icon: Icon) -> Icon:
    """Left for right."""
    return tuple(mark._replace(outline=mark.outline.mirrored()) for mark in icon)


def painted(icon: Icon, colour: str, opacity: float = 1.0) -> Icon:
    return tuple(mark._replace(colour=colour, opacity=opacity) for mark in icon)


def svg(icon: Icon) -> str:
    """The text of the file."""
    marks = "".join(f"  {_element(mark)}\n" for mark in icon)
    field = f'width="{SIZE}" height="{SIZE}" viewBox="0 0 {SIZE} {SIZE}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {field}>\n{marks}</svg>\n'


def _element(mark: Mark) -> str:
    data = " ".join(_data(curve) for curve in mark.outline.curves)
    ink = f'fill="{mark.colour}" fill-rule="evenodd"'
    if mark.width:
        ends = 'stroke-linecap="round" stroke-linejoin="round"'
        ink = f'fill="none" stroke="{mark.colour}" stroke-width="{_number(mark.width)}" {ends}'
    seen = "" if mark.opacity == 1 else f' opacity="{_number(mark.opacity)}"'
    return f'<path d="{data}" {ink}{seen}/>'


def _data(stretches: Sequence[Stretch]) -> str:
    parts = [f"M{_pair(stretches[0].a)}"]
    for s in stretches:
        parts.append(f"L{_pair(s.d)}" if s.straight else f"C{_pair(s.b)} {_pair(s.c)} {_pair(s.d)}")
    if stretches[-1].d == stretches[0].a:
        parts.append("Z")
    return "".join(parts)


def _pair(p: Point) -> str:
    return f"{_number(p.x)} {_number(p.y)}"


def _number(value: float) -> str:
    return f"{round(value, 2) + 0.0:g}"
