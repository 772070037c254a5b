"""A crystal: a stone of eight facets in a dark turned foot."""

import math

import numpy as np
import numpy.typing as npt

from flick.arena.picture.paint import Array, Canvas, blend, bump, colour, cover, mix, polygon_distance, ramp
from flick.arena.picture.scene import Light, Scene
from flick.arena.picture.shade import WENGE, glint, relief
from flick.arena.shapes import Point

FACETS = 8
GIRDLE, TOP = 0.16, 0.52
"""Heights of the stone's widest line and of its table, in radii."""

Corner = tuple[float, float, float]


def stone(x: Array, y: Array, radius: float, turn: float, seed: int, field: str, light: Light, unit: float) -> Array:
    """The crystal without its shadows; coordinates in pixels from its centre."""
    paint = _foot(x, y, radius, turn, light)
    u, v = x / radius, y / radius
    along = (u * light.x + v * light.y).astype(np.float32)
    rng = np.random.default_rng(seed)
    covered = np.zeros(along.shape, dtype=np.float32)
    body = np.zeros((*along.shape, 3), dtype=np.float32)
    for corners in _facets(rng, turn):
        distance = polygon_distance(u, v, [(a, b) for a, b, _ in corners]) * np.float32(radius)
        mask = cover(distance - 0.3)
        facet = _facet(along, corners, float(rng.uniform(-0.09, 0.09)), field, light)
        edge = 0.32 * bump(distance, 0.8 * unit)
        facet = blend(facet, "fff6ee", edge * (0.25 + 0.75 * max(_strike(corners, light), 0)))
        body = blend(body, facet, mask)
        covered = np.maximum(covered, mask)
    body = body + _reflections(u, v, rng)[..., None]
    foot_shade = 0.35 * np.exp(-np.clip(np.hypot(u, v) - 0.80, 0, 1) / 0.05) * (1 - covered)
    return blend(paint * (1 - foot_shade)[..., None], body, covered)


def _foot(x: Array, y: Array, radius: float, turn: float, light: Light) -> Array:
    away = np.maximum(np.hypot(x, y), 1e-6)
    rho = away / radius
    slope = np.where(rho > 0.84, ((rho - 0.84) / 0.08 - 1) * 1.15, 0)
    diffuse, mirror = relief(slope, x / away, y / away, light)
    angle = np.arctan2(y, x) - np.float32(turn)
    grain = 0.5 + 0.5 * np.sin(9 * angle + 6 * np.sin(2 * angle))
    return ramp(0.50 + 0.18 * grain, WENGE) * (0.30 + 0.85 * diffuse)[..., None] + glint(mirror, 30, 0.28)


def _facets(rng: np.random.Generator, turn: float) -> list[list[Corner]]:
    """A flat table and sixteen triangles round it, jittered by the crystal's own seed."""
    step = 2 * math.pi / FACETS
    girdle: list[Corner] = []
    table: list[Corner] = []
    off = rng.uniform(-0.05, 0.05, 2)
    for i in range(FACETS):
        angle = (i + float(rng.uniform(-0.22, 0.22))) * step + turn
        reach = 0.86 * (1 - float(rng.uniform(0, 0.07)))
        girdle.append((math.cos(angle) * reach, math.sin(angle) * reach, GIRDLE))
        angle += step / 2 * float(rng.uniform(0.7, 1.3))
        reach = 0.50 * (1 + float(rng.uniform(-0.16, 0.12)))
        table.append((math.cos(angle) * reach + float(off[0]), math.sin(angle) * reach + float(off[1]), TOP))
    sides = [[girdle[i], girdle[(i + 1) % FACETS], table[i]] for i in range(FACETS)]
    crowns = [[table[i], table[i - 1], girdle[i]] for i in range(FACETS)]
    return [table, *sides, *crowns]


