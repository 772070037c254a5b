"""Draws the cloth that a game lies on: neoprene with a rolled and stitched edge, and a print."""

import math
from collections.abc import Iterator

import numpy as np

from flick.paint.arrays import Array, blend, bump, clouds, grain, pixel_grid, smooth
from flick.paint.canvas import enlarged
from flick.paint.distances import cover, round_box, stroke
from flick.paint.lamp import lit
from flick.paint.table_canvas import TableCanvas

CORNER = 9.0
"""The radius of a corner, in mm."""

EXTRA_LIGHT = 0.12
EDGE = 16.0
"""The width of the strip along the rim that the edge can cover, in mm."""

FINEST = 1400
"""The widest cloth in pixels whose texture is drawn at full size; wider ones are drawn at half their size."""

FLAT_CORNER, FLAT_EDGE = 8.0, 2.2
"""The corner and the edge of a cloth without texture, in pixels of the design."""


def lay_cloth(table: TableCanvas, kind: str, ink: Array | None) -> None:
    """Lay a cloth of a kind on its table, with its shadow; ``ink`` is the opacity of the print at each pixel. Where
    walls stand around the table they cover the cloth's edge."""
    palette, whole = table.palette, table.whole
    table.cast_shadow(CORNER * table.scale)
    line = palette.rgb(f"cloth.{kind}.line")
    if palette.flat:
        cloth, light = np.zeros((*whole.shape, 3), dtype=np.float32) + palette.rgb(f"cloth.{kind}"), 1
    else:
        cloth, light = _woven(table, kind)
    if ink is not None:
        cloth = blend(cloth, line * light, ink * 1.15 if palette.flat else ink)
    outline = np.ones(whole.shape, dtype=np.float32) if table.rim else _edge(table, kind, cloth)
    table.canvas.over(whole, outline, cloth)


def _woven(table: TableCanvas, kind: str) -> tuple[Array, Array]:
    """The cloth in the lamp's light, and that light. Its ribs are the sum of two waves that cross each other."""
    whole, lamp = table.whole, table.lamp
    height, width = whole.shape
    half = 2 if width > FINEST else 1
    small = math.ceil(height / half), math.ceil(width / half)
    x, y = pixel_grid(small[1], small[0], float(whole.x[0, 0]) - 0.5, float(whole.y[0, 0]) - 0.5, half)
    weave = 1 + 0.045 * clouds(small, 150 * lamp.unit / half, 5) + 0.012 * grain(small, 14)
    cloth = weave[..., None] * table.palette.rgb(f"cloth.{kind}")
    share = lamp.share(x, y)
    if half == 2:
        cloth = enlarged(cloth, (height, width))
        share = share.repeat(2, axis=0).repeat(2, axis=1)[:height, :width]
    light = lit(share, EXTRA_LIGHT)
    turn = 4 * math.pi / max(1.15 * table.scale, 4)
    ribs = 1 + 0.008 * (np.cos(turn * whole.y) - np.cos(turn * whole.x))
    return cloth * light * ribs[..., None], light


def _edge(table: TableCanvas, kind: str, cloth: Array) -> Array:
    """Draw the roll, stitches and groove of the edge; gives the outline of the cloth as a mask."""
    whole, flat, unit = table.whole, table.palette.flat, table.lamp.unit
    mask = np.ones(whole.shape, dtype=np.float32)
    stitch = table.palette.rgb(f"cloth.{kind}.stitch")
    for rows, columns in _sides(whole.shape, math.ceil(EDGE * table.scale)):
        x = whole.x[:, columns] - table.rect.middle[0]
        y = whole.y[rows] - table.rect.middle[1]
        distance = round_box(x, y, table.half, FLAT_CORNER * unit if flat else CORNER * table.scale)
        mask[rows, columns] = cover(distance)
        if flat:
            line = stroke(distance + FLAT_EDGE * unit / 2, FLAT_EDGE * unit)
            cloth[rows, columns] = blend(cloth[rows, columns], stitch, line)
        else:
            light = table.lamp.factor(whole.x[:, columns], whole.y[rows], EXTRA_LIGHT)
            _roll(cloth[rows, columns], distance, x, y, table, stitch * light)
    return mask


def _sides(shape: tuple[int, int], thick: int) -> Iterator[tuple[slice, slice]]:
    """The four strips along the rim, which do not overlap."""
    height, width = shape
    thick = min(thick, height // 2, width // 2)
    yield slice(0, thick), slice(0, width)
    yield slice(height - thick, height), slice(0, width)
    yield slice(thick, height - thick), slice(0, thick)
    yield slice(thick, height - thick), slice(width - thick, width)


def _roll(cloth: Array, distance: Array, x: Array, y: Array, table: TableCanvas, stitch: Array) -> None:
    """Draw a bevel in the lamp's light, slanted stitches and a groove; a thread is 1 mm thick."""
    depth, thread = -distance, max(table.scale, 1.0)
    beside = (table.half[0] - np.abs(x)) < (table.half[1] - np.abs(y))
    facing = np.where(beside, np.sign(x) * -0.55, np.sign(y) * -0.83)
    bevel = bump(depth, 1.5 * thread)
    cloth *= (1 + 0.34 * bevel * facing - 0.10 * bevel)[..., None]
    along = np.where(beside, y, x) + 0.9 * depth
    band = np.exp(-np.square(np.square((depth - 1.9 * thread) * (1 / 1.35 / thread))))
    threads = smooth(0.30, 0.72, np.sin(along * (2 * math.pi / 2.3 / thread))) * band
    cloth += (stitch - cloth) * (0.42 * threads)[..., None]
    cloth *= (1 - 0.22 * bump(depth - 4.1 * thread, 0.5 * thread))[..., None]
