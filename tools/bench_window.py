"""Figures of the window: how soon it is there, how long its frames take, and that it does not grow.

Seconds are those of the processor: other work on the machine does not count. Of a frame they are those of the thread
that paints the window alone. What the clock says is told beside them.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from tools.rows import Row, at_most
from tools.window_session import SIZES, Frame, figures, kinds

ROOT = Path(__file__).resolve().parent.parent
STARTS = 7
SECONDS = 60
MATCHES, EARLY = 30, 5

BARE = """
import os, fluent.runtime, msgspec, numpy, pygame, yaml
pygame.display.init(); pygame.font.init()
pygame.display.set_mode((1280, 720), pygame.RESIZABLE); pygame.display.flip()
os._exit(0)
"""

FIRST_PICTURE = """
import os, sys
from flick.__main__ import main
import pygame
flip = pygame.display.flip
def first():
    flip()
    os._exit(0)
pygame.display.flip = first
sys.argv = ["flick"]
main()
"""


def rows() -> list[Row]:
    """All figures of the window."""
    return [*start_rows(), *frame_rows(), *map_rows(), *memory_rows()]


@contextmanager
def display() -> Iterator[dict[str, str]]:
    """Where windows are opened: an X server of their own if there is one to be had."""
    sound = {"SDL_AUDIODRIVER": "dummy"}
    if not shutil.which("Xvfb"):
        yield {"SDL_VIDEODRIVER": "dummy", **sound}
        return
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x720x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        yield {"SDL_VIDEODRIVER": "x11", "DISPLAY": f":{server.stdout.readline().strip()}", **sound}
        server.terminate()


def start_rows() -> list[Row]:
    """From nothing to the first picture, again and again side by side with the bare libraries and a window."""
    with TemporaryDirectory() as home, display() as where:
        environment = {**os.environ, **where, "FLICK_HOME": home, "PYTHONPYCACHEPREFIX": str(Path(home) / "cache")}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        taken = [[_seconds(code, environment) for code in (BARE, FIRST_PICTURE)] for _ in range(STARTS + 1)][1:]
    bare, ours = (median(pair[index] for pair in taken) for index in (0, 1))
    kind = "a window of X" if where["SDL_VIDEODRIVER"] == "x11" else "no real window"
    return [
        Row(f"import pygame, numpy, msgspec, yaml, fluent and {kind}", f"{bare:.3f} s", "told", True),
        Row("from the start to the first picture", f"{ours:.3f} s", "told", True),
        at_most("... as many times as long", median(two / one for one, two in taken), 2.5),
    ]


def _seconds(code: str, environment: dict[str, str]) -> float:
    """Seconds of the processor that a fresh Python takes for it, all its threads together."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, env=environment, stdout=quiet, stderr=quiet)
    _, status, used = os.wait4(process.pid, 0)
    if status:
        raise RuntimeError(f"no window: {status}")
    return used.ru_utime + used.ru_stime


def frame_rows() -> list[Row]:
    """A minute of play with all effects in a small window and in a large one; the frames in which a flick is seen,
    and those in which a bot plans, once more by themselves."""
    found: list[Row] = []
    for width, height in SIZES:
        frames = [Frame(*frame) for frame in _in_a_process("session", str(width), str(height))][1:]
        for kind, some in kinds(frames).items():
            found += _frame_rows(f"{width} x {height}: {len(some)} {kind}", some)
    return found


def _frame_rows(name: str, frames: list[Frame]) -> list[Row]:
    own = figures(frames)
    clock = [frame.clock for frame in frames]
    return [
        at_most(f"{name}, median", own.median, 8, " ms"),
        at_most("... 99th percentile", own.most_of_them, 16.7, " ms"),
        at_most(f"... longest ({own.longest.about})", own.longest.own, 50, " ms"),
        Row(
            "... by the clock: median, 99th", f"{median(clock):.1f}, {quantiles(clock, n=100)[98]:.1f} ms", "told", True
        ),
    ]


def map_rows() -> list[Row]:
    """A dungeon pulled along and zoomed, and a large board drawn anew, in both windows."""
    found: list[Row] = []
    for width, height in SIZES:
        frames, first, again, of_castle, castle_first, castle_again = _in_a_process("maps", str(width), str(height))
        own = figures([Frame(*frame) for frame in frames])
        found += [
            at_most(
                f"{width} x {height}: {len(frames)} frames of a dungeon pulled along, median", own.median, 8, " ms"
            ),
            at_most("... 99th percentile", own.most_of_them, 16.7, " ms"),
            at_most("... 400 cells and 60 pieces drawn anew", again, 120, " ms"),
            Row("... and for the first time", f"{first:.0f} ms", "told", True),
        ]
        own = figures([Frame(*frame) for frame in of_castle])
        found += [
            at_most(f"... {len(of_castle)} frames of a castle of 30 tiles pulled along, median", own.median, 8, " ms"),
            at_most("... 99th percentile", own.most_of_them, 16.7, " ms"),
            at_most("... 30 tiles drawn for the first time", castle_first, 150, " ms"),
            at_most("... and anew, with a tile more or less", castle_again, 150, " ms"),
        ]
    return found


def memory_rows() -> list[Row]:
    """Matches of bots watched to their end in one window."""
    resident = _in_a_process("matches")
    growth = resident[-1] / resident[EARLY - 1] - 1
    return [
        Row(f"resident memory after {EARLY} matches", f"{resident[EARLY - 1]:.0f} MB", "told", True),
        at_most(f"... growth up to match {len(resident)}", 100 * growth, 5, " %"),
    ]


def _in_a_process(what: str, *how: str) -> Any:
    """What a fresh process of its own finds out."""
    command = [sys.executable, "-m", "tools.bench_window", what, *how]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


def watched(count: int) -> list[float]:
    """Megabytes after each match."""
    from tools.window_matches import matches

    return list(matches(count))


if __name__ == "__main__":
    if sys.argv[1] == "session":
        from tools.window_session import played

        print(json.dumps(played(SECONDS, (int(sys.argv[2]), int(sys.argv[3])))))
    elif sys.argv[1] == "maps":
        from tools.window_maps import TILES, castle, castles, drawn_anew, explored

        where = int(sys.argv[2]), int(sys.argv[3])
        of_castle = explored(where, lambda: castle(TILES))
        print(json.dumps([explored(where), *drawn_anew(where), of_castle, *drawn_anew(where, castles, "ravenloft")]))
    else:
        print(json.dumps(watched(MATCHES)))
