"""Broken match files: torn ones lose nothing whole, and of the others the place is named."""

import json
import os
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flick.bots import BOTS
from flick.table.journal import BadJournal, journal_reading, load, new_match_file
from flick.table.resume import open_match, resume, verify
from flick.table.sayings import Refused, Say, say
from tests.table.conftest import OWN_GAMES
from tests.table.play import THINKERS, WORDS, give, keep, lines_of, play_on, refusal, rewrite, sentence, sit, written

# A torn last line


def torn(path: Path, tail: bytes) -> None:
    with path.open("ab") as file:
        file.write(tail)


def test_wherever_a_file_is_torn_no_whole_line_is_lost(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)
    match = keep(path, sit("human"), answers=8)
    data = path.read_bytes()
    first = data.index(b"\n") + 1
    for cut in range(len(data) + 1):
        path.write_bytes(data[:cut])
        if cut < first:
            assert refusal(lambda: load(path)).id in ("journal-empty", "journal-not-a-match")
            continue
        journal = load(path)
        whole = [line for line in data[:cut].split(b"\n")[1:-1] if line.startswith(b'{"n":')]
        assert [line.answer for line in journal.answers] == written(match)[: len(whole)]
        lines = data[:cut].count(b"\n")
        torn_at = [say("journal-torn", file=str(path), line=lines + 1)]
        assert journal.notices == ([] if data[cut - 1 : cut] == b"\n" else torn_at)
        again, writer = resume(journal, bots=BOTS)
        give(again, written(match)[len(whole)] if len(whole) < 8 else "stake 1")
        writer.close()
        assert load(path).notices == []
        assert len(load(path).answers) == len(whole) + 1
    sentence(say("journal-torn", file="match.flick", line=1234))


@pytest.mark.parametrize("tail", [b"\x00" * 4096, b"\xff\xfe garbage", b'{"n":3', b"{"])
def test_whatever_stands_after_the_last_whole_line_is_left_out(tail: bytes, path: Path) -> None:
    keep(path, answers=3)
    torn(path, tail)
    assert len(load(path).answers) == 3
    assert [notice.id for notice in load(path).notices] == ["journal-torn"]


# Damage


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "a byte": lambda line: b"\xff" + line[1:],
    "cut": lambda line: line[:-1],
    "empty": lambda line: b"",
    "nulls": lambda line: b"\x00" * len(line),
    "other JSON": lambda line: b"[1,2]",
    "a number too many": lambda line: line.replace(b'"seat":0', b'"seat":00'),
    "wrong type": lambda line: line.replace(b'"seat":0', b'"seat":"0"'),
    "no such seat": lambda line: line.replace(b'"seat":0', b'"seat":2'),
    "negative seat": lambda line: line.replace(b'"seat":0', b'"seat":-1'),
    "huge": lambda line: line.replace(b'"seat":0', b'"seat":' + b"9" * 5000),
    "deep": lambda line: line[:-1] + b',"outcome":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
}


@pytest.mark.parametrize("damage", DAMAGE)
@pytest.mark.parametrize("answer", [0, 2, 5])
def test_a_damaged_line_is_named_with_its_number(damage: str, answer: int, path: Path) -> None:
    keep(path, answers=7)
    lines = path.read_bytes().splitlines()
    number = next(k for k, line in enumerate(lines, start=1) if line.startswith(b'{"n":%d,' % answer))
    lines[number - 1] = DAMAGE[damage](lines[number - 1])
    path.write_bytes(b"\n".join(lines) + b"\n")
    reason = refusal(lambda: load(path))
    assert reason.id == "journal-line"
    assert (reason.facts["file"], reason.facts["line"]) == (str(path), number)
    assert sentence(reason).startswith(f"{path}:{number}: ")


