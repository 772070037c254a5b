"""Cards and their backs as they lie on the table: turned, dimmed, with their shadow, marked in honey."""

from dataclasses import replace
from typing import Literal, TypeAlias

import pygame
from pygame import Rect, Surface

from flick.window.app.theme import Theme
from flick.window.widgets import Cutout, Kit, Outline, card_height
from flick.window.widgets.card_shadow import CardShadow

Mark: TypeAlias = Literal["", "can", "chosen"]
"""Whether a card can be picked, or is the one that was: in play, chosen, under the pointer."""

CORNER = 0.06
"""Of a card, in parts of its width."""

TURN_STEP = 0.25
"""Degrees to which turned cards are rounded, so that a picture can be kept."""

LIES, RAISED = 1.0, 2.4
"""The height of a card that lies on the table, and of one that is raised."""


class Sprites:
    """Makes them, and keeps them in the kit."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        theme = kit.theme
        self._twice = Kit(Theme(theme.palette, 2 * theme.scale, still=theme.still), kit.icons)

    def card(
        self, face: Surface, width: int, angle: float = 0.0, *, lift: float = 1.0, dim: float = 0.0, mark: Mark = ""
    ) -> Cutout:
        """A card of that width, turned by ``angle`` degrees (counter-clockwise)."""
        turned = round(angle / TURN_STEP) * TURN_STEP
        key = ("card", face, width, turned, round(lift, 1), round(dim, 2), mark)
        made = self.kit.picture(key, lambda: self._made(face, width, turned, round(lift, 1), round(dim, 2), mark))
        return Cutout(made, (made.get_width() / 2, made.get_height() / 2))

    def warm(self, width: int) -> None:
        """Paint ahead what cards of that width throw on the table."""
        for lift in (LIES, RAISED):
            for glows in (False, True):
                self._shadow(width, lift, glows)

    def _made(self, face: Surface, width: int, angle: float, lift: float, dim: float, mark: Mark) -> Surface:
        """The shadow is painted once for all cards of a size; card and shadow are turned, and laid on each other."""
        shadow = self._shadow(width, lift, mark == "chosen")
        if angle:
            shadow = pygame.transform.rotozoom(shadow, angle, 1.0)
            card = pygame.transform.rotozoom(self._bare(self._twice, face, 2 * width, dim, mark), angle, 0.5)
        else:
            card = self._bare(self.kit, face, width, dim, mark)
        made = shadow.copy()
        made.blit(card, card.get_rect(center=made.get_rect().center))
        return made

    def _shadow(self, width: int, lift: float, glows: bool) -> Surface:
        recipe = CardShadow(radius_of(self.kit, width), lift, glows)
        margin = self.kit.px(recipe.reach())
        size = width + 2 * margin, card_height(width) + 2 * margin

        def paint() -> Surface:
            made = Surface(size, pygame.SRCALPHA, 32)
            self.kit.stamp(made, Rect(margin, margin, width, card_height(width)), recipe)
            return made

        return self.kit.picture(("card-shadow", size, lift, glows), paint)

    def _bare(self, kit: Kit, face: Surface, width: int, dim: float, mark: Mark) -> Surface:
        """The card without its shadow, and the line round it; with the same small margin on all sides."""
        size, margin = (width, card_height(width)), kit.px(4)
        made = Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA, 32)
        rect = Rect((margin, margin), size)
        made.blit(_dimmed(_sized(face, size), dim), rect)
        if mark:
            line = Outline("honey", 2.2, radius_of(kit, width), 1.0, 0.4)
            kit.stamp(made, rect, line if mark == "chosen" else replace(line, width=1.6, opacity=0.85))
        return made


def on_its_way(picture: Cutout, share: float) -> Cutout:
    """A card as it is seen while it grows or shrinks, so many times as large; that is not kept."""
    made = pygame.transform.smoothscale_by(picture.surface, share)
    return Cutout(made, (made.get_width() / 2, made.get_height() / 2))


def radius_of(kit: Kit, width: int) -> float:
    """The corner of a card of that width, in pixels of the design."""
    return CORNER * width / kit.theme.scale


def _sized(face: Surface, size: tuple[int, int]) -> Surface:
    return face if face.get_size() == size else pygame.transform.smoothscale(face, size)


def _dimmed(face: Surface, dim: float) -> Surface:
    if not dim:
        return face
    darker = face.copy()
    level = round(255 * (1 - dim))
    darker.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    return darker
