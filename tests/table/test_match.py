"""One match: event by event or straight on, people and bots, seats, forks, and giving up."""

import copy
from itertools import product
from typing import Any

import pytest

import flick
from flick.bots.random import RandomBot
from flick.sitting import new_match
from flick.table.chance import Chance, Forced, derived
from flick.table.game import Game, GamesAny, Result
from flick.table.line import PACKED_EVERY, Given, Line, WentOtherwise
from flick.table.match import Match
from flick.table.moment import moment_of
from flick.table.perspective import Perspective
from flick.table.records import pack
from flick.table.rules import Choose, Confirm, Decision, Event, Flick, Rules, tell
from flick.table.sayings import Refused, Say, say
from flick.table.seats import Seat, Thought
from tests.table.play import (
    QUIET_TURN,
    Log,
    asked,
    give,
    play_on,
    quiet_moments,
    refusal,
    sit,
    state_of,
    trace,
    written,
)

SEEDS = range(4)


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


def test_what_a_bot_chose_among_the_options_need_not_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it hands over is what would have been read."""
    match, plain = sit("random,random"), 0
    while isinstance(decision := match.settle(), Decision):
        fork = match.fork()
        with monkeypatch.context() as patch:
            if isinstance(decision, (Choose, Confirm)):
                patch.setattr(Line, "read", None)
                plain += 1
            answer = match.ask_bot()
        assert isinstance(decision, Flick) or match.answers[-1].given == fork.read(answer)
    assert plain > 3


# Looking


def test_every_seat_sees_its_own_hand_and_no_other() -> None:
    match = sit("human,human,human")
    match.settle()
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        open_hands = [owner for owner in range(3) if all(piece.face for piece in view.zone(f"hand-{owner + 1}").pieces)]
        assert open_hands == ([] if seat is None else [seat])
        assert view.seat == seat
    assert match.hides_among([0, 1])
    assert not match.hides_among([1])
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
            1 << 64,
            say("option-value", option="seed", value=str(1 << 64), expected=say("expected-seed")),
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


# Looking back


def test_until_somebody_looks_back_a_beginning_is_packed_after_some_answers_only() -> None:
    match = play_on(sit("random,human"))
    assert len(match.turns) == 6
    last = -PACKED_EVERY
    for start in match.turns:
        assert bool(start.state) == (start.answers - last >= PACKED_EVERY)
        last = start.answers if start.state else last
    assert not all(start.state for start in match.turns)


@pytest.mark.parametrize("forced", [None, {"wave": [2, 5, 1]}])
@pytest.mark.parametrize("answers", [0, 1, 30, 1000])
def test_whoever_looks_back_has_the_beginnings_of_all_turns_found_again(answers: int, forced: Forced | None) -> None:
    match, other = (sit(forced=copy.deepcopy(forced)) for _ in range(2))
    other.line.keep()
    for either in (match, other):
        play_on(either, answers)
    assert match.line.start == other.line.start
    match.line.keep()
    assert match.turns == other.turns
    assert pack(match.fork().state) == pack(match.state)
    if match.result is None:
        assert pack(match.perspective().guess().state) == pack(other.perspective().guess().state)
    assert play_on(match, 20).turns == play_on(other, 20).turns
    assert all(start.state for start in match.turns)


def test_it_can_be_taken_back_to_any_answer() -> None:
    match, other = (sit() for _ in range(2))
    other.line.keep()
    for either in (match, other):
        play_on(either, 40)
    for number in (33, 12, 13, 0):
        if number < len(match.answers):
            match.go_back(number)
            other.go_back(number)
        assert trace(match) == trace(other)
        play_on(match, 4, seed=number)
        play_on(other, 4, seed=number)
    assert trace(match) == trace(other)
    assert match.turns == other.turns


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


# Beginning in the middle


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


# Rules that fail


class FaultyError(AssertionError):
    """Something in a game that should not be."""


def test_rules_that_fail_do_not_go_on_with_the_next_turn(skims: GamesAny, monkeypatch: pytest.MonkeyPatch) -> None:
    turn = type(skims).turn

    def failing(self: GamesAny, state: Any, chance: Chance) -> Rules[None]:
        yield from turn(self, state, chance)
        raise FaultyError

    monkeypatch.setattr(type(skims), "turn", failing)
    match = sit("random")
    for go in (match.advance, match.step, match.settle, match.advance):
        with pytest.raises(FaultyError):
            go()
    assert match.turn == 0


@pytest.mark.parametrize("more", [tell("more", "SKIM-1"), Confirm(seat=0, verb="more", rule="SKIM-1")])
def test_rules_that_go_otherwise_when_played_again_are_found_out(
    skims: GamesAny, monkeypatch: pytest.MonkeyPatch, more: Event | Confirm
) -> None:
    """They hang on something that is not in the state."""
    turn, mood = type(skims).turn, list[str]()

    def moody(self: GamesAny, state: Any, chance: Chance) -> Rules[None]:
        yield from turn(self, state, chance)
        if mood:
            yield more

    monkeypatch.setattr(type(skims), "turn", moody)
    match = play_on(sit(), 30)
    assert match.turn > 1
    mood.append("bad")
    with pytest.raises(WentOtherwise):
        match.line.keep()


def test_the_moment_after_somebody_gave_up_is_looked_at() -> None:
    match = play_on(sit(), 12)
    match.resign(1)
    line = match.line_before(len(match.answers))
    assert (line.result, pack(line.state)) == (match.result, pack(match.state))
    assert moment_of(match, "anything") is None
    assert pack(sit().line_before(0).state) == pack(sit().state)
