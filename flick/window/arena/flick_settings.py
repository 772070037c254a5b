"""How one flicks, and how much aim help there is, chosen where one plays: two choices, each under its heading."""

from collections.abc import Callable, Iterator, Mapping, Sequence

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
    """The choice between pulling back and swiping."""
    return _row(kit, row, words, settings, on_change, "flick_mode", MODES, {})


def help_row(
    kit: Kit, row: Rect, words: Words, settings: Settings, on_change: Change, most: AimHelp = "path"
) -> Iterator[Widget]:
    """The choice of aim help, as much as the match allows."""
    why = words("window-aim-capped", most=words(f"setting-aim-help-{most}"))
    barred = dict.fromkeys(range(HELPS.index(most) + 1, len(HELPS)), why)
    return _row(kit, row, words, settings, on_change, "aim_help", HELPS, barred)


def _row(
    kit: Kit,
    row: Rect,
    words: Words,
    settings: Settings,
    on_change: Change,
    name: str,
    values: Sequence[str],
    barred: Mapping[int, str],
) -> Iterator[Widget]:
    """The heading of a setting above its values; ``barred`` says by their places why some cannot be chosen."""
    title = f"setting-{name.replace('_', '-')}"
    yield Overline(kit, Rect(row.left, row.top - kit.px(HEADING_AT), row.width, kit.px(9)), words(title))
    labels = [words(f"setting-{name.replace('_', '-')}-{value}") for value in values]
    chosen = values.index(getattr(settings, name))
    yield Segmented(kit, row, labels, chosen, lambda index: on_change(name, values[index]), barred=barred)
