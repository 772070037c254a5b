"""A long thing in a small view: how far it is moved, and the bar that shows and moves it."""

import pygame
from pygame import Rect, Surface

from flick.window.widgets.kit import Kit
from flick.window.widgets.materials import Fill
from flick.window.widgets.widget import Place

BAR = 6
LANE = 30
"""How wide the strip is in which the bar can be taken hold of."""
SHORTEST = 28
KEYS = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


class Scroll:
    """Lengths in pixels of the screen; the offset is what lies above the view."""

    def __init__(self, kit: Kit, step: int, *, on_paper: bool = False) -> None:
        """``step`` is how far one turn of the wheel moves."""
        self.kit = kit
        self.step = step
        self.on_paper = on_paper
        self.offset = 0
        self.content = 0
        self.view = Rect(0, 0, 0, 0)
        self._grip: int | None = None

    def fit(self, view: Rect, content: int) -> None:
        """The view is there now, and the thing in it so long."""
        self.view, self.content = Rect(view), content
        self.offset = min(max(self.offset, 0), self.most)

    @property
    def most(self) -> int:
        """The offset at the end."""
        return max(0, self.content - self.view.height)

    @property
    def needed(self) -> bool:
        """Whether there is more than the view shows."""
        return self.content > self.view.height

    @property
    def at_end(self) -> bool:
        """Whether the last of it is seen."""
        return self.offset >= self.most

    def by(self, pixels: float) -> bool:
        """Move on (or back); whether anything moved."""
        return self.to(self.offset + round(pixels))

    def to(self, offset: int) -> bool:
        """Move to an offset, as far as there is one."""
        before = self.offset
        self.offset = min(max(offset, 0), self.most)
        return self.offset != before

    def reveal(self, top: int, bottom: int) -> bool:
        """Move just as far as is needed to see a stretch of it."""
        if top < self.offset:
            return self.to(top)
        return self.to(bottom - self.view.height) if bottom > self.offset + self.view.height else False

    def wheel(self, steps: float) -> bool:
        """Turn the wheel, upwards positive; whether there was anything to move."""
        return self.by(-steps * self.step)

    def key(self, key: int) -> bool:
        """Page up and down, Home and End."""
        if key in KEYS:
            return self.by(KEYS[key] * max(self.step, self.view.height - self.step)) or True
        if key in (pygame.K_HOME, pygame.K_END):
            return self.to(0 if key == pygame.K_HOME else self.most) or True
        return False

    @property
    def lane(self) -> Rect:
        """Where the bar can be taken hold of."""
        width = self.kit.px(LANE)
        return Rect(self.view.right - width, self.view.top, width, self.view.height)

    @property
    def thumb(self) -> Rect:
        """The bar."""
        lane, wide = self.lane, self.kit.px(BAR)
        length = max(self.kit.px(SHORTEST), round(lane.height * self.view.height / max(1, self.content)))
        top = lane.top + round((lane.height - length) * self.offset / max(1, self.most))
        return Rect(lane.centerx - wide // 2 + self.kit.px(2), top, wide, length)

    def grab(self, place: Place) -> bool:
        """Take hold of the bar, or jump to where the lane was pressed."""
        if not (self.needed and self.lane.collidepoint(place)):
            return False
        thumb = self.thumb
        self._grip = place[1] - thumb.top if thumb.top <= place[1] < thumb.bottom else thumb.height // 2
        self.pull(place)
        return True

    def pull(self, place: Place) -> bool:
        """Drag the bar that is held."""
        if self._grip is None:
            return False
        way = self.lane.height - self.thumb.height
        self.to(round((place[1] - self._grip - self.lane.top) / max(1, way) * self.most))
        return True

    def let_go(self) -> None:
        """The bar is no longer held."""
        self._grip = None

    def paint(self, target: Surface) -> None:
        """Draw lane and bar."""
        if not self.needed:
            return
        lane = Rect(self.thumb.left, self.lane.top, self.thumb.width, self.lane.height)
        if self.on_paper:
            self.kit.stamp(target, lane, Fill("paper.line", 0.25, BAR / 2))
            self.kit.stamp(target, self.thumb, Fill("paper.bar", 0.8, BAR / 2))
        else:
            self.kit.stamp(target, lane, Fill("press", 1.0 if self.kit.theme.flat else 0.6, BAR / 2))
            self.kit.stamp(target, self.thumb, Fill("honey" if self._grip is not None else "plate.line", 1, BAR / 2))
