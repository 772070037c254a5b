"""The lower right: what the layout puts there, and the settings that are changed in play."""

from collections.abc import Sequence
from typing import Any

from pygame import Rect

from flick.table.rules import AimHelp
from flick.window.app.settings import Settings
from flick.window.arena.flick_settings import HIGH, Change, help_row, mode_row
from flick.window.board.rail import RailPart
from flick.window.board.row_arithmetic import shared_out, side_by_side
from flick.window.board.slot import SlotPart
from flick.window.board.surroundings import Surroundings
from flick.window.widgets.widget import Widget

FOOT = 48
"""Height of the settings: a heading and a row."""
GAP = 12
NUMBERS, HEADINGS = (34.0, 26.0, 20.0), (11.0, 10.5, 10.0, 9.5, 9.0, 8.5)
"""Sizes of numbers and headings side by side: where they have no room all numbers become smaller, then all headings."""
READ = 10.0
"""Headings that would be smaller than that stand in two rows."""
SHARE = 0.43
"""Of the width, for how to flick."""


class CornerPart(RailPart):
    """A rail of sections side by side. ``flicks`` says whether there is anything to flick, and so settings for it."""

    def __init__(
        self,
        around: Surroundings,
        rect: Rect,
        slots: Sequence[SlotPart[Any]],
        settings: Settings,
        on_change: Change,
        *,
        flicks: bool,
    ) -> None:
        super().__init__(around, rect, slots, opacity=0.62)
        self.settings, self.on_change, self.flicks = settings, on_change, flicks
        self._most: AimHelp = "path"
        self._settings: list[Widget] = []
        self.lay(rect)

    @property
    def shows_mode(self) -> bool:
        """Whether how to flick is chosen here; where it is narrow, that is in the menu."""
        return self.flicks and not self.around.narrow

    def lay(self, rect: Rect) -> None:
        self.rect = Rect(rect)
        self.remove(*self._settings)
        self._settings = self._laid_settings() if self.flicks else []
        self.add(*self._settings)
        self.arrange()

    def allow(self, help: AimHelp) -> None:
        """Let at most so much aim help be chosen."""
        if help != self._most:
            self._most = help
            self.lay(self.rect)

    def arrange(self) -> None:
        """Lay the sections side by side above the settings."""
        seen = [slot for slot in self.slots if not slot.hidden]
        self.hidden = not seen and not self.flicks
        inner, gap = self.inner, self.kit.px(GAP)
        foot = self.rect.bottom - self.kit.px(FOOT + 8 if self.flicks else 8)
        top, rows = self.rect.top + self.kit.px(1), _in_rows(seen, inner.width, gap)
        high = (foot - top) // len(rows)
        for row in rows:
            room, least = inner.width - gap * (len(row) - 1), [float(slot.narrowest) for slot in row]
            widths = [int(width) for width in shared_out([slot.share for slot in row], least, room, room)]
            for slot, place in zip(row, side_by_side(widths, gap, inner.left, top, high), strict=True):
                slot.level = True
                slot.lay(place)
            top += high
        self.dirty = True

    def _laid_settings(self) -> list[Widget]:
        """How to flick, if that is chosen here, and the aim help."""
        kit, words, inner = self.kit, self.around.words, self.inner
        row = Rect(inner.left, self.rect.bottom - kit.px(8 + HIGH), inner.width, kit.px(HIGH))
        given = words, self.settings, self.on_change
        if not self.shows_mode:
            return list(help_row(kit, row, *given, self._most))
        left = Rect(row.left, row.top, round(row.width * SHARE) - kit.px(GAP) // 2, row.height)
        right = Rect(left.right + kit.px(GAP), row.top, row.right - left.right - kit.px(GAP), row.height)
        return [*mode_row(kit, left, *given), *help_row(kit, right, *given, self._most)]


def _in_rows(slots: Sequence[SlotPart], width: int, gap: int) -> list[Sequence[SlotPart]]:
    """All sections side by side, or half of them below the others where headings would be hard to read."""
    half = (len(slots) + 1) // 2
    rows: list[Sequence[SlotPart]] = [slots[:half], slots[half:]]
    if _squeeze([slots], width, gap, READ) or not rows[1] or not _squeeze(rows, width, gap, 0.0):
        return [slots]
    return rows


def _squeeze(rows: Sequence[Sequence[SlotPart]], width: int, gap: int, least: float) -> bool:
    """Give all sections the largest sizes of numbers and headings at which every row has room; whether there are such,
    with headings of that size at ``least``."""
    sizes = [*((number, HEADINGS[0]) for number in NUMBERS), *((NUMBERS[-1], heading) for heading in HEADINGS[1:])]
    for number, heading in sizes:
        for slot in (slot for row in rows for slot in row):
            slot.most_number, slot.heading_size = number, heading
        if all(sum(slot.narrowest for slot in row) + gap * (len(row) - 1) <= width for row in rows):
            return heading >= least
    return False
