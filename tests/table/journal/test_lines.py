"""What stands in a match file."""

from pathlib import Path

import pytest

from flick.bots import BOTS
from flick.table.game import GamesAny, find
from flick.table.journal import load, new_match_file
from flick.table.journal.journal_lines import content_fingerprint
from flick.table.journal.writing import CHECKPOINT_EVERY
from flick.table.records import fingerprint, to_plain, unpack
from flick.table.resume import open_match, resume, verify
from tests.table.play import (
    QUIET_TURN,
    THINKERS,
    give,
    keep,
    lines_of,
    play_on,
    sit,
    trace,
    written,
)


def test_the_first_line_says_what_is_played(path: Path, skims: GamesAny) -> None:
    keep(path, sit("human,random", 12, options=skims.Options(rounds=2), practice=True), answers=0)
    assert lines_of(path)[0] == {
        "format": "flick-match-1",
        "game": "skims",
        "rules": 1,
        "content": content_fingerprint(skims),
        "options": {"rounds": 2},
        "seats": [{"player": "human", "name": ""}, {"player": "random", "name": ""}],
        "seed": 12,
        "practice": True,
        "origin": "",
        "mark": load(path).header.mark,
    }
    assert path.read_text("utf-8").startswith('{"format":"flick-match-1","game":"skims",')


def test_then_comes_a_line_for_every_answer_and_flicks_have_their_outcome(path: Path) -> None:
    match = keep(path, answers=20)
    found = [line for line in lines_of(path) if "n" in line]
    assert [(line["n"], line["seat"], line["answer"]) for line in found] == [
        (number, taken.seat, taken.given.text) for number, taken in enumerate(match.answers)
    ]
    for line in found:
        assert ("outcome" in line) == line["answer"].startswith("flick")
    outcome = next(line["outcome"] for line in found if "outcome" in line)
    assert outcome == {"hops": match.answers[5].given.outcome.hops, "rest": list(match.answers[5].given.outcome.rest)}


def test_every_few_turns_there_is_a_checkpoint(path: Path) -> None:
    match = keep(path)
    points = [line for line in lines_of(path) if "checkpoint" in line]
    assert [point["turn"] for point in points] == list(range(0, len(match.turns), CHECKPOINT_EVERY))
    for point in points:
        again = play_on(sit(), point["checkpoint"])
        again.line.keep()
        start = again.turns[-1]
        assert (start.turn, start.answers) == (point["turn"], point["checkpoint"])
        state = unpack(start.state, match.game.State)
        assert point["state"] == to_plain(state)
        assert point["fingerprint"] == fingerprint(state)


def test_what_is_taken_back_stays_in_the_file_and_does_not_count(path: Path) -> None:
    match = sit()
    writer = new_match_file(path, match)
    give(match, *QUIET_TURN[:5])
    match.undo(0, to=1)
    give(match, "stake 1", "no")
    match.undo(0)
    match.redo(0)
    writer.close()
    assert [line.get("undo") for line in lines_of(path) if "undo" in line] == [1, 2]
    assert [line.answer for line in load(path).answers] == written(match) == ["walk north", "stake 1", "no"]
    assert trace(open_match(load(path), bots=BOTS)) == trace(match)


def test_checkpoints_of_turns_that_were_taken_back_do_not_count(path: Path) -> None:
    match = sit()
    writer = new_match_file(path, match)
    play_on(match, 36)
    last = load(path).checkpoints[-1]
    match.go_back(last.checkpoint - 1)
    writer.close()
    assert [point.turn for point in load(path).checkpoints] == [0]
    assert verify(load(path)).fault is None


