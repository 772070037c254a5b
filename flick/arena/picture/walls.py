"""Card walls: stones round the floor, walls that stand free on it, and the clear feet that hold them."""

import math
from collections.abc import Sequence

import numpy as np

from flick.arena.layout import Wall
from flick.arena.picture.paint import (
    SHADOW,
    Array,
    Patch,
    blend,
    blur,
    box_distance,
    bump,
    chain_distance,
    colour,
    cover,
    mix,
    noise,
)
from flick.arena.picture.scene import Scene
from flick.arena.shapes import Point, point_link_distance

FACE = 10.5
"""Height in mm of the printed face that is seen leaning outside the line that stops a pawn."""

STONE, CARD_EDGE, FREE_SIDE, FOOT = "93869c", "efe0bd", "6d5a7c", "dfeaf0"
COURSES = 3
SIDES = {"left": 0.60, "right": 1.12, "top": 0.52, "bottom": 1.20}
"""How the lamp strikes the inner faces."""

WALL_SWEEP = ((4, 0.8, 0.45), (11, 2.6, 0.42), (19, 5.5, 0.26))
"""Shadows of a free-standing wall: height in mm, blur, opacity."""


def face_of(scene: Scene) -> float:
    """Height of the leaning faces in canvas pixels: to scale, but neither a hair nor wider than the margin."""
    return min(max(FACE * scene.k, 13 * scene.u), 22 * scene.u)


def stand_rim(scene: Scene, segments: Sequence[Wall]) -> None:
    """The closed rim of a table with walls: four faces, joints, and the shadow that it throws on the floor."""
    face = face_of(scene)
    left, top, right, bottom = scene.corners
    for name in SIDES:
        _side(scene, name, face)
    for wall in segments:
        for end in (wall.start, wall.end):
            _joint(scene, end, face)
    patch = scene.canvas.patch(left, top, right, bottom, 0)
    inside = np.exp(-(patch.y - top) / (9 * scene.k)) + 0.8 * np.exp(-(patch.x - left) / (7 * scene.k))
    scene.canvas.over(patch, np.clip(inside, 0, 1), "050302", 0.62)
    patch = scene.canvas.patch(left, top, right, bottom)
    half = (right - left) / 2, (bottom - top) / 2
    rim = box_distance(patch.x - (left + right) / 2, patch.y - (top + bottom) / 2, half, 0)
    scene.canvas.over(patch, bump(rim, 0.9 * scene.u), "0a0604", 0.6)


def cast_rim(scene: Scene) -> None:
    """The shadow of the rim on the table outside; it comes before the floor."""
    face, u = face_of(scene), scene.u
    left, top, right, bottom = scene.corners
    half = (right - left) / 2 + face, (bottom - top) / 2 + face
    for dx, dy, sigma, opacity in ((1, 2, 2, 0.5), (6, 11, 12, 0.6)):
        x0, y0 = (left + right) / 2 + dx * u, (top + bottom) / 2 + dy * u
        patch = scene.canvas.patch(x0 - half[0], y0 - half[1], x0 + half[0], y0 + half[1], 3 * sigma * u)
        shape = cover(box_distance(patch.x - x0, patch.y - y0, half, 3 * u))
        scene.canvas.over(patch, blur(shape, sigma * u), SHADOW, opacity)


def _side(scene: Scene, name: str, face: float) -> None:
    """One side of the rim: three courses of stones, mitred at the corners, under a pale card edge."""
    left, top, right, bottom = scene.corners
    beside = name in ("left", "right")
    box = {
        "left": (left - face, top - face, left, bottom + face),
        "right": (right, top - face, right + face, bottom + face),
        "top": (left - face, top - face, right + face, top),
        "bottom": (left - face, bottom, right + face, bottom + face),
    }[name]
    patch = scene.canvas.patch(*box, pad=1)
    away = {"left": left - patch.x, "right": patch.x - right, "top": top - patch.y, "bottom": patch.y - bottom}[name]
    along = np.broadcast_to(patch.y if beside else patch.x, patch.shape)
    depth = np.broadcast_to(away, patch.shape)
    ends = (top, bottom) if beside else (left, right)
    past = np.maximum(ends[0] - along, along - ends[1])
    mask = cover(depth - face) * cover(-depth) * cover(past - depth)
    stones = _stones(along, depth, face, scene.u, list(SIDES).index(name))
    struck = SIDES[name] * (0.80 + 0.35 * depth / face)
    light = scene.lit(patch, 0.10)
    scene.canvas.over(patch, mask, stones * struck[..., None] * light)
    edge = bump(depth - face + 0.9 * scene.u, 1.0 * scene.u)
    scene.canvas.over(patch, mask * edge, colour(CARD_EDGE) * (light * 0.95))


def _stones(along: Array, depth: Array, face: float, unit: float, seed: int) -> Array:
    """Masonry in grey violet; each stone has its own tone."""
    high = face / COURSES
    long = high * 3.6
    course = np.floor(depth / high)
    place = (along + course * long / 2) / long
    stone = np.floor(place)
    tone = np.sin(stone * 12.9898 + course * 78.233 + seed * 37.7) * 43758.547
    tone = tone - np.floor(tone)
    up, sideways = depth / high - course, place - stone
    joint = np.minimum(np.minimum(sideways, 1 - sideways) * long, np.minimum(up, 1 - up) * high)
    shade = (0.80 + 0.34 * tone) * (1 - 0.42 * bump(joint, 0.9 * unit))
    return colour(STONE) * shade[..., None]


