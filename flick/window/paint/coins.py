"""Tokens of progress: copper for 1, silver for 3, with their number."""

import numpy as np
import pygame
from pygame import Color

from flick.paint.arrays import ramp
from flick.paint.canvas import Canvas
from flick.paint.distances import blurred, cover
from flick.window.paint.surfaces import Cutout, see_through
from flick.window.theme import Theme, font

FINE = 3
"""Drawn so many times as large, and scaled down once."""
RIM, NUMERAL, MARGIN = 0.16, 1.35, 0.6
"""In parts of the radius."""
METALS = {1: "coin.copper", 3: "coin.silver"}


def coin(theme: Theme, worth: int, radius: float) -> Cutout:
    """A coin with its shadow."""
    big = radius * FINE
    half = round(big * (1 + MARGIN))
    y, x = np.mgrid[-half:half, -half:half].astype(np.float32) + np.float32(0.5)
    far = np.hypot(x, y) - np.float32(big)
    canvas = Canvas(2 * half, 2 * half)
    patch = canvas.patch(0, 0, 2 * half, 2 * half, 0)
    if not theme.flat:
        shadow = blurred(far - np.float32(0.02 * big) + 0 * x, 0.10 * big)
        canvas.over(patch, np.roll(shadow, (round(0.10 * big), round(0.06 * big)), (0, 1)), theme.rgb("shadow"), 0.7)
    metal = METALS[worth]
    light = np.clip(np.float32(0.5) - (0.55 * x + 0.83 * y) / np.float32(3.4 * big), 0, 1)
    inner = far + np.float32(RIM * big)
    shade = np.where(inner > 0, 1 - light, light) if not theme.flat else np.ones_like(light)
    canvas.over(patch, cover(far), ramp(shade.astype(np.float32), theme.tones(metal)), 1.0)
    ring = np.exp(-np.square(inner / np.float32(0.05 * big)))
    canvas.over(patch, ring.astype(np.float32), theme.rgb(f"{metal}.0"), 0.7)
    made = pygame.transform.smoothscale(see_through(canvas.colour, canvas.alpha), (round(2 * half / FINE),) * 2)
    face = font("serif-black", max(6, round(NUMERAL * radius)))
    number = face.render(str(worth), True, Color(theme.colour("coin.ink")))
    middle = made.get_width() / 2
    made.blit(number, number.get_rect(center=(round(middle), round(middle))))
    return Cutout(made, (middle, middle))
