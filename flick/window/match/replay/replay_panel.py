"""The tray at the right of a replay: all turns, what happened at the moment that is seen, what can be taken along."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal, TypeAlias

from pygame import Rect

from flick.table.looks import CardLook
from flick.table.words import Words
from flick.window.board.log_part import LogPart
from flick.window.match.log_story import LogStory
from flick.window.widgets.button import Button
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import Overline
from flick.window.widgets.listing import Listing, ListRow
from flick.window.widgets.log_row import LogEntry
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.tray import Tray

Sort: TypeAlias = Literal["all", "hits", "misses"]
SORT_LABELS: dict[Sort, str] = {
    "all": "window-replay-all",
    "hits": "window-replay-hit",
    "misses": "window-replay-missed",
}
SORTS = tuple(SORT_LABELS)

PAD = 18
HEAD = 44
FROM_HERE = 118
"""Height of the section with the buttons."""
LOG = (126, 106)
"""Height of the log, and in a low window."""
LOW = 470
LEAD = 20
"""Room for the number of a turn."""
DEED, BESIDE = 13, 44
"""Size of the words on the small buttons, and what an icon beside them and the edges need."""
PLAY_ON = 15
OF_FLICKS = ("gif", "layout")
DEEDS = {
    "gif": ("replay", "window-replay-gif", "window-replay-gif-tip"),
    "picture": ("eye", "window-replay-picture", "window-replay-picture-tip"),
    "layout": ("load", "window-replay-layout", "window-replay-layout-tip"),
}
"""What can be taken along: the icon, the label and the tip of each button."""


class Panel(Tray):
    """``on_turn`` is told the number of a row; the deeds are ``play-on``, ``gif``, ``picture`` and ``layout``."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        say: Callable[[str], str],
        *,
        on_turn: Callable[[int], None],
        on_sort: Callable[[Sort], None],
        on_rule: Callable[[str], None],
        on_moment: Callable[[int], None],
        on_deed: Callable[[str], None],
        window: Rect,
        words: Words,
        look: Callable[[str], CardLook | None],
        sort: Sort,
        sorted_: bool,
        flicks: bool,
    ) -> None:
        """In the words that ``say`` has; ``window``, ``words`` of the game and the ``look`` of its cards are for the
        log. ``sorted_`` says whether turns can be told apart by hits and misses, ``flicks`` whether there are any."""
        px = kit.px
        inner = Rect(rect.left + px(PAD), rect.top, rect.width - 2 * px(PAD), rect.height)
        low = rect.height < px(LOW)
        foot = rect.bottom - px(FROM_HERE)
        log_top = foot - px(LOG[low]) - px(8)
        super().__init__(kit, rect, say("window-replay-turns"), pad=PAD, radius=14, heading_size=12)
        self._on_sort = on_sort
        if sorted_:
            wide = min(px(170), round(inner.width * 0.62))
            place = Rect(inner.right - wide, rect.top + px(9), wide, px(29))
            labels = [say(SORT_LABELS[one]) for one in SORTS]
            self.add(Segmented(kit, place, labels, SORTS.index(sort), self._sort))
        edge = px(8)
        listed = Rect(rect.left + edge, rect.top + px(HEAD), rect.width - 2 * edge, 0)
        listed.height = log_top - px(10) - listed.top
        empty = say("window-replay-none-such") if sorted_ else ""
        self.listing = Listing(kit, listed, [], on_turn, on_turn, empty=empty, lead_width=LEAD)
        log = Rect(listed.left, log_top, listed.width, foot - log_top)
        self.log = LogPart(kit, log, window, words, look, lambda: None, on_moment, on_rule)
        self.add(self.listing, self.log)
        self.add(Overline(kit, Rect(inner.left, foot + px(10), inner.width, px(14)), say("window-replay-from-here")))
        self.play_on = self._play_on_button(Rect(inner.left, foot + px(36), inner.width, px(34)), say, on_deed)
        self.deeds = self._deed_buttons(Rect(inner.left, foot + px(78), inner.width, px(30)), say, on_deed, flicks)
        self.add(self.play_on, *self.deeds.values())

    def _play_on_button(self, place: Rect, say: Callable[[str], str], on_deed: Callable[[str], None]) -> Button:
        label, tip = say("window-replay-play-on"), say("window-replay-play-on-tip")
        fits = self.kit.width(label, "button", PLAY_ON) + self.kit.px(BESIDE) <= place.width
        size = PLAY_ON if fits else DEED
        return Button(self.kit, place, label, lambda: on_deed("play-on"), icon="play", tip=tip, size=size)

    def _deed_buttons(
        self, row: Rect, say: Callable[[str], str], on_deed: Callable[[str], None], flicks: bool
    ) -> dict[str, Button]:
        """What can be taken along, side by side: of a flick only where there are any."""
        kit, gap = self.kit, self.kit.px(7)
        shown = {deed: texts for deed, texts in DEEDS.items() if flicks or deed not in OF_FLICKS}
        wide = (row.width - gap * (len(shown) - 1)) // len(shown)
        beside = kit.px(BESIDE) + max(kit.width(say(label), "button", DEED) for _, label, _ in shown.values())
        found: dict[str, Button] = {}
        for column, (deed, (icon, label, tip)) in enumerate(shown.items()):
            place = Rect(row.left + column * (wide + gap), row.top, wide, row.height)
            do, icon = partial(on_deed, deed), icon if beside <= wide else ""
            found[deed] = Button(kit, place, say(label), do, kind="quiet", icon=icon, size=DEED, tip=say(tip))
        return found

    def tell(self, story: LogStory, entries: Sequence[LogEntry]) -> None:
        """What has happened up to the moment that is seen."""
        self.log.show(story, entries)

    def show_rows(self, rows: Sequence[ListRow]) -> None:
        """All turns that are listed."""
        self.listing.rows = list(rows)

    def select(self, row: int | None) -> None:
        """The turn that is seen."""
        if row == self.listing.selected:
            return
        self.listing.selected = row
        if row is not None:
            for near in (row + 1, row - 1, row):
                self.listing.show(min(max(near, 0), len(self.listing.rows) - 1))

    def _sort(self, index: int) -> None:
        self._on_sort(SORTS[index])
