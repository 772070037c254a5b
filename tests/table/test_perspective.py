"""What a bot may know, and what it can imagine."""

from itertools import pairwise
from typing import Any

import pytest

from flick.table import piles
from flick.table.chance import STRETCH, Chance, Luck, derived
from flick.table.game import Game, GamesAny, Result, State, find
from flick.table.line import Given, Line
from flick.table.match import Match
from flick.table.perspective import BadGuess, seen_from
from flick.table.records import pack, to_json
from flick.table.rules import Decision, Flick, Rules, confirm, whisper
from flick.table.sayings import say
from tests.contract import check_playout
from tests.table.play import QUIET_TURN, asked, give, play_on, sit, state_of, trace


def after_fishing(seed: int = 7) -> Match:
    """Seat 0 has walked, bet and drawn a card, and is asked which cards it shows."""
    match = sit("human,human,human", seed)
    give(match, "walk south", "stake 2", "yes")
    return match


def hidden_from(match: Match, seat: int) -> list[str]:
    """Cards that lie where this seat cannot see them."""
    others = [held for owner, held in enumerate(match.state.hands) if owner != seat]
    return [card for pile in (match.state.deck, *others) for card in pile]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_game_of_these_tests_keeps_the_contract(skims: GamesAny, seats: int) -> None:
    playout = check_playout(skims, seats, skims.Options(), seed=seats)
    assert playout.guesses > 0
    assert playout.dealt_otherwise > 0


def test_a_guess_stands_at_the_same_decision_with_all_that_the_seat_sees() -> None:
    match = after_fishing()
    perspective = match.perspective()
    for _ in range(20):
        guess = perspective.guess()
        assert asked(guess.decision) == asked(match.decision)
        assert to_json(match.game.view(guess.state, 0)) == to_json(match.view(0))
        assert state_of(guess).hands[0] == match.state.hands[0], "the card drawn in this very turn included"
        assert guess.turn == match.turn
        match.game.inventory(guess.state)


def test_what_the_seat_cannot_know_is_another_in_every_other_guess() -> None:
    match = after_fishing()
    perspective = match.perspective()
    guesses = [perspective.guess() for _ in range(60)]
    tops = {state_of(guess).deck[0] for guess in guesses}
    assert tops == set(hidden_from(match, 0)), "any hidden card may lie on top"
    assert len({pack(state_of(guess).hands[1:]) for guess in guesses}) > 20
    assert sum(state_of(guess).hands[1:] == match.state.hands[1:] for guess in guesses) < 20
    assert all(guess.state.luck != match.state.luck for guess in guesses)


def test_what_chance_will_give_cannot_be_learned_from_guesses() -> None:
    """The true wave of this turn is one of six; guesses show every one of them about as often."""
    match = after_fishing()
    rest = ("show nothing", "place stone 10,50", "flick stone 0deg 900mm/s", "no")
    perspective, waves = match.perspective(), list[Any]()
    for _ in range(120):
        guess = perspective.guess()
        for answer in rest:
            guess.settle()
            guess.answer(answer)
        waves.append(guess.step())
    heights = [event.facts["height"] for event in waves]
    assert all(8 <= heights.count(height) <= 35 for height in range(1, 7))


def test_dice_that_everybody_saw_in_this_turn_fall_again_the_same() -> None:
    match = sit("human,human", 5, "shells", options=find("shells").Options(flicks=False))
    seen = 0
    while isinstance(decision := match.settle(), Decision) and seen < 5:
        if decision.verb == "swap":
            seen += 1
            for _ in range(10):
                guess = match.perspective().guess()
                assert state_of(guess).pearls == match.state.pearls
                assert state_of(guess).hands[decision.seat] == match.state.hands[decision.seat]
        play_on(match, 1)
    assert seen == 5


def test_a_flick_of_this_turn_is_not_played_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = sit("human,human")
    give(match, *QUIET_TURN[:6])
    assert match.decision is not None
    assert match.decision.verb == "cheer"

    def read(line: Line, text: str) -> Given:
        assert not isinstance(line.decision, Flick), "a flick was played out for a guess"
        return as_ever(line, text)

    as_ever = Line.read
    monkeypatch.setattr(Line, "read", read)
    guess = match.perspective().guess()
    assert state_of(guess).stones == match.state.stones


def test_guessing_leaves_the_match_as_it_is() -> None:
    match = after_fishing()
    before, waiting = trace(match), match.decision
    perspective = match.perspective()
    for _ in range(10):
        guess = perspective.guess()
        guess.answer("show nothing")
        guess.settle()
    perspective.chance.roll("anything", 6)
    assert trace(match) == before
    assert match.decision is waiting


def test_the_same_seat_imagines_the_same_at_the_same_moment() -> None:
    one, other = after_fishing().perspective(), after_fishing().perspective()
    for _ in range(5):
        assert pack(one.guess().state) == pack(other.guess().state)
    assert [one.chance.roll("die", 6) for _ in range(9)] == [other.chance.roll("die", 6) for _ in range(9)]


def test_every_decision_has_a_stretch_of_its_own_in_the_stream_of_its_seat() -> None:
    match, streams, starts = sit("human,human,human"), dict[int, int](), list[int]()
    while isinstance(decision := match.settle(), Decision):
        luck = match.perspective().chance.luck
        assert luck.seed == streams.setdefault(decision.seat, luck.seed)
        starts.append(luck.drawn)
        play_on(match, 1)
    assert len({*streams.values(), match.state.luck.seed}) == 4
    assert starts == [number * STRETCH for number in range(len(starts))]
    assert len(starts) > 50


