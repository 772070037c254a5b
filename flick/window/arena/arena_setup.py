"""What an arena is made with, whatever is done in it."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from pygame import Rect

from flick.table.words import Words
from flick.window.app.settings import Settings
from flick.window.app.workers import stopwatch
from flick.window.arena.table_art import TableArt
from flick.window.widgets.kit import Kit


class Loudspeaker(Protocol):
    """What plays sounds by their names."""

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None: ...

    def loop(self, name: str, volume: float, pan: float = 0.0) -> None: ...


class ArenaSetup(NamedTuple):
    """``window`` is the rectangle of the whole window, ``words`` are those of the game."""

    kit: Kit
    window: Rect
    art: TableArt
    settings: Settings
    words: Words
    sounds: Loudspeaker
    clock: Callable[[], float] | None = None
    """The time of the frame whose events are handled, in ms; without it that is the time of the last tick."""
    stopwatch: Callable[[], float] = stopwatch
    warm: bool = True
    """Whether pieces are painted ahead while nothing happens."""
    pace: float | None = None
    """s of a flick in a second; without it those of the tempo that was chosen."""
    tracks: bool = True
    """Whether the track of a flick is drawn after it, where nothing moves."""
