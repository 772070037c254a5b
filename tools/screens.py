"""Every screen of the window as pictures: ``python -m tools.screens [FOLDER]``, in both languages, three sizes and
three palettes. Nothing of what the person who runs it has kept is shown or touched."""

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame
from pygame import Surface
from pygame.event import Event

from flick.arena.outcome import Outcome
from flick.bots.random import random_answer
from flick.keeping import keep
from flick.sitting import bots
from flick.table.chance import Chance, derived
from flick.table.game import find
from flick.table.match import Match
from flick.table.rules import Confirm, Decision, Flick, Place
from flick.table.seats import Seat
from flick.table.words import LANGUAGES
from flick.window.app import App
from flick.window.screen import Screen
from flick.window.screens.end import EndScreen
from flick.window.screens.load import LoadScreen
from flick.window.screens.new_match import NewMatchScreen
from flick.window.screens.play import PlayScreen
from flick.window.screens.rulebook import RulebookScreen
from flick.window.screens.settings import SettingsScreen
from flick.window.screens.title import TitleScreen
from flick.window.settings import Settings
from flick.window.theme import PALETTES

SIZES = {(1024, 640): 100, (1280, 720): 100, (2560, 1440): 200}
"""Windows, and their interface scale."""

PEOPLE = (Seat("human", "Camille"), Seat("human", "Noé"))
FRAME = 16.0

Moment = Callable[[App, "Watch"], None]


class Watch:
    """The time of a window that nobody sees."""

    def __init__(self, app: App) -> None:
        self.app, self.now = app, 0.0

    def wait(self, ms: float, *events: Event) -> None:
        """Let time go by, in frames."""
        self.app.frame(events, self.now)
        end = self.now + ms
        while self.now < end:
            self.now += FRAME
            self.app.frame((), self.now)
        settle(self.app.screen)
        self.app.frame((), self.now)


def settle(screen: Screen) -> None:
    """Wait for what is done in the background."""
    if studio := getattr(screen, "studio", None):
        studio.wait()
    if shelf := getattr(screen, "shelf", None):
        for entry in shelf.kept:
            shelf.wait(entry)


def a_match(seats: tuple[Seat, ...] = (Seat("human", "Camille"), Seat("easy")), seed: int = 7, **options: Any) -> Match:
    """A match of Catacombs that has not begun."""
    game = find("catacombs")
    return Match(game, list(seats), game.Options(**options), seed, bots=bots())


def played(match: Match, answers: int) -> Match:
    """Let somebody answer at random for everybody, up to so many answers."""
    while isinstance(decision := match.settle(), Decision) and len(match.answers) < answers:
        match.answer(random_answer(decision, Chance(derived(match.seed, len(match.answers)))))
    return match


def _up_to(kind: type[Decision], **options: Any) -> Match:
    """A match in which bots have answered up to a decision of that kind, after the opening."""
    match = a_match(PEOPLE, seed=5, first_team="sword", starting_health=6, **options)
    bot = match.game.bots["normal"]()
    while isinstance(decision := match.settle(), Decision):
        if isinstance(decision, kind) and len(match.answers) > 20:
            return match
        thought = bot.think(match.perspective())
        match.answer(thought.answer, thought.reason)
    raise LookupError(kind)


def _play(kind: type[Decision], **options: Any) -> Moment:
    def show(app: App, watch: Watch) -> None:
        app.go(lambda app: PlayScreen(app, _up_to(kind, **options), None))
        _until_asked(app, watch)

    return show


def _until_asked(app: App, watch: Watch) -> None:
    """The curtain is lifted, events are told, faces of cards are drawn."""
    screen = app.screen
    assert isinstance(screen, PlayScreen)
    for _ in range(400):
        if screen.course.phase == "curtain":
            screen._lift()  # pyright: ignore[reportPrivateUsage]
        if screen.course.phase == "asking":
            break
        watch.wait(FRAME)
    while screen.tableau is not None and screen.tableau.moving:
        watch.wait(FRAME)
    watch.wait(900)


