"""The log: what happened, one sentence after the other, each with its rule ID at the right, and headings between."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.window.parts.kit import Kit
from flick.window.parts.label import LINK_OPACITY, overline
from flick.window.parts.materials import Fill, Outline
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
HEADING, HEADING_AT, RULE_LINE = 24, 16, 0.22
"""How high a heading is, where its baseline lies, and how strong the thin line behind it."""
PICTURE, PICTURE_GAP, PICTURED, CHANGED = 26, 8, 34, 39
"""The small picture of an entry, what is free at its right, and how high such an entry is at least; one with a change
above its rule."""
CHIP, CHIP_PAD, CHIP_GAP, CHIP_TEXT, DOT = 18, 6, 4, 12.5, 4
"""What a change stands on: height, free at its ends, from one to the next, size of its words, radius of its dot."""
STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1}


@dataclass(frozen=True)
class Entry:
    """One line of the log, or the ``heading`` above some. ``number`` says which of all that happened it is.

    ``thing`` is what it was done with, of which a picture stands before it, ``side`` whose deed it was, and each of
    ``changes`` says what a side has now; ``averted`` whether something would have changed that did not."""

    text: str
    rule: str = ""
    number: int = -1
    heading: bool = False
    thing: str = ""
    side: str = ""
    changes: tuple[tuple[str, str], ...] = ()
    averted: bool = False


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
        self._columns: list[int] = []
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
        """All that has happened; what is as it was before is not set anew."""
        return self._entries

    @entries.setter
    def entries(self, entries: Sequence[Entry]) -> None:
        same = zip(self._entries, entries, strict=False)
        known = next((number for number, (one, other) in enumerate(same) if one != other), len(self._entries))
        known = min(known, len(entries))
        del self._entries[known:], self._lines[known:], self._columns[known:], self._tops[known + 1 :]
        self.tell(*entries[known:])

    def tell(self, *entries: Entry) -> None:
        """Add what has happened now."""
        follow = self.scroll.at_end
        font = self.kit.theme.font("hint")
        for entry in entries:
            column = self._column_of(entry)
            beside = self.kit.px(18) + column + self._picture_room(entry)
            lines = wrapped(entry.text, font, self.rect.width - beside)
            self._entries.append(entry)
            self._lines.append(lines)
            self._columns.append(column)
            self._tops.append(self._tops[-1] + self._height_of(entry, len(lines)))
        self.scroll.fit(self.rect, self._tops[-1])
        if follow:
            self.scroll.to(self.scroll.most)
        self.dirty = True

    def picture(self, entry: Entry) -> Surface | None:
        """The picture of what an entry was done with; a log of bare sentences has none."""
        del entry
        return None

    def _picture_room(self, entry: Entry) -> int:
        return self.kit.px(PICTURE + PICTURE_GAP) if entry.thing and not entry.heading else 0

    def _column_of(self, entry: Entry) -> int:
        """How wide the column at the right is, in which changes stand above the rule."""
        if entry.heading:
            return 0
        rule = self.kit.width(entry.rule, "rule-id") if entry.rule else 0
        chips = [self._chip_width(text) for _, text in entry.changes]
        wide = max(rule, sum(chips) + self.kit.px(CHIP_GAP) * max(0, len(chips) - 1))
        return wide + self.kit.px(ID_GAP) if wide else 0

    def _chip_width(self, text: str) -> int:
        return self.kit.width(text, "row-title", CHIP_TEXT) + self.kit.px(2 * CHIP_PAD + 3 * DOT)

    def _height_of(self, entry: Entry, lines: int) -> int:
        if entry.heading:
            return self.kit.px(HEADING)
        least = CHANGED if entry.changes and entry.rule else PICTURED if entry.thing else LEAST
        return max(self.kit.px(least), self.kit.px(LINE) * lines + self.kit.px(8))

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
        found = (index for index in self.seen() if not self._entries[index].heading)
        return next((index for index in found if self.entry_rect(index).collidepoint(place)), None)

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
        if event.key in STEPS and any(not entry.heading for entry in self._entries):
            self.selected = self._next(index, STEPS[event.key])
            self.scroll.reveal(self._tops[self.selected], self._tops[self.selected + 1])
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and index is not None:
            self.on_entry(index)
        elif event.key == pygame.K_r and index is not None and self._entries[index].rule:
            self.on_rule(self._entries[index].rule)
        elif not self.scroll.key(event.key):
            return False
        self.dirty = True
        return True

    def _next(self, index: int | None, step: int) -> int:
        """The entry after that one, or before; headings are passed over."""
        readable = [number for number, entry in enumerate(self._entries) if not entry.heading]
        if index not in readable:
            return readable[-1]
        return readable[min(max(readable.index(index) + step, 0), len(readable) - 1)]

    def targets(self) -> list[Rect]:
        found: list[Rect] = []
        for index in self.seen():
            if self._entries[index].heading:
                continue
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
        if entry.heading:
            place = (rect.left + kit.px(6), rect.top + kit.px(HEADING_AT))
            return [overline(kit, entry.text, place, room=rect.width - kit.px(12))]
        age = min(len(self._entries) - 1 - index, len(FADED) - 1)
        colour = kit.theme.colour("bone")
        if not kit.theme.flat:
            colour = kit.theme.colour("tray").lerp(colour, FADED[age])
        first = rect.centery - kit.px(LINE) * (len(lines) - 1) // 2 + kit.px(4.5)
        left = rect.left + kit.px(6) + self._picture_room(entry)
        texts = [
            kit.text(line, "hint", (left, first + kit.px(LINE) * row), colour, room=rect)
            for row, line in enumerate(lines)
        ]
        if entry.rule:
            foot = rect.bottom - kit.px(6) if entry.changes else first + kit.px(LINE) * (len(lines) - 1)
            place = (rect.right - kit.px(4), foot)
            texts.append(
                kit.text(entry.rule, "rule-id", place, "link", anchor="right", room=rect, underline=LINK_OPACITY)
            )
        for chip, (_, text) in zip(self._chips(index), entry.changes, strict=True):
            place = (chip.right - kit.px(CHIP_PAD), chip.centery + kit.px(0.35 * CHIP_TEXT))
            texts.append(kit.text(text, "row-title", place, "bone", anchor="right", size=CHIP_TEXT, room=chip))
        return texts

    def _chips(self, index: int) -> list[Rect]:
        """Where its changes stand, above the rule."""
        kit, rect, entry = self.kit, self.entry_rect(index), self._entries[index]
        top = rect.top + kit.px(2) if entry.rule else rect.centery - kit.px(CHIP) // 2
        right, found = rect.right - kit.px(2), list[Rect]()
        for _, text in reversed(entry.changes):
            chip = Rect(0, top, self._chip_width(text), kit.px(CHIP))
            chip.right = right
            right = chip.left - kit.px(CHIP_GAP)
            found.insert(0, chip)
        return found

    def paint(self, target: Surface) -> None:
        clip = target.get_clip()
        target.set_clip(self.rect.clip(clip))
        for index in self.seen():
            rect = self.entry_rect(index).inflate(0, -self.kit.px(2))
            if index == self.pointed:
                self.kit.stamp(target, rect, Fill("hover", 0.06, 6))
            if index == self.selected and self.ringed:
                self.kit.stamp(target, rect, Fill("honey", 0.15, 6))
            self._paint_marks(target, index)
        self.kit.write(target, *self._all_texts())
        target.set_clip(clip)
        if not self.short:
            self.scroll.paint(target)
        if self.ringed:
            self.kit.ring(target, self.rect, 8)

    def _paint_marks(self, target: Surface, index: int) -> None:
        """What is no writing: the line behind a heading, the picture of the thing in the colour of its side, what the
        changes stand on."""
        kit, rect, entry = self.kit, self.entry_rect(index), self._entries[index]
        if entry.heading:
            text = self.entry_texts(index)[0].rect
            rule = Rect(text.right + kit.px(8), text.centery, rect.right - text.right - kit.px(14), kit.px(1))
            if rule.width > 0:
                kit.line(target, rule, "tray.edge", 1.0 if kit.theme.flat else RULE_LINE)
            return
        picture = self.picture(entry) if entry.thing else None
        if picture is not None:
            place = picture.get_rect(midleft=(rect.left + kit.px(6), rect.centery))
            target.blit(picture, place)
            kit.stamp(target, place, Outline(kit.side_colour(entry.side), 1.5, 4))
        for chip, (side, _) in zip(self._chips(index), entry.changes, strict=True):
            kit.stamp(target, chip, Fill("well", 0.92, CHIP / 2))
            kit.stamp(target, chip, Outline(kit.side_colour(side), 1, CHIP / 2, 0.9))
            dot = Rect(0, 0, kit.px(2 * DOT), kit.px(2 * DOT))
            dot.midleft = chip.left + kit.px(CHIP_PAD), chip.centery
            kit.stamp(target, dot, Fill(kit.side_colour(side), 1, DOT))
