"""The log: what happened, one sentence after the other, each with its rule ID at the right."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.window.parts.kit import Kit
from flick.window.parts.label import LINK_OPACITY
from flick.window.parts.materials import Fill
from flick.window.parts.part import Place
from flick.window.parts.pointed import Scrolled
from flick.window.parts.scroll import Scroll
from flick.window.parts.text import TextBox, wrapped

LINE = 17
LEAST = 28
"""An entry is at least as high as a click needs."""
ID_GAP = 12
FADED = (1.0, 0.92, 0.86)
"""How much of its colour a sentence keeps: the last one all of it."""
STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1}


@dataclass(frozen=True)
class Entry:
    """One line of the log."""

    text: str
    rule: str = ""


class Log(Scrolled[int]):
    """Keeps to its end as entries come in, unless somebody has scrolled up. A click on a sentence (or Enter) shows its
    moment again, a click on its rule (or R) opens the rulebook."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        entries: Sequence[Entry],
        on_entry: Callable[[int], None],
        on_rule: Callable[[str], None],
        *,
        short: bool = False,
    ) -> None:
        """A ``short`` log shows whole entries only, and no bar."""
        super().__init__(kit, rect, Scroll(kit, kit.px(LEAST)))
        self.short = short
        self.on_entry, self.on_rule = on_entry, on_rule
        self.selected: int | None = None
        self._entries: list[Entry] = []
        self._lines: list[list[str]] = []
        self._tops: list[int] = [0]
        self.entries = list(entries)

    @property
    def entries(self) -> list[Entry]:
        """All that has happened."""
        return self._entries

    @entries.setter
    def entries(self, entries: Sequence[Entry]) -> None:
        self._entries, self._lines, self._tops = [], [], [0]
        self.tell(*entries)

    def tell(self, *entries: Entry) -> None:
        """Add what has happened now."""
        follow = self.scroll.at_end
        font = self.kit.theme.font("hint")
        for entry in entries:
            column = self.kit.width(entry.rule, "rule-id") + self.kit.px(ID_GAP) if entry.rule else 0
            lines = wrapped(entry.text, font, self.rect.width - self.kit.px(18) - column)
            self._entries.append(entry)
            self._lines.append(lines)
            height = max(self.kit.px(LEAST), self.kit.px(LINE) * len(lines) + self.kit.px(8))
            self._tops.append(self._tops[-1] + height)
        self.scroll.fit(self.rect, self._tops[-1])
        if follow:
            self.scroll.to(self.scroll.most)
        self.dirty = True

    def entry_rect(self, index: int) -> Rect:
        """Where an entry stands now."""
        top = self.rect.top - self.scroll.offset + self._tops[index]
        width = self.rect.width - (self.kit.px(18) if self.scroll.needed and not self.short else 0)
        return Rect(self.rect.left, top, width, self._tops[index + 1] - self._tops[index])

    def rule_rect(self, index: int) -> Rect:
        """Where a click on the rule of an entry goes."""
        rect = self.entry_rect(index)
        width = max(self.kit.px(30), self.kit.width(self._entries[index].rule, "rule-id") + self.kit.px(8))
        return Rect(rect.right - width, rect.bottom - self.kit.px(LEAST), width, self.kit.px(LEAST))

    def seen(self) -> list[int]:
        """The entries of which anything is seen."""
        entries = range(len(self._entries))
        if self.short:
            return [index for index in entries if self.rect.contains(self.entry_rect(index))]
        return [index for index in entries if self.entry_rect(index).colliderect(self.rect)]

    def at(self, place: Place) -> int | None:
        return next((index for index in self.seen() if self.entry_rect(index).collidepoint(place)), None)

    def press(self, place: Place) -> bool:
        index = self.at(place)
        thumb = self.scroll.thumb.inflate(self.kit.px(8), 0)
        if not self.short and thumb.collidepoint(place) and self.scroll.grab(place):
            self.dirty = True
        elif index is not None:
            self.selected = index
            self.dirty = True
            if self._entries[index].rule and self.rule_rect(index).collidepoint(place):
                self.on_rule(self._entries[index].rule)
            else:
                self.on_entry(index)
        return True

    def key(self, event: Event) -> bool:
        index = self.selected
        if event.key in STEPS and self._entries:
            last = len(self._entries) - 1
            self.selected = last if index is None else min(max(index + STEPS[event.key], 0), last)
            self.scroll.reveal(self._tops[self.selected], self._tops[self.selected + 1])
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and index is not None:
            self.on_entry(index)
        elif event.key == pygame.K_r and index is not None and self._entries[index].rule:
            self.on_rule(self._entries[index].rule)
        elif not self.scroll.key(event.key):
            return False
        self.dirty = True
        return True

    def targets(self) -> list[Rect]:
        found: list[Rect] = []
        for index in self.seen():
            row = self.entry_rect(index).clip(self.rect)
            if row.height < self.kit.px(LEAST):
                continue
            if self._entries[index].rule:
                rule = self.rule_rect(index)
                found.append(rule)
                row.width -= rule.width
            found.append(row)
        return found

    def texts(self) -> list[TextBox]:
        return [text for text in self._all_texts() if self.rect.contains(text.rect)]

    def _all_texts(self) -> list[TextBox]:
        """Lines that the edge cuts are among them: so it is seen that there is more."""
        return [text for index in self.seen() for text in self.entry_texts(index)]

    def entry_texts(self, index: int) -> list[TextBox]:
        """What stands in an entry; older ones fade a little."""
        kit, rect, entry, lines = self.kit, self.entry_rect(index), self._entries[index], self._lines[index]
        age = min(len(self._entries) - 1 - index, len(FADED) - 1)
        colour = kit.theme.colour("bone")
        if not kit.theme.flat:
            colour = kit.theme.colour("tray").lerp(colour, FADED[age])
        first = rect.centery - kit.px(LINE) * (len(lines) - 1) // 2 + kit.px(4.5)
        left = rect.left + kit.px(6)
        texts = [
            kit.text(line, "hint", (left, first + kit.px(LINE) * row), colour, room=rect)
            for row, line in enumerate(lines)
        ]
        if entry.rule:
            place = (rect.right - kit.px(4), first + kit.px(LINE) * (len(lines) - 1))
            texts.append(
                kit.text(entry.rule, "rule-id", place, "link", anchor="right", room=rect, underline=LINK_OPACITY)
            )
        return texts

    def paint(self, target: Surface) -> None:
        clip = target.get_clip()
        target.set_clip(self.rect.clip(clip))
        for index in self.seen():
            rect = self.entry_rect(index).inflate(0, -self.kit.px(2))
            if index == self.pointed:
                self.kit.stamp(target, rect, Fill("hover", 0.06, 6))
            if index == self.selected and self.ringed:
                self.kit.stamp(target, rect, Fill("honey", 0.15, 6))
        self.kit.write(target, *self._all_texts())
        target.set_clip(clip)
        if not self.short:
            self.scroll.paint(target)
        if self.ringed:
            self.kit.ring(target, self.rect, 8)
