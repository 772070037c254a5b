"""The tray at the right of a replay: all turns, what happened at the moment that is seen, what can be taken along."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Literal, TypeAlias

from pygame import Rect

from flick.window.board.log_part import LogPart
from flick.window.match.log_story import LogStory
from flick.window.widgets import Button, Group, Tray
from flick.window.widgets.label import Overline
from flick.window.widgets.layout import UNPLACED, Column, Row, Sized
from flick.window.widgets.listing import Listing
from flick.window.widgets.log_row import LogEntry
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.widget import nothing

if TYPE_CHECKING:
    from flick.window.match.replay.replay_screen import ReplayScreen
    from flick.window.match.replay.replay_words import Telling

Sort: TypeAlias = Literal["all", "hits", "misses"]
SORT_LABELS: dict[Sort, str] = {
    "all": "window-replay-all",
    "hits": "window-replay-hit",
    "misses": "window-replay-missed",
}
SORTS = tuple(SORT_LABELS)

PAD, EDGE = 18, 8
"""What is free at the sides of the tray, and beside its list and its log."""
SORTING, SORTING_HIGH = 170, 29
"""Width and height of the choice which turns are listed."""
LOG, LOG_WHEN_LOW = 134, 114
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
    """Tells ``screen`` what somebody chooses in it. ``listed`` are the turns in the list."""

    def __init__(self, screen: "ReplayScreen", telling: "Telling", listed: Sequence[int], *, high: float) -> None:
        """``high`` in pixels of the design."""
        kit, say = screen.kit, screen.say
        self._screen, self._telling = screen, telling
        told_apart = screen.rows.sorted and bool(screen.rows.turns)
        empty = say("window-replay-none-such") if told_apart else ""

        def turn(row: int) -> None:
            screen.go_to_turn(listed[row])

        self.listing = Listing(kit, UNPLACED, [], turn, turn, empty=empty, lead_width=LEAD)
        self.listing.rows = screen.rows.rows(screen.sort, telling.words, kit, screen.art)
        heading = Overline(kit, UNPLACED, say("window-replay-from-here"))
        play_on, deeds = Sized(self._play_on_button, size=34), Sized(self._lay_deeds, size=30)
        foot = Column(kit, heading, 12, play_on, 8, deeds, pad=(PAD, 10, 10))
        log = Sized(self._log_in, size=LOG_WHEN_LOW if high < LOW else LOG)
        lists = Column(kit, Sized(self.listing, grow=1), 10, log, pad=(EDGE, 0, 0))
        head = Sized(self._sorts() if told_apart else None, size=SORTING_HIGH)
        content = Column(kit, 9, head, 6, Sized(lists, grow=1), foot)
        title = say("window-replay-turns")
        super().__init__(kit, UNPLACED, title, pad=PAD, radius=14, heading_size=12, content=content)

    def _sorts(self) -> Row:
        """All turns, or only hits or misses, where they can be told apart."""
        screen, kit = self._screen, self._screen.kit
        labels, chosen = [screen.say(SORT_LABELS[one]) for one in SORTS], SORTS.index(screen.sort)
        sorts = Segmented(kit, UNPLACED, labels, chosen, lambda index: screen.set_sort(SORTS[index]))
        return Row(kit, Sized(grow=0.38), Sized(sorts, grow=0.62, most=SORTING), pad=(PAD, 0, 0))

    def _log_in(self, rect: Rect) -> LogPart:
        screen, telling = self._screen, self._telling
        rule = partial(screen.open_rule, telling.film.game.id)
        look, window = telling.film.game.card_look, screen.desk.window
        self.log = LogPart(self.kit, rect, window, telling.words, look, nothing, screen.go_to_event, rule)
        return self.log

    def _play_on_button(self, place: Rect) -> Button:
        say, do = self._screen.say, partial(self._screen.take, "play-on")
        label, tip = say("window-replay-play-on"), say("window-replay-play-on-tip")
        fits = self.kit.width(label, "button", PLAY_ON) + self.kit.px(BESIDE) <= place.width
        self.play_on = Button(self.kit, place, label, do, icon="play", tip=tip, size=PLAY_ON if fits else DEED)
        return self.play_on

    def _lay_deeds(self, place: Rect) -> Group:
        """What can be taken along, side by side: of a flick only where there are any. The icons are left out where
        there is no room for them."""
        kit, say, gap = self.kit, self._screen.say, 7
        shown = {deed: texts for deed, texts in DEEDS.items() if self._telling.film.arena or deed not in OF_FLICKS}
        wide = (place.width - kit.px(gap) * (len(shown) - 1)) // len(shown)
        fits = kit.px(BESIDE) + max(kit.width(say(label), "button", DEED) for _, label, _ in shown.values()) <= wide
        self.deeds: dict[str, Button] = {}
        for deed, (icon, label, tip) in shown.items():
            do, icon = partial(self._screen.take, deed), icon if fits else ""
            self.deeds[deed] = Button(kit, UNPLACED, say(label), do, kind="quiet", icon=icon, size=DEED, tip=say(tip))
        return Group(kit, place, content=Row(kit, *(Sized(button, grow=1) for button in self.deeds.values()), gap=gap))

    def tell(self, story: LogStory, entries: Sequence[LogEntry]) -> None:
        """What has happened up to the moment that is seen."""
        self.log.show(story, entries)

    def select(self, row: int | None) -> None:
        """The turn that is seen."""
        if row == self.listing.selected:
            return
        self.listing.selected = row
        if row is not None:
            for near in (row + 1, row - 1, row):
                self.listing.show(min(max(near, 0), len(self.listing.rows) - 1))
