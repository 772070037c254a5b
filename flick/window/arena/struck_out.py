"""A step of the card in play has come to nothing: a stroke goes through its chip, stays a while, and fades."""

import math

from pygame import Rect, Surface

from flick.window.arena.ink import Ink, faded
from flick.window.widgets.glide import ease_out
from flick.window.widgets.kit import Kit
from flick.window.widgets.widget import Widget

DRAWN, STAYS = 180.0, 1100.0
"""ms in which it is drawn, and after which it is gone."""
FADES = 0.25
"""Of that time at its end, in which it fades."""
WIDTH = 4.0


class StruckOut(Widget):
    """Above everything else; it goes by itself."""

    catches = False
    beyond = 0

    def __init__(self, kit: Kit, chip: Rect) -> None:
        edge = kit.px(WIDTH) + 2
        super().__init__(kit, chip.inflate(2 * edge, 2 * edge))
        self._chip = Rect(chip)
        self._since: float | None = None
        self._passed = 0.0

    @property
    def moving(self) -> bool:
        return True

    def tick(self, now: float) -> None:
        self._since = now if self._since is None else self._since
        self._passed = now - self._since
        self.dirty = True
        if self._passed >= STAYS:
            self.end()

    def end(self) -> None:
        """It is gone at once."""
        if self.desk is not None:
            self.desk.hide(self)

    def paint(self, target: Surface) -> None:
        theme, unit = self.kit.theme, self.kit.theme.scale
        opacity = min(1.0, (1 - self._passed / STAYS) / FADES)
        grown = ease_out(min(1.0, self._passed / DRAWN))
        if grown <= 0 or opacity <= 0:
            return
        start, whole = self._chip.bottomleft, math.hypot(*self._chip.size)
        right, down = self._chip.width / whole, -self._chip.height / whole
        end = start[0] + right * whole * grown, start[1] + down * whole * grown
        ink = Ink(self.rect, theme.colour("outline"))
        for width, colour in ((WIDTH + 2.4, "outline"), (WIDTH, "in-the-way")):
            ink.path([start, end], width * unit, faded(theme.colour(colour), opacity))
        ink.laid().draw(target)
