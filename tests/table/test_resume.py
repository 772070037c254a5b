"""From a match file back to a match: going on, going through it, and checking it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from flick.bots import BOTS
from flick.table.game import GamesAny, Result
from flick.table.journal import load, new_match_file
from flick.table.match import Match
from flick.table.records import fingerprint, pack
from flick.table.resume import Verification, open_match, resume, verify
from flick.table.rules import Decision
from flick.table.sayings import Refused, Say, say
from flick.table.seats import Seat
from flick.table.words import Words
from tests.table.play import QUIET_TURN, give, keep, lines_of, play_on, rewrite, sit, trace, written

WORDS = Words("en")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.flick"


@pytest.fixture
def new_rules(skims: GamesAny, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """The rules change: from now on Skims is played by another version."""
    return lambda version: monkeypatch.setattr(type(skims), "version", version)


def refusal(act: Callable[[], Any]) -> Say:
    with pytest.raises(Refused) as caught:
        act()
    assert "\n" not in WORDS(caught.value.say)
    return caught.value.say


def at(path: Path, upto: int | None = None) -> Match:
    return open_match(load(path), upto, bots=BOTS)


# Going on


@pytest.mark.parametrize("players", ["human,human", "human,random", "random,human,random"])
@pytest.mark.parametrize("answers", [0, 1, 5, 6, 7, 13, 29, 40])
def test_a_match_that_was_resumed_ends_like_one_that_was_not(players: str, answers: int, path: Path) -> None:
    straight = play_on(sit(players))
    keep(path, sit(players), answers)
    match, writer = resume(load(path), bots=BOTS)
    assert trace(match) == trace(play_on(sit(players), answers))
    play_on(match)
    writer.close()
    assert trace(match) == trace(straight)
    assert trace(at(path)) == trace(straight)
    assert verify(load(path)).answers == len(straight.answers)


def test_bots_answer_the_same_after_a_break(path: Path) -> None:
    straight = sit("random,random")
    straight.advance()
    keep(path, sit("random,random"), 9, seed=5)
    match, writer = resume(load(path), bots=BOTS)
    again = sit("random,random")
    play_on(again, 9, seed=5)
    assert match.advance() == again.advance()
    writer.close()
    assert trace(match) == trace(again)
    assert written(match) != written(straight)


def test_a_match_can_be_resumed_again_and_again(path: Path) -> None:
    keep(path, answers=0)
    while not isinstance(at(path).result, Result):
        match, writer = resume(load(path), bots=BOTS)
        play_on(match, 4)
        writer.close()
    assert trace(at(path)) == trace(play_on(sit()))
    found = verify(load(path))
    assert (found.fault, found.checkpoints) == (None, 2)
    assert [line["turn"] for line in lines_of(path) if "checkpoint" in line] == [0, 4]


def test_what_was_taken_back_can_be_taken_back_after_a_break_too(path: Path) -> None:
    match = sit()
    writer = new_match_file(path, match)
    give(match, *QUIET_TURN[:5])
    match.undo(0)
    writer.close()
    match, writer = resume(load(path), bots=BOTS)
    assert written(match) == list(QUIET_TURN[:4])
    assert match.next_redo is None, "what was taken back before the break is forgotten"
    match.undo(0, to=1)
    give(match, "stake 5")
    writer.close()
    assert written(at(path)) == ["walk north", "stake 5"]


def test_barriers_stand_after_a_break(path: Path) -> None:
    match = sit()
    writer = new_match_file(path, match)
    give(match, *QUIET_TURN[:6])
    writer.close()
    assert refusal(lambda: at(path).undo(0)) == say("refused-undo", why=say("barrier-flick"))
    keep(path.with_name("practice.flick"), sit(practice=True), answers=6)
    practice = at(path.with_name("practice.flick"))
    assert practice.practice
    assert practice.undo(0) == 5


def test_others_may_sit_down_after_a_break_but_as_many(path: Path) -> None:
    keep(path, sit("human,human"), answers=9)
    match = open_match(load(path), seats=[Seat("random"), Seat("human", "Ada")], bots=BOTS)
    assert isinstance(match.advance(), Decision)
    assert match.decision is not None
    assert match.seats[match.decision.seat] == Seat("human", "Ada")
    for seats in ([Seat("human")], [Seat("human")] * 3):
        reason = refusal(lambda seats=seats: open_match(load(path), seats=seats, bots=BOTS))
        assert reason == say("refused-seats", seats=len(seats), least=2, most=2)


def test_a_match_that_was_given_up_is_over_with_the_same_result(path: Path) -> None:
    match = sit("human,human,human")
    writer = new_match_file(path, match)
    give(match, *QUIET_TURN[:6])
    match.answer("no")
    match.resign(2)
    writer.close()
    again = at(path)
    assert trace(again) == trace(match)
    assert verify(load(path)).fault is None
    again, writer = resume(load(path), bots=BOTS)
    again.undo(2)
    play_on(again, 3)
    writer.close()
    assert trace(at(path)) == trace(again)


def test_a_match_from_a_given_position_goes_on_from_there(path: Path) -> None:
    middle = play_on(sit(), 14).fork().state
    match = sit(state=middle, turn=2)
    writer = new_match_file(path, match, first=middle)
    play_on(match, 20)
    writer.close()
    assert (load(path).base is not None, lines_of(path)[1]["turn"]) == (True, 2)
    assert trace(at(path)) == trace(match)
    again, writer = resume(load(path), bots=BOTS)
    play_on(again)
    writer.close()
    match.recorder = None
    assert trace(again) == trace(play_on(match))
    assert verify(load(path)).fault is None


# Going through it


def test_a_match_opens_at_every_answer(path: Path) -> None:
    match = keep(path)
    for number in range(len(match.answers) + 1):
        assert trace(at(path, number)) == trace(play_on(sit(), number))


@pytest.mark.parametrize("upto", [-1, -100])
def test_a_match_does_not_open_before_its_beginning(upto: int, path: Path) -> None:
    keep(path, answers=5)
    assert refusal(lambda: at(path, upto)).id == "journal-before-base"


def test_recorded_outcomes_are_believed(path: Path) -> None:
    """So an old match goes on with what happened in it, on whatever machine it is opened."""
    keep(path, sit("human"), answers=7)
    lines = lines_of(path)
    flick = next(line for line in lines if "outcome" in line)
    flick["outcome"]["rest"] = [1.5, 2.5]
    rewrite(path, lines)
    assert at(path).state.stones == {"stone-1": (1.5, 2.5)}


def test_a_flick_whose_outcome_is_lost_is_played_out_again(path: Path) -> None:
    match = keep(path, sit("human"), answers=7)
    lines = lines_of(path)
    del next(line for line in lines if "outcome" in line)["outcome"]
    rewrite(path, lines)
    assert trace(at(path)) == trace(match)
    assert verify(load(path)).fault == say("verify-flick", number=5, answer=match.answers[5].given.text)


@pytest.mark.parametrize(
    "outcome", [[], {}, {"hops": 1}, {"hops": "1", "rest": [0, 0]}, {"hops": 1, "rest": [0]}, None, 3, "far"]
)
def test_an_outcome_of_another_kind_is_refused_with_its_answer(outcome: Any, path: Path) -> None:
    keep(path, sit("human"), answers=7)
    lines = lines_of(path)
    next(line for line in lines if "outcome" in line)["outcome"] = outcome
    rewrite(path, lines)
    reason = refusal(lambda: at(path))
    assert (reason.id, reason.facts["number"]) == ("journal-answer", 5)
    fault = verify(load(path)).fault
    assert fault is not None
    assert (fault.id, fault.facts["number"]) == ("verify-answer", 5)


@pytest.mark.parametrize(
    ("number", "answer"),
    [(0, "walk island"), (1, "stake 6"), (2, "maybe"), (3, "show shark"), (4, "place stone 99,99")],
)
def test_an_answer_that_does_not_fit_is_named(number: int, answer: str, path: Path) -> None:
    keep(path, sit("human"), answers=7)
    change_answer(path, number, answer)
    reason = refusal(lambda: at(path))
    assert (reason.id, reason.facts["file"], reason.facts["number"]) == ("journal-answer", str(path), number)
    assert WORDS(reason).startswith(f"{path}: answer {number} does not fit: ")
    assert trace(at(path, number)) == trace(play_on(sit("human"), number)), "up to there it can be gone through"


def test_rules_that_break_over_a_strangers_position_are_no_fault_of_the_program(path: Path) -> None:
    state = sit().state
    new_match_file(path, sit(state=state), first=state).close()
    lines = lines_of(path)
    lines[1]["state"] |= {"hands": [], "turn": -1}
    rewrite(path, lines)
    reason = refusal(lambda: at(path))
    assert (reason.id, reason.facts["why"]) == ("journal-state", "ZeroDivisionError: integer modulo by zero")
    lines[1]["state"] = {"luck": {"seed": 1}}
    rewrite(path, lines)
    assert refusal(lambda: at(path)).id == "journal-state"
    assert refusal(lambda: verify(load(path))).id == "journal-state"


def test_an_answer_of_somebody_who_is_not_asked_is_named(path: Path) -> None:
    keep(path, answers=7)
    lines = lines_of(path)
    next(line for line in lines if line.get("n") == 3)["seat"] = 1
    rewrite(path, lines)
    reason = refusal(lambda: at(path))
    assert reason.facts["number"] == 3
    assert reason.facts["why"] == say("refused-nobody-asked", seat=2, answer="show nothing")


# Checking it


def change_answer(path: Path, number: int, answer: str) -> None:
    lines = lines_of(path)
    next(line for line in lines if line.get("n") == number)["answer"] = answer
    rewrite(path, lines)


def test_a_good_match_is_found_good(path: Path) -> None:
    match = keep(path)
    flicks = sum(taken.given.outcome is not None for taken in match.answers)
    assert verify(load(path)) == Verification(len(match.answers), flicks, 2, None)
    assert flicks == 6


FRESH = """
import sys
from pathlib import Path
from flick.table.journal import load
from flick.table.resume import open_match, verify
from flick.bots import BOTS
from flick.table.records import fingerprint
journal = load(Path(sys.argv[1]))
found, match = verify(journal), open_match(journal, bots=BOTS)
print(found.answers, found.flicks, found.checkpoints, found.fault, fingerprint(match.state))
"""


def test_a_good_match_is_found_good_in_every_process(path: Path) -> None:
    match = keep(path)
    for hash_seed in ("0", "123"):
        found = subprocess.run(
            [sys.executable, "-c", FRESH, str(path)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert found.stdout == f"{len(match.answers)} 6 2 None {fingerprint(match.state)}\n"


def test_real_flicks_are_simulated_anew_to_the_last_bit(path: Path) -> None:
    match = keep(path, sit("human,human", 2, "shells"), seed=3)
    found = verify(load(path))
    assert found.flicks == sum(taken.given.outcome is not None for taken in match.answers) > 0
    assert found.fault is None
    assert trace(at(path)) == trace(match)


@pytest.mark.parametrize("which", [0, 2, 5])
@pytest.mark.parametrize(("key", "index"), [("hops", None), ("rest", 0), ("rest", 1)])
def test_a_number_changed_by_hand_is_found_at_its_answer(which: int, key: str, index: int | None, path: Path) -> None:
    keep(path)
    lines = lines_of(path)
    flick = [line for line in lines if "outcome" in line][which]
    if index is None:
        flick["outcome"][key] += 1
    else:
        flick["outcome"][key][index] += 1e-12
    rewrite(path, lines)
    found = verify(load(path))
    assert found.fault == say("verify-flick", number=flick["n"], answer=flick["answer"])
    assert found.answers == flick["n"]


def test_an_aim_changed_by_hand_is_found_at_its_answer(path: Path) -> None:
    match = keep(path)
    for number, taken in enumerate(match.answers):
        if taken.given.outcome is not None:
            change_answer(path, number, taken.given.text.replace("deg", "1deg", 1))
            fault = verify(load(path)).fault
            assert fault is not None
            assert fault.facts["number"] == number
            change_answer(path, number, taken.given.text)
    assert verify(load(path)).fault is None


@pytest.mark.parametrize(
    ("number", "answer", "why"),
    [
        (1, "stake 6", "verify-answer"),
        (1, "STAKE 3", "verify-spelling"),
        (1, "stake 03", "verify-spelling"),
        (2, "YES", "verify-spelling"),
        (5, "yes", "verify-answer"),
    ],
)
def test_an_answer_changed_by_hand_is_found(number: int, answer: str, why: str, path: Path) -> None:
    keep(path)
    change_answer(path, number, answer)
    fault = verify(load(path)).fault
    assert fault is not None
    assert (fault.id, fault.facts["number"]) == (why, number)
    if why == "verify-spelling":
        assert fault.facts["found"] == {"STAKE 3": "stake 3", "stake 03": "stake 3", "YES": "yes"}[answer]
    assert "«" not in WORDS(fault).replace(str(fault.facts.get("why")), "")


def test_a_legal_answer_put_in_anothers_place_is_found_at_the_next_checkpoint(path: Path) -> None:
    match = sit("human")
    writer = new_match_file(path, match)
    give(match, *QUIET_TURN)
    play_on(match)
    writer.close()
    change_answer(path, 1, "stake 4")
    assert verify(load(path)).fault is None, "three turns: no checkpoint after it, and everything fits"
    longer = path.with_name("longer.flick")
    keep(longer)
    number = next(k for k, line in enumerate(load(longer).answers) if line.answer.startswith("stake"))
    stake = int(load(longer).answers[number].answer[-1])
    change_answer(longer, number, f"stake {1 + stake % 5}")
    fault = verify(load(longer)).fault
    assert fault == say("verify-checkpoint", number=load(longer).checkpoints[1].checkpoint)


@pytest.mark.parametrize("change", ["fingerprint", "state", "turn"])
def test_a_checkpoint_changed_by_hand_is_found(change: str, path: Path) -> None:
    keep(path)
    lines = lines_of(path)
    point = [line for line in lines if "checkpoint" in line][-1]
    if change == "state":
        point["state"]["points"][0] += 1
    else:
        point[change] = {"fingerprint": "0" * 32, "turn": 99}[change]
    rewrite(path, lines)
    assert verify(load(path)).fault == say("verify-checkpoint", number=point["checkpoint"])


def test_another_seed_is_found(path: Path) -> None:
    keep(path)
    header, *rest = lines_of(path)
    rewrite(path, [{**header, "seed": 8}, *rest])
    assert verify(load(path)).fault is not None


def test_nobody_needs_a_bot_to_check_a_match(path: Path) -> None:
    keep(path, sit("random,random"))
    lines = lines_of(path)
    lines[0]["seats"][1]["player"] = "grandmaster"
    rewrite(path, lines)
    assert verify(load(path)).fault is None
    assert refusal(lambda: at(path)).id == "no-such-player"


# Other rules


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
    assert "nothing is lost" in WORDS(journal.notices[0])
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
    assert journal.notices[-1].facts["kept"] == 0
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
