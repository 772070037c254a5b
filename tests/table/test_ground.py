"""What is seen of a map is plain data, and every piece stands on it."""

import pytest

from flick.bots import BOTS
from flick.table.board import Board
from flick.table.game import find
from flick.table.ground import Ground
from flick.table.match import Match
from flick.table.records import to_json
from flick.table.rules import Choose, Walk
from flick.table.seats import Seat


def begun(game: str) -> Match:
    match = Match(find(game), [Seat("random")] * 2, seed=2, bots=BOTS)
    match.settle()
    return match


def answered(match: Match) -> Match:
    match.ask_bot()
    match.settle()
    return match


def ground_of(board: Board) -> Ground:
    layout = next(zone.layout for zone in board.zones if zone.kind == "map")
    assert isinstance(layout, Ground)
    return layout


@pytest.mark.parametrize(("game", "has_squares"), [("grotto", False), ("crypt", True)])
def test_everything_lies_and_is_asked_for_on_the_ground(game: str, has_squares: bool) -> None:
    match = begun(game)
    asked = set[str]()
    while (decision := match.decision) is not None:
        board = match.view(decision.seat)
        ground = ground_of(board)
        assert ground.has_squares == has_squares
        figures = next(zone.pieces for zone in board.zones if zone.kind == "map")
        assert all(piece.cells and set(piece.cells) <= ground.cells.keys() for piece in figures)
        assert {cell for link in ground.links for cell in link} <= ground.cells.keys()
        named = {option.place for option in decision.options} - {None} if isinstance(decision, Choose) else set()
        named |= decision.reached.keys() if isinstance(decision, Walk) else set()
        assert named <= set(ground.places)
        asked |= named
        answered(match)
    assert asked
    assert to_json(ground_of(match.view(0)))


def test_what_only_others_know_lies_covered() -> None:
    match = answered(answered(begun("grotto")))
    seen, unseen = ground_of(match.view(0)), ground_of(match.view(1))
    assert sum(cell.covered for cell in seen.cells.values()) == len(seen.cells) - 3
    assert sum(cell.covered for cell in unseen.cells.values()) == len(unseen.cells) - 1
