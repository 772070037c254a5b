"""Soft shadows: blurred copies of a silhouette, the farther away the higher that part of the piece stands."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from pygame import Rect, Surface

from flick.paint.arrays import Array, pixel_grid
from flick.paint.distances import blurred
from flick.paint.lamp import Light
from flick.window.paint.surfaces import see_through
from flick.window.paint.turning import Frame, Shelf, Turning, spot
from flick.window.theme import Theme

SHARPEST = 2
"""Shadows are told apart in so many steps of a pixel."""

TURNS = 180
"""In so many steps a shadow follows a piece that turns."""


class Layer(NamedTuple):
    """One copy: how far it falls for a slope of 1, its blur, both in pixels, its opacity, and how much larger it is."""

    rise: float
    sigma: float
    opacity: float
    larger: float = 1.0


def disc_layers(radius: float, height: float) -> list[Layer]:
    """Contact, body and air, of a disc that is ``height`` high; all in pixels."""
    k = radius / 18
    return [
        Layer(0.35 * height, 0.9 * k, 0.62),
        Layer(1.7 * height, 2.4 * k, 0.58, 0.99),
        Layer(3.0 * height, 6.0 * k, 0.34, 1.02),
    ]


class Shadow(Protocol):
    """What lies under a piece."""

    def draw(self, target: Surface, x: float, y: float, angle: float, light: Light, opacity: float) -> None: ...

    def rect(self, x: float, y: float, light: Light) -> Rect:
        """Everything that it darkens."""
        ...


class RoundShadow:
    """The shadow of a disc."""

    def __init__(self, theme: Theme, radius: float, layers: Sequence[Layer]) -> None:
        self._theme, self._radius, self._layers = theme, radius, layers
        self._kept: dict[tuple[int, int, int], Surface] = {}

    def draw(self, target: Surface, x: float, y: float, angle: float, light: Light, opacity: float) -> None:
        across, down = light.slope
        for number, layer in enumerate(self._layers):
            left, right_by = spot(x + across * layer.rise, SHARPEST)
            top, down_by = spot(y + down * layer.rise, SHARPEST)
            key = number, right_by, down_by
            if key not in self._kept:
                self._kept[key] = self._soft(layer, right_by, down_by)
            soft = self._kept[key]
            soft.set_alpha(round(255 * opacity))
            target.blit(soft, (left - soft.get_width() // 2, top - soft.get_height() // 2))

    def rect(self, x: float, y: float, light: Light) -> Rect:
        return _rect_round(x, y, light, self._radius, self._layers)

    def _soft(self, layer: Layer, right_by: int, down_by: int) -> Surface:
        radius = self._radius * layer.larger
        half = math.ceil(radius + 3 * layer.sigma + 1)
        middle = half + 0.5 + right_by / SHARPEST, half + 0.5 + down_by / SHARPEST
        x, y = pixel_grid(2 * half + 1, 2 * half + 1, -middle[0], -middle[1])
        mask = blurred((x * x + y * y) ** 0.5 - radius, layer.sigma)
        return see_through(self._theme.rgb("shadow"), mask * layer.opacity)


class ShapeShadow:
    """The shadow of a piece that is not round, and so turns with it."""

    def __init__(
        self, theme: Theme, reach: float, distance: Callable[[Array, Array], Array], layers: Sequence[Layer]
    ) -> None:
        """``distance`` to the edge of the piece from places round its middle, y downwards, in pixels."""
        self._reach, self._layers = reach, layers
        self._masks: list[Turning] = []
        self._turned: Shelf[tuple[int, int], Surface] = Shelf(24)
        for layer in layers:
            frame = Frame(reach + 3 * layer.sigma, 1)
            mask = blurred(distance(*frame.turning_grid()), layer.sigma) * layer.opacity
            self._masks.append(Turning(see_through(theme.rgb("shadow"), mask), frame))

    def draw(self, target: Surface, x: float, y: float, angle: float, light: Light, opacity: float) -> None:
        across, down = light.slope
        turn = round(angle * TURNS / (2 * math.pi)) % TURNS
        for number, layer in enumerate(self._layers):
            left, top = math.floor(x + across * layer.rise), math.floor(y + down * layer.rise)
            mask = self._masks[number]
            soft = self._turned.get((number, turn), lambda mask=mask: mask.at(turn * 2 * math.pi / TURNS, 0, 0))
            soft.set_alpha(round(255 * opacity))
            target.blit(soft, (left - soft.get_width() // 2, top - soft.get_height() // 2))

    def rect(self, x: float, y: float, light: Light) -> Rect:
        return _rect_round(x, y, light, self._reach, self._layers)


def _rect_round(x: float, y: float, light: Light, reach: float, layers: Sequence[Layer]) -> Rect:
    across, down = light.slope
    whole = Rect(math.floor(x), math.floor(y), 1, 1)
    for layer in layers:
        half = math.ceil(reach * layer.larger + 3 * layer.sigma + 2)
        left, top = math.floor(x + across * layer.rise) - half, math.floor(y + down * layer.rise) - half
        whole.union_ip(Rect(left, top, 2 * half + 1, 2 * half + 1))
    return whole
