"""Marks: whatever is altered by hand is found at the first answer that it concerns, and nothing else is."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from flick.table.chance import Chance, Luck
from flick.table.game import Game, GamesAny, NoOptions, State
from flick.table.journal import load, new_match_file
from flick.table.journal.line_marks import digest_of_start
from flick.table.records import pack
from flick.table.resume import resume, verify
from flick.table.rules import Decision, Rules
from flick.table.sayings import Say, say
from tests.table.play import (
    QUIET_TURN,
    THINKERS,
    WORDS,
    give,
    keep,
    lines_of,
    play_on,
    rewrite,
    sit,
    without_marks,
)

Lines = list[dict[str, Any]]


def fault_of(path: Path) -> Say:
    """What is found, which can be said in one line."""
    fault = verify(load(path)).fault
    assert fault is not None
    assert "\n" not in WORDS(fault)
    assert "«" not in WORDS(fault)
    return fault


def marks(path: Path) -> list[str]:
    return [line.mark for line in load(path).answers]


def answer_lines(lines: Lines) -> Lines:
    return [line for line in lines if "n" in line]


# How marks are made


def test_every_answer_has_a_mark_of_its_own(path: Path) -> None:
    match = keep(path)
    found = [load(path).header.mark, *marks(path)]
    assert [len(mark) for mark in found] == [8] * (1 + len(match.answers))
    assert len(dict.fromkeys(found)) == len(found)
    assert set("".join(found)) <= set("0123456789abcdef")


def test_the_same_match_has_the_same_marks(path: Path) -> None:
    keep(path)
    keep(path.with_name("again.flick"))
    keep(path.with_name("other.flick"), sit(seed=8))
    assert marks(path) == marks(path.with_name("again.flick"))
    assert not set(marks(path)) & set(marks(path.with_name("other.flick")))


def with_undo(path: Path) -> None:
    """A match in which answers were taken back, twice in a row, given again, and given otherwise."""
    match = sit()
    writer = new_match_file(path, match)
    give(match, *QUIET_TURN[:4])
    match.undo(0, to=1)
    give(match, *QUIET_TURN[1:5])
    match.undo(0)
    match.redo(0)
    play_on(match, 30)
    match.go_back(9)
    play_on(match, 25, seed=4)
    match.go_back(len(match.answers) - 2)
    match.go_back(len(match.answers) - 1)
    play_on(match)
    writer.close()


def test_lines_that_take_answers_back_are_links_of_the_chain(path: Path) -> None:
    with_undo(path)
    undone = [line for line in lines_of(path) if "undo" in line]
    assert len(undone) == 5
    found = [line["mark"] for line in lines_of(path) if "mark" in line]
    assert len(dict.fromkeys(found)) == len(found)
    assert verify(load(path)).fault is None


@pytest.mark.parametrize("which", range(5))
@pytest.mark.parametrize("change", ["mark", "no mark", "undo"])
def test_an_alteration_of_an_undo_is_found_at_its_line(change: str, which: int, path: Path) -> None:
    with_undo(path)
    lines = lines_of(path)
    number = [k for k, line in enumerate(lines) if "undo" in line][which]
    if change == "undo":
        lines[number]["undo"] -= 1
        lines = lines[: number + 1]
    elif change == "mark":
        lines[number]["mark"] = "00000000"
    else:
        del lines[number]["mark"]
    rewrite(path, lines)
    assert fault_of(path) == say("verify-undo", file=str(path), line=number + 1)


@pytest.mark.parametrize("undone", [0, 5, -1])
@pytest.mark.parametrize("mark", [{}, {"mark": "0badcafe"}])
def test_an_undo_that_somebody_added_is_found(mark: dict[str, str], undone: int, path: Path) -> None:
    """Else it would take back the flicks of a match that is over."""
    match = keep(path)
    lines = lines_of(path)
    rewrite(path, [*lines, {"undo": undone % len(match.answers), **mark}])
    assert fault_of(path) == say("verify-undo", file=str(path), line=len(lines) + 1)
    again, writer = resume(load(path), bots=THINKERS)
    play_on(again)
    writer.close()
    assert fault_of(path) == say("verify-undo", file=str(path), line=len(lines) + 1)


def test_an_undo_that_somebody_removed_is_found(path: Path) -> None:
    """With what it had taken back: the next answer follows from its mark."""
    match = sit()
    writer = new_match_file(path, match)
    give(match, *QUIET_TURN[:4])
    match.undo(0, to=2)
    give(match, *QUIET_TURN[2:5])
    writer.close()
    lines = lines_of(path)
    number = next(k for k, line in enumerate(lines) if "undo" in line)
    rewrite(path, [*lines[: number - 2], *lines[number + 1 :]])
    assert fault_of(path) == say("verify-mark", number=2, answer=QUIET_TURN[2])


@pytest.mark.parametrize("answers", [0, 1, 6, 7, 20])
def test_the_chain_goes_on_after_a_break_and_a_torn_line(answers: int, path: Path) -> None:
    keep(path, answers=answers)
    with path.open("ab") as file:
        file.write(b'{"n":3,"sea')
    match, writer = resume(load(path), bots=THINKERS)
    play_on(match)
    writer.close()
    keep(path.with_name("straight.flick"))
    assert marks(path) == marks(path.with_name("straight.flick"))
    assert verify(load(path)).fault is None


def test_the_chain_begins_at_a_base(path: Path) -> None:
    middle = play_on(sit(), 14).fork().state
    match = sit(state=middle, turn=2)
    writer = new_match_file(path, match, first=middle)
    play_on(match, 9)
    writer.close()
    again, writer = resume(load(path), bots=THINKERS)
    play_on(again, 9)
    again.go_back(0)
    play_on(again, 9)
    writer.close()
    assert verify(load(path)).fault is None


def test_how_a_line_is_set_does_not_matter(path: Path) -> None:
    """An editor may write a number otherwise, and escape letters."""
    match = sit("thinker,thinker")
    writer = new_match_file(path, match)
    match.advance()
    writer.close()
    text = path.read_text("utf-8")
    assert '"chance":0.25' in text
    path.write_text(text.replace('"chance":0.25', '"chance": 2.50e-1').replace("eel", "\\u0065el"), "utf-8")
    assert verify(load(path)).fault is None


# What is found


def another(answer: str) -> str:
    """Another answer that the same question takes."""
    verb, _, rest = answer.partition(" ")
    if verb in ("yes", "no"):
        return {"yes": "no", "no": "yes"}[verb]
    if verb == "walk":
        return {"north": "walk south", "south": "walk north"}[rest]
    if verb == "stake":
        return f"stake {1 + int(rest) % 5}"
    if verb == "place":
        return f"place stone {rest.split()[1].split(',')[0]},{50.1 if rest.endswith(',50.0') else 50.0}"
    if verb == "show":
        return "show nothing" if rest != "nothing" else "show nobody"
    return answer.replace("deg", "1deg" if "." in answer.partition("deg")[0] else ".1deg")


def test_another_answer_is_found_at_once_whichever_it_is(path: Path) -> None:
    match = keep(path)
    lines = lines_of(path)
    for number, line in enumerate(answer_lines(lines)):
        kept = line["answer"]
        line["answer"] = another(kept)
        assert line["answer"] != kept
        rewrite(path, lines)
        found = verify(load(path))
        assert found.fault is not None
        assert found.fault.facts["number"] == found.answers == number, kept
        line["answer"] = kept
    rewrite(path, lines)
    assert verify(load(path)).answers == len(match.answers)


def test_a_legal_answer_in_anothers_place_does_not_fit_its_mark(path: Path) -> None:
    """Before there were marks it was found at the next checkpoint, or not at all."""
    keep(path, sit("human"))
    lines = lines_of(path)
    line = next(line for line in answer_lines(lines) if line["answer"].startswith("stake"))
    line["answer"] = another(line["answer"])
    rewrite(path, lines)
    assert fault_of(path) == say("verify-mark", number=line["n"], answer=line["answer"])
    without_marks(path)
    assert verify(load(path)).fault is None, "three turns: no checkpoint after it, and everything fits"


ALTERED: dict[str, Callable[[Lines], int]] = {}
"""What can be done to the lines of the answers; each gives the number of the first answer concerned."""


def altered(change: Callable[[Lines], int]) -> Callable[[Lines], int]:
    ALTERED[change.__name__] = change
    return change


@altered
def mark(lines: Lines) -> int:
    answer_lines(lines)[8]["mark"] = "00000000"
    return 8


@altered
def no_mark(lines: Lines) -> int:
    del answer_lines(lines)[8]["mark"]
    return 8


@altered
def no_mark_at_the_end(lines: Lines) -> int:
    last = answer_lines(lines)[-1]
    del last["mark"]
    return int(last["n"])


@altered
def seat(lines: Lines) -> int:
    answer_lines(lines)[8]["seat"] = 0
    return 8


@altered
def reason(lines: Lines) -> int:
    line = next(line for line in answer_lines(lines) if "why" in line)
    line["why"]["facts"]["chance"] = 0.5
    return int(line["n"])


@altered
def no_reason(lines: Lines) -> int:
    line = next(line for line in answer_lines(lines) if "why" in line)
    del line["why"]
    return int(line["n"])


@altered
def outcome(lines: Lines) -> int:
    line = next(line for line in answer_lines(lines) if "outcome" in line)
    line["outcome"]["rest"][0] += 1e-12
    return int(line["n"])


@altered
def outcome_of_no_flick(lines: Lines) -> int:
    answer_lines(lines)[1]["outcome"] = {"hops": 1, "rest": [1, 2]}
    return 1


@altered
def a_line_left_out(lines: Lines) -> int:
    """And the numbers of all later ones put right."""
    lines.remove(answer_lines(lines)[15])
    for number, line in enumerate(answer_lines(lines)):
        line["n"] = number
    for point in lines:
        if point.get("checkpoint", 0) > 15:
            point["checkpoint"] -= 1
    return 15


@altered
def two_lines_exchanged(lines: Lines) -> int:
    one, other = answer_lines(lines)[1:3]
    one["n"], other["n"] = 2, 1
    first, second = lines.index(one), lines.index(other)
    lines[first], lines[second] = other, one
    return 1


@pytest.mark.parametrize("change", ALTERED)
def test_an_alteration_is_found_at_the_first_answer_concerned(change: str, path: Path) -> None:
    match = sit("human,thinker")
    writer = new_match_file(path, match)
    while isinstance(decision := match.settle(), Decision):
        if decision.seat == 1:
            match.ask_bot()
        else:
            play_on(match, 1)
    writer.close()
    lines = lines_of(path)
    number = ALTERED[change](lines)
    rewrite(path, lines)
    fault = fault_of(path)
    assert fault.facts["number"] == number


HEADERS: dict[str, Any] = {
    "seed": 8,
    "options": {"rounds": 4},
    "seats": [{"player": "human", "name": "Ada"}, {"player": "human", "name": ""}],
    "practice": True,
    "rules": 2,
    "content": "0" * 32,
    "mark": "00000000",
}


@pytest.mark.parametrize("key", HEADERS)
def test_an_alteration_of_the_first_line_is_found_there(key: str, path: Path) -> None:
    keep(path)
    header, *rest = lines_of(path)
    rewrite(path, [{**header, key: HEADERS[key]}, *rest])
    assert fault_of(path) == say("verify-header", file=str(path), line=1)
    assert verify(load(path)).answers == 0


@pytest.mark.parametrize("key", ["seed", "options", "seats", "practice"])
def test_without_its_mark_an_altered_first_line_is_found_at_the_first_answer(key: str, path: Path) -> None:
    keep(path)
    header, *rest = lines_of(path)
    del header["mark"]
    rewrite(path, [{**header, key: HEADERS[key]}, *rest])
    assert fault_of(path).facts["number"] == 0


@pytest.mark.parametrize("key", ["turn", "state", "mark", "no mark"])
def test_an_alteration_of_the_base_is_found_there(key: str, path: Path) -> None:
    state = play_on(sit(), 14).fork().state
    match = sit(state=state, turn=2)
    writer = new_match_file(path, match, first=state)
    play_on(match, 5)
    writer.close()
    lines = lines_of(path)
    base = next(line for line in lines if "base" in line)
    if key == "state":
        base["state"]["points"][0] += 1
    elif key == "no mark":
        del base["mark"]
    else:
        base[key] = {"turn": 3, "mark": "00000000"}[key]
    rewrite(path, lines)
    assert fault_of(path) == say("verify-base", number=0)


def test_a_first_line_that_holds_what_nobody_can_read_is_altered(path: Path) -> None:
    keep(path, answers=3)
    text = path.read_bytes()
    path.write_bytes(text.replace(b'{"format"', b'{"x":1e999,"format"', 1))
    assert fault_of(path).id == "verify-header"


def test_rules_that_lead_elsewhere_are_found_in_the_next_turn(
    path: Path, skims: GamesAny, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not only at the next checkpoint: the marks of a turn know the position in which it began."""
    keep(path)
    as_ever = type(skims).turn

    def turn(self: GamesAny, state: Any, chance: Chance) -> Rules[None]:
        yield from as_ever(self, state, chance)
        state.points[0] += state.turn == 2

    monkeypatch.setattr(type(skims), "turn", turn)
    third = next(k for k, taken in enumerate(play_on(sit()).answers) if taken.turn == 2)
    assert fault_of(path).facts["number"] == third


