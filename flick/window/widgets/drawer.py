"""Drawers: a sheet that lies over the cloth with something large on it, until it is closed."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.window.widgets.bubble import dimmed
from flick.window.widgets.button import Button
from flick.window.widgets.group import Group
from flick.window.widgets.kit import Kit
from flick.window.widgets.text import TextBox, fitted
from flick.window.widgets.tray import Tray

DIM = 0.45
HEAD, PAD = 52, 16
CLOSE = 34


class Drawer(Group):
    """A dark sheet with a title; Esc, its button and a click beside it close it."""

    modal = True
    beyond = 0

    def __init__(
        self, kit: Kit, window: Rect, rect: Rect, title: str, close_tip: str, on_close: Callable[[], None] | None = None
    ) -> None:
        super().__init__(kit, window)
        self.title, self.on_close = title, on_close
        self.sheet = Rect(rect)
        button = Rect(0, 0, kit.px(CLOSE), kit.px(CLOSE))
        button.topright = rect.right - kit.px(PAD - 4), rect.top + kit.px(10)
        self._ground = Tray(kit, rect, opacity=0.97)
        self.add(self._ground, Button(kit, button, "", self.close, kind="quiet", icon="close", tip=close_tip))

    @property
    def inner(self) -> Rect:
        """Where the contents go."""
        kit, rect = self.kit, self.sheet
        head, pad = kit.px(HEAD), kit.px(PAD)
        return Rect(rect.left + pad, rect.top + head, rect.width - 2 * pad, rect.height - head - pad)

    def close(self) -> None:
        """Take it from the desk."""
        if self.desk:
            self.desk.hide(self)
            if self.on_close:
                self.on_close()

    def missed(self) -> None:
        self.close()

    def key(self, event: Event) -> bool:
        if event.key == pygame.K_ESCAPE:
            self.close()
            return True
        return False

    def own_texts(self) -> list[TextBox]:
        if not self.title:
            return []
        kit, place = self.kit, (self.sheet.left + self.kit.px(PAD), self.sheet.top + self.kit.px(33))
        room = self.sheet.width - kit.px(2 * PAD + CLOSE)
        title = fitted(kit.theme, self.title, "section", room, most=1)
        return [kit.text(" ".join(title.lines), "section", place, size=title.size, room=self.sheet)]

    def draw(self, target: Surface) -> None:
        region = self.rect.clip(target.get_clip())
        if self.hidden or not region:
            return
        dimmed(target, region, self.kit.theme.colour("dim", DIM))
        for part in self.parts:
            part.draw(target)
        self.kit.write(target, *self.own_texts())
