"""What both screens of the workbench have in common, whether pieces are put and flicked there, or tables tuned."""

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.arenas import first_arena
from flick.sitting import words_for
from flick.table.game import GamesAny, find
from flick.table.words import Words
from flick.window.app import history
from flick.window.arena.arena_part import ArenaPart
from flick.window.menus.page import Page
from flick.window.widgets.layout import Placeable

if TYPE_CHECKING:
    from flick.window.app.app import App


BROAD = 1180
"""Pixels of the design from which on a window is not narrow."""


class WorkbenchScreen(Page):
    """``game`` is the one whose table lies there; without one it is the first with an arena."""

    cloth: ArenaPart
    """The table, as soon as it is laid out."""

    def __init__(self, app: "App", game: GamesAny | None = None) -> None:
        super().__init__(app)
        self.game = game or find(first_arena().id)
        self.said = ""
        """What has just not been possible, or has come about."""

    @property
    def rulebook(self) -> tuple[str, str]:
        return self.game.id, ""

    @property
    def words(self) -> Words:
        """The words of the game."""
        return words_for(self.app.words, self.game)

    def backdrop(self) -> Surface:
        return self.app.table("play")

    def put_round_cloth(self, layout: Placeable, rect: Rect) -> None:
        """Lay out the cloth with everything round it. The cloth lies below all else, as it paints what surrounds it."""
        self.put(layout, rect)
        root = self.desk.root
        root.remove(self.cloth)
        root.add_below(root.parts[0], self.cloth)

    def handle(self, event: Event) -> bool:
        if self.desk.modal is None:
            if self.cloth.screening.steer(event):
                return True
            if event.type == pygame.KEYDOWN and (history.took(event, self.undo, self.redo) or self.shortcut(event)):
                return True
        return super().handle(event)

    def leave(self) -> None:
        self.app.sounds.quiet()
        super().leave()

    def undo(self) -> None:
        """Take back the last change."""
        raise NotImplementedError

    def redo(self) -> None:
        """Make it again."""
        raise NotImplementedError

    def shortcut(self, event: Event) -> bool:
        """Keys that count wherever the keyboard is; whether it was one of them."""
        raise NotImplementedError
