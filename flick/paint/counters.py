"""Draws small things of board and brass: health tokens, team seals, the oval tray of the bank, the tile of the turn."""

import math
from collections.abc import Sequence

import numpy as np

from flick.arenas import looks
from flick.paint.arrays import Array, blend, bump, noise, ramp, smooth
from flick.paint.canvas import Canvas, Patch, Raster
from flick.paint.distances import blurred, cover, hexagon, outward, round_box, stroke
from flick.paint.glyphs import Glyphs
from flick.paint.lamp import PANEL_LIGHT
from flick.paint.palette import Palette

FINE = 3
BLACK: Array = np.zeros(3, dtype=np.float32)
WHITE: Array = np.ones(3, dtype=np.float32)

BOWL_RISE = 8.0
"""The distance from the rim to the deepest place of a bowl, in pixels at an interface scale of 100 %."""


def token(
    palette: Palette, glyphs: Glyphs, team: str, radius: float, angle: float = 0.0, bright: float = 1.0
) -> Raster:
    """A punched health token; ``radius`` in pixels."""
    canvas, patch, away = _round_canvas(radius, 0.5)
    r = radius * FINE
    if not palette.flat:
        _cast(palette, canvas, patch, away, radius, ((1.2, 0.7, 0.60), (4.0, 2.2, 0.45)))
    field, line = palette.rgb(f"token.{team}"), palette.rgb(f"token.{team}.line")
    if palette.flat:
        paint = blend(np.broadcast_to(BLACK, (*away.shape, 3)), WHITE, cover(away - (r - FINE)))
        paint = blend(paint, field, cover(away - 0.84 * r))
    else:
        paint = _board(palette, team, patch, away, r, field, line)
    canvas.over(patch, cover(away - r), paint * bright)
    side = looks().sides[team]
    mask = glyphs.mask(side.emblem, round(side.token * radius * FINE), angle)
    canvas.stamp(mask, 0, 0, palette.rgb(f"token.{team}.ink") * bright, 0.97)
    return canvas.reduced(FINE)


def _board(palette: Palette, team: str, patch: Patch, away: Array, r: float, field: Array, line: Array) -> Array:
    """The colours of printed board with a line in the shape of the team; the raw board shows at the edge."""
    along = (patch.x * PANEL_LIGHT.x + patch.y * PANEL_LIGHT.y) / r
    shape = away - 0.80 * r if _is_round(team) else hexagon(patch.x, patch.y, 0.90 * r)
    paint = field * (1 + 0.04 * noise(away.shape, 1.6 * FINE, 1.6 * FINE, 7))[..., None]
    paint = blend(paint, line, 0.75 * bump(shape, 0.055 * r))
    paint = paint * (1 + 0.16 * along)[..., None]
    raw = palette.rgb("token.board") * (0.75 + 0.35 * along)[..., None]
    paint = blend(paint, raw, smooth(0.93, 0.985, away / r))
    return paint * (1 - 0.45 * bump(r - away, 0.7 * FINE))[..., None]


def seal(palette: Palette, glyphs: Glyphs, team: str, radius: float) -> Raster:
    """The sign of a team: a round seal of brass or a six-sided one of steel."""
    canvas, patch, _ = _round_canvas(radius, 0.4)
    r = radius * FINE
    edge = _seal_edge(patch, team, r)
    field, ink = palette.rgb(f"team.{team}"), palette.rgb(f"team.{team}.ink")
    if palette.flat:
        paint = blend(field, ink, stroke(edge + 0.17 * r, 0.07 * r))
    else:
        canvas.over(patch, blurred(_seal_edge(patch, team, r, 0.12 * r), 0.13 * r), BLACK, 0.5)
        fall = patch.y / r
        lit = field * np.broadcast_to(0.99 - 0.13 * fall, edge.shape)[..., None]
        paint = blend(lit, ink, 0.55 * bump(edge + 0.15 * r, 0.05 * r))
        paint = blend(paint, palette.rgb("outline"), 0.6 * bump(edge, 0.05 * r + 0.25))
    canvas.over(patch, cover(edge), paint)
    side = looks().sides[team]
    canvas.stamp(glyphs.mask(side.emblem, round(side.seal * r)), 0, 0, ink)
    return canvas.reduced(FINE)


def _seal_edge(patch: Patch, team: str, r: float, down: float = 0.0) -> Array:
    """The signed distance to the edge of a seal that is moved ``down`` samples."""
    y = patch.y - down
    return np.hypot(patch.x, y) - r if _is_round(team) else hexagon(patch.x, y, 1.10 * r)


def _is_round(team: str) -> bool:
    return looks().sides[team].shape == "round"


