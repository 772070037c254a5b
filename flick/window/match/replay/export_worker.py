"""Taking something of a match along: animations, pictures and clips, written in the background."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path

from pygame import Surface

from flick.arena.shot import aimed
from flick.clips import Rolled, save_film, write_shot
from flick.places import home
from flick.table.files import make_folder
from flick.table.rules import Aim
from flick.table.sayings import Refused, Say, say
from flick.window.app.seen_picture import free, save_seen
from flick.window.app.workers import Lane


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


def film(flicks: Sequence[Rolled], name: str) -> Path:
    """Write a GIF of these flicks."""
    path = free(_pictures(), name, ".gif")
    save_film(flicks, path)
    return path


def picture(seen: Surface, name: str) -> Path:
    """Write what is seen."""
    return save_seen(seen, free(_pictures(), name, ".png"))


def clip(rolled: Rolled, aim: Aim, most: float, name: str) -> Path:
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
