"""The pieces: turned wood, lit by the lamp. Everything drawn of a piece lies inside the edge that collides."""

import math
import zlib
from typing import NamedTuple

import numpy as np

from flick.arena.layout import Pawn, Pose
from flick.arena.looks import Look
from flick.arena.picture.crystal import stone
from flick.arena.picture.paint import (
    BONE,
    SHADOW,
    Array,
    blend,
    blur,
    bump,
    chain_distance,
    colour,
    cover,
    mix,
    noise,
    polygon_distance,
    ramp,
    smooth,
)
from flick.arena.picture.scene import Light, Scene
from flick.arena.picture.shade import WENGE, glint, relief
from flick.arena.picture.sticks import longbow, wave
from flick.arena.shapes import Point

RIM_LINES = {"wenge": "f4e8cf"}
"""The line of light inside the rim of dark wood: without it a dark disc sinks into dark boards."""

MAPLE = ("8f6234", "bd8c50", "dcb57a", "efd3a0", "f8e6c0")

SHADOWS = ((0.35, 0.9, 0.62), (1.7, 2.4, 0.58), (3.0, 6.0, 0.34))
"""Contact, body and air: offset for each unit of height, blur, opacity."""

DISC_HEIGHT, DISC_RADIUS = 4.2, 18
"""The height of a disc of this radius, as the shadows have it."""

STICKER = 0.70
HEXAGON = tuple((math.cos(a), math.sin(a)) for a in (math.radians(30 + 60 * i) for i in range(6)))
NEEDLE = (
    (0.50, 0.0),
    (0.085, 0.085),
    (0.0, 0.30),
    (-0.085, 0.085),
    (-0.30, 0.0),
    (-0.085, -0.085),
    (0.0, -0.30),
    (0.085, -0.085),
)
"""A star whose longest ray shows how a disc is turned; in radii."""


class Placed(NamedTuple):
    """A piece on the canvas: ``points`` with ``radius`` round them in pixels, ``turn`` in radians, clockwise."""

    points: list[Point]
    radius: float
    centre: Point
    turn: float


def place(scene: Scene, pawn: Pawn, pose: Pose) -> Placed:
    """Where a pawn in some pose lies in the picture."""
    chain = pawn.chain
    points = [scene.point(x, y) for x, y in chain.at(*pose)]
    return Placed(points, chain.radius * scene.k, scene.point(pose[0], pose[1]), -pose[2])


def cast(scene: Scene, piece: Placed) -> None:
    """The three shadows of a piece."""
    light = scene.light(*piece.centre)
    k = piece.radius / DISC_RADIUS
    for reach, sigma, opacity in SHADOWS:
        dx, dy = (slope * DISC_HEIGHT * k * reach for slope in light.slope)
        points = [(x + dx, y + dy) for x, y in piece.points]
        patch = scene.canvas.patch_round(points, piece.radius, 3 * sigma * k + 2)
        if not patch.empty:
            mask = cover(chain_distance(patch, points, piece.radius))
            scene.canvas.over(patch, blur(mask, sigma * k), SHADOW, opacity)


def carve(scene: Scene, piece: Placed, name: str, pawn: Pawn, look: Look, opacity: float = 1.0) -> None:
    """The piece itself. ``name`` chooses the grain, so that a pawn keeps its own."""
    patch = scene.canvas.patch_round(piece.points, piece.radius)
    if patch.empty:
        return
    light, seed = scene.light(*piece.centre), zlib.crc32(name.encode())
    distance = chain_distance(patch, piece.points, piece.radius)
    x, y = patch.x - piece.centre[0], patch.y - piece.centre[1]
    if pawn.shape == "longbow":
        paint = longbow(distance, x, y, piece.points, piece.radius, look.field, light)
    elif pawn.shape == "wave":
        paint = wave(distance, x, y, piece.turn, piece.radius, look.field, light)
    elif look.kind == "crystal":
        paint = stone(x, y, piece.radius, piece.turn, seed, look.field, light, scene.u)
    elif look.kind == "plain":
        paint = _lacquered(x, y, piece.radius, piece.turn, look, light)
    else:
        paint = _disc(x, y, piece.radius, piece.turn, look, light, seed, scene.u)
    rim = 1 - 0.5 * np.exp(np.minimum(distance, 0) / (0.75 * scene.u))
    scene.canvas.over(patch, cover(distance), np.clip(paint * light.bright * rim[..., None], 0, 1.2), opacity)
    if look.kind == "disc" and look.wood in RIM_LINES and pawn.shape == "disc":
        line = bump(distance + np.float32(scene.u), 0.75 * scene.u) * cover(distance)
        scene.canvas.over(patch, line, colour(RIM_LINES[look.wood]) * light.bright, 0.85 * opacity)


def _disc(x: Array, y: Array, radius: float, turn: float, look: Look, light: Light, seed: int, unit: float) -> Array:
    """Wood turned on a lathe, with a bevel, a groove and a sticker."""
    away = np.hypot(x, y)
    rho = away / radius
    u, v = _turned(x / radius, y / radius, turn)
    wood = _grain(u, v, rho, look, seed)
    slope = 0.75 * _bevel(rho, 0.86) + 0.10 * rho
    groove = bump(rho - 0.80, 0.018)
    slope += 0.055 * (rho - 0.80) / 0.018**2 * groove
    diffuse, gloss = relief(slope, x / np.maximum(away, 1e-6), y / np.maximum(away, 1e-6), light)
    paint = wood * ((0.24 + 0.80 * diffuse) * (1 - 0.42 * groove))[..., None]
    paint += glint(gloss, 46, 0.32) + glint(gloss, 9, 0.06)
    if look.sticker == "round":
        edge = (np.hypot(u, v) - STICKER) * radius
    else:
        edge = polygon_distance(u, v, [(1.09 * STICKER * a, 1.09 * STICKER * b) for a, b in HEXAGON]) * radius
    seam = np.exp(-np.clip(edge, 0, None) / (0.055 * radius)) * (edge > 0)
    paint = paint * (1 - 0.38 * seam)[..., None]
    printed = _sticker(u, v, edge / radius, look, seed, radius, unit)
    printed = printed * (0.36 + 0.68 * diffuse)[..., None] + glint(gloss, 26, 0.10)
    return _pin(blend(paint, printed, cover(edge)), u, v, radius, look)


