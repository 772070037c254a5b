"""Draws characters: discs of turned wood with a sticker, an emblem and brass pins."""

import math

import numpy as np

from flick.arenas import looks
from flick.paint.arrays import BLACK, Array, blend, bump, fract, noise, ramp, rgb, smooth
from flick.paint.canvas import Raster
from flick.paint.distances import cover, hexagon
from flick.paint.glyphs import Glyphs
from flick.paint.lamp import BRIGHTEST, Light, glint, relief
from flick.paint.palette import Palette
from flick.paint.piece_art import DiscBody, PieceArt, PieceShadow, ShadowLayer
from flick.paint.piece_look import PieceLook
from flick.paint.sample_grid import SampleGrid, fineness

STICKER = 0.70
CORNER = 1.09
"""The circumradius of a six-sided sticker, divided by the radius of a round one."""

BEVEL = 0.86
GROOVE, GROOVE_WIDTH = 0.80, 0.018
PIN_PLACE, PIN_STEP = 0.905, math.radians(20)

LINE, LINE_WIDTH, LINE_LIGHT = 1.0, 0.75, 1.2
"""The line of light inside the rim of dark wood: the distance of its middle from the rim and its width, in pixels, and
its brightness. Without it a dark disc is lost on dark boards."""

SMALL = 26
"""The radius in pixels below which emblems are bolder and pins larger."""

UNKNOWN = 0.9
"""The width of an emblem that belongs to no side, in radii of the disc."""


def disc(palette: Palette, glyphs: Glyphs, look: PieceLook, radius: float) -> PieceArt:
    """A character or any other disc with a sticker."""
    grid = SampleGrid(radius, fineness(radius))
    drawing = _Drawing(palette, glyphs, look, radius, grid)
    shadow = PieceShadow(radius, _layers(radius, 4.2 * radius / 18), palette.rgb("shadow"))
    return PieceArt(DiscBody(grid, drawing.master(), drawing.shade), shadow)


def _layers(radius: float, height: float) -> list[ShadowLayer]:
    """The three shadows of a disc that is ``height`` pixels high: at its contact, of its body, and in the air."""
    k = radius / 18
    return [
        ShadowLayer(0.35 * height, 0.9 * k, 0.62),
        ShadowLayer(1.7 * height, 2.4 * k, 0.58, 0.99),
        ShadowLayer(3.0 * height, 6.0 * k, 0.34, 1.02),
    ]


