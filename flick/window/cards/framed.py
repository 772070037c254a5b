"""Faces with a frame in the colour of their kind: the picture, the number that matters in the upper left, the kind at
the upper right, the title, sentences, and what is at the foot."""

import numpy as np
from pygame import Color, Surface

from flick.table.looks import BarLook, CardLook
from flick.table.words import Words
from flick.window.cards import figures, theatre
from flick.window.cards.figures import View, view_of
from flick.window.cards.masks import softened
from flick.window.cards.setting import IN_SIGHT, Gain, Held, Setting, held, set_card, tab_of
from flick.window.cards.stock import HIGH, WIDE, Stock, inside
from flick.window.cards.theatre import Paints, Scene
from flick.window.paint.icon import Icons, exists
from flick.window.paint.numbers import Array, rgb
from flick.window.paint.shapes import round_box
from flick.window.theme import Theme

INNER, CORNER = (5.5, 5.5, 94.5, 134.5), 3.6
DIAMOND_AT, DIAMOND = (17.5, 17.5), 14.5
GLYPH_AT, GLYPH, GLYPH_PACE = 37.6, 7.0, 15.0
TAB_RIGHT, TAB_FOOT, TAB_PACE, TAB_GLYPH = 29.0, 33.0, 13.0, 10.6
TAG_TOP, TAG_FOOT, TAG_RIGHT = 9.0, 19.5, 91.5
GAIN_TOP, GAIN_FOOT = 117.0, 131.5
BAR_TOP, NOTE_TOP = 116.0, 109.5
GLYPH_SHARE = 0.8
"""How much of the picture's height a glyph takes that stands where nobody has drawn a figure."""


def draw_framed(
    look: CardLook, width: int, theme: Theme, icons: Icons, words: Words, held_so: Held = IN_SIGHT
) -> Surface:
    """The face of a card, ``width`` pixels wide."""
    stock = Stock(width, theme, icons)
    setting = set_card(look, words, width, held_so)
    dark = look.build == "dark"
    _frame(stock, look)
    if not dark:
        _panel(stock, INNER, CORNER, theme.colour("card"))
    _picture(stock, look, setting.stage)
    line = theme.colour("dark.line" if dark else f"kind.{look.colours[0]}.deep")
    stock.frame(INNER, CORNER, 0.8 if dark else 0.6, line, 0.95)
    if dark:
        stock.line((INNER[0], setting.stage), (INNER[2], setting.stage), 0.8, line, 0.9)
    _index(stock, tab_of(look, held_so.worth))
    _tag(stock, look, setting)
    _rule(stock, look, setting)
    if look.stamp:
        stock.icon(look.stamp, 87.5, setting.stage + 10, 9.5, theme.colour(f"kind.{look.colours[0]}.deep"))
    for gain in setting.gains:
        _gain(stock, gain)
    if look.bar:
        _bar(stock, look.bar)
    for text in setting.texts:
        stock.write(text.text, text.face, text.size, text.left, text.baseline, theme.colour(text.colour))
    return stock.finished()


def _frame(stock: Stock, look: CardLook) -> None:
    """The paper of the frame, split where there are two colours, darker towards the foot."""
    colours = [stock.theme.colour(f"kind.{name}") for name in look.colours]
    stock.paper(colours[0])
    if len(colours) > 1:
        patch, x, _ = stock.box(0, 0, WIDE, HIGH, 0)
        stock.over(patch, np.clip((x - np.float32(WIDE / 2 - 4)) / np.float32(8), 0, 1), colours[1])
    if not stock.theme.flat:
        height = stock.canvas.colour.shape[0]
        stock.canvas.colour *= np.linspace(1.10, 0.85, height, dtype=np.float32)[:, None, None]


def _panel(
    stock: Stock, box: tuple[float, float, float, float], corner: float, colour: Color, opacity: float = 1
) -> None:
    patch, x, y = stock.box(*box)
    stock.over(patch, stock.cover(inside(x, y, box, corner)), colour, opacity)


def _picture(stock: Stock, look: CardLook, foot: float) -> None:
    """The portrait on its stage, darker towards its edge."""
    box = (INNER[0], INNER[1], INNER[2], foot)
    patch, x, y = stock.box(*box, 0)
    view = view_of(patch.shape[1], patch.shape[0])
    paints = Paints.of(stock.theme.ramp(f"theatre.{look.colours[0]}"))
    front = None if figures.layers(look.portrait) else _glyph(stock, look, view)
    picture = theatre.portrait(Scene(look.portrait, ""), view, paints, 0.5, front)
    distance = inside(x, y, box, CORNER)
    picture = picture * (1 - np.float32(0.38) * np.exp(np.minimum(distance, 0) / np.float32(2.2)))[..., None]
    stock.over(patch, stock.cover(distance), picture)


