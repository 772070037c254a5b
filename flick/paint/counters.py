"""Draws small things of board and metal: tokens of health, seals of teams, the bank's tray, tiles of turns, coins."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from flick.arenas import looks
from flick.paint.arrays import BLACK, WHITE, Array, blend, bump, ramp, smooth
from flick.paint.canvas import Canvas, Raster
from flick.paint.distances import hexagon, outward, round_box
from flick.paint.fine_canvas import FineCanvas
from flick.paint.glyphs import Glyphs
from flick.paint.lamp import PANEL_LIGHT
from flick.paint.palette import Palette

MARGIN = 8
"""The pixels around a tray or a tile in which its shadow lies."""

BOWL_RISE = 8.0
"""The distance from the rim to the deepest place of a bowl, in pixels at an interface scale of 100 %."""

TOKEN_SHADOWS = ((1.2, 0.7, 0.60), (4.0, 2.2, 0.45))
"""The shadows of a token with a radius of 14 pixels: the height that throws each, its blur, and its opacity."""

COIN_RIM, COIN_MARGIN = 0.16, 0.6
"""The width of a coin's rim and the margin for its shadow, in radii."""

METALS = {1: "coin.copper", 3: "coin.silver"}
"""The metal of a coin by what it is worth in points of progress."""


def token(
    palette: Palette, glyphs: Glyphs, team: str, radius: float, angle: float = 0.0, bright: float = 1.0
) -> Raster:
    """A punched health token; ``radius`` in pixels."""
    canvas = FineCanvas(palette, 1.6 * radius + 2)
    if palette.flat:
        for edge, paint in ((radius, BLACK), (radius - 1, WHITE), (0.84 * radius, f"token.{team}")):
            canvas.fill(canvas.away - edge, paint)
    else:
        (across, down), k = PANEL_LIGHT.slope, radius / 14
        for rise, blur, opacity in TOKEN_SHADOWS:
            moved = np.hypot(canvas.x - across * rise * k, canvas.y - down * rise * k)
            canvas.cast(moved - radius, blur * k, opacity)
        canvas.fill(canvas.away - radius, _board(palette, canvas, team, radius) * bright)
    side = looks().sides[team]
    mask = glyphs.mask(side.emblem, canvas.samples(side.token * radius), angle)
    canvas.stamp(mask, palette.rgb(f"token.{team}.ink") * bright, 0.97)
    return canvas.raster()


def _board(palette: Palette, canvas: FineCanvas, team: str, radius: float) -> Array:
    """The colours of printed board with a line in the shape of the team; the raw board shows at the edge."""
    away = canvas.away
    along = (canvas.x * PANEL_LIGHT.x + canvas.y * PANEL_LIGHT.y) / radius
    shape = away - 0.80 * radius if _is_round(team) else hexagon(canvas.x, canvas.y, 0.90 * radius)
    paint = palette.rgb(f"token.{team}") * (1 + 0.04 * canvas.noise(1.6, 1.6, 7))[..., None]
    paint = blend(paint, palette.rgb(f"token.{team}.line"), 0.75 * bump(shape, 0.055 * radius))
    paint = paint * (1 + 0.16 * along)[..., None]
    raw = palette.rgb("token.board") * (0.75 + 0.35 * along)[..., None]
    paint = blend(paint, raw, smooth(0.93, 0.985, away / radius))
    return paint * (1 - 0.45 * bump(radius - away, 0.7))[..., None]


def seal(palette: Palette, glyphs: Glyphs, team: str, radius: float) -> Raster:
    """The sign of a team: a round seal of brass or a six-sided one of steel."""
    canvas = FineCanvas(palette, 1.5 * radius + 2)
    edge = _seal_edge(canvas, team, radius)
    field, ink = palette.rgb(f"team.{team}"), palette.rgb(f"team.{team}.ink")
    if palette.flat:
        canvas.fill(edge, field)
        canvas.line(edge + 0.17 * radius, 0.07 * radius, ink)
    else:
        canvas.cast(_seal_edge(canvas, team, radius, 0.12 * radius), 0.13 * radius, 0.5, BLACK)
        fall = canvas.y / radius
        lit = field * np.broadcast_to(0.99 - 0.13 * fall, edge.shape)[..., None]
        paint = blend(lit, ink, 0.55 * bump(edge + 0.15 * radius, 0.05 * radius))
        paint = blend(paint, palette.rgb("outline"), 0.6 * bump(edge, 0.05 * radius + 1 / 12))
        canvas.fill(edge, paint)
    side = looks().sides[team]
    canvas.stamp(glyphs.mask(side.emblem, canvas.samples(side.seal * radius)), ink)
    return canvas.raster()


def _seal_edge(canvas: FineCanvas, team: str, radius: float, down: float = 0.0) -> Array:
    """The signed distance to the edge of a seal that is moved ``down`` pixels."""
    y = canvas.y - down
    return np.hypot(canvas.x, y) - radius if _is_round(team) else hexagon(canvas.x, y, 1.10 * radius)


