"""``flick replay``"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from flick.sitting import new_match
from flick.table.journal import new_match_file
from tests.commands.conftest import Flick


@pytest.fixture
def match(tmp_path: Path) -> Path:
    """A whole match with flicks in it."""
    played = new_match("shells", "random,random", {"rounds": "3"}, 3)
    writer = new_match_file(tmp_path / "match.flick", played)
    played.advance()
    writer.close()
    return tmp_path / "match.flick"


@pytest.fixture
def begun(flick: Flick, home: Path) -> Path:
    """A match in which a person has answered twice."""
    flick("play", "shells", "--text", "--seed", 1, "--set", "flicks=off", typed="2\n1\n")
    return next((home / "matches").iterdir())


def test_the_log_with_the_answers_between(flick: Flick, begun: Path) -> None:
    done = flick("replay", begun)
    assert (done.code, done.err) == (0, "")
    assert done.out == (
        "Player 1 draws Whelk 2. [SHL-02]\n"
        "     0  Player 1: play limpet-1\n"
        "Player 1 plays Limpet 1. [SHL-03]\n"
        "     1  Player 1: bet 1\n"
        "The die shows 6; 1 was needed. [SHL-05]\n"
        "Player 1 wins one pearl. [SHL-05]\n"
    )


def test_the_end_is_told(flick: Flick, match: Path) -> None:
    lines = flick("replay", match).out.splitlines()
    assert lines[-1].startswith("The game is over. ")
    assert [line for line in lines if len(line) > 80] == []


def test_the_table_after_some_answers(flick: Flick, begun: Path) -> None:
    done = flick("replay", begun, "--at", 1)
    assert "Player 1: play limpet-1\nPlayer 1 plays Limpet 1. [SHL-03]\n\nShore\n" in done.out
    assert "bet 1" not in done.out
    assert "Played: Limpet 1\n" in done.out
    assert "Hand of Player 1: 3 cards face down\n" in done.out
    assert flick("replay", begun, "--at", 0).out.startswith("Player 1 draws Whelk 2. [SHL-02]\n\nShore\n")


def test_json(flick: Flick, begun: Path, match: Path) -> None:
    record = flick("replay", begun, "--json").json
    assert [record[key] for key in ("game", "seed", "result")] == ["shells", 1, None]
    assert record["answers"] == [{"seat": 0, "answer": "play limpet-1"}, {"seat": 0, "answer": "bet 1"}]
    assert [event["kind"] for event in record["events"]] == ["draw", "play", "roll", "win"]
    assert record["decision"]["verb"] == "swap"
    assert record["options"]["flicks"] is False
    assert "state" not in record
    earlier = flick("replay", begun, "--json", "--at", 1).json
    assert "state" not in earlier, "the match goes on, and its decks are hidden"
    assert flick("replay", match, "--json", "--at", 1).json["state"]["turn"] == 0
    assert earlier["decision"] == {"kind": "Amount", "seat": 0, "verb": "bet", "rule": "SHL-04", "least": 0, "most": 3}


def test_verifying_a_match_that_is_as_recorded(flick: Flick, match: Path) -> None:
    done = flick("replay", match, "--verify")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("Checked ")
    assert done.out.endswith(" checkpoints.\nEverything is as recorded.\n")
    counts = flick("replay", match, "--verify", "--json").json
    assert counts["fault"] is None
    assert counts["flicks"] > 0
    assert counts["answers"] > 15
    assert counts["notices"] == []


def changed(path: Path, old: str, new: str) -> Path:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


def test_verifying_a_flick_that_runs_otherwise(flick: Flick, match: Path) -> None:
    done = flick("replay", changed(match, '"duration":', '"duration":1'), "--verify")
    assert done.code == 1
    assert done.out.startswith("Checked ")
    assert done.err.endswith("does not run as recorded.\n")
    assert done.err.count("\n") == 1


def test_verifying_an_answer_that_does_not_fit(flick: Flick, begun: Path) -> None:
    changed(begun, '"bet 1"', '"bet 9"')
    done = flick("replay", begun, "--verify")
    told = "Answer 1 (bet 9) does not fit: It takes a whole number from 0 to 3, not “bet 9”.\n"
    assert (done.code, done.err) == (1, told)
    as_json = flick("replay", begun, "--verify", "--json")
    assert as_json.code == 1
    assert json.loads(as_json.out)["fault"] == told.rstrip("\n")


def test_verifying_in_french(flick: Flick, begun: Path) -> None:
    out = flick("replay", begun, "--verify", "--lang", "fr").out
    assert out.startswith("Contrôle\u202f: 2 réponses, ")
    assert out.endswith("Tout est conforme à l’enregistrement.\n")


def test_the_last_flick_is_drawn(flick: Flick, match: Path, tmp_path: Path) -> None:
    assert flick("replay", match, "--png", tmp_path / "flick.png").code == 0
    with Image.open(tmp_path / "flick.png") as picture:
        assert min(picture.size) > 100


def test_mistakes(mistake: Callable[..., str], begun: Path, tmp_path: Path) -> None:
    assert mistake("replay", begun, "--at", 3) == "There are only 2 answers, not 3."
    assert mistake("replay", begun, "--png", tmp_path / "x.png") == "There is no flick up to there that could be drawn."
    assert mistake("replay", tmp_path / "none.flick").endswith("cannot be read: there is no such file or folder")
    empty = tmp_path / "empty.flick"
    empty.write_text("")
    assert mistake("replay", empty) == f"{empty} is empty."
    assert mistake("replay", tmp_path).endswith("cannot be read: it is a folder")
