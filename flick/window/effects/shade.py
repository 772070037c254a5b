"""Everything round the arena goes darker while something great happens in it."""

from pygame import Rect, Surface

from flick.window.parts.kit import Kit
from flick.window.parts.part import Part, Place

DARKER = 0.30
STEPS = 6
"""The window is painted anew so many times until it is dark."""


class Shade(Part):
    """Over the whole window but a ``hole``; the pointer goes through."""

    def __init__(self, kit: Kit, window: Rect, hole: Rect) -> None:
        super().__init__(kit, window)
        self.dirty = False
        self._step, self._stale = 0, False
        self._sides = [
            Rect(window.left, window.top, window.width, hole.top - window.top),
            Rect(window.left, hole.bottom, window.width, window.bottom - hole.bottom),
            Rect(window.left, hole.top, hole.left - window.left, hole.height),
            Rect(hole.right, hole.top, window.right - hole.right, hole.height),
        ]

    def darken(self, share: float) -> None:
        """So much of it, 0 to 1."""
        step = round(STEPS * share)
        if step != self._step:
            self._step, self._stale = step, True

    @property
    def bounds(self) -> Rect:
        return self.rect

    def contains(self, place: Place) -> bool:
        del place
        return False

    def changes(self) -> list[Rect]:
        if not self._stale:
            return []
        self._stale = False
        return self._sides

    def paint(self, target: Surface) -> None:
        clip = target.get_clip()
        for side in self._sides:
            part = side.clip(clip)
            if part:
                dark = Surface(part.size)
                dark.fill(self.kit.theme.colour("dim"))
                dark.set_alpha(round(255 * DARKER * self._step / STEPS))
                target.blit(dark, part)
