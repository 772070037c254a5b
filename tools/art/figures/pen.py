"""The pen of the figures: paper cut on a stage of 120 by 105, x to the right and y down.

Every function gives a piece of paper, or several; ``+`` lays pieces together. Points are written as text. An outline
runs smoothly through them and turns at a point with ``!``: ``solid("50 38!, 64 37, 68.5 41!, 60 78")``. Strokes name
half their width at each point: ``stroke("90 118 2, 88 60 2.4, 92 4 .6")``. Angles are degrees, clockwise.
"""

import re
from collections.abc import Iterable, Sequence
from math import cos, radians, sin
from typing import TypeAlias

from tools.art.icons.pen import Knot, Outline, Point, Stretch, along, closed, knots
from tools.art.icons.shapes import ribbon

WIDE, HIGH = 120, 105
MIDDLE = WIDE / 2
PAPER, HOLE = "#fff", "#000"


Paper: TypeAlias = str
"""Elements of an SVG file."""


def solid(*outlines: str) -> Paper:
    """A piece with that outline; further outlines are holes in it."""
    return _path([_around(points) for points in outlines])


def even(half: str) -> Paper:
    """A piece that is the same on both sides: told from the middle above, down its left half, to the middle below."""
    left = knots(_sharp(half))
    right = [
        Knot(Point(2 * MIDDLE - knot.at.x, knot.at.y), knot.wear) for knot in reversed(left) if knot.at.x != MIDDLE
    ]
    return _path([closed([*left, *right])])


def poly(*outlines: str) -> Paper:
    """The same with straight sides: every point is a corner."""
    return solid(*(",".join(f"{point.strip()}!" for point in points.split(",")) for points in outlines))


def stroke(spine: str) -> Paper:
    """A stroke that swells and tapers: ``x y half-width`` at each point of its spine. Arms, hair, horns, staffs."""
    return _path([ribbon(*((x, y, half) for x, y, half in _numbers(spine, 3)))])


def line(points: str, width: float = 1.1) -> Paper:
    """A line of one width with round ends, smooth but where a point has ``!``. Seams, hems, strings."""
    data = _data(along(knots(_sharp(points))), again=False)
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{data}" fill="none" stroke="{PAPER}" stroke-width="{_number(width)}" {ends}/>'


def dot(x: float, y: float, radius: float) -> Paper:
    return f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{_number(radius)}"/>'


def dots(points: str, radius: float = 1.0) -> Paper:
    """Studs, pearls, stitches: a dot at each point."""
    return together(dot(x, y, radius) for x, y in _numbers(points, 2))


def oval(x: float, y: float, across: float, down: float, angle: float = 0.0) -> Paper:
    """Its two radii, before it is turned."""
    radii = f'rx="{_number(across)}" ry="{_number(down)}"'
    return turned(f'<ellipse cx="{_number(x)}" cy="{_number(y)}" {radii}/>', angle, x, y)


def hoop(x: float, y: float, radius: float, width: float) -> Paper:
    """A ring."""
    place = f'cx="{_number(x)}" cy="{_number(y)}" r="{_number(radius)}"'
    return f'<circle {place} fill="none" stroke="{PAPER}" stroke-width="{_number(width)}"/>'


def box(x: float, y: float, width: float, height: float, round_by: float = 0.0) -> Paper:
    """A rectangle from its upper left corner."""
    corner = f' rx="{_number(round_by)}"' if round_by else ""
    place = f'x="{_number(x)}" y="{_number(y)}" width="{_number(width)}" height="{_number(height)}"'
    return f"<rect {place}{corner}/>"


def spark(x: float, y: float, radius: float, waist: float = 0.28) -> Paper:
    """A star of four points; the smaller its waist, the thinner they are."""
    reach = [radius, radius * waist] * 4
    corners = [(x + far * sin(radians(45 * k)), y - far * cos(radians(45 * k))) for k, far in enumerate(reach)]
    return poly(",".join(f"{_number(a)} {_number(b)}" for a, b in corners))


def feather(x: float, y: float, length: float, width: float) -> Paper:
    """A feather, or a leaf, that grows upwards from a point."""
    shape = ((0, 0, "!"), (0.9, 0.45, ""), (0.55, 0.85, ""), (0, 1, "!"), (-0.55, 0.75, ""), (-0.6, 0.35, ""))
    return solid(", ".join(f"{_number(x + width * a)} {_number(y - length * b)}{end}" for a, b, end in shape))


def together(pieces: Iterable[Paper]) -> Paper:
    return "".join(pieces)


def both(*pieces: Paper) -> Paper:
    """As it is, and mirrored about the middle of the stage."""
    return together(pieces) + mirrored(*pieces)


def mirrored(*pieces: Paper, about: float = MIDDLE) -> Paper:
    """Left for right."""
    return _group(f"translate({_number(2 * about)} 0) scale(-1 1)", pieces)


def turned(piece: Paper, angle: float, x: float, y: float) -> Paper:
    """Clockwise round a point."""
    return _group(f"rotate({_number(angle)} {_number(x)} {_number(y)})", [piece]) if angle else piece


def moved(piece: Paper, x: float, y: float, size: float = 1.0) -> Paper:
    """Made larger or smaller from the upper left corner of the stage, then moved."""
    sized = "" if size == 1 else f" scale({_number(size)})"
    return _group(f"translate({_number(x)} {_number(y)}){sized}", [piece])


def fan(piece: Paper, angles: Sequence[float], x: float, y: float) -> Paper:
    """The same piece again and again, turned round a point: rays, feathers, petals."""
    return together(turned(piece, angle, x, y) for angle in angles)


def inlay(*pieces: Paper) -> Paper:
    """In ``cuts``: paper that stays inside a hole. Anywhere else: a hole in what was laid before."""
    return _group("", [piece.replace(PAPER, HOLE) for piece in pieces], f'fill="{HOLE}"')


def _group(transform: str, pieces: Iterable[Paper], more: str = "") -> Paper:
    attributes = "".join(f" {part}" for part in (more, transform and f'transform="{transform}"') if part)
    return f"<g{attributes}>{''.join(pieces)}</g>"


def _path(outlines: Sequence[Outline]) -> Paper:
    data = "".join(_data(curve, again=True) for outline in outlines for curve in outline.curves)
    return f'<path d="{data}"{" fill-rule=" + chr(34) + "evenodd" + chr(34) if len(outlines) > 1 else ""}/>'


def _around(points: str) -> Outline:
    return closed(knots(_sharp(points)))


def _sharp(points: str) -> str:
    """Corners of paper are sharp; ``!2`` wears one round by 2."""
    return re.sub(r"!(?=\s*(,|$))", "!0", points)


def _numbers(text: str, count: int) -> list[list[float]]:
    """Groups of numbers divided by commas."""
    groups = [[float(part) for part in group.split()] for group in text.split(",")]
    if wrong := [group for group in groups if len(group) != count]:
        raise ValueError(f"{wrong[0]} in {text!r}: expected {count} numbers")
    return groups


def _data(stretches: Sequence[Stretch], again: bool) -> str:
    parts = [f"M{_pair(stretches[0].a)}"]
    for s in stretches:
        parts.append(f"L{_pair(s.d)}" if s.straight else f"C{_pair(s.b)} {_pair(s.c)} {_pair(s.d)}")
    return "".join(parts) + ("Z" if again else "")


def _pair(p: tuple[float, float]) -> str:
    return f"{_number(p[0])} {_number(p[1])}"


def _number(value: float) -> str:
    return f"{round(value, 2) + 0.0:g}"
