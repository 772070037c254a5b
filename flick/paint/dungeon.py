"""Draws a dungeon of flagstones between thick walls, patch by patch, with doors and the light around it."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from flick.paint.arrays import Array, bump, fract, noise, pixel_grid, smooth
from flick.paint.box import Box
from flick.paint.canvas import Canvas, Raster
from flick.paint.distances import blurred, cover, outward, round_box, stroke
from flick.paint.glyphs import Glyphs
from flick.paint.palette import Palette

PATCH = 4
"""The squares after which a floor repeats, in both directions; no patch is larger."""

LARGE = 64.0
"""The pixels of a square from which on patches are half as wide and high, so that none takes long."""

WALL = 0.30
"""The thickness of a wall, in squares."""

RIM = 0.72
"""The size of a triangle inside its rim, as a share."""
NATURAL = 30.0
"""The pixels of a square for which lengths here are given."""

BEYOND, ENDS = 42.0, 1.9
"""How far light reaches around the dungeon, and after how many times that distance there is none."""

LOW = 8.0
"""The pixels of a square at which light is painted, because it has no edges."""

SHADOWS = ((1.5, 1.5, 1.5, 0.6), (4.0, 7.0, 7.0, 0.5))
"""The shadows of the dungeon on the cloth: right, down, blur, opacity."""


class PatchKey(NamedTuple):
    """What a patch shows: its size in squares, the walls on it and beside it (left, top, width and height in squares
    from its corner), the seed of its floor, and the column and row of the floor at which it begins."""

    size: tuple[int, int]
    walls: tuple[tuple[float, float, float, float], ...]
    floor: int
    corner: tuple[int, int] = (0, 0)


def patch(palette: Palette, key: PatchKey, side: float, glow: float) -> Raster:
    """A piece of the dungeon; a square is ``side`` pixels wide, and colours are multiplied by ``glow``."""
    width, height = (math.ceil(length * side) for length in key.size)
    x, y = pixel_grid(width, height)
    k = side / NATURAL
    wall = np.full((height, width), 9 * side, dtype=np.float32)
    for left, top, wide, high in key.walls:
        middle = (left + wide / 2) * side, (top + high / 2) * side
        box = round_box(x - middle[0], y - middle[1], (wide / 2 * side, high / 2 * side), 0)
        np.minimum(wall, box, out=wall)
    if palette.flat:
        return Raster(_flat(palette, x, y, side, wall))
    rough = 0.6 * noise(wall.shape, 7 * k, 7 * k, key.floor) + 0.4 * noise(wall.shape, 2 * k, 2 * k, key.floor + 1)
    u, v = x / side, y / side
    paint = _flagstones(palette, u + key.corner[0], v + key.corner[1], side, key.floor, rough)
    if key.walls:
        paint = _shaded(paint, wall, k)
        bricks = _masonry(palette, u, v, rough)
        across, down = outward(wall)
        rim = bump(wall + 0.8 * k, 1.1 * k) * (-across * 0.6 - down * 0.8)
        bricks = bricks + (0.34 * rim)[..., None] * palette.rgb("dungeon.wall.light")
        inside = cover(wall)[..., None]
        paint = paint + (bricks - paint) * inside
        paint = paint * (1 - 0.5 * bump(wall, 0.7 * k))[..., None]
    return Raster(np.clip(paint * glow, 0, 1))


def _flagstones(palette: Palette, u: Array, v: Array, side: float, floor: int, rough: Array) -> Array:
    """The colours of flagstones, each with its own tone and warmth, a dark joint, and light at its upper left."""
    rng = np.random.default_rng(floor)
    tones, warmth = rng.uniform(0.84, 1.12, (PATCH, PATCH)), rng.uniform(-0.04, 0.04, (PATCH, PATCH))
    column, row = np.floor(u).astype(int) % PATCH, np.floor(v).astype(int) % PATCH
    tone, warm = tones[row, column].astype(np.float32), warmth[row, column].astype(np.float32)
    across, down = fract(u), fract(v)
    near, far = np.minimum(across, down) * side, np.minimum(1 - across, 1 - down) * side
    k = side / NATURAL
    joint = 1 - 0.55 * bump(np.minimum(near, far), 0.9 * max(k, 1))
    light = 1 + 0.13 * bump(near - 1.8 * k, 0.8 * k)
    light -= 0.14 * bump(far - 1.8 * k, 0.9 * k)
    value = tone * (1 + 0.07 * rough) * joint * light
    tint = np.stack([1 + warm, np.ones_like(warm), 1 - warm], axis=-1)
    return palette.rgb("dungeon.floor") * tint * value[..., None]


def _masonry(palette: Palette, u: Array, v: Array, rough: Array) -> Array:
    """The colours of blocks of rock of different darkness."""
    block = np.floor((u + v * 0.5) * 2.2) * 0.37
    block = fract(block + np.floor(v * 3.1) * 0.71)
    tone = (0.78 + 0.5 * block) * (1 + 0.06 * rough)
    return palette.rgb("dungeon.wall") * tone[..., None]


def _shaded(paint: Array, wall: Array, k: float) -> Array:
    """Darken the floor beside walls and in their shadows to the lower right."""
    across, along = max(1, round(2.2 * k)), max(1, round(1.6 * k))
    moved = np.pad(wall, ((along, 0), (across, 0)), mode="edge")[: wall.shape[0], : wall.shape[1]]
    dark = np.clip(1.3 * blurred(moved, 2.2 * k), 0, 1) * 0.62
    return paint * ((1 - dark) * (1 - 0.42 * blurred(wall, 3.5 * k)))[..., None]


def _flat(palette: Palette, x: Array, y: Array, side: float, wall: Array) -> Array:
    joint = np.minimum(np.minimum(x % side, y % side), 9) < 1
    paint = np.where(joint[..., None], palette.rgb("dungeon.joint"), palette.rgb("dungeon.floor"))
    paint = np.where((wall < 0)[..., None], palette.rgb("dungeon.wall"), paint)
    line = stroke(wall + 1, 2.0)[..., None]
    return paint + (palette.rgb("dungeon.wall.light") - paint) * line


def beyond(palette: Palette, size: tuple[int, int], tiles: Sequence[Box], side: float) -> Raster:
    """The surroundings of the tiles on the cloth, as large as the whole picture: cold light that fades, and shadow."""
    if palette.flat:
        return Raster(palette.rgb("shadow"), np.zeros((size[1], size[0]), dtype=np.float32))
    low = max(1.0, side / LOW)
    k = side / NATURAL / low
    width, height = math.ceil(size[0] / low), math.ceil(size[1] / low)
    tiles = [Box(*(length / low for length in tile)) for tile in tiles]
    away = np.full((height, width), 9999, dtype=np.float32)
    clear = np.ones((height, width), dtype=np.float32)
    for tile in tiles:
        _merge(away, tile, (0, 0), ENDS * BEYOND * k)
    for right, down, blur, opacity in SHADOWS:
        dark = np.full((height, width), 9999, dtype=np.float32)
        for tile in tiles:
            _merge(dark, tile, (right * k, down * k), blur * 4 * k)
        clear *= 1 - opacity * blurred(dark, blur * k)
    glow = np.exp(-np.maximum(away, 0) / (BEYOND * k)) * smooth(ENDS * BEYOND * k, 0, away) * 0.28
    canvas = Canvas(width, height)
    whole = canvas.whole
    canvas.over(whole, glow, palette.rgb("dungeon.beyond"))
    canvas.over(whole, 1 - clear, palette.rgb("shadow"))
    return canvas.raster().enlarged((size[1], size[0]))


def _merge(away: Array, tile: Box, moved: tuple[float, float], reach: float) -> None:
    """Lower the distances to the nearest tile by one more tile, up to ``reach`` pixels around it."""
    left, top = tile.left + moved[0], tile.top + moved[1]
    right, foot = left + tile.width, top + tile.height
    x0, y0 = max(0, math.floor(left - reach)), max(0, math.floor(top - reach))
    near = away[y0 : max(y0, math.ceil(foot + reach)), x0 : max(x0, math.ceil(right + reach))]
    if near.size:
        x, y = pixel_grid(near.shape[1], near.shape[0], x0 - (left + right) / 2, y0 - (top + foot) / 2)
        np.minimum(near, round_box(x, y, ((right - left) / 2, (foot - top) / 2), 1), out=near)


def slab(palette: Palette, colour: Array, size: tuple[int, int], side: float) -> Raster:
    """A block of stone on the floor, such as an altar or a tomb; sizes in pixels."""
    k = side / NATURAL
    margin = math.ceil(6 * k)
    canvas = Canvas(size[0] + 2 * margin, size[1] + 2 * margin, -margin, -margin)
    whole = canvas.whole
    half = size[0] / 2, size[1] / 2
    x, y = whole.x - half[0], whole.y - half[1]
    edge = round_box(x, y, half, 4 * k)
    if not palette.flat:
        cast = round_box(x - 1.6 * k, y - 2.4 * k, half, 4 * k)
        canvas.over(whole, blurred(cast, 2.2 * k), palette.rgb("shadow"), 0.6)
    canvas.over(whole, cover(edge), colour * 0.34)
    top = round_box(x, y + 1.2 * k, (half[0] - 2.6 * k, half[1] - 3.4 * k), 3 * k)
    rough = 1 + 0.08 * noise(edge.shape, 5 * k, 5 * k, 3)
    canvas.over(whole, cover(top), np.clip(colour * rough[..., None], 0, 1))
    return canvas.raster()


def door(palette: Palette, size: tuple[int, int], side: float, *, shut: bool) -> Raster:
    """A door of planks in its frame, lying across or along; an open one shows only its posts."""
    k, across = side / NATURAL, size[0] >= size[1]
    canvas = Canvas(size[0] + 8, size[1] + 8, -4, -4)
    whole = canvas.whole
    half = size[0] / 2, size[1] / 2
    x, y = whole.x - half[0], whole.y - half[1]
    along, high = (x, half[1]) if across else (y, half[0])
    along = np.broadcast_to(along, np.broadcast_shapes(x.shape, y.shape))
    long = max(half)
    edge = round_box(x, y, half, 2 * k)
    post = np.maximum(edge, long - 3.4 * k - np.abs(along))
    if shut:
        plank = 0.82 + 0.36 * fract(np.floor(along / (5.5 * k)) * 0.381)
        seam = 1 - 0.5 * bump(fract(along / (5.5 * k)) - 0.5, 0.10)
        light = 1.0 if palette.flat else 1 - 0.25 * ((y if across else x) / high)
        canvas.over(whole, cover(edge), np.clip(palette.rgb("dungeon.door") * (plank * seam * light)[..., None], 0, 1))
        band = np.abs(np.abs(along) - 0.62 * long) - 1.1 * k
        canvas.over(whole, cover(np.maximum(edge, band)), palette.rgb("brass.line"))
    canvas.over(whole, cover(post), palette.rgb("dungeon.wall.light"), 0.9)
    canvas.over(whole, stroke(post if not shut else edge, 1.1), palette.rgb("outline"), 0.85)
    return canvas.raster()


def arrow(palette: Palette, glyphs: Glyphs, pixels: int, angle: float, colour: str = "honey") -> Raster:
    """An arrow beyond an unexplored edge, turned ``angle`` degrees counter-clockwise from the right."""
    return Raster(palette.rgb(colour), glyphs.mask("play", pixels, math.radians(angle)))


def triangle(palette: Palette, glyphs: Glyphs, pixels: int, angle: float, *, dark: bool) -> Raster:
    """The triangle at the side of a tile, light or dark, with a rim that sets it off from every floor."""
    ink, rim = ("outline", "dungeon.print") if dark else ("dungeon.print", "outline")
    canvas = Canvas.of(arrow(palette, glyphs, pixels, angle, rim))
    inner = arrow(palette, glyphs, round(RIM * pixels), angle, ink)
    inset = [(whole - part) // 2 for whole, part in zip(canvas.alpha.shape, inner.shape, strict=True)]
    canvas.lay(inner._replace(left=inset[1], top=inset[0]))
    return canvas.raster()
