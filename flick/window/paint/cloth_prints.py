"""What is printed on the cloths of games without an arena, by its name. Everything in mm from the lower left."""

import math
from collections.abc import Callable, Mapping

from flick.window.paint.ink import Sheet, towards

STONES = ((66.0, 16), (84.0, 20), (103.0, 24), (124.0, 28), (147.0, 32))
"""Courses of a well seen from above: the inner radius, and how many stones lie on it."""
RIM = (162.0, 165.0)
WIDTH, OPACITY = 0.5, 0.40
JOINT, FAINT = 0.4, 0.26
FLAME_AT, FLAME = 154.5, 11.0
FRAMES = ((9.0, 7.0, 0.5, 0.34), (11.6, 5.0, 0.28, 0.26))
"""Distance from the rim, corner, width of the line, opacity."""
HEIGHT = 355.0
"""Of the cloth for which it was designed."""


def print_well(sheet: Sheet, width: float, height: float) -> None:
    """A well of courses of stone, the flames of the four winds on its rim."""
    x, y, size = width / 2, height / 2, height / HEIGHT
    for inset, corner, line, opacity in FRAMES:
        sheet.frame((x, y), (x - inset * size, y - inset * size), corner * size, line, opacity)
    ends = [*(radius for radius, _ in STONES[1:]), RIM[0]]
    for index, ((radius, count), end) in enumerate(zip(STONES, ends, strict=True)):
        sheet.ring(x, y, radius * size, WIDTH, OPACITY)
        for stone in range(count):
            turn = 2 * math.pi * (stone + index % 2 / 2 + 0.07 * math.sin(5.0 * stone + index)) / count
            if index < len(STONES) - 1 or abs(math.sin(2 * turn)) > 0.16:
                joint = [towards(x, y, turn, radius * size), towards(x, y, turn, end * size)]
                sheet.stroke(joint, JOINT, FAINT)
    for radius in RIM:
        sheet.ring(x, y, radius * size, WIDTH, OPACITY)
    for wind in range(4):
        turn = wind * math.pi / 2
        sheet.glyph("might", *towards(x, y, turn + math.pi / 2, FLAME_AT * size), FLAME * size, OPACITY, turn)


PRINTS: Mapping[str, Callable[[Sheet, float, float], None]] = {"well": print_well}
