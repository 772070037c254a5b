"""One of many: the choice stands in a well, and a list opens below it."""

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.window.widgets.choice import Choice
from flick.window.widgets.kit import Kit
from flick.window.widgets.materials import ButtonFace, Fill, Outline, Well
from flick.window.widgets.pointed import ScrolledPart
from flick.window.widgets.scroll import Scroll
from flick.window.widgets.text import TextBox, fitted
from flick.window.widgets.widget import Place

ROW = 32
MOST_ROWS = 8
INSET = 4
PAD = 12
SIZE = 13.5
OPENING = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_DOWN, pygame.K_UP)


class Select(Choice):
    """A choice from a list. It opens with a click, Enter, Space or an arrow."""

    menu: "Menu | None" = None

    def open(self) -> None:
        """Show the list."""
        if self.off is not None:
            self.refuse()
        elif self.desk and self.menu is None:
            self.menu = Menu(self, self.desk.window)
            self.desk.show(self.menu)
            self.dirty = True

    def close(self, chosen: int | None = None) -> None:
        """Take the list away, with an option that was chosen or with none."""
        menu, self.menu = self.menu, None
        if menu and self.desk:
            self.desk.hide(menu)
        self.dirty = True
        if chosen is not None and chosen != self.chosen:
            self.chosen = chosen
            self.kit.sound("button")
            self.on_choose(chosen)

    def press(self, place: Place) -> bool:
        return True

    def release(self, place: Place) -> bool:
        if self.contains(place):
            self.open()
        return True

    def key(self, event: Event) -> bool:
        if event.key in OPENING:
            self.open()
        return event.key in OPENING

    def texts(self) -> list[TextBox]:
        room = self.rect.width - self.kit.px(PAD) - self.kit.px(30)
        colour = "bone" if self.off is None else "off"
        return row_texts(self.kit, self.options[self.chosen], self.rect, room, colour)

    def paint(self, target: Surface) -> None:
        kit = self.kit
        kit.stamp(target, self.rect, Well())
        if self.hovered and self.off is None:
            kit.stamp(target, self.rect, Fill("hover", 0.06, 7))
        _triangle(kit, target, (self.rect.right - kit.px(16), self.rect.centery))
        kit.write(target, *self.texts())
        if self.ringed or self.menu:
            kit.ring(target, self.rect, 7)


def row_texts(kit: Kit, text: str, rect: Rect, width: int, colour: str) -> list[TextBox]:
    """An option in its row, smaller where it must be, and in two lines at last."""
    found = fitted(kit.theme, text, "body", width, SIZE)
    lines = [(line, "body", found.size, colour) for line in found.lines]
    return kit.column(lines, rect.left + kit.px(PAD), rect.centery, rect)


def _triangle(kit: Kit, target: Surface, centre: Place) -> None:
    """What says that a list opens downwards."""
    pixels = kit.px(9)
    name, colour = "play", kit.theme.colour("bone.2")
    turned = kit.picture(
        ("triangle", pixels), lambda: pygame.transform.rotate(kit.icons.get(name, pixels, colour), -90)
    )
    target.blit(turned, turned.get_rect(center=centre))


