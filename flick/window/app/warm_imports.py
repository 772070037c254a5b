"""What will be needed sooner or later is brought in beside the window once its first picture is there, so that no click
waits for it."""

from importlib import import_module

from flick.table import game as games
from flick.window.app.workers import Lane

SCREENS = (
    "menus.new_match",
    "match.play_screen",
    "menus.rulebook_screen",
    "menus.settings_screen",
    "menus.load",
    "menus.end",
)
"""Modules of those that most clicks lead to."""


def bring_in() -> Lane:
    """Begin to do so, one thing after the other. What cannot be brought in is told of when somebody opens it."""
    lane = Lane()
    for name in SCREENS:
        lane.submit(import_module, f"flick.window.{name}")
    for name in games.names():
        lane.submit(games.find, name)
    return lane
