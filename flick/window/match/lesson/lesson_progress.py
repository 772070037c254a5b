"""How far somebody has come in the tutorials: one small file for each game."""

import contextlib
import os
from pathlib import Path
from typing import Annotated

import msgspec

from flick.places import home
from flick.table.files import read_bytes, write_json
from flick.table.nesting import from_json
from flick.table.sayings import Refused

Step = Annotated[int, msgspec.Meta(ge=1)]

LARGEST = 10_000
"""Bytes that are read."""


class Progress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``step`` is the one that is due, counted from 1 as a lesson counts, of ``count``; ``done`` once somebody has come
    to the end."""

    step: Step = 1
    count: Step = 1
    done: bool = False

    @property
    def under_way(self) -> bool:
        """Whether there is something to go on with."""
        return 1 < self.step <= self.count


def load_progress(game: str) -> Progress | None:
    """How far somebody has come; ``None`` where the file does not say."""
    if not os.path.lexists(_file(game)):
        return Progress()
    try:
        return from_json(read_bytes(_file(game), LARGEST), Progress)
    except (Refused, msgspec.DecodeError, UnicodeDecodeError):
        return None


def progress_of(game: str) -> Progress:
    """The same; at the start where the file does not say."""
    return load_progress(game) or Progress()


def keep_progress(game: str, progress: Progress) -> None:
    """Keep it for the next time; nothing is lost where that is not possible."""
    with contextlib.suppress(OSError):
        write_json(_file(game), progress)


def _file(game: str) -> Path:
    return home() / "lessons" / f"{game}.json"
