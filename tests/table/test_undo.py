"""The way back: what can be taken back, what cannot, and what is kept of it."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from flick.bots import BOTS
from flick.table.chance import Chance, Forced
from flick.table.game import Game, Result, State
from flick.table.match import Match
from flick.table.records import pack
from flick.table.rules import Event, Flick, Rules, confirm, tell
from flick.table.sayings import Who, say
from flick.table.seats import Seat
from tests.promises import Jewels, Promises
from tests.table.play import (
    QUIET_TURN,
    Log,
    asked,
    give,
    play_on,
    quiet_moments,
    refusal,
    sit,
    trace,
    written,
)

SEEDS = range(4)


# Taking back


@pytest.mark.parametrize("number", range(5))
def test_one_goes_back_to_any_earlier_own_decision_of_a_quiet_turn(number: int) -> None:
    match = sit()
    moments = quiet_moments(match)
    before = trace(match)
    assert match.undo(0, to=number) == number
    assert (trace(match), asked(match.decision)) == moments[number]
    while match.next_redo is not None:
        assert match.next_redo == QUIET_TURN[len(match.answers)]
        match.redo(0)
    assert trace(match) == before


def test_taking_back_step_by_step_takes_back_the_last_answer_each_time() -> None:
    match = sit()
    moments = quiet_moments(match)
    for number in reversed(range(5)):
        assert match.undo(0) == number
        assert trace(match) == moments[number][0]
    assert refusal(lambda: match.undo(0)) == say("refused-undo-nothing")


def test_nobody_takes_back_what_another_answered() -> None:
    match = sit()
    quiet_moments(match)
    for act in (lambda: match.undo(1), lambda: match.undo(1, to=2), lambda: match.undo(0, to=9), lambda: match.undo(5)):
        assert refusal(act) == say("refused-undo-nothing")


def test_a_new_answer_forgets_what_was_taken_back() -> None:
    match = sit()
    quiet_moments(match)
    match.undo(0, to=1)
    give(match, "stake 1")
    assert match.next_redo is None
    assert refusal(lambda: match.redo(0)) == say("refused-redo-nothing")
    assert written(match) == ["walk north", "stake 1"]


def test_a_refused_answer_does_not_forget_what_was_taken_back() -> None:
    match = sit()
    quiet_moments(match)
    match.undo(0, to=1)
    refusal(lambda: match.answer("stake 99"))
    assert match.next_redo == "stake 3"


BARRIERS = {
    "revealed": (("walk north", "stake 3", "yes"), "barrier-revealed"),
    "flicked": (QUIET_TURN[:6], "barrier-flick"),
    "chance": (QUIET_TURN, "barrier-chance"),
}


@pytest.mark.parametrize("what", BARRIERS)
def test_what_was_seen_is_not_taken_back(what: str) -> None:
    answers, why = BARRIERS[what]
    match = sit()
    give(match, *answers)
    before = trace(match)
    assert refusal(lambda: match.undo(0)) == say("refused-undo", why=say(why))
    for number in range(len(answers)):
        assert refusal(lambda number=number: match.undo(0, to=number)).id == "refused-undo"
    assert trace(match) == before


def test_cards_laid_open_stay_open() -> None:
    match = sit()
    give(match, *QUIET_TURN[:3])
    give(match, f"show {match.state.hands[0][0]}", "place stone 1,1")
    assert match.undo(0) == 4, "the place only"
    assert refusal(lambda: match.undo(0)) == say("refused-undo", why=say("barrier-revealed"))


def test_a_die_seen_between_two_events_is_not_taken_back_either() -> None:
    """A front end shows event by event; the decision after them has not come up yet."""
    match = sit()
    give(match, *QUIET_TURN[:6])
    match.answer("no")
    assert isinstance(match.step(), Event)
    assert refusal(lambda: match.undo(0)) == say("refused-undo", why=say("barrier-chance"))


def test_in_practice_a_flick_can_be_flicked_again() -> None:
    match = sit(practice=True)
    give(match, *QUIET_TURN[:6])
    first = match.state.stones["stone-1"]
    match.undo(0)
    assert isinstance(match.decision, Flick)
    assert match.state.stones == {}
    give(match, "flick stone 45deg 901mm/s")
    assert match.state.stones["stone-1"] != first
    give(match, "no")
    assert refusal(lambda: match.undo(0)) == say("refused-undo", why=say("barrier-chance"))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_goes_back_to_any_answer_and_forward_again(seed: int) -> None:
    """For replays: nobody asks whether anything was revealed."""
    match = play_on(sit("human,random,human", seed), seed=seed)
    end, count = trace(match), len(match.answers)
    steps = [trace(play_on(sit("human,random,human", seed), number, seed)) for number in range(0, count, 7)]
    for number in (*range(count - 1, 0, -5), 0):
        match.go_back(number)
        assert len(match.answers) == number
        if number % 7 == 0:
            assert trace(match) == steps[number // 7]
    while match.next_redo is not None:
        match.redo(-1)
    assert trace(match) == end


@pytest.mark.parametrize("number", [-1, 5, 6, 100])
def test_a_match_does_not_go_back_to_an_answer_that_was_not_given(number: int) -> None:
    match, log = sit(), Log()
    match.recorder = log
    quiet_moments(match)
    before, lines = trace(match), list(log.lines)
    assert refusal(lambda: match.go_back(number)) == say("refused-undo-nothing")
    assert (trace(match), log.lines) == (before, lines)


def test_nobody_else_loses_an_answer_without_having_agreed() -> None:
    match = Match(Promises(), [Seat("human")] * 3)
    give(match, "yes", "no")
    assert match.why_no_undo(0) is None
    assert match.asked_to_undo(0) == [1]
    assert match.asked_to_undo(1) == []
    assert refusal(lambda: match.undo(0)) == say("refused-undo-others", who=Who(1))
    assert refusal(lambda: match.undo(0, agreed=[2])) == say("refused-undo-others", who=Who(1))
    assert len(match.answers) == 2
    match.undo(0, agreed=[1])
    assert match.answers == []


def test_bots_need_not_agree() -> None:
    match = Match(Promises(), [Seat("human"), Seat("random")], bots=BOTS)
    give(match, "yes", "no")
    assert match.asked_to_undo(0) == []
    assert match.undo(0) == 0


def test_redo_stops_at_the_next_decision_of_whoever_asks() -> None:
    match = play_on(sit("human,human"), 40)
    end = trace(match)
    match.go_back(3)
    match.redo(1)
    assert match.decision is not None
    assert match.decision.seat == 1
    assert len(match.answers) == 7
    while match.next_redo is not None:
        match.redo(-1)
    assert trace(match) == end


# Whoever keeps it


def test_the_recorder_hears_everything_in_order() -> None:
    match, log = sit("human"), Log()
    match.recorder = log
    quiet_moments(match)
    match.undo(0, to=3)
    match.redo(0)
    match.resign(0)
    first = [f"{number} 0 {text}" for number, text in enumerate(QUIET_TURN[:5])]
    assert log.lines == ["turn 0", *first, "back to 3", "3 0 show nothing", "4 0 resign"]


@pytest.mark.parametrize(
    "act",
    [
        lambda match: match.answer("show nothing"),
        lambda match: match.undo(0),
        lambda match: match.redo(0),
        lambda match: match.resign(0),
        lambda match: match.go_back(0),
    ],
    ids=["answer", "undo", "redo", "resign", "go back"],
)
def test_what_cannot_be_kept_does_not_happen(act: Callable[[Match], Any]) -> None:
    match, log = sit(), Log()
    match.recorder = log
    quiet_moments(match)
    match.undo(0, to=3)
    before, state, to_come = trace(match), pack(match.state), match.next_redo
    log.full = True
    assert refusal(lambda: act(match)) == say("disk-full")
    assert (trace(match), pack(match.state), match.next_redo) == (before, state, to_come)
    log.full = False
    act(match)
    assert trace(match) != before


# Forced results


def test_forced_results_are_forced_again_on_the_way_back() -> None:
    forced: Forced = {"wave": [6, 1, 5], "deck": [["eel", "carp", "ide"]]}
    match = sit("human", forced=forced)
    assert match.state.hands == [["eel", "carp"]]
    give(match, *QUIET_TURN, *QUIET_TURN)
    before = trace(match)
    assert [event.facts["height"] for event in match.events if event.kind == "wave"] == [6, 1]
    match.go_back(3)
    while match.next_redo is not None:
        match.redo(-1)
    assert trace(match) == before
    fork = match.fork()
    for text in QUIET_TURN:
        fork.answer(text)
        fork.settle()
    give(match, *QUIET_TURN)
    assert match.events[-1].facts["height"] == 5
    assert pack(fork.state) == pack(match.state)
    assert fork.result == match.result is not None


def test_free_throws_beside_forced_ones_stay_the_same_on_the_way_back() -> None:
    free, match = sit(), sit(forced={"wave": [6]})
    play_on(free)
    play_on(match)
    end = trace(match)
    match.go_back(4)
    while match.next_redo is not None:
        match.redo(-1)
    assert trace(match) == end
    waves = [[event.facts["height"] for event in one.events if event.kind == "wave"] for one in (free, match)]
    assert waves[1][0] == 6
    assert waves[1][1:] == waves[0][:-1]


# Turns in which nothing happens


class Sleepy(State, kw_only=True):
    """A state that counts turns."""

    turn: int = 0
    woken: list[int] = msgspec.field(default_factory=list)


class Sleepers(Game[Sleepy, Any]):
    """Every third turn somebody is asked; in the others nothing happens at all."""

    id = "sleepers"
    version = 1
    seats = (1, 1)
    State = Sleepy

    def start(self, options: Any, seats: int, chance: Chance) -> Sleepy:
        return Sleepy(luck=chance.luck)

    def turn(self, state: Sleepy, chance: Chance) -> Rules[None]:
        state.turn += 1
        if state.turn % 3 == 0:
            yield tell("dawn", "SLP-01", turn=state.turn)
            if (yield from confirm(0, "wake", rule="SLP-02")):
                yield tell("woken", "SLP-02", turn=state.turn)
                state.woken.append(state.turn)

    def result(self, state: Sleepy) -> Result | None:
        return Result((), say("end"), "SLP-03") if state.turn >= 20 else None


@pytest.mark.parametrize("number", range(6))
def test_turns_in_which_nothing_happens_do_not_lead_the_way_back_astray(number: int) -> None:
    match = Match(Sleepers(), [Seat("human")])
    moments = list[Any]()
    for answer in ("yes", "no", "yes", "no", "yes", "yes"):
        match.settle()
        moments.append(trace(match))
        match.answer(answer)
    match.settle()
    end = trace(match)
    match.undo(0, to=number)
    assert trace(match) == moments[number]
    while match.next_redo is not None:
        match.redo(0)
    assert trace(match) == end
    assert match.state.woken == [3, 9, 15, 18]


def test_an_answer_that_could_have_been_no_other_is_not_taken_back_for_its_own_sake() -> None:
    match = Match(Jewels(), [Seat("human"), Seat("human")])
    give(match, "yes", "no", "yes", "no", "yes")
    assert [taken.no_other for taken in match.answers] == [False, False, False, True, False]
    match.undo(1, agreed=[0])
    assert len(match.answers) == 2, "what was promised is asked again, not what to show of nothing"
    match.redo(1)
    assert match.next_redo is None, "nor does giving it again stop there"
