"""The table in text."""

import pytest

from flick.arena.layout import Layout, Pawn, Physics, Table
from flick.bots import BOTS
from flick.table import game as games
from flick.table.board import Board, Piece, Zone, hand, stack
from flick.table.game import find
from flick.table.ground import Border, Ground, GroundCell, GroundTile
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.table.naming import option_label, piece_name, zone_title
from flick.table.rules import Decision, Option
from flick.table.sayings import Say, say
from flick.table.seats import Seat
from flick.table.words import Words
from flick.terminal import WIDTH
from flick.terminal.board_lines import board_lines, zone_lines


def words(language: str = "en", *names: str) -> Words:
    return Words(language, find("shells").folder, names=names)


def lines(zone: Zone, language: str = "en") -> list[str]:
    return zone_lines(zone, words(language, "Ada", "Ben"))


def test_a_hand_is_open_to_its_owner_only() -> None:
    cards = ["whelk-1", "cowrie-5"]
    assert lines(hand("hand-1", cards, 0, 0)) == ["Hand of Ada: Whelk 1, Cowrie 5"]
    assert lines(hand("hand-1", cards, 0, 1)) == ["Hand of Ada: 2 cards face down"]
    assert lines(hand("hand-1", cards[:1], 0, None)) == ["Hand of Ada: one card face down"]
    assert lines(hand("hand-1", [], 0, None)) == ["Hand of Ada: nothing"]


def test_a_stack_tells_its_size_and_what_lies_on_top() -> None:
    assert lines(stack("deck", ["whelk-1", "whelk-2"])) == ["Deck: 2 cards"]
    assert lines(stack("deck", [])) == ["Deck: empty"]
    assert lines(stack("discard", ["whelk-1", "whelk-2"], open_top=True)) == ["Given back: 2 cards, Whelk 2 on top"]


def test_french_has_its_own_colon() -> None:
    assert lines(stack("deck", ["whelk-1"]), "fr") == ["Pioche\u202f: une carte"]


def test_a_text_is_its_title() -> None:
    assert lines(Zone("pearls-2", "text", owner=1, facts={"pearls": 4})) == ["Pearls of Ben: 4"]


def test_what_a_zone_is_called() -> None:
    assert zone_title(Zone("bank", "text", facts={"pearls": 3}), words()) == "Bank: 3 pearls"
    assert zone_title(Zone("x", "text", say=say("zone-deck")), words()) == "Deck"
    assert zone_title(Zone("unheard-of", "row"), words()) == "unheard-of"


def test_what_a_piece_is_called() -> None:
    assert piece_name(Piece("a", face="whelk-1"), words()) == "Whelk 1"
    assert piece_name(Piece("a"), words()) == "face down"
    assert piece_name(Piece("a", say=say("zone-deck")), words()) == "Deck"
    assert piece_name(Piece("a", face="whelk-1", marks=("shell", "odd")), words()) == "Whelk 1 (the shell, odd)"


def test_what_an_option_is_called() -> None:
    assert option_label(Option("play whelk-1"), words()) == "Play Whelk 1"
    assert option_label(Option("play whelk-1", say=say("zone-deck")), words()) == "Deck"
    assert option_label(Option("hum softly"), words()) == "hum softly"


def test_a_piece_on_a_grid_has_its_column_and_row() -> None:
    pieces = (Piece("a", face="whelk-1", at=(3, 1)), Piece("b", face="odd", at=(0.5, 2)), Piece("c"))
    assert lines(Zone("table", "grid", pieces)) == ["Played: Whelk 1 (3, 1), odd (0.5, 2), one card face down"]


def test_a_dungeon_is_drawn_in_characters() -> None:
    cells = {f"{column},{row}": GroundCell((column, row)) for column in range(8) for row in range(3) if column != 3}
    cells["1,1"] = GroundCell((1, 1), "odd")
    cells["7,2"] = GroundCell((7, 2), fog=True)
    borders = (
        Border("wall", (0, 0), "north", 3),
        Border("door", (2, 1), "east", 1, "door"),
        Border("unexplored", (7, 1), "east", 1, "out"),
        Border("doorway", (4, 1), "south", 2),
    )
    ground = Ground(cells, tiles=(GroundTile("hall", (0, 0), (8, 3)),), borders=borders)
    elf = Piece("elf", "whelk-1", cells=("0,2",), facts={"hp": 3, "of": 8}, told=say("zone-deck"))
    ogre = Piece("ogre", "odd", cells=("5,0", "6,0", "5,1", "6,1"))
    others = [Piece(f"rat-{number}", "odd", cells=("4,2",)) for number in range(3)]
    assert lines(Zone("deck", "map", (elf, ogre, *others), layout=ground))[:12] == [
        "Deck",
        "   0  1  2  3  4  5  6  7",
        "   -- -- --",
        "0  .  .  .  ## .  b  b  .",
        "1  .  *  . +## .  b  b  . >",
        "               // //",
        "2  a  .  .  ## c… .  .  ?",
        "  a Whelk 1 · 0,2 · 3 of 8 HP · Deck",
        "  b odd · 5,0",
        "  c odd · 4,2",
        "  d odd · 4,2",
        "  e odd · 4,2",
    ]


