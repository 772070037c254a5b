"""Checking a match file: a good one is good everywhere, and a changed number is found."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from flick.table.journal import load, new_match_file
from flick.table.records import fingerprint
from flick.table.resume import Verification, verify
from flick.table.sayings import say
from tests.table.play import (
    QUIET_TURN,
    WORDS,
    at,
    change_answer,
    give,
    keep,
    lines_of,
    play_on,
    refusal,
    rewrite,
    sit,
    trace,
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


def test_a_legal_answer_put_in_anothers_place_is_found_at_the_next_checkpoint(path: Path) -> None:
    match = sit("human")
    writer = new_match_file(path, match)
    give(match, *QUIET_TURN)
    play_on(match)
    writer.close()
    change_answer(path, 1, "stake 4")
    assert verify(load(path)).fault is None, "three turns: no checkpoint after it, and everything fits"
    longer = path.with_name("longer.flick")
    keep(longer)
    number = next(k for k, line in enumerate(load(longer).answers) if line.answer.startswith("stake"))
    stake = int(load(longer).answers[number].answer[-1])
    change_answer(longer, number, f"stake {1 + stake % 5}")
    fault = verify(load(longer)).fault
    assert fault == say("verify-checkpoint", number=load(longer).checkpoints[1].checkpoint)


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
    assert verify(load(path)).fault is not None


def test_nobody_needs_a_bot_to_check_a_match(path: Path) -> None:
    keep(path, sit("random,random"))
    lines = lines_of(path)
    lines[0]["seats"][1]["player"] = "grandmaster"
    rewrite(path, lines)
    assert verify(load(path)).fault is None
    assert refusal(lambda: at(path)).id == "no-such-player"
