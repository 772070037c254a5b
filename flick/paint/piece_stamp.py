"""Draws pieces on a canvas of numbers, turned by pillow and placed between pixels."""

import math
from collections.abc import Sequence

import numpy as np
from PIL import Image

from flick.paint.arrays import Array
from flick.paint.canvas import Canvas, Raster, bytes_of
from flick.paint.lamp import BRIGHTEST, Light
from flick.paint.piece_art import DiscBody, FlatBody, Gleam, GlyphBody, LitBody, PieceArt, PieceBody
from flick.paint.sample_grid import SampleGrid, spot


class PieceStamp:
    """A piece at its place in a picture: ``x`` and ``y`` in pixels, ``angle`` counter-clockwise."""

    def __init__(self, art: PieceArt, x: float, y: float, angle: float, light: Light) -> None:
        self.art, self.light = art, light
        self.x, self.y, self.angle = x, y, angle

    def lay_shadow(self, canvas: Canvas) -> None:
        """Draw its shadow and the light that lies under it."""
        if (shadow := self.art.shadow) is not None:
            across, down = self.light.slope
            for number, layer in enumerate(shadow.layers):
                x, y = self.x + across * layer.rise, self.y + down * layer.rise
                left, top = math.floor(x), math.floor(y)
                if shadow.outline is None:
                    soft = shadow.round_layer(number, x - left - 0.5, y - top - 0.5)
                else:
                    grid, mask = shadow.turning_layer(number)
                    soft = _placed(_turned(mask, grid, self.angle, (0, 0)), 0, 0)
                canvas.lay(soft._replace(left=soft.left + left, top=soft.top + top))
        self._shine(canvas, self.art.below)

    def lay_body(self, canvas: Canvas, opacity: float = 1.0) -> None:
        """Draw the piece and the light on it."""
        grid = self.art.body.grid
        (left, right_by), (top, down_by) = spot(self.x, grid.fine), spot(self.y, grid.fine)
        drawn = _body(self.art.body, self.angle, (right_by, down_by), self.light)
        drawn[..., :3] *= min(self.light.bright / BRIGHTEST, 1)
        canvas.lay(_placed(drawn, left, top), opacity)
        if opacity == 1:
            self._shine(canvas, self.art.above)

    def _shine(self, canvas: Canvas, gleams: Sequence[Gleam]) -> None:
        for gleam in gleams:
            box = gleam.box(self.x, self.y, self.light)
            light = gleam.paint(self.light, self.light.bright)._replace(left=round(box.left), top=round(box.top))
            (canvas.lighten if gleam.adds else canvas.lay)(light)


def _body(body: PieceBody, angle: float, moved: tuple[int, int], light: Light) -> Array:
    """A body as it is seen: rows of red, green, blue, multiplied by alpha, and alpha; ``moved`` in samples."""
    match body:
        case DiscBody():
            shade, gloss = (_cut(raster, body.grid, moved) for raster in body.shade(light))
            lit = _fine(body.face, body.grid, angle, moved)[..., :3] * shade[..., :3] + gloss[..., :3]
            return _reduced(np.dstack([np.clip(lit, 0, 1) * shade[..., 3:], shade[..., 3]]), body.grid)
        case GlyphBody():
            under = _cut(body.lit(light), body.grid, moved)
            under[..., :3] *= under[..., 3:]
            glyph = _fine(body.glyph, body.grid, angle, moved)
            return _reduced(glyph + under * (1 - glyph[..., 3:]), body.grid)
        case LitBody():
            return _turned(body.lit(turned_light(light, angle)), body.grid, angle, moved)
        case FlatBody():
            return _turned(body.drawn, body.grid, angle, moved)


def turned_light(light: Light, angle: float) -> Light:
    """The light in the frame of a piece that is turned by ``angle``."""
    cos, sin = math.cos(angle), math.sin(angle)
    return light._replace(x=light.x * cos - light.y * sin, y=light.x * sin + light.y * cos)


def _turned(raster: Raster, grid: SampleGrid, angle: float, moved: tuple[int, int]) -> Array:
    return _reduced(_fine(raster, grid, angle, moved), grid)


def _fine(raster: Raster, grid: SampleGrid, angle: float, moved: tuple[int, int]) -> Array:
    """A drawing turned and moved, with all its samples; colours are multiplied by alpha."""
    alpha = np.ones((grid.samples, grid.samples), np.float32) if raster.alpha is None else raster.alpha
    image = Image.fromarray(bytes_of(np.dstack([np.broadcast_to(raster.colour, (*alpha.shape, 3)), alpha])))
    size = grid.size * grid.fine
    cos, sin = math.cos(angle), math.sin(angle)
    middle = grid.samples / 2 + 0.5
    x, y = ((size + grid.fine) / 2 + by for by in moved)
    way = (cos, -sin, middle - cos * x + sin * y, sin, cos, middle - sin * x - cos * y)
    turned = image.transform((size, size), Image.Transform.AFFINE, way, Image.Resampling.BICUBIC)
    pixels = np.asarray(turned, dtype=np.float32) / 255
    pixels[..., :3] *= pixels[..., 3:]
    return pixels


def _cut(raster: Raster, grid: SampleGrid, moved: tuple[int, int]) -> Array:
    """A drawing moved by ``moved`` samples; colours are not multiplied by alpha."""
    assert raster.alpha is not None
    left, top, wide, high = grid.window(*moved)
    rows, columns = slice(top, top + high), slice(left, left + wide)
    return np.dstack([raster.colour[rows, columns], raster.alpha[rows, columns]]).astype(np.float32)


def _reduced(samples: Array, grid: SampleGrid) -> Array:
    size, fine = grid.size, grid.fine
    return samples.reshape(size, fine, size, fine, 4).mean(axis=(1, 3))


def _placed(drawn: Array, left: int, top: int) -> Raster:
    """A body as a picture whose middle lies at that pixel."""
    half = drawn.shape[0] // 2
    colour = drawn[..., :3] / np.maximum(drawn[..., 3:], 1e-6)
    return Raster(colour, drawn[..., 3], left - half, top - half)
