"""How one flicks, and how much aim help there is, chosen where one plays: two choices, each under its heading."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pygame import Rect

from flick.table.rules import AimHelp
from flick.table.words import Words
from flick.window.app.settings import FlickMode, Settings
from flick.window.arena.flicking.preview import HELPS
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import Overline
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.widget import Widget

MODES: tuple[FlickMode, ...] = ("pull", "swipe")
HIGH, HEADING_AT = 28, 16
"""Height of a row, and how far above it its heading begins."""

Change = Callable[[str, str], None]
"""Told the name of a setting and its value."""


def mode_row(kit: Kit, row: Rect, words: Words, settings: Settings, on_change: Change) -> Iterator[Widget]:
    """Pull back, or swipe."""
    labels = [words("setting-flick-mode-pull"), words("setting-flick-mode-swipe")]
    return _row(kit, row, words("setting-flick-mode"), labels, "flick_mode", MODES, settings, on_change)


def help_row(
    kit: Kit, row: Rect, words: Words, settings: Settings, on_change: Change, most: AimHelp = "path"
) -> Iterator[Widget]:
    """How much aim help there is, as far as the match allows."""
    labels = [words("setting-aim-help-off"), words("setting-aim-help-contact"), words("setting-aim-help-path")]
    why = words("window-aim-capped", most=labels[HELPS.index(most)])
    barred = dict.fromkeys(range(HELPS.index(most) + 1, len(HELPS)), why)
    return _row(kit, row, words("setting-aim-help"), labels, "aim_help", HELPS, settings, on_change, barred=barred)


def _row(
    kit: Kit,
    row: Rect,
    heading: str,
    labels: list[str],
    name: str,
    values: Sequence[str],
    settings: Settings,
    on_change: Change,
    **more: Any,
) -> Iterator[Widget]:
    yield Overline(kit, Rect(row.left, row.top - kit.px(HEADING_AT), row.width, kit.px(9)), heading)
    chosen = values.index(getattr(settings, name))
    yield Segmented(kit, row, labels, chosen, lambda index: on_change(name, values[index]), **more)
