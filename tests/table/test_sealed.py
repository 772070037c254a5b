"""Answers that several seats give unseen, and answers that stay unseen: what others see, know and imagine of them."""

from collections.abc import Callable
from string import ascii_lowercase
from typing import Any

import msgspec
import pytest

from flick.table import piles
from flick.table.chance import Chance, derived
from flick.table.decisions import Seal
from flick.table.game import Game, Result, State
from flick.table.line import Line
from flick.table.match import Match
from flick.table.perspective import BadGuess, Perspective, seen_from
from flick.table.records import pack, to_json
from flick.table.rules import Decision, Rules, amount, choose, choose_many, confirm, flick, reveal, tell, whisper
from flick.table.sayings import say
from flick.table.sealed import BadSeal, sealed
from tests.table.play import give, play_on, refusal, sit, state_of

SEEDS = 300


def one_offered(seed: int = 7, players: str = "human,human") -> Match:
    """Seat 0 has offered the first card of its hand; seat 1 is asked."""
    match = sit(players, seed, "masks")
    match.settle()
    match.answer(f"offer {match.state.hands[0][0]}")
    match.settle()
    return match


def offered(guess: Line, number: int = 0) -> str:
    """The card that an answer of this turn offers."""
    return guess.answers[number].text.split()[1]


# What others imagine


def test_the_second_seat_does_not_know_what_the_first_has_offered() -> None:
    """Any of the 21 cards that it does not hold is as likely as another: the true one comes once in 21 guesses."""
    kept = 0
    for seed in range(SEEDS):
        match = one_offered(seed)
        guess = match.perspective().guess()
        assert guess.decision is not None
        assert guess.decision.seat == 1
        assert to_json(match.game.view(guess.state, 1)) == to_json(match.view(1))
        kept += offered(guess) == match.state.hands[0][0]
    assert kept <= 2.2 * SEEDS / 21


def test_any_card_that_it_does_not_hold_may_have_been_offered() -> None:
    match = one_offered()
    perspective = match.perspective()
    seen = {offered(perspective.guess()) for _ in range(250)}
    assert seen == {*match.state.deck, *match.state.hands[0]}


def test_whoever_has_answered_knows_the_own_answer() -> None:
    match = one_offered()
    own = seen_from(match.line, 0, derived(3))
    assert {offered(own.guess()) for _ in range(20)} == {match.state.hands[0][0]}


def test_opened_answers_are_known_within_the_turn() -> None:
    match = one_offered(11, "human,human,human")
    give(match, f"offer {match.state.hands[1][0]}", f"offer {match.state.hands[2][0]}")
    assert match.decision is not None
    assert match.decision.verb == "mask"
    won = match.state.won
    for seat in range(3):
        perspective = seen_from(match.line, seat, derived(seat))
        for _ in range(10):
            guess = perspective.guess()
            assert state_of(guess).won == won
            assert state_of(guess).hands[seat] == match.state.hands[seat]


def laid(seed: int) -> Match:
    """A card lies face down, and the other seat may doubt it."""
    match = one_offered(seed)
    give(match, f"offer {match.state.hands[1][0]}")
    assert match.decision is not None
    give(match, f"mask {match.state.hands[match.decision.seat][0]}")
    assert match.decision.verb == "doubt"
    return match


def test_a_card_laid_face_down_in_this_turn_is_not_known() -> None:
    """Any of 20 cards: those offered lie open, and two are in the own hand."""
    kept = 0
    for seed in range(SEEDS):
        match = laid(seed)
        assert match.decision is not None
        guess = match.perspective().guess()
        assert to_json(match.game.view(guess.state, match.decision.seat)) == to_json(match.view(match.decision.seat))
        kept += state_of(guess).laid == match.state.laid
    assert kept <= 2.2 * SEEDS / 20


def test_a_card_that_stays_face_down_is_not_known_in_later_turns_either() -> None:
    match = laid(5)
    give(match, "no")
    [owner] = [seat for seat, held in enumerate(match.state.masks) if held]
    perspective = seen_from(match.line, 1 - owner, derived(1))
    assert len({state_of(perspective.guess()).masks[owner][0] for _ in range(100)}) > 10