def _is_round(team: str) -> bool:
    return looks().sides[team].shape == "round"


def bowl(palette: Palette, scale: float, width: float, height: float) -> Raster:
    """A shallow oval tray of turned wood, in which tokens lie."""
    half = width / 2, height / 2
    canvas = FineCanvas(palette, half[0] + MARGIN, half[1] + MARGIN)
    edge = round_box(canvas.x, canvas.y, half, half[1])
    if palette.flat:
        canvas.fill(edge, BLACK)
        canvas.line(edge + 0.7 * scale, 1.4 * scale, WHITE)
        return canvas.raster()
    canvas.cast(round_box(canvas.x - 1.5 * scale, canvas.y - 3 * scale, half, half[1]), 3 * scale, 0.6)
    out_x, out_y = outward(edge)
    facing = -(out_x * 0.5 + out_y * 0.85)
    deep = np.maximum(-edge / scale, 0)
    wood = ramp(0.50 + 0.09 * canvas.noise(50, 1.5, 4), palette.tones("bowl"))
    slope = np.exp(-np.square(deep / 2.2)) - bump(deep - BOWL_RISE, 3.5)
    light = 0.72 + 0.34 * bump(deep - 3, 2.6) + 0.42 * facing * slope
    light *= 1 - 0.42 * np.clip((deep - 6) / BOWL_RISE, 0, 1)
    canvas.fill(edge, wood * light[..., None])
    return canvas.raster()


def bank(
    palette: Palette, glyphs: Glyphs, scale: float, faces: Sequence[str], width: float, height: float, radius: float
) -> Raster:
    """The tray with tokens in it, each at its own angle; many of them lie closer together."""
    canvas = Canvas.of(bowl(palette, scale, width, height))
    rng = np.random.default_rng(11)
    for index, (x, y) in enumerate(spots(len(faces), width / 2 - 2 * radius - 1, height / 2 - radius)):
        angle = rng.uniform(-0.9, 0.9)
        lying = token(palette, glyphs, faces[index], radius, angle, 1.0 if palette.flat else 0.86)
        canvas.lay(lying._replace(left=round(lying.left + x), top=round(lying.top + y)))
    return canvas.raster()


@lru_cache(maxsize=64)
def spots(count: int, across: float, down: float) -> tuple[tuple[float, float], ...]:
    """``count`` places from left to right: one in the middle row, two above each other, one, and so on."""
    columns: list[tuple[float, ...]] = []
    while sum(map(len, columns)) < count:
        columns.append((-0.50, 0.56) if len(columns) % 2 else (0.0,))
    step = 2 * across / max(1, len(columns) - 1) if len(columns) > 1 else 0.0
    step = min(step, 1.9 * (down + 6))
    start = -step * (len(columns) - 1) / 2
    places = [(start + i * step, row * down) for i, column in enumerate(columns) for row in column]
    return tuple(places[:count])


def marker_tile(palette: Palette, team: str, side: float, *, now: bool) -> Raster:
    """The square tile on which the pawn stands whose turn it is; ``now`` gives it a frame of honey."""
    unit = side / 62
    canvas = FineCanvas(palette, side / 2 + MARGIN)

    def square(half: float, corner: float, right: float = 0.0, down: float = 0.0) -> Array:
        return round_box(canvas.x - right * unit, canvas.y - down * unit, (half * unit, half * unit), corner * unit)

    if not palette.flat:
        canvas.cast(square(31, 9, 1.5, 3), 3 * unit, 0.6)
    canvas.fill(square(31, 9), "tile" if now else "tile.later")
    colour = f"pennant.{team}.{'line' if palette.flat else 'top'}"
    canvas.line(square(28, 7), 1.2 * unit, colour if palette.has(colour) else "plate.edge", 0.9)
    if now:
        canvas.line(square(32.5, 10), 2.2 * unit, "honey")
    return canvas.raster()


def coin(palette: Palette, worth: int, radius: float) -> Raster:
    """A coin without its number, with its shadow; ``radius`` in pixels."""
    canvas = FineCanvas(palette, radius * (1 + COIN_MARGIN))
    x, y, edge = canvas.x, canvas.y, canvas.away - radius
    if not palette.flat:
        fallen = np.hypot(x - 0.06 * radius, y - 0.10 * radius)
        canvas.cast(fallen - 1.02 * radius, 0.10 * radius, 0.7)
    metal = METALS[worth]
    light = np.clip(0.5 - (0.55 * x + 0.83 * y) / (3.4 * radius), 0, 1)
    inner = edge + COIN_RIM * radius
    shade = np.ones_like(edge) if palette.flat else np.where(inner > 0, 1 - light, light)
    canvas.fill(edge, ramp(shade, palette.tones(metal)))
    canvas.over(bump(inner, 0.05 * radius), f"{metal}.0", 0.7)
    return canvas.raster()
