"""A small picture of a table with everything that lies on it."""

from collections.abc import Hashable, Mapping

from pygame import SRCALPHA, FRect, Rect, Surface

from flick.arena.layout import Layout, Pawn
from flick.paint import card_walls
from flick.paint.lamp import ASIDE, Lamp
from flick.table.records import pack
from flick.window.arena.sprite import PlacedSprite, draw_all
from flick.window.arena.table_art import TableArt
from flick.window.menus.coming_picture import ComingPicture
from flick.window.menus.page import Page
from flick.window.widgets import Widget

SHADOW = 72
"""Room for shadows round a table, in pixels of the design."""


class TablePicturePart(Widget):
    """The table as large as fits into its rectangle. It comes up when it is painted; until then the one is seen that
    was in its place before."""

    beyond = SHADOW

    def __init__(
        self,
        page: Page,
        rect: Rect,
        layout: Layout,
        *,
        name: Hashable = "",
        start: Mapping[str, Pawn] | None = None,
    ) -> None:
        """``name`` is its place on the page, where there are several. ``start`` are the pawns as they lay at first: the
        print marks their places."""
        super().__init__(page.kit, rect)
        self.studio, self.layout = page.studio, layout
        self.lamp = Lamp(*page.app.size, ASIDE)
        self._start = layout.pawns if start is None else start
        form = (tuple(rect), page.app.size, self.kit.theme, pack(layout), pack(self._start))
        self._picture = ComingPicture(page, ("table", name), form, self._painted)

    @property
    def moving(self) -> bool:
        return self._picture.moving

    @property
    def table(self) -> FRect:
        """What the table itself fills of the window."""
        table, room = self.layout.table, FRect(self.rect)
        scale = min(room.width / table.width, room.height / table.height)
        rim = card_walls.face_of(scale, self.lamp.unit) if table.edge == "walls" else 0.0
        room = room.inflate(-2 * rim, -2 * rim)
        scale = min(room.width / table.width, room.height / table.height)
        return FRect(0, 0, scale * table.width, scale * table.height).move_to(center=room.center)

    def tick(self, now: float) -> None:
        self.dirty |= self._picture.tick(now)

    def paint(self, target: Surface) -> None:
        before, now = self._picture.before, self._picture.surface
        if before is not None and self._picture.shown < 1.0:
            before.set_alpha(255)
            target.blit(before, before.get_rect(center=self.bounds.center))
        if now is not None:
            now.set_alpha(round(255 * self._picture.shown))
            target.blit(now, self.bounds)

    def _painted(self) -> Surface:
        """Everything, in a picture as large as its bounds."""
        bounds, table = self.bounds, self.table
        art = self.studio.art(self.kit.theme)
        picture = Surface(bounds.size, SRCALPHA, 32)
        ground = art.arena(self.layout, self.lamp, table, self._start)
        picture.blit(ground.surface, (ground.left - bounds.left, ground.top - bounds.top))
        draw_all(picture, self._lying(art, table, bounds))
        return picture

    def _lying(self, art: TableArt, table: FRect, bounds: Rect) -> list[PlacedSprite]:
        scale = table.width / self.layout.table.width
        pieces: list[PlacedSprite] = []
        for name, pawn in self.layout.pawns.items():
            x, y = table.left + pawn.x * scale, table.bottom - pawn.y * scale
            sprite = art.piece(name, pawn, scale)
            pieces.append(PlacedSprite(sprite, x - bounds.left, y - bounds.top, pawn.angle, self.lamp.at(x, y)))
        return pieces
