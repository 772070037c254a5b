"""The log at the lower left: what was done last, by turns; and on demand, in a drawer, everything that has happened,
sifted by what it is, whose, and what it says."""

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.table.looks import CardLook
from flick.table.naming import without_accents
from flick.table.story import sifted
from flick.table.words import Words
from flick.window.cards.portrait import portraits_of
from flick.window.match.log_story import LogStory
from flick.window.widgets import Caption, Kit, Link, TextBox, Tray, Widget, overline
from flick.window.widgets.desk import Desk
from flick.window.widgets.drawer import Drawer
from flick.window.widgets.field import Field
from flick.window.widgets.log import Log
from flick.window.widgets.log_row import LogEntry
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.select import Select

Sort: TypeAlias = Literal["deeds", "own", "reasons", "everything"]
WORDING: dict[Sort, str] = {
    "deeds": "window-log-deeds",
    "own": "window-log-own",
    "reasons": "window-log-reasons",
    "everything": "window-log-everything",
}
WIDTH, ROW, GAP, PERSON = 620, 34, 8, 200
"""Of the drawer in pixels of the design: its width, the height of a row, what lies between two, and the width of the
choice whose deeds are told."""
HEADING, LIST, FOOT, SIDE = 19, 27, 3, 8
"""The baseline of the heading, the top of the list, and what is free below it and beside it."""


class WholeLog(Drawer):
    """``own`` is the seat of whoever reads, if they have one. Ctrl and F, or a slash, goes to the field in which is
    typed what is looked for."""

    def __init__(
        self,
        kit: Kit,
        window: Rect,
        story: LogStory,
        picture: Callable[[str, int], Surface | None],
        own: int | None,
        on_moment: Callable[[int], None],
        on_rule: Callable[[str], None],
    ) -> None:
        words = story.words
        rect = Rect(0, 0, min(kit.px(WIDTH), window.width - kit.px(32)), window.height - kit.px(112))
        rect.midtop = window.centerx, kit.px(56)
        super().__init__(kit, window, rect, words("window-log"), words("window-close"))
        self.story, self.own = story, own
        self.on_moment = on_moment
        self.sort: Sort = "deeds"
        self.sorts: list[Sort] = [sort for sort in WORDING if sort != "own" or own is not None]
        self.person: int | None = None
        self._looked_for = ""
        self.field = Field(kit, Rect(), "", self._find, hint=words("window-search"), icon="search")
        row, gap = kit.px(ROW), kit.px(GAP)
        first = Rect(self.inner.left, self.inner.top, self.inner.width, row)
        second = first.move(0, row + gap)
        place = Rect(self.inner.left, second.bottom + gap, self.inner.width, self.inner.bottom - second.bottom - gap)
        self.log = Log(kit, place, self._moment, on_rule, picture)
        self._none = Caption(kit, place.inflate(-2 * gap, -2 * gap), words("window-log-none"), "hint", colour="bone.2")
        options = [words(WORDING[sort]) for sort in self.sorts]
        self.add(Segmented(kit, first, options, 0, self._choose), *self._asking(second), self.log, self._none)
        self._sift()

    def key(self, event: Event) -> bool:
        wants = event.key == pygame.K_SLASH or (event.key == pygame.K_f and event.mod & pygame.KMOD_CTRL)
        if wants and self.desk is not None:
            self.desk.give_focus(self.field, ring=True)
            return True
        return super().key(event)

    def _asking(self, row: Rect) -> Sequence[Widget]:
        """Whose deeds are told, where there are several people, and what they say."""
        kit, names = self.kit, self.story.words.names
        self.field.rect = Rect(row)
        if len(names) < 2:
            return [self.field]
        person = Rect(row.left, row.top, min(kit.px(PERSON), row.width // 2), row.height)
        self.field.rect.update(person.right + kit.px(GAP), row.top, row.right - person.right - kit.px(GAP), row.height)
        everybody = [self.story.words("window-log-everybody"), *names]
        return [Select(kit, person, everybody, 0, self._ask_for), self.field]

    def _choose(self, index: int) -> None:
        self.sort = self.sorts[index]
        self._sift()

    def _ask_for(self, index: int) -> None:
        self.person = index - 1 if index else None
        self._sift()

    def _find(self, text: str) -> None:
        self._looked_for = without_accents(text)
        self._sift()

    def _sift(self) -> None:
        """Show what is wanted, from its end."""
        told = self.story.deeds if self.sort in ("deeds", "own") else self.story.whole
        self.log.tell(sifted(told, self._is_wanted))
        self.log.selected = None
        self.log.scroll.to(self.log.scroll.most)
        self._none.hidden = bool(self.log.entries)
        self._none.text = self.story.words(self._why_none)

    @property
    def _why_none(self) -> str:
        """The message that says why nothing of a sort is told."""
        if self.sort != "reasons":
            return "window-log-none"
        return "window-log-no-reasons" if self.story.bots else "window-log-no-bots"

    def _is_wanted(self, entry: LogEntry) -> bool:
        if self.sort == "reasons" and not entry.reason:
            return False
        if self.sort == "own" and entry.seat != self.own:
            return False
        if self.person is not None and entry.seat != self.person:
            return False
        return not self._looked_for or self._looked_for in without_accents(f"{entry.text} {entry.rule}")

    def _moment(self, index: int) -> None:
        """See the moment of an entry again, below the drawer."""
        number = self.log.entries[index].number
        self.close()
        self.on_moment(number)


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
