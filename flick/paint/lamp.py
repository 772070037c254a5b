"""The lamp over the table: how much light reaches a place, and from which direction."""

import math
from typing import NamedTuple

import numpy as np

from flick.paint.arrays import Array

NEAR = (1.16, 1.03, 0.87)
FAR = (0.19, 0.165, 0.20)
BRIGHTEST = 1.06
DARKEST = 0.55
HANGS_AT = (-0.05, -0.62, 1.25)
"""The lamp's place: right in widths of the window, down in heights, and up in heights."""

WARM = (1.0, 0.93, 0.80)
"""The lamp's colour where a surface mirrors it."""


class Pool(NamedTuple):
    """The middle of the lamp's light and its reach, in shares of the window's width and height."""

    x: float
    y: float
    wide: float
    high: float


PLAY = Pool(0.44, 0.36, 0.72, 0.86)
ASIDE = Pool(0.40, 0.30, 0.80, 0.92)
"""The light on the title and the workbenches."""


class Light(NamedTuple):
    """The direction to the lamp from a place, a unit vector to the right, down and up, and the brightness there."""

    x: float
    y: float
    z: float
    bright: float = 1.0

    @property
    def slope(self) -> tuple[float, float]:
        """How far a shadow reaches to the right and down for each unit of height."""
        return -self.x / self.z, -self.y / self.z

    @property
    def half(self) -> tuple[float, float, float]:
        """The normal of a surface that mirrors the lamp straight up."""
        length = math.sqrt(2 + 2 * self.z)
        return self.x / length, self.y / length, (self.z + 1) / length

    @property
    def azimuth(self) -> float:
        """The direction to the lamp on the screen, in radians counter-clockwise from the right."""
        return math.atan2(-self.y, self.x)

    @property
    def tilt(self) -> float:
        """The tangent of the lamp's angle from straight above, which is the length of the slope."""
        return math.hypot(self.x, self.y) / self.z


AZIMUTHS = 48
TILT_STEP = 0.12


def stepped(light: Light, turn: float = 0.0, azimuths: int = AZIMUTHS) -> tuple[int, int]:
    """The light on something turned by ``turn``, rounded to steps, so that drawings under it can be kept."""
    return round((light.azimuth - turn) * azimuths / (2 * math.pi)) % azimuths, round(light.tilt / TILT_STEP)


def light_of(step: tuple[int, int], azimuths: int = AZIMUTHS) -> Light:
    """The light of a step."""
    return light_from(step[0] * 2 * math.pi / azimuths, step[1] * TILT_STEP)


def light_from(azimuth: float, tilt: float) -> Light:
    """The light from that direction, at full brightness."""
    up = 1 / math.sqrt(1 + tilt * tilt)
    return Light(math.cos(azimuth) * tilt * up, -math.sin(azimuth) * tilt * up, up)


PANEL_LIGHT = Light(-0.351, -0.501, 0.791)
"""The light on whatever stands in a panel, wherever the panel is."""


class Lamp(NamedTuple):
    """The lamp over a window of that size in pixels."""

    width: int
    height: int
    pool: Pool = PLAY

    @property
    def unit(self) -> float:
        """The pixels of the window per pixel of the design."""
        return min(self.width / 1280, self.height / 720)

    def share(self, x: Array, y: Array) -> Array:
        """The share of the lamp's light at each place, from 0 to 1."""
        across = (x / self.width - self.pool.x) / self.pool.wide
        down = (y / self.height - self.pool.y) / self.pool.high
        return np.power(1 + 1.15 * (across * across + down * down), -2.16)

    def factor(self, x: Array, y: Array, extra: float = 0.0) -> Array:
        """What the light multiplies the colours of each place by; ``extra`` is added everywhere."""
        return lit(self.share(x, y), extra)

    def at(self, x: float, y: float) -> Light:
        """The light on a piece at a place."""
        dx, dy, dz = HANGS_AT[0] * self.width - x, HANGS_AT[1] * self.height - y, HANGS_AT[2] * self.height
        length = math.sqrt(dx * dx + dy * dy + dz * dz)
        across, down = (x / self.width - self.pool.x) / self.pool.wide, (y / self.height - self.pool.y) / self.pool.high
        share = (1 + 1.15 * (across * across + down * down)) ** -2.16
        bright = sum(far + share * (near - far) for near, far in zip(NEAR, FAR, strict=True)) / 3
        bright = min(max(bright * 1.05 + 0.10, DARKEST), BRIGHTEST)
        return Light(dx / length, dy / length, dz / length, bright)


def lit(share: Array, extra: float = 0.0) -> Array:
    """What colours are multiplied by at these shares of the lamp's light."""
    near, far = np.array(NEAR, dtype=np.float32), np.array(FAR, dtype=np.float32)
    light = np.empty((*share.shape, 3), dtype=np.float32)
    for channel in range(3):
        np.multiply(share, near[channel] - far[channel], out=light[..., channel])
        light[..., channel] += far[channel] + extra
    return light


def relief(slope: Array, outward_x: Array, outward_y: Array, light: Light) -> tuple[Array, Array]:
    """The brightness of a surface that falls off by ``slope`` in its outward direction, and how well it mirrors the
    lamp."""
    up = 1 / np.sqrt(1 + np.square(slope))
    lean = slope * up
    x, y = outward_x * lean, outward_y * lean
    diffuse = np.maximum(x * light.x + y * light.y + up * light.z, 0)
    hx, hy, hz = light.half
    return diffuse / light.z, np.clip(x * hx + y * hy + up * hz, 0, 1)


def glint(mirror: Array, narrow: float, strength: float) -> Array:
    """The lamp's reflection; a larger ``narrow`` gives a smaller spot."""
    return np.power(mirror, narrow)[..., None] * (np.array(WARM, dtype=np.float32) * strength)
