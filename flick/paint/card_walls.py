"""Draws the floor of boards, and the card walls around it, as if one looked into a box."""

import math
from collections.abc import Sequence
from typing import Literal, TypeAlias

import numpy as np

from flick.arena.layout import Wall
from flick.arena.shapes import Point
from flick.arenas import looks
from flick.paint.arrays import Array, blend, bump, fract, pixel_grid
from flick.paint.canvas import Patch, enlarged
from flick.paint.distances import chain, cover, round_box, stroke
from flick.paint.glyphs import Glyphs
from flick.paint.planks import planks
from flick.paint.table_canvas import TableCanvas

Side: TypeAlias = Literal["left", "right", "top", "bottom"]
SIDES: tuple[Side, ...] = ("left", "right", "top", "bottom")
STRUCK = (0.60, 1.12, 0.52, 1.20)
"""The brightness of the inner face of each side in the lamp's light."""

FACE = 10.5
"""The width in mm of the printed face, outside the line that stops a pawn."""

NARROWEST = 14.0
"""The least width of the face, in pixels."""

COURSES = 3
BOARD = 34.0
"""The width of a floor board, in mm."""

FINEST = 1400
EXTRA_LIGHT = 0.10
NICHES = 6


def face_of(scale: float, unit: float) -> float:
    """The width of the rim outside the table in pixels; ``scale`` in pixels per mm, ``unit`` in pixels per pixel of the
    design."""
    return max(FACE * scale, NARROWEST * max(unit, 1))


def lay_floor(table: TableCanvas, chalk: Array) -> None:
    """Lay narrow boards with the chalk lines on them."""
    whole, palette = table.whole, table.palette
    table.cast_shadow()
    height, width = whole.shape
    half = 2 if width > FINEST else 1
    small = math.ceil(height / half), math.ceil(width / half)
    if palette.flat:
        floor = np.zeros((height, width, 3), dtype=np.float32) + palette.rgb("boards.0")
    else:
        board = min(BOARD * table.scale, height / 3) / half
        floor = planks(small, board, board / 55, palette.tones("boards"), seed=31)
        x, y = pixel_grid(small[1], small[0], float(whole.x[0, 0]) - 0.5, float(whole.y[0, 0]) - 0.5, half)
        floor *= table.lamp.factor(x, y, EXTRA_LIGHT) * 1.12
        if half == 2:
            floor = enlarged(floor, (height, width))
    floor = blend(floor, palette.rgb("chalk"), chalk)
    table.canvas.over(whole, np.ones(whole.shape, dtype=np.float32), floor)


def stand_rim(table: TableCanvas, glyphs: Glyphs, segments: Sequence[Wall]) -> None:
    """Draw the four sides, their joints and niches, and their shadow on the floor."""
    face = table.rim
    if table.palette.flat:
        _flat_rim(table, face)
        return
    _shade_floor(table)
    for side in SIDES:
        _stand_side(table, side, face)
    for wall in segments:
        for end in (wall.start, wall.end):
            _draw_joint(table, end, face)
    _carve_niches(table, glyphs, face)


def outwards(table: TableCanvas, place: Point) -> tuple[int, int]:
    """The direction out of the table on the screen at a place on its edge, right and down; 0 where there is no edge."""
    width, height = table.rect.width / table.scale, table.rect.height / table.scale
    x, y = place
    near = 0.5
    return (x >= width - near) - (x <= near), (y <= near) - (y >= height - near)


def _shade_floor(table: TableCanvas) -> None:
    rect, k = table.rect, table.scale
    whole = table.whole
    down, right = whole.y - rect.top, whole.x - rect.left
    inside = np.exp(-np.maximum(down, 0) / (9 * k))
    inside = inside + 0.8 * np.exp(-np.maximum(right, 0) / (7 * k))
    table.canvas.over(whole, np.clip(inside, 0, 1), table.palette.rgb("shadow"), 0.62)


