"""A paper theatre in a frame: the cover of a game, or the scene of a victory."""

from pygame import Rect, Surface

from flick.window.app.workers import Studio
from flick.window.menus import covers
from flick.window.menus.picture_frame import SHADOW, Moulding, inside
from flick.window.widgets.glide import Glide
from flick.window.widgets.group import Group
from flick.window.widgets.kit import Kit
from flick.window.widgets.materials import Fill
from flick.window.widgets.ribbon import Ribbon
from flick.window.widgets.surfaces import lay_over
from flick.window.widgets.widget import Widget

THICK = 10
"""How thick the frame is."""
RIBBON, RIBBON_EDGES = 300, 60
"""Width of a ribbon, at least, and what it leaves free of the frame."""


class Theatre(Widget):
    """A scene in a frame: blurred at once, and in focus as soon as it is painted."""

    beyond = SHADOW

    def __init__(self, kit: Kit, rect: Rect, studio: Studio, cover: str) -> None:
        super().__init__(kit, rect)
        self.studio, self.cover = studio, cover
        self._picture: Surface | None = None
        self._shown = Glide(0.0, kit.theme.ms("screen"))

    @property
    def moving(self) -> bool:
        return (self._picture is None and bool(self.cover)) or self._shown.moving

    def tick(self, now: float) -> None:
        if self._picture is None and self.cover:
            size, theme = inside(self.kit, self.rect, THICK).size, self.kit.theme
            form = (self.cover, size, theme)
            self._picture = self.studio.get("theatre", form, lambda: covers.scene(self.cover, size, theme))
            if self._picture is not None:
                self._shown.go(1.0)
        self.dirty |= self._shown.tick(now)

    def paint(self, target: Surface) -> None:
        self.kit.stamp(target, self.rect, Moulding(THICK))
        inner = inside(self.kit, self.rect, THICK)
        if not self.cover:
            self.kit.stamp(target, inner, Fill("groove", 1, 3))
            return
        if self._shown.value < 1.0:
            target.blit(sketch(self.kit, self.cover, inner.size), inner)
        if self._picture is not None:
            lay_over(target, self._picture, inner.topleft, self._shown.value)


class TheatreWithRibbon(Group):
    """A theatre with a ribbon across its foot, on which stands what it is about."""

    def __init__(self, kit: Kit, rect: Rect, studio: Studio, cover: str, title: str) -> None:
        middle = rect.centerx, rect.bottom - kit.px(5)
        ribbon = Ribbon(kit, middle, title, kit.px(RIBBON), rect.width - kit.px(RIBBON_EDGES))
        super().__init__(kit, rect, [Theatre(kit, rect, studio, cover if covers.exists(cover) else ""), ribbon])


def sketch(kit: Kit, cover: str, size: tuple[int, int]) -> Surface:
    """The scene of a cover out of focus, until it is painted."""
    return kit.picture(("sketch", cover, size), lambda: covers.rough(cover, size, kit.theme))
