"""Small things of board and brass: health tokens, team seals, the oval tray of the bank, the tile of the turn."""

import math
from collections.abc import Sequence

import numpy as np

from flick.arenas import looks
from flick.paint.arrays import Array, blend, bump, noise, ramp, smooth
from flick.paint.canvas import Canvas, Patch
from flick.paint.distances import blurred, cover, hexagon, outward, round_box, stroke
from flick.paint.lamp import PANEL_LIGHT
from flick.window.paint.icon import Icons
from flick.window.paint.sprite import Sprite
from flick.window.paint.surfaces import Cutout, cutout
from flick.window.theme import Theme

FINE = 3
BLACK: Array = np.zeros(3, dtype=np.float32)
WHITE: Array = np.ones(3, dtype=np.float32)

BOWL_RISE = 8.0
"""So many pixels inside its rim a bowl is deepest, at an interface scale of 100 %."""


def token(theme: Theme, icons: Icons, team: str, radius: float, angle: float = 0.0, bright: float = 1.0) -> Cutout:
    """A punched health token; ``radius`` in pixels."""
    canvas, patch, away = _round_canvas(radius, 0.5)
    r = np.float32(radius * FINE)
    if not theme.flat:
        _cast(theme, canvas, patch, away, radius, ((1.2, 0.7, 0.60), (4.0, 2.2, 0.45)))
    field, line = theme.rgb(f"token.{team}"), theme.rgb(f"token.{team}.line")
    if theme.flat:
        paint = blend(np.broadcast_to(BLACK, (*away.shape, 3)), WHITE, cover(away - (r - FINE)))
        paint = blend(paint, field, cover(away - np.float32(0.84) * r))
    else:
        paint = _board(theme, team, patch, away, r, field, line)
    canvas.over(patch, cover(away - r), paint * np.float32(bright))
    side = looks().sides[team]
    mask = icons.mask(side.emblem, round(side.token * radius * FINE), angle)
    canvas.stamp(mask, 0, 0, theme.rgb(f"token.{team}.ink") * np.float32(bright), 0.97)
    return _cut(canvas)


def _board(theme: Theme, team: str, patch: Patch, away: Array, r: np.float32, field: Array, line: Array) -> Array:
    """Printed board with a line in the shape of the team; the raw board shows at the edge."""
    along = (patch.x * np.float32(PANEL_LIGHT.x) + patch.y * np.float32(PANEL_LIGHT.y)) / r
    shape = away - np.float32(0.80) * r if _is_round(team) else hexagon(patch.x, patch.y, float(0.90 * r))
    paint = field * (1 + 0.04 * noise(away.shape, 1.6 * FINE, 1.6 * FINE, 7))[..., None]
    paint = blend(paint, line, np.float32(0.75) * bump(shape, float(0.055 * r)))
    paint = paint * (1 + np.float32(0.16) * along)[..., None]
    raw = theme.rgb("token.board") * (np.float32(0.75) + np.float32(0.35) * along)[..., None]
    paint = blend(paint, raw, smooth(0.93, 0.985, away / r))
    return paint * (1 - np.float32(0.45) * bump(r - away, 0.7 * FINE))[..., None]


def seal(theme: Theme, icons: Icons, team: str, radius: float) -> Cutout:
    """The sign of a team: round and brass, or six-sided and steel."""
    canvas, patch, _ = _round_canvas(radius, 0.4)
    r = radius * FINE
    edge = _seal_edge(patch, team, r)
    field, ink = theme.rgb(f"team.{team}"), theme.rgb(f"team.{team}.ink")
    if theme.flat:
        paint = blend(field, ink, stroke(edge + np.float32(0.17 * r), 0.07 * r))
    else:
        canvas.over(patch, blurred(_seal_edge(patch, team, r, 0.12 * r), 0.13 * r), BLACK, 0.5)
        fall = patch.y / np.float32(r)
        lit = field * np.broadcast_to(np.float32(0.99) - np.float32(0.13) * fall, edge.shape)[..., None]
        paint = blend(lit, ink, np.float32(0.55) * bump(edge + np.float32(0.15 * r), 0.05 * r))
        paint = blend(paint, theme.rgb("outline"), np.float32(0.6) * bump(edge, 0.05 * r + 0.25))
    canvas.over(patch, cover(edge), paint)
    side = looks().sides[team]
    canvas.stamp(icons.mask(side.emblem, round(side.seal * r)), 0, 0, ink)
    return _cut(canvas)


def _seal_edge(patch: Patch, team: str, r: float, down: float = 0.0) -> Array:
    """To the edge of a seal that lies so much lower."""
    y = patch.y - np.float32(down)
    return np.hypot(patch.x, y) - np.float32(r) if _is_round(team) else hexagon(patch.x, y, 1.10 * r)


def _is_round(team: str) -> bool:
    return looks().sides[team].shape == "round"