def test_no_two_decisions_imagine_by_the_same_chance() -> None:
    match, streams = sit("human,human,human"), list[int]()
    while isinstance(match.settle(), Decision):
        perspective = match.perspective()
        streams += [perspective.guess().state.luck.seed for _ in range(2)]
        play_on(match, 1)
    assert len(set(streams)) == len(streams) > 100


def test_taking_back_leads_to_the_same_imaginations() -> None:
    match = after_fishing()
    before = pack(match.perspective().guess().state)
    play_on(match, 6)
    match.go_back(3)
    assert pack(match.perspective().guess().state) == before


@pytest.mark.parametrize("seed", range(6))
def test_nothing_in_a_perspective_names_a_hidden_card(seed: int) -> None:
    """Everything that a bot is given, written out: no card of the deck or of another hand is in it."""
    match = sit("human,human,human", seed)
    while isinstance(decision := match.settle(), Decision):
        perspective = match.perspective()
        given = to_json([perspective.board, asked(perspective.decision), sorted(perspective.known)]).decode()
        found = [card for card in hidden_from(match, decision.seat) if f'"{card}"' in given]
        own = [card for card in match.state.hands[decision.seat] if f'"{card}"' in given]
        assert found == []
        assert own == match.state.hands[decision.seat]
        play_on(match, 1, seed)


def test_a_bot_is_given_these_things_and_no_others() -> None:
    perspective = after_fishing().perspective()
    perspective.guess()
    public = [name for name in dir(perspective) if not name.startswith("_")]
    assert public == ["board", "chance", "decision", "guess", "is_imagined", "known", "position", "seat"]
    assert perspective.seat == perspective.board.seat == 0


def test_what_was_whispered_to_another_is_not_known() -> None:
    match = after_fishing()
    drawn = match.state.hands[0][-1]
    assert match.perspective().known == {drawn}
    other = seen_from(match.line, 1, derived(3))
    assert other.known == frozenset()
    assert {drawn in state_of(other.guess()).hands[0] for _ in range(40)} == {True, False}


def test_a_game_whose_guess_is_wrong_is_told_so(skims: GamesAny, monkeypatch: pytest.MonkeyPatch) -> None:
    match = after_fishing()
    give(match, f"show {match.state.hands[0][0]}")

    def steals(state: Any, seat: int, chance: Chance, known: frozenset[str]) -> None:
        piles.move_all(state.hands[seat], state.deck)

    monkeypatch.setattr(type(skims), "guess", lambda _, *given: steals(*given))
    with pytest.raises(BadGuess, match=r"skims: 'show .*' is refused"):
        match.perspective().guess()


def test_a_guess_can_be_forked_and_both_go_the_same_way() -> None:
    guess = after_fishing().perspective().guess()
    fork = guess.fork()
    assert pack(fork.state) == pack(guess.state)
    for line in (guess, fork):
        for answer in ("show nothing", "place stone 10,50", "flick stone 0deg 900mm/s", "no", "walk north"):
            line.settle()
            line.answer(answer)
        line.settle()
    assert pack(fork.state) == pack(guess.state)
    assert fork.state is not guess.state


class Deck(State, kw_only=True):
    """A deck and two hands."""

    deck: list[str]
    hands: list[list[str]]


class Reshuffles(Game[Deck, Any]):
    """A game in which a turn begins with a shuffle that nobody sees, and a card drawn from it."""

    id = "reshuffles"
    version = 1
    seats = (2, 2)
    State = Deck

    def start(self, options: Any, seats: int, chance: Chance) -> Deck:
        return Deck(luck=chance.luck, deck=list("abcdefgh"), hands=[[], []])

    def turn(self, state: Deck, chance: Chance) -> Rules[None]:
        for seat in (0, 1):
            piles.shuffle(state.deck, chance, "deck")
            card = piles.draw(state.deck, state.hands[seat])
            yield whisper("draw", "RSH-01", [seat], {"card": str(card)})
            yield from confirm(seat, "go-on", rule="RSH-02")

    def result(self, state: Deck) -> Result | None:
        return Result((), say("end"), "RSH-03") if state.hands[1] else None

    def guess(self, state: Deck, seat: int, chance: Chance, known: frozenset[str]) -> None:
        piles.deal_anew([state.deck, state.hands[1 - seat]], lambda card: card not in known, chance)


def test_a_shuffle_within_the_turn_gives_the_seat_the_card_it_drew_and_hides_the_rest() -> None:
    line = Line(Reshuffles(), Reshuffles().start(None, 2, Chance(Luck(5))))
    line.settle()
    line.answer("yes")
    line.settle()
    perspective = seen_from(line, 1, derived(1))
    guesses = [perspective.guess() for _ in range(60)]
    assert {tuple(state_of(guess).hands[1]) for guess in guesses} == {tuple(state_of(line).hands[1])}
    assert len({state_of(guess).hands[0][0] for guess in guesses}) == 7, "the other drew any card but this one"
    assert len({state_of(guess).deck[0] for guess in guesses}) == 7
    assert any(state_of(one).deck != state_of(other).deck for one, other in pairwise(guesses))
