"""What is shown of the moment that a replay is at: on the table, in the panel, at the foot."""

from flick.clips import Rolled
from flick.window.match.replay.replay_exports import Taking
from flick.window.match.replay.replay_foot import Foot
from flick.window.match.replay.replay_panel import Panel
from flick.window.match.replay.replay_table import ReplayTable
from flick.window.match.replay.replay_words import Telling


class MomentView:
    """Made anew whenever its parts are. ``listed`` are the turns in the list."""

    def __init__(
        self, table: ReplayTable, panel: Panel, foot: Foot, telling: Telling, taking: Taking, listed: list[int]
    ) -> None:
        self.table, self.panel, self.foot = table, panel, foot
        self._telling, self._taking, self._listed = telling, taking, listed
        self._film, self._controller, self._rows = telling.film, telling.controller, telling.rows
        self._seen: tuple[int, int | None] | None = None
        """The moment that is seen, and the answer that rolls."""

    def look(self) -> None:
        """Show the moment as it is now, if that is another one than before."""
        controller = self._controller
        answer, seen = controller.answer, (controller.at, controller.rolling)
        if seen != self._seen:
            goes_on, self._seen = self._went_on(), seen
            if controller.rolling is None:
                self.table.show(controller.at, goes_on=goes_on)
                if goes_on:
                    for event in self._film.events(controller.at):
                        self.table.sign(event)
            rolled = None if answer is None else self._film.rolled(answer)
            way = self._rows.way(answer) if rolled is not None and answer is not None else None
            self.table.ways.lay_current(rolled, way)
            if rolled is not None and controller.rolling is None:
                self._say(rolled)
            self._show_texts(answer)
        shown = 0 if answer is None else answer + 1
        self.foot.show(self._telling.moment(), self._rows.at(shown), controller.playing)

    def _went_on(self) -> bool:
        """Whether the film has come to its moment from the one before."""
        return self._seen is not None and self._seen[0] == self._controller.at - 1

    def _say(self, rolled: Rolled) -> None:
        """What the flick came to, where it happened."""
        told = [event for event in self._film.events(self._controller.at) if self.table.judges(event)]
        if told:
            self.table.say(told[-1], rolled)

    def _show_texts(self, answer: int | None) -> None:
        """What happened, the turn in the list, and what can be done."""
        self.panel.tell(self._telling.story, self._telling.entries())
        found = None if answer is None else self._rows.begun(answer + 1)
        self.panel.select(self._listed.index(found) if found is not None and found in self._listed else None)
        self.panel.play_on.off = self._taking.why_not("play-on")
        for deed, button in self.panel.deeds.items():
            button.off = self._taking.why_not(deed)
