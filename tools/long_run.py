"""A table that is left running: bots play one match after the other for hours of its time, in a window nobody sees.

``python -m tools.long_run [HOURS]`` prints a line for each hour: matches and answers so far, memory, open files and
threads; it leaves with 1 where one of them has grown since the table was warm.
"""

import gc
import os
import sys
import time
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from flick.keeping import keep
from flick.sitting import new_match
from flick.table.game import find
from flick.table.register import entries
from flick.window import start
from flick.window.app import App
from flick.window.screens import opening
from flick.window.screens.play import PlayScreen
from flick.window.settings import Settings

STEP = 250.0
"""ms from one frame to the next. Nobody looks, so that few frames will do."""
THINKING = 20.0
"""ms from one frame to the next while something is waited for."""
HOUR = 3_600_000.0
"""ms."""
WARM = 3
"""Hours after which everything has been seen once, and each cache has what it keeps."""
MOST_GROWTH = 1.1
"""What may be there at the end, of what was there when the table was warm."""
SIZE = 1280, 720


class Hour(NamedTuple):
    """What there is after an hour: matches and answers so far, memory in MB, open files, threads."""

    matches: int
    answers: int
    memory: float
    files: int
    threads: int


class Table:
    """A window at which bots play."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.now = 0.0
        self.matches = self.answers = 0

    def play(self, game_id: str, seed: int, end: float) -> None:
        """One match from its first answer to the screen that tells its end, or as far as the time goes."""
        game = find(game_id)
        count = min(game.seats[1], game.seats[0] + seed % 3)
        match = new_match(game_id, ",".join(["bot"] * count), {}, seed)
        writer = keep(match)
        opening.open_match(self.app, match, writer)
        while self.now < end and not self._is_over():
            self._frame()
        self.matches += 1
        self.answers += len(match.answers)
        self.app.home()
        for _ in range(8):
            self._frame()
        writer.path.unlink(missing_ok=True)

    def _is_over(self) -> bool:
        screen = self.app.screen
        return not self.app.changing and not isinstance(screen, PlayScreen)

    def _frame(self) -> None:
        """Time goes by slowly while a bot thinks or a screen is made."""
        while self.app.thinker.busy or self.app.changing:
            time.sleep(0.002)
            self.now += THINKING
            self.app.frame([], self.now)
        self.now += STEP
        self.app.frame([], self.now)

    def hour(self) -> Hour:
        gc.collect()
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        memory = pages * os.sysconf("SC_PAGE_SIZE") / 1e6
        own = Path("/proc/self")
        return Hour(
            self.matches, self.answers, memory, len(list(own.glob("fd/*"))), len(list((own / "task").iterdir()))
        )


def run(hours: int) -> list[Hour]:
    """Play for so many hours."""
    found: list[Hour] = []
    games = cycle([entry.id for entry in entries() if entry.is_presented])
    with TemporaryDirectory() as home:
        os.environ.update(FLICK_HOME=home, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
        table = Table(start.opened(Settings(language="en", effects="full"), SIZE))
        opening.open_title(table.app)
        try:
            for number in range(1, hours + 1):
                while table.now < number * HOUR:
                    table.play(next(games), table.matches, number * HOUR)
                found.append(table.hour())
                _tell(number, found[-1])
        finally:
            table.app.end()
    return found


def _tell(number: int, hour: Hour) -> None:
    print(
        f"hour {number:3d}: {hour.matches:5d} matches, {hour.answers:7d} answers, {hour.memory:7.1f} MB, "
        f"{hour.files:4d} files, {hour.threads:3d} threads",
        flush=True,
    )


def grown(found: list[Hour]) -> list[str]:
    """What has grown since the table was warm."""
    warm, last = found[min(WARM, len(found)) - 1], found[-1]
    names = ("memory", "files", "threads")
    return [name for name in names if getattr(last, name) > MOST_GROWTH * getattr(warm, name) + 2]


def main() -> int:
    what = grown(run(int(sys.argv[1]) if len(sys.argv) > 1 else 24))
    if what:
        print(f"grown: {', '.join(what)}")
    return 1 if what else 0


if __name__ == "__main__":
    sys.exit(main())
