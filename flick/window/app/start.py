"""Opening the window."""

import sys
from collections.abc import Callable

import pygame

from flick.table.sayings import Refused, say
from flick.window.app.app import App
from flick.window.app.display import LEAST, SIZE
from flick.window.app.process_memory import keep_memory
from flick.window.app.settings import Settings, load_settings

SWITCH = 0.001
"""Seconds after which what is painted in the background lets the window go on: a frame has sixteen times that."""

REPEAT = (350, 35)
"""ms until a key that is held comes again, and from then on."""


def run_window(first: Callable[[App], object], language: str | None = None) -> int:
    """Open the window with the screens that ``first`` opens in it, until it is closed; ``Refused`` where that cannot
    be. ``language`` is spoken rather than that of the settings."""
    settings = load_settings()
    try:
        app = opened(settings)
    except pygame.error as error:
        raise Refused(say("window-cannot-open", why=str(error))) from None
    if language is not None:
        app.speak(language)
    first(app)
    return app.run()


def opened(settings: Settings, size: tuple[int, int] | None = None) -> App:
    """The window, still without a screen in it; of the usual size, or as much of that as the display has."""
    sys.setswitchinterval(SWITCH)
    keep_memory()
    pygame.display.init()
    pygame.font.init()
    app = App(settings, size or _fitting(*pygame.display.get_desktop_sizes()[0]), behind=True)
    pygame.key.set_repeat(*REPEAT)
    return app


def _fitting(width: int, height: int) -> tuple[int, int]:
    """The size of a window on a display of that size."""
    return max(LEAST[0], min(SIZE[0], width)), max(LEAST[1], min(SIZE[1], height))
