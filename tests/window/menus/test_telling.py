"""Who plays, in few words."""

from flick.table.seats import HUMAN, Seat
from flick.table.words import Words
from flick.window.menus.telling import players

TWO = [Seat(HUMAN, "Camille"), Seat(HUMAN, "Noé")]


def test_two_play_against_each_other_or_with_each_other() -> None:
    assert players(Words("en"), "catacombs", TWO) == "Camille against Noé"
    assert players(Words("en"), "kinfire", TWO) == "Camille with Noé"
    assert players(Words("fr"), "catacombs", TWO) == "Camille contre Noé"
    assert players(Words("fr"), "kinfire", TWO) == "Camille avec Noé"


def test_more_of_them_are_named_one_after_the_other() -> None:
    assert players(Words("en"), "kinfire", [*TWO, Seat(HUMAN, "Inès")]) == "Camille, Noé, Inès"
