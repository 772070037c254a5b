"""Everything round the arena goes darker while something great happens in it."""

from pygame import Rect, Surface

from flick.window.arena.effects.closeup import CloseUp
from flick.window.widgets.desk import Desk
from flick.window.widgets.kit import Kit
from flick.window.widgets.widget import Widget

DARKER = 0.30
STEPS = 3
"""How often each side of the window is painted anew until it is dark; one side is painted in a frame."""


class SurroundShade(Widget):
    """Over the whole window but what the camera sees. It lies on the desk as long as the camera is away; it has no
    bounds, since coming and going alone it changes nothing that is seen."""

    catches = False
    beyond = None

    def __init__(self, kit: Kit, window: Rect) -> None:
        super().__init__(kit, window)
        self._goal = 0
        self._steps = [0, 0, 0, 0]
        self._sides: list[Rect] = []

    @property
    def shown(self) -> bool:
        """Whether anything is darker, or is about to be."""
        return self.parent is not None

    def follow(self, desk: Desk | None, close_up: CloseUp) -> None:
        """Make everything as dark as the camera is near."""
        if desk is not None and close_up.away and not self.shown:
            self._sides, self.dirty = self._around(close_up.frame), False
            desk.show(self)
        self._goal = round(STEPS * close_up.share)
        if desk is not None and self.shown and not close_up.away and not any(self._steps):
            desk.hide(self)

    def draw(self, target: Surface) -> None:
        self.paint(target)

    def changes(self) -> list[Rect]:
        late = [number for number, step in enumerate(self._steps) if step != self._goal]
        if not late:
            return []
        first = max(late, key=lambda number: abs(self._steps[number] - self._goal))
        self._steps[first] = self._goal
        return [self._sides[first]]

    @property
    def moving(self) -> bool:
        return any(step != self._goal for step in self._steps)

    def paint(self, target: Surface) -> None:
        clip = target.get_clip()
        for side, step in zip(self._sides, self._steps, strict=True):
            part = side.clip(clip)
            if part and step:
                dark = Surface(part.size)
                dark.fill(self.kit.theme.colour("dim"))
                dark.set_alpha(round(255 * DARKER * step / STEPS))
                target.blit(dark, part)

    def _around(self, hole: Rect) -> list[Rect]:
        """The window above, below, left and right of a hole in it."""
        window = self.rect
        return [
            Rect(window.left, window.top, window.width, hole.top - window.top),
            Rect(window.left, hole.bottom, window.width, window.bottom - hole.bottom),
            Rect(window.left, hole.top, hole.left - window.left, hole.height),
            Rect(hole.right, hole.top, window.right - hole.right, hole.height),
        ]
