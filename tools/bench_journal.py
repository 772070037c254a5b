"""Figures of match files: what is lost when programs are killed while they write, and what keeping a match costs."""

import os
import statistics
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from time import perf_counter, process_time, sleep
from unittest import mock

from flick.bots import BOTS
from flick.sitting import new_match
from flick.table.journal import Journal, load, new_match_file
from flick.table.resume import open_match
from flick.table.rules import Decision
from flick.table.sayings import Refused
from tests.table.victims import GAME, OPTIONS, SEATS, Victim, missing
from tools.rows import Row, at_most

GAMES = Path(__file__).parent.parent / "tests" / "games"
FLICKS, FLICKED, TRIES = "catacombs", 120, 60
"""A game of flicks, how many answers its match has, and how often it is opened."""

LONGEST_SLEEP = 0.15
"""Seconds from the first answer to the latest kill: more than one whole match."""


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


def _one_kill(root: Path, number: int) -> tuple[bool, bool]:
    """Whether an answer was lost, and whether the last match cannot be read."""
    folder = root / str(number)
    folder.mkdir()
    victim = Victim(folder, 1000 * number, str(GAMES))
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
