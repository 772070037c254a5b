"""The order of turns in the header."""

from flick.table.board import Board, Piece, Zone
from flick.window.board.header import turns_of
from flick.window.board.layout_file import TurnOrder

ORDER = TurnOrder(["m-a", "m-b"], [["a1", "a2"], ["b1", "b2"]])


def board(a: str, b: str, turn: int = 0) -> Board:
    markers = tuple(Zone(f"m-{side}", "track", (Piece(f"p-{side}", face=face),)) for side, face in (("a", a), ("b", b)))
    return Board(0, turn, markers)


def test_the_beads_stay_as_the_turn_goes_round() -> None:
    for turn, (a, b, active) in enumerate(
        [("a1", "b1", "a1"), ("a2", "b1", "b1"), ("a2", "b2", "a2"), ("a1", "b2", "b2"), ("a1", "b1", "a1")]
    ):
        assert turns_of(ORDER, board(a, b, turn), {active}) == (["a1", "b1", "a2", "b2"], turn % 4)


def test_whoever_begins_stands_first() -> None:
    """Where the other side began, the one who acted stood last on the first turn."""
    for turn, (a, b, active) in enumerate([("a1", "b1", "b1"), ("a1", "b2", "a1"), ("a2", "b2", "b2")]):
        assert turns_of(ORDER, board(a, b, turn), {active}) == (["b1", "a1", "b2", "a2"], turn)


def test_nobody_acts_before_the_first_turn() -> None:
    assert turns_of(ORDER, board("a1", "b1"), ())[1] is None
