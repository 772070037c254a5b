"""What a piece is made of, as numbers: its body, its shadow, and what light does round it.

Whoever shows it turns the body and puts it where it lies: the window with surfaces that it keeps, ``piece_stamp`` with
pillow.
"""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from flick.paint.arrays import Array, pixel_grid
from flick.paint.box import Box
from flick.paint.canvas import Raster
from flick.paint.distances import blurred
from flick.paint.lamp import Light
from flick.paint.sample_grid import SampleGrid


class DiscBody(NamedTuple):
    """What of a disc turns with it, drawn without light; ``shade`` gives what the light multiplies it by, with its
    silhouette as alpha, and what the light adds: neither turns."""

    grid: SampleGrid
    face: Raster
    shade: Callable[[Light], tuple[Raster, Raster]]


class GlyphBody(NamedTuple):
    """A disc that looks the same however it is turned, but for the ``glyph`` on it."""

    grid: SampleGrid
    glyph: Raster
    lit: Callable[[Light], Raster]


class LitBody(NamedTuple):
    """A piece of any shape: ``lit`` draws it, not turned, under the light that falls on it in its own frame."""

    grid: SampleGrid
    lit: Callable[[Light], Raster]


class FlatBody(NamedTuple):
    """A piece on which no light falls."""

    grid: SampleGrid
    drawn: Raster


PieceBody: TypeAlias = DiscBody | GlyphBody | LitBody | FlatBody


class ShadowLayer(NamedTuple):
    """One soft copy of a silhouette: how far it falls for a slope of 1 and its blur, both in pixels, its opacity, and
    how much larger it is. The higher a part of the piece stands, the farther its copy falls."""

    rise: float
    sigma: float
    opacity: float
    larger: float = 1.0


class PieceShadow(NamedTuple):
    """The shadow of a piece that reaches so many pixels from its middle. ``outline`` gives the distance to its edge
    from places round its middle, y downwards; a disc has none, and its shadow need not turn."""

    reach: float
    layers: Sequence[ShadowLayer]
    colour: Array
    outline: Callable[[Array, Array], Array] | None = None

    def round_layer(self, number: int, right: float, down: float) -> Raster:
        """A layer of a disc's shadow whose middle lies so far right of and below the middle of a pixel; it is as many
        pixels to each side of that."""
        layer = self.layers[number]
        radius = self.reach * layer.larger
        half = math.ceil(radius + 3 * layer.sigma + 1)
        x, y = pixel_grid(2 * half + 1, 2 * half + 1, -half - 0.5 - right, -half - 0.5 - down)
        mask = blurred((x * x + y * y) ** 0.5 - radius, layer.sigma)
        return Raster(self.colour, mask * layer.opacity, -half, -half)

    def turning_layer(self, number: int) -> tuple[SampleGrid, Raster]:
        """A layer of any other shadow, not turned."""
        assert self.outline is not None
        layer = self.layers[number]
        grid = SampleGrid(self.reach + 3 * layer.sigma, 1)
        mask = blurred(self.outline(*grid.turning_grid()), layer.sigma) * layer.opacity
        return grid, Raster(self.colour, mask)


class Gleam(Protocol):
    """Light round a piece: a glow, a glint, light that goes through it."""

    adds: bool
    """Whether it makes lighter what lies there, instead of covering it."""

    def box(self, x: float, y: float, light: Light) -> Box:
        """The pixels that it lightens for a piece at that place."""
        ...

    def paint(self, light: Light, strength: float) -> Raster:
        """It as large as its box."""
        ...


class PieceArt(NamedTuple):
    """A piece that can be drawn anywhere. Places are pixels and need not be whole; angles are counter-clockwise."""

    body: PieceBody
    shadow: PieceShadow | None = None
    below: Sequence[Gleam] = ()
    above: Sequence[Gleam] = ()
