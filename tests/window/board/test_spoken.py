"""Where to walk, answered by buttons."""

from flick.table.answers import read
from flick.table.game import find
from flick.table.match import Match
from flick.table.rules import Walk
from flick.table.seats import Seat
from flick.table.words import Words
from flick.window.board.spoken import spoken_answers

GAME = find("bazaar")


def at(*answers: str) -> Match:
    match = Match(GAME, [Seat("human")] * 2, seed=1)
    for answer in answers:
        match.settle()
        match.answer(answer)
    match.settle()
    return match


def test_every_cell_in_reach_is_an_answer_and_so_is_to_stay() -> None:
    match = at()
    assert isinstance(match.decision, Walk)
    found = {answer.text: answer.label for answer in spoken_answers(match.decision, Words("en", GAME.folder))}
    assert found["walk well"] == "the well"
    assert found["walk well cook"] == "the cook"
    assert found["stay"] == "Stay here"
    assert all(read(match.decision, text).text == text for text in found)
