"""A program that is killed in the middle of a match has kept every answer that it said was kept."""

from pathlib import Path

import pytest

from flick.bots import BOTS
from flick.table.chance import Chance, Luck
from flick.table.game import Result
from flick.table.journal import load
from flick.table.resume import open_match, resume, verify
from tests.conftest import GAMES
from tests.table.victims import Victim, missing, path_of

KILLS = [Chance(Luck(seed)).below(120) + 1 for seed in range(8)]
"""After how many acknowledged answers each of them is killed."""


@pytest.mark.parametrize("seed", range(len(KILLS)))
def test_what_was_acknowledged_survives_a_kill(seed: int, tmp_path: Path) -> None:
    victim = Victim(tmp_path, seed, str(GAMES))
    victim.wait_for(KILLS[seed])
    told = victim.kill()
    assert len(told) >= KILLS[seed]
    assert missing(tmp_path, told) == []

    path = path_of(tmp_path, told[-1].match)
    journal = load(path)
    assert 0 <= len(journal.answers) - told[-1].number - 1 <= 1, "at most the answer that was being acknowledged"
    assert verify(journal).fault is None
    at_hand = open_match(journal, bots=BOTS)
    assert [taken.given.text for taken in at_hand.answers] == [line.answer for line in journal.answers]

    match, writer = resume(load(path), bots=BOTS)
    assert isinstance(match.advance(), Result)
    writer.close()
    assert verify(load(path)).fault is None
