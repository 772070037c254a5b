"""An arena on a desk, in a match of Catacombs, with events of pygame and a clock of its own."""

from typing import Any

import numpy as np
import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.arena.layout import Layout
from flick.arena.outcome import Outcome
from flick.arena.shapes import Point
from flick.games.catacombs import GAME
from flick.games.catacombs.state import CatacombsState
from flick.paint.lamp import Lamp
from flick.paint.palette import PaletteName
from flick.table.match import Match
from flick.table.rules import Decision, Flick
from flick.table.words import Words
from flick.window.app.settings import Settings
from flick.window.arena.arena_part import ArenaPart
from flick.window.arena.arena_setup import ArenaSetup
from flick.window.board.layout_file import layout_in
from flick.window.match.match_table import show_arena
from flick.window.widgets.desk import Desk
from tests.games_catacombs.scene import holding, new_state, state_with
from tests.window import shared
from tests.window.arena.flicking.scene import any_answer, come_to, standing

SIZE = (1024, 640)
CLOTH = Rect(160, 48, 704, 432)
FRAME = 16

PLACES = {
    "sword-1": (96.0, 243.0),
    "sword-2": (178.0, 117.0),
    "skull-1": (430.0, 205.0),
    "skull-2": (508.0, 87.0),
    "crystal-1": (300.0, 143.0),
}


def position(*cards: str, mode: str = "mat", **places: Point) -> CatacombsState:
    """Sword 1's turn, in the middle of a match."""
    moved = {name.replace("_", "-"): at for name, at in places.items()}
    return holding(state_with({**PLACES, **moved}, arena_mode=mode), *cards)


def first_flick(mode: str = "mat", **places: Point) -> tuple[Match, Flick]:
    return come_to(Flick, position("paladin", mode=mode, **places), "play paladin")


def obstacle_flick() -> tuple[Match, Flick]:
    """After the shots of the card: any one of the crystals."""
    match, decision = first_flick()
    while len(decision.pawns) == 1:
        match.answer(any_answer(decision))
        while not isinstance(following := match.settle(), Flick):
            assert isinstance(following, Decision)
            match.answer(any_answer(following))
        decision = following
    return match, decision


class Recorder:
    """A loudspeaker that says nothing."""

    def __init__(self) -> None:
        self.played: list[str] = []
        self.volumes: list[float] = []
        """Of each of those."""
        self.loops: dict[str, float] = {}

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        assert 0 < volume <= 1
        assert -1 <= pan <= 1
        self.played.append(name)
        self.volumes.append(volume)

    def loop(self, name: str, volume: float, pan: float = 0.0) -> None:
        assert -1 <= pan <= 1
        self.loops[name] = volume


class Window:
    """A window with nothing in it but the arena. Time goes on by a frame at a time."""

    def __init__(
        self,
        match: Match,
        decision: Decision | None,
        *,
        palette: PaletteName = "normal",
        scale: float = 1.0,
        still: bool = False,
        size: tuple[int, int] = SIZE,
        cloth: Rect = CLOTH,
        language: str = "en",
        **settings: Any,
    ) -> None:
        self.match, self.now = match, 0.0
        self.settings = Settings(palette=palette, still=still, **settings)
        self.answers: list[str] = []
        self.rules: list[str] = []
        self.sounds = Recorder()
        self.knocks: list[str] = []
        theme = shared.theme(palette, scale, still=still)
        kit = shared.kit(theme, shared.icons(theme), self.knocks.append)
        tools = shared.art(theme, kit.icons)
        self.desk = Desk(kit, Rect((0, 0), size))
        self.surface = Surface(size, 0, 32)
        setup = ArenaSetup(
            kit,
            self.desk.window,
            tools,
            self.settings,
            Words(language, GAME.folder),
            self.sounds,
            clock=lambda: self.now,
            stopwatch=standing,
            warm=False,
        )
        self.part = ArenaPart(
            setup, cloth, starts=new_state().layout().pawns, answer=self.answers.append, on_rule=self.rules.append
        )
        self.desk.add(self.part)
        self.table = tools.table(Lamp(*size))
        self.show()
        self.part.ask(decision)
        self.desk.draw_all(self.surface, self.table)
        self.frame()

    def show(self) -> None:
        """The table of the match as it is now."""
        board = self.match.view(0)
        layout = layout_in(GAME.folder)
        assert layout is not None
        show_arena(self.part, board, layout.marks)

    def frame(self, *events: Event, ms: float = FRAME) -> list[Rect]:
        """One frame: what was done, and what was drawn anew."""
        self.now += ms
        for event in events:
            self.desk.handle(event)
        self.desk.tick(self.now)
        return self.desk.draw(self.surface, self.table)

    def settle(self, most: int = 400) -> None:
        """Until nothing moves any more, and what is painted meanwhile is ready."""
        if self.part.scene:
            self.part.scene.stage.wait()
        while self.part.moving and most:
            self.frame()
            most -= 1
        assert most

    def px(self, pawn: str, right: float = 0, down: float = 0) -> tuple[int, int]:
        """A pixel beside a pawn."""
        at = self.layout.pawns[pawn]
        return self.at((at.x, at.y), right, down)

    def at(self, place: Point, right: float = 0, down: float = 0) -> tuple[int, int]:
        """The pixel of a place on the table (mm)."""
        assert self.part.scene is not None
        x, y = self.part.scene.stage.view.to_px(place)
        return round(x + right), round(y + down)

    @property
    def layout(self) -> Layout:
        return self.match.view(0).arena

    def answered(self) -> Outcome:
        """Give the match what the mouse made; it is kept as it was made."""
        (text,) = self.answers
        self.answers.clear()
        given = self.match.answer(text)
        assert given.text == text
        assert isinstance(given.outcome, Outcome)
        return given.outcome

    def drawn(self) -> np.ndarray[Any, Any]:
        """The pixels of the window."""
        return pygame.surfarray.array3d(self.surface)

    def drawn_anew(self) -> np.ndarray[Any, Any]:
        """The pixels as they are when everything is drawn at once."""
        target = self.surface.copy()
        target.fill((255, 0, 255))
        self.desk.draw_all(target, self.table)
        return pygame.surfarray.array3d(target)


def down(at: tuple[int, int], button: int = pygame.BUTTON_LEFT) -> Event:
    return Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button)


def up(at: tuple[int, int], button: int = pygame.BUTTON_LEFT) -> Event:
    return Event(pygame.MOUSEBUTTONUP, pos=at, button=button)


def motion(at: tuple[int, int], buttons: tuple[int, int, int] = (1, 0, 0)) -> Event:
    return Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=buttons)


def hover(at: tuple[int, int]) -> Event:
    return motion(at, (0, 0, 0))


def key(code: int, mod: int = 0, *, down: bool = True) -> Event:
    return Event(pygame.KEYDOWN if down else pygame.KEYUP, key=code, mod=mod, unicode="")


def wheel(steps: int) -> Event:
    return Event(pygame.MOUSEWHEEL, x=0, y=steps, precise_y=float(steps), flipped=False)


def pull(window: Window, start: tuple[int, int], right: int, below: int, frames: int = 12) -> tuple[int, int]:
    """Press there and drag; the button stays down. Where the pointer is then."""
    window.frame(down(start))
    end = start
    for k in range(1, frames + 1):
        end = round(start[0] + right * k / frames), round(start[1] + below * k / frames)
        window.frame(motion(end))
    window.settle()
    for _ in range(12):
        window.frame()
    return end
