"""Somebody who is led through the tutorial, with mouse and keyboard."""

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pygame

from flick.table.answers import read
from flick.table.decisions import choice_in
from flick.table.rules import Aim, Confirm, Flick, Place
from flick.window.app.screen import Screen
from flick.window.arena.flicking.lever import FULL
from flick.window.arena.flicking.power import power_at
from flick.window.arena.flicking.pull import IDLE
from flick.window.match.lesson.tutorial_screen import TutorialScreen
from flick.window.menus import opening
from tests.window.checks import complaints
from tests.window.menus.visitor import Visitor

SIZE = (1280, 720)
PATIENCE = 400
"""So many times 100 ms are waited for the lesson to come to something."""
DIGITS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6, pygame.K_7, pygame.K_8, pygame.K_9)


class Learner(Visitor):
    def begin(self, fresh: bool = True, game: str = "catacombs") -> TutorialScreen:
        screen: TutorialScreen = self.go(lambda app: TutorialScreen(app, game, fresh))
        return screen

    def until(self, *stands: str) -> None:
        """Wait until the lesson stands like that, and everything has come to rest."""
        for _ in range(PATIENCE):
            controller = getattr(self.screen, "controller", None)
            if controller is None or (controller.stand in stands and controller.phase not in ("rolling", "telling")):
                self.wait(150)
                return
            self.wait(100)
        raise AssertionError(f"never {stands}: {self.screen.controller.stand} at step {self.screen.lesson.number}")

    def up_to(self, step: int) -> TutorialScreen:
        """The screen at that step; those before it are skipped by the button's key."""
        screen = self.screen if isinstance(self.screen, TutorialScreen) else self.begin()
        while screen.lesson.number < step:
            self.key(pygame.K_n)
        self.until("asked", "reading")
        return screen

    def do_as_shown(self) -> None:
        """Answer what is asked as the example does: flicks and spots with the mouse, the rest by number."""
        screen = self.screen
        decision, expected = screen.controller.decision, screen.lesson.expected
        assert decision is not None
        if expected is None:
            self.key(pygame.K_SPACE, pygame.K_SPACE)
        elif isinstance(decision, Flick) and isinstance(aim := read(decision, expected).value, Aim):
            self.pull(aim)
        elif isinstance(decision, Place):
            x, y = read(decision, expected).value
            self.drop(screen.arena.scene.stage.view.to_px((x, y)))
        elif isinstance(decision, Confirm):
            self.key(pygame.K_1 if expected == "yes" else pygame.K_2)
        else:
            choice = choice_in(decision)
            assert choice is not None
            names, answers = [option.name for option in choice.options], len(screen.match.answers)
            self.key(DIGITS[names.index(expected)])
            if len(screen.match.answers) == answers and screen.controller.decision is decision:
                self.key(pygame.K_RETURN)

    def do_as_pointed(self) -> None:
        """Click on what the lesson points at, until that has answered."""
        screen, answers = self.screen, len(self.screen.match.answers)
        for _ in range(3):
            if len(screen.match.answers) > answers:
                return
            self.click(screen.pointer.place.center)
        assert len(screen.match.answers) > answers, screen.lesson.number

    def pull(self, aim: Aim, turned: float = 0.0, power: float | None = None) -> None:
        """Pull back for that aim and let go, so many degrees beside it or with another power."""
        screen = self.screen
        decision, layout = screen.controller.decision, screen.controller.board.arena
        view = screen.arena.scene.stage.view
        wanted = power_at(decision, aim.speed) if power is None else power
        angle = aim.angle + math.radians(turned)
        x, y = view.to_px((layout.pawns[aim.pawn].x, layout.pawns[aim.pawn].y))
        reach = (layout.pawns[aim.pawn].chain.extent + IDLE + wanted * FULL) * view.scale
        self.drag((round(x), round(y)), (round(x - math.cos(angle) * reach), round(y + math.sin(angle) * reach)))

    def drop(self, place: tuple[float, float]) -> None:
        """Put what is asked for down there."""
        at = round(place[0]), round(place[1])
        self.move(at)
        self.press(at)
        self.wait(50)
        self.release(at)
        self.wait()

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press, go there in steps, rest, let go."""
        self.move(start)
        self.press(start)
        for step in range(1, 9):
            part = start[0] + (end[0] - start[0]) * step // 8, start[1] + (end[1] - start[1]) * step // 8
            self.move(part, held=True)
            self.wait(25)
        self.wait(200)
        self.release(end)
        self.wait()


Learn = Callable[..., Learner]


@contextmanager
def learners(game: str = "") -> Iterator[Learn]:
    """``learn((1024, 640), language="fr")``: somebody in a window of that size, before the title or led through a game;
    all of them leave at the end."""
    found: list[Learner] = []

    def learn(size: tuple[int, int] = SIZE, **settings: Any) -> Learner:
        found.append(Learner(size, **settings))
        opening.open_title(found[-1].app)
        found[-1].wait()
        if game:
            found[-1].begin(game=game)
        return found[-1]

    yield learn
    for learner in found:
        learner.end()


def says(learner: Learner) -> str:
    """All that is read in the window, without its line breaks."""
    return learner.says().replace("\n", " ")


def faults(screen: Screen) -> list[str]:
    """What is wrong with what is seen."""
    ground = screen.backdrop()
    assert isinstance(ground, pygame.Surface)
    return complaints(screen.desk, ground)
