"""Card backs: rays, rings and the six signs round the seal of the team."""

import math

import numpy as np
from pygame import Surface

from flick.arenas import looks
from flick.window.cards.stock import HIGH, WIDE, Stock
from flick.window.paint.icon import Icons
from flick.window.paint.numbers import bump, smooth
from flick.window.theme import Theme

RAYS = 24
RINGS = ((40.0, 0.7, 0.9), (37.6, 0.35, 0.8), (25.5, 0.7, 0.9))
"""Radius, width, opacity."""
SIGNS_AT, SIGN, SPARK = 31.6, 8.6, 3.4
SEAL = 40.0
MIDDLE = (WIDE / 2, HIGH / 2)


def draw_back(team: str, width: int, theme: Theme, icons: Icons) -> Surface:
    """The back of a team's cards, ``width`` pixels wide."""
    stock = Stock(width, theme, icons)
    line, tint = theme.colour(f"pennant.{team}.line"), theme.colour(f"team.{team}")
    stock.paper(theme.colour(f"pennant.{team}.foot"))
    _rays(stock, team)
    patch, x, y = stock.box(0, 0, WIDE, HIGH, 0)
    far = np.hypot(x - MIDDLE[0], y - MIDDLE[1])
    for radius, wide, opacity in RINGS:
        stock.over(patch, bump(far - np.float32(radius), wide), line, opacity)
    signs = looks().signs
    for k, sign in enumerate(signs):
        stock.icon(sign, *_around(k / len(signs)), SIGN, tint, 0.85)
        stock.spark(*_around((k + 0.5) / len(signs)), SPARK / 2, tint, 0.7)
    stock.painted(f"emblem_{team}", *MIDDLE, SEAL)
    for corner_x in (12, WIDE - 12):
        for corner_y in (13, HIGH - 13):
            stock.spark(corner_x, corner_y, 3.5, tint, 0.75)
    stock.frame((4, 4, WIDE - 4, HIGH - 4), 4, 0.8, line, 0.95)
    stock.frame((6.2, 6.2, WIDE - 6.2, HIGH - 6.2), 3, 0.35, line, 0.8)
    return stock.finished(edge=0.30)


def draw_kind_back(colour: str, icon: str, width: int, theme: Theme, icons: Icons) -> Surface:
    """The back of a kind of cards: rings round a glyph, on the dark of a colour."""
    stock = Stock(width, theme, icons)
    stock.paper(theme.colour(colour))
    patch, x, y = stock.box(0, 0, WIDE, HIGH, 0)
    far = np.hypot(x - MIDDLE[0], y - MIDDLE[1])
    line = theme.colour("dark.line")
    if not theme.flat:
        stock.canvas.colour *= (np.float32(1.16) - np.float32(0.42 / 85) * np.minimum(far, 85))[..., None]
    for radius, wide, opacity in ((41.0, 0.5, 0.8), (35.0, 0.35, 0.5), (29.0, 0.35, 0.6), (23.0, 0.35, 0.5)):
        stock.over(patch, bump(far - np.float32(radius), wide), line, opacity)
    stock.dot(*MIDDLE, 16.5, theme.colour("badge"), 0.5)
    stock.ring(*MIDDLE, 16.5, 0.8, line, 0.9)
    stock.icon(icon, *MIDDLE, 20, line)
    for corner_x in (13, WIDE - 13):
        for corner_y in (14, HIGH - 14):
            stock.spark(corner_x, corner_y, 3.5, line, 0.75)
    stock.frame((4, 4, WIDE - 4, HIGH - 4), 4, 0.8, line, 0.95)
    stock.frame((6.2, 6.2, WIDE - 6.2, HIGH - 6.2), 3, 0.35, line, 0.8)
    return stock.finished(edge=0.30)


def _rays(stock: Stock, team: str) -> None:
    """Light and dark by turns, strongest between the middle and the rim; the whole is darker outside."""
    patch, x, y = stock.box(0, 0, WIDE, HIGH, 0)
    across, down = x - np.float32(MIDDLE[0]), y - np.float32(MIDDLE[1])
    far = np.hypot(across, down)
    rays = smooth(0, 0.25, np.sin(np.arctan2(down, across) * RAYS)) * bump(far - np.float32(45), 34)
    stock.over(patch, rays, stock.theme.colour(f"pennant.{team}.top"), 0.85)
    if not stock.theme.flat:
        stock.canvas.colour *= (np.float32(1.16) - np.float32(0.34 / 85) * np.minimum(far, 85))[..., None]


def _around(part: float) -> tuple[float, float]:
    """A place on the ring of the signs, clockwise from above."""
    angle = 2 * math.pi * part
    return MIDDLE[0] + SIGNS_AT * math.sin(angle), MIDDLE[1] - SIGNS_AT * math.cos(angle)
