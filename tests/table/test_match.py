"""One match: event by event or straight on, people and bots, and the way back."""

from collections.abc import Callable
from itertools import product
from typing import Any

import msgspec
import pytest

import flick
from flick.bots.random import RandomBot
from flick.sitting import new_match
from flick.table.chance import Chance, Forced, derived
from flick.table.game import Game, GamesAny, Result, State
from flick.table.line import Given
from flick.table.match import Match
from flick.table.perspective import Perspective
from flick.table.records import pack
from flick.table.rules import Decision, Event, Flick, Rules, confirm, tell
from flick.table.sayings import Refused, Say, say
from flick.table.seats import Seat, Thought
from tests.table.play import QUIET_TURN, asked, give, play_on, sit, state_of, trace, written

SEEDS = range(4)


def refusal(act: Callable[[], Any]) -> Say:
    """The sentence with which something is refused."""
    with pytest.raises(Refused) as caught:
        act()
    return caught.value.say


# Going on


@pytest.mark.parametrize("seed", SEEDS)
def test_event_by_event_is_the_same_as_straight_on(seed: int) -> None:
    straight = play_on(sit(seed=seed), seed=seed)
    slow, seen, number = sit(seed=seed), list[Event](), 0
    while not isinstance(item := slow.step(), Result):
        if isinstance(item, Event):
            seen.append(item)
            assert slow.events == seen
        else:
            assert slow.step() is item, "a decision waits, however often one looks"
            slow.answer(written(straight)[number])
            number += 1
    assert trace(slow) == trace(straight)


def test_nothing_happens_before_the_first_step_and_after_the_end() -> None:
    match = sit()
    assert (match.events, match.answers, match.decision, match.result) == ([], [], None, None)
    result = play_on(match).result
    assert result is not None
    before = trace(match)
    assert match.step() is match.settle() is match.advance() is result
    assert trace(match) == before
    assert refusal(lambda: match.answer("yes")) == say("refused-nothing-asked")


@pytest.mark.parametrize("players", [",".join(mixture) for mixture in product(["human", "random"], repeat=3)])
def test_people_and_bots_sit_down_in_any_mixture(players: str) -> None:
    def play() -> Match:
        match = sit(players, 11)
        while isinstance(decision := match.advance(), Decision):
            assert match.seats[decision.seat].is_human
            play_on(match, 1)
        return match

    match = play()
    assert isinstance(match.result, Result)
    assert {taken.seat for taken in match.answers} == {0, 1, 2}
    assert trace(play()) == trace(match)


def test_a_bot_answers_the_same_whoever_sits_beside_it() -> None:
    bots = sit("random,random")
    bots.advance()
    mixed = sit("human,random")
    while isinstance(mixed.advance(), Decision):
        mixed.answer(written(bots)[len(mixed.answers)])
    assert trace(mixed) == trace(bots)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_sample_game_runs_from_one_seed_to_one_end(seed: int) -> None:
    one, other = (flick.new("shells", ["random"] * 3, {"flicks": False}, seed) for _ in range(2))
    assert one.advance() == other.advance() == one.result
    assert trace(one) == trace(other)
    assert written(one) != written(play_on(sit("random,random,random", seed + 1, "shells")))


def test_a_bot_says_why_and_the_match_remembers() -> None:
    class Careful(RandomBot):
        def think(self, perspective: Perspective) -> Thought:
            return Thought(super().think(perspective).answer, say("because", seat=perspective.seat))

    match = Match(sit().game, [Seat("careful"), Seat("human")], bots={"careful": Careful})
    match.advance()
    assert len(match.answers) == len(QUIET_TURN)
    assert all(taken.thought == say("because", seat=0) for taken in match.answers)


# Looking


def test_every_seat_sees_its_own_hand_and_no_other() -> None:
    match = sit("human,human,human")
    match.settle()
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        open_hands = [owner for owner in range(3) if all(piece.face for piece in view.zone(f"hand-{owner + 1}").pieces)]
        assert open_hands == ([] if seat is None else [seat])
        assert view.seat == seat
    give(match, "walk north", "stake 1", "yes")
    event = match.events[-1]
    assert "card" in event.seen_by(0).say.facts
    assert "card" not in event.seen_by(1).say.facts


# Being refused


