"""Draws rows of planks, for the table and for the floor inside card walls."""

import math

import numpy as np

from flick.paint.arrays import Array, bump, fract, noise, pixel_grid, ramp
from flick.paint.canvas import Raster, enlarged
from flick.paint.lamp import Lamp
from flick.paint.palette import Palette

PLANK = 150
"""The height of a plank of the table, in pixels of the design."""

FINEST = 1920
"""The widest table in pixels that is drawn at full size; wider ones are drawn at half their size."""

VARNISH = 1.06


def table_top(palette: Palette, lamp: Lamp) -> Raster:
    """The whole table under the lamp."""
    if palette.flat:
        return Raster(np.zeros((lamp.height, lamp.width, 3), dtype=np.float32) + palette.rgb("wood.0"))
    half = 2 if lamp.width > FINEST else 1
    width, height = math.ceil(lamp.width / half), math.ceil(lamp.height / half)
    unit = lamp.unit / half
    x, y = pixel_grid(width, height, size=half)
    wood = planks((height, width), PLANK * unit, unit, palette.tones("wood"), seed=3)
    wood *= lamp.factor(x, y) * VARNISH
    return Raster(wood if half == 1 else enlarged(wood, (lamp.height, lamp.width)))


def planks(shape: tuple[int, int], plank: float, unit: float, colours: tuple[str, ...], seed: int) -> Array:
    """Rows of planks about ``plank`` pixels high, with a grain for a design unit of ``unit`` pixels."""
    height, width = shape
    rng = np.random.default_rng(seed)
    picture = np.zeros((height, width, 3), dtype=np.float32)
    top, index = -int(rng.uniform(0.2, 0.6) * plank), 0
    while top < height:
        thick = max(2, int(plank * rng.uniform(0.87, 1.13)))
        rows = slice(max(0, top), min(height, top + thick))
        picture[rows] = _plank(width, thick, plank, unit, colours, seed * 101 + index)[
            rows.start - top : rows.stop - top
        ]
        top, index = top + thick, index + 1
    return picture


def _plank(width: int, thick: int, plank: float, unit: float, colours: tuple[str, ...], seed: int) -> Array:
    """One plank whose growth rings show as long arches."""
    shape = (thick, width)
    rng = np.random.default_rng(seed)

    def hills(wide: float, high: float, number: int) -> Array:
        return noise(shape, wide * unit, high * unit, seed * 31 + number)

    y = np.arange(thick, dtype=np.float32)[:, None]
    pith = rng.uniform(-1.6, 2.6) * plank
    v = (y - pith) / unit + 26 * hills(640, 200, 1) + 6 * hills(210, 46, 2)
    depth = 28 + 22 * noise((1, width), 900 * unit, 1, seed * 31 + 3)
    f = fract(np.sqrt(v * v + depth * depth) * (1 / 11) + 0.7 * hills(700, 300, 4))
    ring = np.where(f < 0.82, np.power(f * (1 / 0.82), 2.2), (1 - f) * (1 / 0.18))
    value = ring * (-0.11 - 0.09 * hills(300, 30, 9))
    value += 0.033 * hills(90, 1.3, 5) + 0.022 * hills(26, 0.8, 6)
    value -= 0.35 * np.maximum(hills(16, 0.9, 7) - 0.62, 0)
    value += 0.05 * hills(500, 90, 8) + (0.47 + rng.uniform(-0.075, 0.075))
    hue = rng.uniform(-0.02, 0.02)
    warm = np.array([1 + hue, 1, 1 - 1.5 * hue], dtype=np.float32)
    return ramp(value, colours) * (_seams(y, thick, unit)[..., None] * warm)


def _seams(y: Array, thick: int, unit: float) -> Array:
    """What darkens the joints above and below a plank and lightens its upper edge."""
    above, below = (y + 0.5) / unit, (thick - 0.5 - y) / unit
    dark = 0.42 * np.exp(-above / 1.1) + 0.30 * np.exp(-above / 6)
    dark += 0.5 * np.exp(-below / 0.9) + 0.22 * np.exp(-below / 5)
    return (np.clip(1 - dark, 0, 1) + 0.18 * bump(above - 2.4, 0.9)).astype(np.float32)
