"""Prints the mat of the arena, and draws chalk on the boards inside its walls."""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from flick.arena.layout import Pawn, Table
from flick.arenas import known_look, looks
from flick.paint.line_print import LinePrint, towards

RINGS = ((84.85, 0.5, 0.40), (112, 0.35, 0.30), (115, 0.7, 0.34), (60, 0.35, 0.30), (20, 0.45, 0.42))
"""The rings of the astrolabe: radius and width of the line in mm, opacity. The first one goes through the four outer
crystals."""

FRAMES = ((10, 7, 0.55, 0.42), (12.5, 5, 0.28, 0.34))
"""For each frame its distance from the rim, its corner, the width of its line (all in mm), and its opacity."""

MAT_HEIGHT = 355.0
"""The height in mm below which the print shrinks with the mat."""

TICKS = 72


class Start(NamedTuple):
    """The starting place of a piece: its middle and radius in mm, and its number, 0 for a crystal."""

    x: float
    y: float
    radius: float
    number: int


def starts_of(pawns: Mapping[str, Pawn]) -> Iterator[Start]:
    """The starting places of characters and crystals, from a layout in which nothing has moved yet."""
    for name, pawn in pawns.items():
        look = known_look(name)
        if look is not None and (look.pins or look.kind == "crystal"):
            yield Start(pawn.x, pawn.y, pawn.diameter / 2, look.pins)


def print_mat(lines: LinePrint, table: Table, starts: Sequence[Start]) -> None:
    """Print frames, the astrolabe with its signs, the teams' emblems and the starting places."""
    middle = table.width / 2, table.height / 2
    size = min(1.0, table.height / MAT_HEIGHT)
    for inset, corner, width, opacity in FRAMES:
        half = middle[0] - inset * size, middle[1] - inset * size
        lines.frame(middle, half, corner * size, width, opacity)
    _print_astrolabe(lines, middle, size)
    _print_middle_line(lines, middle, size)
    for stamp in looks().stamps:
        lines.glyph(stamp.icon, middle[0] + stamp.at * table.width, middle[1], stamp.width * size, stamp.opacity)
    for start in starts:
        if start.number:
            _print_start(lines, start, middle)
        else:
            lines.ring(start.x, start.y, start.radius + 0.8, 0.55, 0.55)
            lines.ring(start.x, start.y, start.radius + 3.2, 0.28, 0.36)


def chalk_floor(lines: LinePrint, starts: Sequence[Start]) -> None:
    """Draw one ring for each starting place."""
    for start in starts:
        gap, opacity = (1.1, 0.38) if start.number else (0.8, 0.28)
        lines.ring(start.x, start.y, start.radius + gap, 0.55, opacity)


def _print_astrolabe(lines: LinePrint, middle: tuple[float, float], size: float) -> None:
    x, y = middle
    for radius, width, opacity in RINGS:
        lines.ring(x, y, radius * size, width, opacity)
    _print_ticks(lines, middle, size)
    signs = looks().signs
    for i, sign in enumerate(signs):
        turn = -i * math.tau / len(signs)
        lines.glyph(sign, *towards(x, y, turn + math.pi / 2, 97 * size), 15 * size, 0.32, turn)
    corners = [towards(x, y, math.pi / 4 + i * math.pi / 2, 84.85 * size) for i in range(4)]
    for i, corner in enumerate(corners):
        turn = math.pi / 4 + i * math.pi / 2
        lines.stroke([corner, corners[i - 1]], 0.3, 0.26)
        lines.stroke([towards(x, y, turn, 20 * size), towards(x, y, turn, 68 * size)], 0.3, 0.26)


def _print_ticks(lines: LinePrint, middle: tuple[float, float], size: float) -> None:
    patch = lines.patch(*middle, 113 * size, 113 * size)
    step = 2 * math.pi / TICKS
    away, turn = np.hypot(patch.x, patch.y), np.arctan2(patch.y, patch.x)
    nearest = np.rint(turn * (1 / step))
    inner = np.where(nearest % 6 == 0, np.float32(105.5 * size), np.float32(108.5 * size))
    aside = away * np.sin(turn - nearest * step)
    within = lines.cover(inner - away) * lines.cover(away - 112 * size)
    lines.lay(patch, lines.line(aside, 0.42) * within, 0.34)


def _print_middle_line(lines: LinePrint, middle: tuple[float, float], size: float) -> None:
    """Print dashes from the frames to the astrolabe, across the shorter side."""
    x, y = middle
    for side in (-1, 1):
        from_rim = 16.0
        while from_rim < y - 118 * size:
            place = y + side * (y - from_rim)
            lines.stroke([(x, place), (x, place - side * 4)], 0.35, 0.28)
            from_rim += 8


def _print_start(lines: LinePrint, start: Start, middle: tuple[float, float]) -> None:
    """Print two circles, two arcs that open to the centre, and as many dots as the number says."""
    lines.ring(start.x, start.y, start.radius + 1.1, 0.55, 0.60)
    lines.ring(start.x, start.y, start.radius + 3.5, 0.28, 0.36)
    to_right, to_top = (1 if goal > own else -1 for goal, own in zip(middle, (start.x, start.y), strict=True))
    patch = lines.patch(start.x, start.y, start.radius + 18, start.radius + 18)
    quarter = (patch.x * to_right > -8) & (patch.y * to_top > -8)
    for gap in (13.5, 16.5):
        arc = np.hypot(patch.x, patch.y) - (start.radius + gap)
        lines.lay(patch, lines.line(arc, 0.4) * quarter, 0.32)
    for i in range(start.number):
        lines.dot(start.x + (i - (start.number - 1) / 2) * 5, start.y, 1.4, 0.50)