def bowl(theme: Theme, width: float, height: float) -> Cutout:
    """A shallow turned tray, oval; tokens lie in it."""
    margin, half = 8, (width / 2 * FINE, height / 2 * FINE)
    size = math.ceil(width / 2) + margin, math.ceil(height / 2) + margin
    canvas = Canvas(2 * size[0] * FINE, 2 * size[1] * FINE, -size[0] * FINE, -size[1] * FINE)
    patch = canvas.patch(-half[0], -half[1], half[0], half[1], margin * FINE)
    edge = round_box(patch.x, patch.y, half, half[1])
    unit = theme.scale * FINE
    if theme.flat:
        canvas.over(patch, cover(edge), BLACK)
        canvas.over(patch, stroke(edge + np.float32(0.7 * unit), 1.4 * unit), WHITE)
        return _cut(canvas)
    fallen = round_box(patch.x - np.float32(1.5 * unit), patch.y - np.float32(3 * unit), half, half[1])
    canvas.over(patch, blurred(fallen, 3 * unit), theme.rgb("shadow"), 0.6)
    out_x, out_y = outward(edge)
    facing = -(out_x * np.float32(0.5) + out_y * np.float32(0.85))
    deep = np.maximum(-edge / np.float32(unit), 0)
    wood = ramp(0.50 + 0.09 * noise(edge.shape, 50 * FINE, 1.5 * FINE, 4), theme.tones("bowl"))
    slope = np.exp(-np.square(deep / np.float32(2.2))) - bump(deep - np.float32(BOWL_RISE), 3.5)
    light = np.float32(0.72) + np.float32(0.34) * bump(deep - 3, 2.6) + np.float32(0.42) * facing * slope
    light *= 1 - np.float32(0.42) * np.clip((deep - 6) / np.float32(BOWL_RISE), 0, 1)
    canvas.over(patch, cover(edge), wood * light[..., None])
    return _cut(canvas)


def bank(theme: Theme, icons: Icons, faces: Sequence[str], width: float, height: float, radius: float) -> Cutout:
    """The tray with tokens in it, each at its own angle; where they are many they lie closer together."""
    tray = bowl(theme, width, height)
    rng = np.random.default_rng(11)
    for index, (x, y) in enumerate(spots(len(faces), width / 2 - 2 * radius - 1, height / 2 - radius)):
        angle = float(rng.uniform(-0.9, 0.9))
        lying = token(theme, icons, faces[index], radius, angle, 1.0 if theme.flat else 0.86)
        lying.draw(tray.surface, tray.middle[0] + x, tray.middle[1] + y)
    return tray


def spots(count: int, across: float, down: float) -> list[tuple[float, float]]:
    """Places from the left to the right, one in the middle row, two above each other, one, ..."""
    columns: list[tuple[float, ...]] = []
    while sum(map(len, columns)) < count:
        columns.append((-0.50, 0.56) if len(columns) % 2 else (0.0,))
    step = 2 * across / max(1, len(columns) - 1) if len(columns) > 1 else 0.0
    step = min(step, 1.9 * (down + 6))
    start = -step * (len(columns) - 1) / 2
    places = [(start + i * step, row * down) for i, column in enumerate(columns) for row in column]
    return places[:count]


def marker_tile(theme: Theme, pawn: Sprite, team: str, side: float, now: bool) -> Cutout:
    """The square tile that says whose turn it is: a pawn on card, in a frame of honey while the turn lasts."""
    unit, margin = side / 62 * FINE, 8
    size = math.ceil(side / 2) + margin
    canvas = Canvas(2 * size * FINE, 2 * size * FINE, -size * FINE, -size * FINE)
    patch = canvas.patch(-size * FINE, -size * FINE, size * FINE, size * FINE, 0)
    half = 31 * unit
    if not theme.flat:
        fallen = round_box(patch.x - np.float32(1.5 * unit), patch.y - np.float32(3 * unit), (half, half), 9 * unit)
        canvas.over(patch, blurred(fallen, 3 * unit), theme.rgb("shadow"), 0.6)
    edge = round_box(patch.x, patch.y, (half, half), 9 * unit)
    canvas.over(patch, cover(edge), theme.rgb("tile" if now else "tile.later"))
    band = stroke(round_box(patch.x, patch.y, (28 * unit, 28 * unit), 7 * unit), 1.2 * unit)
    colour = f"pennant.{team}.{'line' if theme.flat else 'top'}"
    canvas.over(patch, band, theme.rgb(colour if theme.has(colour) else "plate.edge"), 0.9)
    if now:
        frame = stroke(round_box(patch.x, patch.y, (32.5 * unit, 32.5 * unit), 10 * unit), 2.2 * unit)
        canvas.over(patch, frame, theme.rgb("honey"))
    tile = _cut(canvas)
    pawn.draw(tile.surface, *tile.middle, 0.0, PANEL_LIGHT if now else PANEL_LIGHT._replace(bright=0.9))
    return tile


def _round_canvas(radius: float, margin: float) -> tuple[Canvas, Patch, Array]:
    """A canvas round 0 with room for the shadow, its pixels, and how far they are away from 0."""
    size = math.ceil(radius * (1.1 + margin)) + 2
    canvas = Canvas(2 * size * FINE, 2 * size * FINE, -size * FINE, -size * FINE)
    patch = canvas.patch(-size * FINE, -size * FINE, size * FINE, size * FINE, 0)
    return canvas, patch, np.hypot(patch.x, patch.y)


def _cast(
    theme: Theme,
    canvas: Canvas,
    patch: Patch,
    away: Array,
    radius: float,
    layers: Sequence[tuple[float, float, float]],
) -> None:
    """Shadows: how far they fall, blur, opacity, for a radius of 14."""
    k, (across, down) = radius / 14 * FINE, PANEL_LIGHT.slope
    for rise, sigma, opacity in layers:
        x, y = patch.x - np.float32(across * rise * k), patch.y - np.float32(down * rise * k)
        mask = blurred(np.hypot(x, y) - np.float32(radius * FINE), sigma * k)
        canvas.over(patch, np.broadcast_to(mask, away.shape), theme.rgb("shadow"), opacity)


def _cut(canvas: Canvas) -> Cutout:
    return cutout(canvas.reduced(FINE))
