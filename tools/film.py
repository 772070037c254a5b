"""A moment of play as pictures, frame by frame: ``python -m tools.film [FOLDER] [SCENE...] [--size WxH] [--every N]``.

Scenes are a flick that hits, one that wounds, one that stuns, one that steals, one after which somebody is healed, one
against armour, one off the mat, and the one that ends a match. Each is played in a window that nobody sees, 60 frames
to the second.
"""

import argparse
import math
import os
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pygame
from pygame import Surface

from flick.arena.layout import Pose
from flick.games.catacombs import GAME
from flick.games.catacombs.cards import TEAMS
from flick.games.catacombs.state import CatacombsOptions, CatacombsState, enemy_of, team_of
from flick.paint.palette import PALETTES
from flick.table.match import Match, start_state
from flick.table.rules import Choose, Confirm, Decision, Flick
from flick.table.seats import Seat
from flick.window.app.app import App
from flick.window.app.settings import Settings
from flick.window.arena.effects.amount import AMOUNTS
from flick.window.match.play_screen import PlayScreen
from flick.window.menus.title import TitleScreen
from tests.window.playing import settle

FRAME = 1000 / 60
SIZES = ((1024, 640), (1280, 720), (2560, 1440))
RESTS = 600.0
"""ms before the flick in which everything comes to rest."""
MOST = 1200
NUDGE = 150.0
"""mm/s. A flick that hardly moves anything."""

PEOPLE = (Seat("human", "Camille"), Seat("human", "Noé"))

PLACES: Mapping[str, Pose] = {
    "sword-1": (180.0, 170.0, 0.0),
    "sword-2": (90.0, 90.0, 0.0),
    "skull-1": (400.0, 200.0, 0.3),
    "skull-2": (520.0, 90.0, 0.0),
    "crystal-1": (300.0, 270.0, 0.0),
    "crystal-2": (470.0, 270.0, 0.0),
    "crystal-3": (250.0, 60.0, 0.0),
    "crystal-4": (420.0, 60.0, 0.0),
    "crystal-5": (120.0, 290.0, 0.0),
}


class Scene(NamedTuple):
    """A card of whose first shot, after ``moves`` that hardly move it, ``pawn`` strikes ``at`` with a speed (mm/s).
    The other team has ``health`` tokens, and ``kept`` is a card that it keeps."""

    card: str
    pawn: str = "sword-1"
    at: str = "skull-1"
    speed: float = 1500.0
    health: int = 6
    kept: str = ""
    mode: str = "mat"
    moves: int = 0


SCENES: Mapping[str, Scene] = {
    "hit": Scene("duelist", at="crystal-1", speed=1900.0),
    "wound": Scene("paladin", speed=1000.0),
    "stun": Scene("behemoth", "skull-1", "sword-1", speed=1000.0),
    "steal": Scene("vampire_countess", "skull-1", "sword-1", speed=1000.0, moves=1),
    "heal": Scene("battle_cleric", speed=1000.0, moves=1),
    "armour": Scene("paladin", speed=1000.0, kept="black_knight"),
    "off": Scene("duelist", at="crystal-3", speed=2300.0),
    "walls": Scene("duelist", at="crystal-2", speed=2400.0, mode="walls"),
    "last": Scene("paladin", speed=1000.0, health=2),
}


def match_of(scene: Scene) -> Match:
    """Somebody is about to play the card."""
    team = team_of(scene.pawn)
    options = CatacombsOptions(first_team=team, arena_mode=scene.mode)  # type: ignore[arg-type]
    state = start_state(GAME, options, 2, 7)
    assert isinstance(state, CatacombsState)
    state.agreed = True
    state.pawns = {**state.pawns, **PLACES}
    deck, hand = state.teams[team].deck, state.hands[TEAMS.index(team)]
    if scene.card in deck:
        place = deck.index(scene.card)
        deck[place], hand[0] = hand[0], scene.card
    other = state.teams[enemy_of(team)]
    state.bank, other.reserve = state.bank + other.reserve - scene.health, scene.health
    if scene.kept:
        for pile in (other.deck, *state.hands):
            if scene.kept in pile:
                pile.remove(scene.kept)
        other.kept.append(scene.kept)
    return Match(GAME, PEOPLE, options, 7, state=state, turn=1, practice=True)


def filmed(name: str, settings: Settings, size: tuple[int, int]) -> Iterator[Surface]:
    """Every frame of a scene, from just before the flick until something else is asked, or the match is over."""
    scene = SCENES[name]
    app = App(settings, size, Surface(size, 0, 32))
    now, moves, before = 1000.0, scene.moves, True
    try:
        app.go(TitleScreen)
        app.go(lambda app: PlayScreen(app, match_of(scene), None))
        for _ in range(MOST):
            now += FRAME
            app.frame([], now)
            screen = app.screen
            settle(screen)
            if not isinstance(screen, PlayScreen):
                yield app.surface
                return
            if not before:
                yield app.surface
            decision = screen.controller.decision
            if not before and (isinstance(decision, Flick) or (decision is not None and decision.verb == "play")):
                if not screen.moving:
                    return
            elif isinstance(decision, Flick):
                if moves:
                    moves -= 1
                    screen.controller.answer(f"flick {scene.pawn} 180deg {NUDGE}mm/s")
                elif before:
                    before, now = False, now + RESTS
                    app.frame([], now)
                    yield app.surface
                    screen.controller.answer(_aim(scene))
            elif decision is not None:
                screen.controller.answer(_other(decision, scene))
    finally:
        app.end()


def _other(decision: Decision, scene: Scene) -> str:
    """What is answered to anything else."""
    if decision.verb == "play":
        return f"play {scene.card}"
    if isinstance(decision, Choose):
        return decision.options[0].name
    return "yes" if isinstance(decision, Confirm) else "no"


def _aim(scene: Scene) -> str:
    (x, y, _), (to_x, to_y, _) = PLACES[scene.pawn], PLACES[scene.at]
    return f"flick {scene.pawn} {math.degrees(math.atan2(to_y - y, to_x - x)):.2f}deg {scene.speed}mm/s"


def main(folder: Path, names: Sequence[str], sizes: Sequence[tuple[int, int]], every: int, settings: Settings) -> None:
    """Write one picture of each ``every`` frames."""
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    pygame.init()
    pygame.display.set_mode((64, 64))
    with TemporaryDirectory() as home:
        os.environ["FLICK_HOME"] = home
        for (width, height), name in product(sizes, names):
            for number, surface in enumerate(filmed(name, settings, (width, height))):
                if number % every == 0:
                    pygame.image.save(surface, folder / f"{name}-{width}-{number:03d}.png")
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"a size such as 1280x720, not {text!r}")
    return int(width), int(height)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tools.film", description="Moments of play, frame by frame.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("out/film"), help="where the pictures go")
    parser.add_argument("scenes", nargs="*", choices=[*SCENES, []], help="which scenes; all where none is named")
    parser.add_argument("--size", action="append", type=_size, help="of the window; may be given more than once")
    parser.add_argument("--every", type=int, default=2, metavar="N", help="one picture of each N frames")
    parser.add_argument("--lang", default="en", help="the language of the window")
    parser.add_argument("--palette", choices=PALETTES, default="normal")
    parser.add_argument("--effects", choices=list(AMOUNTS), default="full", help="how much is made of a flick")
    chosen = parser.parse_args()
    settings = Settings(
        language=chosen.lang, palette=chosen.palette, effects=chosen.effects, curtain="never", mute=True
    )
    main(chosen.folder, chosen.scenes or list(SCENES), chosen.size or SIZES, max(1, chosen.every), settings)
