"""The table when a match is over: its light warms, or goes out but for the middle, and a banner lies across it."""

import numpy as np
import pygame
from pygame import Rect, Surface

from flick.paint.arrays import smooth
from flick.table.sayings import Tone
from flick.window.widgets.glide import Glide
from flick.window.widgets.group import Group
from flick.window.widgets.kit import Kit
from flick.window.widgets.pixels import CoatedCanvas
from flick.window.widgets.ribbon import Ribbon

COARSE = 8
"""Pixels of the screen to one of the light, which is soft."""
WARM, DARK, DIM = 0.30, 0.80, 0.35
"""How strong the light is in the middle when all is won, how dark the rim when all is lost, and how dark otherwise."""
REACH = 0.30
"""From the middle to where it begins to be dark, in parts of the height."""
LEAST, EDGE = 320, 60
"""Width of the banner, and what it leaves free at the sides."""
DOWN = 0.83
"""How far down the cloth it lies, in parts of its height: below what lies in the middle."""
COMES = 18
"""How far above its place it comes from."""


class EndingPart(Group):
    """The light on the cloth and the banner across it, which come up together."""

    def __init__(self, kit: Kit, cloth: Rect, title: str, tone: Tone) -> None:
        super().__init__(kit, cloth)
        self.tone: Tone = tone
        middle = cloth.centerx, cloth.top + round(DOWN * cloth.height)
        self.ribbon = Ribbon(kit, middle, title, kit.px(LEAST), cloth.width - 2 * kit.px(EDGE))
        self.add(self.ribbon)
        self._come = Glide(0.0, kit.theme.ms("ending"))
        self._come.go(1.0)

    @property
    def bounds(self) -> Rect:
        return self.rect.union(self.ribbon.bounds)

    @property
    def moving(self) -> bool:
        return self._come.moving

    def tick(self, now: float) -> None:
        self.dirty |= self._come.tick(now)

    def draw(self, target: Surface) -> None:
        if self._come.value <= 0:
            return
        light = self.kit.picture(("ending", self.tone, self.rect.size), self._light)
        if self.tone == "good":
            level = round(255 * self._come.value)
            light = light.copy()
            light.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
            target.blit(light, self.rect, special_flags=pygame.BLEND_RGB_ADD)
        else:
            light.set_alpha(round(255 * self._come.value))
            target.blit(light, self.rect)
        whole = self.kit.picture(("ending", *self.ribbon.line.lines, self.ribbon.rect.size), self._banner)
        whole.set_alpha(round(255 * self._come.value))
        place = self.ribbon.bounds.move(0, round(self.kit.px(COMES) * (self._come.value - 1)))
        target.blit(whole, place)

    def _banner(self) -> Surface:
        """The banner by itself, so that it can fade in as a whole."""
        around = self.ribbon.bounds
        made = Surface(around.size, pygame.SRCALPHA, 32)
        place = self.ribbon.rect.topleft
        self.ribbon.rect.topleft = place[0] - around.left, place[1] - around.top
        self.ribbon.paint(made)
        self.ribbon.rect.topleft = place
        return made

    def _light(self) -> Surface:
        """The light on the cloth, painted small: what is added where all is won, else what it is covered with."""
        size = max(2, self.rect.width // COARSE), max(2, self.rect.height // COARSE)
        canvas, theme = CoatedCanvas(size, 1.0, 0, 1), self.kit.theme
        away = np.hypot((canvas.x - canvas.width / 2) * 0.62, canvas.y - canvas.height / 2) / canvas.height
        if self.tone == "good":
            canvas.coat(np.ones_like(away), theme.colour("press"))
            canvas.coat(np.exp(-np.square(away / (1.6 * REACH))), theme.colour("honey"), WARM)
        elif self.tone == "bad":
            canvas.coat(smooth(REACH * 0.8, 2.2 * REACH, away), theme.colour("shadow"), DARK)
        else:
            canvas.coat(np.ones_like(away), theme.colour("shadow"), DIM)
        return pygame.transform.smoothscale(canvas.surface(), self.rect.size)
