"""Opening the window."""

import contextlib
import ctypes
import sys
from collections.abc import Callable

import pygame

from flick.table.sayings import Refused, say
from flick.window.app import SIZE, App
from flick.window.screen import Screen
from flick.window.settings import Language, Settings, load_settings

SWITCH = 0.001
"""Seconds after which what is painted in the background lets the window go on: a frame has sixteen times that."""

KEPT = ((-1, 64 << 20), (-3, 16 << 20))
"""``M_TRIM_THRESHOLD``, how much stays free before some is given back, and ``M_MMAP_THRESHOLD``, from which size on
something is given back at once; in bytes."""

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


def keep_memory() -> None:
    """Painting needs large fields of numbers, one after the other. The C library of Linux gives each of them back to
    the system, which takes longer than to fill it; this keeps them for the next one."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            library = ctypes.CDLL(None)
            for parameter, size in KEPT:
                library.mallopt(parameter, size)
