"""A minute of play by somebody who tries everything, frame by frame, and what each frame costs.

``python -m tools.window_session [SECONDS [WIDTH HEIGHT]]`` tells the median, the 99th percentile and the longest frame,
and lists the longest ones with what was done in them.
"""

import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time
from typing import NamedTuple

import pygame
from pygame.event import Event

from flick.keeping import keep
from flick.sitting import bots
from flick.table.game import find
from flick.table.match import Match
from flick.table.rules import Amount, Choose, ChooseMany, Confirm, Flick, Place
from flick.table.seats import Seat
from flick.window.app import start
from flick.window.app.app import FRAMES, App
from flick.window.app.settings import Settings
from flick.window.match.play_controller import PlayController
from flick.window.match.play_screen import PlayScreen
from flick.window.menus import opening
from tools.gestures import Doing, digit, key, moved, pulled, wait, wheel
from tools.gestures import Place as Pixel

SIZES = ((1280, 720), (2560, 1440))
DESIGNED = 1280, 720
"""Places of the pointer are told in a window of this size."""

BOT = "hard"
LISTED = 40


class Frame(NamedTuple):
    """What one frame has cost, in ms. ``own`` is the processor's time in the thread that paints the window: events,
    time going by, painting and showing it, whatever else the machine does. What other threads and processes do is not
    among it, nor is waiting for them; ``clock`` has both. ``about`` says what was done, ``bot`` and ``rolls`` whether a
    bot planned meanwhile, and whether a flick or what came of it was seen."""

    own: float
    clock: float
    about: str
    bot: bool
    rolls: bool


class Figures(NamedTuple):
    """Of the own time of some frames, in ms."""

    median: float
    most_of_them: float
    """Only one in a hundred takes longer."""
    longest: Frame


def figures(frames: Sequence[Frame]) -> Figures:
    """Of at least two frames."""
    own = [frame.own for frame in frames]
    return Figures(median(own), quantiles(own, n=100)[98], max(frames))


def kinds(frames: Sequence[Frame]) -> dict[str, list[Frame]]:
    """All of them, and those that count by themselves."""
    return {
        "frames": list(frames),
        "of them while a flick is seen": [frame for frame in frames if frame.rolls],
        "of them while a bot plans": [frame for frame in frames if frame.bot],
    }


