"""Lists: rows with an icon, a title in serif, a detail below it and a note at the right; they scroll."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.window.widgets.kit import Kit
from flick.window.widgets.materials import Fill
from flick.window.widgets.pointed import Scrolled
from flick.window.widgets.scroll import Scroll
from flick.window.widgets.surfaces import Cutout
from flick.window.widgets.text import TextBox, fitted, kept_to, wrapped
from flick.window.widgets.widget import Place, Widget

ROW, ROW_GAP = 47, 4
BEFORE_MARKS = 8
"""What is free between words and the marks at the right."""
DISC, MARK = 32, 16
TITLE = 16.5
PAD = 14
STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1}


@dataclass(frozen=True)
class ListRow:
    """What one row of a list shows."""

    title: str
    detail: str = ""
    note: str = ""
    """At the right: a date."""
    lead: str = ""
    """At the left of the icon: a number."""
    icon: str = ""
    picture: Cutout | None = None
    """In place of the icon, of whatever size: a seal, a token."""
    marks: tuple[tuple[str, str], ...] = ()
    """Small icons at the right, each with its colour. Beside a title of two lines they stand for the detail."""
    tip: str = ""
    off: str | None = None


class Listing(Scrolled[int]):
    """Rows of which one is selected. A click selects one, and so do up and down; a second click, or Enter, opens it."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        rows: Sequence[ListRow],
        on_select: Callable[[int], None],
        on_open: Callable[[int], None] | None = None,
        *,
        selected: int | None = None,
        empty: str = "",
        lead_width: float = 0,
    ) -> None:
        """``rect`` holds the rows and the scroll bar; ``empty`` is what stands there when there is no row;
        ``lead_width`` is kept free for the numbers at the left."""
        super().__init__(kit, rect, Scroll(kit, kit.px(ROW) + kit.px(ROW_GAP)))
        self.on_select, self.on_open = on_select, on_open
        self.empty = empty
        self.lead_width = lead_width
        self._selected = selected
        self.rows = list(rows)

    @property
    def step(self) -> int:
        """From one row to the next."""
        return self.kit.px(ROW) + self.kit.px(ROW_GAP)

    @property
    def rows(self) -> list[ListRow]:
        """The rows, from the top."""
        return self._rows

    @rows.setter
    def rows(self, rows: Sequence[ListRow]) -> None:
        self._rows = list(rows)
        self.dirty = True
        self._fit()
        if self._selected is not None:
            self.show(self._selected)

    @property
    def selected(self) -> int | None:
        """The number of the row selected."""
        return self._selected

    @selected.setter
    def selected(self, index: int | None) -> None:
        self._selected = index
        self.dirty = True
        if index is not None:
            self.show(index)

    def take_place(self, rect: Rect) -> list[Widget]:
        super().take_place(rect)
        self.scroll.to(0)
        self.rows = self._rows
        return [self]

    def show(self, index: int) -> None:
        """Move the list so that a row is seen."""
        self._fit()
        self.dirty |= self.scroll.reveal(index * self.step, index * self.step + self.kit.px(ROW))

    def select(self, index: int) -> None:
        """Select a row, as a person would."""
        if self._rows[index].off is None:
            self.selected = index
            self.kit.sound("button")
            self.on_select(index)
        else:
            self.refuse(self.row_rect(index).center)

    def row_rect(self, index: int) -> Rect:
        """Where a row is now, seen or not."""
        width = self.rect.width - (self.scroll.lane.width if self.scroll.needed else 0)
        top = self.rect.top + index * self.step - self.scroll.offset
        return Rect(self.rect.left, top, width, self.kit.px(ROW))

    def at(self, place: Place) -> int | None:
        index = (place[1] - self.rect.top + self.scroll.offset) // self.step
        if not (self.rect.collidepoint(place) and 0 <= index < len(self._rows)):
            return None
        return index if self.row_rect(index).collidepoint(place) else None

    def _fit(self) -> None:
        self.scroll.fit(self.rect, len(self._rows) * self.step - self.kit.px(ROW_GAP))

    def press(self, place: Place) -> bool:
        self._fit()
        if self.scroll.grab(place):
            self.dirty = True
        elif (index := self.at(place)) is not None:
            again = index == self._selected
            if not again:
                self.select(index)
            elif self.on_open:
                self.on_open(index)
        return True

    def key(self, event: Event) -> bool:
        if event.key in STEPS and self._rows:
            self._step(STEPS[event.key])
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.on_open and self._selected is not None:
            self.on_open(self._selected)
            return True
        return self.moved(self.scroll.key(event.key))

    def _step(self, step: int) -> None:
        """Select the next row that can be."""
        start = self._selected if self._selected is not None else (-1 if step > 0 else len(self._rows))
        ways = range(start + step, len(self._rows) if step > 0 else -1, step)
        index = next((index for index in ways if self._rows[index].off is None), None)
        if index is not None:
            self.select(index)

    def tip_at(self, place: Place | None) -> str:
        index = self.at(place) if place else self._selected
        if index is None or index >= len(self._rows):
            return ""
        return self._rows[index].off or self._rows[index].tip

    def tip_rect(self, place: Place | None) -> Rect:
        index = self.at(place) if place else self._selected
        return self.rect if index is None else self.row_rect(index)

    def seen(self) -> list[int]:
        """The rows of which anything is seen."""
        return [index for index in range(len(self._rows)) if self.row_rect(index).colliderect(self.rect)]

    def targets(self) -> list[Rect]:
        found = [self.row_rect(index).clip(self.rect) for index in self.seen()]
        found = [rect for rect in found if rect.height >= self.kit.px(28)]
        return [*found, self.scroll.lane] if self.scroll.needed else found

    def texts(self) -> list[TextBox]:
        if not self._rows and self.empty:
            return self._empty_texts()
        texts = [text for index in self.seen() for text in self.row_texts(index)]
        return [text for text in texts if self.rect.contains(text.rect)]

    def _empty_texts(self) -> list[TextBox]:
        kit, left = self.kit, self.rect.left + self.kit.px(PAD)
        lines = wrapped(self.empty, kit.theme.font("body"), self.rect.width - 2 * kit.px(PAD))
        return kit.lines(lines, "body", (left, self.rect.top + kit.px(20)), kit.px(18), "bone.2", room=self.rect)

    def row_texts(self, index: int) -> list[TextBox]:
        """What stands in a row."""
        kit, row, rect = self.kit, self._rows[index], self.row_rect(index)
        left, right = self._columns(index)
        strong, weak = ("bone", "bone.2") if row.off is None else ("off", "off")
        title = fitted(kit.theme, row.title, "row-title", right - left, TITLE)
        lines = [(line, "row-title", title.size, strong) for line in title.lines]
        if row.detail and not (row.marks and len(lines) > 1):
            detail = kept_to(kit.theme, row.detail, "hint", right - left, max(1, 3 - len(lines)))
            lines += [(line, "hint", detail.size, weak) for line in detail.lines]
        middle = rect.centery
        texts = kit.column(lines, left, middle, rect, struck=row.off is not None and kit.theme.flat)
        if row.note:
            place = (rect.right - kit.px(12), middle + kit.px(4.5))
            texts.append(kit.text(row.note, "hint", place, weak, anchor="right", room=rect))
        if row.lead:
            place = (rect.left + kit.px(PAD + self.lead_width), middle + kit.px(6))
            texts.append(kit.text(row.lead, "row-title", place, weak, anchor="right", size=TITLE, room=rect))
        return texts

    def _columns(self, index: int) -> tuple[int, int]:
        """Between where and where the title of a row stands."""
        kit, row, rect = self.kit, self._rows[index], self.row_rect(index)
        disc = self._disc(rect)
        left = disc.right + kit.px(12) if row.icon or row.picture else disc.left
        right = rect.right - kit.px(12)
        if row.note:
            right -= kit.width(row.note, "hint") + kit.px(10)
        return left, right - kit.px(MARK + 2) * len(row.marks) - (kit.px(BEFORE_MARKS) if row.marks else 0)

    def _disc(self, rect: Rect) -> Rect:
        size = self.kit.px(DISC)
        left = rect.left + self.kit.px(PAD) + (self.kit.px(self.lead_width + 8) if self.lead_width else 0)
        return Rect(left, rect.centery - size // 2, size, size)

    def paint(self, target: Surface) -> None:
        self._fit()
        clip = target.get_clip()
        target.set_clip(self.rect.clip(clip))
        for index in self.seen():
            self._paint_row(target, index)
        if not self._rows:
            self.kit.write(target, *self.texts())
        target.set_clip(clip)
        self.scroll.paint(target)
        if self.ringed:
            self.kit.ring(target, self.rect, 8)

    def _paint_row(self, target: Surface, index: int) -> None:
        kit, row, rect = self.kit, self._rows[index], self.row_rect(index)
        chosen = index == self._selected
        if chosen:
            kit.stamp(target, rect, Fill("honey", 0.15, 8))
            bar = Rect(rect.left, rect.top + kit.px(6), kit.px(3.5), rect.height - 2 * kit.px(6))
            kit.stamp(target, bar, Fill("honey", 1, 1.7))
        elif index == self.pointed and row.off is None:
            kit.stamp(target, rect, Fill("hover", 0.06, 8))
        disc = self._disc(rect)
        if row.picture:
            row.picture.draw(target, *disc.center)
        elif row.icon:
            kit.stamp(target, disc, Fill("groove", 0.7, DISC / 2))
            colour = "off" if row.off is not None else "honey" if chosen else "bone.2"
            kit.icon(target, row.icon, disc.center, 19, colour)
        right = rect.right - kit.px(12) - (kit.width(row.note, "hint") + kit.px(10) if row.note else 0)
        for place, (icon, colour) in enumerate(reversed(row.marks)):
            middle = right - kit.px(MARK + 2) * place - kit.px(MARK) // 2
            kit.icon(target, icon, (middle, rect.centery), MARK, colour)
        kit.write(target, *(text for text in self.row_texts(index) if self.rect.contains(text.rect)))
