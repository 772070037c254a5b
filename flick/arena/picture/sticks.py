"""Longbow and wave: pieces that are a chain of capsules."""

import math
from collections.abc import Sequence

import numpy as np

from flick.arena.picture.paint import OUTLINE, Array, blend, bump, cover, mix, polygon_distance, ramp, smooth
from flick.arena.picture.scene import Light
from flick.arena.picture.shade import glint, relief
from flick.arena.shapes import WAVE_BEND, WAVE_HALF_ANGLE, Point

YEW = ("4a2412", "8a4a22", "c27a3c", "e2a863")
IVORY = "efe2c4"
CRESTS = 4


def longbow(
    distance: Array, x: Array, y: Array, points: Sequence[Point], radius: float, tips: str, light: Light
) -> Array:
    """A stave of yew with lacquered tips, two bindings and an inlaid arrow that points the way it flies."""
    (ax, ay), (bx, by) = points
    length = math.dist(points[0], points[1])
    cos, sin = (bx - ax) / length, (by - ay) / length
    u, v = (x * cos + y * sin) / radius, (y * cos - x * sin) / radius
    end = length / 2 / radius + 1
    bands = np.abs(np.sin(3 * v + 0.4 * np.sin(0.9 * u) + 0.16 * u))
    wood = ramp(0.62 - 0.18 * bands, YEW)
    wood = blend(wood, mix(tips, "160c07", 0.45), 0.92 * smooth(0.80, 0.82, np.abs(u) / end))
    wood = blend(wood, IVORY, 0.9 * cover((np.abs(np.abs(u) - 0.66 * end) - 0.035 * end) * radius))
    for shift, paint, opacity in ((0.09, "1d0f08", 0.55), (0.0, "f6ecd2", 1.0)):
        wood = blend(wood, paint, opacity * _arrow(u - shift, v - shift, end, radius))
    return _rounded(wood, distance, radius * 0.8, light, 0.4)


def _arrow(u: Array, v: Array, end: float, radius: float) -> Array:
    """Shaft, head and two fletchings, in radii along the stave."""
    tip, tail = 0.50 * end, -0.50 * end
    head = [(tip, 0.0), (tip - 0.75, 0.46), (tip - 0.55, 0.0), (tip - 0.75, -0.46)]
    shaft = np.maximum(np.abs(v) - 0.10, np.maximum(tail - u, u - tip + 0.5))
    mask = np.maximum(cover(shaft * radius), cover(polygon_distance(u, v, head) * radius))
    for at in (tail - 0.10, tail + 0.22):
        feather = np.abs(np.abs(v) - (at + 0.42 - u) * 0.8) - 0.10
        mask = np.maximum(mask, cover(np.maximum(feather, np.maximum(at - u, u - at - 0.42)) * radius))
    return mask


def wave(distance: Array, x: Array, y: Array, turn: float, radius: float, field: str, light: Light) -> Array:
    """Lacquered wood, darker on the hollow side, with a pale line inside its edge and a line of crests."""
    cos, sin = math.cos(turn), math.sin(turn)
    u, v = (x * cos + y * sin) / radius, (y * cos - x * sin) / radius
    middle = WAVE_BEND * math.sin(WAVE_HALF_ANGLE) / WAVE_HALF_ANGLE
    away, aside = np.hypot(u + middle, v), np.arctan2(v, u + middle)
    dark, bright = mix(field, "06101c", 0.55), mix(field, "f4f8ff", 0.38)
    across = np.clip(0.42 + 0.42 * (away - WAVE_BEND), 0, 1)[..., None]
    paint = dark + (bright - dark) * across
    pale = mix(field, "fffaf0", 0.85)
    paint = blend(paint, pale, 0.75 * bump(distance / radius + 0.22, 0.045))
    for shift, tone, opacity in ((0.06, OUTLINE, 0.30), (0.0, pale, 0.92)):
        crests = 0.34 * np.abs(np.cos(aside * (CRESTS * math.pi / 2 / WAVE_HALF_ANGLE)))
        foam = (np.abs(away - shift - WAVE_BEND + 0.28 - crests) - 0.09) * 0.75
        ends = (np.abs(aside) - WAVE_HALF_ANGLE) * away
        paint = blend(paint, tone, opacity * cover(np.maximum(foam, ends) * radius))
    return _rounded(paint, distance, radius * 0.42, light, 0.45)


def _rounded(paint: Array, distance: Array, bevel: float, light: Light, gloss: float) -> Array:
    """Light on a piece that is flat but for a round edge ``bevel`` pixels wide."""
    rows, columns = np.gradient(distance)
    steep = np.maximum(np.hypot(rows, columns), 1e-6)
    t = np.clip(1 + distance / bevel, 0, 1)
    slope = t / np.maximum(np.sqrt(np.clip(1 - t * t, 0, 1)), 0.25) * 0.8
    diffuse, mirror = relief(slope, columns / steep, rows / steep, light)
    return paint * (0.26 + 0.80 * diffuse)[..., None] + glint(mirror, 34, gloss)