def _normal(corners: list[Corner]) -> npt.NDArray[np.float64]:
    a, b, c = (np.array(corner) for corner in corners[:3])
    normal = np.cross(b - a, c - a)
    normal = normal / np.linalg.norm(normal)
    return normal if normal[2] > 0 else -normal


def _strike(corners: list[Corner], light: Light) -> float:
    return float(_normal(corners) @ np.array([light.x, light.y, light.z]))


def _facet(along: Array, corners: list[Corner], tone: float, field: str, light: Light) -> Array:
    """Bright where the lamp strikes, deep in the middle, bright again where its light leaves."""
    flat = len(corners) > 3
    struck = max(0.0, (_strike(corners, light) - 0.42) / 0.58) ** 1.5 * (0.55 if flat else 1.0)
    leaving = 0.52 * np.power(np.clip(-along - 0.10, 0, 1), np.float32(1.1))
    value = 0.20 + 0.62 * struck + leaving - 0.16 * bump(along, 0.35) + tone
    mirror = max(0.0, float(_normal(corners) @ np.array(light.half))) ** 38 * 0.85
    return ramp(value.astype(np.float32), _tones(field)) + np.float32(mirror)


def _tones(field: str) -> tuple[str, str, str, str]:
    """The field colour from deep to light."""
    shades = mix(field, "1a0a14", 0.50), colour(field), mix(field, "ffffff", 0.50), mix(field, "ffffff", 0.90)
    deep, body, pale, light = ("".join(f"{round(float(c) * 255):02x}" for c in shade) for shade in shades)
    return deep, body, pale, light


def _reflections(u: Array, v: Array, rng: np.random.Generator) -> Array:
    """Thin bands of the far facets, seen through the table."""
    bands = np.zeros(np.broadcast_shapes(u.shape, v.shape), dtype=np.float32)
    for _ in range(5):
        angle, place = float(rng.uniform(0, 2 * math.pi)), float(rng.uniform(-0.28, 0.28))
        bands += bump(u * math.cos(angle) + v * math.sin(angle) - place, 0.035) * float(rng.uniform(-0.07, 0.14))
    return bands * cover((np.hypot(u, v) - 0.42) * 20)


def caustic(scene: Scene, centre: Point, radius: float, field: str) -> None:
    """Light that a crystal lets through, in its own shadow."""
    light = scene.light(*centre)
    sx, sy = light.slope
    steep = math.hypot(sx, sy)
    reach = radius * 24 / 21
    cx, cy = centre[0] + sx * reach, centre[1] + sy * reach
    patch = scene.canvas.patch_round([(cx, cy)], 1.6 * radius)
    if patch.empty:
        return
    x, y = patch.x - cx, patch.y - cy
    along, aside = (x * sx + y * sy) / steep / radius, (y * sx - x * sy) / steep / radius
    spot = bump(np.hypot(along / 0.50, aside / 0.24), 1)
    spot += 0.45 * bump(np.hypot((along - 0.30) / 0.22, (aside - 0.26) / 0.10), 1)
    spot += 0.35 * bump(np.hypot((along + 0.05) / 0.26, (aside + 0.30) / 0.08), 1)
    scene.canvas.screen(patch, np.clip(spot, 0, 1), mix(field, "ffffff", 0.45), 0.34 * light.bright)


def sparkle(canvas: Canvas, centre: Point, radius: float, light: Light) -> None:
    """The four-pointed glint towards the lamp."""
    x0, y0 = centre[0] + light.x * radius * 0.52, centre[1] + light.y * radius * 0.52
    for size, opacity in ((0.30 * radius, 0.5), (0.14 * radius, 0.9)):
        patch = canvas.patch_round([(x0, y0)], size)
        x, y = np.abs(patch.x - x0) / size, np.abs(patch.y - y0) / size
        rays = bump(x, 0.31) * bump(y, 0.11) + bump(x, 0.11) * bump(y, 0.31)
        canvas.screen(patch, np.clip(rays, 0, 1), "fffaf0", opacity * light.bright)
