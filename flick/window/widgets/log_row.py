"""One entry of a log, measured: which line holds what, and where the changes and the rule stand."""

from dataclasses import dataclass
from typing import NamedTuple

from pygame import Rect

from flick.window.widgets.kit import Kit
from flick.window.widgets.text import SMALLEST, STEP, wrapped

SIDE, RIGHT, GAP = 6, 4, 10
"""What is free at the left of an entry and at its right, and between its words and what stands at the end of them."""
CHIP_PAD, CHIP_GAP, DOT = 5, 4, 3.5
"""What is free at the ends of a change, from one to the next, and the radius of its dot."""
LEAST_RULE = 30
"""How wide a rule is at least for a click."""


@dataclass(frozen=True)
class LogEntry:
    """One line of the log, or the ``heading`` above some. ``number`` says which of all that happened it is.

    ``thing`` is the card that it is about, of which a picture stands before it where there is no ``icon``; ``side`` and
    ``seat`` are those of whose deed it was, and each of ``changes`` says what a side has now; ``averted`` whether
    something would have changed that did not. ``brief`` says the same in few words, a ``reason`` why."""

    text: str
    rule: str = ""
    number: int = -1
    heading: bool = False
    thing: str = ""
    side: str = ""
    changes: tuple[tuple[str, str], ...] = ()
    averted: bool = False
    brief: str = ""
    icon: str = ""
    seat: int | None = None
    reason: bool = False

    @property
    def pictured(self) -> bool:
        """Whether a picture stands before it."""
        return bool(self.thing or self.icon) and not self.heading


class Measures(NamedTuple):
    """How much room entries take, in pixels of the design: from line to line, what is added above and below them, the
    least of an entry, a heading, a picture, a change and its words; and whether they are told in brief."""

    line: float
    pad: float
    least: float
    heading: float
    picture: float
    chip: float
    chip_text: float
    brief: bool = False


ROOMY = Measures(line=17, pad=8, least=28, heading=24, picture=26, chip=18, chip_text=12.5)
"""Every entry is as high as a click needs."""

DENSE = Measures(line=15.5, pad=3.5, least=18.5, heading=4, picture=17, chip=15, chip_text=11.5, brief=True)
"""As many entries as have room, like links in running text; a turn ends with a line in place of a heading."""


class LogRow:
    """An entry at ``width`` pixels; without ``rules`` its rule is not written, and ``indented`` it stands below those
    with pictures although it has none. What gave a bot its reason stands below its deed, in italics."""

    def __init__(
        self, kit: Kit, entry: LogEntry, width: int, measures: Measures, *, rules: bool = True, indented: bool = False
    ) -> None:
        self.kit, self.entry, self.width, self.measures, self.indented = kit, entry, width, measures, indented
        self.rule = entry.rule if rules and not entry.heading else ""
        self.role = "reason" if entry.reason else "hint"
        self.size = kit.theme.size(self.role)
        self.text = (measures.brief and entry.brief) or entry.text
        self.lines = [] if entry.heading else self._wrapped()
        self.height = self._high()

    @property
    def left(self) -> int:
        """How far its words are from its left edge."""
        indented = self.indented or self.entry.pictured or self.entry.reason
        return self.kit.px(SIDE + (self.measures.picture + SIDE if indented else 0))

    def baseline(self, row: Rect, line: int) -> int:
        """Where a line of it stands, while the entry is at ``row``; a negative one counts from the last."""
        kit, pitch = self.kit, self.measures.line
        first = row.centery - kit.px(pitch) * (len(self.lines) - 1) // 2 + kit.px(4.5)
        return first + kit.px(pitch) * (line % len(self.lines))

    def chips(self, row: Rect) -> list[Rect]:
        """Where its changes stand: at the end of its last line, before the rule."""
        kit, high = self.kit, self.kit.px(self.measures.chip)
        right = row.right - kit.px(RIGHT) - (self._rule_width + kit.px(GAP) if self.rule else 0)
        centre, found = self.baseline(row, -1) - kit.px(4.5), list[Rect]()
        for _, text in reversed(self.entry.changes):
            chip = Rect(0, 0, self._chip_width(text), high).move_to(midright=(right, centre))
            right = chip.left - kit.px(CHIP_GAP)
            found.insert(0, chip)
        return found

    def rule_rect(self, row: Rect) -> Rect:
        """Where a click on its rule goes."""
        kit, high = self.kit, min(row.height, self.kit.px(self.measures.least))
        width = max(kit.px(LEAST_RULE), self._rule_width + kit.px(2 * RIGHT))
        return Rect(row.right - width, row.bottom - high, width, high)

    def _wrapped(self) -> list[str]:
        """Its words in lines; the last one has room for changes and rule, or holds nothing else. In brief they are made
        a little smaller where that makes one line of them."""
        kit, room, tail = self.kit, self.width - self.left - self.kit.px(RIGHT), self._tail_width
        beside = room - (tail + kit.px(GAP) if tail else 0)
        while self.measures.brief and self.size - STEP >= SMALLEST and self._wide(self.text) > beside:
            self.size -= STEP
        if self._wide(self.text) > beside:
            self.size = kit.theme.size(self.role)
        lines = wrapped(self.text, kit.theme.font(self.role, self.size), room)
        if tail and (not lines or self._wide(lines[-1]) > beside):
            lines.append("")
        return lines or [""]

    def _wide(self, text: str) -> int:
        return self.kit.width(text, self.role, self.size)

    def _high(self) -> int:
        kit, measures = self.kit, self.measures
        if self.entry.heading:
            return kit.px(measures.heading)
        return max(kit.px(measures.least), kit.px(measures.line) * len(self.lines) + kit.px(measures.pad))

    @property
    def _tail_width(self) -> int:
        chips = [self._chip_width(text) + self.kit.px(CHIP_GAP) for _, text in self.entry.changes]
        between = self.kit.px(GAP) if chips and self.rule else 0
        return sum(chips) + between + self._rule_width

    @property
    def _rule_width(self) -> int:
        return self.kit.width(self.rule, "rule-id") if self.rule else 0

    def _chip_width(self, text: str) -> int:
        kit = self.kit
        return kit.width(text, "row-title", self.measures.chip_text) + kit.px(2 * CHIP_PAD + 3 * DOT)
