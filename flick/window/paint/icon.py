"""Icons of the house and of its games, at any size in any colour."""

import io
import math
from functools import cache

import numpy as np
import pygame
from pygame import Color, Surface

from flick.paint.arrays import Array
from flick.table import register
from flick.window.paint.surfaces import alpha_of, see_through
from flick.window.theme import Theme

PAINTED = {"chip": "shot.{0} shot.{0}.glyph", "emblem": "team.{0} team.{0}.ink"}
PAINTED["token"] = "token.board token.{0} token.{0}.line token.{0}.ink"
"""Families of icons that bring their colours along, and the names of these colours."""


class Icons:
    """The glyphs of the program; each is drawn at twice its size, scaled down once, tinted and kept."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._kept: dict[tuple[str, int, tuple[int, int, int, int]], Surface] = {}
        self._masks: dict[tuple[str, int, float], Array] = {}

    def get(self, name: str, pixels: int, colour: Color | None = None) -> Surface:
        """A glyph in a square of so many pixels; those that are painted (``chip_wave``) need no colour."""
        tint = colour or Color("white")
        key = (name, pixels, (tint.r, tint.g, tint.b, tint.a))
        if key not in self._kept:
            self._kept[key] = _tinted(_drawn(_recoloured(name, self.theme), pixels), pixels, tint)
        return self._kept[key]

    def mask(self, name: str, pixels: int, angle: float = 0.0) -> Array:
        """How much of each pixel a glyph of that size covers; turned counter-clockwise, its square becomes larger."""
        key = (name, pixels, angle)
        if key not in self._masks:
            self._masks[key] = _mask(name, pixels, math.degrees(angle))
        return self._masks[key]


def is_painted(name: str) -> bool:
    """Whether an icon brings its colours along."""
    return name.partition("_")[0] in PAINTED


def exists(name: str) -> bool:
    """Whether there is an icon of that name."""
    return register.picture("icons", name) is not None


@cache
def _source(name: str) -> bytes:
    path = register.picture("icons", name)
    if path is None:
        raise LookupError(f"there is no icon {name}")
    return path.read_bytes()


def _recoloured(name: str, theme: Theme) -> bytes:
    """The file with its colours, which are those of the normal palette, exchanged for those of this one."""
    family, _, own = name.partition("_")
    source = _source(name)
    for token in PAINTED.get(family, "").format(own).split():
        old, new = (_digits(palette.colour(token)) for palette in (_normal(), theme))
        source = source.replace(old, new)
    return source


@cache
def _normal() -> Theme:
    return Theme()


def _digits(colour: Color) -> bytes:
    return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}".encode()


def _drawn(source: bytes, pixels: int) -> Surface:
    """At twice its size."""
    return pygame.image.load_sized_svg(io.BytesIO(source), (2 * pixels, 2 * pixels))


def _tinted(twice: Surface, pixels: int, colour: Color) -> Surface:
    small = pygame.transform.smoothscale(twice.premul_alpha(), (pixels, pixels))
    alpha = alpha_of(small)
    paint = pygame.surfarray.array3d(small).swapaxes(0, 1) / np.maximum(alpha * 255, 1)[..., None]
    glyph = see_through(paint.astype(np.float32), alpha)
    glyph.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    return glyph


def _mask(name: str, pixels: int, degrees: float) -> Array:
    drawn = pygame.image.load_sized_svg(io.BytesIO(_source(name)), (4 * pixels, 4 * pixels))
    if not degrees:
        return alpha_of(pygame.transform.smoothscale(drawn, (pixels, pixels)))
    wide = Surface((4 * pixels + 4, 4 * pixels + 4), pygame.SRCALPHA, 32)
    wide.blit(drawn, (3, 3))  # pygame turns about the middle of the pixel after the middle
    half = pygame.transform.smoothscale(wide, (2 * pixels + 2, 2 * pixels + 2))
    return alpha_of(pygame.transform.rotozoom(half, degrees, 0.5))[1:, 1:]
