"""A shot worth watching again: its table, its way, and when it was."""

from collections.abc import Callable
from typing import Unpack

import pygame
from pygame import Rect, Surface

from flick.arena.layout import Layout
from flick.arena.outcome import Outcome
from flick.window.menus.page import Page
from flick.window.menus.table_picture_part import TablePicturePart
from flick.window.widgets import Fill, Glide, Pressed, Recess, TextBox, fitted
from flick.window.widgets.widget import Tooltips

FINE = 3
"""Lines are drawn so many times larger, and scaled down."""


class MomentTile(Pressed):
    """A tile that is pressed like a button to watch the shot."""

    def __init__(
        self,
        page: Page,
        rect: Rect,
        number: int,
        layout: Layout,
        outcome: Outcome,
        title: str,
        on_press: Callable[[], None],
        **told: Unpack[Tooltips],
    ) -> None:
        """``layout`` is how everything lay before the flick, ``number`` the place of the tile among its like."""
        kit = page.kit
        super().__init__(kit, rect, on_press, **told)
        self.outcome, self.title = outcome, title
        room = Rect(rect.left + kit.px(8), rect.top + kit.px(7), rect.width - 2 * kit.px(8), rect.height - kit.px(33))
        self.picture = TablePicturePart(page, room, layout, name=number, start={})
        self._lit = Glide(0.0, kit.theme.ms("hover"))
        self._way: Surface | None = None

    @property
    def moving(self) -> bool:
        return self._lit.moving or self.picture.moving

    def tick(self, now: float) -> None:
        self._lit.go(1.0 if self.hovered and self.off is None else 0.0)
        self.picture.tick(now)
        self.dirty |= self._lit.tick(now) | self.picture.dirty
        self.picture.dirty = False

    def texts(self) -> list[TextBox]:
        kit = self.kit
        line = fitted(kit.theme, self.title, "hint-bold", self.rect.width - 2 * kit.px(6), 12, most=1)
        place = (self.rect.centerx, self.rect.bottom - kit.px(8))
        text = " ".join(line.lines)
        return [kit.text(text, "hint-bold", place, anchor="centre", size=line.size, room=self.rect)]

    def paint(self, target: Surface) -> None:
        kit = self.kit
        kit.stamp(target, self.rect, Recess(10))
        kit.stamp(target, self.rect, Fill("hover", 0.06, 10), self._lit.value)
        self.picture.paint(target)
        if self._way is None:
            self._way = self._drawn_way()
        target.blit(self._way, self.picture.rect)
        if self.off is None:
            x, y = self.picture.rect.center
            kit.disc(target, (x, y), 14, "well", 0.72)
            kit.icon(target, "play", (x + kit.px(1), y), 13, "honey")
        kit.write(target, *self.texts())
        if self.ringed:
            kit.ring(target, self.rect, 10)

    def _drawn_way(self) -> Surface:
        """The way of the flicked pawn over the picture."""
        kit, table, room = self.kit, self.picture.table, self.picture.rect
        large = Surface((room.width * FINE, room.height * FINE), pygame.SRCALPHA, 32)
        rows = self.outcome.track.poses().get(self.outcome.pawn)
        if rows is None or len(rows) < 2:
            return pygame.transform.smoothscale(large, room.size)
        scale = table.width / self.picture.layout.table.width
        points = [
            ((table.left + x * scale - room.left) * FINE, (table.bottom - y * scale - room.top) * FINE)
            for x, y, _ in rows.tolist()
        ]
        wide = FINE * kit.theme.scale
        for colour, width in ((kit.theme.colour("outline"), 3.6), (kit.theme.colour("honey"), 2.2)):
            pygame.draw.lines(large, colour, False, points, max(1, round(width * wide)))
            pygame.draw.circle(large, colour, points[0], (width + 1) * wide)
        return pygame.transform.smoothscale(large, room.size)