def test_a_bots_reason_stands_with_its_answer(path: Path) -> None:
    match = sit("human,thinker")
    writer = new_match_file(path, match)
    give(match, *QUIET_TURN)
    while match.advance() is match.decision and len(match.answers) < 12:
        give(match, "walk south")
    writer.close()
    for line, taken in zip(load(path).answers, match.answers, strict=True):
        assert line.why == taken.thought
        assert (line.why is None) == (line.seat == 0)
    because = next(line["why"] for line in lines_of(path) if "why" in line)
    assert because["id"] == "because"
    assert because["facts"]["who"] == {"type": "who", "seat": 1}
    again, writer = resume(load(path), bots=THINKERS)
    writer.close()
    assert [taken.thought for taken in again.answers] == [taken.thought for taken in match.answers]
    assert verify(load(path)).fault is None


def test_a_reason_is_kept_again_when_its_answer_is_given_again(path: Path) -> None:
    match = sit("thinker", practice=True)
    writer = new_match_file(path, match)
    match.settle()
    match.ask_bot()
    reason = match.answers[0].thought
    match.settle()
    match.undo(0)
    match.redo(0)
    writer.close()
    assert reason is not None
    assert [line.why for line in load(path).answers] == [reason]
    assert verify(load(path)).fault is None


def test_giving_up_is_an_answer(path: Path) -> None:
    match = sit()
    writer = new_match_file(path, match)
    give(match, *QUIET_TURN)
    match.resign(0)
    writer.close()
    assert lines_of(path)[-1] == {"n": 7, "seat": 0, "answer": "resign", "mark": load(path).answers[-1].mark}
    assert trace(open_match(load(path), bots=BOTS)) == trace(match)


def test_another_letter_on_a_card_is_other_content(
    skims: GamesAny, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(skims.__dict__, "folder", tmp_path)
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "fish.yaml").write_text("eel: 3\n", "utf-8")
    first = content_fingerprint(skims)
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "first.yaml").write_text("game: skims\n", "utf-8")
    (tmp_path / "notes.txt").write_text("a note", "utf-8")
    for name in ("layout.yaml", "looks.yaml", "summary.yaml", "story.yaml"):
        (tmp_path / name).write_text("looks: {}\n", "utf-8")
    assert content_fingerprint(skims) == first, "scenarios, looks and notes are not played"
    (tmp_path / "cards" / "fish.yaml").write_text("eel: 4\n", "utf-8")
    assert content_fingerprint(skims) != first
    (tmp_path / "cards" / "fish.yaml").write_text("eel: 3\n", "utf-8")
    (tmp_path / "cards" / "fish.yaml").rename(tmp_path / "cards" / "more.yaml")
    assert content_fingerprint(skims) != first


def test_a_game_may_say_which_content_its_rules_read(
    skims: GamesAny, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(skims.__dict__, "folder", tmp_path)
    monkeypatch.setattr(type(skims), "rules_content", ("cards/*.yaml", "pawns.yaml"))
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "fish.yaml").write_text("eel: 3\n", "utf-8")
    first = content_fingerprint(skims)
    (tmp_path / "tables").mkdir()
    for name in ("fish.yaml", "tables/mat.yaml", "looks.yaml"):
        (tmp_path / name).write_text("eel: 4\n", "utf-8")
    assert content_fingerprint(skims) == first
    (tmp_path / "pawns.yaml").write_text("eel: 4\n", "utf-8")
    second = content_fingerprint(skims)
    assert second != first
    (tmp_path / "cards" / "fish.yaml").write_text("eel: 4\n", "utf-8")
    assert content_fingerprint(skims) not in (first, second)


def test_the_content_of_catacombs_that_counts() -> None:
    """Cards, pawns, materials, and the starting places that can be proposed in a match."""
    game = find("catacombs")
    found = [path.relative_to(game.folder).as_posix() for p in game.rules_content or () for path in game.folder.glob(p)]
    assert sorted(found) == [
        "cards/skull.yaml",
        "cards/sword.yaml",
        "materials.yaml",
        "pawns.yaml",
        "starts/diagonal.yaml",
        "starts/line.yaml",
        "starts/quincunx.yaml",
    ]
