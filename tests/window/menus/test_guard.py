"""Whatever fails costs the screen on which it does: on every screen that there is, with every game, part and bot."""

import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pygame
import pytest

import flick.window
from flick.bots.random import random_answer
from flick.keeping import keep, saves
from flick.places import home
from flick.sitting import bots, new_match
from flick.table.chance import Chance, derived
from flick.table.game import find
from flick.table.register import entries
from flick.table.sayings import Refused, say
from flick.table.snapshot import snapshot
from flick.window.app import bot_process
from flick.window.app.app import App
from flick.window.app.screen import Screen
from flick.window.match.lesson.puzzle_list import PuzzlesScreen
from flick.window.match.lesson.puzzle_screen import PuzzleScreen
from flick.window.match.lesson.puzzles import Drill, drills_of
from flick.window.match.lesson.tutorial_screen import TutorialScreen
from flick.window.match.play_screen import PlayScreen
from flick.window.match.replay.replay_screen import ReplayScreen, UnreadableReplay
from flick.window.menus.achievements_screen import AchievementsScreen
from flick.window.menus.builder import BuilderScreen
from flick.window.menus.draft import fields, usual
from flick.window.menus.end import EndScreen
from flick.window.menus.fault import FaultScreen
from flick.window.menus.load import LoadScreen
from flick.window.menus.new_match import NewMatchScreen
from flick.window.menus.rulebook_screen import RulebookScreen
from flick.window.menus.settings_screen import SettingsScreen
from flick.window.menus.several import SeveralScreen
from flick.window.menus.title import TitleScreen
from flick.window.menus.tutorials import TutorialEnd, TutorialsScreen
from flick.window.workbench.practice_screen import PracticeScreen
from flick.window.workbench.tuner_screen import TunerScreen
from tests.games_ravenloft.test_campaign import match_over, won
from tests.window.menus.conftest import Visit
from tests.window.menus.visitor import Visitor, a_match, kept_match

GAMES = [entry.id for entry in entries() if entry.is_built and entry.is_presented]
WHERE = ("tick", "draw", "handle", "lay_out")
GENERAL = {"WorkbenchScreen", "Page", "DraftPage", "LedScreen"}
"""Screens that others are made of."""

Make = Callable[[App], Screen]


class Broken(Exception):
    """What nobody has thought of."""


def fail(*_: Any, **__: Any) -> Any:
    raise Broken


def drill(app: App) -> Screen:
    drills = [one for one in drills_of(find("catacombs")) if isinstance(one, Drill)]
    return PuzzleScreen(app, drills, 0, drills[0].begin())


def several(app: App) -> Screen:
    host = NewMatchScreen(app, "ravenloft")
    return SeveralScreen(app, host.draft, next(field for field in fields(host.game) if field.name == "variants"))


def replay(app: App) -> Screen:
    match = kept_match(6)
    assert match.recorder is not None
    return ReplayScreen(app, match.recorder.path)


MAKERS: dict[type[Screen], Make] = {
    AchievementsScreen: lambda app: AchievementsScreen(app, "catacombs"),
    BuilderScreen: lambda app: BuilderScreen(app, "ravenloft"),
    PuzzleScreen: drill,
    EndScreen: lambda app: EndScreen(app, match_over(won("out_of_the_grave", "ADV")), None),
    LoadScreen: LoadScreen,
    NewMatchScreen: lambda app: NewMatchScreen(app, "catacombs"),
    PlayScreen: lambda app: PlayScreen(app, a_match(), None),
    PracticeScreen: PracticeScreen,
    PuzzlesScreen: lambda app: PuzzlesScreen(app, "catacombs"),
    ReplayScreen: replay,
    UnreadableReplay: lambda app: UnreadableReplay(app, Path("torn.flick"), Refused(say("refused-undo-nothing"))),
    RulebookScreen: lambda app: RulebookScreen(app, "catacombs"),
    SettingsScreen: SettingsScreen,
    SeveralScreen: several,
    TitleScreen: TitleScreen,
    TunerScreen: lambda app: TunerScreen(app, "mat"),
    TutorialEnd: lambda app: TutorialEnd(app, "catacombs"),
    TutorialScreen: lambda app: TutorialScreen(app, "catacombs"),
    TutorialsScreen: lambda app: TutorialsScreen(app, ["catacombs"]),
}
"""Of each screen; the end is that of an adventure that leads on to the next."""


def below(kind: type[Screen]) -> Iterator[type[Screen]]:
    for other in kind.__subclasses__():
        yield other
        yield from below(other)


def test_no_screen_is_forgotten() -> None:
    for module in pkgutil.walk_packages(flick.window.__path__, "flick.window."):
        import_module(module.name)
    known = {kind for kind in below(Screen) if kind.__module__.startswith("flick.") and kind.__name__ not in GENERAL}
    assert {kind.__name__ for kind in known} == {kind.__name__ for kind in (*MAKERS, FaultScreen)}