def bowl(palette: Palette, scale: float, width: float, height: float) -> Raster:
    """A shallow oval tray of turned wood, in which tokens lie."""
    margin, half = 8, (width / 2 * FINE, height / 2 * FINE)
    size = math.ceil(width / 2) + margin, math.ceil(height / 2) + margin
    canvas = Canvas(2 * size[0] * FINE, 2 * size[1] * FINE, -size[0] * FINE, -size[1] * FINE)
    patch = canvas.patch(-half[0], -half[1], half[0], half[1], margin * FINE)
    edge = round_box(patch.x, patch.y, half, half[1])
    unit = scale * FINE
    if palette.flat:
        canvas.over(patch, cover(edge), BLACK)
        canvas.over(patch, stroke(edge + 0.7 * unit, 1.4 * unit), WHITE)
        return canvas.reduced(FINE)
    fallen = round_box(patch.x - 1.5 * unit, patch.y - 3 * unit, half, half[1])
    canvas.over(patch, blurred(fallen, 3 * unit), palette.rgb("shadow"), 0.6)
    out_x, out_y = outward(edge)
    facing = -(out_x * 0.5 + out_y * 0.85)
    deep = np.maximum(-edge / unit, 0)
    wood = ramp(0.50 + 0.09 * noise(edge.shape, 50 * FINE, 1.5 * FINE, 4), palette.tones("bowl"))
    slope = np.exp(-np.square(deep / 2.2)) - bump(deep - BOWL_RISE, 3.5)
    light = 0.72 + 0.34 * bump(deep - 3, 2.6) + 0.42 * facing * slope
    light *= 1 - 0.42 * np.clip((deep - 6) / BOWL_RISE, 0, 1)
    canvas.over(patch, cover(edge), wood * light[..., None])
    return canvas.reduced(FINE)


def bank(
    palette: Palette, glyphs: Glyphs, scale: float, faces: Sequence[str], width: float, height: float, radius: float
) -> Raster:
    """The tray with tokens in it, each at its own angle; many of them lie closer together."""
    canvas = Canvas.of(bowl(palette, scale, width, height))
    rng = np.random.default_rng(11)
    for index, (x, y) in enumerate(spots(len(faces), width / 2 - 2 * radius - 1, height / 2 - radius)):
        angle = float(rng.uniform(-0.9, 0.9))
        lying = token(palette, glyphs, faces[index], radius, angle, 1.0 if palette.flat else 0.86)
        canvas.lay(lying._replace(left=round(lying.left + x), top=round(lying.top + y)))
    return canvas.raster()


def spots(count: int, across: float, down: float) -> list[tuple[float, float]]:
    """``count`` places from left to right: one in the middle row, two above each other, one, and so on."""
    columns: list[tuple[float, ...]] = []
    while sum(map(len, columns)) < count:
        columns.append((-0.50, 0.56) if len(columns) % 2 else (0.0,))
    step = 2 * across / max(1, len(columns) - 1) if len(columns) > 1 else 0.0
    step = min(step, 1.9 * (down + 6))
    start = -step * (len(columns) - 1) / 2
    places = [(start + i * step, row * down) for i, column in enumerate(columns) for row in column]
    return places[:count]


def marker_tile(palette: Palette, team: str, side: float, *, now: bool) -> Raster:
    """The square tile on which the pawn stands whose turn it is; ``now`` gives it a frame of honey."""
    unit, margin = side / 62 * FINE, 8
    size = math.ceil(side / 2) + margin
    canvas = Canvas(2 * size * FINE, 2 * size * FINE, -size * FINE, -size * FINE)
    patch = canvas.patch(-size * FINE, -size * FINE, size * FINE, size * FINE, 0)
    half = 31 * unit
    if not palette.flat:
        fallen = round_box(patch.x - 1.5 * unit, patch.y - 3 * unit, (half, half), 9 * unit)
        canvas.over(patch, blurred(fallen, 3 * unit), palette.rgb("shadow"), 0.6)
    edge = round_box(patch.x, patch.y, (half, half), 9 * unit)
    canvas.over(patch, cover(edge), palette.rgb("tile" if now else "tile.later"))
    band = stroke(round_box(patch.x, patch.y, (28 * unit, 28 * unit), 7 * unit), 1.2 * unit)
    colour = f"pennant.{team}.{'line' if palette.flat else 'top'}"
    canvas.over(patch, band, palette.rgb(colour if palette.has(colour) else "plate.edge"), 0.9)
    if now:
        frame = stroke(round_box(patch.x, patch.y, (32.5 * unit, 32.5 * unit), 10 * unit), 2.2 * unit)
        canvas.over(patch, frame, palette.rgb("honey"))
    return canvas.reduced(FINE)


def _round_canvas(radius: float, margin: float) -> tuple[Canvas, Patch, Array]:
    """A canvas around 0 with room for the shadow, its pixels, and their distance from 0."""
    size = math.ceil(radius * (1.1 + margin)) + 2
    canvas = Canvas(2 * size * FINE, 2 * size * FINE, -size * FINE, -size * FINE)
    patch = canvas.patch(-size * FINE, -size * FINE, size * FINE, size * FINE, 0)
    return canvas, patch, np.hypot(patch.x, patch.y)


def _cast(
    palette: Palette,
    canvas: Canvas,
    patch: Patch,
    away: Array,
    radius: float,
    layers: Sequence[tuple[float, float, float]],
) -> None:
    """Draw shadows, given as offset, blur and opacity for a radius of 14 pixels."""
    k, (across, down) = radius / 14 * FINE, PANEL_LIGHT.slope
    for rise, sigma, opacity in layers:
        x, y = patch.x - across * rise * k, patch.y - down * rise * k
        mask = blurred(np.hypot(x, y) - radius * FINE, sigma * k)
        canvas.over(patch, np.broadcast_to(mask, away.shape), palette.rgb("shadow"), opacity)
