"""Card faces: the theatre, the pennant in front of it, names, role and sign, and what the card does; or those with a
frame."""

import numpy as np
from pygame import Surface

from flick.table.looks import CardLook
from flick.table.words import Words
from flick.window.cards import figures, theatre
from flick.window.cards.figures import View, view_of
from flick.window.cards.framed import draw_framed
from flick.window.cards.masks import filled, softened
from flick.window.cards.pennant import hang
from flick.window.cards.setting import IN_SIGHT, Held
from flick.window.cards.stock import Stock, inside
from flick.window.cards.theatre import Paints, Scene
from flick.window.cards.wording import written
from flick.window.paint.icon import Icons
from flick.window.paint.numbers import Array, ramp
from flick.window.theme import Theme

STAGE = (3.2, 3.2, 96.8, 66.0)
STAGE_CORNER = 3.6
FIGURE_MIDDLE, LAMP = 49.0, 0.56
"""The place of the stage in the middle of the picture, and where the lamp hangs: the pennant covers the left."""
EMBLEM_HEIGHT = 0.8
"""Of an emblem that stands where nobody has drawn a figure, in parts of the stage."""

SHIELD_AT, SHIELD = (88.5, 12.5), 16.0
TAGS_AT, TAG = ((91.2, 87.5), (79.5, 87.5)), 5.7
RULE_AT = 101.0
ABILITY_AT, ABILITY = (12.0, 110.2), 6.0
EMPTY_AT = 119.0


def draw_face(
    look: CardLook,
    width: int,
    theme: Theme,
    icons: Icons,
    words: Words,
    due: int | None = None,
    held_so: Held = IN_SIGHT,
) -> Surface:
    """The face of a card, ``width`` pixels wide; ``due`` is the shot being taken, if one is."""
    if look.build != "pennant":
        return draw_framed(look, width, theme, icons, words, held_so)
    stock = Stock(width, theme, icons)
    stock.paper(theme.colour("card"))
    _picture(stock, look)
    hang(stock, look, due)
    if look.armour:
        _shield(stock)
    _tags(stock, look)
    _lower_part(stock, look)
    for text in written(look, words, width):
        stock.write(text.text, text.face, text.size, text.left, text.baseline, theme.colour(text.colour))
    return stock.finished()


def _picture(stock: Stock, look: CardLook) -> None:
    """The portrait on its stage, darker towards the frame."""
    patch, x, y = stock.box(*STAGE, 0)
    view = view_of(patch.shape[1], patch.shape[0], FIGURE_MIDDLE)
    paints = Paints.of(stock.theme.ramp(f"theatre.{look.frame}"))
    front = None if figures.layers(look.portrait) else _emblem(stock, look.frame, view)
    picture = theatre.portrait(Scene(look.portrait, f"far_{look.frame}"), view, paints, LAMP, front)
    distance = inside(x, y, STAGE, STAGE_CORNER)
    picture = picture * (1 - np.float32(0.35) * np.exp(np.minimum(distance, 0) / np.float32(2.2)))[..., None]
    stock.over(patch, stock.cover(distance), picture)
    stock.frame(STAGE, STAGE_CORNER, 0.7, stock.theme.colour(f"pennant.{look.frame}.line"), 0.9)


def _emblem(stock: Stock, team: str, view: View) -> Array:
    """The emblem of a team as a front sheet, where the figures stand."""
    size = round(EMBLEM_HEIGHT * view.height)
    sheet = np.zeros((view.height, view.width), np.float32)
    left = round((figures.STAGE[0] / 2 - view.left) / view.wide * view.width - size / 2)
    top = (view.height - size) // 2
    sheet[top : top + size, left : left + size] = stock.icons.mask(f"stamp_{team}", size)
    return sheet


def _shield(stock: Stock) -> None:
    """A steel shield, one half darker."""
    x, y = SHIELD_AT
    pixels = stock.pixels(SHIELD)
    half = stock.icons.mask("armour", pixels)
    whole = filled(half)
    edge = np.clip((1 - softened(whole, 0.35 * stock.u)) * whole * np.float32(2.2), 0, 1)
    down = np.linspace(0.10, -0.14, pixels, dtype=np.float32)[:, None]
    steel = ramp(
        np.clip(np.float32(0.5) + np.float32(0.44) * half + down - np.float32(0.7) * edge, 0, 1),
        stock.theme.ramp("steel"),
    )
    if not stock.theme.flat:
        shadow = softened(np.pad(whole, pixels // 4), 1.0 * stock.u)
        stock.lay(shadow, np.zeros(3, np.float32), x, y + 0.8, 0.6)
    stock.lay(whole, steel, x, y)


def _tags(stock: Stock, look: CardLook) -> None:
    """From the right: open rings, and at their left the filled seal of the first tag."""
    dark, paper = stock.theme.colour(f"pennant.{look.frame}.foot"), stock.theme.colour("card")
    for tag, (x, y) in zip(reversed(look.tags), TAGS_AT, strict=False):
        if tag == look.tags[0]:
            stock.dot(x, y, TAG, dark)
            stock.icon(tag, x, y, TAG * 1.42, paper)
        else:
            stock.dot(x, y, TAG, dark, 0.16)
            stock.ring(x, y, TAG - 0.2, 0.6, dark, 0.8)
            stock.icon(tag, x, y, TAG * 1.44, dark)


def _lower_part(stock: Stock, look: CardLook) -> None:
    """The rule, and the icon of the ability; a card without one bears its emblem between two hairlines."""
    line = stock.theme.colour(f"pennant.{look.frame}.{'foot' if stock.theme.flat else 'line'}")
    stock.line((6.5, RULE_AT), (93.5, RULE_AT), 0.45, line, 0.8)
    if look.ability is not None:
        stock.dot(*ABILITY_AT, ABILITY, stock.theme.colour(f"pennant.{look.frame}.foot"))
        stock.icon(look.ability.icon, *ABILITY_AT, ABILITY * 1.42, stock.theme.colour("card"))
        return
    stock.icon(f"stamp_{look.frame}", 50, EMPTY_AT, 15, line, 0.28)
    for side in (-1, 1):
        stock.line((50 + side * 13, EMPTY_AT), (50 + side * 34, EMPTY_AT), 0.5, line, 0.55)
        stock.dot(50 + side * 36, EMPTY_AT, 0.9, line, 0.6)
