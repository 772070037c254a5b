"""Draws crystals: a stone of eight sides in a dark turned foot, and the light that goes through it."""

import math
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from flick.paint.arrays import Array, blend, bump, pixel_grid, ramp, rgb
from flick.paint.box import Box
from flick.paint.canvas import Raster
from flick.paint.distances import cover
from flick.paint.lamp import BRIGHTEST, Light, glint, relief
from flick.paint.palette import Palette
from flick.paint.piece_art import LitBody, PieceArt, PieceShadow, ShadowLayer
from flick.paint.piece_look import PieceLook
from flick.paint.sample_grid import SampleGrid

FACETS = 8
GIRDLE, TOP = 0.16, 0.52
"""The heights of the stone's widest line and of its flat top, in radii."""

FOOT = 0.84
FINE = 2

Vector = npt.NDArray[np.float64]


def crystal(palette: Palette, look: PieceLook, radius: float) -> PieceArt:
    """A crystal; each seed gives a different stone."""
    grid = SampleGrid(radius, FINE)
    k = radius / 21
    layers = [ShadowLayer(2 * k, k, 0.55), ShadowLayer(13 * k, 3.4 * k, 0.46, 0.98), ShadowLayer(20 * k, 8 * k, 0.24)]
    return PieceArt(
        LitBody(grid, _Stone(palette, radius, grid, look.seed).lit),
        PieceShadow(radius, layers, palette.rgb("shadow")),
        below=[_Caustic(palette, radius)],
        above=[_Glint(palette, radius)],
    )


class _Stone:
    """What does not change with the light: how much of each pixel each facet covers, and the edges."""

    def __init__(self, palette: Palette, radius: float, grid: SampleGrid, seed: int) -> None:
        self._palette = palette
        x, y = grid.turning_grid()
        self._u, self._v = x / radius, y / radius
        self._rho = np.hypot(self._u, self._v)
        rng = np.random.default_rng(seed)
        facets = _facets(rng)
        sample = radius * grid.fine
        away = [_convex(self._u, self._v, facet) * sample for facet in facets]
        shares = [cover(distance) for distance in away]
        self._whole = np.maximum(np.add.reduce(shares), 1e-6)
        self._shares = [share / self._whole for share in shares]
        self._edges = [bump(distance, 0.8 * grid.fine) * 0.32 for distance in away]
        self._normals = [_normal(facet) for facet in facets]
        self._tones = [rng.uniform(-0.09, 0.09) for _ in facets]
        self._bands = _reflections(self._u, self._v, rng) * self._shares[0]
        self._silhouette = cover((self._rho - 1) * sample)
        self._rim = 1 - 0.5 * bump((1 - self._rho) * radius, 0.8)

    def lit(self, light: Light) -> Raster:
        """The crystal, not turned, under a light."""
        paint = blend(self._foot(light), self._body(light), np.minimum(self._whole, 1))
        return Raster(paint * (self._rim * BRIGHTEST)[..., None], self._silhouette)

    def _body(self, light: Light) -> Array:
        """The colours of the stone: bright where the lamp strikes, deep in the middle, bright again where its light
        leaves."""
        to_lamp, half = np.array(light[:3]), np.array(light.half)
        strikes = [float(normal @ to_lamp) for normal in self._normals]
        along = self._u * light.x + self._v * light.y
        value = 0.52 * np.power(np.clip(-along - 0.10, 0, 1), 1.1)
        value += 0.20 - 0.16 * bump(along, 0.35)
        mirror, edges = np.zeros_like(value), np.zeros_like(value)
        for number, (share, strike) in enumerate(zip(self._shares, strikes, strict=True)):
            struck = 0.62 * max(0.0, (strike - 0.42) / 0.58) ** 1.5 * (1.0 if number else 0.55)
            value += share * (struck + self._tones[number])
            mirror += share * (max(0.0, float(self._normals[number] @ half)) ** 38 * 0.85)
            edges += self._edges[number] * share * (0.25 + 0.75 * max(strike, 0.0))
        stone = ramp(value, self._palette.tones("crystal")[::-1])
        stone = stone + (mirror + self._bands)[..., None]
        return blend(stone, self._palette.rgb("piece.glint"), edges)

    def _foot(self, light: Light) -> Array:
        rho = self._rho
        slope = np.where(rho > FOOT, ((rho - FOOT) / 0.08 - 1) * 1.15, 0)
        away = np.maximum(rho, 1e-6)
        diffuse, mirror = relief(slope, self._u / away, self._v / away, light)
        angle = np.arctan2(self._v, self._u)
        grain = 0.5 + 0.5 * np.sin(9 * angle + 6 * np.sin(2 * angle))
        wood = ramp(0.50 + 0.18 * grain, self._palette.tones("wenge"))
        wood = wood * (0.30 + 0.85 * diffuse)[..., None] + glint(mirror, 30, 0.28)
        sunk = 0.35 * np.exp(-np.clip(rho - 0.80, 0, 1) / 0.05)
        return wood * (1 - sunk)[..., None]


