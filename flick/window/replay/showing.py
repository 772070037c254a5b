"""What is shown of the moment that a player is at: on the table, in the panel, at the foot."""

from flick.clips import Rolled
from flick.window.board.layout_file import layout_in
from flick.window.replay.foot import Foot
from flick.window.replay.panel import Panel
from flick.window.replay.table import Table
from flick.window.replay.taking import Taking
from flick.window.replay.telling import Telling


class Showing:
    """Made anew whenever its parts are. ``listed`` are the turns in the list."""

    def __init__(
        self, table: Table, panel: Panel, foot: Foot, telling: Telling, taking: Taking, listed: list[int]
    ) -> None:
        self.table, self.panel, self.foot = table, panel, foot
        self._telling, self._taking, self._listed = telling, taking, listed
        self._film, self._player, self._rows = telling.film, telling.player, telling.rows
        layout = layout_in(self._film.game.folder)
        self._verdicts = layout.verdicts if layout else []
        self._effects = layout.effects if layout else {}
        self._seen: tuple[int, int | None] | None = None
        """The moment that is seen, and the answer that rolls."""

    def look(self) -> None:
        """Show the moment as it is now, if that is another one than before."""
        player = self._player
        answer, seen = player.answer, (player.at, player.rolling)
        if seen != self._seen:
            goes_on, self._seen = self._went_on(), seen
            if player.rolling is None:
                self.table.show(player.at, goes_on=goes_on)
                if goes_on:
                    self.table.sign(self._film.events(player.at), self._effects)
            rolled = None if answer is None else self._film.rolled(answer)
            way = self._rows.way(answer) if rolled is not None and answer is not None else None
            self.table.lay_current(rolled, way)
            if rolled is not None and player.rolling is None:
                self._say(rolled)
            self._show_texts(answer)
        shown = 0 if answer is None else answer + 1
        self.foot.show(self._telling.moment(), self._rows.at(shown), player.playing)

    def _went_on(self) -> bool:
        """Whether the film has come to its moment from the one before."""
        return self._seen is not None and self._seen[0] == self._player.at - 1

    def _say(self, rolled: Rolled) -> None:
        """What the flick came to, where it happened."""
        told = [event for event in self._film.events(self._player.at) if event.kind in self._verdicts]
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
