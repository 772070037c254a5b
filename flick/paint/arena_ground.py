"""Draws the table of an arena with everything on it but the pieces, and the cloths of other games."""

import math
from collections.abc import Sequence

from flick.arena.layout import Layout, is_rim
from flick.paint import card_walls, cloth, free_walls, mat_print
from flick.paint.box import Box
from flick.paint.canvas import Raster
from flick.paint.courses import Courses
from flick.paint.glyphs import Glyphs
from flick.paint.lamp import Lamp
from flick.paint.line_print import LinePrint, towards
from flick.paint.mat_print import Start
from flick.paint.palette import Palette
from flick.paint.table_canvas import TableCanvas

WIDTH, OPACITY = 0.5, 0.40
"""The width in mm of the circles on a cloth, and their opacity,"""
JOINT, FAINT = 0.4, 0.26
"""and those of the joints between two stones."""
FRAMES = ((9.0, 7.0, 0.5, 0.34), (11.6, 5.0, 0.28, 0.26))
"""For each frame its distance from the rim, its corner, the width of its line (all in mm), and its opacity."""
HEIGHT = 355.0
"""The height in mm of the cloth for which the print was designed."""


def rim_of(layout: Layout, lamp: Lamp, scale: float) -> float:
    """The width in pixels of the walls outside the table, 0 where there are none; ``scale`` in pixels per mm."""
    return card_walls.face_of(scale, lamp.unit) if layout.table.edge == "walls" else 0.0


def arena_ground(
    palette: Palette, glyphs: Glyphs, layout: Layout, lamp: Lamp, rect: Box, starts: Sequence[Start]
) -> Raster:
    """The mat or floor with all walls and feet. ``rect`` is the part of the picture that the table fills, ``starts``
    are the starting places that are printed on it."""
    scale = rect.width / layout.table.width
    table = TableCanvas(palette, lamp, rect, scale, rim_of(layout, lamp, scale))
    lines = _lines(table, layout.table.height, glyphs)
    if layout.table.floor == "cloth":
        mat_print.print_mat(lines, layout.table, starts)
        cloth.lay_cloth(table, "mat", lines.ink)
    else:
        mat_print.chalk_floor(lines, starts)
        card_walls.lay_floor(table, lines.ink)
    if layout.table.edge == "walls":
        card_walls.stand_rim(table, glyphs, [wall for wall in layout.walls.values() if is_rim(wall, layout.table)])
    for wall in layout.walls.values():
        if not is_rim(wall, layout.table):
            free_walls.stand_free(table, wall)
    for stand in layout.stands:
        free_walls.stand_foot(table, layout, stand)
    return table.canvas.raster()


def cloth_ground(
    palette: Palette, glyphs: Glyphs, kind: str, lamp: Lamp, rect: Box, scale: float, courses: Courses | None
) -> Raster:
    """The cloth of a kind, with its courses if it has any; ``scale`` in pixels per mm."""
    table = TableCanvas(palette, lamp, rect, scale)
    lines = _lines(table, rect.height / scale, glyphs)
    if courses is not None:
        _print_courses(lines, courses, rect.width / scale, rect.height / scale)
    cloth.lay_cloth(table, kind, lines.ink if courses is not None else None)
    return table.canvas.raster()


def _lines(table: TableCanvas, height: float, glyphs: Glyphs) -> LinePrint:
    """The print for a table that is ``height`` mm high, still empty."""
    whole = table.whole
    corner = table.rect.left - float(whole.x[0, 0]) + 0.5, table.rect.top - float(whole.y[0, 0]) + 0.5
    return LinePrint(whole.shape, height, table.scale, corner, glyphs)


def _print_courses(lines: LinePrint, courses: Courses, width: float, height: float) -> None:
    """Print courses of stone around the middle, and a glyph in each of the four directions. ``width`` and
    ``height`` are those of the cloth in mm."""
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