def _joint(scene: Scene, end: Point, face: float) -> None:
    """The dark line where two card segments meet."""
    x, y = scene.point(*end)
    dx, dy = _outward(scene, end)
    if bool(dx) == bool(dy):
        return
    ends = [(x, y), (x + dx * face, y + dy * face)]
    patch = scene.canvas.patch_round(ends, scene.u)
    scene.canvas.over(patch, cover(chain_distance(patch, ends, 0.5 * scene.u)), "1a141c", 0.6)


def _outward(scene: Scene, place: Point) -> tuple[int, int]:
    """Which way a place on the edge looks out in the picture, right and down; 0 for a direction without an edge."""
    x, y = place
    return (x >= scene.table.width) - (x <= 0), (y <= 0) - (y >= scene.table.height)


def stand_free(scene: Scene, wall: Wall) -> None:
    """A wall inside, exactly as thick as it is: an ivory edge between coloured sides, and a long shadow."""
    ends = [scene.point(*wall.start), scene.point(*wall.end)]
    radius = wall.thickness / 2 * scene.k
    middle = (ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2
    light = scene.light(*middle)
    for height, sigma, opacity in WALL_SWEEP:
        reach = light.slope[0] * height * scene.k, light.slope[1] * height * scene.k
        swept = [*ends, *((x + reach[0], y + reach[1]) for x, y in ends)]
        patch = scene.canvas.patch_round(swept, radius, 3 * sigma * scene.u + 2)
        if not patch.empty:
            mask = cover(_swept_distance(patch, ends, reach) - np.float32(radius))
            scene.canvas.over(patch, blur(mask, sigma * scene.u), SHADOW, opacity)
    patch = scene.canvas.patch_round(ends, radius)
    if patch.empty:
        return
    length = math.dist(*ends)
    normal = -(ends[1][1] - ends[0][1]) / length, (ends[1][0] - ends[0][0]) / length
    v = (patch.x - ends[0][0]) * normal[0] + (patch.y - ends[0][1]) * normal[1]
    card = colour("e9d8b4") * (1 + 0.05 * noise(patch.shape, 3 * scene.u, scene.u, 9))[..., None]
    side = np.clip((np.abs(v) / radius - 0.30) / 0.36, 0, 1)
    paint = blend(card, FREE_SIDE, side)
    away = np.sign(v) * -(normal[0] * light.x + normal[1] * light.y)
    paint = paint * (1 - 0.35 * side * np.clip(away, 0, 1))[..., None] * light.bright
    distance = chain_distance(patch, ends, radius)
    rim = 1 - 0.5 * bump(distance + 0.5 * scene.u, 0.75 * scene.u)
    scene.canvas.over(patch, cover(distance), paint * rim[..., None])


def _swept_distance(patch: Patch, ends: list[Point], reach: Point) -> Array:
    """From each pixel to a line that is swept along ``reach``."""
    nearest = chain_distance(patch, ends)
    for share in (0.2, 0.4, 0.6, 0.8, 1.0):
        moved = [(x + reach[0] * share, y + reach[1] * share) for x, y in ends]
        nearest = np.minimum(nearest, chain_distance(patch, moved))
    return nearest


def stand_foot(scene: Scene, walls: Sequence[Wall], stand: Point) -> None:
    """A clear plastic foot: on the rim at its outer edge, elsewhere across the nearest wall."""
    x, y = scene.point(*stand)
    face = face_of(scene)
    dx, dy = _outward(scene, stand)
    size, turn = face / 1.9, 0.0
    if scene.table.edge == "walls" and (dx or dy):
        x, y, turn = x + dx * face * 0.9, y + dy * face * 0.9, math.pi / 2 if dx and not dy else 0.0
    elif walls:
        wall = min(walls, key=lambda w: point_link_distance(stand, w.start, w.end))
        turn = -math.atan2(wall.end[1] - wall.start[1], wall.end[0] - wall.start[0])
        size = max(wall.thickness * scene.k, 8 * scene.u)
    _foot(scene, (x, y), size, turn)


def _foot(scene: Scene, at: Point, size: float, turn: float) -> None:
    """``size`` is about half the foot's length; it lies along ``turn``."""
    u = scene.u
    light = scene.light(*at)
    half, corner = (size, size * 0.72), size * 0.28

    def distance(patch: Patch, shift: Point) -> Array:
        x, y = patch.x - at[0] - shift[0], patch.y - at[1] - shift[1]
        cos, sin = math.cos(turn), math.sin(turn)
        return box_distance(x * cos + y * sin, y * cos - x * sin, half, corner)

    patch = scene.canvas.patch_round([at], 2 * size, 6 * u)
    if patch.empty:
        return
    shift = light.slope[0] * size * 0.4, light.slope[1] * size * 0.4
    scene.canvas.over(patch, blur(cover(distance(patch, shift)), 1.4 * u), SHADOW, 0.45)
    d = distance(patch, (0, 0))
    rows, columns = np.gradient(d)
    lit = columns * light.x + rows * light.y
    bevel = bump(d + 1.4 * u, 1.1 * u)
    scene.canvas.over(patch, cover(d), mix(FOOT, "ffffff", 0.1) * light.bright, 0.32)
    scene.canvas.over(patch, bevel * np.clip(lit, 0, 1), "ffffff", 0.75 * light.bright)
    scene.canvas.over(patch, bevel * np.clip(-lit, 0, 1), "ffffff", 0.25 * light.bright)
    scene.canvas.over(patch, bump(d, 0.6 * u), "1b2a33", 0.4)
