"""A minute of play by somebody who tries everything, frame by frame, and what each frame costs.

``python -m tools.window_session [SECONDS [WIDTH HEIGHT]]`` lists the longest frames and what they did.
"""

import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time
from typing import NamedTuple

import pygame
from pygame.event import Event

from flick.keeping import keep
from flick.sitting import bots
from flick.table.game import find
from flick.table.match import Match
from flick.table.rules import Choose, Confirm, Flick, Place
from flick.table.seats import Seat
from flick.window import start
from flick.window.app import FRAMES, App
from flick.window.course import Course
from flick.window.screens import opening
from flick.window.screens.play import PlayScreen
from flick.window.settings import Settings

SIZES = ((1280, 720), (2560, 1440))
BOT = "hard"

Doing = Iterator[tuple[Event, ...]]
"""What somebody does in each frame."""


class Frame(NamedTuple):
    """What one frame has cost, in ms: of the main thread's own work, and by the clock. ``about`` says what was done,
    ``bot`` and ``rolls`` whether a bot planned meanwhile, and whether a flick or what came of it was seen."""

    own: float
    clock: float
    about: str
    bot: bool
    rolls: bool


class Session:
    """An app, and somebody who uses it. Frames come as often as in the program, at their own time."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.frames: list[Frame] = []
        self._clock = pygame.time.Clock()
        self._began = perf_counter()
        self._about = ""
        self._opens: Callable[[], object] | None = None

    @property
    def seconds(self) -> float:
        """How long it has been going on."""
        return perf_counter() - self._began

    @property
    def play(self) -> PlayScreen | None:
        screen = self.app.screen
        return screen if isinstance(screen, PlayScreen) else None

    @property
    def _rolls(self) -> bool:
        arena = self.play.arena if self.play is not None else None
        return arena is not None and arena.scene is not None and (arena.rolling or arena.scene.effects.moving)

    def frame(self, *events: Event) -> None:
        """One frame; what was to be opened is opened in it, as after a click."""
        own, clock, busy = thread_time(), perf_counter(), self.app.thinker.busy
        if self._opens is not None:
            self._opens, opens = None, self._opens
            opens()
        self.app.frame([*pygame.event.get(), *events], pygame.time.get_ticks())
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

    def until(self, about: str, done: Callable[[], bool], seconds: float = 60) -> None:
        """Wait for something, with the pointer moving about."""
        self._about = about
        end = perf_counter() + seconds
        while not done():
            if perf_counter() > end:
                raise TimeoutError(about)
            for events in moved((900, 650), (300, 660), 20):
                self.frame(*events)


def wait(seconds: float) -> Doing:
    for _ in range(round(seconds * FRAMES)):
        yield ()


def key(code: int, text: str = "") -> Doing:
    """Down and up, and time to see what comes of it."""
    yield (Event(pygame.KEYDOWN, key=code, mod=0, unicode=text, scancode=0),)
    yield (Event(pygame.KEYUP, key=code, mod=0, unicode=text, scancode=0),)
    yield from wait(0.4)


def moved(start: tuple[int, int], end: tuple[int, int], steps: int, held: bool = False) -> Doing:
    """The pointer goes from one place to another."""
    for step in range(steps + 1):
        at = start[0] + (end[0] - start[0]) * step // steps, start[1] + (end[1] - start[1]) * step // steps
        yield (Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(int(held), 0, 0)),)


def pulled(start: tuple[int, int], end: tuple[int, int]) -> Doing:
    """Pressed, pulled back, turned about, let go."""
    beside = end[0], end[1] + 60
    yield from moved((640, 360), start, 6)
    yield (Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1),)
    yield from moved(start, end, 30, held=True)
    yield from moved(end, beside, 25, held=True)
    yield from wait(0.5)
    yield (Event(pygame.MOUSEBUTTONUP, pos=beside, button=1),)


def wheel(place: tuple[int, int], steps: int) -> Doing:
    yield from moved(place, place, 1)
    for _ in range(abs(steps)):
        way = 1 if steps > 0 else -1
        yield (Event(pygame.MOUSEWHEEL, x=0, y=way, precise_y=float(way), flipped=False),)
        yield from wait(0.15)


def look_round(session: Session) -> None:
    """The screens before a match: each is opened for the first time."""
    app = session.app
    session.do("the title", wait(1.5), moved((100, 250), (1200, 400), 40), moved((1200, 400), (700, 640), 40))
    for name, open_it in (
        ("a new match", lambda: opening.open_new_match(app, "catacombs")),
        ("the rulebook", lambda: opening.open_rulebook(app)),
        ("settings", lambda: opening.open_settings(app)),
        ("kept matches", lambda: opening.open_load(app)),
    ):
        session.open(f"{name}, opened", open_it)
        session.do(name, moved((200, 200), (900, 600), 30), wheel((640, 400), -2))
        session.do(f"{name}, closed", key(pygame.K_ESCAPE))


def one_answer(session: Session, number: int) -> None:
    """Answer what is asked now, in whatever way there is."""
    play = session.play
    assert play is not None
    decision = play.course.decision
    if isinstance(decision, Confirm):
        session.do("a question", wait(0.4), key(pygame.K_RETURN))
    elif isinstance(decision, Flick):
        _flick(session, decision, number)
    elif isinstance(decision, Place):
        session.do("a piece put down", moved((300, 300), (800, 400), 30), key(pygame.K_RETURN))
    elif isinstance(decision, Choose) and len(decision.options) > 3:
        session.do("cards", moved((300, 690), (900, 690), 40), moved((900, 690), (300, 690), 40))
        session.do("a card raised", key(pygame.K_1, "1"), wait(0.4))
        session.do("a card played", key(pygame.K_RETURN), wait(0.4))
    else:
        session.do("something chosen", key(pygame.K_1, "1"))


def _waits(course: Course) -> bool:
    return course.phase in ("asking", "over")


def _flick(session: Session, decision: Flick, number: int) -> None:
    play = session.play
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
    session.do("aiming", pulled((x, y), (x - 80, y + (25 if number % 2 else -25))))
    session.do("rolling", wait(1.5))


def minute(session: Session, seconds: float) -> None:
    """The title and what can be opened there, then a match against a bot, then the title again."""
    opening.open_title(session.app)
    look_round(session)
    game = find("catacombs")
    options = game.Options(first_team="sword")
    match = Match(game, [Seat("human", "Camille"), Seat(BOT)], options, 11, bots=bots())
    writer = keep(match)
    session.open("the table, opened", lambda: opening.open_match(session.app, match, writer))
    number = 0
    while session.seconds < seconds - 2 and (play := session.play) is not None:
        course = play.course
        session.until("the bot's turn", partial(_waits, course))
        if course.phase == "over":
            break
        number += 1
        one_answer(session, number)
        if number % 5 == 0:
            log = play.tableau.frame.log.center if play.tableau else (0, 0)
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
    frames = played(seconds, (size[0], size[1]) if size else SIZES[0])
    for number, frame in sorted(enumerate(frames), key=lambda one: -one[1].clock)[:40]:
        print(f"{number:5d} {frame.own:7.1f} ms own {frame.clock:7.1f} ms  {frame.about}{' (a bot plans)' * frame.bot}")


if __name__ == "__main__":
    main(float(sys.argv[1] if len(sys.argv) > 1 else 60), *map(int, sys.argv[2:4]))
