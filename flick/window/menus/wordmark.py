"""The name of the program, let into the table in brass. The dot of its i is a disc that is flicked there, from among
the pieces that lie about at the right."""

import math

import numpy as np
import pygame
from pygame import SRCALPHA, Color, Rect, Surface

from flick.arena.layout import Pawn
from flick.arenas import looks
from flick.paint.arrays import Array, noise, pixel_grid
from flick.paint.canvas import Canvas
from flick.paint.lamp import ASIDE, PANEL_LIGHT, Lamp
from flick.paint.masks import shifted, softened
from flick.window.app.theme import Theme
from flick.window.arena.sprite import PlacedSprite, Sprite, draw_all
from flick.window.menus.coming_picture import ComingPicture
from flick.window.menus.page import Page
from flick.window.widgets import Kit, Place, Widget
from flick.window.widgets.surfaces import Laid, alpha_of, surface_of

NAME = "Flıck"
BEFORE = "Fl"
"""What stands before the i."""

LETTERS = 104
"""Size of the letters."""
EDGE = 12
DOT = (12.5, 80.0)
"""Radius of the disc, and how far above the baseline its middle lies, in pixels of the design."""
STEP = 13.0
"""From dot to dot of its trail."""
ARCH = 5.0
"""How far its way bends upwards."""
TURNS = 1.6
LIES = math.radians(-20)
"""The angle at which the disc comes to rest."""

WIDE, HIGH = 452, 124
"""Of all that lies about, in pixels of the design."""
LEAST = 0.5
"""Where there is less room than for half of it, nothing lies there."""
SHADOW = 30


def inlaid(theme: Theme, left: int, baseline: int) -> Laid:
    """The letters, which begin at ``left`` on that baseline, with room round them."""
    edge, font = theme.px(EDGE), theme.font("wordmark", LETTERS)
    return Laid(_letters(theme), left - edge, baseline - font.get_ascent() - edge)


def _letters(theme: Theme) -> Surface:
    font = theme.font("wordmark", LETTERS)
    edge = theme.px(EDGE)
    drawn = font.render(NAME, True, Color("white"))
    mask = np.pad(alpha_of(drawn), edge)
    height, width = mask.shape
    canvas = Canvas(width, height)
    patch = canvas.patch(0, 0, width, height, 0)
    if theme.flat:
        canvas.over(patch, mask, theme.rgb("honey"))
        return surface_of(canvas.raster())
    k = theme.scale
    dark = theme.rgb("brass.edge")
    canvas.over(patch, np.clip(softened(mask, 1.2 * k) * 1.2, 0, 1), theme.rgb("outline"), 0.75)
    canvas.over(patch, mask, _brass(theme, width, height))
    shade = softened(shifted(1 - mask, max(1, round(1.8 * k)), max(1, round(1.1 * k))), 0.8 * k)
    canvas.over(patch, shade * mask, dark * 0.65, 0.75)
    foot = np.zeros_like(mask)
    foot[: -max(1, round(k))] = 1 - mask[max(1, round(k)) :]
    canvas.over(patch, softened(foot, 0.4 * k) * mask, theme.rgb("brass.light"), 0.55)
    return surface_of(canvas.raster())


def _brass(theme: Theme, width: int, height: int) -> Array:
    """Brushed brass: lighter above, with a band of light across."""
    x, y = pixel_grid(width, height)
    top, foot = theme.rgb("brass.bright"), theme.rgb("brass.deep")
    brushed = 1 + 0.05 * noise((height, width), 40 * theme.scale, 0.7 * theme.scale, 9)
    down = np.broadcast_to(y / height, (height, width))[..., None]
    colour = (top + (foot - top) * down) * brushed[..., None]
    band = np.exp(-np.square((x / width * 0.9 + y / height / 2 - 0.62) / 0.16))
    return np.clip(colour + theme.rgb("brass.light") * (band * 0.30)[..., None], 0, 1)


def dot_of(theme: Theme, left: int, baseline: int) -> Place:
    """Where the middle of the disc lies."""
    font = theme.font("wordmark", LETTERS)
    return left + font.size(BEFORE)[0] + font.size("ı")[0] // 2, baseline - theme.px(DOT[1])


