"""How the lamp shades anything with a profile."""

import numpy as np

from flick.arena.picture.paint import Array
from flick.arena.picture.scene import Light

WENGE = ("0f0907", "21150f", "35241a", "4b3527", "664935")


def relief(slope: Array, outward_x: Array, outward_y: Array, light: Light) -> tuple[Array, Array]:
    """How bright a surface is that falls off by ``slope`` along its outward direction, and how well it mirrors."""
    up = 1 / np.sqrt(1 + np.square(slope))
    x, y = outward_x * slope * up, outward_y * slope * up
    diffuse = np.clip(x * light.x + y * light.y + up * light.z, 0, None) / np.float32(light.z)
    hx, hy, hz = light.half
    return diffuse, np.clip(x * hx + y * hy + up * hz, 0, 1)


def glint(mirror: Array, narrow: float, strength: float) -> Array:
    """The lamp's own colour where a surface mirrors it; the larger ``narrow``, the smaller the spot."""
    warm = np.array([1, 0.93, 0.80], dtype=np.float32)
    return np.power(mirror, np.float32(narrow))[..., None] * warm * np.float32(strength)