class Table(State, kw_only=True):
    """Two hands of cards, and what lies in the middle."""

    hands: list[list[str]]
    middle: list[str] = msgspec.field(default_factory=list)
    notes: list[Any] = msgspec.field(default_factory=list)
    over: bool = False


class Own(Game[Table, Any]):
    """A game of one turn whose rules are given by the test."""

    id = "own"
    version = 1
    seats = (2, 2)
    State = Table

    def __init__(self, rules: Callable[[Table, Chance], Rules[None]]) -> None:
        self.rules = rules

    def start(self, options: Any, seats: int, chance: Chance) -> Table:
        cards = chance.shuffle("deck", "abcdefghij")
        return Table(luck=chance.luck, hands=[cards[:5], cards[5:]])

    def turn(self, state: Table, chance: Chance) -> Rules[None]:
        yield from self.rules(state, chance)
        state.over = True

    def result(self, state: Table) -> Result | None:
        return Result((), say("end"), "OWN-9") if state.over else None

    def guess(self, state: Table, seat: int, chance: Chance, known: frozenset[str]) -> None:
        piles.deal_anew([state.hands[1 - seat]], lambda card: card not in known, chance)


class OwnWithDeck(Own):
    """The same, and 16 further cards face down in the middle."""

    def start(self, options: Any, seats: int, chance: Chance) -> Table:
        cards = chance.shuffle("deck", ascii_lowercase)
        return Table(luck=chance.luck, hands=[cards[:5], cards[5:10]], middle=cards[10:])

    def guess(self, state: Table, seat: int, chance: Chance, known: frozenset[str]) -> None:
        piles.deal_anew([state.hands[1 - seat], state.middle], lambda card: card not in known, chance)


def at_the_end(
    rules: Callable[[Table, Chance], Rules[None]], *answers: str, seed: int = 3, kind: type[Own] = Own
) -> tuple[Line, Perspective]:
    """The rules up to the question whether to go on, which seat 1 is asked, and what that seat knows."""

    def whole(state: Table, chance: Chance) -> Rules[None]:
        yield from rules(state, chance)
        yield from confirm(1, "go-on", rule="OWN-8")

    game = kind(whole)
    line = Line(game, game.start(None, 2, Chance(derived(seed))))
    for answer in answers:
        line.settle()
        line.answer(answer)
    decision = line.settle()
    assert isinstance(decision, Decision)
    assert decision.verb == "go-on"
    return line, seen_from(line, 1, derived(seed, 9))


def buries(state: Table, chance: Chance) -> Rules[str]:
    """Seat 0 puts a card face down."""
    card = yield from choose(0, "bury", state.hands[0], rule="OWN-1", secret=True)
    piles.move(card, state.hands[0], state.middle)
    yield whisper("bury", "OWN-1", [0], {"card": card})
    return card


def test_a_card_that_was_put_face_down_and_then_turned_up_is_known() -> None:
    def rules(state: Table, chance: Chance) -> Rules[None]:
        card = yield from buries(state, chance)
        yield reveal("unearth", "OWN-2", card=card)

    first = Own(rules).start(None, 2, Chance(derived(3))).hands[0][0]
    _, perspective = at_the_end(rules, f"bury {first}")
    assert {tuple(state_of(perspective.guess()).middle) for _ in range(30)} == {(first,)}


def test_what_was_told_of_a_secret_answer_holds_in_every_guess_and_nothing_else_does() -> None:
    """It is told whether the card is one of the first five letters; which of them it is, nobody knows."""

    def rules(state: Table, chance: Chance) -> Rules[None]:
        for card in sorted(state.hands[0]):
            yield reveal("hold", "OWN-0", card=card)
        card = yield from buries(state, chance)
        yield tell("low", "OWN-2", low=card in "abcde")

    hand = Own(rules).start(None, 2, Chance(derived(3))).hands[0]
    line, perspective = at_the_end(rules, f"bury {hand[0]}")
    low = state_of(line).middle[0] in "abcde"
    found = [state_of(perspective.guess()).middle[0] for _ in range(120)]
    possible = [card for card in hand if (card in "abcde") == low]
    assert set(found) == set(possible)
    assert found.count(hand[0]) < 1.6 * len(found) / len(possible)


