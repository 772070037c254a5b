"""What lies about on the title: the pieces of a game, as somebody has left them."""

from pygame import SRCALPHA, Rect, Surface

from flick.arena.layout import Pawn
from flick.arenas import looks
from flick.paint.lamp import ASIDE, Lamp
from flick.window.arena.sprite import PlacedSprite, draw_all
from flick.window.menus.coming_picture import ComingPicture
from flick.window.menus.page import Page
from flick.window.widgets.widget import Widget

WIDE, HIGH = 452, 124
LEAST = 0.5
"""Where there is less room than for half of it, nothing lies there."""
SHADOW = 30


class Scatter(Widget):
    """The pieces at the right of a rectangle, as large as there is room for; they come up when they are painted."""

    beyond = SHADOW
    catches = False

    def __init__(self, page: Page, rect: Rect) -> None:
        super().__init__(page.kit, rect)
        self.studio, kit = page.studio, page.kit
        self.lamp = Lamp(*page.app.size, ASIDE)
        self.scale = kit.theme.scale * min(1.0, rect.width / (WIDE * kit.theme.scale))
        form = tuple(rect), self.lamp, kit.theme
        has_room = self.scale >= LEAST * kit.theme.scale
        self._picture = ComingPicture(page, "scatter", form, self._painted) if has_room else None

    @property
    def left(self) -> int:
        """Where the first piece lies, or would."""
        return round(self.rect.right - WIDE * self.scale)

    @property
    def moving(self) -> bool:
        return self._picture is not None and self._picture.moving

    def tick(self, now: float) -> None:
        if self._picture is not None:
            self.dirty |= self._picture.tick(now)

    def paint(self, target: Surface) -> None:
        if self._picture is not None and self._picture.surface is not None:
            self._picture.surface.set_alpha(round(255 * self._picture.shown))
            target.blit(self._picture.surface, self.bounds)

    def _painted(self) -> Surface:
        art, bounds, scale = self.studio.art(self.kit.theme), self.bounds, self.scale
        left, top = self.left, self.rect.centery - HIGH * scale / 2
        picture = Surface(bounds.size, SRCALPHA, 32)
        pieces: list[PlacedSprite] = []
        strewn = looks().strewn
        for thing in (thing for thing in strewn if thing.piece):
            x, y = left + thing.at[0] * scale, top + thing.at[1] * scale
            sprite = art.piece(thing.piece, Pawn(0, 0, 0, thing.size, thing.shape), scale)
            pieces.append(PlacedSprite(sprite, x - bounds.left, y - bounds.top, thing.turn, self.lamp.at(x, y)))
        draw_all(picture, pieces)
        for thing in (thing for thing in strewn if thing.token in looks().sides):
            token = art.token(thing.token, thing.size * scale, thing.turn)
            token.draw(picture, left + thing.at[0] * scale - bounds.left, top + thing.at[1] * scale - bounds.top)
        return picture
