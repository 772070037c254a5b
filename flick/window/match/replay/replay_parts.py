"""Everything on the screen of a replay: its table, panel and foot, and what they show of the moment that is seen."""

from typing import TYPE_CHECKING

from pygame import Rect

from flick.clips import Rolled
from flick.window.match.replay.replay_foot import HIGH, Foot
from flick.window.match.replay.replay_panel import Panel
from flick.window.match.replay.replay_table import ReplayTable
from flick.window.match.replay.replay_words import Telling
from flick.window.menus.page import MARGIN
from flick.window.widgets.group import Group
from flick.window.widgets.layout import Column, Row, Sized

if TYPE_CHECKING:
    from flick.window.match.replay.replay_screen import ReplayScreen

TOP, GAP = 76, 12
SIDE, SIDE_OF_CARDS = 332, 300
"""Width of the panel at the right, and beside a table without an arena, which needs more of the room."""


class ReplayParts:
    """Made anew whenever ``screen`` is laid out."""

    def __init__(self, screen: "ReplayScreen", telling: Telling) -> None:
        self._screen, self.telling = screen, telling
        kit, wide = screen.kit, screen.wide - 2 * MARGIN
        high = screen.high - TOP - MARGIN + 4
        side = min(SIDE, 0.29 * screen.wide) if screen.film.arena else min(SIDE_OF_CARDS, 0.25 * screen.wide)
        self._listed = screen.rows.listed(screen.sort)
        """The turns in the list."""
        self.panel = Panel(screen, telling, self._listed, high=high - GAP - HIGH)
        self.foot = Foot(screen, screen.rows.beads(telling.words, kit), wide=wide)
        above = Row(kit, Sized(self._lay_table, grow=1), Sized(self.panel, size=side), gap=MARGIN)
        page = Column(kit, Sized(above, grow=1), Sized(self.foot, size=HIGH), gap=GAP)
        ground, *others = page.take_place(screen.rect(MARGIN, TOP, wide, high))
        screen.desk.add(ground)
        self.about = screen.lay_head()
        """The line about the match."""
        screen.desk.add(*others)
        self.show_ways()
        self._seen: tuple[int, int | None] | None = None
        """The moment that is seen, and the answer that rolls."""

    def _lay_table(self, rect: Rect) -> Group:
        """The table, which lies below everything else, as its arena paints what surrounds it."""
        screen, telling = self._screen, self.telling
        self.table = ReplayTable(screen, rect, telling.film, telling.words, screen.controller.rolled)
        return self.table.ground

    def show_ways(self) -> None:
        """Show the ways of all flicks that are listed, or hide them."""
        screen = self._screen
        if self.foot.ways is not None:
            self.foot.ways.on = screen.ways
        self.table.ways.lay_ways(screen.rows.ways(screen.sort), screen.ways)

    def look(self) -> None:
        """Show the moment as it is now, if that is another one than before."""
        controller = self._screen.controller
        answer, seen = controller.answer, (controller.at, controller.rolling)
        if seen != self._seen:
            goes_on, self._seen = self._went_on(), seen
            if controller.rolling is None:
                self.table.show(controller.at, goes_on=goes_on)
                if goes_on:
                    for event in self.telling.film.events(controller.at):
                        self.table.sign(event)
            rolled = self.telling.film.rolled(answer)
            way = self._screen.rows.way(answer) if rolled is not None else None
            self.table.ways.lay_current(rolled, way)
            if rolled is not None and controller.rolling is None:
                self._say(rolled)
            self._show_texts(answer)
        self.foot.show(self.telling.moment(), self._screen.rows.at(answer + 1), controller.playing)

    def _went_on(self) -> bool:
        """Whether the film has come to its moment from the one before."""
        return self._seen is not None and self._seen[0] == self._screen.controller.at - 1

    def _say(self, rolled: Rolled) -> None:
        """What the flick came to, where it happened."""
        told = [event for event in self.telling.film.events(self._screen.controller.at) if self.table.judges(event)]
        if told:
            self.table.say(min(reversed(told), key=self.table.weight), rolled)

    def _show_texts(self, answer: int) -> None:
        """What happened, the turn in the list, and what can be done."""
        self.panel.tell(self.telling.story, self.telling.entries())
        begun = self._screen.rows.begun(answer + 1)
        self.panel.select(self._listed.index(begun) if begun is not None and begun in self._listed else None)
        self.panel.play_on.off = self._screen.taking.why_not("play-on")
        for deed, button in self.panel.deeds.items():
            button.off = self._screen.taking.why_not(deed)
