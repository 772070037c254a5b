"""Checking a match file: a good one is good everywhere, and a changed number is found."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from flick.bots import BOTS
from flick.table.game import GamesAny
from flick.table.journal import load
from flick.table.match import Match
from flick.table.records import fingerprint
from flick.table.resume import Verification, verify
from flick.table.sayings import Say, say
from flick.table.seats import Seat
from tests.table.play import (
    WORDS,
    at,
    change_answer,
    keep,
    lines_of,
    refusal,
    rewrite,
    sit,
    trace,
    without_marks,
)


def test_a_good_match_is_found_good(path: Path) -> None:
    match = keep(path)
    flicks = sum(taken.given.outcome is not None for taken in match.answers)
    assert verify(load(path)) == Verification(len(match.answers), flicks, 2, None)
    assert flicks == 6


FRESH = """
import sys
from pathlib import Path
from flick.table.journal import load
from flick.table.resume import open_match, verify
from flick.bots import BOTS
from flick.table.records import fingerprint
journal = load(Path(sys.argv[1]))
found, match = verify(journal), open_match(journal, bots=BOTS)
print(found.answers, found.flicks, found.checkpoints, found.fault, fingerprint(match.state))
"""


def test_a_good_match_is_found_good_in_every_process(path: Path) -> None:
    match = keep(path)
    for hash_seed in ("0", "123"):
        found = subprocess.run(
            [sys.executable, "-c", FRESH, str(path)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert found.stdout == f"{len(match.answers)} 6 2 None {fingerprint(match.state)}\n"


def test_real_flicks_are_simulated_anew_to_the_last_bit(path: Path) -> None:
    match = keep(path, sit("human,human", 2, "shells"), seed=3)
    found = verify(load(path))
    assert found.flicks == sum(taken.given.outcome is not None for taken in match.answers) > 0
    assert found.fault is None
    assert trace(at(path)) == trace(match)


@pytest.mark.parametrize("which", [0, 2, 5])
@pytest.mark.parametrize(("key", "index"), [("hops", None), ("rest", 0), ("rest", 1)])
def test_a_number_changed_by_hand_is_found_at_its_answer(which: int, key: str, index: int | None, path: Path) -> None:
    keep(path)
    lines = lines_of(path)
    flick = [line for line in lines if "outcome" in line][which]
    if index is None:
        flick["outcome"][key] += 1
    else:
        flick["outcome"][key][index] += 1e-12
    rewrite(path, lines)
    found = verify(load(path))
    assert found.fault == say("verify-flick", number=flick["n"], answer=flick["answer"])
    assert found.answers == flick["n"]


def test_an_aim_changed_by_hand_is_found_at_its_answer(path: Path) -> None:
    match = keep(path)
    for number, taken in enumerate(match.answers):
        if taken.given.outcome is not None:
            change_answer(path, number, taken.given.text.replace("deg", "1deg", 1))
            fault = verify(load(path)).fault
            assert fault is not None
            assert fault.facts["number"] == number
            change_answer(path, number, taken.given.text)
    assert verify(load(path)).fault is None


@pytest.mark.parametrize(
    ("number", "answer", "why"),
    [
        (1, "stake 6", "verify-answer"),
        (1, "STAKE 3", "verify-spelling"),
        (1, "stake 03", "verify-spelling"),
        (2, "YES", "verify-spelling"),
        (5, "yes", "verify-answer"),
    ],
)
def test_an_answer_changed_by_hand_is_found(number: int, answer: str, why: str, path: Path) -> None:
    keep(path)
    change_answer(path, number, answer)
    fault = verify(load(path)).fault
    assert fault is not None
    assert (fault.id, fault.facts["number"]) == (why, number)
    if why == "verify-spelling":
        assert fault.facts["found"] == {"STAKE 3": "stake 3", "stake 03": "stake 3", "YES": "yes"}[answer]
    assert "«" not in WORDS(fault).replace(str(fault.facts.get("why")), "")


def test_without_marks_a_legal_answer_in_anothers_place_is_found_at_the_next_checkpoint(path: Path) -> None:
    keep(path)
    without_marks(path)
    journal = load(path)
    number = next(line.n for line in journal.answers if line.answer.startswith("stake"))
    stake = int(journal.answers[number].answer[-1])
    change_answer(path, number, f"stake {1 + stake % 5}")
    assert verify(load(path)).fault == say("verify-checkpoint", number=journal.checkpoints[1].checkpoint)


@pytest.mark.parametrize("change", ["fingerprint", "state", "turn"])
def test_a_checkpoint_changed_by_hand_is_found(change: str, path: Path) -> None:
    keep(path)
    lines = lines_of(path)
    point = [line for line in lines if "checkpoint" in line][-1]
    if change == "state":
        point["state"]["points"][0] += 1
    else:
        point[change] = {"fingerprint": "0" * 32, "turn": 99}[change]
    rewrite(path, lines)
    assert verify(load(path)).fault == say("verify-checkpoint", number=point["checkpoint"])


def test_another_seed_is_found(path: Path) -> None:
    keep(path)
    header, *rest = lines_of(path)
    rewrite(path, [{**header, "seed": 8}, *rest])
    assert verify(load(path)).fault == say("verify-header", file=str(path), line=1)
    without_marks(path)
    assert verify(load(path)).fault == say("verify-checkpoint", number=0)


def test_nobody_needs_a_bot_to_check_a_match(path: Path, skims: GamesAny) -> None:
    masters = {"grandmaster": BOTS["random"]}
    keep(path, Match(skims, [Seat("grandmaster")], bots=masters))
    assert verify(load(path)).fault is None
    told = refusal(lambda: at(path))
    assert (told.id, told.facts["file"]) == ("in-file", str(path))
    assert isinstance(why := told.facts["why"], Say)
    assert why.id == "no-such-player"
