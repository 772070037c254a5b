"""What can be taken along from a moment of a film: a match that goes on from it, pictures, a clip."""

from pathlib import Path
from typing import TYPE_CHECKING

from flick.clips import Rolled
from flick.keeping import play_on
from flick.table.sayings import Refused
from flick.window.match.replay import export_worker
from flick.window.match.replay.film import Film
from flick.window.match.replay.replay_controller import ReplayController
from flick.window.match.replay.turn_rows import Rows
from flick.window.menus import opening

if TYPE_CHECKING:
    from pygame import Surface

    from flick.window.menus.page import Page


class Taking:
    """``why_not`` says why something cannot be had at the moment that is seen."""

    def __init__(self, page: "Page", film: Film, controller: ReplayController, rows: Rows) -> None:
        self.page, self.film, self.controller, self.rows = page, film, controller, rows
        self.exporter = export_worker.Exporter()

    @property
    def rolled(self) -> Rolled | None:
        """The flick that is seen, if it is one."""
        answer = self.controller.answer
        return None if answer is None else self.film.rolled(answer)

    @property
    def in_turn(self) -> list[Rolled]:
        """All flicks of the turn that is seen."""
        answer = self.controller.answer
        found = None if answer is None else self.rows.turn(answer + 1)
        if found is None:
            return []
        _, turn = found
        rolled = (self.film.rolled(own) for own in range(turn.first, turn.last + 1))
        return [one for one in rolled if one is not None]

    def why_not(self, deed: str) -> str | None:
        """Why a deed cannot be done now."""
        if deed in ("gif", "layout") and self.rolled is None:
            return self.page.say("window-replay-no-flick")
        if (
            deed == "play-on"
            and self.film.over
            and self.controller.at == self.film.last
            and self.controller.rolling is None
        ):
            return self.page.say("refused-play-on")
        return None

    def do(self, deed: str, seen: "Surface") -> None:
        """Do a deed: ``play-on``, ``gif``, ``picture`` of what is seen, or ``layout``."""
        deeds = {"play-on": self.play_on, "gif": self.gif, "layout": self.layout}
        if deed == "picture":
            self.picture(seen)
        else:
            deeds[deed]()

    def play_on(self) -> None:
        """A new match from here."""
        try:
            match, writer = play_on(self.film.match, self.controller.at)
        except Refused as refused:
            self.page.tell_refusal(self.page.say("window-replay-cannot-play-on"), refused)
            return
        opening.open_match(self.page.app, match, writer)

    def gif(self) -> None:
        """Animate the flick that is seen, or the whole turn: that is asked where the turn has more than one."""
        rolled, whole, say = self.rolled, self.in_turn, self.page.say
        if rolled is None:
            return
        if len(whole) < 2:
            self._film([rolled], self._name)
            return
        self.page.ask(
            say("window-replay-gif-question"),
            [say("window-replay-gif-about", count=len(whole))],
            [
                (say("window-replay-gif-shot"), lambda: self._film([rolled], self._name)),
                (say("window-replay-gif-turn"), lambda: self._film(whole, self._turn_name)),
                (say("window-replay-cancel"), lambda: None),
            ],
        )

    def picture(self, seen: "Surface") -> None:
        """Keep what is seen on the cloth."""
        name = self._name
        self.exporter.start(lambda: export_worker.picture(seen, name))

    def layout(self) -> None:
        """Keep layout and shot of the flick that is seen."""
        rolled, answer, name = self.rolled, self.controller.answer, self._name
        aim = None if answer is None else self.film.aim(answer)
        if rolled is not None and answer is not None and aim is not None:
            most = self.film.hardest(answer)
            self.exporter.start(lambda: export_worker.clip(rolled, aim, most, name))

    def _film(self, flicks: list[Rolled], name: str) -> None:
        self.exporter.start(lambda: export_worker.film(flicks, name))

    @property
    def _name(self) -> str:
        """Of a file about the answer that is seen, counted as in the match file."""
        answer = self.controller.answer
        return f"{self._stem}-{0 if answer is None else self.film.first + answer}"

    @property
    def _turn_name(self) -> str:
        found = self.rows.turn((self.controller.answer or 0) + 1)
        return f"{self._stem}-turn-{found[1].number if found else 0}"

    @property
    def _stem(self) -> str:
        return Path(self.film.journal.path).stem
