"""Prints the cloths of games without an arena. Places are in mm from the lower left."""

import math

from flick.paint.courses import Courses
from flick.paint.line_print import LinePrint, towards

WIDTH, OPACITY = 0.5, 0.40
JOINT, FAINT = 0.4, 0.26
FRAMES = ((9.0, 7.0, 0.5, 0.34), (11.6, 5.0, 0.28, 0.26))
"""For each frame its distance from the rim, its corner, the width of its line (all in mm), and its opacity."""
HEIGHT = 355.0
"""The height in mm of the cloth for which the print was designed."""


def print_courses(lines: LinePrint, courses: Courses, width: float, height: float) -> None:
    """Print courses of stone around the middle, and a glyph in each of the four directions."""
    x, y, size = width / 2, height / 2, height / HEIGHT
    for inset, corner, line, opacity in FRAMES:
        lines.frame((x, y), (x - inset * size, y - inset * size), corner * size, line, opacity)
    stones = courses.stones
    ends = [*(radius for radius, _ in stones[1:]), courses.rims[0]]
    for index, ((radius, count), end) in enumerate(zip(stones, ends, strict=True)):
        lines.ring(x, y, radius * size, WIDTH, OPACITY)
        for stone in range(count):
            turn = 2 * math.pi * (stone + index % 2 / 2 + 0.07 * math.sin(5.0 * stone + index)) / count
            if index < len(stones) - 1 or abs(math.sin(2 * turn)) > 0.16:
                joint = [towards(x, y, turn, radius * size), towards(x, y, turn, end * size)]
                lines.stroke(joint, JOINT, FAINT)
    for radius in courses.rims:
        lines.ring(x, y, radius * size, WIDTH, OPACITY)
    for wind in range(4 if courses.glyph else 0):
        turn = wind * math.pi / 2
        place = towards(x, y, turn + math.pi / 2, courses.glyph_at * size)
        lines.glyph(courses.glyph, *place, courses.glyph_size * size, OPACITY, turn)
