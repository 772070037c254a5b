"""Match files whose recorded flicks hold anything: each is refused with one line that names the answer."""

import base64
import json
import zlib
from pathlib import Path
from typing import Any

import pytest
import yaml

from flick.cli import run
from flick.table.journal import BadJournal, load
from flick.table.resume import open_match
from tests.window.menus.visitor import kept_match

VECTORS = Path(__file__).parent.parent / "vectors" / "catacombs"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], int]:
    """The lines of a match of Catacombs, and the first of them with a flick."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FLICK_HOME", str(tmp_path_factory.mktemp("home")))
        match = kept_match(12)
        assert match.recorder is not None
        lines = match.recorder.path.read_text("utf-8").splitlines()
    return lines, next(number for number, line in enumerate(lines) if '"outcome"' in line)


def packed(data: bytes) -> str:
    return base64.b64encode(zlib.compress(data, 9)).decode()


EDITS: dict[str, dict[str, Any]] = {
    "no end of rows": {"track": {"rows": {"sword-1": 10**14}, "packed": packed(b"")}},
    "a bomb": {"track": {"rows": {"sword-1": 5}, "packed": packed(bytes(20_000_000))}},
    "nobody's way": {"track": {"rows": {"nobody": 1}, "packed": packed(bytes(12))}},
    "nobody's contact": {
        "contacts": [{"t": 0.1, "a": "nobody", "b": "skull-1", "impulse": 1, "moved": ["nobody"], "x": 5, "y": 5}]
    },
    "nobody's flick": {"pawn": "nobody"},
    "nobody rests": {"rest": {"nobody": [1, 1, 0]}},
    "nobody leaves": {"left": [{"pawn": "nobody", "t": 0, "x": 0, "y": 0, "angle": 0}]},
    "rests beyond all numbers": {"rest": {"sword-1": [1e300, 1, 0]}},
    "rolls for ever": {"duration": 1e300},
}


@pytest.mark.parametrize("what", EDITS)
def test_an_outcome_that_no_flick_has_is_refused(
    what: str, kept: tuple[list[str], int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, number = list(kept[0]), kept[1]
    line = json.loads(lines[number])
    line["outcome"].update(EDITS[what])
    lines[number] = json.dumps(line, separators=(",", ":"))
    path = tmp_path / "hostile.flick"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    with pytest.raises(BadJournal) as bad:
        open_match(load(path))
    assert bad.value.say.id == "journal-answer"
    assert bad.value.say.facts["number"] == line["n"]
    for language in ("en", "fr"):
        capsys.readouterr()
        assert run(["replay", str(path), "--text", "--lang", language]) == 1
        told = capsys.readouterr().err
        assert told.count("\n") == 1
        assert str(path) in told


@pytest.mark.parametrize("what", EDITS)
def test_nor_is_it_in_a_scenario(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = yaml.safe_load((VECTORS / "shots.yaml").read_text("utf-8"))
    scenario = book["scenarios"]["CAT-T37"]
    scenario["when"][1]["outcome"] = EDITS[what]
    path = tmp_path / "hostile.yaml"
    path.write_text(yaml.safe_dump({**book, "scenarios": {"CAT-T37": scenario}}), "utf-8")
    assert run(["scenario", str(path)]) == 1
    found = capsys.readouterr()
    told = found.out + found.err
    assert "Traceback" not in told
    assert "when.1" in told
