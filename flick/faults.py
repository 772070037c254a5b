"""Keeps reports about mistakes of the program, for whoever mends them."""

import traceback
from pathlib import Path

from flick.places import home

MOST_KEPT = 20
"""The most reports beside one match; a later one replaces the last of them."""


def keep_report(error: BaseException, beside: Path | None = None) -> Path | None:
    """Write the traceback of a mistake to a file and return its path; ``None`` where it cannot be written.

    The file lies ``beside`` the match that was played, else in the home folder.
    """
    path = home() / "fault.txt" if beside is None else _free(beside)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(traceback.format_exception(error)), "utf-8")
    except OSError:
        return None
    return path


def _free(match: Path) -> Path:
    paths = [match.with_name(f"{match.stem}-fault-{number}.txt") for number in range(1, MOST_KEPT + 1)]
    return next((path for path in paths if not path.exists()), paths[-1])