# Files from before


def test_a_file_without_marks_is_read_checked_and_gone_on_with(path: Path) -> None:
    keep(path, answers=20)
    without_marks(path)
    assert "mark" not in path.read_text("utf-8")
    assert verify(load(path)).answers == 20
    match, writer = resume(load(path), bots=THINKERS)
    match.go_back(19)
    play_on(match)
    writer.close()
    found = marks(path)
    assert (found[:19], "" in found[19:]) == ([""] * 19, False)
    journal = load(path)
    assert (verify(journal).answers, verify(journal).fault) == (len(match.answers), None)
    assert journal.notices[0] == say("verify-marks-begin", file=str(path), number=19)


def test_undo_lines_without_marks_are_read_in_a_file_without_any(path: Path) -> None:
    with_undo(path)
    without_marks(path)
    journal = load(path)
    assert verify(journal).fault is None
    assert journal.notices == [say("verify-no-marks", file=str(path))]


def test_that_every_mark_is_gone_is_said(path: Path) -> None:
    keep(path)
    without_marks(path)
    journal = load(path)
    assert verify(journal).fault is None
    assert journal.notices == [say("verify-no-marks", file=str(path))]
    assert "carries no marks: only outcomes and checkpoints were compared" in WORDS(journal.notices[0])


@pytest.mark.parametrize("kept", [0, 1, 12])
def test_that_the_last_answers_are_gone_is_said(kept: int, path: Path) -> None:
    keep(path)
    lines = lines_of(path)
    end = next(k for k, line in enumerate(lines) if line.get("n") == kept)
    rewrite(path, lines[:end])
    journal = load(path)
    assert verify(journal).fault is None
    assert journal.notices == [say("verify-unfinished", count=kept)]
    assert "«" not in WORDS(journal.notices[0])


