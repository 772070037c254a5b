"""A table that is left running: bots play one match after the other for hours of its time, in a window nobody sees.

``python -m tools.long_run [HOURS]`` prints a line for each hour: matches and answers so far, memory of the window and
of the process in which bots think, open files and threads. After each match its end is seen, and some of it is watched
again. It leaves with 1 where anything has failed, or has grown since the table was warm.

Time passes as the table asks for it: a frame comes when something may have happened, and none is drawn while a bot
thinks or another screen is made ready.
"""

import gc
import os
import sys
import time
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from statistics import linear_regression
from tempfile import TemporaryDirectory
from typing import NamedTuple

from flick.keeping import keep
from flick.sitting import new_match
from flick.table.game import find
from flick.table.register import entries
from flick.window.app import start
from flick.window.app.app import App
from flick.window.app.settings import Settings
from flick.window.match.play_screen import PlayScreen
from flick.window.menus import opening
from flick.window.menus.end import EndScreen
from flick.window.menus.fault import FaultScreen

STEP = 1_000.0
"""ms from one frame to the next. Nobody looks, so that few frames will do."""
LISTENING = 60.0
"""Seconds of real time in which a bot is waited for at a time."""
HOUR = 3_600_000.0
"""ms."""
WATCHED = 20
"""Frames for which a match is watched again."""
LONGEST_SILENCE = 600_000.0
"""ms in which nothing happens. A match that stands still is given up, and told of."""
WARM = 6
"""Hours after which everything has been seen, and each cache has what it keeps."""
MOST_GROWTH = 0.05
"""What may be there more at the end than when the table was warm, along the line that goes through all hours since: a
part of what there was. Single hours differ more, by what is on the table when they end."""
SIZE = 1024, 640


class Hour(NamedTuple):
    """What there is after an hour: matches and answers so far, memory of the window and of the bots in MB, open files,
    threads."""

    matches: int
    answers: int
    memory: float
    bots: float
    files: int
    threads: int


class Failed(Exception):
    """The table does not go on."""


class Table:
    """A window at which bots play."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.now = 0.0
        self.matches = self.answers = 0
        self.bots = 0.0
        """The most memory that bots have had in this hour, in MB."""

    def play(self, game_id: str, seed: int) -> None:
        """One match from its first answer to its end, which is seen, and some of it once more."""
        game = find(game_id)
        count = min(game.seats[1], game.seats[0] + seed % 3)
        match = new_match(game_id, ",".join(["bot"] * count), {}, seed)
        writer = keep(match)
        opening.open_match(self.app, match, writer)
        news, since = 0, self.now
        while not self._is_over():
            self._frame()
            if len(match.events) > news:
                news, since = len(match.events), self.now
            elif self.now - since > LONGEST_SILENCE:
                raise Failed(f"{game_id}, seed {seed}: stands still after {len(match.answers)} answers")
        self.matches += 1
        self.answers += len(match.answers)
        self._look_back()
        self.app.home()
        self._frame()
        writer.path.unlink()

    def _look_back(self) -> None:
        self._frame()
        screen = self.app.screen
        assert isinstance(screen, EndScreen)
        screen.watch()
        for _ in range(WATCHED):
            self._frame()

    def _is_over(self) -> bool:
        return not self.app.changing and not isinstance(self.app.screen, PlayScreen)

    def _frame(self) -> None:
        """One frame, as soon as no bot thinks and no screen is being made."""
        begun = time.perf_counter()
        while self.app.changing:
            time.sleep(0.005)
            self.app.frame([], self.now)
        while not self.app.thinker.wait(LISTENING):
            pass
        self.now += 1000 * (time.perf_counter() - begun) + STEP
        if (process := self.app.thinker.process) is not None:
            self.bots = max(self.bots, _memory(process))
        self.app.frame([], self.now)
        if isinstance(self.app.screen, FaultScreen):
            raise Failed(f"match {self.matches + 1}: {self.app.screen.error}")

    def hour(self) -> Hour:
        gc.collect()
        own, bots = Path("/proc/self"), self.bots
        self.bots = 0.0
        files, threads = len(list(own.glob("fd/*"))), len(list((own / "task").iterdir()))
        return Hour(self.matches, self.answers, _memory("self"), bots, files, threads)


def _memory(process: int | str) -> float:
    """What a process has in memory, in MB; nothing where it has just gone."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def run(hours: int) -> list[Hour]:
    """Play for so many hours; an hour is told of after the match in which it ends."""
    found: list[Hour] = []
    games = cycle([entry.id for entry in entries() if entry.is_presented])
    with TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ.update(FLICK_HOME=home, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
        table = Table(start.opened(Settings(language="en", effects="full"), SIZE))
        opening.open_title(table.app)
        try:
            while len(found) < hours:
                table.play(next(games), table.matches)
                while len(found) < min(hours, table.now // HOUR):
                    found.append(table.hour())
                    _tell(len(found), found[-1])
        finally:
            table.app.end()
    return found


def _tell(number: int, hour: Hour) -> None:
    print(
        f"hour {number:3d}: {hour.matches:5d} matches, {hour.answers:7d} answers, {hour.memory:7.1f} MB, bots "
        f"{hour.bots:6.1f} MB, {hour.files:4d} files, {hour.threads:3d} threads, {time.process_time():7.1f} s of work",
        flush=True,
    )


def grown(found: Sequence[Hour]) -> list[str]:
    """What has grown since the table was warm, each with how much there is more after an hour."""
    since = found[WARM:] if len(found) > WARM + 2 else found
    hours = range(len(since))
    told: list[str] = []
    for name in ("memory", "bots", "files", "threads"):
        line = linear_regression(hours, [getattr(hour, name) for hour in since])
        if line.slope * len(since) > MOST_GROWTH * line.intercept + 1:
            told.append(f"{name}: {line.slope:+.2f} an hour")
    return told


def main() -> int:
    try:
        found = run(int(sys.argv[1]) if len(sys.argv) > 1 else 24)
    except Failed as failed:
        print(failed)
        return 1
    if len(found) < 3:
        print("too short to tell what grows")
        return 0
    for told in (what := grown(found)):
        print(f"grown: {told}")
    return 1 if what else 0


if __name__ == "__main__":
    sys.exit(main())
