"""A play mat: petrol neoprene with a rolled edge and a pale print."""

import math

import numpy as np

from flick.arena.picture.paint import (
    SHADOW,
    Array,
    Canvas,
    Patch,
    blur,
    box_distance,
    bump,
    colour,
    cover,
    enlarge,
    noise,
)
from flick.arena.picture.scene import Scene
from flick.arena.shapes import Point

CLOTH, PRINT, STITCH = "3c6478", "eadfc6", "86aaa2"
SHADOWS = ((0, 1, 1.2, 0.55), (3, 5, 5, 0.42), (9, 16, 18, 0.38))
FRAMES = ((10, 7, 0.55, 0.42), (12.5, 5, 0.28, 0.34))
RINGS = ((20, 0.45, 0.40), (60, 0.35, 0.28), (84.85, 0.5, 0.36), (112, 0.35, 0.28), (115, 0.7, 0.32))
"""The print in mm of a mat 355 mm high: distance from the rim or radius, corner, width of the line, opacity."""

TICKS = 72


def lay_cloth(scene: Scene) -> None:
    """Put the mat on the table. Its rim is the line that the centre of a pawn crosses when it leaves; where walls stand
    round it, they stand on that."""
    left, top, right, bottom = scene.corners
    half = (right - left) / 2, (bottom - top) / 2
    walled = scene.table.edge == "walls"
    corner = 0.0 if walled else min(9 * scene.k, 0.08 * min(half))
    for dx, dy, sigma, opacity in () if walled else SHADOWS:
        u = scene.u
        patch = scene.canvas.patch(left + dx * u, top + dy * u, right + dx * u, bottom + dy * u, 3 * sigma * u)
        x, y = patch.x - (left + right) / 2 - dx * u, patch.y - (top + bottom) / 2 - dy * u
        scene.canvas.over(patch, blur(cover(box_distance(x, y, half, corner)), sigma * u), SHADOW, opacity)
    patch = scene.canvas.patch(left, top, right, bottom)
    x, y = patch.x - (left + right) / 2, patch.y - (top + bottom) / 2
    distance = box_distance(x, y, half, corner)
    cloth = colour(CLOTH) * _weave(scene, patch)[..., None]
    _print(Canvas(cloth), ((left + right) / 2 - patch.left, (top + bottom) / 2 - patch.top), half, scene.u)
    if not walled:
        _roll(cloth, -distance, x, y, half, min(max(scene.k, 1.4), min(half) / 90))
    cloth *= scene.lit(patch, 0.12)
    scene.canvas.over(patch, cover(distance), cloth)


def _weave(scene: Scene, patch: Patch) -> Array:
    """Clouds, grain and ribs: the product of two sines across the diagonals is a difference of two cosines."""
    small = math.ceil(patch.shape[0] / 2), math.ceil(patch.shape[1] / 2)
    cloud = sum((noise(small, 75 * scene.u / n, 75 * scene.u / n, 5 + n) / n for n in (1, 2, 4)), np.float32(0)) / 1.75
    grain = noise(small, 1, 1, 14)
    turn = 4 * math.pi / max(1.15 * scene.k, 4)
    ribs = (np.cos(turn * patch.y) - np.cos(turn * patch.x)) / 2
    return enlarge(1 + 0.045 * cloud + 0.016 * grain, patch.shape) + 0.016 * ribs


def _roll(cloth: Array, depth: Array, x: Array, y: Array, half: Point, thread: float) -> None:
    """The rolled edge: a bevel in the lamp's light, slanted stitches and a groove; ``depth`` is that inside the rim."""
    beside = (half[0] - np.abs(x)) < (half[1] - np.abs(y))
    lit = np.where(beside, np.sign(x) * -0.55, np.sign(y) * -0.83)
    bevel = bump(depth, 1.5 * thread)
    cloth *= (1 + 0.34 * bevel * lit - 0.10 * bevel)[..., None]
    along = np.where(beside, y, x) + 0.9 * depth
    stitch = np.clip((np.sin(along * (2 * math.pi / (2.3 * thread))) - 0.30) / 0.42, 0, 1)
    stitch *= np.exp(-np.square(np.square((depth - 1.9 * thread) / (1.35 * thread))))
    cloth += (colour(STITCH) - cloth) * (0.42 * stitch)[..., None]
    cloth *= (1 - 0.22 * bump(depth - 4.1 * thread, 0.5 * thread))[..., None]


def _print(sheet: Canvas, middle: Point, half: Point, unit: float) -> None:
    """A double frame, rings with ticks round the centre and a dashed line through it."""
    size = min(half) / 177.5
    cx, cy = middle
    whole = sheet.patch(cx - half[0], cy - half[1], cx + half[0], cy + half[1])
    for inset, corner, width, opacity in FRAMES:
        inner = half[0] - inset * size, half[1] - inset * size
        distance = box_distance(whole.x - cx, whole.y - cy, inner, corner * size)
        sheet.over(whole, _line(distance, width * size, unit), PRINT, opacity)
    for radius, width, opacity in RINGS:
        patch = sheet.patch_round([middle], radius * size)
        distance = np.hypot(patch.x - cx, patch.y - cy) - np.float32(radius * size)
        sheet.over(patch, _line(distance, width * size, unit), PRINT, opacity)
    patch = sheet.patch_round([middle], 113 * size)
    x, y = patch.x - cx, patch.y - cy
    away, step = np.hypot(x, y), 2 * math.pi / TICKS
    turn = np.arctan2(y, x)
    nearest = np.rint(turn / step)
    start = np.where(nearest % 6 == 0, 105.5, 108.5) * size
    aside = away * np.sin(turn - nearest * step)
    sheet.over(patch, _line(aside, 0.42 * size, unit) * cover(start - away) * cover(away - 112 * size), PRINT, 0.34)
    _dashes(sheet, middle, half, size, unit)


def _dashes(sheet: Canvas, middle: Point, half: Point, size: float, unit: float) -> None:
    """Across the shorter side, between the frame and the outer ring."""
    cx, cy = middle
    upright = half[0] >= half[1]
    for step in range(6):
        for side in (-1, 1):
            near, far = side * (122 + 8 * step) * size, side * (126 + 8 * step) * size
            ends = (cx, cy + near, cx, cy + far) if upright else (cx + near, cy, cx + far, cy)
            patch = sheet.patch(
                min(ends[0], ends[2]), min(ends[1], ends[3]), max(ends[0], ends[2]), max(ends[1], ends[3])
            )
            aside = patch.x - cx if upright else patch.y - cy
            sheet.over(patch, np.broadcast_to(_line(aside, 0.35 * size, unit), patch.shape), PRINT, 0.28)


def _line(distance: Array, width: float, unit: float) -> Array:
    """A thin line, never so thin that it breaks up."""
    return cover(np.abs(distance) - np.float32(max(width, 0.6 * unit) / 2))
