"""What a card throws on the table, and the line where one would lie."""

from dataclasses import dataclass

import numpy as np

from flick.window.app.theme import Theme
from flick.window.widgets.materials import Recipe, cast
from flick.window.widgets.pixels import CoatedCanvas

GLOW_REACH = 40
"""How far the light round a card reaches that is alive, in pixels of the design."""

LAYERS = ((0.4, 0.8, 0.9, 0.50), (1.6, 2.6, 3.0, 0.42), (4.0, 8.0, 9.0, 0.34))
"""Right, down, blur and opacity of a shadow at height 1; all but the first grow with the height."""


@dataclass(frozen=True)
class CardShadow(Recipe):
    """What a card throws on the table from ``lift``: 1 when it lies there; and soft light round one that is alive."""

    radius: float
    lift: float = 1
    glows: bool = False

    fine = 1

    def reach(self) -> float:
        return max(30 * self.lift, GLOW_REACH) if self.glows else 30 * self.lift

    def keep(self) -> tuple[float, float]:
        """Farther in than that a shadow is as dark as anywhere."""
        inner = self.radius + 30 * self.lift
        return inner, inner

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        if theme.flat:
            canvas.coat(canvas.inside(canvas.box(self.radius) - 1.6), theme.colour("shadow"))
            return
        for index, (right, down, sigma, opacity) in enumerate(LAYERS):
            height = self.lift if index else 1.0
            cast(canvas, theme, self.radius, (right * height, down * height, sigma * height, opacity))
        if self.glows:
            away = np.maximum(canvas.box(self.radius), 0)
            fading = np.exp(-away / 9) * np.clip((GLOW_REACH - 2 - away) / 20, 0, 1)
            canvas.coat(fading, theme.colour("honey"), 0.42)


@dataclass(frozen=True)
class Hollow(Recipe):
    """Where a card would lie: a thin line in rounded corners."""

    radius: float

    margin = 2

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        line = canvas.stroke(canvas.box(self.radius, inset=0.6), 1.6 if theme.flat else 1.2)
        canvas.coat(line, theme.colour("bone.2"), 1.0 if theme.flat else 0.45)