def _facets(rng: np.random.Generator) -> list[Vector]:
    """The corners of each facet, in radii: a flat top and sixteen triangles around it, in either direction."""
    step = 2 * math.pi / FACETS
    off = rng.uniform(-0.05, 0.05, 2)
    girdle: list[Vector] = []
    table: list[Vector] = []
    for i in range(FACETS):
        angle = (i + rng.uniform(-0.22, 0.22)) * step
        reach = 0.86 * (1 - rng.uniform(0, 0.07))
        girdle.append(np.array([math.cos(angle) * reach, math.sin(angle) * reach, GIRDLE]))
        angle += step / 2 * rng.uniform(0.7, 1.3)
        reach = 0.50 * (1 + rng.uniform(-0.16, 0.12))
        table.append(np.array([math.cos(angle) * reach + off[0], math.sin(angle) * reach + off[1], TOP]))
    sides = [np.stack([girdle[i], girdle[(i + 1) % FACETS], table[i]]) for i in range(FACETS)]
    crowns = [np.stack([table[i], table[i - 1], girdle[i]]) for i in range(FACETS)]
    return [np.stack(table), *sides, *crowns]


def _convex(u: Array, v: Array, corners: Vector) -> Array:
    """The signed distance to the edge of a convex facet, negative inside."""
    x, y = corners[:, 0], corners[:, 1]
    area = float(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y))
    distance = np.full(np.broadcast_shapes(u.shape, v.shape), -np.inf, dtype=np.float32)
    outline: list[list[float]] = corners[:, :2].tolist()
    for (ax, ay), (bx, by) in pairwise([*outline, outline[0]]):
        share = math.copysign(1, area) / math.hypot(bx - ax, by - ay)
        line = v * ((ax - bx) * share) + u * ((by - ay) * share)
        distance = np.maximum(distance, line - (ay * (ax - bx) + ax * (by - ay)) * share)
    return distance


def _normal(corners: Vector) -> Vector:
    normal = np.cross(corners[1] - corners[0], corners[2] - corners[0])
    normal = normal / np.linalg.norm(normal)
    return normal if normal[2] > 0 else -normal


def _reflections(u: Array, v: Array, rng: np.random.Generator) -> Array:
    """Thin bands that show the far facets through the flat top."""
    bands = np.zeros(np.broadcast_shapes(u.shape, v.shape), dtype=np.float32)
    for _ in range(5):
        angle, place = rng.uniform(0, 2 * math.pi), rng.uniform(-0.28, 0.28)
        across = u * math.cos(angle) + v * math.sin(angle) - place
        bands += bump(across, 0.035) * rng.uniform(-0.07, 0.14)
    return bands


class _Caustic:
    """The light that a crystal lets through into its own shadow."""

    adds = True

    def __init__(self, palette: Palette, radius: float) -> None:
        self._radius, self._half = radius, math.ceil(1.6 * radius)
        self._colour = rgb(palette.tones("crystal")[1])

    def box(self, x: float, y: float, light: Light) -> Box:
        (across, down), reach = light.slope, self._radius * 24 / 21
        half = self._half
        return Box(round(x + across * reach) - half, round(y + down * reach) - half, 2 * half, 2 * half)

    def paint(self, light: Light, strength: float) -> Raster:
        half = self._half
        x, y = pixel_grid(2 * half, 2 * half, -half, -half)
        sx, sy = -math.cos(light.azimuth) / self._radius, math.sin(light.azimuth) / self._radius
        along, aside = x * sx + y * sy, y * sx - x * sy
        spots = np.exp(-np.square(along / 0.50) - np.square(aside / 0.24))
        spots += 0.45 * np.exp(-np.square((along - 0.30) / 0.22) - np.square((aside - 0.26) / 0.10))
        spots += 0.35 * np.exp(-np.square((along + 0.05) / 0.26) - np.square((aside + 0.30) / 0.08))
        return Raster(np.clip(spots, 0, 1)[..., None] * (self._colour * (0.29 * strength)))


class _Glint:
    """A four-pointed star on the side of the lamp."""

    adds = True

    def __init__(self, palette: Palette, radius: float) -> None:
        self._radius, self._half = radius, math.ceil(0.30 * radius)
        self._colour = palette.rgb("piece.glint")

    def box(self, x: float, y: float, light: Light) -> Box:
        reach, half = 0.52 * self._radius, self._half
        left, top = math.floor(x + light.x * reach) - half, math.floor(y + light.y * reach) - half
        return Box(left, top, 2 * half + 1, 2 * half + 1)

    def paint(self, light: Light, strength: float) -> Raster:
        half = self._half
        x, y = pixel_grid(2 * half + 1, 2 * half + 1, -half - 0.5, -half - 0.5)
        rays = np.zeros((2 * half + 1, 2 * half + 1), dtype=np.float32)
        for size, opacity in ((0.30 * self._radius, 0.5), (0.14 * self._radius, 0.9)):
            across, down = x / size, y / size
            star = bump(across, 0.31) * bump(down, 0.11) + bump(across, 0.11) * bump(down, 0.31)
            rays += np.clip(star, 0, 1) * opacity
        return Raster(rays[..., None] * (self._colour * (0.8 * strength)))
