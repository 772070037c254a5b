"""What will be needed sooner or later is brought in beside the window once its first picture is there, so that no click
waits for it."""

from importlib import import_module

from flick.table import game as games
from flick.window.background import Background

SCREENS = (
    "screens.new_match",
    "match.play_screen",
    "screens.rulebook",
    "screens.settings",
    "screens.load",
    "screens.end",
)
"""Modules of those that most clicks lead to."""


def bring_in() -> Background:
    """Begin to do so, one thing after the other. What cannot be brought in is told of when somebody opens it."""
    beside = Background("ahead")
    for name in SCREENS:
        beside.do(import_module, f"flick.window.{name}")
    for name in games.names():
        beside.do(games.find, name)
    return beside
