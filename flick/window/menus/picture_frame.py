"""Picture frames: boxed theatres that lie on the table, with a moulding that the lamp shapes."""

from dataclasses import dataclass

import numpy as np
from pygame import Rect

from flick.paint.arrays import bump, noise, ramp, smooth
from flick.paint.distances import outward
from flick.window.app.theme import Theme
from flick.window.widgets import Kit
from flick.window.widgets.materials import FLAT_EDGE, Recipe, cast
from flick.window.widgets.pixels import CoatedCanvas

RADIUS = 8
SHADOW = 30
"""How far the shadow of a frame, or its light, reaches."""
FALL = (0.5, 0.85)
"""The way light falls on the moulding, to the right and down."""


@dataclass(frozen=True)
class Moulding(Recipe):
    """The frame alone; what lies in it is drawn over its dark inside."""

    thick: float

    margin = SHADOW
    radius = RADIUS
    rim = (36, 36)

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        edge = canvas.box(RADIUS)
        hollow = canvas.box(RADIUS / 2, inset=self.thick)
        if theme.flat:
            canvas.coat(canvas.inside(edge), theme.colour("tray"))
            canvas.coat(canvas.stroke(edge + FLAT_EDGE / 2, FLAT_EDGE), theme.colour("tray.edge"))
            return
        cast(canvas, theme, RADIUS, (1, 2, 2, 0.6), (6, 11, 11, 0.55))
        across, down = outward(edge)
        lit = -(across * FALL[0] + down * FALL[1])
        shape, k = edge.shape, canvas.scale * canvas.fine
        grain = 0.5 * (noise(shape, 60 * k, 1.6 * k, 3) + noise(shape, 9 * k, 0.9 * k, 5))
        ogee = np.sin(np.clip(-edge / self.thick, 0, 1) * (2 * np.pi))
        light = 1 + 0.34 * ogee * lit + 0.10 * lit
        wood = ramp(0.46 + 0.10 * grain, theme.tones("frame")) * light[..., None]
        canvas.coat(canvas.inside(edge), np.clip(wood, 0, 1))
        canvas.coat(canvas.inside(hollow), theme.colour("groove"))
        canvas.coat(bump(hollow - 0.4, 0.7), theme.colour("groove"), 0.8)
        canvas.coat(bump(edge + 0.5, 0.6), theme.colour("groove"), 0.55)


@dataclass(frozen=True)
class Halo(Recipe):
    """Honey light round a frame that can be opened, while the pointer or the keyboard is on it."""

    margin = SHADOW
    radius = RADIUS
    rim = (36, 36)

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        edge, honey = canvas.box(RADIUS), theme.colour("honey")
        if not theme.flat:
            canvas.coat(np.exp(-np.maximum(edge, 0) / 9) * (edge > 0), honey, 0.6)
        canvas.coat(canvas.stroke(edge - 0.6, 2.2), honey)


@dataclass(frozen=True)
class Veil(Recipe):
    """Dark towards the foot, so that a title can be read on any picture."""

    opacity: float = 0.9

    margin = 0
    fine = 1
    radius = 0
    rim = (1, 0)

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        if theme.flat:
            canvas.coat(np.ones_like(canvas.x + canvas.y), theme.colour("dim"))
            return
        down = smooth(0, 0.8, canvas.y / canvas.height)
        canvas.coat(down + 0 * canvas.x, theme.colour("dim"), self.opacity)


def inside(kit: Kit, rect: Rect, thick: float) -> Rect:
    """What a frame leaves free."""
    return rect.inflate(-2 * kit.px(thick), -2 * kit.px(thick))
