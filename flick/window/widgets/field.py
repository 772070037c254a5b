"""Text fields: a well with a honey caret.

The widgets of the window are the project's own, so that everything can be reached with the keyboard, grows with the
scale of the interface and lies in the same materials. What is typed is kept by ``editing``.
"""

from collections.abc import Callable
from typing import Unpack

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.window.widgets.editing import Editing
from flick.window.widgets.kit import Kit
from flick.window.widgets.materials import Fill, Well
from flick.window.widgets.text import TextBox
from flick.window.widgets.widget import Place, Tooltips, Widget

PAD = 12
SIZE = 13.5
DOUBLE_CLICK = 400


class Field(Widget):
    """One line that somebody types: a name, a seed, what to search for."""

    focusable = True
    editing = True

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        text: str,
        on_change: Callable[[str], None],
        *,
        on_enter: Callable[[], None] | None = None,
        hint: str = "",
        icon: str = "",
        most: int = 40,
        allowed: Callable[[str], bool] = str.isprintable,
        **told: Unpack[Tooltips],
    ) -> None:
        """``hint`` stands there while nothing else does; ``on_enter`` keeps Enter from pressing the brass button."""
        super().__init__(kit, rect, **told)
        self.line = Editing(text, most, allowed)
        self.on_change, self.on_enter = on_change, on_enter
        self.hint, self.icon = hint, icon
        self._composing = ""
        self._moved = 0
        self._now = self._clicked = -float(DOUBLE_CLICK)
        self._click_at = -1

    @property
    def text(self) -> str:
        """What was typed."""
        return self.line.text

    @text.setter
    def text(self, text: str) -> None:
        if text != self.line.text:
            self.line.text = text
            self.line.move(len(text))
            self.dirty = True

    def tick(self, now: float) -> None:
        self._now = now

    def press(self, place: Place) -> bool:
        if self.off is not None:
            if self.desk:
                self.desk.explain(self, place)
            return True
        at = self._place_of(place[0])
        if at == self._click_at and self._now - self._clicked < DOUBLE_CLICK:
            self.line.select_word(at)
            self.held = False
        else:
            self.line.move(at, selecting=bool(pygame.key.get_mods() & pygame.KMOD_SHIFT))
        self._click_at, self._clicked = at, self._now
        self.dirty = True
        return True

    def drag(self, place: Place) -> bool:
        if self.off is None:
            self.line.move(self._place_of(place[0]), selecting=True)
            self.dirty = True
        return True

    def typed(self, text: str) -> bool:
        self._composing = ""
        return self._edit(lambda: self.line.insert(text))

    def composed(self, text: str) -> bool:
        self._composing = text if self.off is None else ""
        self.dirty = True
        return True

    def key(self, event: Event) -> bool:
        if self._composing:
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self.on_enter:
                self.on_enter()
            return self.on_enter is not None
        if self._edit(lambda: self.line.key(event.key, event.mod)):
            return True
        return bool(event.unicode) and event.unicode.isprintable() and not event.mod & pygame.KMOD_CTRL

    def _edit(self, deed: Callable[[], bool]) -> bool:
        """Change the line, and tell of it if its text is another one now."""
        if self.off is not None:
            return False
        before = self.line.text
        done = deed()
        self.dirty = True
        if self.line.text != before:
            self.on_change(self.line.text)
        return done

    @property
    def _room(self) -> Rect:
        """Where the text is seen."""
        left = self.rect.left + self.kit.px(PAD + (22 if self.icon else 0))
        return Rect(left, self.rect.top, self.rect.right - self.kit.px(PAD) - left, self.rect.height)

    @property
    def _shown(self) -> str:
        """The text with what is being put together."""
        line = self.line
        return line.text[: line.caret] + self._composing + line.text[line.caret :]

    def _width(self, letters: int) -> int:
        return self.kit.width(self._shown[:letters], "body", SIZE)

    def _place_of(self, x: int) -> int:
        """The place between two letters that is nearest to ``x``."""
        left = self._room.left - self._moved
        return min(range(len(self.line.text) + 1), key=lambda place: abs(left + self._width(place) - x))

    def _follow(self) -> None:
        """Move the text so that the caret is seen."""
        caret, room = self._width(self.line.caret + len(self._composing)), self._room.width
        if not self.focused:
            self._moved = 0
        elif caret - self._moved > room:
            self._moved = caret - room
        elif caret < self._moved:
            self._moved = caret
        self._moved = min(self._moved, max(0, self._width(len(self._shown)) - room))

    def texts(self) -> list[TextBox]:
        self._follow()
        place = (self._room.left, self.rect.centery + self.kit.px(5))
        if not self._shown:
            return [self.kit.text(self.hint, "body", place, "off", size=SIZE, room=self.rect)] if self.hint else []
        colour = "bone" if self.off is None else "off"
        start, end = self._seen()
        return [self.kit.text(self._shown[start:end], "body", place, colour, size=SIZE, room=self.rect)]

    def _seen(self) -> tuple[int, int]:
        """The numbers of the first letter that is seen and of the first after it that is not."""
        start = next((n for n in range(len(self._shown)) if self._width(n) >= self._moved), 0)
        shown, room = self._shown, self._room.width
        ends = (n for n in range(len(shown), start, -1) if self.kit.width(shown[start:n], "body", SIZE) <= room)
        return start, next(ends, start)

    def paint(self, target: Surface) -> None:
        kit = self.kit
        kit.stamp(target, self.rect, Well())
        if self.hovered and not self.focused and self.off is None:
            kit.stamp(target, self.rect, Fill("hover", 0.06, 7))
        if self.icon:
            kit.icon(target, self.icon, (self.rect.left + kit.px(PAD + 8), self.rect.centery), 15, "bone.2")
        texts = self.texts()
        if self.focused and self.off is None:
            self._paint_marks(target)
        kit.write(target, *texts)
        if self.focused:
            kit.ring(target, self.rect, 7)

    def _paint_marks(self, target: Surface) -> None:
        """The selection, what is being put together, and the caret."""
        kit, room, (start, end) = self.kit, self._room, self.line.selection
        origin = room.left - self._width(self._seen()[0])
        high = kit.px(20)
        top = self.rect.centery - high // 2
        if start != end:
            chosen = Rect(origin + self._width(start), top, self._width(end) - self._width(start), high)
            kit.line(target, chosen.clip(room), "honey", 0.30)
        if self._composing:
            first = origin + self._width(self.line.caret)
            kit.line(target, Rect(first, top + high, self._composed_width(), kit.px(1)).clip(room), "honey")
        caret = origin + self._width(self.line.caret + len(self._composing))
        kit.line(target, Rect(caret + kit.px(1), top + kit.px(1), kit.px(1.6), high - kit.px(2)), "honey")

    def _composed_width(self) -> int:
        caret = self.line.caret
        return self._width(caret + len(self._composing)) - self._width(caret)
