"""Opening the window."""

import sys
from collections.abc import Callable

import pygame

from flick.table.sayings import Refused, say
from flick.window.app import SIZE, App
from flick.window.memory import keep_memory
from flick.window.screen import Screen
from flick.window.settings import Language, Settings, load_settings

SWITCH = 0.001
"""Seconds after which what is painted in the background lets the window go on: a frame has sixteen times that."""

REPEAT = (350, 35)
"""ms until a key that is held comes again, and from then on."""


def run_window(first: Callable[[App], Screen], language: Language | None = None) -> int:
    """Open the window with the screens that ``first`` opens in it, until it is closed; ``Refused`` where that cannot
    be. ``language`` is spoken rather than that of the settings."""
    settings = load_settings()
    settings.language = language or settings.language
    try:
        app = opened(settings)
    except pygame.error as error:
        raise Refused(say("window-cannot-open", why=str(error))) from None
    first(app)
    return app.run()


def opened(settings: Settings, size: tuple[int, int] = SIZE) -> App:
    """The window, still without a screen in it."""
    sys.setswitchinterval(SWITCH)
    keep_memory()
    pygame.display.init()
    pygame.font.init()
    app = App(settings, size, behind=True)
    pygame.key.set_repeat(*REPEAT)
    return app
