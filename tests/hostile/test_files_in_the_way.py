"""Nothing that the program writes takes the place of a file of another kind."""

import os
from pathlib import Path

import pytest

from flick.cli import run
from flick.clips import GIF, PNG
from flick.table.files import replacing
from flick.table.sayings import Refused
from tests.window.menus.visitor import kept_match

FLICK = ["shot", "--table", "walls", "--pawn", "sword-1", "--angle", "-31.5", "--speed", "820"]


def match_file() -> Path:
    match = kept_match(12)
    assert match.recorder is not None
    return match.recorder.path


@pytest.mark.parametrize("kind", ["--png", "--gif"])
def test_a_match_is_not_drawn_over(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = match_file()
    before = path.read_bytes()
    assert run(["replay", str(path), kind, str(path)]) == 1
    assert capsys.readouterr().err == f"flick: {path} is a file of another kind; it is not replaced.\n"
    assert path.read_bytes() == before


def test_a_picture_takes_the_place_of_a_picture_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "shot.png"
    for _ in range(2):
        assert run([*FLICK, "--png", str(picture)]) == 0
        assert picture.read_bytes().startswith(PNG)
    (tmp_path / "notes.png").write_text("mine", "utf-8")
    assert run([*FLICK, "--png", str(tmp_path / "notes.png")]) == 1
    assert (tmp_path / "notes.png").read_text("utf-8") == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["notes.png", "shot.png"]


def test_what_fails_half_way_leaves_the_old_one(tmp_path: Path) -> None:
    old = tmp_path / "old.gif"
    old.write_bytes(GIF + b"9a old")

    def fill_the_disk() -> None:
        with replacing(old, GIF) as new:
            new.write_bytes(b"half")
            raise OSError(28, os.strerror(28))

    with pytest.raises(Refused):
        fill_the_disk()
    assert old.read_bytes() == GIF + b"9a old"
    assert [path.name for path in tmp_path.iterdir()] == ["old.gif"]


@pytest.mark.parametrize("what", ["pipe", "folder", "link to nowhere"])
def test_what_is_no_ordinary_file_stays(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "it.png"
    if what == "pipe":
        os.mkfifo(path)
    elif what == "folder":
        path.mkdir()
    else:
        path.symlink_to(tmp_path / "gone" / "x.png")
    assert run([*FLICK, "--png", str(path)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert os.path.lexists(path)