@pytest.mark.parametrize(
    "answer", ["", "walk", "walk island", "walk east", "yes", "resign", "show nothing", "\x00", "5"]
)
def test_a_refused_answer_changes_nothing(answer: str) -> None:
    match, log = sit(), Log()
    match.recorder = log
    match.settle()
    before, state = trace(match), pack(match.state)
    assert refusal(lambda: match.answer(answer)).id.startswith("refused-")
    assert (trace(match), pack(match.state)) == (before, state)
    assert log.lines == ["turn 0"]
    give(match, "walk north")
    assert written(match) == ["walk north"]


def test_a_barred_answer_is_refused_with_the_rule_that_bars_it() -> None:
    match = sit()
    match.settle()
    with pytest.raises(Refused) as caught:
        match.answer("walk island")
    assert (caught.value.say, caught.value.rule) == (say("refused-no-bridge"), "SKM-01")


def test_a_place_that_the_rules_refuse_is_refused() -> None:
    match = sit()
    give(match, *QUIET_TURN[:4])
    assert refusal(lambda: match.answer("place stone 41,50")) == say("refused-in-water")
    give(match, "place stone 40,100")
    assert isinstance(match.decision, Flick)


# Sitting down


@pytest.mark.parametrize(
    ("game", "seats", "options", "seed", "why"),
    [
        ("skims", "human,human,human,human", {}, 0, say("refused-seats", seats=4, least=1, most=3)),
        ("shells", "human", {}, 0, say("refused-seats", seats=1, least=2, most=4)),
        ("skims", "human,,human", {}, 0, say("bad-seats", seats="human,,human")),
        ("skims", "Ada=", {}, 0, say("bad-seats", seats="Ada=")),
        ("skims", "human,genius", {}, 0, say("no-such-player", player="genius", known="human, random")),
        ("skims", "human", {"round": 1}, 0, say("option-unknown-meant", option="round", meant="rounds")),
        ("skims", "human", {"weather": 1}, 0, say("option-unknown", option="weather", known="rounds")),
        ("skims", "human", {}, -1, say("option-value", option="seed", value="-1", expected=say("expected-seed"))),
        (
            "skims",
            "human",
            {},
            1 << 53,
            say("option-value", option="seed", value=str(1 << 53), expected=say("expected-seed")),
        ),
    ],
)
def test_who_cannot_sit_down_is_told_why(game: str, seats: str, options: dict[str, Any], seed: int, why: Say) -> None:
    assert refusal(lambda: new_match(game, seats, options, seed)) == why


@pytest.mark.parametrize("rounds", [0, 21, "many", 1.5, None, [3]])
def test_an_option_beyond_its_limits_is_refused(rounds: Any) -> None:
    reason = refusal(lambda: new_match("skims", "human", {"rounds": rounds}, 0))
    assert (reason.id, reason.facts["option"], reason.facts["value"]) == ("option-value", "rounds", str(rounds))


def test_a_game_that_nobody_has_is_refused_with_those_there_are() -> None:
    assert refusal(lambda: flick.new("chess")).facts["game"] == "chess"
    assert "skims" in str(refusal(lambda: flick.new("chess")).facts["known"])


def test_a_given_position_needs_as_many_seats_as_the_game() -> None:
    state = sit().state
    assert refusal(lambda: Match(sit().game, [Seat("human")] * 4, state=state)).id == "refused-seats"


def test_people_have_names() -> None:
    match = new_match("skims", "Ada=human, Ben = random ,bot", {}, 0)
    assert match.seats == [Seat("human", "Ada"), Seat("random", "Ben"), Seat("random")]


# Taking back


def quiet_moments(match: Match) -> list[Any]:
    """What was asked at each answer of a quiet turn up to the flick; the match stands before the flick."""
    moments = list[Any]()
    for answer in QUIET_TURN[:5]:
        match.settle()
        moments.append((trace(match), asked(match.decision)))
        match.answer(answer)
    match.settle()
    return moments


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


# Forks


@pytest.mark.parametrize("seed", SEEDS)
def test_a_fork_goes_the_same_way_with_the_same_answers(seed: int) -> None:
    match = sit("human,human", seed)
    rest = written(play_on(sit("human,human", seed), seed=seed))
    for number in range(0, len(rest), 6):
        fork = match.fork()
        assert pack(fork.state) == pack(match.state)
        for text in rest[number : number + 6]:
            match.settle()
            assert asked(fork.decision) == asked(match.decision)
            given = match.answer(text)
            fork.reply(given)
            fork.settle()
        match.settle()
        assert pack(fork.state) == pack(match.state)


