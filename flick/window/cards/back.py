"""Card backs: rays, rings and icons round the emblem of a side, or rings round the glyph of a kind."""

import math

import numpy as np
from pygame import Color, Surface

from flick.paint.arrays import Array, bump, smooth
from flick.paint.canvas import Patch
from flick.table.frames import CardBack
from flick.window.app.theme import Theme
from flick.window.cards.stock import HIGH, WIDE, CardStock
from flick.window.widgets.icon import Icons

KIND_RINGS = ((41.0, 0.5, 0.8), (35.0, 0.35, 0.5), (29.0, 0.35, 0.6), (23.0, 0.35, 0.5))
"""Radius, width, opacity."""
SPARK = 3.5
MIDDLE = (WIDE / 2, HIGH / 2)


def draw_back(back: CardBack, side: str, width: int, theme: Theme, icons: Icons) -> Surface:
    """The back of a side's cards, ``width`` pixels wide."""

    def named(name: str) -> str:
        return name.replace("{side}", side)

    stock = CardStock(width, theme, icons)
    line, tint = theme.colour(named(back.line)), theme.colour(named(back.tint))
    stock.paper(theme.colour(named(back.colour)))
    patch, across, down, far = _round_the_middle(stock)
    rays = smooth(0, 0.25, np.sin(np.arctan2(down, across) * back.count)) * bump(far - 45, 34)
    stock.over(patch, rays, theme.colour(named(back.rays)), 0.85)
    _dim(stock, far, 0.34)
    for ring in back.rings:
        stock.over(patch, bump(far - ring.radius, ring.width), line, ring.opacity)
    for k, sign in enumerate(back.signs):
        stock.icon(sign, *_around(back, k / len(back.signs)), back.sign, tint, 0.85)
        stock.spark(*_around(back, (k + 0.5) / len(back.signs)), SPARK / 2, tint, 0.7)
    stock.painted(named(back.emblem), *MIDDLE, back.size)
    return _edged(stock, line, tint)


def draw_kind_back(colour: str, icon: str, width: int, theme: Theme, icons: Icons) -> Surface:
    """The back of a kind of cards: rings round a glyph, on the dark of a colour."""
    stock = CardStock(width, theme, icons)
    stock.paper(theme.colour(colour))
    patch, _, _, far = _round_the_middle(stock)
    line = theme.colour("dark.line")
    _dim(stock, far, 0.42)
    for radius, wide, opacity in KIND_RINGS:
        stock.over(patch, bump(far - radius, wide), line, opacity)
    stock.dot(*MIDDLE, 16.5, theme.colour("badge"), 0.5)
    stock.ring(*MIDDLE, 16.5, 0.8, line, 0.9)
    stock.icon(icon, *MIDDLE, 20, line)
    return _edged(stock, line, line)


def _round_the_middle(stock: CardStock) -> tuple[Patch, Array, Array, Array]:
    """Return all pixels: how far across and down they are from the middle, and how far at all."""
    patch, x, y = stock.box(0, 0, WIDE, HIGH, 0)
    across, down = x - MIDDLE[0], y - MIDDLE[1]
    return patch, across, down, np.hypot(across, down)


def _dim(stock: CardStock, far: Array, by: float) -> None:
    """Darken the card towards its edge."""
    if not stock.theme.flat:
        stock.canvas.colour *= (1.16 - by / 85 * np.minimum(far, 85))[..., None]


def _edged(stock: CardStock, line: Color, tint: Color) -> Surface:
    """Finish a back with a spark in each corner, and two lines along the edge."""
    for x in (12, WIDE - 12):
        for y in (13, HIGH - 13):
            stock.spark(x, y, SPARK, tint, 0.75)
    stock.frame((4, 4, WIDE - 4, HIGH - 4), 4, 0.8, line, 0.95)
    stock.frame((6.2, 6.2, WIDE - 6.2, HIGH - 6.2), 3, 0.35, line, 0.8)
    return stock.finished(edge=0.30)


def _around(back: CardBack, part: float) -> tuple[float, float]:
    """A place on the ring of the signs, clockwise from above."""
    angle = 2 * math.pi * part
    return MIDDLE[0] + back.signs_at * math.sin(angle), MIDDLE[1] - back.signs_at * math.cos(angle)
