"""Windows: who is asked for a reaction, in which order, and for how long somebody is left alone."""

from collections.abc import Sequence

import pytest

from flick.table.answers import read
from flick.table.decisions import DECLINED, Choose
from flick.table.rules import Rules
from flick.table.windows import PASS, PASS_TURN, PASS_UNTIL_ME, Hush, reaction, window

BOTH = (PASS_TURN, PASS_UNTIL_ME)


class Quarrel:
    """Seats with cards; whoever plays one loses it, and the window stays open for ``most`` cards."""

    def __init__(self, hands: Sequence[Sequence[str]], most: int = 9) -> None:
        self.hands = [list(held) for held in hands]
        self.most = most
        self.played: list[str] = []
        self.hush = Hush()

    def ask(self, seat: int) -> Choose | None:
        held = self.hands[seat]
        return reaction(seat, "react", held, rule="WIN-1", passes=BOTH) if held else None

    def react(self, seat: int, card: str) -> Rules[bool]:
        yield from ()
        self.hands[seat].remove(card)
        self.played.append(card)
        return len(self.played) < self.most

    def open(self, *answers: str, seats: Sequence[int] = (0, 1, 2), concerned: Sequence[int] = ()) -> list[int]:
        """Who was asked, while these answers were given."""
        asked: list[int] = []
        rules = window(seats, self.ask, self.react, self.hush, concerned)
        value = None
        for answer in (*answers, None):
            try:
                question = rules.send(value)
            except StopIteration:
                assert answer is None, f"nobody was asked for {answer}"
                return asked
            assert isinstance(question, Choose)
            asked.append(question.seat)
            assert answer is not None, f"seat {question.seat} is still asked"
            value = read(question, answer).value
        raise AssertionError


def test_it_closes_when_all_have_passed_in_a_row() -> None:
    assert Quarrel(["a", "b", "c"]).open(PASS, PASS, PASS) == [0, 1, 2]


def test_after_a_reaction_the_first_is_asked_again() -> None:
    quarrel = Quarrel(["a", "bx", "c"])
    assert quarrel.open(PASS, "react b", PASS, PASS, PASS) == [0, 1, 0, 1, 2]
    assert quarrel.played == ["b"]


def test_whoever_has_nothing_to_play_is_not_asked() -> None:
    assert Quarrel(["a", "", "c"]).open(PASS, PASS) == [0, 2]
    assert Quarrel(["", "", ""]).open() == []


def test_it_closes_when_the_rules_say_so() -> None:
    assert Quarrel(["ax", "b", "c"], most=1).open("react a") == [0]


def test_who_passes_for_the_turn_is_asked_no_more_in_it() -> None:
    quarrel = Quarrel(["abc", "de", "f"])
    assert quarrel.open("react a", PASS_TURN, "react d", PASS, PASS) == [0, 0, 1, 1, 2]
    assert quarrel.open(PASS, PASS, concerned=[0]) == [1, 2], "it stays so even where it concerns them"
    quarrel.hush.begin_turn()
    assert quarrel.open(PASS, PASS, PASS) == [0, 1, 2]


def test_who_passes_until_something_happens_to_them_is_asked_then() -> None:
    quarrel = Quarrel(["a", "b", "c"])
    assert quarrel.open(PASS, PASS_UNTIL_ME, PASS) == [0, 1, 2]
    quarrel.hush.begin_turn()
    assert quarrel.open(PASS, PASS, concerned=[0]) == [0, 2]
    assert quarrel.open(PASS, PASS, PASS, concerned=[1]) == [0, 1, 2]
    assert quarrel.open(PASS, PASS, PASS) == [0, 1, 2], "from then on as before"


def test_a_question_says_that_it_is_about_a_reaction_and_how_to_pass() -> None:
    question = Quarrel(["a", "", ""]).ask(0)
    assert question is not None
    assert question.reacts
    assert [option.name for option in question.options] == ["react a", PASS_UNTIL_ME, PASS_TURN, PASS]
    assert question.ways == 4
    for place, option in enumerate(question.options):
        value = question.value_at(place)
        assert question.options[value] == option
        assert question.written(value) == option.name
    assert question.value_at(3) == DECLINED


@pytest.mark.parametrize("word", [PASS, PASS_TURN, PASS_UNTIL_ME])
def test_every_way_to_pass_is_read(word: str) -> None:
    question = Quarrel(["a", "", ""]).ask(0)
    assert question is not None
    found = read(question, f" {word.upper()} ")
    assert found.text == word
    assert found.value < 0
    assert question.written(found.value) == word
