"""Waves: bent pieces of lacquered wood, with three glyphs along the arc."""

import math

import numpy as np

from flick.arena.shapes import WAVE_BEND, WAVE_HALF_ANGLE, Chain, Point
from flick.paint.arrays import Array, blend, bump, noise, ramp
from flick.paint.distances import chain
from flick.window.paint.bodies import LitShape
from flick.window.paint.disc import press_at
from flick.window.paint.icon import Icons
from flick.window.paint.longbow import stick_layers
from flick.window.paint.looks import Look
from flick.window.paint.shadow import ShapeShadow
from flick.window.paint.slab import Slab
from flick.window.paint.sprite import Sprite
from flick.window.paint.turning import Frame
from flick.window.theme import Theme

FINE = 2
CRESTS = 3
GLYPH = 1.14
"""The width of a glyph, in radii."""
LINES = ((0.20, 0.035, 0.8), (0.33, 0.03, 0.6))
"""How far inside the edge, how wide, how strong."""


def wave(theme: Theme, icons: Icons, outline: Chain, scale: float, look: Look) -> Sprite:
    """``scale`` in pixels per mm. Its outline is bent in straight links."""
    radius = outline.radius * scale
    reach = outline.extent * scale
    spine = [(x * scale, -y * scale) for x, y in outline.points]
    frame = Frame(reach, FINE)
    x, y = frame.turning_grid()
    distance = chain(x, y, spine, radius)
    paint = _paint(theme, x, y, distance, spine, radius, look)
    _press_crests(theme, icons, paint, spine, radius, look)
    slab = Slab(paint, distance, 0.42 * radius, 0.45, frame)
    shadow = ShapeShadow(theme, reach, lambda x, y: chain(x, y, spine, radius), stick_layers(0.55 * radius, scale))
    return Sprite(LitShape(frame, slab.lit), shadow)


def _middle(spine: list[Point], radius: float) -> float:
    """How far to the right of the piece's middle the arc of its spine has its own, in pixels."""
    return spine[len(spine) // 2][0] - WAVE_BEND * radius


def _paint(theme: Theme, x: Array, y: Array, distance: Array, spine: list[Point], radius: float, look: Look) -> Array:
    """Lacquer, darker on the hollow side, with one pale line inside its edge, or two."""
    away = np.hypot(x - np.float32(_middle(spine, radius)), y) / np.float32(radius) - np.float32(WAVE_BEND)
    value = 0.42 + 0.26 * away + 0.03 * noise(away.shape, 3 * FINE, 1.2 * FINE, 4)
    paint = ramp(value, theme.tones(look.colour))
    pale = theme.rgb(f"{look.colour}.line")
    for inside, width, opacity in LINES[: look.number]:
        paint = blend(
            paint, pale, bump(distance / np.float32(radius) + np.float32(inside), width) * np.float32(opacity)
        )
    return paint


def _press_crests(theme: Theme, icons: Icons, paint: Array, spine: list[Point], radius: float, look: Look) -> None:
    """Glyphs along the arc, crests outward."""
    pale, black = theme.rgb(f"{look.colour}.line"), np.zeros(3, dtype=np.float32)
    for i in range(CRESTS):
        turn = (i - (CRESTS - 1) / 2) * WAVE_HALF_ANGLE * 0.74
        mask = icons.mask(look.emblem or "star", round(GLYPH * radius * FINE), -turn - math.pi / 2)
        x = (_middle(spine, radius) + WAVE_BEND * radius * math.cos(turn)) * FINE
        y = WAVE_BEND * radius * math.sin(turn) * FINE
        lift = 0.06 * radius * FINE
        press_at(paint, mask, x + lift, y + lift, black, 0.30)
        press_at(paint, mask, x, y, pale, 1.0)
