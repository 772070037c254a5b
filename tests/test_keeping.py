"""Matches that are kept, as a list shows them."""

import os
from pathlib import Path

import pytest

from flick.keeping import KeptMatch, Spoilt, go_on, keep, listed, play_on
from flick.places import saves
from flick.sitting import new_match
from flick.table.journal import load
from flick.table.journal.journal_reading import LARGEST_FILE, LONGEST_HEADER
from flick.table.resume import verify
from flick.table.sayings import Refused
from tests.saved_matches import kept, watch


def one(seed: int, answers: int = 0) -> Path:
    match = new_match("shells", "Ada=human,random", {"flicks": "off"}, seed)
    writer = keep(match)
    for _ in range(answers):
        match.settle()
        match.ask_bot() if match.decision and match.decision.seat else match.answer("play limpet-1")
    writer.close()
    return writer.path


def touch(path: Path, second: int) -> None:
    os.utime(path, (second, second))


def test_the_last_written_comes_first() -> None:
    first, second, third = one(1), one(2), one(3)
    for path, when in ((first, 20), (second, 30), (third, 10)):
        touch(path, when)
    assert [entry.path for entry in kept()] == [second, first, third]
    entry = kept()[0]
    assert (entry.game, entry.seats[0].name) == ("shells", "Ada")


def test_of_a_file_without_end_no_more_than_line_1_is_read() -> None:
    path = one(1)
    os.truncate(path, 2 * LARGEST_FILE)
    assert [entry.path for entry in listed() if isinstance(entry, KeptMatch)] == [path]
    with pytest.raises(Refused, match="journal-too-large"):
        watch(path)


def test_a_first_line_without_end_is_no_match() -> None:
    path = one(1)
    path.write_bytes(b"{" + b" " * (LONGEST_HEADER + 1))
    assert [entry.why.say.id for entry in listed() if isinstance(entry, Spoilt)] == ["journal-not-a-match"]


def test_without_a_folder_there_is_nothing() -> None:
    assert listed() == []


def test_what_cannot_be_read_is_listed_with_the_reason() -> None:
    good = one(1)
    torn = saves() / "torn.flick"
    torn.write_text("{", "utf-8")
    other = saves() / "chess.flick"
    other.write_bytes(good.read_bytes().replace(b'"shells"', b'"chess"', 1))
    empty = saves() / "empty.flick"
    empty.touch()
    (saves() / "notes.txt").touch()
    found = {entry.path: entry for entry in listed()}
    assert isinstance(found[good], KeptMatch)
    reasons = {path: entry.why.say.id for path, entry in found.items() if isinstance(entry, Spoilt)}
    assert reasons == {torn: "journal-not-a-match", other: "journal-not-a-match", empty: "journal-empty"}
    assert [entry.path for entry in kept()] == [good]


@pytest.mark.parametrize("what", ["a file", "a link to nowhere", "a file above"])
def test_where_the_folder_of_matches_is_none_that_is_said(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line, and no search for a name that is free."""
    monkeypatch.setenv("FLICK_HOME", str(tmp_path / "home"))
    if what == "a file":
        saves().parent.mkdir()
        saves().write_text("")
    elif what == "a link to nowhere":
        (tmp_path / "home").symlink_to(tmp_path / "nowhere")
    else:
        (tmp_path / "home").write_text("")
    with pytest.raises(Refused) as refused:
        one(1)
    assert refused.value.say.id == "file-unwritable"
    assert refused.value.say.facts["file"] == str(saves())


def test_a_match_goes_on_where_it_was() -> None:
    path = one(1, answers=1)
    match, writer, journal = go_on(path)
    assert writer is not None
    writer.close()
    assert len(match.answers) == len(journal.answers) == len(watch(path).answers) == 1
    assert len(watch(path, 0).answers) == 0


@pytest.mark.parametrize("upto", [0, 1, 5, 9])
def test_a_match_is_played_on_from_any_moment_in_a_file_of_its_own(upto: int) -> None:
    path = _bots(12)
    before = path.read_bytes()
    match, writer = play_on(watch(path), upto)
    assert match.state == watch(path, upto).state
    assert match.turn == watch(path, upto).turn
    match.advance()
    assert match.result is not None
    writer.close()
    assert path.read_bytes() == before
    assert verify(load(writer.path)).fault is None
    assert watch(writer.path).state == match.state


def test_with_the_same_chance_a_match_that_is_played_on_goes_as_before() -> None:
    path = _bots(10_000)
    whole = watch(path)
    match, writer = play_on(whole, 7)
    start = max(start.answers for start in whole.turns if start.answers <= 7)
    for taken in whole.answers[7:]:
        match.settle()
        match.answer(taken.given.text)
    match.settle()
    writer.close()
    assert [taken.given.text for taken in match.answers] == [taken.given.text for taken in whole.answers[start:]]
    assert match.result == whole.result


def test_a_match_that_was_over_is_not_played_on() -> None:
    whole = watch(_bots(10_000))
    with pytest.raises(Refused) as refused:
        play_on(whole, len(whole.answers))
    assert refused.value.say.id == "refused-play-on"
    assert len(kept()) == 1
    _, writer = play_on(whole, len(whole.answers) - 1)
    writer.close()


def _bots(answers: int) -> Path:
    """A match among bots that has gone so far."""
    match = new_match("shells", "random,random", {"rounds": "3", "flicks": "off"}, 3)
    writer = keep(match)
    while len(match.answers) < answers and match.settle() is not match.result:
        match.ask_bot()
    writer.close()
    return writer.path