class _Drawing:
    """Draws the parts of one disc."""

    def __init__(self, palette: Palette, glyphs: Glyphs, look: PieceLook, radius: float, grid: SampleGrid) -> None:
        self._palette, self._glyphs, self._look = palette, glyphs, look
        self._radius, self._grid = radius, grid
        self._sample = radius * grid.fine
        """Samples in a radius."""

    def master(self) -> Raster:
        """Everything that turns: wood, sticker, emblem, pins. It fills the square of the grid and has no rim."""
        x, y = self._grid.turning_grid()
        u, v = x / self._radius, y / self._radius
        rho = np.hypot(u, v)
        paint = wood(u, v, rho, self._palette, self._look)
        edge = self._sticker_edge(u, v, rho)
        seam = np.exp(-np.maximum(edge, 0) / 0.055) * (edge > 0)
        paint = paint * (1 - 0.38 * seam)[..., None]
        paint = blend(paint, self._sticker(v, edge), cover(edge * self._sample))
        self._stamp(paint)
        self._pin(paint, u, v)
        return Raster(paint, np.ones_like(rho))

    def shade(self, light: Light) -> tuple[Raster, Raster]:
        """What the light multiplies the disc by, with its silhouette as alpha, and what the light adds."""
        x, y = self._grid.fixed_grid()
        away = np.maximum(np.hypot(x, y), 1e-6)
        rho = away / self._radius
        groove = bump(rho - GROOVE, GROOVE_WIDTH)
        slope = bevel(rho, BEVEL) * 0.75 + 0.10 * rho
        slope += 0.055 / GROOVE_WIDTH**2 * (rho - GROOVE) * groove
        diffuse, mirror = relief(slope, x / away, y / away, light)
        rim = 1 - 0.5 * bump((1 - rho) * self._radius, 0.75)
        factor = (0.24 + 0.80 * diffuse) * (1 - 0.42 * groove)
        factor *= rim * BRIGHTEST
        on_sticker = (rho < STICKER)[..., None]
        gloss = glint(mirror, 46, 0.32) + glint(mirror, 9, 0.06)
        gloss = np.where(on_sticker, glint(mirror, 26, 0.10), gloss) * (rim * BRIGHTEST)[..., None]
        under = np.where(on_sticker, self._palette.rgb(self._look.colour), self._mean())
        gloss = gloss + np.maximum(factor - 1, 0)[..., None] * under
        gloss = gloss + self._rim_line(rho)
        silhouette = cover((rho - 1) * self._sample)
        return Raster(np.repeat(factor[..., None], 3, axis=2), silhouette), Raster(gloss, silhouette)

    def _rim_line(self, rho: Array) -> Array:
        """The line of light inside the rim, for a wood that has a colour for it in the palette."""
        colour = f"piece.rim.{self._look.wood}"
        if not self._palette.has(colour):
            return np.zeros((*rho.shape, 3), dtype=np.float32)
        line = bump((1 - rho) * self._radius - LINE, LINE_WIDTH)
        return line[..., None] * self._palette.rgb(colour) * LINE_LIGHT

    def _mean(self) -> Array:
        return rgb(self._palette.tones(self._look.wood)[2])

    def _sticker_edge(self, u: Array, v: Array, rho: Array) -> Array:
        """The signed distance to the edge of the sticker, in radii."""
        if self._look.sticker == "round":
            return rho - STICKER
        return hexagon(u, v, STICKER * CORNER)

    def _sticker(self, v: Array, edge: Array) -> Array:
        """The colours of the paper, with a bone line printed inside its edge, fainter on small discs."""
        fibre = 1 + 0.04 * noise(edge.shape, self._sample / 18, self._sample / 18, self._look.seed % 999)
        fibre += 0.025 * np.sin(60 * v)
        paper = self._palette.rgb(self._look.colour) * fibre[..., None]
        opacity = 0.62 if self._radius > 24 else 0.34
        line = bump(edge + 0.075, 0.017) * opacity
        return blend(paper, self._palette.rgb("bone"), line)

    def _stamp(self, paint: Array) -> None:
        """Print the emblem with a faint shadow."""
        if self._look.emblem is None:
            return
        small = self._radius < SMALL
        side = next((side for side in looks().sides.values() if side.emblem == self._look.emblem), None)
        width = side.disc[small] if side else UNKNOWN
        bold = "_bold" if small and side else ""
        mask = self._glyphs.mask(self._look.emblem + bold, round(width * self._sample))
        colour = self._palette.rgb(f"{self._look.colour}.emblem")
        lift = self._sample / 18
        press_at(paint, mask, 0.4 * lift, 0.5 * lift, BLACK, 0.30)
        press_at(paint, mask, 0, 0, colour, 1.0)

    def _pin(self, paint: Array, u: Array, v: Array) -> None:
        """Draw brass pins in the rim below the sticker; their count is the number of the pawn."""
        size = 0.062 if self._radius >= SMALL else 0.085
        metal, spark = (rgb(colour) for colour in self._palette.tones(f"piece.pin.{self._look.wood}"))
        for i in range(self._look.number):
            turn = (i - (self._look.number - 1) / 2) * PIN_STEP
            x, y = PIN_PLACE * math.sin(turn), PIN_PLACE * math.cos(turn)
            for dx, dy, part, colour, opacity in (
                (0.15, 0.35, 1.25, BLACK, 0.5),
                (0.0, 0.0, 1.0, metal, 1.0),
                (-0.25, -0.30, 0.42, spark, 0.9),
            ):
                away = np.hypot(u - (x + dx * size), v - (y + dy * size))
                mask = cover((away - part * size) * self._sample)
                paint += (colour - paint) * (mask * opacity)[..., None]


def bevel(rho: Array, start: float) -> Array:
    """The slope of an edge that is rounded as a quarter circle from ``start`` to the rim, at 1."""
    t = np.clip((rho - start) / (1 - start), 0, 1)
    return t / np.maximum(np.sqrt(1 - t * t), 0.22)


def wood(u: Array, v: Array, rho: Array, palette: Palette, look: PieceLook) -> Array:
    """The colours of a turned face: growth rings as long arches, fainter towards the rim."""
    rng = np.random.default_rng(look.seed)
    phase, many = rng.uniform(0, 9), rng.uniform(4.2, 5.6)
    w = 0.10 * np.sin(2.1 * u + phase) + 0.05 * np.sin(5.3 * u + 2 * phase) + 0.03 * np.sin(11 * u * v + phase)
    turns = many * np.sqrt(np.square(v + w + 2.2) + np.square(0.35 * u)) + phase
    f = fract(turns)
    ring = np.where(f < 0.8, np.square(f * 1.25), (1 - f) * 5)
    size = rho.shape[0] / 33
    value = 0.66 - 0.20 * ring * smooth(1.02, 0.80, rho) - 0.06 * ring
    value += 0.035 * noise(rho.shape, size, size, look.seed % 997) + 0.03 * np.sin(31 * v + 7 * u + 120 * w)
    return ramp(value, palette.tones(look.wood))


def press_at(paint: Array, mask: Array, right: float, down: float, colour: Array, opacity: float) -> None:
    """Print a mask on the square of a piece that turns, moved from its middle by samples."""
    rows, columns = mask.shape
    left, top = (round((paint.shape[i] + 1 - size) / 2 + by) for i, size, by in ((1, columns, right), (0, rows, down)))
    part = paint[max(0, top) : max(0, top + rows), max(0, left) : max(0, left + columns)]
    seen = mask[max(0, -top) :, max(0, -left) :][: part.shape[0], : part.shape[1]]
    part += (colour - part) * (seen * opacity)[..., None]
