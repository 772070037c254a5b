"""A step of the card in play has come to nothing: a stroke goes through its chip, stays a while, and fades."""

import math

from pygame import Rect, Surface

from flick.window.arena.ink import Ink, faded
from flick.window.widgets.glide import ease_out
from flick.window.widgets.kit import Kit
from flick.window.widgets.passing import PassingPart

DRAWN, LASTS = 180.0, 1100.0
"""ms in which it is drawn, and after which it is gone."""
FADES = 0.25
"""The share of that time at its end in which it fades."""
WIDTH = 4.0


class StruckOut(PassingPart):
    """The stroke through one chip."""

    beyond = 0
    lasts = LASTS

    def __init__(self, kit: Kit, chip: Rect) -> None:
        edge = kit.px(WIDTH) + 2
        super().__init__(kit, chip.inflate(2 * edge, 2 * edge))
        self._chip = Rect(chip)

    def paint(self, target: Surface) -> None:
        theme, unit = self.kit.theme, self.kit.theme.scale
        opacity = min(1.0, (1 - self.passed) / FADES)
        grown = ease_out(min(1.0, self.passed * LASTS / DRAWN))
        if grown <= 0 or opacity <= 0:
            return
        start, whole = self._chip.bottomleft, math.hypot(*self._chip.size)
        right, down = self._chip.width / whole, -self._chip.height / whole
        end = start[0] + right * whole * grown, start[1] + down * whole * grown
        ink = Ink(self.rect, theme.colour("outline"))
        for width, colour in ((WIDTH + 2.4, "outline"), (WIDTH, "in-the-way")):
            ink.path([start, end], width * unit, faded(theme.colour(colour), opacity))
        ink.laid().draw(target)
