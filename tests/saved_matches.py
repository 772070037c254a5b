"""The match files in the folder of saves, as tests ask for them."""

from pathlib import Path

from flick.keeping import KeptMatch, listed, watched
from flick.table.journal.journal_reading import load
from flick.table.match import Match


def kept() -> list[KeptMatch]:
    """All files that begin as matches do, the last written first."""
    return [entry for entry in listed() if isinstance(entry, KeptMatch)]


def watch(path: Path, upto: int | None = None) -> Match:
    """A kept match as it was after so many answers, or as it is."""
    return watched(load(path), upto)
