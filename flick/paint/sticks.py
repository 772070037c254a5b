"""Draws longbows, staves of yew with an inlaid arrow, and waves, bent pieces of lacquer with glyphs along their arc."""

import math

import numpy as np

from flick.arena.shapes import WAVE_BEND, WAVE_HALF_ANGLE, Chain, Point
from flick.paint.arrays import BLACK, Array, blend, bump, noise, ramp, smooth
from flick.paint.canvas import Raster
from flick.paint.disc import press_at
from flick.paint.distances import chain, cover, outward, polygon, round_edge
from flick.paint.glyphs import Glyphs
from flick.paint.lamp import BRIGHTEST, Light, glint, relief
from flick.paint.palette import Palette
from flick.paint.piece_art import LitBody, PieceArt, PieceShadow, ShadowLayer
from flick.paint.piece_look import PieceLook
from flick.paint.sample_grid import SampleGrid

BOW_FINE = 3
BINDING = 0.62
CAP = 0.80
"""Where the cap begins, as a share of half the length."""


WAVE_FINE = 2
CRESTS = 3
GLYPH = 1.14
"""The width of a glyph, in radii."""
LINES = ((0.20, 0.035, 0.8), (0.33, 0.03, 0.6))
"""For each line its distance inside the edge and its width, in radii, and its opacity."""


def longbow(palette: Palette, look: PieceLook, outline: Chain, scale: float) -> PieceArt:
    """A longbow, whose outline is a capsule; ``scale`` in pixels per mm."""
    radius, half = outline.radius * scale, outline.points[-1][0] * scale
    grid = SampleGrid(half + radius, BOW_FINE)
    spine = [(-half, 0.0), (half, 0.0)]
    x, y = grid.turning_grid()
    paint = _bow_paint(palette, look, x / radius, y / radius, half / radius + 1, radius * BOW_FINE)
    return _stick(palette, grid, paint, spine, radius, (0.8, 0.4, 0.9 * radius), scale)


def wave(palette: Palette, glyphs: Glyphs, look: PieceLook, outline: Chain, scale: float) -> PieceArt:
    """A wave, whose outline is bent in straight links; ``scale`` in pixels per mm."""
    radius = outline.radius * scale
    reach = outline.extent * scale
    spine = [(x * scale, -y * scale) for x, y in outline.points]
    grid = SampleGrid(reach, WAVE_FINE)
    x, y = grid.turning_grid()
    distance = chain(x, y, spine, radius)
    paint = _wave_paint(palette, x, y, distance, spine, radius, look)
    arc = arc_middle(spine, radius) * WAVE_FINE, radius * WAVE_FINE
    press_crests(glyphs, look, paint, palette.rgb(f"{look.colour}.line"), arc, (0.74, GLYPH, 0.30))
    return _stick(palette, grid, paint, spine, radius, (0.42, 0.45, 0.55 * radius), scale)


def _stick(
    palette: Palette,
    grid: SampleGrid,
    paint: Array,
    spine: list[Point],
    radius: float,
    form: tuple[float, float, float],
    scale: float,
) -> PieceArt:
    """A piece of those colours. Its ``form`` is the width of its round edge in radii, how much it mirrors, and its
    height in pixels."""
    edge, gloss, height = form

    def outline(x: Array, y: Array) -> Array:
        return chain(x, y, spine, radius)

    slab = _Slab(paint, outline(*grid.turning_grid()), edge * radius, gloss, grid)
    shadow = PieceShadow(
        max(math.hypot(*point) for point in spine) + radius, _layers(height, scale), palette.rgb("shadow"), outline
    )
    return PieceArt(LitBody(grid, slab.lit), shadow)


def _layers(height: float, scale: float) -> list[ShadowLayer]:
    """The shadows of a flat piece that is ``height`` pixels high."""
    soft = scale / 1.44
    return [
        ShadowLayer(0.4 * height, 0.8 * soft, 0.50),
        ShadowLayer(1.8 * height, 2.2 * soft, 0.48),
        ShadowLayer(3.2 * height, 5.5 * soft, 0.24),
    ]


class _Slab:
    """A flat piece with a round edge. ``paint`` is its colour and ``distance`` the signed distance to its outline in
    pixels, both for each sample of the grid."""

    def __init__(self, paint: Array, distance: Array, edge: float, gloss: float, grid: SampleGrid) -> None:
        """``edge`` is the width of the round edge in pixels."""
        self._paint, self._gloss = paint, gloss
        self._out = outward(distance)
        self._slope = round_edge(distance, edge)
        self._rim = 1 - 0.4 * bump(np.minimum(distance, 0), 0.7)
        self._silhouette = cover(distance * grid.fine)

    def lit(self, light: Light) -> Raster:
        """The piece, not turned, under a light."""
        diffuse, mirror = relief(self._slope, *self._out, light)
        paint = self._paint * (0.26 + 0.80 * diffuse)[..., None]
        paint = paint + glint(mirror, 34, self._gloss)
        return Raster(paint * (self._rim * BRIGHTEST)[..., None], self._silhouette)


