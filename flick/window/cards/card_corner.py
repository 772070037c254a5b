"""The corner of a card that is compared in a hand: the ground of its number, and its glyphs."""

import numpy as np
from pygame import Color

from flick.paint.distances import round_box
from flick.paint.masks import softened
from flick.table.frame_parts import FrameGlyphs, Index
from flick.table.frames import token
from flick.table.looks import CardLook
from flick.window.cards.stock import CardStock
from flick.window.widgets.surfaces import rgb

NO_GLYPHS = FrameGlyphs(at=(0.0, 0.0), pace=0.0, size=0.0)
SEAM = 0.6
"""How far the upper field of a tab reaches over where the lower one begins."""


def draw_corner(stock: CardStock, index: Index, look: CardLook) -> None:
    """Draw the corner of a card that has a number or glyphs."""
    if look.number or look.glyphs:
        draw = {"tab": _tab, "diamond": _diamond, "bare": _bare}[index.shape]
        draw(stock, index, look, index.glyphs or NO_GLYPHS)


def _bare(stock: CardStock, index: Index, look: CardLook, glyphs: FrameGlyphs) -> None:
    """A glyph in place of a number that is missing."""
    if not look.number and glyphs.alone:
        stock.icon(look.glyphs[0], *glyphs.at, glyphs.alone, stock.theme.colour(token(index.ink, look)), 0.8)


def _diamond(stock: CardStock, index: Index, look: CardLook, glyphs: FrameGlyphs) -> None:
    """Draw a lozenge with the number, or with the first glyph in its place; the other glyphs lie on discs below."""
    theme = stock.theme
    colour, ink = theme.colour(f"kind.{look.colours[0]}"), theme.colour(f"kind.{look.colours[0]}.ink")
    left, top, right, foot = index.box
    middle = (left + right) / 2, (top + foot) / 2
    _lozenge(stock, middle, (right - left) / 2, colour)
    below = look.glyphs
    if not look.number:
        stock.icon(below[0], *middle, glyphs.alone, ink)
        below = below[1:]
    for row, glyph in enumerate(below):
        x, y = glyphs.at[0], glyphs.at[1] + glyphs.pace * row
        stock.dot(x, y, glyphs.disc, colour)
        stock.ring(x, y, glyphs.disc - 0.3, 0.7, theme.colour("kind.line"), 0.85)
        stock.icon(glyph, x, y, glyphs.size, ink)


def _lozenge(stock: CardStock, middle: tuple[float, float], reach: float, colour: Color) -> None:
    """Lit from above, with its shadow."""
    middle_x, middle_y = middle
    patch, x, y = stock.box(middle_x - reach, middle_y - reach, middle_x + reach, middle_y + reach, 3)
    turn = np.float32(0.7071)
    along, across = (x - middle_x + y - middle_y) * turn, (y - middle_y - x + middle_x) * turn
    distance = round_box(along, across, (reach * 0.74, reach * 0.74), reach * 0.2)
    if stock.theme.flat:
        stock.over(patch, stock.cover(distance), colour)
        stock.over(patch, stock.cover(np.abs(distance + np.float32(0.6)) - 0.6), stock.theme.colour("kind.line"))
        return
    shadow = softened(stock.cover(distance - np.float32(0.4)), 0.9 * stock.u)
    stock.over(patch, shadow, stock.theme.colour("shadow"), 0.5)
    light = np.float32(1.10) - np.float32(0.12) * ((y - np.float32(middle_y)) / np.float32(reach) + 1)
    stock.over(patch, stock.cover(distance), np.clip(rgb(colour) * light[..., None], 0, 1))
    rim = np.exp(-np.square((distance + np.float32(1.1)) / np.float32(0.35)))
    stock.over(patch, rim, stock.theme.colour("kind.line"), 0.8)


def _tab(stock: CardStock, index: Index, look: CardLook, glyphs: FrameGlyphs) -> None:
    """Draw a tab at the upper left, so that it is seen in a hand that overlaps; each colour has its glyph."""
    theme, colours = stock.theme, look.colours
    left, top, right, base = index.box
    foot = base + glyphs.pace * len(look.glyphs)
    stock.panel((left, top, right, foot), index.corner, theme.colour(f"kind.{colours[-1]}"))
    if len(colours) > 1:
        upper = (left, top, right, base + glyphs.pace - SEAM)
        stock.panel(upper, index.corner, theme.colour(f"kind.{colours[0]}"))
    if index.line:
        edge = (left + index.line, top + index.line, right - index.line, foot - index.line)
        stock.frame(edge, index.corner, index.line, theme.colour("kind.line"), 0.6)
    for row, glyph in enumerate(look.glyphs):
        ink = theme.colour(f"kind.{colours[min(row, len(colours) - 1)]}.ink")
        stock.icon(glyph, glyphs.at[0], glyphs.at[1] + glyphs.pace * row, glyphs.size, ink)
