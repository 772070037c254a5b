"""Files that ask for more work than any may: given up with one line, as soon as their allowance is spent."""

from pathlib import Path

import pytest

from flick import allowance
from flick.cli import run
from flick.keeping import go_on, watch
from flick.table.journal import Writer
from flick.table.patience import worked_on
from flick.table.sayings import Refused
from tests.window.screens.visitor import kept_match

ANSWERS = 12
VECTORS = Path(__file__).parent.parent / "vectors" / "catacombs"
LAYOUT = """
table: {width: 610, height: 355, edge: walls}
pawns: {a: {diameter: 25, at: [50, 50]}, b: {diameter: 25, at: [100, 50]}}
"""


@pytest.fixture
def match_file() -> Path:
    match = kept_match(ANSWERS)
    assert isinstance(match.recorder, Writer)
    match.recorder.close()
    return match.recorder.path


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allowed are a table and a few answers."""
    monkeypatch.setattr(allowance, "FOR_A_FILE", allowance.MATCH + 5 * allowance.ANSWER)


@pytest.mark.usefixtures("little")
@pytest.mark.parametrize(("language", "words"), [("en", "asks for too much work"), ("fr", "demande trop de travail")])
@pytest.mark.parametrize("way", ["--text", "--whole", "--verify", "--shot", "--json"])
def test_replays(language: str, words: str, way: str, match_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(match_file), way, "--lang", language]) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert str(match_file) in told
    assert words in told


@pytest.mark.usefixtures("little")
def test_matches_in_the_window(match_file: Path) -> None:
    before = match_file.read_bytes()
    for open_it in (go_on, watch):
        with pytest.raises(Refused, match="file-too-much-work"):
            open_it(match_file)
    assert match_file.read_bytes() == before


@pytest.mark.usefixtures("little")
def test_scenarios(capsys: pytest.CaptureFixture[str]) -> None:
    path = VECTORS / "shots.yaml"
    assert run(["scenario", str(path)]) == 1
    assert f"{path} asks for too much work" in capsys.readouterr().err


def test_flicks_count_by_pawns_and_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "table.yaml"
    path.write_text(LAYOUT, "utf-8")
    flick = ["shot", "--layout", str(path), "--pawn", "a", "--angle", "0", "--speed", "1500"]
    assert run(flick) == 0
    monkeypatch.setattr(allowance, "FOR_A_FILE", 100)
    capsys.readouterr()
    assert run(flick) == 1
    assert f"{path} asks for too much work" in capsys.readouterr().err


def test_whoever_plays_is_not_counted(match_file: Path) -> None:
    with worked_on(match_file):
        allowance.spend(allowance.FOR_A_FILE)
        with pytest.raises(allowance.TooMuchWork):
            allowance.spend(1)
        with pytest.raises(Refused), worked_on(match_file):
            allowance.spend(allowance.FOR_A_FILE + 1)
    allowance.spend(10 * allowance.FOR_A_FILE)
