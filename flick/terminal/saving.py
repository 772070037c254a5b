"""Copies a match file to where the player wants it."""

import shutil
from pathlib import Path

from flick.table.files import at_home, why_not
from flick.table.sayings import Refused, say


def copied(path: Path, where: str) -> Path:
    """Copy the file and return the path of the copy; ``Refused`` where something lies there already, or nothing can be
    written."""
    target = at_home(where)
    try:
        with target.open("xb") as copy, path.open("rb") as kept:
            shutil.copyfileobj(kept, copy)
    except FileExistsError:
        raise Refused(say("journal-exists", file=str(target))) from None
    except OSError as error:
        raise Refused(say("file-unwritable", file=str(target), why=why_not(error))) from None
    return target