def _turned(x: Array, y: Array, turn: float) -> tuple[Array, Array]:
    """Coordinates that turn with a piece."""
    cos, sin = math.cos(turn), math.sin(turn)
    return x * cos + y * sin, y * cos - x * sin


def _bevel(rho: Array, start: float) -> Array:
    """The slope of a quarter circle from ``start`` to the rim."""
    t = np.clip((rho - start) / (1 - start), 0, 1)
    return t / np.maximum(np.sqrt(1 - t * t), 0.22)


def _grain(u: Array, v: Array, rho: Array, look: Look, seed: int) -> Array:
    rng = np.random.default_rng(seed)
    phase, many = float(rng.uniform(0, 9)), float(rng.uniform(4.2, 5.6))
    w = 0.10 * np.sin(2.1 * u + phase) + 0.05 * np.sin(5.3 * u + 2 * phase) + 0.03 * np.sin(11 * u * v + phase)
    turns = many * np.sqrt(np.square(v + w + 2.2) + np.square(0.35 * u)) + phase
    f = turns - np.floor(turns)
    ring = np.where(f < 0.8, np.square(f / 0.8), 1 - (f - 0.8) / 0.2)
    fine = noise(rho.shape, rho.shape[1] / 33, rho.shape[0] / 33, seed)
    value = 0.66 - 0.20 * ring * smooth(1.02, 0.80, rho) - 0.06 * ring
    value += 0.035 * fine + 0.03 * np.sin(31 * v + 7 * u + 120 * w)
    return ramp(value, MAPLE if look.wood == "maple" else WENGE)


def _sticker(u: Array, v: Array, edge: Array, look: Look, seed: int, radius: float, unit: float) -> Array:
    """Coloured paper with a printed line inside its edge; on small discs the line is fainter."""
    shown = radius / unit
    fibre = 1 + 0.04 * noise(edge.shape, edge.shape[1] / 33, edge.shape[0] / 33, seed + 1) + 0.025 * np.sin(60 * v)
    paper = colour(look.field) * fibre[..., None]
    paper = blend(paper, BONE, bump(edge + 0.075, 0.017 if shown > 24 else 0.024) * (0.62 if shown > 20 else 0.40))
    return _starred(paper, u, v, radius)


def _pin(paint: Array, u: Array, v: Array, radius: float, look: Look) -> Array:
    """A brass pin in the rim, under the sticker's foot."""
    size = 0.062
    away = np.hypot(u, v - 0.905)
    hole = cover((away - 1.25 * size) * radius) * 0.5
    metal, spark = ("e9c06a", "fff4d2") if look.wood == "wenge" else ("7a4a1c", "c08a4c")
    paint = blend(blend(paint, "000000", hole), metal, cover((away - size) * radius))
    return blend(paint, spark, 0.9 * cover((np.hypot(u + 0.25 * size, v - 0.905 + 0.3 * size) - 0.42 * size) * radius))


def _lacquered(x: Array, y: Array, radius: float, turn: float, look: Look, light: Light) -> Array:
    """A painted field across the light, a rim of bare wood and a star."""
    away = np.hypot(x, y)
    rho = away / radius
    u, v = _turned(x / radius, y / radius, turn)
    slope = 0.8 * _bevel(rho, 0.72) + 0.22 * rho
    diffuse, gloss = relief(slope, x / np.maximum(away, 1e-6), y / np.maximum(away, 1e-6), light)
    across = np.clip(0.52 + 0.42 * (x * light.x + y * light.y) / radius, 0, 1)[..., None]
    dark, bright = mix(look.field, "000000", 0.45), mix(look.field, "ffffff", 0.22)
    field = dark + (bright - dark) * across
    rim = mix(look.field, "fff6e2", 0.72) if look.wood == "maple" else mix(look.field, "160c07", 0.78)
    paint = blend(field, rim, smooth(0.80, 0.84, rho)) * (0.30 + 0.76 * diffuse)[..., None]
    paint += glint(gloss, 40, 0.5)
    return _starred(paint, u, v, radius)


def _starred(paint: Array, u: Array, v: Array, radius: float) -> Array:
    """With a bone star on it that turns with the disc."""
    shadow, star = (polygon_distance(u - s, v - s, NEEDLE) * np.float32(radius) for s in (0.025, 0.0))
    return blend(blend(paint, "000000", 0.30 * cover(shadow)), BONE, cover(star))


def outline(scene: Scene, piece: Placed, paint: Array | str, ring: float, fill: float) -> None:
    """A ghost: the edge of a piece as a thin line inside it, with a hint of a face; two opacities."""
    patch = scene.canvas.patch_round(piece.points, piece.radius, 3 * scene.u)
    if patch.empty:
        return
    distance = chain_distance(patch, piece.points, piece.radius)
    u = scene.u
    scene.canvas.over(patch, cover(distance), paint, fill)
    scene.canvas.over(patch, cover(np.abs(distance - 0.5 * u) - 0.9 * u), "1a0e08", 0.30 * ring)
    scene.canvas.over(patch, cover(np.abs(distance + 0.7 * u) - 0.7 * u), paint, ring)
