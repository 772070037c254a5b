"""What lies above everything else while somebody aims: arrow, elastic, plates with words."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.window.arena.plate import Plate
from flick.window.paint.canvas import Laid
from flick.window.parts.kit import Kit
from flick.window.parts.part import Part, Place
from flick.window.parts.text import TextBox


class Overlay(Part):
    """Marks that may reach beyond the cloth. While a button is held (``catches``) it takes what else is pressed,
    wherever the pointer is: the right button gives up."""

    def __init__(self, kit: Kit, cancel: Callable[[], object]) -> None:
        super().__init__(kit, Rect(0, 0, 0, 0))
        self.catches = False
        self.plate: Plate | None = None
        self._marks: list[Laid] = []
        self._cancel = cancel

    def show(self, marks: Sequence[Laid], plate: Plate | None) -> None:
        """Draw these from now on."""
        if not marks and plate is None and not self._marks and self.plate is None:
            return
        self._marks, self.plate = list(marks), plate
        rects = [laid.surface.get_rect(topleft=(laid.left, laid.top)) for laid in marks]
        if plate:
            rects.append(plate.rect.inflate(4, 4))
        self.rect = rects[0].unionall(rects[1:]) if rects else Rect(0, 0, 0, 0)
        self.dirty = True

    @property
    def bounds(self) -> Rect:
        return self.rect

    def contains(self, place: Place) -> bool:
        return self.catches

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            self._cancel()
            return True
        return False

    def paint(self, target: Surface) -> None:
        for laid in self._marks:
            laid.draw(target)
        if self.plate:
            self.plate.draw(target)

    def texts(self) -> list[TextBox]:
        return self.plate.texts() if self.plate else []