class Menu(ScrolledPart):
    """The list that opens. Nothing else can be used until an option was chosen or a click went beside it."""

    focusable = True
    modal = True

    def __init__(self, select: Select, window: Rect) -> None:
        kit = select.kit
        seen = min(len(select.options), MOST_ROWS)
        needs = max(kit.width(option, "body", SIZE) for option in select.options) + 2 * kit.px(PAD + INSET)
        size = (max(select.rect.width, needs + kit.px(8)), seen * kit.px(ROW) + 2 * kit.px(INSET))
        rect = Rect(select.rect.bottomleft, size).move(0, kit.px(4))
        if rect.bottom > window.bottom - kit.px(8):
            rect.bottom = select.rect.top - kit.px(4)
        super().__init__(kit, rect.clamp(window))
        self.select = select
        self.scroll = Scroll(kit, kit.px(ROW))
        self.current = select.chosen
        self.scroll.fit(self._view, len(select.options) * kit.px(ROW))
        self._reveal()

    @property
    def _view(self) -> Rect:
        return self.rect.inflate(-2 * self.kit.px(INSET), -2 * self.kit.px(INSET))

    def row_rect(self, index: int) -> Rect:
        """Where an option stands now."""
        view = self._view
        width = view.width - (self.scroll.lane.width if self.scroll.needed else 0)
        return Rect(view.left, view.top + index * self.kit.px(ROW) - self.scroll.offset, width, self.kit.px(ROW))

    def at(self, place: Place) -> int | None:
        """The option at a place."""
        rows = range(len(self.select.options))
        return next((index for index in rows if self.row_rect(index).clip(self._view).collidepoint(place)), None)

    def missed(self) -> None:
        self.select.close()

    def press(self, place: Place) -> bool:
        self.dirty |= self.scroll.grab(place)
        return True

    def release(self, place: Place) -> bool:
        if (index := self.at(place)) is not None:
            self._choose(index)
        return super().release(place)

    def tip_at(self, place: Place | None) -> str:
        index = self.at(place) if place else self.current
        return (self.select.why(index) if index is not None else None) or ""

    def over(self, place: Place) -> bool:
        index = self.at(place)
        if index is not None and index != self.current:
            self.current = index
            self.dirty = True
        return True

    def wheel(self, steps: float) -> bool:
        super().wheel(steps)
        return True

    def key(self, event: Event) -> bool:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self._choose(self.current)
        elif event.key in (pygame.K_ESCAPE, pygame.K_TAB):
            self.select.close()
        else:
            self._move(event)
        return True

    def _choose(self, index: int) -> None:
        """Take an option, or say why it cannot be taken."""
        if self.select.why(index) is None:
            self.select.close(index)
            return
        self.refuse(self.row_rect(index).center)

    def _move(self, event: Event) -> None:
        """Arrows, Home, End, and the first letter of an option lead to it."""
        last = len(self.select.options) - 1
        steps = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -MOST_ROWS, pygame.K_PAGEDOWN: MOST_ROWS}
        ends = {pygame.K_HOME: 0, pygame.K_END: last}
        letter = event.unicode.casefold()
        if event.key in steps:
            self.current = min(max(self.current + steps[event.key], 0), last)
        elif event.key in ends:
            self.current = ends[event.key]
        elif letter:
            ways = [(self.current + step) % (last + 1) for step in range(1, last + 2)]
            options = self.select.options
            found = (index for index in ways if options[index].casefold().startswith(letter))
            self.current = next(found, self.current)
        self._reveal()
        self.dirty = True

    def _reveal(self) -> None:
        row = self.kit.px(ROW)
        self.scroll.reveal(self.current * row, (self.current + 1) * row)

    def targets(self) -> list[Rect]:
        rows = [self.row_rect(index).clip(self._view) for index in range(len(self.select.options))]
        return [row for row in rows if row.height >= self.kit.px(28)]

    def texts(self) -> list[TextBox]:
        rows = [(index, self.row_rect(index)) for index in range(len(self.select.options))]
        return [text for index, row in rows if self._view.contains(row) for text in self._row_texts(index, row)]

    def _row_texts(self, index: int, row: Rect) -> list[TextBox]:
        chosen = index == self.select.chosen
        colour = "off" if self.select.why(index) else "honey" if chosen else "bone"
        return row_texts(self.kit, self.select.options[index], row, row.width - 2 * self.kit.px(PAD), colour)

    def paint(self, target: Surface) -> None:
        kit = self.kit
        kit.stamp(target, self.rect, ButtonFace("quiet", 8))
        kit.stamp(target, self.rect, Fill("bubble", 0.96, 8))
        kit.stamp(target, self.rect, Outline("brass.line", 1.2, 8, 0.95))
        clip = target.get_clip()
        target.set_clip(self._view.clip(clip))
        for index in range(len(self.select.options)):
            row = self.row_rect(index)
            if index == self.current:
                kit.stamp(target, row, Fill("honey", 0.15, 6))
            kit.write(target, *self._row_texts(index, row))
        target.set_clip(clip)
        self.scroll.paint(target)