@pytest.fixture
def visitor(visit: Visit) -> Visitor:
    visitor = visit(bot_pace="at-once")
    visitor.go(TitleScreen)
    return visitor


def breaks(visitor: Visitor, make: Make, where: str) -> None:
    """Open a screen on which that fails; what is told of it leads back to the title."""
    failing, title = make(visitor.app), visitor.screen
    setattr(failing, where, fail)
    title.handle = lambda event: visitor.app.go(lambda _: failing) is not None
    visitor.key(pygame.K_a)
    del title.handle
    visitor.key(pygame.K_a)
    leads_back(visitor)


def leads_back(visitor: Visitor) -> None:
    assert isinstance(visitor.screen, FaultScreen)
    assert visitor.screen.error == "Broken"
    assert "raise Broken" in (home() / "fault.txt").read_text("utf-8")
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.screen, TitleScreen)


@pytest.mark.parametrize("kind", MAKERS, ids=lambda kind: kind.__name__)
def test_on_any_screen_it_leads_back_to_the_one_before(kind: type[Screen], visitor: Visitor) -> None:
    for where in WHERE:
        breaks(visitor, MAKERS[kind], where)


@pytest.mark.parametrize("game", GAMES)
def test_with_any_game(game: str, visitor: Visitor) -> None:
    makers: list[Make] = [
        lambda app: NewMatchScreen(app, game),
        lambda app: RulebookScreen(app, game),
        lambda app: AchievementsScreen(app, game),
        lambda app: TutorialScreen(app, game),
        lambda app: PlayScreen(app, usual(game, "Camille").match(), None),
    ]
    for make in makers:
        breaks(visitor, make, "draw")


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("catacombs", "human,human", {}), ("ravenloft", "human,human,human", {"variants": ["STR"]})],
    ids=["catacombs", "Strahd's"],
)
def test_behind_a_curtain(game: str, seats: str, options: dict[str, Any], visitor: Visitor) -> None:
    match = new_match(game, seats, options, 3)
    screen = visitor.go(lambda app: PlayScreen(app, match, None))
    for number in range(40):
        if screen.controller.phase == "curtain":
            break
        if screen.controller.decision is not None:
            screen.controller.answer(random_answer(screen.controller.decision, Chance(derived(number))))
        visitor.wait(500)
    assert screen.controller.phase == "curtain"
    screen.tick = fail
    visitor.wait()
    leads_back(visitor)


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_table(game: str, visitor: Visitor) -> None:
    """Each fails once: where it is painted, and where something is done to it."""
    match = usual(game, "Camille").match()
    writer = keep(match)
    screen = visitor.go(lambda app: PlayScreen(app, match, writer))
    visitor.wait(1500)
    parts = {type(part): part for part in (*screen.desk.root.walk(), *screen.desk.over.walk()) if not part.hidden}
    assert len(parts) > 5
    for part in parts.values():
        with pytest.MonkeyPatch.context() as patch:
            caught: list[Exception] = []
            patch.setattr(visitor.app, "_replace_failed", caught.append)
            patch.setattr(part, "tick", fail)
            visitor.app.frame([], visitor.now)
        assert [type(fault) for fault in caught] == [Broken], type(part)
    path = writer.path
    next(iter(parts.values())).tick = fail  # type: ignore[method-assign]
    visitor.wait()
    assert isinstance(visitor.screen, FaultScreen)
    assert visitor.screen.path == path
    assert path.parent == saves()


@pytest.mark.parametrize("game", GAMES)
def test_every_bot(game: str, visitor: Visitor) -> None:
    """What it raises is told to the window by the process in which it thinks, and the window raises it."""
    for level in [*find(game).bots, "random"]:
        least = find(game).seats[0]
        match = new_match(game, ",".join([level] * least), {}, 2)
        match.settle()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type({**bots(), **find(game).bots}[level]()), "think", fail)
            found = answered(level, match)
        assert "Broken" in str(found)

        def raised(_: Any, found: Exception = found) -> None:
            raise found

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(visitor.app.thinker, "answer", raised)
            visitor.go(lambda app, match=match: PlayScreen(app, match, None))
            visitor.wait(3000)
        assert isinstance(visitor.screen, FaultScreen), level
        visitor.key(pygame.K_ESCAPE)


class Pipe:
    """One question, and what is answered; nobody asks again."""

    def __init__(self, *asked: Any) -> None:
        self.asked, self.told = [asked], list[Any]()

    def recv(self) -> Any:
        if not self.asked:
            raise EOFError
        return self.asked.pop()

    def send(self, found: Any) -> None:
        self.told.append(found)


def answered(level: str, match: Any) -> Exception:
    pipe: Any = Pipe(level, snapshot(match))
    with pytest.raises(EOFError):
        bot_process.think(pipe)
    return pipe.told[0]
