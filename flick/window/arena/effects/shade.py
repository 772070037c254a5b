"""Everything round the arena goes darker while something great happens in it."""

from pygame import Rect, Surface

from flick.window.arena.effects.closeup import CloseUp
from flick.window.widgets.desk import Desk
from flick.window.widgets.kit import Kit
from flick.window.widgets.widget import Place, Widget

DARKER = 0.30
STEPS = 3
"""So many times each side of the window is painted anew until it is dark: one side a frame."""


class Shade(Widget):
    """Over the whole window but a ``hole``; the pointer goes through."""

    def __init__(self, kit: Kit, window: Rect, hole: Rect) -> None:
        super().__init__(kit, window)
        self.dirty = False
        self._goal = 0
        self._steps = [0, 0, 0, 0]
        self._sides = [
            Rect(window.left, window.top, window.width, hole.top - window.top),
            Rect(window.left, hole.bottom, window.width, window.bottom - hole.bottom),
            Rect(window.left, hole.top, hole.left - window.left, hole.height),
            Rect(hole.right, hole.top, window.right - hole.right, hole.height),
        ]

    def darken(self, share: float) -> None:
        """So much of it, 0 to 1."""
        self._goal = round(STEPS * share)

    @property
    def bounds(self) -> Rect:
        """Nothing as far as the desk is concerned: coming and going alone it changes nothing that is seen."""
        return Rect(self.rect.topleft, (0, 0))

    def draw(self, target: Surface) -> None:
        self.paint(target)

    def contains(self, place: Place) -> bool:
        del place
        return False

    def changes(self) -> list[Rect]:
        late = [number for number, step in enumerate(self._steps) if step != self._goal]
        if not late:
            return []
        first = max(late, key=lambda number: abs(self._steps[number] - self._goal))
        self._steps[first] = self._goal
        return [self._sides[first]]

    @property
    def clear(self) -> bool:
        """Whether nothing is darker any more."""
        return not any(self._steps)

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


class SurroundShade:
    """The shade of one arena: it lies on the desk as long as the camera is away."""

    def __init__(self, kit: Kit, window: Rect) -> None:
        self._kit, self._window = kit, window
        self._shade: Shade | None = None

    @property
    def shown(self) -> bool:
        """Whether anything is darker, or is about to be."""
        return self._shade is not None

    def follow(self, desk: Desk | None, close_up: CloseUp) -> None:
        """Be as dark as the camera is near."""
        if close_up.away and self._shade is None and desk is not None:
            self._shade = Shade(self._kit, self._window, close_up.frame)
            desk.show(self._shade)
        if self._shade is None:
            return
        self._shade.darken(close_up.share)
        if not close_up.away and self._shade.clear and desk is not None:
            desk.hide(self._shade)
            self._shade = None
