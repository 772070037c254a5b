"""What a piece is drawn of, as numbers: its body, its shadow, and the light around it.

Whoever shows a piece turns the body and puts it in its place: the window with surfaces that it keeps, ``piece_stamp``
with pillow.
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
    """A disc: its face, drawn without light, which turns, and ``shade``, which does not. That gives what the light
    multiplies the face by, with the silhouette as alpha, and what the light adds."""

    grid: SampleGrid
    face: Raster
    shade: Callable[[Light], tuple[Raster, Raster]]


class GlyphBody(NamedTuple):
    """A disc on which only the ``glyph`` turns."""

    grid: SampleGrid
    glyph: Raster
    lit: Callable[[Light], Raster]


class LitBody(NamedTuple):
    """A piece of any shape; ``lit`` draws it, not turned, under the light in its own frame."""

    grid: SampleGrid
    lit: Callable[[Light], Raster]


class FlatBody(NamedTuple):
    """A piece that is drawn without light."""

    grid: SampleGrid
    drawn: Raster


PieceBody: TypeAlias = DiscBody | GlyphBody | LitBody | FlatBody


class ShadowLayer(NamedTuple):
    """One soft copy of a silhouette: how far it falls for a slope of 1 and its blur, both in pixels, its opacity, and
    its scale. Copies of higher parts of the piece fall farther."""

    rise: float
    sigma: float
    opacity: float
    larger: float = 1.0


class PieceShadow(NamedTuple):
    """The shadow of a piece that reaches ``reach`` pixels from its middle. ``outline`` gives the signed distance to the
    edge from places around the middle, y downwards; a disc has none, because its shadow does not turn."""

    reach: float
    layers: Sequence[ShadowLayer]
    colour: Array
    outline: Callable[[Array, Array], Array] | None = None

    def round_layer(self, number: int, right: float, down: float) -> Raster:
        """A layer of a disc's shadow, whose middle lies ``right`` and ``down`` of the middle of a pixel."""
        layer = self.layers[number]
        radius = self.reach * layer.larger
        half = math.ceil(radius + 3 * layer.sigma + 1)
        x, y = pixel_grid(2 * half + 1, 2 * half + 1, -half - 0.5 - right, -half - 0.5 - down)
        mask = blurred((x * x + y * y) ** 0.5 - radius, layer.sigma)
        return Raster(self.colour, mask * layer.opacity, -half, -half)

    def turning_layer(self, number: int) -> tuple[SampleGrid, Raster]:
        """A layer of any other shadow, not turned yet."""
        assert self.outline is not None
        layer = self.layers[number]
        grid = SampleGrid(self.reach + 3 * layer.sigma, 1)
        mask = blurred(self.outline(*grid.turning_grid()), layer.sigma) * layer.opacity
        return grid, Raster(self.colour, mask)


class Gleam(Protocol):
    """Light round a piece: a glow, a glint, light that goes through it."""

    adds: bool
    """Whether the light is added to what lies there, instead of covering it."""

    def box(self, x: float, y: float, light: Light) -> Box:
        """The pixels that it lightens for a piece at that place."""
        ...

    def paint(self, light: Light, strength: float) -> Raster:
        """The light, as large as its box."""
        ...


class PieceArt(NamedTuple):
    """A piece that can be drawn anywhere. Places are pixels and need not be whole; angles are counter-clockwise."""

    body: PieceBody
    shadow: PieceShadow | None = None
    below: Sequence[Gleam] = ()
    above: Sequence[Gleam] = ()
