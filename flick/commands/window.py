"""Opens the window for the commands that show one."""

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flick.window.app.app import App
    from flick.window.app.screen import Screen


def has_window() -> bool:
    """Whether a window can be opened here."""
    from flick.window.app.display import has_display

    return has_display()


def open_window(chosen: argparse.Namespace, first: "Callable[[App], Screen]") -> int:
    """Open the window with the screens that ``first`` opens in it, until it is closed."""
    from flick.window.app.start import run_window

    return run_window(first, getattr(chosen, "lang", None))
