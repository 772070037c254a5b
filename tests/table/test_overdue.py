"""What is answered for somebody who lets the time pass, where a game says nothing else."""

import pytest

from flick.table.answers import read
from flick.table.game import find
from flick.table.match import Match
from flick.table.overdue import plainest
from flick.table.rules import Amount, Choose, ChooseMany, Confirm, Decision, Flick, Place
from flick.table.seats import HUMAN, Seat

CARDS = ("perch", "eel", "ide")


def flick_between(least: float, *pawns: str) -> Flick:
    return Flick(
        seat=0, verb="flick", rule="X", pawns=pawns, least_speed=least, most_speed=900.0, resolve=str, outcome=str
    )


@pytest.mark.parametrize(
    ("decision", "answer"),
    [
        (Choose(seat=0, verb="give", rule="X", things=CARDS), "give perch"),
        (ChooseMany(seat=0, verb="give", rule="X", things=CARDS, least=0, most=3), "give nothing"),
        (ChooseMany(seat=0, verb="give", rule="X", things=CARDS, least=2, most=3), "give perch, eel"),
        (Confirm(seat=0, verb="cheer", rule="X"), "no"),
        (Amount(seat=0, verb="pay", rule="X", least=-2, most=5), "pay -2"),
        (
            Place(
                seat=0,
                verb="place",
                rule="X",
                piece="stone",
                refuse=lambda x, y: None,
                suggestions=[(30.0, 4.26), (1.0, 2.0)],
            ),
            "place stone 30.0,4.3",
        ),
        (flick_between(140.0, "red", "blue"), "flick red 0deg 140mm/s"),
        (flick_between(140.01, "red"), "flick red 0deg 140.1mm/s"),
    ],
)
def test_the_plainest_answer(decision: Decision, answer: str) -> None:
    assert plainest(decision) == answer
    assert read(decision, answer).text == answer


def test_a_game_without_a_clock_rule_of_its_own_takes_the_plainest() -> None:
    game = find("shells")
    match = Match(game, [Seat(HUMAN)] * 2, seed=1)
    assert game.clock_rule is None
    while isinstance(decision := match.settle(), Decision):
        answer = game.overdue(match.state, decision)
        assert answer == plainest(decision)
        match.answer(answer)
    assert match.result is not None
