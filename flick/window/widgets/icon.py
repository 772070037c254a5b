"""Icons of the house and of its games, at any size in any colour."""

import io
from functools import cache

import numpy as np
import pygame
from pygame import Color, Surface

from flick.paint.glyphs import Glyphs, source
from flick.window.app.theme import Theme
from flick.window.widgets.surfaces import alpha_of, see_through

PAINTED = {"chip": "shot.{0} shot.{0}.glyph", "emblem": "team.{0} team.{0}.ink"}
PAINTED["token"] = "token.board token.{0} token.{0}.line token.{0}.ink"
"""Families of icons that bring their colours along, and the names of these colours."""


class Icons(Glyphs):
    """The glyphs of the program; each is drawn at twice its size, scaled down once, tinted and kept."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._surfaces: dict[tuple[str, int, tuple[int, int, int, int]], Surface] = {}

    def get(self, name: str, pixels: int, colour: Color | None = None) -> Surface:
        """A glyph in a square of so many pixels; those that are painted (``chip_wave``) need no colour."""
        tint = colour or Color("white")
        key = (name, pixels, (tint.r, tint.g, tint.b, tint.a))
        if key not in self._surfaces:
            self._surfaces[key] = _tinted(_drawn(_recoloured(name, self.theme), pixels), pixels, tint)
        return self._surfaces[key]


def is_painted(name: str) -> bool:
    """Whether an icon brings its colours along."""
    return name.partition("_")[0] in PAINTED


def _recoloured(name: str, theme: Theme) -> bytes:
    """The file with its colours, which are those of the normal palette, exchanged for those of this one."""
    family, _, own = name.partition("_")
    svg = source(name)
    for token in PAINTED.get(family, "").format(own).split():
        old, new = (_digits(palette.colour(token)) for palette in (_normal(), theme))
        svg = svg.replace(old, new)
    return svg


@cache
def _normal() -> Theme:
    return Theme()


def _digits(colour: Color) -> bytes:
    return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}".encode()


def _drawn(source: bytes, pixels: int) -> Surface:
    """A glyph drawn at twice the size at which it will be seen."""
    return pygame.image.load_sized_svg(io.BytesIO(source), (2 * pixels, 2 * pixels))


def _tinted(twice: Surface, pixels: int, colour: Color) -> Surface:
    small = pygame.transform.smoothscale(twice.premul_alpha(), (pixels, pixels))
    alpha = alpha_of(small)
    paint = pygame.surfarray.array3d(small).swapaxes(0, 1) / np.maximum(alpha * 255, 1)[..., None]
    glyph = see_through(paint.astype(np.float32), alpha)
    glyph.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    return glyph
