"""From a match file back to a match: going on with it, and going through it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from flick.bots import BOTS
from flick.table.chance import Chance
from flick.table.game import GamesAny, Result
from flick.table.journal import load, new_match_file
from flick.table.records import fingerprint
from flick.table.resume import open_match, resume, verify
from flick.table.rules import Decision
from flick.table.sayings import Refused, say
from flick.table.seats import Seat
from tests.table.play import (
    QUIET_TURN,
    WORDS,
    at,
    change_answer,
    give,
    keep,
    lines_of,
    play_on,
    refusal,
    rewrite,
    sit,
    trace,
    without_marks,
    written,
)

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


# From its first position


@pytest.fixture
def new_deal(skims: GamesAny, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From now on a match of Skims begins otherwise, as if it read a file that has changed."""
    as_ever = type(skims).start

    def start(self: GamesAny, options: Any, seats: int, chance: Chance) -> Any:
        state = as_ever(self, options, seats, chance)
        state.stones["stone-1"] = (1.0, 2.0)
        return state

    return lambda: monkeypatch.setattr(type(skims), "start", start)


@pytest.fixture
def no_deal(skims: GamesAny, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From now on no match of Skims can be begun, as if it needed a file that is gone."""

    def start(self: GamesAny, options: Any, seats: int, chance: Chance) -> Any:
        raise Refused(say("file-unreadable", file="pond.yaml", why=say("why-missing")))

    return lambda: monkeypatch.setattr(type(skims), "start", start)


@pytest.mark.parametrize("deal", ["new_deal", "no_deal"])
@pytest.mark.parametrize("answers", [0, 5, 30])
def test_a_match_goes_on_from_the_position_that_it_began_with(
    deal: str, answers: int, path: Path, request: pytest.FixtureRequest
) -> None:
    straight = play_on(sit())
    keep(path, answers=answers)
    request.getfixturevalue(deal)()
    match, writer = resume(load(path), bots=BOTS)
    play_on(match)
    writer.close()
    assert trace(match) == trace(straight)
    assert trace(at(path)) == trace(straight)
    assert trace(at(path, 3))["answers"] == trace(straight)["answers"][:3]
    journal = load(path)
    found = verify(journal)
    assert (found.fault, found.answers) == (None, len(straight.answers))
    assert journal.notices == [say("verify-begins-otherwise", file=str(path))]


def test_a_first_position_that_was_altered_is_dealt_again(path: Path) -> None:
    match = keep(path, answers=20)
    lines = lines_of(path)
    lines[1]["state"]["hands"].reverse()
    rewrite(path, lines)
    assert trace(at(path)) == trace(match)
    assert verify(load(path)).fault == say("verify-checkpoint", number=0)


def test_a_first_position_altered_with_its_fingerprint_is_found_at_the_first_answer(path: Path) -> None:
    keep(path, answers=20)
    lines = lines_of(path)
    lines[1]["state"]["points"] = [3, 0]
    lines[1]["fingerprint"] = fingerprint(lines[1]["state"])
    rewrite(path, lines)
    fault = verify(load(path)).fault
    assert fault is not None
    assert (fault.id, fault.facts["number"]) == ("verify-mark", 0)


def test_without_its_first_position_a_match_is_dealt_again(path: Path, no_deal: Callable[[], None]) -> None:
    match = keep(path, answers=20)
    rewrite(path, [line for line in lines_of(path) if "checkpoint" not in line])
    assert trace(at(path)) == trace(match)
    assert verify(load(path)).fault is None
    no_deal()
    assert refusal(lambda: at(path)).id == "file-unreadable"


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
    without_marks(path)
    reason = refusal(lambda: at(path))
    assert (reason.id, reason.facts["why"]) == ("journal-state", "ZeroDivisionError: integer modulo by zero")
    lines[1]["state"] = {"luck": {"seed": 1}}
    rewrite(path, lines)
    without_marks(path)
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
