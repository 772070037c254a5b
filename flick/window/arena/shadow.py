"""Shadows of pieces as surfaces: those of discs are kept for each place between two pixels, others for each turn."""

import math
from typing import Protocol

from pygame import Rect, Surface

from flick.paint.lamp import Light
from flick.paint.piece_art import PieceShadow
from flick.paint.sample_grid import spot
from flick.window.widgets.surfaces import surface_of
from flick.window.widgets.turned_surfaces import LastAskedCache, Turning

SHARPEST = 2
"""Shadows are told apart in so many steps of a pixel."""

TURNS = 180
"""In so many steps a shadow follows a piece that turns."""


class Shadow(Protocol):
    """What lies under a piece."""

    def draw(self, target: Surface, x: float, y: float, angle: float, light: Light, opacity: float) -> None: ...


class RoundShadow:
    """The shadow of a disc."""

    def __init__(self, art: PieceShadow) -> None:
        self._art = art
        self._kept: dict[tuple[int, int, int], Surface] = {}

    def draw(self, target: Surface, x: float, y: float, angle: float, light: Light, opacity: float) -> None:
        across, down = light.slope
        for number, layer in enumerate(self._art.layers):
            left, right_by = spot(x + across * layer.rise, SHARPEST)
            top, down_by = spot(y + down * layer.rise, SHARPEST)
            key = number, right_by, down_by
            if key not in self._kept:
                self._kept[key] = surface_of(self._art.round_layer(number, right_by / SHARPEST, down_by / SHARPEST))
            _lay(target, self._kept[key], left, top, opacity)


class ShapeShadow:
    """The shadow of a piece that is not round, and so turns with it."""

    def __init__(self, art: PieceShadow) -> None:
        self._layers = art.layers
        self._turned: LastAskedCache[tuple[int, int], Surface] = LastAskedCache(24)
        drawn = (art.turning_layer(number) for number in range(len(art.layers)))
        self._masks = [Turning(surface_of(raster), grid) for grid, raster in drawn]

    def draw(self, target: Surface, x: float, y: float, angle: float, light: Light, opacity: float) -> None:
        across, down = light.slope
        turn = round(angle * TURNS / (2 * math.pi)) % TURNS
        for number, layer in enumerate(self._layers):
            left, top = math.floor(x + across * layer.rise), math.floor(y + down * layer.rise)
            mask = self._masks[number]
            soft = self._turned.get((number, turn), lambda mask=mask: mask.at(turn * 2 * math.pi / TURNS, 0, 0))
            _lay(target, soft, left, top, opacity)


def shadow_of(art: PieceShadow) -> Shadow:
    """The shadow of a piece, ready to be drawn."""
    return RoundShadow(art) if art.outline is None else ShapeShadow(art)


def shadow_rect(art: PieceShadow, x: float, y: float, light: Light) -> Rect:
    """Everything that it darkens."""
    across, down = light.slope
    whole = Rect(math.floor(x), math.floor(y), 1, 1)
    for layer in art.layers:
        half = math.ceil(art.reach * layer.larger + 3 * layer.sigma + 2)
        left, top = math.floor(x + across * layer.rise) - half, math.floor(y + down * layer.rise) - half
        whole.union_ip(Rect(left, top, 2 * half + 1, 2 * half + 1))
    return whole


def _lay(target: Surface, soft: Surface, left: int, top: int, opacity: float) -> None:
    soft.set_alpha(round(255 * opacity))
    target.blit(soft, (left - soft.get_width() // 2, top - soft.get_height() // 2))
