"""A match file after the rules or the content have changed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from flick.bots import BOTS
from flick.table.game import GamesAny, Result
from flick.table.journal import load
from flick.table.records import pack
from flick.table.resume import last_position, open_match, resume, verify
from flick.table.sayings import say
from tests.table.play import (
    WORDS,
    at,
    keep,
    lines_of,
    play_on,
    refusal,
    rewrite,
    sit,
    trace,
    written,
)


def test_after_a_change_of_rules_a_match_goes_on_from_its_last_checkpoint(
    path: Path, new_rules: Callable[[int], None]
) -> None:
    played = keep(path, answers=40)
    before = path.read_bytes()
    point = load(path).checkpoints[-1]
    assert point.turn == 4
    new_rules(2)

    journal = load(path)
    assert not journal.same_rules
    assert path.read_bytes() == before, "reading changes nothing"
    match, writer = resume(journal, bots=BOTS)
    assert match.opening() == played.opening() != match.view(None)
    lost = 40 - point.checkpoint
    assert journal.notices == [say("journal-other-rules", file=str(path), kept=point.checkpoint, lost=lost)]
    assert f"{lost} later answers are left out" in WORDS(journal.notices[0])
    assert pack(match.state) == next(start.state for start in played.turns if start.turn == 4)
    assert (match.turn, written(match)) == (4, [])
    assert [next(iter(line)) for line in lines_of(path)[-2:]] == ["undo", "base"]

    play_on(match, 5)
    writer.close()
    later = load(path)
    assert later.same_rules
    assert later.notices == []
    assert [line.n for line in later.answers] == list(range(point.checkpoint + 5))
    assert trace(at(path)) == trace(match)
    again, writer = resume(later, bots=BOTS)
    assert again.opening() == played.opening()
    assert isinstance(play_on(again).result, Result)
    writer.close()
    assert verify(load(path)).fault is None
    assert trace(at(path)) == trace(again)


def test_other_content_is_other_rules(
    path: Path, skims: GamesAny, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(path, answers=40)
    (tmp_path / "content").mkdir()
    monkeypatch.setitem(skims.__dict__, "folder", tmp_path / "content")
    assert load(path).same_rules, "no content file before, none now"
    (tmp_path / "content" / "fish.yaml").write_text("eel: 4\n", "utf-8")
    journal = load(path)
    match, writer = resume(journal, bots=BOTS)
    writer.close()
    assert [notice.id for notice in journal.notices] == ["journal-other-rules"]
    assert match.turn == 4
    assert load(path).same_rules


def test_nothing_is_lost_when_the_rules_change_right_after_a_checkpoint(
    path: Path, new_rules: Callable[[int], None]
) -> None:
    keep(path, answers=0)
    new_rules(2)
    journal = load(path)
    _, writer = resume(journal, bots=BOTS)
    writer.close()
    assert journal.notices == [say("journal-other-rules", file=str(path), kept=0, lost=0)]
    assert "goes on from the position kept before answer 0; no later answer is left out" in WORDS(journal.notices[0])
    assert [next(iter(line)) for line in lines_of(path)] == ["format", "checkpoint", "base"]


def test_rules_may_change_every_day(path: Path, new_rules: Callable[[int], None]) -> None:
    """Each time it goes on from the last checkpoint or base, even when no checkpoint was due in between."""
    keep(path, answers=40)
    kept = load(path).checkpoints[-1].checkpoint
    for version, answers in ((2, 3), (3, 0), (4, 1), (5, 3)):
        new_rules(version)
        match, writer = resume(load(path), bots=BOTS)
        assert match.turn == 4
        play_on(match, answers)
        writer.close()
        assert len(load(path).answers) == kept + answers
    match, writer = resume(load(path), bots=BOTS)
    play_on(match)
    writer.close()
    assert verify(load(path)).fault is None
    assert [line["rules"] for line in lines_of(path) if "base" in line] == [2, 3, 4, 5]


def test_answers_under_other_rules_are_not_gone_through(path: Path, new_rules: Callable[[int], None]) -> None:
    keep(path, answers=40)
    point = load(path).checkpoints[-1]
    new_rules(2)
    journal = load(path)
    assert open_match(journal, 10, bots=BOTS).turn == 0
    assert last_position(journal, 10).checkpoint == 0
    assert journal.notices == []
    assert verify(load(path)).fault == say("verify-other-rules", file=str(path))
    _, writer = resume(load(path), bots=BOTS)
    writer.close()
    reason = refusal(lambda: at(path, 10))
    assert reason == say("journal-before-base", file=str(path), number=10, base=point.checkpoint)


def test_without_any_checkpoint_there_is_nothing_to_go_on_from(path: Path, new_rules: Callable[[int], None]) -> None:
    keep(path, answers=10)
    rewrite(path, [line for line in lines_of(path) if "checkpoint" not in line])
    assert trace(at(path)) == trace(play_on(sit(), 10))
    new_rules(2)
    assert refusal(lambda: at(path)) == say("journal-no-checkpoint", file=str(path))
    assert refusal(lambda: resume(load(path), bots=BOTS)).id == "journal-no-checkpoint"


def test_nobody_goes_back_behind_a_change_of_rules(path: Path, new_rules: Callable[[int], None]) -> None:
    keep(path, answers=40)
    new_rules(2)
    match, writer = resume(load(path), bots=BOTS)
    assert refusal(lambda: match.undo(0)) == say("refused-undo-nothing")
    play_on(match, 2)
    match.go_back(0)
    play_on(match, 1)
    writer.close()
    assert len(load(path).answers) == load(path).base.base + 1  # type: ignore[union-attr]
    lines = lines_of(path)
    rewrite(path, [*lines, {"undo": lines[-1]["n"] - 1}])
    assert refusal(lambda: load(path)).id == "journal-undo"


def test_a_program_killed_while_it_changes_the_rules_loses_nothing_more(
    path: Path, new_rules: Callable[[int], None]
) -> None:
    keep(path, answers=40)
    kept = load(path).checkpoints[-1].checkpoint
    new_rules(2)
    _, writer = resume(load(path), bots=BOTS)
    writer.close()
    whole = path.read_bytes()
    undo = whole.index(b'{"undo"')
    for cut in (undo, undo + 5, whole.index(b'{"base"'), len(whole) - 20, len(whole) - 1, len(whole)):
        path.write_bytes(whole[:cut])
        match, writer = resume(load(path), bots=BOTS)
        play_on(match, 1)
        writer.close()
        assert (match.turn, len(load(path).answers)) == (4, kept + 1)