def test_a_secret_card_that_one_draws_oneself_was_the_one() -> None:
    def rules(state: Table, chance: Chance) -> Rules[None]:
        yield from buries(state, chance)
        piles.shuffle(state.middle, chance, "middle")
        card = piles.draw(state.middle, state.hands[1])
        yield whisper("draw", "OWN-2", [1], {"card": str(card)})

    line, _ = at_the_end(rules, f"bury {Own(rules).start(None, 2, Chance(derived(3))).hands[0][0]}")
    perspective = seen_from(line, 1, derived(8))
    hands = {tuple(state_of(perspective.guess()).hands[1]) for _ in range(20)}
    assert hands == {tuple(state_of(line).hands[1])}


def test_secret_numbers_are_drawn_within_their_limits() -> None:
    def rules(state: Table, chance: Chance) -> Rules[None]:
        state.notes = list((yield from sealed({0: _bid(0), 1: _bid(1)})).values())
        yield tell("bids", "OWN-2", most=max(state.notes))

    def _bid(seat: int) -> Rules[int]:
        return amount(seat, "bid", 1, 6, rule="OWN-1", secret=True)

    _, perspective = at_the_end(rules, "bid 2", "bid 4")
    assert {tuple(state_of(perspective.guess()).notes) for _ in range(80)} == {(n, 4) for n in range(1, 5)}


def test_where_what_was_told_leaves_one_possibility_it_is_guessed() -> None:
    """The letters of three buried cards are told as numbers: one way in 7,980, which nobody meets by chance."""

    def rules(state: Table, chance: Chance) -> Rules[None]:
        for _ in range(3):
            card = yield from buries(state, chance)
            yield tell("letter", "OWN-2", letter=ord(card))

    hand = OwnWithDeck(rules).start(None, 2, Chance(derived(3))).hands[0]
    _, perspective = at_the_end(rules, *(f"bury {card}" for card in hand[:3]), kind=OwnWithDeck)
    assert state_of(perspective.guess()).middle[-3:] == hand[:3]


def test_a_flick_that_lies_sealed_is_another_in_every_guess() -> None:
    def flicks(seat: int) -> Rules[Any]:
        return flick(seat, ["disc"], lambda aim: aim.angle, float, rule="OWN-1", speeds=(100, 900))

    def rules(state: Table, chance: Chance) -> Rules[None]:
        yield from sealed({0: flicks(0), 1: flicks(1)})

    game = Own(rules)
    line = Line(game, game.start(None, 2, Chance(derived(3))))
    line.settle()
    line.answer("flick disc 45deg 500mm/s")
    line.settle()
    perspective = seen_from(line, 1, derived(3, 9))
    assert len({perspective.guess().answers[0].outcome for _ in range(5)}) == 5


def test_a_guess_in_which_nothing_can_have_gone_so_is_a_mistake_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def rules(state: Table, chance: Chance) -> Rules[None]:
        yield from buries(state, chance)
        yield tell("first", "OWN-2", card=min(state.hands[0]))

    def deals_others(_: Own, state: Table, seat: int, chance: Chance, known: frozenset[str]) -> None:
        state.hands[0] = list("vwxyz")

    hand = Own(rules).start(None, 2, Chance(derived(3))).hands[0]
    _, perspective = at_the_end(rules, f"bury {hand[0]}")
    monkeypatch.setattr(Own, "guess", deals_others)
    with pytest.raises(BadGuess, match=f"own: 'bury {hand[0]}' is refused"):
        perspective.guess()


# What others see