def _stand_side(table: TableCanvas, side: Side, face: float) -> None:
    """Draw three courses of stones, mitred at the corners, under a pale card edge."""
    rect, unit = table.rect, max(table.lamp.unit, 1)
    box = {
        "left": (rect.left - face, rect.top - face, rect.left, rect.bottom + face),
        "right": (rect.right, rect.top - face, rect.right + face, rect.bottom + face),
        "top": (rect.left - face, rect.top - face, rect.right + face, rect.top),
        "bottom": (rect.left - face, rect.bottom, rect.right + face, rect.bottom + face),
    }[side]
    patch = table.canvas.patch(*box, pad=1)
    depth, along, past = _from_edge(patch, table, side)
    mask = cover(depth - face) * cover(-depth) * cover(past - depth)
    stones = _stones(table, along, depth, face, SIDES.index(side))
    struck = STRUCK[SIDES.index(side)] * (0.80 + 0.35 / face * depth)
    light = table.lamp.factor(patch.x, patch.y, EXTRA_LIGHT)
    palette = table.palette
    table.canvas.over(patch, mask, stones * struck[..., None] * light)
    edge = bump(depth - (face - 1.0 * unit), 1.1 * unit)
    table.canvas.over(patch, mask * edge, palette.rgb("wall.edge") * (light * 0.95))
    table.canvas.over(patch, bump(depth, 0.9 * unit) * cover(past - 1), palette.rgb("shadow"), 0.6)


def _from_edge(patch: Patch, table: TableCanvas, side: Side) -> tuple[Array, Array, Array]:
    """For each pixel how far it is outside an edge, its coordinate along it, and how far it is past its ends."""
    rect = table.rect
    beside = side in ("left", "right")
    edge = getattr(rect, side)
    place = patch.x if beside else patch.y
    away = edge - place if side in ("left", "top") else place - edge
    along = np.broadcast_to(patch.y if beside else patch.x, patch.shape)
    first, last = (rect.top, rect.bottom) if beside else (rect.left, rect.right)
    past = np.maximum(first - along, along - last)
    return np.broadcast_to(away, patch.shape), along, past


def _stones(table: TableCanvas, along: Array, depth: Array, face: float, seed: int) -> Array:
    """The colours of masonry; each stone has its own tone."""
    high = face / COURSES
    long = face / COURSES * 4.4
    course = np.floor(depth / high)
    place = (along + course * (long * 0.5)) / long
    stone = np.floor(place)
    tone = fract(np.sin(np.fmod(stone * 12.9898 + course * 78.233 + seed * 37.7, 2 * math.pi)) * 437.585)
    up, sideways = depth / high - course, place - stone
    joint = np.minimum(np.minimum(sideways, 1 - sideways) * long, np.minimum(up, 1 - up) * high)
    shade = (0.78 + 0.36 * tone) * (1 - 0.42 * bump(joint, 0.9 * table.lamp.unit))
    return table.palette.rgb("wall.stone") * shade[..., None]


def _draw_joint(table: TableCanvas, end: Point, face: float) -> None:
    """Draw the dark line where two card segments meet; a corner needs none, because it is mitred."""
    dx, dy = outwards(table, end)
    if bool(dx) == bool(dy):
        return
    x, y = table.place(*end)
    ends = [(x, y), (x + dx * face, y + dy * face)]
    patch = table.canvas.patch_round(ends, table.lamp.unit)
    line = cover(chain(patch.x, patch.y, ends, 0.5 * table.lamp.unit))
    table.canvas.over(patch, line, table.palette.rgb("wall.joint"), 0.6)


def _carve_niches(table: TableCanvas, glyphs: Glyphs, face: float) -> None:
    """Carve the icons of a game into the long sides, darker where less light falls."""
    rect, niche = table.rect, looks().niche
    if not niche:
        return
    mask = glyphs.mask(niche, max(4, round(0.66 * face)))
    colour = table.palette.rgb("wall.niche")
    for y, opacity in ((rect.top - face / 2, 0.60), (rect.bottom + face / 2, 0.75)):
        for i in range(NICHES):
            table.canvas.stamp(mask, rect.left + rect.width * (i + 0.5) / NICHES, y, colour, opacity)


def _flat_rim(table: TableCanvas, face: float) -> None:
    """Draw a black band between two white lines; pawns stop at the inner one."""
    rect, unit = table.rect, table.lamp.unit
    patch = table.canvas.patch(rect.left - face, rect.top - face, rect.right + face, rect.bottom + face)
    x, y = patch.x - rect.middle[0], patch.y - rect.middle[1]
    inner = round_box(x, y, table.half, 0)
    outer = round_box(x, y, (table.half[0] + face, table.half[1] + face), 4 * unit)
    table.canvas.over(patch, cover(outer) * cover(-inner), table.palette.rgb("wenge.0"))
    for edge in (inner - unit, outer + unit):
        table.canvas.over(patch, stroke(edge, 2 * unit), table.palette.rgb("bone"))
