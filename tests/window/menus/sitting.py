"""Somebody who sits before the window of a match of two, and handles it frame by frame."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pygame
from pygame.event import Event

from flick.games.catacombs import GAME
from flick.games.catacombs.state import CatacombsOptions
from flick.keeping import keep
from flick.table.match import Match
from flick.table.seats import HUMAN, Seat
from flick.window.app.app import App
from flick.window.app.settings import Curtain, Settings
from flick.window.match.play_screen import PlayScreen
from flick.window.menus.opening import open_match, open_title

FRAME = 16.0


class Sitting:
    """Somebody before the window: events are handed to it frame by frame."""

    def __init__(self, app: App, match: Match) -> None:
        self.app, self.match, self.now = app, match, 0.0

    @property
    def play(self) -> PlayScreen:
        assert isinstance(self.app.screen, PlayScreen)
        return self.app.screen

    def frames(self, count: int = 1, *events: Event) -> None:
        for number in range(count):
            self.now += FRAME
            self.app.frame(events if number == 0 else (), self.now)

    def until(self, done: Callable[[], bool]) -> None:
        for _ in range(2000):
            if done():
                return
            self.frames()
        raise AssertionError(f"never: {self.play.controller.phase}")

    def key(self, key: int, text: str = "") -> None:
        """Down and up again, with time for what moves."""
        self.frames(1, Event(pygame.KEYDOWN, key=key, mod=0, unicode=text, scancode=0))
        self.frames(1, Event(pygame.KEYUP, key=key, mod=0, unicode=text, scancode=0))
        self.frames(20)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press, go there in steps, rest, let go."""
        self.frames(1, Event(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0)))
        self.frames(1, Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        for step in range(1, 11):
            at = start[0] + (end[0] - start[0]) * step // 10, start[1] + (end[1] - start[1]) * step // 10
            self.frames(1, Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0)))
        self.frames(10)
        self.frames(1, Event(pygame.MOUSEBUTTONUP, pos=end, button=1))

    def asked(self) -> None:
        """Go on until a person is asked."""
        self.until(lambda: self.play.controller.phase == "asking")
        self.frames(20)

    def up_to_a_flick(self) -> None:
        """Everything answered with what is suggested, up to a flick of the own character."""
        self.asked()
        self.play.controller.answer(f"play {self.match.state.hands[0][0]}")
        self.asked()
        for _ in range(4):
            decision = self.play.controller.decision
            assert decision is not None
            if type(decision).__name__ == "Flick":
                return
            self.key(pygame.K_RETURN if type(decision).__name__ == "Place" else pygame.K_1, "1")
            self.asked()


@contextmanager
def sittings() -> Iterator[Callable[..., Sitting]]:
    """``sit(curtain="hidden", other="easy", **options)``: somebody at a match that is kept; all leave at the end."""
    opened: list[App] = []

    def sit(*, curtain: Curtain = "never", seats: int = 2, other: str = HUMAN, **options: object) -> Sitting:
        pygame.init()
        settings = Settings(language="en", curtain=curtain, still=True, mute=True)
        app = App(settings, (1280, 720))
        opened.append(app)
        chosen = CatacombsOptions(first_team="sword", **options)  # type: ignore[arg-type]
        match = Match(GAME, [Seat(HUMAN), *[Seat(other)] * (seats - 1)], chosen, 3)
        open_title(app)
        open_match(app, match, keep(match))
        return Sitting(app, match)

    yield sit
    for app in opened:
        app.end()
