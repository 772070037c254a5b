"""A red ribbon with gold lines, across the foot of a frame: who has won."""

from dataclasses import dataclass

import numpy as np
from pygame import Rect, Surface

from flick.paint.arrays import bump
from flick.paint.distances import blurred, round_box
from flick.window.app.theme import Theme
from flick.window.widgets.kit import Kit
from flick.window.widgets.materials import FLAT_EDGE, Recipe
from flick.window.widgets.pixels import CoatedCanvas
from flick.window.widgets.text import Fitted, TextBox, shortened
from flick.window.widgets.widget import Widget

TAIL, FALL, NOTCH = 38, 14, 14
"""How far the ends stick out at the sides and below, and how deep they are cut."""
HIGH = 58
REACH = 60
"""How far the ends and the shadow reach beyond its middle."""
SIZES = (36, 33, 30, 27, 24, 21)


@dataclass(frozen=True)
class Cloth(Recipe):
    """The ribbon: its middle is the rectangle, its ends lie behind it."""

    margin = REACH
    radius = 4
    rim = (66, 0)

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        half = canvas.width / 2
        x, y = np.abs(canvas.x - half), canvas.y
        ends = np.maximum(x - (half + TAIL), np.maximum(FALL - y, y - (canvas.height + FALL / 2)))
        cut = np.abs(y - (canvas.height / 2 + FALL / 2)) * 0.55
        ends = np.maximum(ends, x - (half + TAIL - NOTCH) - cut)
        middle = canvas.box(4)
        if theme.flat:
            edge = np.minimum(ends, middle)
            canvas.coat(canvas.inside(edge), theme.colour("ribbon.tail"))
            canvas.coat(canvas.stroke(middle + FLAT_EDGE / 2, FLAT_EDGE), theme.colour("ribbon.gold"))
            canvas.coat(canvas.stroke(ends + FLAT_EDGE / 2, FLAT_EDGE) * (middle > 0), theme.colour("ribbon.gold"))
            return
        shadow = theme.colour("shadow")
        canvas.coat(blurred(ends - 2, 3), shadow, 0.5)
        canvas.coat(canvas.inside(ends), theme.colour("ribbon.tail"))
        fallen = round_box(canvas.x - half, y - (canvas.height / 2 + 4), (half, canvas.height / 2), 4)
        canvas.coat(blurred(fallen, 4), shadow, 0.6)
        down = np.clip(y / canvas.height, 0, 1)[..., None]
        top, foot = theme.rgb("ribbon.top"), theme.rgb("ribbon.foot")
        canvas.coat(canvas.inside(middle), top + (foot - top) * down + 0 * canvas.x[..., None])
        canvas.coat(bump(middle + 4, 0.7), theme.colour("ribbon.gold"), 0.85)


def _fitted(theme: Theme, text: str, width: int) -> Fitted:
    """In one line, as large as it can be; the longest names end in an ellipsis."""
    for size in SIZES:
        if theme.font("ribbon", size).size(text)[0] <= width:
            return Fitted([text], size)
    return shortened(theme, text, "ribbon", width, SIZES[-1])


class Ribbon(Widget):
    """A ribbon with a word on it; its middle is a place, and it is as wide as the word needs."""

    beyond = REACH

    def __init__(self, kit: Kit, centre: tuple[int, int], text: str, least: int, most: int) -> None:
        self.line = _fitted(kit.theme, text, most - kit.px(60))
        width = kit.width(" ".join(self.line.lines), "ribbon", self.line.size) + kit.px(120)
        rect = Rect(0, 0, min(most, max(least, width)), kit.px(HIGH)).move_to(center=centre)
        super().__init__(kit, rect)

    def texts(self) -> list[TextBox]:
        place = (self.rect.centerx, self.rect.centery + self.kit.px(0.34 * self.line.size))
        text = " ".join(self.line.lines)
        return [
            self.kit.text(
                text, "ribbon", place, "curtain.text", anchor="centre", size=self.line.size, room=self.rect, shadow=0.7
            )
        ]

    def paint(self, target: Surface) -> None:
        self.kit.stamp(target, self.rect, Cloth())
        super().paint(target)
