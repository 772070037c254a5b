"""Opens the window for the commands that show one."""

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flick.window.app.app import App


def has_window() -> bool:
    """Whether a window can be opened here."""
    from flick.window.app.display import has_display

    return has_display()


def open_window(chosen: argparse.Namespace, above: "Callable[[App], object] | None" = None) -> int:
    """Open the window with the title screen, and with the screen that ``above`` opens over it, until it is closed."""
    from flick.window.app.start import run_window
    from flick.window.menus.opening import open_title

    def first(app: "App") -> None:
        open_title(app)
        if above is not None:
            above(app)

    return run_window(first, getattr(chosen, "lang", None))
