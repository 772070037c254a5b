"""Processes that play matches and keep them, so that somebody kills them while they write.

The players of the matches are processes forked from one that has loaded everything already, so that two hundred of them
take seconds.
"""

import multiprocessing
import os
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from flick.sitting import new_match
from flick.table.journal import Journal, load, new_match_file
from flick.table.rules import Decision

GAME, SEATS, OPTIONS = "shells", "random,random,random,random", {"flicks": False, "rounds": 20}
PRELOAD = ["flick.sitting", "flick.table.resume", "flick.arena.flick", "tests.table.victims"]


class Acknowledged(NamedTuple):
    """An answer that a player was told to be kept: the number of its match, its own, and what it says."""

    match: int
    number: int
    text: str


class Victim:
    """A process that plays one match after the other, keeping each in a file and telling every answer it was given."""

    def __init__(self, folder: Path, seed: int, games: str) -> None:
        self.folder = folder
        self._told: list[Acknowledged] = []
        self._pipe, theirs = multiprocessing.Pipe(duplex=False)
        self._process = _context().Process(target=play_for_ever, args=(folder, seed, games, theirs), daemon=True)
        self._process.start()
        theirs.close()

    def wait_for(self, answers: int) -> None:
        """Wait until so many answers in all have been acknowledged."""
        while len(self._told) < answers:
            self._told.append(Acknowledged(*self._pipe.recv()))

    def kill(self) -> list[Acknowledged]:
        """Kill it at once; everything that it was ever told to be kept."""
        self._process.kill()
        self._process.join()
        try:
            while True:
                self._told.append(Acknowledged(*self._pipe.recv()))
        except EOFError:
            self._pipe.close()
        return self._told


def play_for_ever(folder: Path, seed: int, games: str, pipe: Connection) -> None:
    """What a victim does until it is killed."""
    os.environ["FLICK_GAMES"] = games
    number = 0
    while True:
        match = new_match(GAME, SEATS, OPTIONS, seed + number)
        writer = new_match_file(path_of(folder, number), match)
        while isinstance(match.settle(), Decision):
            text = match.ask_bot()
            pipe.send((number, len(match.answers) - 1, text))
        writer.close()
        number += 1


def path_of(folder: Path, match: int) -> Path:
    return folder / f"{match}.flick"


def missing(folder: Path, told: list[Acknowledged]) -> list[Acknowledged]:
    """What was acknowledged and is not in the files."""
    journals = {match: load(path_of(folder, match)) for match in sorted({answer.match for answer in told})}
    return [answer for answer in told if not _holds(journals[answer.match], answer)]


def _context() -> Any:
    """Processes forked from one that is warm already, where the system can."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOAD)
    return context


def _holds(journal: Journal, answer: Acknowledged) -> bool:
    return len(journal.answers) > answer.number and journal.answers[answer.number].answer == answer.text
