"""What can be taken along from a moment of a film: a match that goes on from it; pictures and clips, which are
written in the background."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Surface

from flick.arena.shot import aimed
from flick.clips import Rolled, save_film, write_shot
from flick.keeping import play_on
from flick.places import home
from flick.table.files import make_folder
from flick.table.rules import Aim
from flick.table.sayings import Refused, Say, say
from flick.window.app.seen_picture import free, save_seen
from flick.window.app.workers import Lane
from flick.window.menus import opening

if TYPE_CHECKING:
    from flick.window.match.replay.replay_screen import ReplayScreen


class Taking:
    """``why_not`` says why something cannot be had at the moment that ``screen`` shows."""

    def __init__(self, screen: "ReplayScreen") -> None:
        self.page, self.film, self.controller, self.rows = screen, screen.film, screen.controller, screen.rows
        self.exporter = Exporter()

    @property
    def rolled(self) -> Rolled | None:
        """The flick that is seen, if it is one."""
        return self.film.rolled(self.controller.answer)

    @property
    def in_turn(self) -> list[Rolled]:
        """All flicks of the turn that is seen."""
        found = self.rows.turn(self.controller.answer + 1)
        if found is None:
            return []
        _, turn = found
        rolled = (self.film.rolled(own) for own in range(turn.first, turn.last + 1))
        return [one for one in rolled if one is not None]

    def why_not(self, deed: str) -> str | None:
        """Why a deed cannot be done now."""
        if deed in ("gif", "layout") and self.rolled is None:
            return self.page.say("window-replay-no-flick")
        at_end = self.controller.at == self.film.last and self.controller.rolling is None
        return self.page.say("refused-play-on") if deed == "play-on" and self.film.over and at_end else None

    def do(self, deed: str, seen: Surface) -> None:
        """Do a deed: ``play-on``, ``gif``, ``picture`` of what is seen, or ``layout``."""
        deeds = {"play-on": self.play_on, "gif": self.gif, "layout": self.layout, "picture": lambda: self.picture(seen)}
        deeds[deed]()

    def play_on(self) -> None:
        """A new match from here."""
        with self.page.telling_refusals(self.page.say("window-replay-cannot-play-on")):
            match, writer = play_on(self.film.match, self.controller.at)
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

    def picture(self, seen: Surface) -> None:
        """Keep what is seen on the cloth."""
        name = self._name
        self.exporter.start(lambda: write_picture(seen, name))

    def layout(self) -> None:
        """Keep layout and shot of the flick that is seen."""
        rolled, answer, name = self.rolled, self.controller.answer, self._name
        if rolled is not None and (aim := self.film.aim(answer)) is not None:
            most = self.film.hardest(answer)
            self.exporter.start(lambda: write_clip(rolled, aim, most, name))

    def _film(self, flicks: list[Rolled], name: str) -> None:
        self.exporter.start(lambda: write_film(flicks, name))

    @property
    def _name(self) -> str:
        """Of a file about the answer that is seen, counted as in the match file."""
        answer = self.controller.answer
        return f"{self._stem}-{0 if answer < 0 else self.film.first + answer}"

    @property
    def _turn_name(self) -> str:
        found = self.rows.turn(max(0, self.controller.answer) + 1)
        return f"{self._stem}-turn-{found[1].number if found else 0}"

    @property
    def _stem(self) -> str:
        return Path(self.film.journal.path).stem


class Exporter:
    """One thing is written after the other. ``news`` tells what has become of it."""

    def __init__(self) -> None:
        self._lane = Lane()
        self._jobs: list[Future[Path]] = []

    @property
    def busy(self) -> bool:
        """Whether something is being written."""
        return bool(self._jobs)

    def start(self, job: Callable[[], Path]) -> None:
        """Write something; the job says where."""
        self._jobs.append(self._lane.submit(job))

    def news(self) -> Say | None:
        """What has been written since this was last asked, or why it could not be."""
        if not self._jobs or not self._jobs[0].done():
            return None
        job = self._jobs.pop(0)
        try:
            return say("window-replay-saved", file=str(job.result()))
        except Refused as refused:
            return refused.say

    def wait(self) -> None:
        """Until everything is written."""
        for job in self._jobs:
            job.exception()

    def close(self) -> None:
        """Begin nothing more; what is being written is finished."""
        self._lane.close()


def write_film(flicks: Sequence[Rolled], name: str) -> Path:
    """Write a GIF of these flicks."""
    path = free(_pictures(), name, ".gif")
    save_film(flicks, path)
    return path


def write_picture(seen: Surface, name: str) -> Path:
    """Write what is seen."""
    return save_seen(seen, free(_pictures(), name, ".png"))


def write_clip(rolled: Rolled, aim: Aim, most: float, name: str) -> Path:
    """Write layout and shot of one flick, as ``flick shot`` takes them; the folder. ``most`` mm/s is the hardest."""
    shot = aimed(rolled.before, aim.pawn, aim.angle, aim.speed, aim.spin, aim.offset, most)
    folder = free(home() / "clips", name, "")
    write_shot(folder, rolled.before, shot)
    return folder


def _pictures() -> Path:
    """Where pictures lie; made if need be."""
    folder = home() / "pictures"
    make_folder(folder)
    return folder