def test_nothing_tells_of_an_answer_before_the_last_is_given() -> None:
    match = sit("human,human,human", 4, "masks")
    match.settle()
    before = [to_json(match.view(seat)) for seat in (0, 1, 2, None)], list(match.events), pack(match.state)
    for seat in (0, 1):
        assert match.decision is not None
        assert match.decision.seal == Seal((0, 1, 2), seat)
        give(match, f"offer {match.state.hands[seat][0]}")
        after = [to_json(match.view(viewer)) for viewer in (0, 1, 2, None)], list(match.events), pack(match.state)
        assert after == before
        assert [match.sees(number, 2) for number in range(seat + 1)] == [False] * (seat + 1)
    assert match.sees(0, 0)
    assert not match.sees(0, 1)
    assert not match.sees(0, None)
    give(match, f"offer {match.state.hands[2][0]}")
    assert all(match.sees(number, None) for number in range(3))
    assert [event.kind for event in match.events][:4] == ["offer", "offer", "offer", "take"]


def test_a_secret_answer_is_never_seen_by_others() -> None:
    match = laid(5)
    owner = match.answers[2].seat
    assert [match.sees(2, seat) for seat in (owner, 1 - owner, None)] == [True, False, False]


# The way back


def test_undo_ends_where_answers_were_opened() -> None:
    match = one_offered()
    assert match.why_no_undo(0) is None
    match.undo(0)
    assert match.answers == []
    give(match, f"offer {match.state.hands[0][1]}", f"offer {match.state.hands[1][0]}")
    assert refusal(lambda: match.undo(1)) == say("refused-undo", why=say("barrier-opened"))
    assert refusal(lambda: match.undo(0)) == say("refused-undo", why=say("barrier-opened"))


def test_forks_and_the_way_back_go_the_same_way() -> None:
    match = play_on(sit("human,human,human", 4, "masks"), 12)
    assert pack(match.fork().state) == pack(match.state)
    before = pack(match.state), list(map(to_json, match.events)), [taken.seal for taken in match.answers]
    match.go_back(1)
    while match.next_redo is not None:
        match.redo(-1)
    assert (pack(match.state), list(map(to_json, match.events)), [taken.seal for taken in match.answers]) == before


def test_a_match_of_secret_choices_ends() -> None:
    assert isinstance(sit("random,random,random,random", 2, "masks").advance(), Result)


# The rules


def test_each_seat_gets_its_answer_whatever_it_was_asked() -> None:
    def nothing() -> Rules[Any]:
        yield from ()

    def rules(state: Table, chance: Chance) -> Rules[None]:
        asked: dict[int, Rules[Any]] = {
            1: choose_many(1, "keep", state.hands[1], 0, 2, rule="OWN-1"),
            0: confirm(0, "stay", rule="OWN-1"),
            2: nothing(),
        }
        state.notes = [(yield from sealed(asked))]

    hand = Own(rules).start(None, 2, Chance(derived(3))).hands[1]
    line, _ = at_the_end(rules, f"keep {hand[0]}, {hand[1]}", "yes")
    assert state_of(line).notes == [{1: hand[:2], 0: True, 2: None}]
    assert list(state_of(line).notes[0]) == [1, 0, 2]


def told_first(state: Table, chance: Chance) -> Rules[Any]:
    yield tell("early", "OWN-1")


def asked_twice(state: Table, chance: Chance) -> Rules[Any]:
    yield from confirm(0, "stay", rule="OWN-1")
    yield from confirm(0, "stay", rule="OWN-1")


def asks_another(state: Table, chance: Chance) -> Rules[Any]:
    yield from confirm(1, "stay", rule="OWN-1")


@pytest.mark.parametrize("wrong", [told_first, asked_twice, asks_another])
def test_nothing_happens_between_sealed_answers(wrong: Callable[[Table, Chance], Rules[Any]]) -> None:
    def rules(state: Table, chance: Chance) -> Rules[None]:
        yield from sealed({0: wrong(state, chance)})

    with pytest.raises(BadSeal):
        at_the_end(rules, "yes")
