"""Every frame of a match, painted one after the other: nothing jumps, and nothing is seen as it lay before."""

import math
from collections.abc import Callable
from itertools import count

import pygame
import pytest
from pygame import Surface

from flick.arena.layout import Layout, Pose
from flick.arena.outcome import Outcome
from flick.bots.random import random_answer
from flick.games.catacombs import GAME
from flick.games.catacombs.state import CatacombsOptions
from flick.table.chance import Chance, derived
from flick.table.match import Match
from flick.table.rules import Flick
from flick.table.seats import HUMAN, Seat
from flick.window.app.app import App
from flick.window.app.settings import Settings
from flick.window.arena.lying_pieces import LyingPiece
from flick.window.match.past_moments import flick_before
from flick.window.match.play_screen import PlayScreen
from flick.window.menus.title import TitleScreen

SIZE = 1024, 640
FRAME = 33.0
FASTEST = 1.4 * 2430.0
"""mm/s: a light piece may be struck faster than any is flicked."""
MOST = 6_000


class Watcher:
    """A window on a match, and what was painted in it."""

    def __init__(self, app: App, match: Match) -> None:
        self.app, self.match, self.now = app, match, app.now
        self.screen = PlayScreen(app, match, None)
        app.go(lambda app: self.screen)
        self.forbidden: dict[str, Pose] = {}
        """Where pieces lay before the last flick."""
        self.flicked = False
        """Whether anything was flicked yet: before that the crystals are agreed upon."""
        self.excused = 0
        """Frames in which what lies elsewhere than before is known to everybody: something was taken back."""
        self._seen: dict[str, tuple[LyingPiece, Pose]] = {}
        self._told = 0

    def frame(self) -> None:
        self.now += FRAME
        self.app.frame([], self.now)
        self._note_flicks()
        arena = self.screen.arena
        assert arena is not None
        assert arena.scene is not None
        lying = arena.scene.pieces.lying
        if not self.flicked:
            pass
        elif self.excused:
            self.excused -= 1
        else:
            for name, piece in lying.items():
                self._check(name, piece)
        self._seen = {name: (piece, piece.pawn.pose) for name, piece in lying.items()}

    def excuse(self, frames: int = 12) -> None:
        self.excused, self.forbidden = frames, {}

    def until(self, done: Callable[[], bool]) -> None:
        for _ in range(MOST):
            if done():
                return
            self.frame()
        raise AssertionError(self.screen.controller.phase)

    @property
    def asked(self) -> bool:
        return self.screen.controller.phase in ("asking", "over") and not self.rolling

    @property
    def rolling(self) -> bool:
        return self.screen.arena is not None and self.screen.arena.rolling

    def flicks(self, most: int) -> None:
        """Answer at random until so many more flicks were made."""
        for number in count():
            self.until(lambda: self.asked)
            decision = self.screen.controller.decision
            if decision is None or (isinstance(decision, Flick) and most == 0):
                return
            most -= isinstance(decision, Flick)
            self.screen.controller.answer(random_answer(decision, Chance(derived(self.match.seed, number, most))))

    def _note_flicks(self) -> None:
        for taken in self.match.answers[self._told :]:
            outcome = taken.given.outcome
            if isinstance(outcome, Outcome):
                assert self.screen.controller._roll is not None  # pyright: ignore[reportPrivateUsage]
                before: Layout = self.screen.controller._roll.before  # pyright: ignore[reportPrivateUsage]
                poses = {name: pawn.pose for name, pawn in before.pawns.items()}
                self.flicked = True
                self.forbidden = {name: pose for name, pose in poses.items() if outcome.rest.get(name) != pose}
        self._told = len(self.match.answers)

    def _check(self, name: str, piece: LyingPiece) -> None:
        if not self.rolling:
            assert piece.pawn.pose != self.forbidden.get(name), f"{name} lies as before the flick"
        before = self._seen.get(name)
        if before is None:
            held = piece.height.value > 0 or piece.shown.value < 1
            assert held or name not in GAME_PIECES or not self._seen, f"{name} is there all at once"
        elif before[0] is not piece:
            raise AssertionError(f"{name} jumps")
        else:
            assert math.dist(before[1][:2], piece.pawn.pose[:2]) <= FASTEST * FRAME / 1000, f"{name} leaps"


GAME_PIECES = {f"{team}-{number}" for team in ("sword", "skull") for number in (1, 2)} | {
    f"crystal-{number}" for number in range(1, 6)
}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> App:
    pygame.init()
    pygame.display.set_mode((64, 64))
    settings = Settings(language="en", curtain="never", flick_speed="true", mute=True)
    made = App(settings, SIZE, Surface(SIZE, 0, 32))
    made.go(TitleScreen)
    return made


@pytest.mark.parametrize(("mode", "seed"), [("mat", 3), ("walls", 4)])
def test_nothing_jumps_in_any_frame_of_a_match(app: App, mode: str, seed: int) -> None:
    options = CatacombsOptions(arena_mode=mode)  # type: ignore[arg-type]
    watcher = Watcher(app, Match(GAME, [Seat(HUMAN)] * 2, options, seed, practice=True))
    arena, controller = watcher.screen.arena, watcher.screen.controller
    undone = False
    for _ in range(4):
        watcher.flicks(1)
        if controller.no_undo is None and not undone:
            controller.undo()
            watcher.excuse()
            undone = True
    assert undone
    assert arena is not None
    last = max(event for event in range(len(controller.told)) if flick_before(watcher.match, event) is not None)
    watcher.excuse()
    watcher.screen.moments.remember(last)
    watcher.until(lambda: arena.rolling)
    watcher.excuse()
    watcher.until(lambda: not arena.screening.recalls or not arena.moving)
    watcher.excuse()
    arena.screening.again(watcher.now)
    watcher.frame()
    arena.screening.skip(watcher.now)
    watcher.excuse()
    watcher.until(lambda: watcher.asked)
    watcher.excuse()
    watcher.flicks(1)
