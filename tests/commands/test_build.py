"""``flick build``: a hero step by step on a terminal, and as a file."""

import io
from pathlib import Path

import pytest
import yaml

from flick import cli, kept_drafts
from flick.table.game import find

GAME = "ravenloft"
ODO = {"name": "Odo", "race": "dwarf", "classes": ["wizard"], "gender": "he"}
ODO["powers"] = ["force_bolt", "cinder_burst", "second_sight", "blink", "fire_globe"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = cli.run(["build", GAME, *arguments])
    told = capsys.readouterr()
    return code, told.out, told.err


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def written(folder: Path, **changes: object) -> Path:
    path = folder / "odo.yaml"
    path.write_text(yaml.safe_dump({**ODO, **changes}))
    return path


def test_a_hero_is_built_step_by_step(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(
        monkeypatch,
        *("giant", "human", "rogue fighter", "cleave driving_blow", "quick_stab cleave stand_fast heart_seeker"),
        *("<", "", "kat", "she", "Mara"),
    )
    code, out, _ = run(capsys)
    assert code == 0
    assert "There is no giant here." in out
    assert "From the class fighter there are enough" in out
    (mara,) = kept_drafts.usable(find(GAME))
    assert mara.record.name == "Mara"
    assert sorted(mara.record.powers) == ["cleave", "heart_seeker", "quick_stab", "stand_fast"]
    typed(monkeypatch, "", "", "", "", "", "Mara of Ash")
    assert run(capsys, "--change", "mara")[0] == 0
    assert [one.record.name for one in kept_drafts.usable(find(GAME))] == ["Mara of Ash"]


def test_cards_are_read_before_they_are_taken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "human", "fighter", "card 1", "card heart-seeker", "card 99", "cleave driving_blow", "quit")
    out = run(capsys)[1]
    assert "Which one? >" in out
    assert "Cleave · At-Will\n  Attack" in out
    assert "Heart-Seeker · Daily\n" in out
    assert "99" in out.partition("Heart-Seeker · Daily")[2]
    assert "Now Fighter; which ones?" not in out
    assert "Give a name." not in out


def test_whoever_stops_has_built_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for lines in (["dwarf", "quit"], ["dwarf"]):
        typed(monkeypatch, *lines)
        assert "Nothing was kept." in run(capsys)[1]
    assert kept_drafts.kept(find(GAME)) == []


def test_files_are_listed_brought_sent_and_taken_away(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "You have built nothing yet." in run(capsys, "--list")[1]
    assert run(capsys, "--import", str(written(tmp_path)))[0] == 0
    assert "Odo: Dwarf wizard" in run(capsys, "--list")[1]
    assert yaml.safe_load(run(capsys, "--export", "ODO")[1]) == ODO
    out = tmp_path / "sent.yaml"
    assert run(capsys, "--export", "odo", "--out", str(out))[0] == 0
    assert kept_drafts.read(find(GAME), out).name == "Odo"
    (kept_drafts.folder_of(find(GAME)) / "bad.yaml").write_text("[")
    assert "bad.yaml" in run(capsys, "--list", "--json")[1]
    assert run(capsys, "--delete", "odo")[0] == 0
    assert run(capsys, "--export", "odo")[0] == 1


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"powers": ODO["powers"][1:]}, "At-Will powers: 1 are chosen, 2 are due. [RAV-12]"),
        ({"powers": [*ODO["powers"], "fey_step"]}, "Fey Step is for eladrin alone. [RAV-CUS-06]"),
        ({"race": "giant"}, "expected one of human, dwarf, dragonborn, eladrin"),
        ({"name": "x" * 25}, "expected a name of 1 to 24 characters"),
        ({"powers": "all"}, "expected a list"),
        ({"strength": 18}, "strength"),
        ({"grown": {"level": 99}}, "level"),
        ({"numbers": {"ac": 30, "hp": 9, "speed": 5, "surge": 4}}, "ac"),
    ],
)
def test_what_a_stranger_sends_is_refused_in_one_line(
    changes: dict[str, object], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, told = run(capsys, "--import", str(written(tmp_path, **changes)))
    assert code == 1
    assert why in told
    assert told.count("\n") == 1


def test_only_games_with_something_to_build_have_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["build", "catacombs", "--list"]) == 1
    assert "nothing is built" in capsys.readouterr().err


def test_one_thing_at_a_time(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, told = run(capsys, "--list", "--delete", "odo")
    assert (code, told) == (1, "flick: Only one of --list, --import, --export, --change and --delete at a time.\n")
