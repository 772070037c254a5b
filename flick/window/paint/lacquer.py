"""Lacquered discs: small, painted, with a rim and one glyph that points the way they fly."""

import math

import numpy as np
from pygame import Rect, Surface

from flick.paint.arrays import blend, bump, pixel_grid, ramp, smooth
from flick.paint.distances import blurred, cover
from flick.paint.lamp import BRIGHTEST, Light, glint, relief
from flick.window.paint.bodies import GlyphDisc
from flick.window.paint.disc import bevel, fineness, press_at
from flick.window.paint.icon import Icons
from flick.window.paint.looks import Look
from flick.window.paint.shadow import Layer, RoundShadow
from flick.window.paint.sprite import Gleam, Sprite
from flick.window.paint.surfaces import see_through
from flick.window.paint.turning import Frame
from flick.window.theme import Theme

GLYPH = 1.46
"""The width of a glyph, in radii."""

POINTS = math.radians(45)
"""Where a glyph points as it is drawn."""


def lacquered(theme: Theme, icons: Icons, look: Look, radius: float) -> Sprite:
    """A projectile that is a disc."""
    frame = Frame(radius, fineness(radius))
    k = radius / 12
    shadow = RoundShadow(theme, radius, [Layer(1.4 * k, 0.8 * k, 0.55), Layer(6 * k, 2.6 * k, 0.45)])
    below: list[Gleam] = [_Glow(theme, look, radius)] if look.glows else []

    def lit(light: Light) -> Surface:
        return _lit(theme, look, radius, frame, light)

    return Sprite(GlyphDisc(frame, _glyph(theme, icons, look, radius, frame), lit), shadow, below)


def _lit(theme: Theme, look: Look, radius: float, frame: Frame, light: Light) -> Surface:
    """The painted field across the light, and its rim."""
    x, y = frame.fixed_grid()
    away = np.maximum(np.hypot(x, y), np.float32(1e-6))
    rho = away / np.float32(radius)
    slope = np.float32(0.8) * bevel(rho, 0.72) + np.float32(0.22) * rho
    diffuse, mirror = relief(slope, x / away, y / away, light)
    along = (x * np.float32(light.x) + y * np.float32(light.y)) / np.float32(radius)
    field = ramp(np.float32(0.52) + np.float32(0.42) * along, theme.tones(look.colour))
    paint = blend(field, theme.rgb(f"{look.colour}.rim"), smooth(0.80, 0.84, rho))
    paint = paint * (np.float32(0.30) + np.float32(0.76) * diffuse)[..., None] + glint(mirror, 40, 0.55)
    rim = 1 - np.float32(0.5) * bump((1 - rho) * np.float32(radius), 0.75)
    silhouette = cover((rho - 1) * np.float32(radius * frame.fine))
    return see_through(paint * (rim * np.float32(BRIGHTEST))[..., None], silhouette)


def _glyph(theme: Theme, icons: Icons, look: Look, radius: float, frame: Frame) -> Surface:
    """The glyph with its shadow, on nothing."""
    sample = radius * frame.fine
    mask = icons.mask(look.emblem or "star", round(GLYPH * sample), -POINTS)
    field, shadow = (np.zeros((frame.samples, frame.samples, 1), dtype=np.float32) for _ in range(2))
    press_at(field, mask, 0, 0, np.ones(1, dtype=np.float32), 1.0)
    press_at(shadow, mask, 0.3 / 12 * sample, 0.5 / 12 * sample, np.ones(1, dtype=np.float32), 0.30)
    alpha = field + shadow * (1 - field)
    colour = theme.rgb(f"{look.colour}.glyph") * (field / np.maximum(alpha, np.float32(1e-6)))
    return see_through(colour, alpha[..., 0])


class _Glow:
    """Its own light on the cloth."""

    def __init__(self, theme: Theme, look: Look, radius: float) -> None:
        half = math.ceil(2.6 * radius)
        x, y = pixel_grid(2 * half + 1, 2 * half + 1, -half - 0.5, -half - 0.5)
        mask = blurred(np.hypot(x, y) - np.float32(1.15 * radius), 0.45 * radius) * np.float32(0.55)
        self._soft = see_through(theme.rgb(f"{look.colour}.glow"), mask)

    def draw(self, target: Surface, x: float, y: float, light: Light, opacity: float) -> None:
        self._soft.set_alpha(round(255 * min(light.bright, 1) * opacity))
        target.blit(self._soft, self.rect(x, y, light))

    def rect(self, x: float, y: float, light: Light) -> Rect:
        return self._soft.get_rect(center=(math.floor(x), math.floor(y)))
