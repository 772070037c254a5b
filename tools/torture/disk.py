"""A disk that fails, and a program that dies, at any moment of a match: no answer that was taken is lost or torn."""

import errno
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest import mock

from flick.bots.random import random_answer
from flick.table.chance import Chance, derived
from flick.table.decisions import Decision
from flick.table.game import GamesAny, find
from flick.table.journal import load, new_match_file
from flick.table.match import Match
from flick.table.sayings import Refused
from flick.table.seats import Seat
from flick.written_options import read_options
from tools.torture.report import Campaign

CALLS = ("write", "fsync", "ftruncate", "fstat", "lseek")
ERRORS = (errno.ENOSPC, errno.EIO, errno.EACCES)
ANSWERS = 6


def torture(games: Sequence[GamesAny], cases: int, seed: int) -> Campaign:
    """One call in each match fails, or the file is taken away; what the file holds then is compared with the match."""
    campaign, chance = Campaign("disk", seed), Chance(derived(seed))
    with tempfile.TemporaryDirectory() as place:
        for number in range(cases):
            game = games[number % len(games)]
            path = Path(place) / f"{number}.flick"
            how = (*CALLS, "unlink", "replace")[chance.below(len(CALLS) + 2)]
            _fail_once(game, path, how, chance, campaign, f"{game.id}, case {number}, {how}")
    return campaign


def _fail_once(game: GamesAny, path: Path, how: str, chance: Chance, campaign: Campaign, what: str) -> None:
    match = Match(game, [Seat("human")] * game.seats[0], read_options(game, {}), 1 + chance.below(50))
    writer = new_match_file(path, match)
    campaign.begin()
    try:
        with _failing(how, path, chance):
            _play(match, chance)
    except Exception as fault:
        campaign.fail(what, fault)
    with suppress(Exception):
        writer.close()
    kept = [line.answer for line in load(writer.path).answers]
    if kept != [taken.given.text for taken in match.answers]:
        campaign.fail(what, f"{len(kept)} answers in the file, {len(match.answers)} in the match")
    campaign.end(what)


def _play(match: Match, chance: Chance) -> None:
    """An answer that cannot be kept is given again."""
    while isinstance(decision := match.settle(), Decision) and len(match.answers) < ANSWERS:
        with suppress(Refused):
            match.answer(random_answer(decision, chance))


def _failing(how: str, path: Path, chance: Chance) -> Any:
    """From some call on, one call fails."""
    left, error = [1 + chance.below(12)], ERRORS[chance.below(len(ERRORS))]
    name = "fsync" if how in ("unlink", "replace") else how
    as_ever = getattr(os, name)

    def call(*given: Any) -> Any:
        left[0] -= 1
        if left[0] == 0:
            if how == "unlink":
                path.unlink(missing_ok=True)
            elif how == "replace":
                path.unlink(missing_ok=True)
                path.write_text("another file", "utf-8")
            else:
                raise OSError(error, os.strerror(error))
        return as_ever(*given)

    return mock.patch.object(os, name, call)


VICTIM = (
    "import sys; from tools.torture.disk import die; die(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))"
)


def die(game: str, path: str, seed: int, last: int) -> None:
    """Play, tell each answer that was taken, and be killed in the middle of the write whose number is ``last``."""
    as_ever, left = os.write, [last]

    def write(descriptor: int, data: Any) -> int:
        left[0] -= descriptor > 2
        if left[0] == 0:
            as_ever(descriptor, bytes(data)[: len(data) * (seed % 4) // 4])
            os.kill(os.getpid(), signal.SIGKILL)
        return as_ever(descriptor, data)

    found = find(game)
    match = Match(found, [Seat("human")] * found.seats[0], read_options(found, {}), seed)
    os.write = write  # type: ignore[assignment]
    new_match_file(Path(path), match)
    while isinstance(decision := match.settle(), Decision):
        match.answer(random_answer(decision, Chance(derived(seed, len(match.answers)))))
        print(match.answers[-1].given.text, flush=True)


def torture_by_kills(games: Sequence[GamesAny], cases: int, seed: int) -> Campaign:
    """Programs are killed while they write; every answer that they told of stands in the file."""
    campaign, chance = Campaign("kills", seed), Chance(derived(seed))
    with tempfile.TemporaryDirectory() as place:
        for number in range(cases):
            game, path, last = games[number % len(games)], Path(place) / f"{number}.flick", 1 + chance.below(25)
            what = f"{game.id}, case {number}, write {last}"
            campaign.begin()
            given = [sys.executable, "-c", VICTIM, game.id, str(path), str(seed + number), str(last)]
            told = subprocess.run(given, capture_output=True, text=True, check=False).stdout.splitlines()
            try:
                kept = [line.answer for line in load(path).answers]
            except Refused as refused:
                kept = []
                if told:
                    campaign.fail(what, refused)
            if kept[: len(told)] != told or len(kept) > len(told) + 1:
                campaign.fail(what, f"{len(kept)} answers in the file, {len(told)} were told")
            campaign.end(what)
    return campaign