def test_a_fork_has_a_life_of_its_own() -> None:
    match = sit()
    give(match, "walk north", "stake 5", "yes")
    before = trace(match)
    fork, other = match.fork(), match.fork()
    for text in ("show nothing", "place stone 0,0", "flick stone 0deg 1500mm/s", "yes"):
        fork.answer(text)
        fork.settle()
    state_of(fork).hands[0].clear()
    assert trace(match) == before
    assert pack(other.state) == pack(match.state)
    assert asked(other.decision) == asked(match.decision)


def test_a_fork_can_be_made_before_the_first_step_and_after_the_end() -> None:
    match = sit()
    early = match.fork()
    match.settle()
    assert asked(early.decision) == asked(match.decision)
    assert (early.turn, pack(early.state)) == (0, pack(match.state))
    play_on(match)
    late = match.fork()
    assert (late.result, late.decision, pack(late.state)) == (match.result, None, pack(match.state))
    given_up = sit()
    given_up.resign(1)
    assert given_up.fork().result == given_up.result
    assert pack(given_up.fork().state) == pack(given_up.state)


# Giving up


def test_whoever_gives_up_loses_at_once() -> None:
    match = play_on(sit("human,human,human"), 10)
    result = match.resign(2)
    assert (result.winners, result.reason, match.result, match.decision) == ((0, 1), say("end-given-up"), result, None)
    assert match.answers[-1].given == Given(None, "resign")
    assert match.step() is result
    assert refusal(lambda: match.resign(0)) == say("refused-resign")


def test_what_has_begun_to_happen_still_happens_when_somebody_gives_up() -> None:
    """Otherwise a match file would have to say between which two events it was."""
    match = sit()
    give(match, *QUIET_TURN[:6])
    match.answer("no")
    match.resign(0)
    assert [event.kind for event in match.events] == ["walk", "skim", "wave"]
    assert match.turn == 1


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_only_those_at_the_table_can_give_up(seat: int) -> None:
    match = sit()
    assert refusal(lambda: match.resign(seat)) == say("refused-resign")
    assert match.state.given_up is None
    assert match.answers == []


def test_giving_up_can_be_taken_back_and_done_again() -> None:
    match = sit()
    quiet_moments(match)
    before = trace(match)
    match.resign(0)
    after = trace(match)
    assert match.undo(0) == 5
    assert trace(match) == before
    match.redo(0)
    assert trace(match) == after


def test_nobody_gives_up_in_a_game_without_giving_up(skims: GamesAny, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(skims), "resign", Game.resign)
    match = sit()
    match.settle()
    assert refusal(lambda: match.resign(0)) == say("refused-resign")
    assert match.result is None


# Whoever keeps it


class Log:
    """A recorder that writes down what it is told, until the disk is full."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.full = False

    def _write(self, line: str) -> None:
        if self.full:
            raise Refused(say("disk-full"))
        self.lines.append(line)

    def answered(self, number: int, seat: int, given: Given) -> None:
        self._write(f"{number} {seat} {given.text}")

    def withdrawn(self, number: int) -> None:
        self._write(f"back to {number}")

    def turn_began(self, turn: int, number: int, start: bytes) -> None:
        self._write(f"turn {turn}")


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


def test_a_match_can_begin_in_the_middle() -> None:
    played = sit("human,human")
    give(played, *QUIET_TURN)
    state = played.fork().state
    match = sit("human,human", state=state, turn=1)
    assert isinstance(match.settle(), Decision)
    assert (match.turn, asked(match.decision)) == (1, asked(played.decision))
    give(match, *QUIET_TURN)
    give(played, *QUIET_TURN)
    assert pack(match.state) == pack(played.state)
    match.go_back(0)
    assert (match.turn, written(match), match.events) == (1, [], [])


def test_chance_of_the_match_and_of_the_seats_are_apart() -> None:
    """However much a bot thinks, the dice fall the same."""

    class Dreamer(RandomBot):
        def think(self, perspective: Perspective) -> Thought:
            dreams = Chance(derived(perspective.chance.luck.seed, 1))
            for _ in range(dreams.below(5)):
                perspective.guess().chance.roll("dream", 6)
            return super().think(perspective)

    plain, dreaming = (Match(sit().game, [Seat("bot")] * 2, seed=3, bots={"bot": bot}) for bot in (RandomBot, Dreamer))
    plain.advance()
    dreaming.advance()
    assert trace(dreaming) == trace(plain)
