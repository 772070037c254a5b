"""The pictures in the README: ``python -m tools.art.showcase [FOLDER]``. Six screens, and a flick that is pulled and
rolls."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
from PIL import Image
from pygame import Surface
from pygame.event import Event

from flick.paint.gif import GifFrame, save_gif
from flick.table.rules import Flick
from flick.window.app.app import App
from flick.window.app.settings import Settings
from flick.window.match.play_screen import PlayScreen
from flick.window.menus.title import TitleScreen
from tools.screens import FRAME, MOMENTS, Watch, is_attack, play_up_to, pull_back, unseen

FOLDER = Path("docs/pictures")
SIZE = (1280, 720)
SHOWN = ("title", "play-aiming", "replay", "end", "well-boost", "well-lost")
PICTURE = 960
"""Pixels that a picture is wide."""

WIDTH = 720
SEEN, LAST = 60, 2200
"""ms for which a frame of the film is seen, and the last one."""

STEPS = 14
"""In so many frames the pawn is pulled back."""


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with unseen():
        for name in SHOWN:
            app = _app()
            app.go(TitleScreen)
            MOMENTS[name](app, Watch(app))
            picture_of(app.surface, PICTURE).save(folder / f"{name}.png", optimize=True)
            app.end()
        save_gif(list(_film()), folder / "flick.gif")
    for path in sorted(folder.iterdir()):
        print(f"{path}  {path.stat().st_size // 1024} kB")


def picture_of(surface: Surface, width: int) -> Image.Image:
    whole = Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
    return whole.resize((width, width * SIZE[1] // SIZE[0]), Image.Resampling.LANCZOS)


def _app() -> App:
    return App(Settings(language="en", mute=True, aim_help="path"), SIZE, Surface(SIZE, 0, 32))


def _film() -> Iterator[GifFrame]:
    """A pawn is pulled back along the line that the best bot would take, let go, and rolls until it rests."""
    app = _app()
    watch = Watch(app)
    play_up_to(Flick, is_attack)(app, watch)
    screen = app.screen
    assert isinstance(screen, PlayScreen)
    assert screen.arena is not None
    yield _frame(app)
    at = (0, 0)
    for reached in pull_back(app, watch, STEPS):
        at = reached
        yield _frame(app)
    watch.wait(400)
    yield _frame(app, 500)
    watch.wait(FRAME, Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    while screen.arena.rolling:
        watch.wait(3 * FRAME)
        yield _frame(app)
    watch.wait(700)
    yield _frame(app, LAST)
    app.end()


def _frame(app: App, ms: int = SEEN) -> GifFrame:
    return GifFrame(picture_of(app.surface, WIDTH), ms)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
