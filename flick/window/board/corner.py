"""The lower right: what the layout puts there, and the settings that are changed in play."""

from collections.abc import Callable, Mapping, Sequence

from pygame import Rect

from flick.table.board import Board
from flick.table.rules import AimHelp
from flick.window.board.slot import SlotPart, Surroundings
from flick.window.flicking.preview import HELPS
from flick.window.parts.label import overline
from flick.window.parts.segmented import Segmented
from flick.window.parts.text import TextBox
from flick.window.parts.tray import Tray
from flick.window.settings import FlickMode, Settings

MODES: tuple[FlickMode, ...] = ("pull", "swipe")
PAD, PAD_NARROW = 14, 14
FOOT = 48
"""Height of the settings: a heading and a row."""
SEGMENT, GAP = 28, 12
SHARE = 0.43
"""Of the width, for how to flick."""

Change = Callable[[str, str], None]


class CornerPart(Tray):
    """``flicks`` says whether there is anything to flick, and so settings for it."""

    def __init__(
        self,
        around: Surroundings,
        rect: Rect,
        slots: Sequence[SlotPart],
        settings: Settings,
        on_change: Change,
        *,
        flicks: bool,
    ) -> None:
        super().__init__(around.kit, rect, pad=PAD_NARROW if around.narrow else PAD)
        self.around, self.settings, self.on_change = around, settings, on_change
        self.slots = list(slots)
        self.flicks = flicks
        self._most: AimHelp = "path"
        self._overlines: list[TextBox] = []
        self.add(*slots)
        self.lay(rect)

    @property
    def shows_mode(self) -> bool:
        """Whether how to flick is chosen here; where it is narrow, that is in the menu."""
        return self.flicks and not self.around.narrow

    def lay(self, rect: Rect) -> None:
        """Take that place."""
        self.rect = Rect(rect)
        self.remove(*(part for part in list(self.parts) if isinstance(part, Segmented)))
        self._overlines = []
        if self.flicks:
            self._lay_settings()
        self._lay_slots()

    def show(self, board: Board) -> None:
        """Show everything as it is now."""
        seen = [slot for slot in self.slots if not slot.hidden]
        for slot in self.slots:
            slot.show(board)
        if seen != [slot for slot in self.slots if not slot.hidden]:
            self._lay_slots()

    def allow(self, help: AimHelp) -> None:
        """So much aim help may be chosen at most."""
        if help != self._most:
            self._most = help
            self.lay(self.rect)

    def _lay_slots(self) -> None:
        """Side by side above the settings."""
        seen = [slot for slot in self.slots if not slot.hidden]
        self.hidden = not seen and not self.flicks
        inner = self.inner
        foot = self.rect.bottom - (self.kit.px(FOOT + 8) if self.flicks else self.kit.px(8))
        width = (inner.width - self.kit.px(GAP) * (len(seen) - 1)) // max(1, len(seen))
        for index, slot in enumerate(seen):
            left = inner.left + (width + self.kit.px(GAP)) * index
            slot.lay(Rect(left, self.rect.top + self.kit.px(1), width, foot - self.rect.top))
        self.dirty = True

    def _lay_settings(self) -> None:
        kit, words, inner = self.kit, self.around.words, self.inner
        top = self.rect.bottom - kit.px(8) - kit.px(SEGMENT)
        left = inner.left
        if self.shows_mode:
            width = round(inner.width * SHARE) - kit.px(GAP) // 2
            labels = [words("window-flick-pull"), words("window-flick-swipe")]
            chosen = MODES.index(self.settings.flick_mode)
            self._setting(
                words("window-flick-mode"), Rect(left, top, width, kit.px(SEGMENT)), labels, chosen, self._mode
            )
            left += width + kit.px(GAP)
        labels = [words("window-aim-off"), words("window-aim-contact"), words("window-aim-path")]
        rect = Rect(left, top, inner.right - left, kit.px(SEGMENT))
        most = HELPS.index(self._most)
        why = words("window-aim-capped", most=labels[most])
        barred = dict.fromkeys(range(most + 1, len(HELPS)), why)
        self._setting(words("window-aim-help"), rect, labels, HELPS.index(self.settings.aim_help), self._help, barred)

    def _setting(
        self,
        heading: str,
        rect: Rect,
        labels: list[str],
        chosen: int,
        do: Callable[[int], None],
        barred: Mapping[int, str] | None = None,
    ) -> None:
        kit = self.kit
        self._overlines.append(overline(kit, heading, (rect.left, rect.top - kit.px(7)), room=rect.width))
        self.add(Segmented(kit, rect, labels, chosen, do, barred=barred))

    def _mode(self, index: int) -> None:
        self.on_change("flick_mode", MODES[index])

    def _help(self, index: int) -> None:
        self.on_change("aim_help", HELPS[index])

    def own_texts(self) -> list[TextBox]:
        return self._overlines
