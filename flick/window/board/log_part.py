"""The log at the lower left: what was done last, by turns, and on demand everything that happened."""

from collections.abc import Callable, Sequence

from pygame import Rect

from flick.table.looks import CardLook
from flick.table.words import Words
from flick.window.board.whole_log import WholeLog
from flick.window.cards.portrait import portraits_of
from flick.window.match.log_story import LogStory
from flick.window.widgets import Kit, Link, TextBox, Tray, overline
from flick.window.widgets.desk import Desk
from flick.window.widgets.log import Log
from flick.window.widgets.log_row import LogEntry

HEADING, LIST, FOOT = 19, 27, 3
"""The baseline of the heading, the top of the list, and what is free below it."""
SIDE = 8
"""What is free beside the list."""


class LogPart(Tray):
    """``look`` gives the card of an ID, ``own`` the seat of whoever reads; ``on_moment`` is told which event somebody
    wants to see again, ``on_rule`` which rule they want to read."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        window: Rect,
        words: Words,
        look: Callable[[str], CardLook | None],
        own: Callable[[], int | None],
        on_moment: Callable[[int], None],
        on_rule: Callable[[str], None],
    ) -> None:
        super().__init__(kit, rect)
        self.words, self.own, self.window = words, own, window
        self.picture = portraits_of(kit, look)
        self.on_moment, self.on_rule = on_moment, on_rule
        self.story = LogStory(words)
        self.entries: list[LogEntry] = []
        """What is told of it."""
        pad = kit.px(SIDE)
        top = rect.top + kit.px(LIST)
        inner = Rect(rect.left + pad, top, max(1, rect.width - 2 * pad), max(1, rect.bottom - kit.px(FOOT) - top))
        self.log = Log(kit, inner, self._again, on_rule, self.picture, short=True)
        place = (rect.right - kit.px(14), rect.top + kit.px(HEADING))
        self.link = Link(kit, place, self.words("window-whole-log"), self._open, anchor="right", underlined=False)
        self.add(self.log, self.link)

    def _again(self, index: int) -> None:
        self.on_moment(self.entries[index].number)

    def own_texts(self) -> list[TextBox]:
        """The turn of what was told last, in few words where all have no room, or else only what this is."""
        place = (self.rect.left + self.kit.px(self.pad), self.rect.top + self.kit.px(HEADING))
        room = self.link.texts()[0].rect.left - self.kit.px(SIDE) - place[0]
        last = next((entry for entry in reversed(self.entries) if entry.heading), None)
        told = [] if last is None else [last.text, last.brief or last.text]
        written = [overline(self.kit, text, place, room=room) for text in (*told, self.words("window-log"))]
        return [next((text for text in written if text.width <= room), written[-1])]

    def show(self, story: LogStory, entries: Sequence[LogEntry] | None = None) -> None:
        """Show everything that has happened, from the beginning; what is told of it at once are all deeds, unless these
        are other ``entries``."""
        before = self.own_texts()[0].text
        self.story, self.entries = story, list(story.deeds if entries is None else entries)
        self.log.tell(self.entries)
        self.dirty |= before != self.own_texts()[0].text

    def _open(self) -> None:
        if self.desk is not None:
            self.open(self.desk)

    def open(self, desk: Desk) -> None:
        """Show all of it over the cloth."""
        whole = WholeLog(self.kit, self.window, self.story, self.picture, self.own(), self.on_moment, self.on_rule)
        desk.show(whole)
        desk.give_focus(whole.log)
