"""The description of the table that every front end shows."""

import msgspec
import pytest

from flick.table.board import Board, Piece, Zone, face_down, face_up, hand, stack


def a_board(seat: int | None) -> Board:
    """Two hands, a deck, an open discard pile, and a stone on the pond."""
    pond = Zone("pond", "arena", (Piece("stone", face="stone", at=(1.0, 2.0, 0.5)),), layout={"width": 300})
    hands = hand("hand-1", ["mage", "bard"], 0, seat), hand("hand-2", ["archer"], 1, seat)
    return Board(
        seat, 3, (pond, stack("deck", ["rogue", "smith"]), stack("discard", ["cook", "monk"], open_top=True), *hands)
    )


def test_open_cards_go_by_their_own_names() -> None:
    assert face_up(["mage", "bard"]) == (Piece("mage", face="mage"), Piece("bard", face="bard"))


def test_backs_tell_where_they_lie_and_nothing_else() -> None:
    assert face_down("hand-2", 2) == (Piece("hand-2/0"), Piece("hand-2/1"))


@pytest.mark.parametrize(
    ("seat", "seen"), [(0, ["mage", "bard", None]), (1, [None, None, "archer"]), (None, [None] * 3)]
)
def test_a_hand_is_open_to_its_owner_only(seat: int | None, seen: list[str | None]) -> None:
    board = a_board(seat)
    pieces = board.zone("hand-1").pieces + board.zone("hand-2").pieces
    assert [piece.face for piece in pieces] == seen
    assert board.zone("hand-2").owner == 1


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_a_seat_may_not_see_is_not_in_the_description(seat: int | None) -> None:
    text = msgspec.json.encode(a_board(seat)).decode()
    hidden = {0: ["archer"], 1: ["mage", "bard"], None: ["mage", "bard", "archer"]}[seat]
    assert not [card for card in [*hidden, "rogue", "smith", "cook"] if card in text]


def test_a_pile_shows_its_size_and_the_card_put_there_last() -> None:
    deck, discard = a_board(0).zone("deck"), a_board(0).zone("discard")
    assert (deck.count, deck.pieces) == (2, ())
    assert (discard.count, discard.pieces) == (2, (Piece("monk", face="monk"),))
    assert stack("discard", [], open_top=True).pieces == ()


def test_pieces_and_zones_are_found_by_name() -> None:
    board = a_board(0)
    assert board.piece("stone") == Piece("stone", face="stone", at=(1.0, 2.0, 0.5))
    assert board.piece("bard") is not None
    assert board.piece("archer") is None
    assert board.zone("pond").kind == "arena"
    with pytest.raises(KeyError, match="cellar"):
        board.zone("cellar")


def test_a_table_has_the_layout_of_its_arena_or_none() -> None:
    assert a_board(0).arena == {"width": 300}
    assert Board(0, 0, (stack("deck", []),)).arena is None