def _glyph(stock: Stock, look: CardLook, view: View) -> Array:
    """A glyph as a front sheet."""
    names = [look.portrait, *([look.kind.icon] if look.kind else []), *look.glyphs, "star"]
    size = round(GLYPH_SHARE * view.height)
    sheet = np.zeros((view.height, view.width), np.float32)
    left, top = (view.width - size) // 2, (view.height - size) // 2
    sheet[top : top + size, left : left + size] = stock.icons.mask(next(n for n in names if exists(n)), size)
    return sheet


def _index(stock: Stock, look: CardLook) -> None:
    """The number's ground, and glyphs."""
    theme = stock.theme
    if held(look):
        _tab(stock, look)
        return
    colour, ink = theme.colour(f"kind.{look.colours[0]}"), theme.colour(f"kind.{look.colours[0]}.ink")
    glyphs = look.glyphs
    if look.number or glyphs:
        _diamond(stock, colour)
    if not look.number and glyphs:
        stock.icon(glyphs[0], *DIAMOND_AT, 13.5, ink)
        glyphs = glyphs[1:]
    for index, glyph in enumerate(glyphs):
        y = GLYPH_AT + GLYPH_PACE * index
        stock.dot(DIAMOND_AT[0], y, GLYPH, colour)
        stock.ring(DIAMOND_AT[0], y, GLYPH - 0.3, 0.7, theme.colour("kind.line"), 0.85)
        stock.icon(glyph, DIAMOND_AT[0], y, 9.6, ink)


def _diamond(stock: Stock, colour: Color) -> None:
    """Lit from above, with its shadow."""
    (middle_x, middle_y), reach = DIAMOND_AT, DIAMOND
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


def _tab(stock: Stock, look: CardLook) -> None:
    """At the upper left, so that it is seen in a hand that overlaps; each colour with its glyph."""
    theme, top = stock.theme, INNER[1]
    foot = TAB_FOOT + TAB_PACE * (len(look.glyphs) - 1) + 10
    colours = list(look.colours)
    _panel(stock, (INNER[0], top, TAB_RIGHT, foot), 4, theme.colour(f"kind.{colours[-1]}"))
    if len(colours) > 1:
        _panel(stock, (INNER[0], top, TAB_RIGHT, TAB_FOOT + 9.4), 4, theme.colour(f"kind.{colours[0]}"))
    for index, glyph in enumerate(look.glyphs):
        ink = theme.colour(f"kind.{colours[min(index, len(colours) - 1)]}.ink")
        stock.icon(glyph, 17.2, TAB_FOOT + 3 + TAB_PACE * index, TAB_GLYPH, ink)


def _tag(stock: Stock, look: CardLook, setting: Setting) -> None:
    if look.kind is None:
        return
    _panel(stock, (setting.kind_left, TAG_TOP, TAG_RIGHT, TAG_FOOT), 5.2, stock.theme.colour("badge"), 0.78)
    middle = (TAG_TOP + TAG_FOOT) / 2
    stock.icon(look.kind.icon, setting.kind_left + 6.4, middle, 7.4, stock.theme.colour("kind.line"))


def _rule(stock: Stock, look: CardLook, setting: Setting) -> None:
    if look.build == "dark" or not (look.lines or held(look)):
        return
    left, right = (10.0, 38.0) if held(look) else (30.0, 70.0)
    stock.line((left, setting.rule), (right, setting.rule), 0.6, stock.theme.colour(f"kind.{look.colours[0]}"), 0.9)


def _gain(stock: Stock, gain: Gain) -> None:
    """A field with a check or a cross, and round signs in it."""
    theme, middle = stock.theme, (GAIN_TOP + GAIN_FOOT) / 2
    ink = theme.colour("good.paper" if gain.good else "bad.paper")
    box = (gain.left, GAIN_TOP, gain.right, GAIN_FOOT)
    _panel(stock, box, 3, theme.colour("gain.good" if gain.good else "gain.bad"))
    if theme.flat:
        stock.frame(box, 3, 0.7, ink, 1.0)
    stock.icon("check" if gain.good else "close", gain.sign, middle, 6.0 * gain.share, ink)
    for name, x in gain.icons:
        stock.dot(x, middle, 5.6 * gain.share, ink)
        stock.icon(name, x, middle, 8.0 * gain.share, theme.colour("card"))


def _bar(stock: Stock, bar: BarLook) -> None:
    """Over the whole foot of the panel."""
    theme = stock.theme
    top = BAR_TOP if bar.note is None else NOTE_TOP
    ground = theme.colour(f"kind.{bar.colour}")
    _panel(stock, (INNER[0], top, INNER[2], INNER[3]), CORNER, ground)
    _panel(stock, (INNER[0], top, INNER[2], top + 7), 0, ground)
    stock.line((INNER[0], top), (INNER[2], top), 0.6, theme.colour(f"kind.{bar.colour}.deep"), 0.9)
    stock.icon(bar.icon, 15.0, 125.4 if bar.note is None else 118.6, 10.0, theme.colour(f"kind.{bar.colour}.ink"))