class Session:
    """An app, and somebody who uses it. Frames come as often as in the program, or later where the machine is busy; for
    the app they come in time all the same, so that as many are painted of everything that moves."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.frames: list[Frame] = []
        self._clock = pygame.time.Clock()
        self._about = ""
        self._opens: Callable[[], object] | None = None

    @property
    def seconds(self) -> float:
        """How long it has been going on, for the app."""
        return len(self.frames) / FRAMES

    @property
    def play(self) -> PlayScreen | None:
        screen = self.app.screen
        return screen if isinstance(screen, PlayScreen) else None

    @property
    def _rolls(self) -> bool:
        arena = self.play.arena if self.play is not None else None
        return arena is not None and arena.scene is not None and (arena.rolling or arena.scene.effects.moving)

    def at(self, x: int, y: int) -> Pixel:
        """A place of the window, told as in one of 1280 x 720."""
        width, height = self.app.size
        return x * width // DESIGNED[0], y * height // DESIGNED[1]

    def frame(self, *events: Event) -> None:
        """One frame; what was to be opened is opened in it, as after a click."""
        own, clock, busy = thread_time(), perf_counter(), self.app.thinker.busy
        if self._opens is not None:
            self._opens, opens = None, self._opens
            opens()
        self.app.frame([*pygame.event.get(), *events], 1000 * self.seconds)
        own, clock = thread_time() - own, perf_counter() - clock
        about = f"{type(self.app.screen).__name__}: {self._about}"
        self.frames.append(Frame(1000 * own, 1000 * clock, about, busy, self._rolls))
        self._clock.tick(FRAMES)

    def open(self, about: str, opens: Callable[[], object], seconds: float = 0.6) -> None:
        """Go to another screen, and wait there."""
        self._opens = opens
        self.do(about, wait(seconds))

    def do(self, about: str, *doing: Doing) -> None:
        """Do one thing after the other, and wait until another screen is there if that is what it led to."""
        self._about = about
        for one in doing:
            for events in one:
                self.frame(*events)
        while self.app.changing:
            self.frame()

    def until(self, about: str, done: Callable[[], bool], seconds: float = 120) -> None:
        """Wait for something, with the pointer moving about."""
        self._about = about
        end = perf_counter() + seconds
        while not done():
            if perf_counter() > end:
                raise TimeoutError(about)
            for events in moved(self.at(900, 650), self.at(300, 660), 20):
                self.frame(*events)


def look_round(session: Session) -> None:
    """The screens before a match: each is opened for the first time."""
    app, at = session.app, session.at
    there, back = moved(at(100, 250), at(1200, 400), 40), moved(at(1200, 400), at(700, 640), 40)
    session.do("the title", wait(1.5), there, back)
    for name, open_it in (
        ("a new match", lambda: opening.open_new_match(app, "catacombs")),
        ("the rulebook", lambda: opening.open_rulebook(app)),
        ("settings", lambda: opening.open_settings(app)),
        ("kept matches", lambda: opening.open_load(app)),
    ):
        session.open(f"{name}, opened", open_it)
        session.do(name, moved(at(200, 200), at(900, 600), 30), wheel(at(640, 400), -2))
        session.do(f"{name}, closed", key(pygame.K_ESCAPE))


def one_answer(session: Session, number: int) -> None:
    """Answer what is asked now, in whatever way there is."""
    play, at = session.play, session.at
    assert play is not None
    decision = play.controller.decision
    if isinstance(decision, Confirm):
        session.do("a question", wait(0.4), key(pygame.K_RETURN))
    elif isinstance(decision, Flick):
        _flick(session, decision, number)
    elif isinstance(decision, Place):
        session.do("a piece put down", moved(at(300, 300), at(800, 400), 30), key(pygame.K_RETURN))
    elif isinstance(decision, ChooseMany):
        chosen = [digit(option + 1) for option in range(max(1, decision.least))]
        session.do("several chosen", *chosen, key(pygame.K_RETURN))
    elif isinstance(decision, Amount):
        session.do("a number", digit(decision.least))
    elif isinstance(decision, Choose) and len(decision.options) > 3:
        left, right = at(300, 690), at(900, 690)
        session.do("cards", moved(left, right, 40), moved(right, left, 40))
        session.do("a card raised", digit(1), wait(0.4))
        session.do("a card played", key(pygame.K_RETURN), wait(0.4))
    else:
        session.do("something chosen", digit(1))


def _waits(controller: PlayController) -> bool:
    return controller.phase in ("asking", "over")


def _flick(session: Session, decision: Flick, number: int) -> None:
    play, width = session.play, session.app.size[0]
    assert play is not None
    assert play.arena is not None
    outline = play.arena.outline(decision.pawns[0])
    assert outline is not None
    x, y = outline.center
    if number % 3 == 0:
        session.do("from near", wheel((x, y), 2), wait(0.6), wheel((x, y), -2))
    if number % 4 == 1:
        session.do("the menu", key(pygame.K_ESCAPE), wait(0.3), key(pygame.K_ESCAPE))
    if number % 4 == 2:
        session.do("the rulebook", key(pygame.K_F1), wait(0.5))
        session.do("back at the table", key(pygame.K_F1), wait(0.4))
    pull, turn = width // 16, width // 50
    end = x - pull, y + (turn if number % 2 else -turn)
    session.do("aiming", moved(session.at(640, 360), (x, y), 6), pulled((x, y), end, (end[0], end[1] + width // 21)))
    session.do("rolling", wait(1.5))


def minute(session: Session, seconds: float) -> None:
    """The title and what can be opened there, then a match against a bot, then the title again."""
    opening.open_title(session.app)
    session.frame()
    session.app.wake()
    look_round(session)
    game = find("catacombs")
    options = game.Options(first_team="sword")
    match = Match(game, [Seat("human", "Camille"), Seat(BOT)], options, 11, bots=bots())
    writer = keep(match)
    session.open("the table, opened", lambda: opening.open_match(session.app, match, writer))
    number = 0
    while session.seconds < seconds - 2 and (play := session.play) is not None:
        controller = play.controller
        session.until("the bot's turn", partial(_waits, controller))
        if controller.phase == "over":
            break
        number += 1
        one_answer(session, number)
        if number % 5 == 0:
            log = play.board_view.frame.log.center if play.board_view else (0, 0)
            session.do("the log", wheel(log, 3), wheel(log, -3))
    session.open("the title again", session.app.home)


def played(seconds: float = 60.0, size: tuple[int, int] = SIZES[0]) -> list[Frame]:
    """Every frame of a minute in a window that nobody sees, with all effects; nothing of what anybody has kept is
    touched."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    with TemporaryDirectory() as home:
        os.environ["FLICK_HOME"] = home
        settings = Settings(language="en", name="Camille", aim_help="path", effects="full")
        session = Session(start.opened(settings, size))
        try:
            minute(session, seconds)
        finally:
            session.app.end()
    return session.frames


def main(seconds: float, *size: int) -> None:
    frames = played(seconds, (size[0], size[1]) if size else SIZES[0])[1:]
    for kind, some in kinds(frames).items():
        if len(some) > 1:
            found = figures(some)
            told = f"median {found.median:.1f} ms, 99th {found.most_of_them:.1f} ms, longest {found.longest.own:.1f} ms"
            print(f"{len(some):5d} {kind}: {told}")
    for number, frame in sorted(enumerate(frames), key=lambda one: -one[1].own)[:LISTED]:
        print(f"{number:5d} {frame.own:7.1f} ms own {frame.clock:7.1f} ms  {frame.about}{' (a bot plans)' * frame.bot}")


if __name__ == "__main__":
    main(float(sys.argv[1] if len(sys.argv) > 1 else 60), *map(int, sys.argv[2:4]))
