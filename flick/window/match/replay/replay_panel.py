"""The tray at the right of a replay: all turns, what happened at the moment that is seen, what can be taken along."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Literal, TypeAlias

from pygame import Rect

from flick.window.board.log_part import LogPart
from flick.window.match.log_story import LogStory
from flick.window.widgets.button import Button
from flick.window.widgets.label import Overline
from flick.window.widgets.listing import Listing
from flick.window.widgets.log_row import LogEntry
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.tray import Tray
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
    """Tells ``screen`` what somebody chooses in it. ``listed`` are the turns in the list."""

    def __init__(self, screen: "ReplayScreen", rect: Rect, telling: "Telling", listed: Sequence[int]) -> None:
        kit, say, px = screen.kit, screen.say, screen.kit.px
        super().__init__(kit, rect, say("window-replay-turns"), pad=PAD, radius=14, heading_size=12)
        self._screen = screen
        inner = Rect(rect.left + px(PAD), rect.top, rect.width - 2 * px(PAD), rect.height)
        foot = rect.bottom - px(FROM_HERE)
        log_top = foot - px(LOG[rect.height < px(LOW)]) - px(8)
        told_apart = screen.rows.sorted and bool(screen.rows.turns)
        if told_apart:
            self._lay_sorts(inner)
        edge = px(8)
        place = Rect(rect.left + edge, rect.top + px(HEAD), rect.width - 2 * edge, 0)
        place.height = log_top - px(10) - place.top
        empty = say("window-replay-none-such") if told_apart else ""

        def turn(row: int) -> None:
            screen.go_to_turn(listed[row])

        self.listing = Listing(kit, place, [], turn, turn, empty=empty, lead_width=LEAD)
        self.listing.rows = screen.rows.rows(screen.sort, telling.words, kit, screen.workshop)
        log = Rect(place.left, log_top, place.width, foot - log_top)
        self.log = self._log_in(log, telling)
        self.add(self.listing, self.log)
        self.add(Overline(kit, Rect(inner.left, foot + px(10), inner.width, px(14)), say("window-replay-from-here")))
        self.play_on = self._play_on_button(Rect(inner.left, foot + px(36), inner.width, px(34)))
        self.deeds = self._deed_buttons(Rect(inner.left, foot + px(78), inner.width, px(30)), telling.film.arena)
        self.add(self.play_on, *self.deeds.values())

    def _lay_sorts(self, inner: Rect) -> None:
        """All turns, or only hits or misses, where they can be told apart."""
        screen, px = self._screen, self.kit.px
        wide = min(px(170), round(inner.width * 0.62))
        place = Rect(inner.right - wide, inner.top + px(9), wide, px(29))
        labels, chosen = [screen.say(SORT_LABELS[one]) for one in SORTS], SORTS.index(screen.sort)
        self.add(Segmented(self.kit, place, labels, chosen, lambda index: screen.set_sort(SORTS[index])))

    def _log_in(self, rect: Rect, telling: "Telling") -> LogPart:
        screen, look = self._screen, telling.film.game.card_look

        def rule(rule: str) -> None:
            screen.open_rule(screen.rulebook[0], rule)

        return LogPart(self.kit, rect, screen.desk.window, telling.words, look, nothing, screen.go_to_event, rule)

    def _play_on_button(self, place: Rect) -> Button:
        say, do = self._screen.say, partial(self._screen.take, "play-on")
        label, tip = say("window-replay-play-on"), say("window-replay-play-on-tip")
        fits = self.kit.width(label, "button", PLAY_ON) + self.kit.px(BESIDE) <= place.width
        return Button(self.kit, place, label, do, icon="play", tip=tip, size=PLAY_ON if fits else DEED)

    def _deed_buttons(self, row: Rect, flicks: bool) -> dict[str, Button]:
        """What can be taken along, side by side: of a flick only where there are any."""
        kit, say, gap = self.kit, self._screen.say, self.kit.px(7)
        shown = {deed: texts for deed, texts in DEEDS.items() if flicks or deed not in OF_FLICKS}
        wide = (row.width - gap * (len(shown) - 1)) // len(shown)
        beside = kit.px(BESIDE) + max(kit.width(say(label), "button", DEED) for _, label, _ in shown.values())
        found: dict[str, Button] = {}
        for column, (deed, (icon, label, tip)) in enumerate(shown.items()):
            place = Rect(row.left + column * (wide + gap), row.top, wide, row.height)
            do, icon = partial(self._screen.take, deed), icon if beside <= wide else ""
            found[deed] = Button(kit, place, say(label), do, kind="quiet", icon=icon, size=DEED, tip=say(tip))
        return found

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