def test_answers_that_are_missing_or_doubled_are_named(path: Path) -> None:
    keep(path, answers=7)
    lines = lines_of(path)
    rewrite(path, [*lines[:4], *lines[5:]])
    assert refusal(lambda: load(path)) == say("journal-order", file=str(path), line=5, expected=2, found=3)
    rewrite(path, [*lines[:5], *lines[4:]])
    assert refusal(lambda: load(path)) == say("journal-order", file=str(path), line=6, expected=3, found=2)


@pytest.mark.parametrize("number", [3, 4])
def test_nothing_is_taken_back_that_was_not_given(number: int, path: Path) -> None:
    keep(path, answers=3)
    rewrite(path, [*lines_of(path), {"undo": number}])
    assert refusal(lambda: load(path)) == say("journal-undo", file=str(path), line=6, found=number)


@pytest.mark.parametrize("number", [-1, 1 << 53, 10**40, 0.5, None, "1"])
@pytest.mark.parametrize("key", ["n", "seat", "undo", "checkpoint", "turn", "base", "rules"])
def test_numbers_that_no_match_counts_to_are_damage(key: str, number: Any, path: Path) -> None:
    given = sit()
    new_match_file(path, given, first=given.state).close()
    lines = [*lines_of(path), {"n": 0, "seat": 0, "answer": "walk north"}, {"undo": 0}]
    lines.append({"checkpoint": 0, "turn": 0, "fingerprint": "", "state": None})
    rewrite(path, lines)
    load(path)
    at = next(k for k, line in enumerate(lines) if key in line and k > 0)
    lines[at] = {**lines[at], key: number}
    rewrite(path, lines)
    reason = refusal(lambda: load(path))
    assert (reason.id, reason.facts["line"]) == ("journal-line", at + 1)


@pytest.mark.parametrize("number", [0, 2, 4, 1000])
def test_a_checkpoint_stands_before_the_answer_that_it_says(number: int, path: Path) -> None:
    keep(path, answers=3)
    lines = lines_of(path)
    rewrite(path, [*lines, {**lines[1], "checkpoint": number}])
    assert refusal(lambda: load(path)).id == "journal-order"


@pytest.mark.parametrize("who", [-1, -100, 2, 1 << 60])
def test_a_reason_speaks_only_of_people_at_the_table(who: int, path: Path) -> None:
    keep(path, answers=3)
    lines = lines_of(path)
    reason = {"type": "say", "id": "because", "facts": {"who": {"type": "who", "seat": who}}}
    lines[3]["why"] = {"type": "say", "id": "x", "facts": {"why": reason}}
    rewrite(path, lines)
    assert refusal(lambda: load(path)) == say("journal-line", file=str(path), line=4, why=say("journal-reason"))


@pytest.mark.parametrize("depth", [9, 200, 100_000])
def test_a_reason_is_not_endless(depth: int, path: Path) -> None:
    keep(path, answers=3)
    lines = path.read_bytes().splitlines()
    inner = b'{"type":"say","id":"x","facts":{"a":' * (depth - 1) + b'{"type":"say","id":"x"}' + b"}}" * (depth - 1)
    lines[3] = lines[3][:-1] + b',"why":' + inner + b"}"
    path.write_bytes(b"\n".join(lines) + b"\n")
    reason = refusal(lambda: load(path))
    assert (reason.id, reason.facts["line"]) == ("journal-line", 4)


HEADERS: dict[str, dict[str, Any]] = {
    "format": {"format": "flick-match-2"},
    "format type": {"format": 1},
    "game": {"game": "chess"},
    "game path": {"game": "../skims"},
    "game type": {"game": ["skims"]},
    "rules type": {"rules": "1"},
    "options": {"options": {"rounds": 0}},
    "options type": {"options": []},
    "options null": {"options": None},
    "no seats": {"seats": []},
    "four seats": {"seats": [{"player": "human"}] * 4},
    "many seats": {"seats": [{"player": "human"}] * 1000},
    "seat type": {"seats": ["human"]},
    "player": {"seats": [{"player": "genius"}] * 2},
    "seed type": {"seed": "7"},
    "seed negative": {"seed": -1},
    "seed half": {"seed": 0.5},
    "seed large": {"seed": 1 << 64},
    "seed huge": {"seed": 10**100},
    "practice": {"practice": 2},
}


