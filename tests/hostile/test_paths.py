"""Paths that lead nowhere, or to what is no file: one line and exit code 1 from every command that takes one."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from flick.cli import run
from flick.table import files

COMMANDS: dict[str, Callable[[str], list[str]]] = {
    "check": lambda path: ["check", path],
    "scenario": lambda path: ["scenario", path],
    "replay": lambda path: ["replay", path, "--text"],
    "resume": lambda path: ["play", "--resume", path, "--text"],
    "layout": lambda path: ["shot", "--layout", path, "--pawn", "a", "--angle", "0", "--speed", "1"],
    "table": lambda path: ["shot", "--table", path, "--pawn", "a", "--angle", "0", "--speed", "1"],
    "option": lambda path: ["simulate", "catacombs", "-n", "1", "--set", f"table={path}"],
    "adventure": lambda path: ["simulate", "ravenloft", "-n", "1", "--set", f"adventure={path}"],
    "cave": lambda path: ["simulate", "urto", "-n", "1", "--set", f"cave={path}"],
    "hero": lambda path: ["simulate", "ravenloft", "-n", "1", "--set", "variants=CUS", "--set", f"hero={path}"],
    "import": lambda path: ["build", "ravenloft", "--import", path],
    "shot": lambda path: ["shot", "--shot", path],
}


def hostile_path(folder: Path, what: str) -> str:
    path = folder / "odd.yaml"
    if what == "a pipe":
        os.mkfifo(path)
    elif what == "a device":
        path.symlink_to("/dev/zero")
    elif what == "a loop":
        path.symlink_to(path)
    elif what == "too long":
        return "x" * 300 + ".yaml"
    elif what == "deep":
        return "a/" * 3000 + ".yaml"
    elif what == "nobody's home":
        return "~no-such-one/odd.yaml"
    elif what == "NUL":
        return "a\0b.yaml"
    else:
        path.mkdir()
        path.chmod(0o000)
    return str(path)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    "what", ["a pipe", "a device", "a loop", "too long", "deep", "nobody's home", "NUL", "a folder"]
)
def test_a_path_that_leads_to_no_file(
    what: str, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    path = hostile_path(tmp_path, what)
    code = run(COMMANDS[command](path))
    told = capsys.readouterr()
    nothing_there = what == "a folder" and command in ("check", "scenario")
    assert code == (0 if nothing_there else 1), told
    assert "Flick has made a mistake" not in told.err
    assert told.err.count("\n") == (0 if nothing_there else 1)
    assert len(told.err) < 2_000


@pytest.mark.parametrize("command", ["check", "scenario"])
def test_a_folder_without_end_is_not_looked_through(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(files, "MOST_FILES", 3)
    for number in range(4):
        (tmp_path / f"{number}.txt").touch()
    assert run([command, str(tmp_path)]) == 1
    assert (
        capsys.readouterr().err == f"flick: {tmp_path} holds more than 3 files and folders: too many to look through.\n"
    )


def test_an_icon_whose_name_no_file_can_have(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "story.yaml"
    path.write_text(f"story: {{icons: {{walks: {'x' * 300}}}}}\n", "utf-8")
    assert run(["check", str(path)]) == 1
    told = capsys.readouterr().err
    assert told.startswith(f"{path}:1: story.icons.walks: expected the name of")
