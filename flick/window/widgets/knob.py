"""Turned discs of maple: what slides on switches and sliders."""

from dataclasses import dataclass

import numpy as np

from flick.paint.arrays import Array, bump, ramp, smooth
from flick.paint.distances import blurred
from flick.paint.lamp import PANEL_LIGHT
from flick.window.app.theme import Theme
from flick.window.widgets.materials import FLAT_EDGE, Recipe
from flick.window.widgets.pixels import CoatedCanvas


@dataclass(frozen=True)
class Knob(Recipe):
    """A turned disc of maple with a sticker: what slides on switches and sliders."""

    sticker: str
    inlay: float = 0.42
    """Radius of the sticker, in parts of the disc's."""

    margin = 9
    fine = 4

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        radius = canvas.width / 2
        edge = canvas.circle(radius, radius, radius)
        sticker = canvas.inside(canvas.circle(radius, radius, self.inlay * radius))
        if theme.flat:
            canvas.coat(canvas.inside(edge), theme.colour("maple.2"))
            canvas.coat(canvas.stroke(edge + 0.8, FLAT_EDGE), theme.colour("press"))
            canvas.coat(sticker, theme.colour("press"))
            return
        for moved, sigma, opacity in (((0.3, 0.5), 0.7, 0.62), ((1.6, 2.4), 1.6, 0.5), ((2.8, 4.2), 3.4, 0.3)):
            cast = np.hypot(canvas.x - (radius + moved[0]), canvas.y - (radius + moved[1]))
            canvas.coat(blurred(cast - radius, sigma), theme.colour("shadow"), opacity)
        wood, light, shine = _turned_wood(canvas, radius, theme)
        field = theme.rgb(self.sticker) * (0.36 + 0.68 * light)[..., None]
        colour = wood + (field - wood) * sticker[..., None] + shine[..., None] * theme.rgb("brass.light")
        rim = 1 - 0.5 * bump(edge, 0.75)
        canvas.coat(canvas.inside(edge), np.clip(colour * rim[..., None], 0, 1))


def _turned_wood(canvas: CoatedCanvas, radius: float, theme: Theme) -> tuple[Array, Array, Array]:
    """The wood of a disc as the lamp lights it, how bright each place is, and the highlight on it."""
    u, v = (canvas.x - radius) / radius, (canvas.y - radius) / radius
    rho = np.hypot(u, v)
    rings = np.hypot(v + 0.1 * np.sin(2.1 * u) + 2.2, 0.35 * u) * 4.8
    value = 0.68 - 0.20 * np.square(rings - np.floor(rings)) * smooth(1.02, 0.8, rho)
    bevel = np.clip((rho - 0.86) / 0.14, 0, 1)
    slope = 0.75 * bevel / np.maximum(np.sqrt(np.clip(1 - bevel**2, 0, 1)), 0.22) + 0.10 * rho
    groove = bump(rho - 0.76, 0.03)
    steep = 1 / np.sqrt(1 + slope**2)
    along = np.divide(slope * steep, rho, out=np.zeros_like(rho), where=rho > 1e-6)
    lamp, half = PANEL_LIGHT, PANEL_LIGHT.half
    light = np.clip(u * along * lamp.x + v * along * lamp.y + steep * lamp.z, 0, 1) / lamp.z
    shine = 0.30 * np.clip(u * along * half[0] + v * along * half[1] + steep * half[2], 0, 1) ** 46
    wood = ramp(value, theme.tones("maple")) * ((0.24 + 0.80 * light) * (1 - 0.42 * groove))[..., None]
    return wood, light, shine
