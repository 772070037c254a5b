"""The wooden table, and the floor of boards that walls stand round."""

import math

import numpy as np

from flick.arena.picture.paint import Array, bump, enlarge, noise, ramp
from flick.arena.picture.scene import Scene

WOOD = ("160c07", "2a180e", "4a2d1a", "6d4628", "8d5f38", "a87a4c")
BOARDS = ("1a1817", "322e2b", "4d4641", "675e56", "7f756a", "998e80")

PLANK = 150
BOARD = 27
"""Width of a floor board in mm."""


def lay_wood(scene: Scene) -> None:
    """The table itself, over the whole picture."""
    small = planks(scene.half_shape, PLANK * scene.u / 2, scene.u / 2, WOOD, seed=3)
    pixels = scene.canvas.pixels
    everything = scene.canvas.patch(0, 0, scene.view.width, scene.view.height, 0)
    pixels[:] = enlarge(small, pixels.shape[:2]) * scene.lit(everything) * 1.06


def lay_floor(scene: Scene) -> None:
    """Narrow grey boards inside the walls."""
    patch = scene.canvas.patch(*scene.corners, pad=0)
    height, width = patch.shape
    board = min(BOARD * scene.k, height / 3)
    small = planks((math.ceil(height / 2), math.ceil(width / 2)), board / 2, board / 2 / 55, BOARDS, seed=31)
    scene.canvas.under(patch)[:] = enlarge(small, patch.shape) * scene.lit(patch, 0.10) * 1.08


def planks(shape: tuple[int, int], plank: float, unit: float, colours: tuple[str, ...], seed: int) -> Array:
    """Rows of planks about ``plank`` high, with grain for a picture whose unit is ``unit`` pixels."""
    height, width = shape
    rng = np.random.default_rng(seed)
    picture = np.zeros((height, width, 3), dtype=np.float32)
    top, index = -int(rng.uniform(0.2, 0.6) * plank), 0
    while top < height:
        thick = max(2, int(plank * rng.uniform(0.87, 1.13)))
        rows = slice(max(0, top), min(height, top + thick))
        whole = _plank((thick, width), plank, unit, colours, seed * 101 + index)
        picture[rows] = whole[rows.start - top : rows.stop - top]
        top, index = top + thick, index + 1
    return picture


def _plank(shape: tuple[int, int], plank: float, unit: float, colours: tuple[str, ...], seed: int) -> Array:
    rng = np.random.default_rng(seed)

    def hills(wide: float, high: float, number: int) -> Array:
        return noise(shape, max(wide * unit, 1), max(high * unit, 1), seed * 31 + number)

    y = np.arange(shape[0], dtype=np.float32)[:, None]
    pith = float(rng.uniform(-1.6, 2.6)) * plank
    v = (y - pith) / unit + 26 * hills(640, 200, 1) + 6 * hills(210, 46, 2)
    depth = 28 + 22 * noise((1, shape[1]), 900 * unit, 1, seed * 31 + 3)
    turns = np.sqrt(v * v + depth * depth) / 11 + 0.7 * hills(700, 300, 4)
    f = turns - np.floor(turns)
    ring = np.where(f < 0.82, np.power(f / 0.82, 2.2), 1 - (f - 0.82) / 0.18)
    fibre = 0.6 * hills(90, 1.3, 5) + 0.4 * hills(26, 0.8, 6)
    pores = np.clip(hills(16, 0.9, 7) - 0.62, 0, 1) * 2.2
    tone = 0.47 + float(rng.uniform(-0.075, 0.075)) + 0.05 * hills(500, 90, 8)
    value = tone - 0.20 * ring * (0.55 + 0.45 * hills(300, 30, 9)) + 0.055 * fibre - 0.16 * pores
    hue = float(rng.uniform(-0.02, 0.02))
    warm = np.array([1 + hue, 1, 1 - 1.5 * hue], dtype=np.float32)
    return ramp(value, colours) * warm * _seams(y, shape[0], unit)[..., None]


def _seams(y: Array, thick: int, unit: float) -> Array:
    """Dark joints above and below a plank, and the hair of light on its upper edge."""
    above, below = (y + 0.5) / unit, (thick - y - 0.5) / unit
    dark = 0.42 * np.exp(-above / 1.1) + 0.30 * np.exp(-above / 6)
    dark += 0.5 * np.exp(-below / 0.9) + 0.22 * np.exp(-below / 5)
    return np.clip(1 - dark, 0, 1) + 0.18 * bump(above - 2.4, 0.9)