class Dot(Widget):
    """The disc on the i. When it is flicked it comes from ``start``; its trail of dots stays."""

    catches = False

    def __init__(self, kit: Kit, disc: Sprite, home: Place, start: Place, done: float) -> None:
        """``done`` is how much of its way lies behind it: 1 where it has come to rest."""
        super().__init__(kit, Rect(home[0], home[1], start[0] - home[0], 1).inflate(kit.px(40), kit.px(60)))
        self.disc, self.home, self.start = disc, home, start
        self.done = done
        self._since: float | None = None

    @property
    def moving(self) -> bool:
        return self.done < 1.0

    def rest(self) -> None:
        """Let it be where it belongs."""
        self.dirty |= self.moving
        self.done = 1.0

    def tick(self, now: float) -> None:
        if not self.moving:
            return
        duration = self.kit.theme.ms("wordmark")
        self._since = now if self._since is None else self._since
        self.done = 1.0 if not duration else min(1.0, (now - self._since) / duration)
        self.dirty = True

    def at(self, gone: float) -> tuple[float, float]:
        """Where it is when that much of the way lies behind it."""
        x = self.start[0] + (self.home[0] - self.start[0]) * gone
        up = self.kit.theme.scale * ARCH * math.sin(math.pi * gone)
        return x, self.start[1] + (self.home[1] - self.start[1]) * gone - up

    def paint(self, target: Surface) -> None:
        gone = 1 - (1 - self.done) ** 2
        count = max(1, round((self.start[0] - self.home[0]) / (self.kit.theme.scale * STEP)))
        for index in range(2, count - 1):
            passed = 1 - index / count
            if passed <= gone:
                self._mark(target, self.at(passed), 0.9 - 0.62 * index / count)
        x, y = self.at(gone)
        turned = LIES + (1 - gone) * TURNS * math.tau
        self.disc.draw(target, x, y, turned, PANEL_LIGHT)

    def _mark(self, target: Surface, place: tuple[float, float], opacity: float) -> None:
        """One dot of the trail."""
        size = 2 * self.kit.px(3)
        dot = self.kit.picture(("trail", size), lambda: _trail_dot(self.kit.theme, size))
        dot.set_alpha(round(255 * opacity))
        target.blit(dot, dot.get_rect(center=(round(place[0]), round(place[1]))))


def _trail_dot(theme: Theme, size: int) -> Surface:
    big = Surface((4 * size, 4 * size), pygame.SRCALPHA, 32)
    middle = (2 * size, 2 * size)
    pygame.draw.circle(big, theme.colour("outline", 0.45), middle, 4 * theme.scale * 2.4)
    pygame.draw.circle(big, theme.colour("preview"), middle, 4 * theme.scale * 1.5)
    return pygame.transform.smoothscale(big, (size, size))


class Scatter(Widget):
    """The pieces of a game, as somebody has left them: at the right of a rectangle, as large as there is room for. They
    come up when they are painted."""

    beyond = SHADOW
    catches = False

    def __init__(self, page: Page, rect: Rect) -> None:
        super().__init__(page.kit, rect)
        self.studio, kit = page.studio, page.kit
        self.lamp = Lamp(*page.app.size, ASIDE)
        self.scale = kit.theme.scale * min(1.0, rect.width / (WIDE * kit.theme.scale))
        form = tuple(rect), self.lamp, kit.theme
        has_room = self.scale >= LEAST * kit.theme.scale
        self._picture = ComingPicture(page, "scatter", form, self._painted) if has_room else None

    @property
    def left(self) -> int:
        """Where the first piece lies, or would."""
        return round(self.rect.right - WIDE * self.scale)

    @property
    def moving(self) -> bool:
        return self._picture is not None and self._picture.moving

    def tick(self, now: float) -> None:
        if self._picture is not None:
            self.dirty |= self._picture.tick(now)

    def paint(self, target: Surface) -> None:
        if self._picture is not None and self._picture.surface is not None:
            self._picture.surface.set_alpha(round(255 * self._picture.shown))
            target.blit(self._picture.surface, self.bounds)

    def _painted(self) -> Surface:
        art, bounds, scale = self.studio.art(self.kit.theme), self.bounds, self.scale
        left, top = self.left, self.rect.centery - HIGH * scale / 2
        picture = Surface(bounds.size, SRCALPHA, 32)
        pieces: list[PlacedSprite] = []
        strewn = looks().strewn
        for thing in (thing for thing in strewn if thing.piece):
            x, y = left + thing.at[0] * scale, top + thing.at[1] * scale
            sprite = art.piece(thing.piece, Pawn(0, 0, 0, thing.size, thing.shape), scale)
            pieces.append(PlacedSprite(sprite, x - bounds.left, y - bounds.top, thing.turn, self.lamp.at(x, y)))
        draw_all(picture, pieces)
        for thing in (thing for thing in strewn if thing.token in looks().sides):
            token = art.token(thing.token, thing.size * scale, thing.turn)
            token.draw(picture, left + thing.at[0] * scale - bounds.left, top + thing.at[1] * scale - bounds.top)
        return picture
