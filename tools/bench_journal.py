"""Figures of match files: what is lost when programs are killed while they write, and what keeping a match costs.

The players of the matches are processes forked from one that has loaded everything already, so that two hundred of them
take seconds.
"""

import multiprocessing
import os
import statistics
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from time import perf_counter, process_time, sleep
from typing import Any, NamedTuple
from unittest import mock

from flick.bots import BOTS
from flick.sitting import new_match
from flick.table.journal import Journal, load, new_match_file
from flick.table.resume import open_match
from flick.table.rules import Decision
from flick.table.sayings import Refused
from tools.rows import Row, at_most

GAMES = Path(__file__).parent.parent / "tests" / "games"
GAME, SEATS, OPTIONS = "shells", "random,random,random,random", {"flicks": False, "rounds": 20}
FLICKS, FLICKED, TRIES = "catacombs", 120, 60
"""A game of flicks, how many answers its match has, and how often it is opened."""

LONGEST_SLEEP = 0.15
"""Seconds from the first answer to the latest kill: more than one whole match."""

PRELOAD = ["flick.sitting", "flick.table.resume", "flick.arena.flick", "tools.bench_journal"]


class Acknowledged(NamedTuple):
    """An answer that a player was told to be kept: the number of its match, its own, and what it says."""

    match: int
    number: int
    text: str


class Victim:
    """A process that plays one match after the other, keeping each in a file and telling every answer it was given."""

    def __init__(self, folder: Path, seed: int, games: str = str(GAMES)) -> None:
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


def killed_matches(kills: int = 200) -> tuple[int, int]:
    """Kill so many players at random moments; how many lost an acknowledged answer, and how many left a match that
    cannot be read and played on."""
    os.environ["FLICK_GAMES"] = str(GAMES)
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(2) as pool:
        ends = list(pool.map(lambda number: _one_kill(Path(name), number), range(kills)))
    return sum(lost for lost, _ in ends), sum(unreadable for _, unreadable in ends)


def rows() -> list[Row]:
    """All figures of match files."""
    lost, unreadable = killed_matches()
    return [
        at_most("killed 200 times: lost an answer", lost, 0),
        at_most("killed 200 times: cannot be read", unreadable, 0),
        at_most("keeping an answer, synced", _cost_of_an_answer(), 30, " ms"),
        at_most("reading 10000 answers", _time_to_read(), 1, " s"),
        at_most("going on with flicks, looked at / believed", _cost_of_disbelief(), 1.1),
    ]


def _context() -> Any:
    """Processes forked from one that is warm already, where the system can."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOAD)
    return context


def _holds(journal: Journal, answer: Acknowledged) -> bool:
    return len(journal.answers) > answer.number and journal.answers[answer.number].answer == answer.text


def _one_kill(root: Path, number: int) -> tuple[bool, bool]:
    """Whether an answer was lost, and whether the last match cannot be read."""
    folder = root / str(number)
    folder.mkdir()
    victim = Victim(folder, 1000 * number)
    victim.wait_for(1)
    sleep(Random(number).uniform(0, LONGEST_SLEEP))
    told = victim.kill()
    try:
        lost = bool(missing(folder, told))
        for path in _begun(folder):
            open_match(load(path), bots=BOTS)
    except Refused:
        return False, True
    return lost, False


def _begun(folder: Path) -> Iterator[Path]:
    """Matches with a whole first line; before that is written nothing was begun."""
    return (path for path in sorted(folder.glob("*.flick")) if b"\n" in path.read_bytes())


def _cost_of_an_answer() -> float:
    """Milliseconds from an answer given to an answer kept."""
    times: list[float] = []
    with tempfile.TemporaryDirectory() as name:
        match = new_match(GAME, SEATS, OPTIONS, 1)
        writer = new_match_file(Path(name) / "match.flick", match)
        while isinstance(match.settle(), Decision):
            answer = BOTS["random"]().think(match.perspective()).answer
            given = match.line.read(answer)
            began = perf_counter()
            match.take(given)
            times.append(perf_counter() - began)
        writer.close()
    return 1000 * statistics.median(times)


def _cost_of_disbelief() -> float:
    """How long it takes to open a match whose recorded flicks are checked, in parts of what it takes unchecked."""
    with tempfile.TemporaryDirectory() as name:
        match = new_match(FLICKS, "easy,easy", {}, 3)
        writer = new_match_file(Path(name) / "flicks.flick", match)
        while isinstance(match.settle(), Decision) and len(match.answers) < FLICKED:
            match.ask_bot()
        writer.close()
        journal = load(writer.path)
        checked: list[float] = []
        believed: list[float] = []
        for _ in range(TRIES):
            checked.append(_time_to_open(journal))
            with mock.patch("flick.games.catacombs.shots.check_outcome", _believed):
                believed.append(_time_to_open(journal))
    return min(checked) / min(believed)


def _believed(layout: object, outcome: object, *, shown: bool) -> None:
    """Look at nothing of an outcome."""
    del layout, outcome, shown


def _time_to_open(journal: Journal) -> float:
    began = process_time()
    open_match(journal, shown=False, bots=BOTS)
    return process_time() - began


def _time_to_read() -> float:
    """Seconds for the lines of a file of 10000 answers; nothing is played."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "long.flick"
        match = new_match(GAME, SEATS, OPTIONS, 1)
        new_match_file(path, match).close()
        lines = [f'{{"n":{number},"seat":{number % 4},"answer":"bet 1"}}' for number in range(10_000)]
        path.write_text(path.read_text("utf-8") + "\n".join(lines) + "\n", "utf-8")
        began = perf_counter()
        load(path)
        return perf_counter() - began
