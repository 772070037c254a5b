"""Outlines of what the example does: hollow arrows and dashed lines, quieter than what the learner does. Places are
pixels."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from pygame import Color

from flick.arena.shapes import Point
from flick.window.app.theme import Theme
from flick.window.arena.dots import dashes
from flick.window.arena.ink import Ink, around, faded
from flick.window.widgets.surfaces import Laid

DASH, FREE = 7.0, 4.5
"""How long a dash is, and what is free between two, in pixels of the design."""
WIDTH, RIM = 1.8, 1.3
"""Of a dash, and of the dark line round it."""
DARK = 0.62
THIN, GLAZE = 1.5, 0.2
CORNERS = 40
"""Of a circle."""


def drawn(theme: Theme, lines: Sequence[Sequence[Point]], colour: Color) -> Laid:
    """Closed lines, dashed."""
    unit = theme.scale
    pieces = [piece for line in lines for piece in even_dashes([*line, line[0]], DASH * unit, FREE * unit)]
    reach = (WIDTH / 2 + RIM + 1) * unit + 1
    ink = Ink(around([place for line in lines for place in line], reach), theme.colour("outline"))
    dark = theme.colour("outline", 1.0 if theme.flat else DARK)
    for piece in pieces:
        ink.path(piece, (WIDTH + 2 * RIM) * unit, dark)
    for piece in pieces:
        ink.path(piece, WIDTH * unit, faded(colour, 1.0))
    return ink.laid()


def hollow(theme: Theme, corners: Sequence[Point], colour: Color) -> Laid:
    """A shape to be filled: a thin line, and inside it a glaze so thin that the table shows."""
    unit = theme.scale
    reach = (WIDTH / 2 + RIM + 1) * unit + 1
    ink = Ink(around(corners, reach), theme.colour("outline"))
    closed = [*corners, corners[0]]
    ink.path(closed, (THIN + 2 * RIM) * unit, theme.colour("outline", 1.0 if theme.flat else DARK))
    ink.polygon(corners, faded(colour, GLAZE))
    ink.path(closed, THIN * unit, faded(colour, 1.0))
    return ink.laid()


def even_dashes(line: Sequence[Point], dash: float, free: float) -> Iterator[list[Point]]:
    """A line in pieces of about those lengths: they come out even at its end."""
    length = sum(math.dist(start, end) for start, end in pairwise(line))
    stretch = length / max(1, round(length / (dash + free))) / (dash + free)
    free *= stretch * (1 + 1e-9)  # so that nothing begins again at the very end
    return dashes(line, dash * stretch, free) if length else iter(())


def round_piece(spine: Sequence[Point], radius: float) -> list[Point]:
    """The outline of a piece: its spine, and so much round it."""
    if len(spine) == 1:
        (x, y) = spine[0]
        turns = [math.tau * k / CORNERS for k in range(CORNERS)]
        return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]
    return [*_side(spine, radius), *_side(list(reversed(spine)), radius)]


def _side(spine: Sequence[Point], radius: float) -> list[Point]:
    """One side of a spine, and the half circle round its end."""
    headings = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in pairwise(spine)]
    found: list[Point] = []
    for k, (x, y) in enumerate(spine[:-1]):
        normal = headings[k] - math.pi / 2
        found.append((x + radius * math.cos(normal), y + radius * math.sin(normal)))
    (x, y), last = spine[-1], headings[-1]
    half = CORNERS // 2
    turns = [last - math.pi / 2 + math.pi * k / half for k in range(half + 1)]
    return [*found, *((x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns)]