def test_of_a_whole_match_there_is_nothing_to_say(path: Path) -> None:
    keep(path)
    journal = load(path)
    assert verify(journal).fault is None
    assert journal.notices == []


@pytest.mark.parametrize("keeping", ["header", "first half", "second half", "last"])
def test_some_marks_without_the_others_are_a_fault(keeping: str, path: Path) -> None:
    match = keep(path)
    half = len(match.answers) // 2
    kept = {
        "header": lambda line: "format" in line,
        "first half": lambda line: "format" in line or line["n"] < half,
        "second half": lambda line: "n" in line and line["n"] >= half,
        "last": lambda line: line.get("n") == len(match.answers) - 1,
    }[keeping]
    lines = lines_of(path)
    for line in lines:
        if "mark" in line and not kept(line):
            del line["mark"]
    rewrite(path, lines)
    number = {"header": 0, "first half": half, "second half": half, "last": len(match.answers) - 1}[keeping]
    assert fault_of(path).facts["number"] == number


@pytest.mark.parametrize("number", [20, 22, 30])
def test_what_was_added_to_a_file_without_marks_is_guarded(number: int, path: Path) -> None:
    keep(path, answers=20)
    without_marks(path)
    match, writer = resume(load(path), bots=THINKERS)
    play_on(match)
    writer.close()
    lines = lines_of(path)
    line = answer_lines(lines)[number]
    line["answer"] = another(line["answer"])
    rewrite(path, lines)
    assert fault_of(path).facts["number"] == number


def test_a_match_goes_on_whatever_its_marks_say(path: Path) -> None:
    """Only checking looks at them; and what was found once is still found after the match went on."""
    match = keep(path, answers=20)
    lines = lines_of(path)
    answer_lines(lines)[8]["mark"] = "00000000"
    rewrite(path, lines)
    again, writer = resume(load(path), bots=THINKERS)
    assert len(again.answers) == len(match.answers)
    play_on(again)
    writer.close()
    assert fault_of(path).facts["number"] == 8


class _Numbered(State, kw_only=True):
    """A position in which something is kept by the numbers of seats."""

    held: dict[int, list[str]]


class _NumberedGame(Game[_Numbered, NoOptions]):
    State = _Numbered


def test_a_position_may_keep_things_by_numbers() -> None:
    luck = Luck(1, 0)
    one = _Numbered(luck=luck, held={1: ["a"], 0: ["b"]})
    other = _Numbered(luck=luck, held={0: ["b"], 1: ["a"]})
    changed = _Numbered(luck=luck, held={0: ["b"], 1: ["c"]})
    digests = [digest_of_start(_NumberedGame(), pack(state)) for state in (one, other, changed)]
    assert digests[0] == digests[1] != digests[2]