def _bow_paint(palette: Palette, look: PieceLook, u: Array, v: Array, end: float, sample: float) -> Array:
    """The colours of a bow; ``u`` and ``v`` in radii along and across, ``end`` half the length, ``sample`` samples in a
    radius."""
    shape = np.broadcast_shapes(u.shape, v.shape)
    bands = np.abs(np.sin(3 * v + 0.4 * np.sin(0.9 * u) + 0.16 * u))
    wood = ramp(0.55 - 0.16 * bands + 0.04 * noise(shape, 6, 6, 3), palette.tones(look.colour))
    along = np.broadcast_to(np.abs(u) / end, shape)
    wood = blend(wood, palette.rgb(f"{look.colour}.cap"), 0.9 * smooth(CAP, CAP + 0.02, along))
    ivory = palette.rgb(f"{look.colour}.ivory")
    wood = blend(wood, ivory, 0.9 * cover((np.abs(along - BINDING) - 0.035) * end * sample))
    wood = blend(wood, palette.rgb("outline"), 0.55 * _arrow(u - 0.07, v - 0.10, end, sample))
    return blend(wood, palette.rgb(f"{look.colour}.inlay"), _arrow(u, v, end, sample))


def _arrow(u: Array, v: Array, end: float, sample: float) -> Array:
    """The mask of an arrow: shaft, head and two pairs of feathers."""
    tip, tail = 0.50 * end, -0.44 * end
    head = [(tip, 0.0), (tip - 0.85, 0.52), (tip - 0.62, 0.0), (tip - 0.85, -0.52)]
    shaft = np.maximum(np.abs(v) - 0.10, np.maximum(tail - u, u - (tip - 0.6)))
    mask = np.maximum(cover(shaft * sample), cover(polygon(u, v, head) * sample))
    for at in (tail - 0.16, tail + 0.20):
        feather = np.abs(np.abs(v) - (at + 0.46 - u) * 0.8) - 0.11
        ends = np.maximum(at - u, u - (at + 0.46))
        mask = np.maximum(mask, cover(np.maximum(feather, ends) * sample))
    return mask


def arc_middle(spine: list[Point], radius: float) -> float:
    """How far the middle of the wave's arc lies to the right of the piece's middle, in pixels."""
    return spine[len(spine) // 2][0] - WAVE_BEND * radius


def _wave_paint(
    palette: Palette, x: Array, y: Array, distance: Array, spine: list[Point], radius: float, look: PieceLook
) -> Array:
    """The colours of lacquer, darker on the hollow side, with as many pale lines inside its edge as the look says."""
    away = np.hypot(x - arc_middle(spine, radius), y) / radius - WAVE_BEND
    value = 0.42 + 0.26 * away + 0.03 * noise(away.shape, 3 * WAVE_FINE, 1.2 * WAVE_FINE, 4)
    paint = ramp(value, palette.tones(look.colour))
    pale = palette.rgb(f"{look.colour}.line")
    for inside, width, opacity in LINES[: look.number]:
        paint = blend(paint, pale, bump(distance / radius + inside, width) * opacity)
    return paint


def press_crests(
    glyphs: Glyphs,
    look: PieceLook,
    paint: Array,
    colour: Array,
    arc: tuple[float, float],
    form: tuple[float, float, float],
) -> None:
    """Print glyphs along the arc of a wave, crests outward. ``arc`` is how far its middle lies to the right of the
    piece's middle, and the piece's radius, both in samples; ``form`` is how far apart the glyphs are, as a share of the
    half angle, their width in radii, and the opacity of their shadow."""
    (middle, radius), (apart, width, shadow) = arc, form
    for i in range(CRESTS):
        turn = (i - (CRESTS - 1) / 2) * WAVE_HALF_ANGLE * apart
        mask = glyphs.mask(look.emblem or "star", round(width * radius), -turn - math.pi / 2)
        x, y = middle + WAVE_BEND * radius * math.cos(turn), WAVE_BEND * radius * math.sin(turn)
        press_at(paint, mask, x + 0.06 * radius, y + 0.06 * radius, BLACK, shadow)
        press_at(paint, mask, x, y, colour, 1.0)
