"""Card faces: one painter fills the regions of any frame with what a card has."""

import numpy as np
from pygame import Color, Surface

from flick.paint.arrays import Array, ramp
from flick.paint.distances import round_box
from flick.paint.glyphs import exists
from flick.paint.masks import filled, softened
from flick.table.frame_files import frames_in
from flick.table.frame_parts import Badge, FrameBody, FrameGlyphs, FramePanel, FrameRule, Index, Ornament, Picture, Tags
from flick.table.frames import CardFrame, token
from flick.table.looks import CardLook
from flick.table.words import Words
from flick.window.app.theme import Theme
from flick.window.cards import figures, shadow_theatre
from flick.window.cards.card_setting import IN_SIGHT, CardSetting, Held, set_card, tab_of
from flick.window.cards.figures import TheatreView, view_of
from flick.window.cards.foot import draw_foot
from flick.window.cards.pennant import hang
from flick.window.cards.shadow_theatre import Paints, PaperScene
from flick.window.cards.stock import HIGH, WIDE, CardStock, inside
from flick.window.widgets.icon import Icons
from flick.window.widgets.surfaces import rgb

STRUCK = 1.1
"""How wide the line through a number is that does not count now."""
STAND_IN = 0.8
"""Of an icon that stands where nobody has drawn a figure, in parts of the picture's height."""
NO_GLYPHS = FrameGlyphs(at=(0.0, 0.0), pace=0.0, size=0.0)
SEAM = 0.6
"""How far the upper field of a tab reaches over where the lower one begins."""


def draw_face(
    look: CardLook,
    width: int,
    theme: Theme,
    icons: Icons,
    words: Words,
    due: int | None = None,
    held_so: Held = IN_SIGHT,
) -> Surface:
    """The face of a card, ``width`` pixels wide; ``due`` is the step being taken, if one is."""
    frame = frames_in(words.folders).of(look)
    stock = CardStock(width, theme, icons)
    setting = set_card(frame, look, words, width, held_so)
    _ground(stock, frame, look)
    if frame.picture is not None:
        _picture(stock, frame.picture, look, setting.stage)
    for edge in frame.edges:
        _panel(stock, edge, look)
    if frame.pennant is not None:
        hang(stock, frame.pennant, look, due)
    if frame.badge is not None and look.badge is not None:
        _badge(stock, frame.badge, look.badge.icon)
    if frame.tags is not None:
        _tags(stock, frame.tags, look)
    if frame.index is not None:
        draw_corner(stock, frame.index, tab_of(look, held_so.worth))
    _lower_part(stock, frame, look, setting)
    draw_foot(stock, frame, look, setting.gains)
    if setting.struck is not None and frame.index is not None:
        left, foot, right, top = setting.struck
        stock.line((left, foot), (right, top), STRUCK, theme.colour(token(frame.index.ink, look)), 0.9)
    for text in setting.texts:
        stock.write(text.text, text.face, text.size, text.left, text.baseline, theme.colour(text.colour))
    return stock.finished()


def _ground(stock: CardStock, frame: CardFrame, look: CardLook) -> None:
    """The paper of the card, and the fields on it."""
    if (ground := frame.ground) is not None:
        stock.paper(stock.theme.colour(token(ground.colour, look)))
        if ground.over is not None and len(look.colours) > 1:
            patch, x, _ = stock.box(0, 0, WIDE, HIGH, 0)
            start, end = ground.over
            part = np.clip((x - start) / (end - start), 0, 1)
            stock.over(patch, part, stock.theme.colour(f"kind.{look.colours[1]}"))
        if ground.shade is not None and not stock.theme.flat:
            height = stock.canvas.colour.shape[0]
            stock.canvas.colour *= np.linspace(*ground.shade, height, dtype=np.float32)[:, None, None]
    for panel in frame.panels:
        _panel(stock, panel, look)


def _panel(stock: CardStock, panel: FramePanel, look: CardLook) -> None:
    colour = stock.theme.colour(token(panel.colour, look))
    if panel.line:
        stock.frame(panel.box, panel.corner, panel.line, colour, panel.opacity)
    else:
        stock.panel(panel.box, panel.corner, colour, panel.opacity)


def _picture(stock: CardStock, picture: Picture, look: CardLook, foot: float) -> None:
    """The portrait on its stage, darker towards its edge."""
    box = (picture.left, picture.top, picture.right, foot)
    patch, x, y = stock.box(*box, 0)
    view = view_of(patch.shape[1], patch.shape[0], picture.middle)
    paints = Paints.of(stock.theme.tones(token(picture.light, look)))
    front = None if figures.layers(look.portrait) else _stand_in(stock, picture, look, view)
    painted = shadow_theatre.portrait(
        PaperScene(look.portrait, token(picture.far, look)), view, paints, picture.lamp, front
    )
    distance = inside(x, y, box, picture.corner)
    dark = picture.dark * np.exp(np.minimum(distance, 0) / 2.2)
    stock.over(patch, stock.cover(distance), painted * (1 - dark)[..., None])


def _stand_in(stock: CardStock, picture: Picture, look: CardLook, view: TheatreView) -> Array:
    """An icon as a front sheet, where the figures stand."""
    names = [look.portrait, *([look.kind.icon] if look.kind else []), *look.glyphs, token(picture.emblem, look)]
    size = round(STAND_IN * view.height)
    sheet = np.zeros((view.height, view.width), np.float32)
    left = round((figures.STAGE[0] / 2 - view.left) / view.wide * view.width - size / 2)
    top = (view.height - size) // 2
    sheet[top : top + size, left : left + size] = stock.icons.mask(next(n for n in names if exists(n)), size)
    return sheet


