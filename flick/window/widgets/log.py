"""The log: what happened, one sentence after the other, each with its rule ID at the right, and headings between."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.window.widgets.kit import Kit
from flick.window.widgets.label import LINK_OPACITY, overline
from flick.window.widgets.log_row import CHIP_PAD, DENSE, DOT, RIGHT, ROOMY, SIDE, LogEntry, LogRow
from flick.window.widgets.materials import Fill, Outline
from flick.window.widgets.pointed import Scrolled
from flick.window.widgets.scroll import Scroll
from flick.window.widgets.text import TextBox
from flick.window.widgets.widget import Place

BAR = 18
"""How wide the room is in which the bar lies."""
FADED = (1.0, 0.92, 0.86)
"""How much of its colour a sentence keeps: the last one all of it."""
HEADING_AT, RULE_LINE = 16, 0.22
"""Where the baseline of a heading lies, and how strong the thin line behind it."""
PLAIN = 2
"""Radius of the dot before an entry without a picture, among some with one."""
NARROW = 260
"""A short log that is less wide, in pixels of the design, leaves the rules to the whole one."""
STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1}


class Log(Scrolled[int]):
    """Keeps to its end as entries come in, unless somebody has scrolled up. A click on a sentence (or Enter) shows its
    moment again, a click on its rule (or R) opens the rulebook."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        on_entry: Callable[[int], None],
        on_rule: Callable[[str], None],
        picture: Callable[[str, int], Surface | None] = lambda thing, side: None,
        *,
        short: bool = False,
    ) -> None:
        """``picture`` gives that of a thing which an entry is about, so many pixels wide. A ``short`` log shows as many
        entries as have room, whole ones only, and no bar."""
        self.picture = picture
        self.short, self.measures = short, DENSE if short else ROOMY
        super().__init__(kit, rect, Scroll(kit, kit.px(self.measures.least)))
        self.on_entry, self.on_rule = on_entry, on_rule
        self.selected: int | None = None
        self._rows: list[LogRow] = []
        self._tops: list[int] = [0]

    @property
    def entries(self) -> list[LogEntry]:
        """All that has happened."""
        return [row.entry for row in self._rows]

    def tell(self, entries: Sequence[LogEntry]) -> None:
        """Show all that has happened; what is as it was before is not laid out anew."""
        pictured, follow = any(entry.pictured for entry in entries), self.scroll.at_end
        width = self.rect.width - (0 if self.short else self.kit.px(BAR))
        rules = not self.short or width >= self.kit.px(NARROW)
        known = 0
        for row, entry in zip(self._rows, entries, strict=False):
            if row.entry != entry or row.indented != pictured:
                break
            known += 1
        del self._rows[known:], self._tops[known + 1 :]
        for entry in entries[known:]:
            row = LogRow(self.kit, entry, width, self.measures, rules=rules, indented=pictured)
            self._rows.append(row)
            self._tops.append(self._tops[-1] + row.height)
        if self.selected is not None and self.selected >= len(self._rows):
            self.selected = None
        self.scroll.fit(self.rect, self._end)
        if follow:
            self.scroll.to(self.scroll.most)
        self.dirty = True

    @property
    def _end(self) -> int:
        """Where the last entry ends; the line of a turn of which nothing is told yet takes no room in a short log."""
        begins = self.short and bool(self._rows) and self._rows[-1].entry.heading
        return self._tops[-2 if begins else -1]

    def entry_rect(self, index: int) -> Rect:
        """Where an entry stands now."""
        row = self._rows[index]
        return Rect(self.rect.left, self.rect.top - self.scroll.offset + self._tops[index], row.width, row.height)

    def rule_rect(self, index: int) -> Rect:
        """Where a click on the rule of an entry goes."""
        return self._rows[index].rule_rect(self.entry_rect(index))

    def seen(self) -> list[int]:
        """The entries of which anything is seen."""
        rows = range(len(self._rows))
        if self.short:
            return [index for index in rows if self.rect.contains(self.entry_rect(index))]
        return [index for index in rows if self.entry_rect(index).colliderect(self.rect)]

    def at(self, place: Place) -> int | None:
        found = (index for index in self.seen() if not self._rows[index].entry.heading)
        return next((index for index in found if self.entry_rect(index).collidepoint(place)), None)

    def tip_at(self, place: Place | None) -> str:
        """The whole sentence of which only the brief one is seen."""
        index = self.selected if place is None else self.at(place)
        row = self._rows[index] if index is not None else None
        return row.entry.text if row is not None and row.text != row.entry.text else ""

    def tip_rect(self, place: Place | None) -> Rect:
        index = self.selected if place is None else self.at(place)
        return self.rect if index is None else self.entry_rect(index)

    def press(self, place: Place) -> bool:
        index = self.at(place)
        thumb = self.scroll.thumb.inflate(self.kit.px(8), 0)
        if not self.short and thumb.collidepoint(place) and self.scroll.grab(place):
            self.dirty = True
        elif index is not None:
            self.selected = index
            self.dirty = True
            if self._rows[index].rule and self.rule_rect(index).collidepoint(place):
                self.on_rule(self._rows[index].entry.rule)
            else:
                self.on_entry(index)
        return True

    def key(self, event: Event) -> bool:
        index = self.selected
        if event.key in STEPS and any(not row.entry.heading for row in self._rows):
            self.selected = self._next(index, STEPS[event.key])
            self.scroll.reveal(self._tops[self.selected], self._tops[self.selected + 1])
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and index is not None:
            self.on_entry(index)
        elif event.key == pygame.K_r and index is not None and self._rows[index].entry.rule:
            self.on_rule(self._rows[index].entry.rule)
        elif not self.scroll.key(event.key):
            return False
        self.dirty = True
        return True

    def _next(self, index: int | None, step: int) -> int:
        """The entry after that one, or before; headings are passed over."""
        readable = [number for number, row in enumerate(self._rows) if not row.entry.heading]
        if index not in readable:
            return readable[-1]
        return readable[min(max(readable.index(index) + step, 0), len(readable) - 1)]

    def targets(self) -> list[Rect]:
        return [] if self.short else self._places()

    def inline_targets(self) -> list[Rect]:
        """Lines that can be clicked although they are only as high as their words."""
        return self._places() if self.short else []

    def _places(self) -> list[Rect]:
        """Sentences and rules of which enough is seen for a click."""
        found: list[Rect] = []
        for index in self.seen():
            row, least = self.entry_rect(index).clip(self.rect), self.kit.px(self.measures.least)
            if self._rows[index].entry.heading or row.height < least:
                continue
            if self._rows[index].rule:
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
        kit, rect, row = self.kit, self.entry_rect(index), self._rows[index]
        if row.entry.heading:
            return self._heading_texts(index)
        colour = kit.theme.colour("bone")
        if not kit.theme.flat:
            colour = kit.theme.colour("tray").lerp(colour, FADED[self._age(index)])
        texts = [
            kit.text(
                line, row.role, (rect.left + row.left, row.baseline(rect, number)), colour, size=row.size, room=rect
            )
            for number, line in enumerate(row.lines)
            if line
        ]
        if row.rule:
            place = (rect.right - kit.px(RIGHT), row.baseline(rect, -1))
            texts.append(
                kit.text(row.rule, "rule-id", place, "link", anchor="right", room=rect, underline=LINK_OPACITY)
            )
        size = self.measures.chip_text
        for chip, (_, text) in zip(row.chips(rect), row.entry.changes, strict=True):
            place = (chip.right - kit.px(CHIP_PAD), chip.centery + kit.px(0.35 * size))
            texts.append(kit.text(text, "row-title", place, "bone", anchor="right", size=size, room=chip))
        return texts

    def _heading_texts(self, index: int) -> list[TextBox]:
        """A heading in words; in a short log the line behind it is all there is of it."""
        if self.short:
            return []
        kit, rect = self.kit, self.entry_rect(index)
        place = (rect.left + kit.px(SIDE), rect.top + kit.px(HEADING_AT))
        return [overline(kit, self._rows[index].entry.text, place, room=rect.width - kit.px(2 * SIDE))]

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
            target.blit(self._words(index), self.entry_rect(index))
        target.set_clip(clip)
        if not self.short:
            self.scroll.paint(target)
        if self.ringed:
            self.kit.ring(target, self.rect, 8)

    def _words(self, index: int) -> Surface:
        """What stands in an entry, written once."""
        kit, row = self.kit, self._rows[index]

        def write() -> Surface:
            left, top = self.entry_rect(index).topleft
            made = Surface((row.width, row.height), pygame.SRCALPHA, 32)
            kit.write(made, *(text.moved(-left, -top) for text in self.entry_texts(index)))
            return made

        key = "words", row.entry, row.rule, row.width, row.left, self.measures, self._age(index), kit.blank
        return kit.picture(key, write)

    def _age(self, index: int) -> int:
        """How many entries came after it, at most as many as have a fading of their own."""
        return min(len(self._rows) - 1 - index, len(FADED) - 1)

    def _paint_marks(self, target: Surface, index: int) -> None:
        """What is no writing: the line behind a heading, the picture of the thing in the colour of its side, what the
        changes stand on."""
        kit, rect, row = self.kit, self.entry_rect(index), self._rows[index]
        entry = row.entry
        if entry.heading:
            self._paint_heading(target, index)
            return
        if row.indented and not entry.pictured and not entry.reason:
            middle = rect.left + kit.px(SIDE + self.measures.picture / 2), rect.centery
            kit.disc(target, middle, PLAIN, "bone.2")
        self._paint_picture(target, entry, rect)
        half = self.measures.chip / 2
        for chip, (side, _) in zip(row.chips(rect), entry.changes, strict=True):
            kit.stamp(target, chip, Fill("well", 0.92, half))
            kit.stamp(target, chip, Outline(kit.side_colour(side), 1, half, 0.9))
            middle = chip.left + kit.px(CHIP_PAD) + kit.px(2 * DOT) // 2, chip.centery
            kit.disc(target, middle, DOT, kit.side_colour(side))

    def _paint_picture(self, target: Surface, entry: LogEntry, rect: Rect) -> None:
        """An icon, or the card in the colour of the side."""
        kit, side = self.kit, self.measures.picture
        picture = self.picture(entry.thing, kit.px(side)) if entry.thing and not entry.icon else None
        if entry.icon:
            kit.icon(target, entry.icon, (rect.left + kit.px(SIDE + side / 2), rect.centery), side, "bone.2")
        elif picture is not None:
            place = picture.get_rect(midleft=(rect.left + kit.px(SIDE), rect.centery))
            target.blit(picture, place)
            kit.stamp(target, place, Outline(kit.side_colour(entry.side), 1.5, 4))

    def _paint_heading(self, target: Surface, index: int) -> None:
        """The thin line behind its words, or from edge to edge where it has none."""
        kit, rect = self.kit, self.entry_rect(index)
        left = rect.left + kit.px(SIDE)
        if texts := self.entry_texts(index):
            left = texts[0].rect.right + kit.px(8)
        line = Rect(left, rect.centery, rect.right - kit.px(SIDE) - left, kit.px(1))
        if line.width > 0:
            kit.line(target, line, "tray.edge", 1.0 if kit.theme.flat else RULE_LINE)
