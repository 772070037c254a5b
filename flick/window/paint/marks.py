"""What is drawn round a pawn: the ring and halo of the active one, badges, number tags."""

import math

import numpy as np
from pygame import Color

from flick.paint.canvas import Canvas, Patch
from flick.paint.distances import blurred, cover, stroke
from flick.window.paint.icon import Icons
from flick.window.paint.surfaces import Cutout, cutout, rgb
from flick.window.theme import Theme

FINE = 3
LARGE = 40.0
"""Pixels of a radius from which on rings and light are painted without finer samples: their edges are smooth by
themselves."""
RING_GAP, RING_WIDTH = 3.0, 1.6
HALO_REACH = 24.0
BADGE, TAG = 10.0, 7.8
"""Radii in pixels of the design."""


def ring(theme: Theme, radius: float, strength: float = 1.0) -> Cutout:
    """The ring of an active pawn; at a strength of 0.6, that of one which can be chosen. ``radius`` is the pawn's."""
    s = theme.scale
    fine = FINE if radius < LARGE else 1
    canvas, patch = _square(radius + (RING_GAP + 4) * s, fine)
    away = np.hypot(patch.x, patch.y) / np.float32(fine) - np.float32(radius + (RING_GAP + 0.2) * s)
    outline = stroke((away - np.float32(1.4 * s)) * fine, 1.0 * s * fine)
    canvas.over(patch, outline, theme.rgb("outline"), 0.35 * strength)
    canvas.over(patch, stroke(away * fine, RING_WIDTH * s * fine), theme.rgb("honey"), strength)
    return _cut(canvas, fine)


def cell_ring(theme: Theme, radius: float, *, strong: bool) -> Cutout:
    """The light round a cell of a map that can be chosen, on ground of any brightness."""
    s = theme.scale
    canvas, patch = _square(radius + 20 * s)
    away = np.hypot(patch.x, patch.y) / np.float32(FINE) - np.float32(radius)
    glow = np.exp(-np.maximum(away, 0) / np.float32(5 * s)) * cover(-away * FINE)
    canvas.over(patch, glow * cover((away - np.float32(18 * s)) * FINE), theme.rgb("honey"), 0.8 if strong else 0.4)
    canvas.over(patch, stroke(away * FINE, (5.4 if strong else 4.0) * s * FINE), theme.rgb("outline"), 0.62)
    canvas.over(patch, stroke(away * FINE, (3.2 if strong else 1.9) * s * FINE), theme.rgb("honey"))
    return _cut(canvas)


def halo(theme: Theme, radius: float) -> Cutout:
    """The soft light of an active pawn on the cloth; it lies under the pawn."""
    s = theme.scale
    fine = FINE if radius < LARGE else 1
    canvas, patch = _square(radius + HALO_REACH * s, fine)
    away = np.hypot(patch.x, patch.y) / np.float32(fine) - np.float32(radius)
    glow = np.exp(-np.maximum(away - np.float32(2 * s), 0) / np.float32(7 * s)) * cover(-away * fine)
    canvas.over(patch, glow * cover((away - np.float32(HALO_REACH * s)) * fine), theme.rgb("honey"), 0.50)
    return _cut(canvas, fine)


def badge(theme: Theme, icons: Icons, name: str, radius: float | None = None) -> Cutout:
    """A small dark sign with a honey rim and a glyph: ``stun``."""
    r = BADGE * theme.scale if radius is None else radius
    canvas = _plate(theme, r, theme.colour("plate.foot"), theme.colour("honey"), 1.3 * r / BADGE)
    mask = icons.mask(name, round(1.3 * r * FINE))
    canvas.stamp(mask, 0, 0, theme.rgb("bone"))
    return _cut(canvas)


def number_tag(theme: Theme, number: int) -> Cutout:
    """A small dark sign with a pawn's number, where colours alone may not tell pawns apart."""
    r = TAG * theme.scale
    canvas = _plate(theme, r, theme.colour("badge"), theme.colour("preview"), 1.2 * theme.scale)
    tag = _cut(canvas)
    digits = theme.font("rule-id").render(str(number), True, theme.colour("preview"))
    box = digits.get_bounding_rect()
    place = tag.middle[0] - box.centerx, tag.middle[1] - box.centery
    tag.surface.blit(digits, (round(place[0]), round(place[1])))
    return tag


def _plate(theme: Theme, radius: float, field: Color, rim: Color, width: float) -> Canvas:
    """A dark disc with a thin rim and a shadow."""
    canvas, patch = _square(radius + 6 * radius / BADGE)
    away = np.hypot(patch.x, patch.y) - np.float32(radius * FINE)
    if not theme.flat:
        down = np.hypot(patch.x - np.float32(0.05 * radius * FINE), patch.y - np.float32(0.15 * radius * FINE))
        shadow = blurred(down - np.float32(radius * FINE), 0.16 * radius * FINE)
        canvas.over(patch, shadow, theme.rgb("shadow"), 0.6)
    canvas.over(patch, cover(away), rgb(field))
    canvas.over(patch, stroke(away + np.float32(0.6 * FINE), width * FINE), rgb(rim), 0.95)
    return canvas


def _square(reach: float, fine: int = FINE) -> tuple[Canvas, Patch]:
    size = (math.ceil(reach) + 1) * fine
    canvas = Canvas(2 * size, 2 * size, -size, -size)
    return canvas, canvas.patch(-size, -size, size, size, 0)


def _cut(canvas: Canvas, fine: int = FINE) -> Cutout:
    return cutout(canvas.reduced(fine))