def _badge(stock: CardStock, badge: Badge, icon: str) -> None:
    """A sign of metal, one half darker."""
    pixels = stock.pixels(badge.size)
    half = stock.icons.mask(icon, pixels)
    whole = filled(half)
    edge = np.clip((1 - softened(whole, 0.35 * stock.u)) * whole * 2.2, 0, 1)
    down = np.linspace(0.10, -0.14, pixels, dtype=np.float32)[:, None]
    metal = ramp(
        np.clip(0.5 + 0.44 * half + down - 0.7 * edge, 0, 1),
        stock.theme.tones(badge.ramp),
    )
    x, y = badge.at
    if not stock.theme.flat:
        shadow = softened(np.pad(whole, pixels // 4), 1.0 * stock.u)
        stock.lay(shadow, np.zeros(3, np.float32), x, y + 0.8, 0.6)
    stock.lay(whole, metal, x, y)


def _tags(stock: CardStock, tags: Tags, look: CardLook) -> None:
    """Draw the tags from the right: open rings, and at their left the filled seal of the first tag."""
    dark, paper = stock.theme.colour(token(tags.colour, look)), stock.theme.colour(tags.ink)
    for tag, (x, y) in zip(reversed(look.tags), tags.places, strict=False):
        if tag == look.tags[0]:
            stock.dot(x, y, tags.radius, dark)
            stock.icon(tag, x, y, tags.radius * 1.42, paper)
        else:
            stock.dot(x, y, tags.radius, dark, 0.16)
            stock.ring(x, y, tags.radius - 0.2, 0.6, dark, 0.8)
            stock.icon(tag, x, y, tags.radius * 1.44, dark)


def _lower_part(stock: CardStock, frame: CardFrame, look: CardLook, setting: CardSetting) -> None:
    """The tag of its kind, lines across, what is beside the title and before sentences."""
    theme = stock.theme
    if (kind := frame.kind) is not None and look.kind is not None:
        stock.panel((setting.kind_left, kind.top, kind.right, kind.foot), 5.2, theme.colour("badge"), 0.78)
        middle = (kind.top + kind.foot) / 2
        stock.icon(look.kind.icon, setting.kind_left + kind.middle, middle, kind.icon, theme.colour("kind.line"))
    for rule in frame.rules:
        if not rule.needs or look.lines:
            _rule(stock, rule, look, setting)
    if (stamp := frame.stamp) is not None and look.stamp:
        colour = theme.colour(token(stamp.colour, look))
        stock.icon(look.stamp, stamp.x, setting.stage + stamp.down, stamp.size, colour)
    if frame.body is not None:
        _said(stock, frame.body, look, setting)
    if frame.ornament is not None and look.ability is None:
        _ornament(stock, frame.ornament, look)


def _rule(stock: CardStock, rule: FrameRule, look: CardLook, setting: CardSetting) -> None:
    y = setting.stage + rule.down + (setting.lower if rule.down else 0.0) if rule.at is None else rule.at
    colour = stock.theme.colour(token(rule.flat if stock.theme.flat and rule.flat else rule.colour, look))
    stock.line((rule.reach[0], y), (rule.reach[1], y), rule.width, colour, rule.opacity)


def _said(stock: CardStock, body: FrameBody, look: CardLook, setting: CardSetting) -> None:
    """The sign before what the card can do, and the marks of options."""
    if (sign := body.sign) is not None and look.ability is not None:
        stock.dot(*sign.at, sign.radius, stock.theme.colour(token(sign.colour, look)))
        stock.icon(look.ability.icon, *sign.at, sign.radius * 1.42, stock.theme.colour(sign.ink))
    for x, y, radius in setting.bullets:
        stock.spark(x, y, 2.2 * radius, stock.theme.colour(token(body.colour, look)))


def _ornament(stock: CardStock, ornament: Ornament, look: CardLook) -> None:
    x, y = ornament.at
    colour = ornament.flat if stock.theme.flat and ornament.flat else ornament.colour
    line = stock.theme.colour(token(colour, look))
    stock.icon(token(ornament.icon, look), x, y, ornament.size, line, 0.28)
    for side in (-1, 1):
        stock.line((x + side * 13, y), (x + side * 34, y), 0.5, line, 0.55)
        stock.dot(x + side * 36, y, 0.9, line, 0.6)


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
    turn = 0.7071
    along, across = (x - middle_x + y - middle_y) * turn, (y - middle_y - x + middle_x) * turn
    distance = round_box(along, across, (reach * 0.74, reach * 0.74), reach * 0.2)
    if stock.theme.flat:
        stock.over(patch, stock.cover(distance), colour)
        stock.over(patch, stock.cover(np.abs(distance + 0.6) - 0.6), stock.theme.colour("kind.line"))
        return
    shadow = softened(stock.cover(distance - 0.4), 0.9 * stock.u)
    stock.over(patch, shadow, stock.theme.colour("shadow"), 0.5)
    light = 1.10 - 0.12 * ((y - middle_y) / reach + 1)
    stock.over(patch, stock.cover(distance), np.clip(rgb(colour) * light[..., None], 0, 1))
    rim = np.exp(-np.square((distance + 1.1) / 0.35))
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