def test_a_cave_is_drawn_with_the_names_of_its_cells() -> None:
    match = Match(find("grotto"), [Seat("human")] * 2, seed=1)
    match.settle()
    told = zone_lines(match.view(0).zones[0], Words("en", find("grotto").folder, names=["Ada", "Ben"]))
    assert told[:3] == ["The cave", "                        [10].", "                          .   . . . ."]
    assert "                        [1ab]" in told
    assert "  b Ben · the mouth" in told
    assert "1 the mouth (the way out), 2 the moss (face down)" in " ".join(told)
    assert all(len(line) <= WIDTH for line in told)


def test_a_board_is_a_list_without_places() -> None:
    named = Piece("b", say=Say("zone-bank", {"pearls": 2}), at=(0.0, 1.0), told=say("zone-deck"))
    pieces = (Piece("a", face="whelk-1", at=(1.0, 0.5), marks=("odd",)), named)
    assert lines(Zone("table", "board", pieces)) == ["Played", "  Whelk 1 (odd)", "  Bank: 2 pearls · Deck"]


def test_a_row_in_which_something_has_to_be_told_is_a_list_as_well() -> None:
    pieces = (Piece("a", face="whelk-1"), Piece("b", face="whelk-2", told=say("zone-deck")))
    assert lines(Zone("table", "row", pieces)) == ["Played", "  Whelk 1", "  Whelk 2 · Deck"]


def test_what_a_card_of_a_hand_tells_stands_behind_it_in_one_line() -> None:
    told = Say("zone-bank", {"pearls": 2})
    cards = tuple(Piece(f"whelk-{n}", face=f"whelk-{n}", told=told) for n in (1, 2, 3))
    assert lines(Zone("hand-1", "hand", cards, owner=0)) == [
        "Hand of Ada: Whelk 1 (Bank: 2 pearls), Whelk 2 (Bank: 2 pearls),",
        "    Whelk 3 (Bank: 2 pearls)",
    ]


def test_long_zones_are_wrapped() -> None:
    shown = lines(hand("hand-1", [f"whelk-{n % 6 + 1}" for n in range(30)], 0, 0))
    assert len(shown) > 2
    assert all(len(line) <= WIDTH for line in shown)
    assert all(line.startswith("    ") for line in shown[1:])


def arena(edge: str, **pawns: Pawn) -> Zone:
    layout = Layout(Table(300, 200, edge), pawns, Physics())  # type: ignore[arg-type]
    pieces = tuple(Piece(name, face=name, at=pawn.pose) for name, pawn in pawns.items())
    return Zone("shore", "arena", pieces, layout=layout)


def test_a_map_shows_every_pawn_where_it_is() -> None:
    shown = lines(arena("walls", low=Pawn(1, 1), high=Pawn(299, 199), middle=Pawn(150, 100, angle=1.5708)))
    rows = [line for line in shown if line.startswith("|")]
    assert shown[0] == "Shore"
    assert shown[1] == shown[len(rows) + 2] == "+" + "-" * 64 + "+"
    assert rows[0][64] == "b"
    assert rows[-1][1] == "a"
    assert rows[len(rows) // 2][33] == "c"
    assert shown[-3:] == [
        "  a low                1.0,   1.0 mm    0°",
        "  b high             299.0, 199.0 mm    0°",
        "  c middle           150.0, 100.0 mm   90°",
    ]


def test_a_mat_has_another_edge_than_walls() -> None:
    shown = lines(arena("mat", low=Pawn(1, 1)))
    assert shown[1].startswith("...")
    assert shown[2].startswith(":")


def test_a_pawn_beyond_the_edge_is_drawn_on_it() -> None:
    shown = lines(arena("mat", a=Pawn(-5, 300), b=Pawn(305, -1)))
    assert shown[2][1] == "a"
    assert [line for line in shown if line.startswith(":")][-1][64] == "b"


def test_more_pawns_than_letters_are_still_listed() -> None:
    pawns = {f"pawn-{n}": Pawn(5.0 * n, 100) for n in range(55)}
    shown = lines(arena("mat", **pawns))
    assert any("pawn-54" in line for line in shown)
    assert any(line.startswith("  ? pawn-53") for line in shown)


def test_a_pawn_is_listed_by_its_id_and_its_name() -> None:
    """The ID is what is typed, the name what events tell."""
    assert (
        lines(arena("mat", shell=Pawn(20, 40)), "fr")[-1] == "  a shell             20.0,  40.0 mm    0°  le coquillage"
    )


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_fits_a_terminal(name: str, language: str) -> None:
    game = find(name)
    most = game.seats_with(game.Options())[1]
    match = Match(game, [Seat("random", "Bartholomew")] * most, seed=5, bots=BOTS)
    for _ in range(25):
        if not isinstance(match.settle(), Decision):
            break
        for seat in (None, *range(most)):
            shown = board_lines(match.view(seat), Words(language, game.folder, names=["Bartholomew the Great"] * 4))
            assert all(len(line) <= WIDTH for line in shown)
        match.ask_bot()


def test_a_board_is_all_its_zones() -> None:
    board = Board(0, 1, (stack("deck", ["whelk-1"]), Zone("bank", "text", facts={"pearls": 3})))
    assert board_lines(board, words()) == ["Deck: one card", "Bank: 3 pearls"]
