"""Draws the icon of the window, the disc of the wordmark under the lamp: ``python -m tools.art.window_icon``."""

import os

import pygame
from pygame import Surface

from flick.paint.lamp import PANEL_LIGHT
from flick.paint.piece_look import first_disc
from flick.window.app.display import ICON
from flick.window.app.theme import Theme
from flick.window.arena.table_art import TableArt
from flick.window.menus.wordmark import LIES
from flick.window.widgets.icon import Icons

SIDE, RADIUS = 128, 60.0
"""Width of the picture in pixels, and the radius of the disc in it."""
FINE = 4
"""How many times as large it is drawn."""


def main() -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((SIDE, SIDE))
    theme = Theme(scale=FINE)
    large = Surface((FINE * SIDE, FINE * SIDE), pygame.SRCALPHA, 32)
    disc = TableArt(theme, Icons(theme)).disc(first_disc(), FINE * RADIUS)
    disc.draw(large, FINE * SIDE / 2, FINE * SIDE / 2, LIES, PANEL_LIGHT)
    pygame.image.save(pygame.transform.smoothscale(large, (SIDE, SIDE)), ICON)
    print(ICON)


if __name__ == "__main__":
    main()
