"""A dark pawn never sinks into what it lies on: its rim is plain to see, wherever the lamp is."""

import math

import numpy as np
import pytest
from pygame import FRect, Surface

from flick.arena.layout import Floor, Layout, Table
from flick.paint.lamp import Lamp
from flick.paint.palette import PALETTES, PaletteName
from tests.window.arena.drawing.seeing import art, pixels
from tests.window.checks import luminance

LAMP = Lamp(640, 360)
RECT = FRect(20, 20, 600, 320)
SPOTS = ((300, 130), (60, 60), (585, 315))
"""In the brightest light, at the left, and in the darkest corner."""

RADII = (10.0, 18.0)
LEAST = 3.0


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("floor", ["boards", "cloth"])
def test_the_rim_of_a_dark_pawn_stands_out(palette: PaletteName, floor: Floor) -> None:
    shop = art(palette)
    ground = shop.arena(Layout(Table(600, 320, "walls", floor), {}), LAMP, RECT, {})
    for name in ("skull-1", "skull-2"):
        for radius in RADII:
            for place in SPOTS:
                surface = Surface((LAMP.width, LAMP.height), 0, 32)
                ground.draw(surface)
                shop.disc(name, radius).draw(surface, *place, 0.4, LAMP.at(*place))
                assert least_contrast(surface, place, radius) >= LEAST, (name, radius, place)


def least_contrast(surface: Surface, place: tuple[int, int], radius: float) -> float:
    """All round: that of the lightest or the darkest line within two pixels of the rim to what lies just outside."""
    light = luminance(pixels(surface)) + 0.05
    found: list[float] = []
    for turn in np.linspace(0, 2 * math.pi, 48, endpoint=False):
        outside = _along(light, place, turn, radius + 1.5)
        inside = [_along(light, place, turn, radius - depth) for depth in (0.5, 1.0, 1.5, 2.0)]
        found.append(max(max(inside) / outside, outside / min(inside)))
    return float(np.percentile(found, 10))


def _along(light: np.ndarray, place: tuple[int, int], turn: float, away: float) -> float:
    x, y = place[0] + away * math.cos(turn), place[1] + away * math.sin(turn)
    return float(light[math.floor(y), math.floor(x)])
