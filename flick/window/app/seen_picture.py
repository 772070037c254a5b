"""Pictures of what is seen, as files."""

from datetime import datetime
from pathlib import Path

import pygame
from pygame import Surface

from flick.clips import PNG
from flick.places import home
from flick.table.files import make_folder, numbered, replacing, unwritable


def save_seen(seen: Surface, path: Path) -> Path:
    """Write a picture of what is seen; its path. ``Refused`` where it cannot be written, and then no part of it is."""
    try:
        with replacing(path, PNG) as new:
            pygame.image.save(seen, new)
    except pygame.error as error:
        raise unwritable(path, OSError(str(error))) from None
    return path


def save_window(seen: Surface) -> Path:
    """Write a picture of the window where pictures lie, called by the time; its path."""
    folder, name = home() / "pictures", datetime.now().astimezone().strftime("flick-%Y-%m-%d-%H%M%S")
    make_folder(folder)
    return save_seen(seen, free(folder, name, ".png"))


def free(folder: Path, name: str, ending: str) -> Path:
    """A path in a folder that nothing has taken."""
    return next(path for path in numbered(folder / f"{name}{ending}") if not path.exists())
