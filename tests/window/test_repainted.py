"""What the window has after painting again only what has changed is what it has when all of it is painted anew."""

from collections.abc import Callable
from itertools import count, cycle, islice
from random import Random
from time import sleep

import numpy as np
import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from flick.bots.random import random_answer
from flick.games.catacombs import GAME as CATACOMBS
from flick.games.kinfire import GAME as KINFIRE
from flick.games.ravenloft import GAME as RAVENLOFT
from flick.games.urto import GAME as URTO
from flick.table.chance import Chance, derived
from flick.table.game import GamesAny
from flick.table.looks import CardLook
from flick.table.match import Match
from flick.table.seats import HUMAN, Seat
from flick.window.app.app import App
from flick.window.app.settings import Settings
from flick.window.board.opens import OpensZone
from flick.window.board.piece import PiecePart
from flick.window.cards import store
from flick.window.match.play_screen import PlayScreen
from flick.window.menus.title import TitleScreen
from flick.window.widgets.painting import Painting
from flick.window.widgets.pose import card_height
from flick.window.widgets.widget import Widget

SIZE = 1024, 640
FRAME = 450.0
MOST = 200
LONGEST = 3_000
"""Frames in which everything has come to rest, also what is painted in the background."""
COLOURS = 0xFFFFFF
"""What is seen of a pixel."""


class Table:
    """A window on a match of people, at which somebody answers, points and looks around."""

    def __init__(self, app: App, game: GamesAny, seed: int) -> None:
        self.app, self.now = app, app.now
        self.match = Match(game, [Seat(HUMAN)] * 2, seed=seed, practice=True)
        self.screen = PlayScreen(app, self.match, None)
        app.go(lambda app: self.screen)
        self.chance, self.random = Chance(derived(seed)), Random(seed)

    @property
    def over(self) -> bool:
        return self.screen.controller.phase == "over"

    def frame(self, *events: Event) -> None:
        self.now += FRAME
        self.app.frame(list(events), self.now)

    def rest(self) -> None:
        """Until nothing moves; while the menu is open nothing goes on."""
        for _ in range(LONGEST):
            self.frame()
            if self.over or not (self.screen.desk.moving if self.screen.menu.is_open else self.screen.moving):
                return
            sleep(0.0005)
        raise AssertionError([part for part in self.screen.desk.root.walk() if part.moving])

    def press(self, key: int) -> None:
        self.frame(Event(pygame.KEYDOWN, key=key, mod=0, unicode=""), Event(pygame.KEYUP, key=key, mod=0))

    def point(self, place: tuple[int, int]) -> None:
        self.frame(Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))

    def click(self, place: tuple[int, int]) -> None:
        self.point(place)
        self.frame(Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1), Event(pygame.MOUSEBUTTONUP, pos=place, button=1))

    def any_of(self, kind: type[Widget]) -> Widget:
        return self.random.choice([part for part in self.screen.desk.root.walk() if isinstance(part, kind)])

    def differs(self) -> Rect | None:
        """Where something in the window looks otherwise than when it is painted anew."""
        desk, backdrop, anew = self.screen.desk, self.screen.backdrop(), Surface(SIZE, 0, 32)
        assert isinstance(backdrop, Surface)
        anew.blit(backdrop, (0, 0))
        tooltip = [desk.tooltip] if desk.tooltip is not None else []
        Painting([desk.root, *desk.over.parts, *tooltip], desk.window).paint(anew)
        other = (pygame.surfarray.pixels2d(self.app.surface) ^ pygame.surfarray.pixels2d(anew)) & COLOURS
        if not other.any():
            return None
        columns, rows = np.nonzero(other)
        return Rect(int(columns.min()), int(rows.min()), int(np.ptp(columns)) + 1, int(np.ptp(rows)) + 1)


def answers(table: Table) -> None:
    if table.screen.controller.decision is not None:
        table.screen.controller.answer(random_answer(table.screen.controller.decision, table.chance))


def points(table: Table) -> None:
    table.point(table.any_of(PiecePart).rect.center)


def looks_through(table: Table) -> None:
    table.click(table.any_of(OpensZone).rect.center)


def looks_elsewhere(table: Table) -> None:
    table.point((1, 1))


def tabs(table: Table) -> None:
    table.press(pygame.K_TAB)


def escapes(table: Table) -> None:
    """Out of a pile, or into the menu and out of it."""
    table.press(pygame.K_ESCAPE)


Step = Callable[[Table], None]
STEPS: list[Step] = [answers, points, answers, tabs, answers, looks_through, tabs, escapes, answers, points]
STEPS += [tabs, tabs, answers, escapes, points, escapes, answers, looks_elsewhere, answers]


@pytest.fixture(autouse=True)
def plain_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards of one colour each: what is on them is painted elsewhere."""

    def face(look: CardLook, width: int, *said: object) -> Surface:
        made = Surface((width, card_height(width)))
        made.fill(Random(f"{look.id} {said[-2:]}").randbytes(3))
        return made

    monkeypatch.setattr(store, "_face", face)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> App:
    pygame.init()
    pygame.display.set_mode((64, 64))
    made = App(Settings(language="en", curtain="never", flick_speed="true", mute=True), SIZE, Surface(SIZE, 0, 32))
    made.go(TitleScreen)
    return made


@pytest.mark.parametrize("game", [CATACOMBS, KINFIRE, URTO, RAVENLOFT], ids=lambda game: game.id)
def test_what_is_painted_again_is_what_is_painted_anew(app: App, game: GamesAny) -> None:
    seeds = count(5)
    table = Table(app, game, next(seeds))
    for number, step in enumerate(islice(cycle(STEPS), MOST)):
        if table.over:
            table = Table(app, game, next(seeds))
        step(table)
        table.rest()
        assert table.over or table.differs() is None, (number, step.__name__)
