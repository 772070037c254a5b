"""Where things lie: what is shipped with the program, and what the person who plays keeps."""

import functools
import os
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


@functools.cache
def shipped(name: str) -> Path:
    """A folder that belongs to the program (``levels``, ``assets``): inside the installed package, or beside it when
    the program runs from its sources."""
    inside = PACKAGE / name
    return inside if inside.is_dir() else PACKAGE.parent / name


def home() -> Path:
    """The folder for saves and settings: ``FLICK_HOME``, or where the system keeps such things."""
    if chosen := os.environ.get("FLICK_HOME"):
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_data_dir("flick", appauthor=False))


def cache() -> Path:
    """The folder for what can be made anew at any time: ``FLICK_CACHE``, or where the system keeps such things."""
    if chosen := os.environ.get("FLICK_CACHE"):
        return Path(chosen)
    if os.environ.get("FLICK_HOME"):
        return home() / "cache"
    import platformdirs

    return Path(platformdirs.user_cache_dir("flick", appauthor=False))


def saves() -> Path:
    """The folder of the matches that were begun."""
    return home() / "matches"


def tables() -> Path:
    """The folder of the tables that somebody has made."""
    return home() / "tables"


def own_files(game_id: str, folder: str) -> Path:
    """Where somebody's own files of a kind lie that a game brings in a ``folder``: maps, obstacles. A table is played
    on in any game."""
    return tables() if folder == "tables" else home() / game_id / folder
