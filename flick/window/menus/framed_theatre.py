"""A paper theatre in a frame: the cover of a game, or the scene of a victory."""

from pygame import Rect, Surface

from flick.window.menus import covers
from flick.window.menus.coming_picture import ComingPicture
from flick.window.menus.page import Page
from flick.window.menus.picture_frame import SHADOW, Moulding, inside
from flick.window.widgets import Fill, Group, Kit, Widget
from flick.window.widgets.ribbon import Ribbon
from flick.window.widgets.surfaces import lay_over

THICK = 10
"""How thick the frame is."""
RIBBON, RIBBON_EDGES = 300, 60
"""Width of a ribbon, at least, and what it leaves free of the frame."""


class Theatre(Widget):
    """A scene in a frame: blurred at once, and in focus as soon as it is painted."""

    beyond = SHADOW

    def __init__(self, page: Page, rect: Rect, cover: str) -> None:
        super().__init__(page.kit, rect)
        self.cover = cover
        form = cover, inside(self.kit, rect, THICK).size, self.kit.theme
        self._scene = ComingPicture(page, "theatre", form, lambda: covers.scene(*form)) if cover else None

    @property
    def moving(self) -> bool:
        return self._scene is not None and self._scene.moving

    def tick(self, now: float) -> None:
        if self._scene is not None:
            self.dirty |= self._scene.tick(now)

    def paint(self, target: Surface) -> None:
        self.kit.stamp(target, self.rect, Moulding(THICK))
        inner, scene = inside(self.kit, self.rect, THICK), self._scene
        if scene is None:
            self.kit.stamp(target, inner, Fill("groove", 1, 3))
            return
        if scene.shown < 1.0:
            target.blit(sketch(self.kit, self.cover, inner.size), inner)
        if scene.surface is not None:
            lay_over(target, scene.surface, inner.topleft, scene.shown)


class TheatreWithRibbon(Group):
    """A theatre with a ribbon across its foot, on which stands what it is about."""

    def __init__(self, page: Page, rect: Rect, cover: str, title: str) -> None:
        kit = page.kit
        middle = rect.centerx, rect.bottom - kit.px(5)
        ribbon = Ribbon(kit, middle, title, kit.px(RIBBON), rect.width - kit.px(RIBBON_EDGES))
        super().__init__(kit, rect, [Theatre(page, rect, cover if covers.exists(cover) else ""), ribbon])


def sketch(kit: Kit, cover: str, size: tuple[int, int]) -> Surface:
    """The scene of a cover out of focus, until it is painted."""
    return kit.picture(("sketch", cover, size), lambda: covers.rough(cover, size, kit.theme))
