"""The kept matches, each looked into in the background: how far it is, how its table lies, whether it is over."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import NamedTuple

from flick.arena.layout import Layout
from flick.keeping import KeptMatch, Spoilt, listed, watched
from flick.table.board import Board
from flick.table.game import Result
from flick.table.journal import Journal, load
from flick.table.sayings import Refused
from flick.window.app.workers import Lane
from flick.window.match import summary


class MatchGlance(NamedTuple):
    """What a match looks like where it stands: its turn or round as its table tells it, how many answers were given,
    its table for an onlooker, how the table lay at first, how it ended, if it did, and the side of each seat. ``why``
    says what is wrong with a file that begins as a match does but cannot be opened."""

    turn: int = 0
    answers: int = 0
    board: Board | None = None
    start: Layout | None = None
    result: Result | None = None
    why: Refused | None = None
    sides: Sequence[str] = ()


class MatchShelf:
    """The match files in the folder. Each is looked into beside the window, so that ``glance`` never waits."""

    def __init__(self) -> None:
        self.entries: list[KeptMatch | Spoilt] = []
        self._lane = Lane()
        self._glances: dict[Path, Future[MatchGlance]] = {}
        self.refresh()

    @property
    def kept(self) -> Iterator[KeptMatch]:
        """Those that can be read, the last written first."""
        return (entry for entry in self.entries if isinstance(entry, KeptMatch))

    def refresh(self) -> None:
        """Look at the folder again."""
        before = {entry.path: entry.changed for entry in self.entries}
        self.entries = listed()
        for entry in self.entries:
            if before.get(entry.path) != entry.changed:
                self._glances.pop(entry.path, None)

    def glance(self, entry: KeptMatch) -> MatchGlance | None:
        """What the match looks like, once that is known."""
        found = self._looked_at(entry)
        return found.result() if found.done() else None

    def wait(self, entry: KeptMatch) -> MatchGlance:
        """What the match looks like; this waits until somebody has looked into it."""
        return self._looked_at(entry).result()

    def newest(self) -> KeptMatch | None:
        """The last written match that is not over; the first that nobody has looked into yet may be it."""
        for entry in self.kept:
            glance = self.glance(entry)
            if glance is None or (glance.result is None and glance.why is None):
                return entry
        return None

    def played(self) -> KeptMatch | None:
        """The last written match that is over."""
        for entry in self.kept:
            glance = self.glance(entry)
            if glance is not None and glance.result is not None:
                return entry
        return None

    def close(self) -> None:
        """Look into nothing more."""
        self._lane.close()
        self._glances.clear()

    def _looked_at(self, entry: KeptMatch) -> Future[MatchGlance]:
        if entry.path not in self._glances:
            self._glances[entry.path] = self._lane.submit(look_into, entry.path)
        return self._glances[entry.path]


def look_into(path: Path) -> MatchGlance:
    """Go through a match file to its end."""
    try:
        journal = load(path)
        match = watched(journal)
    except Refused as refused:
        return MatchGlance(why=refused)
    sides = match.game.sides(match.options, len(match.seats))
    board, answers = match.view(None), len(journal.answers)
    return MatchGlance(summary.turn_told(match), answers, board, _first_layout(journal), match.result, sides=sides)


def _first_layout(journal: Journal) -> Layout | None:
    """How the table lay before the first answer; a match that goes on under other rules no longer knows."""
    try:
        return watched(journal, 0).view(None).arena
    except Refused:
        return None