@pytest.mark.parametrize("change", HEADERS)
def test_a_first_line_that_is_wrong_is_refused(change: str, path: Path) -> None:
    keep(path, answers=3)
    header, *rest = lines_of(path)
    rewrite(path, [{**header, **HEADERS[change]}, *rest])
    refusal(lambda: open_match(load(path), bots=BOTS))


@pytest.mark.parametrize("key", ["format", "game", "rules", "content", "options", "seats", "seed"])
def test_a_first_line_lacks_nothing(key: str, path: Path) -> None:
    keep(path, answers=3)
    header, *rest = lines_of(path)
    del header[key]
    rewrite(path, [header, *rest])
    reason = refusal(lambda: load(path))
    assert reason.id == "journal-not-a-match"
    assert key in sentence(reason)


def test_a_match_is_no_practice_unless_it_says_so(path: Path) -> None:
    keep(path, answers=3)
    header, *rest = lines_of(path)
    del header["practice"]
    rewrite(path, [header, *rest])
    assert not open_match(load(path), bots=BOTS).practice


FILES: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "journal-empty"),
    "a line end": (b"\n", "journal-not-a-match"),
    "text": (b"hello", "journal-not-a-match"),
    "text lines": (b"hello\nworld\n", "journal-not-a-match"),
    "picture": (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "journal-not-a-match"),
    "nulls": (b"\x00" * 10_000, "journal-not-a-match"),
    "every byte": (bytes(range(256)) * 10, "journal-not-a-match"),
    "a number": (b"1\n", "journal-not-a-match"),
    "an object": (b"{}\n", "journal-not-a-match"),
    "deep list": (b"[" * 1_000_000 + b"\n", "journal-not-a-match"),
    "deep object": (b'{"a":' * 1_000_000 + b"\n", "journal-not-a-match"),
    "deep options": (b'{"format":"flick-match-1","options":' + b"[" * 1_000_000 + b"\n", "journal-not-a-match"),
    "UTF-16": ('{"format":"flick-match-1"}\n'.encode("utf-16"), "journal-not-a-match"),
}


@pytest.mark.parametrize("kind", FILES)
def test_a_file_that_is_no_match_is_refused_in_one_line(kind: str, path: Path) -> None:
    content, why = FILES[kind]
    path.write_bytes(content)
    reason = refusal(lambda: load(path))
    assert reason.id == why
    assert str(path) in sentence(reason)


def test_what_a_stranger_wrote_does_not_move_the_cursor(path: Path) -> None:
    keep(path, answers=3)
    header, *rest = lines_of(path)
    rewrite(path, [{**header, "format": "\x1b[2Jmatch\n\r"}, *rest])
    assert "“ [2Jmatch  ”" in sentence(refusal(lambda: load(path)))
    rest[1]["answer"] = "walk\x07\nnorth"
    rewrite(path, [header, *rest])
    assert sentence(refusal(lambda: open_match(load(path), bots=BOTS))).isprintable()


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    for nowhere in (tmp_path, tmp_path / "missing.flick", tmp_path / ("x" * 5000)):
        reason = refusal(lambda nowhere=nowhere: load(nowhere))
        assert reason.id == "file-unreadable"


def test_a_file_that_no_match_could_fill_is_not_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(path, answers=3)
    monkeypatch.setattr(journal_reading, "LARGEST_FILE", path.stat().st_size - 1)
    assert refusal(lambda: load(path)).id == "journal-too-large"


def test_a_bad_journal_is_a_refusal() -> None:
    assert issubclass(BadJournal, Refused)


# Whatever is done to a file


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("mutated") / "match.flick"


