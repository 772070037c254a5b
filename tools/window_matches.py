"""Matches of bots, watched one after the other in one window that nobody sees."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from flick.sitting import bots
from flick.table.game import find
from flick.table.match import Match
from flick.table.seats import Seat
from flick.window.app.app import App
from flick.window.app.process_memory import give_back_memory, keep_memory
from flick.window.app.settings import Settings
from flick.window.menus import opening
from flick.window.menus.end import EndScreen

SIZE = (1280, 720)
FRAME = 200.0
"""ms between two frames: nobody looks that closely."""

HEALTH = 4
"""Few tokens, so that a match is short."""


def matches(count: int) -> Iterator[float]:
    """Megabytes of resident memory after each match."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    keep_memory()
    pygame.display.init()
    pygame.font.init()
    with TemporaryDirectory() as home:
        os.environ["FLICK_HOME"] = home
        app = App(Settings(language="en", bot_pace="at-once", still=True, mute=True), SIZE)
        opening.open_title(app)
        now = 0.0
        for seed in range(count):
            opening.open_match(app, _match(seed), None)
            while app.running and not isinstance(app.screen, EndScreen):
                now += FRAME
                app.frame(pygame.event.get(), now)
                if app.thinker.busy:
                    pygame.time.wait(1)
            app.home()
            gc.collect()
            give_back_memory()
            yield _resident()
        app.end()


def _match(seed: int) -> Match:
    game = find("catacombs")
    return Match(game, [Seat("easy")] * 2, game.Options(starting_health=HEALTH), seed, bots=bots())


def _resident() -> float:
    status = Path("/proc/self/status").read_text("utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024
