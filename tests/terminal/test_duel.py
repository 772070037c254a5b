"""A duel in text."""

from flick.table.board import Board, Piece, Zone
from flick.table.duel import Decided, Duel, DuelSide, Modifier
from flick.table.game import find
from flick.table.sayings import Say, say
from flick.table.words import Words
from flick.terminal.board_lines import zone_lines

HERO = DuelSide(
    say("seat-name", number=1),
    piece="hero",
    turned=("cards", "dice"),
    modifiers=(Modifier(say("piece-back"), 5, "whelk-1"), Modifier(say("zone-deck"), -3)),
    total=14,
)
FOE = DuelSide(say("seat-name", number=2), total=9)


def lines(duel: Duel, language: str = "en") -> list[str]:
    zone = Zone("fight", "duel", say=Say("command-board"), layout=duel)
    return zone_lines(zone, Words(language, find("shells").folder))


def test_a_side_is_told_with_all_that_counts_for_it() -> None:
    told = lines(Duel((HERO, FOE), to_come=say("zone-empty")))
    assert told[1:4] == ["  Player 1: 14", "    face down, Whelk 1: +5", "    Deck: \u22123"]
    assert told[4:] == ["  Player 2: 9", "  nothing"]


def test_a_number_that_is_to_be_reached_stands_beside_how_far_it_goes() -> None:
    duel = Duel((HERO,), needed=14, decided=Decided(say("zone-empty"), "SHL-2", "good"))
    assert duel.reached
    told = lines(duel)
    assert told[1] == "  Player 1: 14 of 14"
    assert told[-1] == "  nothing [SHL-2]"
    assert lines(duel, "fr")[1] == "  Joueur 1\u202f: 14 sur 14"


def test_what_is_turned_up_lies_in_zones() -> None:
    dice = Zone("dice", "dice", (Piece("die-1", face="d20-7"),))
    board = Board(0, 1, (dice, Zone("cards", "row", (Piece("cards/0"),), owner=0)))
    assert [piece.face for piece in HERO.pieces(board)] == [None, "d20-7"]
