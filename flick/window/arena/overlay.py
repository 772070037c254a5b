"""What lies above everything else while somebody aims: arrow, elastic, plates with words."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.window.arena.arena_tool import Marks
from flick.window.widgets.kit import Kit
from flick.window.widgets.text import TextBox
from flick.window.widgets.widget import Place, Widget


class Overlay(Widget):
    """Marks that may reach beyond the cloth. While a button is held (``catches``) it takes what else is pressed,
    wherever the pointer is: the right button gives up."""

    catches = False

    def __init__(self, kit: Kit, cancel: Callable[[], object]) -> None:
        super().__init__(kit, Rect(0, 0, 0, 0))
        self._marks = Marks()
        self._rects: list[Rect] = []
        self._damage: list[Rect] = []
        self._cancel = cancel

    def show(self, marks: Marks) -> None:
        """Draw these marks from now on."""
        if marks == self._marks:
            return
        self._marks = marks
        before, self._rects = self._rects, [rect.inflate(4, 4) for rect in marks.rects]
        self._damage += [*before, *self._rects]
        self.rect = self._rects[0].unionall(self._rects[1:]) if self._rects else Rect(0, 0, 0, 0)

    @property
    def bounds(self) -> Rect:
        return self.desk.window if self.desk else self.rect

    def changes(self) -> list[Rect]:
        found, self._damage = self._damage, []
        return found

    def contains(self, place: Place) -> bool:
        return self.catches

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            self._cancel()
            return True
        return False

    def paint(self, target: Surface) -> None:
        for laid in self._marks.laid:
            laid.draw(target)
        for plate in self._marks.plates:
            plate.draw(target)

    def texts(self) -> list[TextBox]:
        return [text for plate in self._marks.plates for text in plate.texts()]
