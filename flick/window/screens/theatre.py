"""A paper theatre in a frame: the cover of a game, or the scene of a victory."""

from pygame import Rect, Surface

from flick.window.parts.kit import Kit
from flick.window.parts.materials import Fill
from flick.window.parts.part import Part
from flick.window.screens import covers
from flick.window.screens.frame import Moulding, inside
from flick.window.screens.studio import Studio

THICK = 10
"""How thick the frame is."""


class Theatre(Part):
    """A scene in a frame."""

    def __init__(self, kit: Kit, rect: Rect, studio: Studio, cover: str) -> None:
        super().__init__(kit, rect)
        self.studio, self.cover = studio, cover
        self._fine = not cover
        size = inside(kit, rect, THICK).size
        self._picture = covers.at_once(cover, size, kit.theme.palette) if cover else None
        if self._picture is not None:
            self._fine = covers.is_fine(size)

    @property
    def bounds(self) -> Rect:
        edge = self.kit.px(30)
        return self.rect.inflate(2 * edge, 2 * edge)

    @property
    def moving(self) -> bool:
        return not self._fine

    def tick(self, now: float) -> None:
        if not self._fine:
            size, theme = inside(self.kit, self.rect, THICK).size, self.kit.theme
            form = (self.cover, size, theme)
            painted = self.studio.get("theatre", form, lambda: covers.painted(self.cover, size, theme))
            if painted is not None:
                self._picture, self._fine, self.dirty = painted, True, True

    def paint(self, target: Surface) -> None:
        self.kit.stamp(target, self.rect, Moulding(THICK))
        inner = inside(self.kit, self.rect, THICK)
        if self._picture is not None:
            target.blit(self._picture, inner)
        else:
            self.kit.stamp(target, inner, Fill("groove", 1, 3))
