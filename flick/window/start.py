"""Opening the window."""

from collections.abc import Callable

import pygame

from flick.table.sayings import Refused, say
from flick.window.app import App
from flick.window.screen import Screen
from flick.window.settings import Language, load_settings

REPEAT = (350, 35)
"""ms until a key that is held comes again, and from then on."""


def run_window(first: Callable[[App], Screen], language: Language | None = None) -> int:
    """Open the window with the screens that ``first`` opens in it, until it is closed; ``Refused`` where that cannot
    be. ``language`` is spoken rather than that of the settings."""
    settings = load_settings()
    settings.language = language or settings.language
    try:
        pygame.display.init()
        pygame.font.init()
        app = App(settings)
    except pygame.error as error:
        raise Refused(say("window-cannot-open", why=str(error))) from None
    pygame.key.set_repeat(*REPEAT)
    first(app)
    return app.run()
