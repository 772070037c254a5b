"""Portraits alone: the figure of a card on a small stage of its own."""

from collections.abc import Callable

import numpy as np
import pygame
from pygame import Surface

from flick.paint.arrays import pixel_grid
from flick.paint.distances import cover, round_box
from flick.table.looks import CardLook
from flick.window.app.theme import Theme
from flick.window.cards import shadow_theatre
from flick.window.cards.figures import view_of
from flick.window.cards.shadow_theatre import Paints, PaperScene
from flick.window.widgets.kit import Kit
from flick.window.widgets.surfaces import see_through

FINER = 2
CORNER = 0.14


def kept_portrait(kit: Kit, look: CardLook, side: int) -> Surface:
    """The same, painted once for all who show it."""
    return kit.picture(("portrait", look.id, side), lambda: portrait(look, side, kit.theme))


def portraits_of(kit: Kit, look: Callable[[str], CardLook | None]) -> Callable[[str, int], Surface | None]:
    """The portrait of whom a thing shows, by its ID and so many pixels wide; ``None`` for what is no card."""

    def picture(thing: str, side: int) -> Surface | None:
        found = look(thing)
        return kept_portrait(kit, found, side) if found is not None else None

    return picture


def portrait(look: CardLook, side: int, theme: Theme) -> Surface:
    """A square of so many pixels with round corners."""
    big = side * FINER
    colour = look.colours[0] if look.colours else look.frame
    paints = Paints.of(theme.tones(f"theatre.{colour}"))
    picture = shadow_theatre.portrait(PaperScene(look.portrait, f"far_{look.frame}"), view_of(big, big), paints)
    x, y = pixel_grid(big, big, -big / 2, -big / 2)
    distance = round_box(x, y, (big / 2 - 1, big / 2 - 1), CORNER * big)
    dark = 1 - 0.35 * np.exp(np.minimum(distance, 0) / (0.05 * big))
    return pygame.transform.smoothscale(see_through(picture * dark[..., None], cover(distance)), (side, side))
