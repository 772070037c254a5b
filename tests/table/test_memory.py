"""What a seat has learned stays known in later turns, until it is mixed with what it does not know."""

from typing import Any

import msgspec

from flick.table import piles
from flick.table.chance import Chance, derived
from flick.table.game import Game, Result, State
from flick.table.line import Line
from flick.table.memory import Memory, forget, known_to, learn
from flick.table.perspective import seen_from
from flick.table.records import pack, unpack
from flick.table.rules import Rules, confirm, reveal, tell, whisper
from flick.table.sayings import say
from tests.table.play import state_of


class Well(State, kw_only=True):
    """A deck, and what is known of it."""

    deck: list[str]
    memory: Memory = msgspec.field(default_factory=dict)
    turn: int = 0


class Peeks(Game[Well, Any]):
    """Seat 0 looks at the top card; in the third turn all see the bottom one; in the fourth the deck is shuffled."""

    id = "peeks"
    version = 1
    seats = (2, 2)
    State = Well

    def start(self, options: Any, seats: int, chance: Chance) -> Well:
        return Well(luck=chance.luck, deck=chance.shuffle("deck", "abcdefghij"))

    def turn(self, state: Well, chance: Chance) -> Rules[None]:
        state.turn += 1
        if state.turn == 1:
            learn(state.memory, state.deck[:1], [0])
            yield whisper("peek", "PKS-1", [0], {"card": state.deck[0]})
        elif state.turn == 3:
            learn(state.memory, state.deck[-1:], [0, 1])
            yield reveal("show", "PKS-2", card=state.deck[-1])
        elif state.turn == 4:
            piles.shuffle(state.deck, chance, "deck")
            forget(state.memory, state.deck)
            yield tell("shuffle", "PKS-3")
        yield from confirm(0, "go-on", rule="PKS-4")

    def result(self, state: Well) -> Result | None:
        return Result((), say("end"), "PKS-5") if state.turn == 5 else None

    def guess(self, state: Well, seat: int, chance: Chance, known: frozenset[str]) -> None:
        piles.deal_anew([state.deck], lambda card: card not in known, chance)


def at_turn(turn: int) -> Line:
    line = Line(Peeks(), Peeks().start(None, 2, Chance(derived(2))))
    for _ in range(turn - 1):
        line.settle()
        line.answer("yes")
    line.settle()
    return line


def seen(line: Line, seat: int, place: int) -> set[str]:
    """The cards that a seat imagines at a place of the deck."""
    perspective = seen_from(line, seat, derived(seat, 5))
    return {state_of(perspective.guess()).deck[place] for _ in range(60)}


def test_whoever_looked_knows_it_in_the_same_turn_and_in_later_ones() -> None:
    for turn in (1, 2, 3):
        line = at_turn(turn)
        assert seen(line, 0, 0) == {state_of(line).deck[0]}
        assert len(seen(line, 1, 0)) > 5


def test_what_all_saw_all_know() -> None:
    line = at_turn(3)
    assert seen(line, 0, -1) == seen(line, 1, -1) == {state_of(line).deck[-1]}


def test_what_was_shuffled_nobody_knows() -> None:
    line = at_turn(4)
    assert len(seen(line, 0, 0)) > 5
    assert len(seen(line, 1, -1)) > 5


def test_a_card_seen_and_then_shuffled_in_within_one_turn_lies_anywhere() -> None:
    class Returns(Peeks):
        def turn(self, state: Well, chance: Chance) -> Rules[None]:
            yield reveal("show", "PKS-2", card=state.deck[0])
            piles.shuffle(state.deck, chance, "deck")
            yield reveal("show", "PKS-2", card=state.deck[3])
            yield from confirm(0, "go-on", rule="PKS-4")

    line = Line(Returns(), Returns().start(None, 2, Chance(derived(2))))
    line.settle()
    first = line.events[0].facts["card"]
    perspective = seen_from(line, 1, derived(5))
    guesses = [state_of(perspective.guess()).deck for _ in range(80)]
    assert {deck[3] for deck in guesses} == {state_of(line).deck[3]}
    assert len({deck.index(first) for deck in guesses}) > 5


def test_memory_is_part_of_the_state() -> None:
    line = at_turn(3)
    again = unpack(pack(line.state), Well)
    assert sorted(known_to(again, 0)) == sorted([state_of(line).deck[0], state_of(line).deck[-1]])
    assert known_to(again, 1) == [state_of(line).deck[-1]]


def test_who_knows_is_written_once_and_in_order() -> None:
    memory: Memory = {}
    learn(memory, ["fox", "owl"], [2])
    learn(memory, ["fox"], [0, 2])
    assert memory == {"fox": [0, 2], "owl": [2]}
    forget(memory, ["fox", "bear"])
    assert memory == {"owl": [2]}


def test_a_state_without_memory_knows_nothing() -> None:
    assert known_to(State(luck=derived(1)), 0) == []
