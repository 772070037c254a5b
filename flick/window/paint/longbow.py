"""The longbow: a stave of yew with dark caps, two bindings and an inlaid arrow along its axis."""

import numpy as np

from flick.arena.shapes import Chain
from flick.paint.arrays import Array, blend, noise, ramp, smooth
from flick.paint.distances import chain, cover, polygon
from flick.window.paint.bodies import LitShape
from flick.window.paint.looks import Look
from flick.window.paint.shadow import Layer, ShapeShadow
from flick.window.paint.slab import Slab
from flick.window.paint.sprite import Sprite
from flick.window.paint.turning import Frame
from flick.window.theme import Theme

FINE = 3
BINDING = 0.62
CAP = 0.80
"""Shares of half its length."""


def longbow(theme: Theme, look: Look, outline: Chain, scale: float) -> Sprite:
    """A capsule; ``scale`` in pixels per mm."""
    radius, half = outline.radius * scale, outline.points[-1][0] * scale
    frame = Frame(half + radius, FINE)
    spine = [(-half, 0.0), (half, 0.0)]
    x, y = frame.turning_grid()
    paint = _paint(theme, look, x / np.float32(radius), y / np.float32(radius), half / radius + 1, radius * FINE)
    slab = Slab(paint, chain(x, y, spine, radius), radius * 0.8, 0.4, frame)
    shadow = ShapeShadow(
        theme, half + radius, lambda x, y: chain(x, y, spine, radius), stick_layers(0.9 * radius, scale)
    )
    return Sprite(LitShape(frame, slab.lit), shadow)


def stick_layers(height: float, scale: float) -> list[Layer]:
    """The shadows of a flat piece that is ``height`` pixels high."""
    soft = scale / 1.44
    return [
        Layer(0.4 * height, 0.8 * soft, 0.50),
        Layer(1.8 * height, 2.2 * soft, 0.48),
        Layer(3.2 * height, 5.5 * soft, 0.24),
    ]


def _paint(theme: Theme, look: Look, u: Array, v: Array, end: float, sample: float) -> Array:
    """Colours; ``u`` and ``v`` in radii along and across, ``end`` half the length, ``sample`` samples in a radius."""
    shape = np.broadcast_shapes(u.shape, v.shape)
    bands = np.abs(np.sin(3 * v + 0.4 * np.sin(0.9 * u) + 0.16 * u))
    wood = ramp(0.55 - 0.16 * bands + 0.04 * noise(shape, 6, 6, 3), theme.tones(look.colour))
    along = np.broadcast_to(np.abs(u) / np.float32(end), shape)
    wood = blend(wood, theme.rgb(f"{look.colour}.cap"), 0.9 * smooth(CAP, CAP + 0.02, along))
    ivory = theme.rgb(f"{look.colour}.ivory")
    wood = blend(wood, ivory, 0.9 * cover((np.abs(along - BINDING) - 0.035) * end * sample))
    wood = blend(wood, theme.rgb("outline"), 0.55 * _arrow(u - 0.07, v - 0.10, end, sample))
    return blend(wood, theme.rgb(f"{look.colour}.inlay"), _arrow(u, v, end, sample))


def _arrow(u: Array, v: Array, end: float, sample: float) -> Array:
    """Shaft, head and two pairs of feathers."""
    tip, tail = 0.50 * end, -0.44 * end
    head = [(tip, 0.0), (tip - 0.85, 0.52), (tip - 0.62, 0.0), (tip - 0.85, -0.52)]
    shaft = np.maximum(np.abs(v) - np.float32(0.10), np.maximum(tail - u, u - np.float32(tip - 0.6)))
    mask = np.maximum(cover(shaft * np.float32(sample)), cover(polygon(u, v, head) * np.float32(sample)))
    for at in (tail - 0.16, tail + 0.20):
        feather = np.abs(np.abs(v) - (np.float32(at + 0.46) - u) * np.float32(0.8)) - np.float32(0.11)
        ends = np.maximum(np.float32(at) - u, u - np.float32(at + 0.46))
        mask = np.maximum(mask, cover(np.maximum(feather, ends) * np.float32(sample)))
    return mask
