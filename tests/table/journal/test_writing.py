"""Match files: that lines are on disk in time, and who may write them."""

import errno
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from flick.bots import BOTS
from flick.sitting import new_match
from flick.table.journal import (
    Writer,
    load,
    new_match_file,
)
from flick.table.resume import open_match, resume, verify
from flick.table.sayings import Refused, say
from tests.table.play import (
    QUIET_TURN,
    give,
    keep,
    play_on,
    refusal,
    sentence,
    sit,
    trace,
)

# On disk in time


def test_every_answer_is_on_disk_before_it_counts(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced = list[tuple[int, int]]()
    as_ever = os.fsync

    def fsync(descriptor: int) -> None:
        as_ever(descriptor)
        synced.append((len(match.answers), sum('"n":' in line for line in path.read_text("utf-8").splitlines())))

    match = sit()
    writer = new_match_file(path, match)
    match.settle()
    monkeypatch.setattr(os, "fsync", fsync)
    for number, answer in enumerate(QUIET_TURN):
        match.settle()
        match.answer(answer)
        assert synced[number:] == [(number, number + 1)], "one sync, the line whole by then, the answer not yet taken"
    writer.close()


def test_taking_back_is_on_disk_too(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = sit()
    writer = new_match_file(path, match)
    give(match, *QUIET_TURN[:4])
    synced = list[str]()
    monkeypatch.setattr(os, "fsync", lambda descriptor: synced.append(path.read_text("utf-8").splitlines()[-1]))
    match.undo(0)
    assert [line[: len('{"undo":3,"mark":"')] for line in synced] == ['{"undo":3,"mark":"']
    writer.close()


def half_write(descriptor: int, data: Any) -> int:
    """A disk with little room left."""
    if len(data) < 10:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    return WRITE(descriptor, bytes(data[: len(data) // 2]))


WRITE = os.write


def broken_sync(descriptor: int) -> None:
    raise OSError(errno.EIO, os.strerror(errno.EIO))


def interrupted(descriptor: int) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("name", "broken", "error"),
    [("write", half_write, Refused), ("fsync", broken_sync, Refused), ("fsync", interrupted, KeyboardInterrupt)],
    ids=["disk full", "disk broken", "interrupted"],
)
def test_an_answer_that_cannot_be_written_leaves_nothing_behind(
    name: str, broken: Any, error: type[BaseException], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = sit()
    writer = new_match_file(path, match)
    give(match, *QUIET_TURN[:4])
    file, before = path.read_bytes(), trace(match)
    with monkeypatch.context() as patch:
        patch.setattr(os, name, broken)
        with pytest.raises(error) as caught:
            match.answer("place stone 1,2")
    if isinstance(caught.value, Refused):
        assert str(path) in sentence(caught.value.say)
        assert caught.value.say.id == "file-unwritable"
    assert (path.read_bytes(), trace(match)) == (file, before)
    give(match, "place stone 3,4", "flick stone 0deg 500mm/s")
    writer.close()
    assert trace(open_match(load(path), bots=BOTS)) == trace(match)


def test_folders_are_made_where_there_are_none(tmp_path: Path) -> None:
    keep(tmp_path / "new" / "folder" / "match.flick", answers=3)
    assert len(load(tmp_path / "new" / "folder" / "match.flick").answers) == 3


def test_a_file_that_cannot_be_begun_is_not_there(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", half_write)
        assert refusal(lambda: new_match_file(path, sit())).id == "file-unwritable"
    assert not path.exists()
    keep(path, answers=3)
    assert len(load(path).answers) == 3


def test_a_checkpoint_that_cannot_be_written_is_written_in_the_next_turn(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = sit("human")
    writer = new_match_file(path, match)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", broken_sync)
        match.settle()
    assert load(path).checkpoints == []
    give(match, *QUIET_TURN)
    writer.close()
    assert [point.turn for point in load(path).checkpoints] == [1]
    assert verify(load(path)).checkpoints == 1


# Who may write it


def test_a_match_is_not_begun_over_another(path: Path) -> None:
    keep(path, answers=3)
    before = path.read_bytes()
    assert refusal(lambda: new_match_file(path, sit())) == say("journal-exists", file=str(path))
    assert path.read_bytes() == before


@pytest.mark.parametrize("where", ["", "file/match.flick"])
def test_a_match_cannot_be_kept_where_no_file_can_be(where: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert refusal(lambda: new_match_file(tmp_path / where, sit())).id in ("file-unwritable", "journal-exists")


HOLDER = """
import sys
from copy import deepcopy
from pathlib import Path
from flick.bots import BOTS
from flick.table.journal import load
from flick.table.resume import resume
from flick.table.sayings import Refused
try:
    match, writer = resume(load(Path(sys.argv[1])), bots=BOTS)
    print("taken", flush=True)
    sys.stdin.read()
except Refused as refused:
    print(refused.say.id, flush=True)
"""


def hold(path: Path) -> "subprocess.Popen[str]":
    """Another program that opens the match, says whether it could, and keeps it until it is killed."""
    return subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def said(program: "subprocess.Popen[str]") -> str:
    assert program.stdout is not None
    return program.stdout.readline().strip()


def test_only_one_program_writes_a_match_and_a_killed_one_lets_go(path: Path) -> None:
    keep(path, answers=3)
    with hold(path) as other:
        assert said(other) == "taken"
        assert refusal(lambda: resume(load(path), bots=BOTS)) == say("journal-locked", file=str(path))
        assert len(load(path).answers) == 3, "reading is free"
        other.kill()
    match, writer = resume(load(path), bots=BOTS)
    with hold(path) as other:
        assert said(other) == "journal-locked"
    play_on(match, 2)
    writer.close()
    assert len(load(path).answers) == 5


def test_a_match_is_let_go_when_it_is_closed(path: Path) -> None:
    keep(path, answers=3)
    for answers in (4, 5):
        match, writer = resume(load(path), bots=BOTS)
        play_on(match, 1)
        writer.close()
        writer.close()
        assert len(load(path).answers) == answers


def test_what_another_program_has_written_since_it_was_read_is_not_cut_off(path: Path) -> None:
    keep(path, answers=3)
    with path.open("ab") as file:
        file.write(b'{"n":3,"se')
    stale = load(path)
    match, writer = resume(load(path), bots=BOTS)
    play_on(match, 4)
    writer.close()
    assert refusal(lambda: Writer(path, match.game, stale)) == say("journal-locked", file=str(path))
    assert len(load(path).answers) == 7
    _, writer = resume(load(path), bots=BOTS)
    writer.close()


def test_a_file_that_was_cut_or_taken_away_since_it_was_read_is_not_filled_up(path: Path) -> None:
    match = keep(path, answers=3)
    stale = load(path)
    path.write_bytes(path.read_bytes()[:-5])
    assert refusal(lambda: Writer(path, match.game, stale)).id == "journal-locked"
    path.unlink()
    assert refusal(lambda: Writer(path, match.game, stale)).id == "file-unwritable"
    assert not path.exists()


def test_after_an_undo_the_next_turn_is_a_checkpoint_again(tmp_path: Path) -> None:
    """The checkpoints behind the answer that was taken back are gone, so others must take their place at once."""
    match = new_match("shells", "random,random", {"flicks": False}, 3)
    writer = new_match_file(tmp_path / "match.flick", match)
    while match.settle() is match.decision and match.turn < 6:
        match.ask_bot()
    back = next(number for number, taken in enumerate(match.answers) if taken.turn == 3)
    match.go_back(back)
    while match.settle() is match.decision and match.turn < 5:
        match.ask_bot()
    writer.close()
    assert [point.turn for point in load(tmp_path / "match.flick").checkpoints] == [0, 4]


# The file that lies at its path


def answers_at(path: Path) -> list[str]:
    return [line.answer for line in load(path).answers]


def test_a_file_that_was_taken_away_during_play_is_written_whole_again(path: Path) -> None:
    match = sit()
    writer = new_match_file(path, match)
    give(match, *QUIET_TURN[:3])
    path.unlink()
    give(match, *QUIET_TURN[3:5])
    assert answers_at(path) == list(QUIET_TURN[:5])
    assert writer.path == path
    assert writer.news == [say("journal-moved", file=str(path), now=str(path))]
    writer.close()
    assert verify(load(path)).fault is None


def test_so_is_one_whose_folder_was_removed(tmp_path: Path) -> None:
    path = tmp_path / "matches" / "one.flick"
    match = sit()
    writer = new_match_file(path, match)
    give(match, *QUIET_TURN[:3])
    path.parent.rename(tmp_path / "gone")
    give(match, QUIET_TURN[3])
    writer.close()
    assert answers_at(path) == list(QUIET_TURN[:4])
    assert answers_at(tmp_path / "gone" / "one.flick") == list(QUIET_TURN[:3])


@pytest.mark.parametrize("how", ["replaced", "cut", "written over", "goes on"])
def test_a_file_that_somebody_has_put_in_its_place_stays_as_it_is(how: str, path: Path) -> None:
    match = sit()
    writer = new_match_file(path, match)
    give(match, *QUIET_TURN[:3])
    kept = path.read_bytes()
    theirs = {"replaced": b"mine\n", "cut": kept[:40], "written over": b"mine", "goes on": kept + b"{}\n"}[how]
    if how == "replaced":
        path.unlink()
    path.write_bytes(theirs)
    beside = path.with_stem(f"{path.stem}-2")
    path.with_stem(f"{path.stem}-3").write_text("not taken")
    give(match, *QUIET_TURN[3:5])
    assert path.read_bytes() == theirs
    assert writer.path == beside
    assert answers_at(beside) == list(QUIET_TURN[:5])
    writer.close()
    assert trace(open_match(load(beside), bots=BOTS)) == trace(match)


def test_where_nothing_can_be_written_elsewhere_either_the_answer_is_not_taken(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = sit()
    writer = new_match_file(path, match)
    give(match, *QUIET_TURN[:3])
    before = trace(match)
    path.unlink()
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", half_write)
        assert refusal(lambda: match.answer(QUIET_TURN[3])).id == "file-unwritable"
    assert not path.exists()
    assert (trace(match), writer.news) == (before, [])
    give(match, QUIET_TURN[3])
    writer.close()
    assert answers_at(path) == list(QUIET_TURN[:4])


def test_a_file_that_goes_while_it_is_written_is_noticed_at_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = sit()
    writer = new_match_file(path, match)
    give(match, *QUIET_TURN[:3])
    as_ever = os.fsync

    def fsync(descriptor: int) -> None:
        as_ever(descriptor)
        monkeypatch.setattr(os, "fsync", as_ever)
        path.unlink()

    monkeypatch.setattr(os, "fsync", fsync)
    match.answer(QUIET_TURN[3])
    writer.close()
    assert answers_at(path) == list(QUIET_TURN[:4])


def test_nobody_but_its_owner_reads_a_match(path: Path) -> None:
    keep(path, answers=3)
    assert path.stat().st_mode & 0o777 == 0o600
