"""The folders of the program: what is shipped with it, and what the player keeps."""

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
    """The folder for saves and settings: ``FLICK_HOME``, or the usual place of the system."""
    if chosen := os.environ.get("FLICK_HOME"):
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_data_dir("flick", appauthor=False))


def cache() -> Path:
    """The folder for what can be made anew at any time: ``FLICK_CACHE``, else ``cache`` in ``FLICK_HOME`` where that is
    set, else the usual place of the system."""
    if chosen := os.environ.get("FLICK_CACHE"):
        return Path(chosen)
    if os.environ.get("FLICK_HOME"):
        return home() / "cache"
    import platformdirs

    return Path(platformdirs.user_cache_dir("flick", appauthor=False))


def saves() -> Path:
    """The folder of the player's match files."""
    return home() / "matches"


def tables() -> Path:
    """The folder of the tables that the player has made."""
    return home() / "tables"


def own_files(game_id: str, folder: str) -> Path:
    """The folder of the player's own files of the kind that a game has in ``folder``: maps, obstacles. Tables of the
    player's own can be used in every game, so they share one folder."""
    return tables() if folder == "tables" else home() / game_id / folder
