"""Draws coins: copper for 1 point of progress, silver for 3."""

import math

import numpy as np

from flick.paint.arrays import bump, ramp
from flick.paint.canvas import Canvas, Raster
from flick.paint.distances import blurred, cover
from flick.paint.palette import Palette

FINE = 3
"""How many times as large a coin is drawn before it is scaled down."""
RIM, MARGIN = 0.16, 0.6
"""The width of the rim and the margin for the shadow, in radii."""
METALS = {1: "coin.copper", 3: "coin.silver"}


def coin(palette: Palette, worth: int, radius: float) -> Raster:
    """A coin without its number, with its shadow; ``radius`` in pixels."""
    big = radius * FINE
    half = math.ceil(radius * (1 + MARGIN)) * FINE
    canvas = Canvas(2 * half, 2 * half, -half, -half)
    patch = canvas.patch(-half, -half, half, half, 0)
    far = np.hypot(patch.x, patch.y) - big
    if not palette.flat:
        fallen = np.hypot(patch.x - 0.06 * big, patch.y - 0.10 * big)
        canvas.over(patch, blurred(fallen - 1.02 * big, 0.10 * big), palette.rgb("shadow"), 0.7)
    metal = METALS[worth]
    light = np.clip(0.5 - (0.55 * patch.x + 0.83 * patch.y) / (3.4 * big), 0, 1)
    inner = far + RIM * big
    shade = np.ones_like(far) if palette.flat else np.where(inner > 0, 1 - light, light)
    canvas.over(patch, cover(far), ramp(shade, palette.tones(metal)))
    canvas.over(patch, bump(inner, 0.05 * big), palette.rgb(f"{metal}.0"), 0.7)
    return canvas.reduced(FINE)
