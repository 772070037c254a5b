"""Matches that are kept, as a list shows them."""

import os
from pathlib import Path

from flick.keeping import Kept, Spoilt, go_on, keep, kept, listed, watch
from flick.places import saves
from flick.sitting import new_match


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
    assert (entry.game, entry.seats[0].name, entry.answers) == ("shells", "Ada", 0)


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
    assert isinstance(found[good], Kept)
    reasons = {path: entry.why.say.id for path, entry in found.items() if isinstance(entry, Spoilt)}
    assert reasons == {torn: "journal-not-a-match", other: "no-such-game", empty: "journal-empty"}
    assert [entry.path for entry in kept()] == [good]


def test_a_match_goes_on_where_it_was() -> None:
    path = one(1, answers=1)
    match, writer, journal = go_on(path)
    assert writer is not None
    writer.close()
    assert len(match.answers) == len(journal.answers) == len(watch(path).answers) == 1
    assert len(watch(path, 0).answers) == 0