def _aiming(app: App, watch: Watch) -> None:
    """A pawn is pulled back."""
    _play(Flick)(app, watch)
    screen = app.screen
    assert isinstance(screen, PlayScreen)
    decision = screen.course.decision
    assert isinstance(decision, Flick)
    assert screen.arena is not None
    outline = screen.arena.outline(decision.pawns[0])
    assert outline is not None
    x, y = outline.center
    watch.wait(50, Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    for step in range(1, 9):
        at = x - 9 * step * app.theme.scale, y + 4 * step * app.theme.scale
        watch.wait(20, Event(pygame.MOUSEMOTION, pos=tuple(map(round, at)), rel=(0, 0), buttons=(1, 0, 0)))
    watch.wait(400)


def _rolling(app: App, watch: Watch) -> None:
    """A flick on its way, some tenths of a second after it was made."""
    _play(Flick)(app, watch)
    screen = app.screen
    assert isinstance(screen, PlayScreen)
    assert screen.course.decision is not None
    thought = screen.match.game.bots["perfect"]().think(screen.match.perspective())
    screen.course.answer(thought.answer)
    assert isinstance(screen.match.answers[-1].given.outcome, Outcome)
    watch.wait(220)


def _verdict(app: App, watch: Watch) -> None:
    """What a flick came to."""
    _rolling(app, watch)
    watch.wait(4000)


def _menu(app: App, watch: Watch) -> None:
    _play(Flick)(app, watch)
    watch.wait(600, Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0))


def _curtain(app: App, watch: Watch) -> None:
    app.go(lambda app: PlayScreen(app, a_match(PEOPLE), None))
    watch.wait(1500)


def _opened(make: Callable[[App], Screen], ms: float = 900) -> Moment:
    def show(app: App, watch: Watch) -> None:
        app.go(make)
        watch.wait(ms)

    return show


def _end(app: App) -> Screen:
    match = played(a_match(seed=3, arena_mode="mat"), 60)
    match.resign(1)
    return EndScreen(app, match, None)


MOMENTS: Mapping[str, Moment] = {
    "title": _opened(TitleScreen),
    "new-match": _opened(lambda app: NewMatchScreen(app, "catacombs")),
    "load": _opened(LoadScreen),
    **{
        f"settings-{section}": _opened(lambda app, section=section: SettingsScreen(app, section))
        for section in ("play", "look", "sound", "keys", "language")
    },
    "rulebook": _opened(lambda app: RulebookScreen(app, "catacombs", "CAT-77")),
    "curtain": _curtain,
    "play-question": _play(Confirm),
    "play-placing": _play(Place, arena_mode="mat"),
    "play-aiming": _aiming,
    "play-rolling": _rolling,
    "play-verdict": _verdict,
    "play-menu": _menu,
    "end": _opened(_end),
}


def pictures(settings: Settings, size: tuple[int, int]) -> Iterator[tuple[str, Surface]]:
    """Every moment in a window of its own."""
    for name, moment in MOMENTS.items():
        app = App(settings, size, Surface(size, 0, 32))
        try:
            app.go(TitleScreen)
            moment(app, Watch(app))
            yield name, app.surface
        finally:
            app.end()


def main(folder: Path, sizes: Mapping[tuple[int, int], int] = SIZES) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    pygame.init()
    pygame.display.set_mode((64, 64))
    with TemporaryDirectory() as home:
        os.environ["FLICK_HOME"] = home
        match = a_match()
        writer = keep(match)
        played(match, 30)
        writer.close()
        for size, scale in sizes.items():
            for palette in PALETTES:
                for language in LANGUAGES:
                    chosen = Settings(language=language, palette=palette, scale=scale, mute=True)  # type: ignore[arg-type]
                    for name, surface in pictures(chosen, size):
                        pygame.image.save(surface, folder / f"{name}-{language}-{palette}-{size[0]}.png")
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "out/screens"))
