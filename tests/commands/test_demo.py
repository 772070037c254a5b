"""``flick demo``"""

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from flick.table.journal import load
from flick.table.resume import verify
from tests.commands.conftest import Flick

QUIET = ("--set", "flicks=off", "--set", "rounds=2")


def test_bots_play_to_the_end_and_everything_is_written_down(flick: Flick, tmp_path: Path) -> None:
    done = flick("demo", "shells", "--seed", 3, "--out", tmp_path / "demo", *QUIET)
    assert (done.code, done.err) == (0, "")
    kept, log = tmp_path / "demo" / "shells-3.flick", tmp_path / "demo" / "shells-3.txt"
    assert sorted((tmp_path / "demo").iterdir()) == [kept, log]
    told, _, written = done.out.partition("Written: ")
    assert log.read_text("utf-8") == told
    assert told.splitlines()[-1].startswith("The match is over. ")
    assert written == f"{kept}\nWritten: {log}\n"
    assert verify(load(kept)).fault is None


def test_the_last_shots_are_drawn(flick: Flick, tmp_path: Path) -> None:
    done = flick("demo", "shells", "--seed", 4, "--out", tmp_path, "--set", "rounds=1")
    path = tmp_path / "shells-4-shot-1.png"
    assert sorted(tmp_path.glob("*.png")) == [path]
    assert done.out.endswith(f"Written: {path}\n")
    with Image.open(path) as picture:
        assert min(picture.size) > 100


def test_only_the_last_shots_are_drawn(flick: Flick, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    drawn: list[str] = []
    monkeypatch.setattr("flick.commands.shot.save_picture", lambda layout, outcome, path: drawn.append(path.name))
    flick("demo", "shells", "--seed", 1, "--out", tmp_path, "--set", "rounds=9")
    assert drawn == ["shells-1-shot-1.png", "shells-1-shot-2.png", "shells-1-shot-3.png"]


def test_the_same_seed_is_the_same_match(flick: Flick, tmp_path: Path) -> None:
    logs = [flick("demo", "shells", "--seed", seed, "--out", tmp_path, *QUIET).out for seed in (1, 1, 2)]
    assert logs[0] == logs[1]
    assert logs[0] != logs[2]


def test_without_a_game_it_is_the_first_one_in_the_reader_s_language(flick: Flick, tmp_path: Path) -> None:
    done = flick("demo", "shells", "--lang", "fr", "--out", tmp_path, *QUIET)
    assert "Ilan pioche " in done.out
    assert f"Fichier écrit\u202f: {tmp_path / 'shells-0.txt'}\n" in done.out


def test_mistakes(mistake: Callable[..., str], tmp_path: Path) -> None:
    assert mistake("demo", "shels").startswith("There is no game “shels”")
    assert mistake("demo", "shells", "--seats", "human,random", "--out", tmp_path).startswith("Only bots can play here")
    (tmp_path / "file").write_text("")
    inside = tmp_path / "file" / "demo"
    assert mistake("demo", "shells", "--out", inside) == f"{inside} cannot be written: there is no such file or folder"