@pytest.fixture(scope="module")
def rich_file(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file with every kind of line: answers, flicks, reasons, an undo, checkpoints, a base, and a resignation."""
    path = tmp_path_factory.mktemp("rich") / "match.flick"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FLICK_GAMES", str(OWN_GAMES))
        given = play_on(sit("human,thinker"), 7).fork().state
        match = sit("human,thinker", state=given, turn=1)
        writer = new_match_file(path, match, first=given)
        match.advance()
        play_on(match, 33 - len(match.answers))
        match.go_back(31)
        play_on(match, 3, seed=4)
        match.resign(1)
        writer.close()
    return path.read_bytes()


def look_at(path: Path) -> None:
    """Everything that is done with a stranger's file. Nothing but a refusal may come of it, and that in one line."""
    told = list[Say]()
    try:
        journal = load(path)
        told += journal.notices
        fault = verify(journal).fault
        told += [] if fault is None else [fault]
        match = open_match(journal, bots=THINKERS)
        told += [taken.thought for taken in match.answers if taken.thought is not None]
        open_match(journal, len(journal.answers) // 2, bots=THINKERS)
    except Refused as refused:
        told.append(refused.say)
    for reason in told:
        assert "\n" not in WORDS(reason)


def test_the_file_that_is_going_to_be_broken_is_good(rich_file: bytes, scratch: Path) -> None:
    scratch.write_bytes(rich_file)
    found = verify(load(scratch))
    assert (found.fault, found.answers) == (None, 35)
    kinds = {next(iter(line)) for line in lines_of(scratch)}
    assert kinds == {"format", "n", "undo", "checkpoint", "base"}
    assert any("why" in line for line in lines_of(scratch))


@settings(max_examples=150)
@given(st.data())
def test_bytes_changed_at_random_give_at_worst_a_refusal(rich_file: bytes, scratch: Path, data: st.DataObject) -> None:
    broken = bytearray(rich_file)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(broken) - 1))
        length = data.draw(st.integers(0, 3))
        broken[at : at + length] = data.draw(
            st.binary(max_size=3) | st.sampled_from([b"}", b'"', b"\n", b"-", b"9", b"\\"])
        )
    scratch.write_bytes(bytes(broken))
    look_at(scratch)


NUMBERS = [-1, 0, 3, 1 << 62, 10**40, -0.5, 1e308]
ODD: list[Any] = [None, True, *NUMBERS, "", "x", "\ud800", "eel", [], {}, [[]], {"seed": 1}]


@settings(max_examples=250)
@given(st.data())
def test_values_changed_at_random_give_at_worst_a_refusal(rich_file: bytes, scratch: Path, data: st.DataObject) -> None:
    """Deeper than bytes: the lines stay JSON, and a value somewhere in them is another."""
    lines = [json.loads(line) for line in rich_file.splitlines()]
    for _ in range(data.draw(st.integers(1, 2))):
        spot: Any = lines
        while True:
            key = data.draw(st.sampled_from(sorted(spot) if isinstance(spot, dict) else range(len(spot))))
            if not isinstance(spot[key], (dict, list)) or not spot[key] or data.draw(st.integers(0, 9)) == 0:
                break
            spot = spot[key]
        spot[key] = deepcopy(data.draw(st.sampled_from(ODD)))
    rewrite(scratch, lines)
    look_at(scratch)


@settings(max_examples=80)
@given(st.data())
def test_lines_in_another_order_give_at_worst_a_refusal(rich_file: bytes, scratch: Path, data: st.DataObject) -> None:
    lines = rich_file.splitlines(keepends=True)
    chosen = data.draw(st.lists(st.integers(0, len(lines) - 1), max_size=4))
    for at in chosen:
        lines.insert(data.draw(st.integers(0, len(lines))), lines.pop(at) if data.draw(st.booleans()) else lines[at])
    scratch.write_bytes(b"".join(lines))
    look_at(scratch)
