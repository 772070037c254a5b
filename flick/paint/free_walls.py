"""Draws walls that stand free on a table, and the clear feet that hold card walls."""

import math
from collections.abc import Callable, Sequence

import numpy as np

from flick.arena.layout import Layout, Wall, distance_to_wall, on_edge
from flick.arena.shapes import Point
from flick.paint.arrays import WHITE, Array, blend, bump, noise, turned
from flick.paint.canvas import Patch
from flick.paint.card_walls import face_of, outwards
from flick.paint.distances import blurred, chain, cover, outward, round_box, stroke
from flick.paint.lamp import Light
from flick.paint.table_canvas import TableCanvas

SWEEP = ((4, 0.8, 0.45), (11, 2.6, 0.42), (19, 5.5, 0.26))
"""The shadows of a wall: the height in mm that throws each, its blur in pixels of the design, and its opacity."""

SIDE_LIGHT = 0.25
THICK = 3.0
"""The radius in pixels from which on a wall gets an outline in the palette of high contrast."""

FOOT_WIDE, FOOT_LONG = 3.6, 5.6
"""The half sizes of a foot in mm: of its short side and of its long side."""


def stand_free(table: TableCanvas, wall: Wall) -> None:
    """Draw a wall as thick as it is: an ivory edge between coloured sides, and a long shadow."""
    ends = [table.place(*wall.start), table.place(*wall.end)]
    radius = wall.thickness / 2 * table.scale
    patch = table.canvas.patch_round(ends, radius)
    if table.palette.flat:
        _stand_flat(table, patch, ends, radius)
        return
    light = table.lamp.at((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2)
    _sweep_shadow(table, ends, radius, light)
    if patch.empty:
        return
    length = math.dist(*ends)
    across = -(ends[1][1] - ends[0][1]) / length, (ends[1][0] - ends[0][0]) / length
    v = (patch.x - ends[0][0]) * across[0]
    v = v + (patch.y - ends[0][1]) * across[1]
    unit, palette = table.lamp.unit, table.palette
    card = palette.rgb("wall.card") * (1 + 0.05 * noise(patch.shape, 3 * unit, unit, 9))[..., None]
    side = np.clip((np.abs(v) / radius - 0.32) * 2.8, 0, 1)
    paint = blend(card, palette.rgb("wall.side"), side)
    away = np.sign(v) * -(across[0] * light.x + across[1] * light.y)
    paint = paint * (1 - SIDE_LIGHT * side * np.clip(away, 0, 1))[..., None] * light.bright
    distance = chain(patch.x, patch.y, ends, radius)
    rim = 1 - 0.5 * bump(distance + 0.5 * unit, 0.75 * unit)
    table.canvas.over(patch, cover(distance), paint * rim[..., None])


def stand_foot(table: TableCanvas, layout: Layout, stand: Point) -> None:
    """Draw a clear plastic foot: along the rim at its outer edge, elsewhere across the nearest wall."""
    x, y = table.place(*stand)
    k, unit = table.scale, table.lamp.unit
    face = face_of(k, unit)
    dx, dy = outwards(table, stand)
    size, turn = max(k, 1.1 * unit), 0.0
    walls = layout.walls.values()
    on_rim = any(distance_to_wall(stand, wall) < 1 and on_edge(wall, layout.table) for wall in walls)
    if on_rim and (dx or dy):
        x, y, turn = x + dx * face, y + dy * face, math.pi / 2 if dy else 0.0
    elif walls:
        wall = min(walls, key=lambda wall: distance_to_wall(stand, wall))
        turn = math.atan2(wall.end[1] - wall.start[1], wall.end[0] - wall.start[0])
    _foot(table, (x, y), size, turn)


def _sweep_shadow(table: TableCanvas, ends: Sequence[Point], radius: float, light: Light) -> None:
    """Draw the shadow of a standing card, from its foot to its top."""
    for height, sigma, opacity in SWEEP:
        reach = light.slope[0] * height * table.scale, light.slope[1] * height * table.scale
        moved = [[(x + reach[0] * i / 5, y + reach[1] * i / 5) for x, y in ends] for i in range(6)]
        soft = sigma * table.lamp.unit
        patch = table.canvas.patch_round([*moved[0], *moved[-1]], radius, 3 * soft + 2)
        if patch.empty:
            continue
        nearest = np.minimum.reduce([chain(patch.x, patch.y, line) for line in moved])
        mask = blurred(nearest - radius, soft)
        table.canvas.over(patch, mask, table.palette.rgb("shadow"), opacity)


def _stand_flat(table: TableCanvas, patch: Patch, ends: Sequence[Point], radius: float) -> None:
    distance = chain(patch.x, patch.y, ends, radius)
    table.canvas.over(patch, cover(distance), table.palette.rgb("bone"))
    if radius > THICK:
        table.canvas.over(patch, stroke(distance + 0.5, 1.0), table.palette.rgb("outline"))


def _foot(table: TableCanvas, at: Point, size: float, turn: float) -> None:
    """Draw a foot; ``size`` in pixels per mm. Its short side lies in the direction ``turn``, counter-clockwise."""
    half = FOOT_WIDE * size, FOOT_LONG * size
    patch = table.canvas.patch_round([at], half[1], 4 * size)

    def distance(right: float, down: float) -> Array:
        x, y = patch.x - (at[0] + right), patch.y - (at[1] + down)
        return round_box(*turned(x, y, turn), half, 1.4 * size)

    if patch.empty:
        return
    if table.palette.flat:
        table.canvas.over(patch, cover(distance(0, 0)), table.palette.rgb("wenge.0"))
        table.canvas.over(patch, stroke(distance(0, 0) + 1, 1.4), table.palette.rgb("bone"))
        return
    _clear_plastic(table, patch, distance, table.lamp.at(*at), size)


def _clear_plastic(
    table: TableCanvas, patch: Patch, distance: Callable[[float, float], Array], light: Light, size: float
) -> None:
    canvas, palette = table.canvas, table.palette
    across, down = light.slope
    canvas.over(patch, blurred(distance(across * 2 * size, down * 2 * size), 1.2), palette.rgb("shadow"), 0.35)
    edge = distance(0, 0)
    out_x, out_y = outward(edge)
    lit = out_x * light.x + out_y * light.y
    rim = bump(edge + 0.6 * size, 0.7 * size)
    canvas.over(patch, cover(edge), palette.rgb("wall.foot"), 0.30 * light.bright)
    canvas.over(patch, rim * np.clip(lit, 0, 1), WHITE, 0.75 * light.bright)
    canvas.over(patch, rim * np.clip(-lit, 0, 1), WHITE, 0.22 * light.bright)
    canvas.over(patch, bump(edge, 0.6), palette.rgb("outline"), 0.35)
