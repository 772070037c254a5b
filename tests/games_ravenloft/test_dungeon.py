"""Where things stand in the dungeon, how far it is, and where a tile comes to lie."""

from flick.games.ravenloft.distances import (
    are_adjacent,
    closest,
    closest_edges,
    farther_tiles,
    farthest_tiles,
    next_tiles,
    range_to,
    tiles_apart,
    tiles_within,
)
from flick.games.ravenloft.dungeon import (
    START_E,
    START_W,
    DungeonMap,
    ObjectToken,
    doors_at,
    edges_at,
    exits,
    lay,
    new_grid,
    objects_beside,
    shut,
    squares_in,
    tiles_under,
    unexplored,
    unshut,
)
from flick.games.ravenloft.footings import arrivals, charge_spots, spawn_mark, token_squares
from flick.games.ravenloft.tiles import tile_card
from flick.maps.grid import Edge, lay_tile
from flick.maps.squares import base_at


def young(*laid: tuple[str, str, str]) -> DungeonMap:
    """The Start tile, and tiles at edges: where, on which side, and which one."""
    dungeon = DungeonMap(new_grid())
    for at, side, tile in laid:
        lay(dungeon, next(edge for edge in unexplored(dungeon) if edge.name == f"{at}-{side}"), tile)
    return dungeon


def test_a_new_dungeon_has_four_unexplored_edges() -> None:
    """RAV-26, RAV-DES-12: west to the north and west, east to the east and south; with stairs."""
    dungeon = young()
    assert [edge.name for edge in unexplored(dungeon)] == [
        "start_w-north",
        "start_w-west",
        "start_e-east",
        "start_e-south",
    ]
    assert exits(dungeon) == ["3,2", "4,2"]


def test_a_tile_lies_with_its_triangle_against_the_hero() -> None:
    """RAV-T-B06: the new tile lies to the east, its triangle side to the west."""
    dungeon = young((START_E, "east", "straight#1"))
    assert (dungeon.grid["straight#1"].column, dungeon.grid["straight#1"].row) == (2, 0)
    assert dungeon.grid["straight#1"].as_it_lies.squares == ("####", ".x..", "....", "####")
    assert spawn_mark(dungeon, "straight#1") == "9,1"


def test_the_way_is_counted_orthogonally() -> None:
    """RAV-T-B13: over the tile between them it is two tiles; without one they are out of range (RAV-RUL-05)."""
    dungeon = young((START_E, "south", "cross#1"))
    assert tiles_apart(dungeon, ("1,1",), ("5,5",)) == 2
    assert range_to(dungeon, ("1,1",), ("5,5",)) == 2
    assert tiles_within(dungeon, ("1,1",), 1) == [START_W, START_E]
    dungeon.grid = lay_tile(dungeon.grid, "cross#2", tile_card("cross#2").tile, 2, -1)
    assert tiles_apart(dungeon, ("5,1",), ("9,-2",)) is None
    assert range_to(dungeon, ("5,1",), ("9,-2",)) is None


def test_facing_walls_part_two_tiles() -> None:
    """RAV-RUL-04, RAV-RUL-05: side by side, but one goes around over the Start tile."""
    dungeon = young((START_W, "north", "straight#1"), (START_E, "east", "cross#1"), ("cross#1", "north", "dead_end"))
    dungeon.grid = lay_tile(dungeon.grid, "hall#1", tile_card("hall#1").tile, 1, -1)
    assert tiles_apart(dungeon, ("1,-2",), ("5,-1",)) is None
    assert [edge.name for edge in unexplored(dungeon, "hall#1")] == ["hall#1-north"]


def test_a_closed_door_ends_adjacency_and_the_edge() -> None:
    """RAV-RUL-43: the squares along both sides are adjacent to the door, not to each other; open, all is as before."""
    dungeon = young((START_W, "north", "straight#2"))
    lay(dungeon, Edge("straight#2", "north"), "straight#1")
    dungeon.door_pile = ["unlocked", "locked"]
    assert shut(dungeon, "straight#2") == Edge("straight#2", "north")
    assert not are_adjacent(dungeon, ("1,-4",), ("1,-5",))
    assert tiles_apart(dungeon, ("1,-4",), ("1,-5",)) is None
    assert [door.kind for door in doors_at(dungeon, "1,-4")] == ["unlocked"]
    assert [door.kind for door in doors_at(dungeon, "2,-5")] == ["unlocked"]
    assert doors_at(dungeon, "1,-3") == []
    unshut(dungeon, dungeon.doors[0])
    assert are_adjacent(dungeon, ("1,-4",), ("1,-5",))
    assert not dungeon.doors


def test_two_walls_stop_a_diagonal_step_and_one_does_not() -> None:
    """RAV-T-B14."""
    dungeon = young((START_E, "east", "cross#1"))
    assert are_adjacent(dungeon, ("1,0",), ("0,1",))
    assert "0,0" not in squares_in(dungeon).spots
    north = young((START_W, "north", "crypt#1"))
    assert are_adjacent(north, ("1,0",), ("2,-1",))


def test_a_monster_appears_on_the_mark_or_near_it() -> None:
    """RAV-21, RAV-RUL-09: a full tile takes nobody."""
    dungeon = young((START_E, "east", "straight#1"))
    assert arrivals(dungeon, "straight#1", []) == [("9,1",)]
    assert arrivals(dungeon, "straight#1", ["9,1"]) == [("10,1",), ("9,2",), ("8,1",), ("10,2",), ("8,2",)]
    assert arrivals(dungeon, "straight#1", squares_in(dungeon).of["straight#1"]) == []


def test_only_who_moves_there_stands_on_a_feature() -> None:
    dungeon = young((START_W, "north", "crypt#1"))
    floor = [square for square, mark in squares_in(dungeon).marks.items() if mark in ".x"]
    assert arrivals(dungeon, "crypt#1", floor) == []
    assert arrivals(dungeon, "crypt#1", floor, features=True)


def test_a_large_figure_enters_wholly_on_its_tile() -> None:
    """RAV-RUL-45."""
    dungeon = young((START_E, "east", "hall#1"))
    bases = arrivals(dungeon, "hall#1", [], 2)
    mark = spawn_mark(dungeon, "hall#1")
    assert len(bases) == 4
    assert all(mark in base and tiles_under(dungeon, base) == ["hall#1"] for base in bases)
    assert arrivals(dungeon, "hall#1", squares_in(dungeon).of["hall#1"], 2) == []


def test_a_large_figure_across_two_tiles_is_on_both() -> None:
    """RAV-T-B59: at distance 0 of both."""
    dungeon = young((START_E, "east", "cross#1"))
    base = base_at(squares_in(dungeon), "7,1", 2)
    assert base is not None
    assert base == ("7,1", "8,1", "7,2", "8,2")
    assert tiles_under(dungeon, base) == [START_E, "cross#1"]
    assert tiles_apart(dungeon, base, ("5,1",)) == 0
    assert tiles_apart(dungeon, base, ("10,1",)) == 0


def test_a_monster_charges_to_the_nearest_square_beside_its_target() -> None:
    """6.5: no farther than its condition reaches, and over tiles where it is large."""
    dungeon = young((START_E, "east", "straight#1"), ("straight#1", "east", "straight#2"))
    assert charge_spots(dungeon, ("13,1",), ("8,1",), ["8,1"], 1) == [("9,1",), ("9,2",)]
    assert charge_spots(dungeon, ("13,1",), ("7,1",), ["7,1"], 1) == [("8,1",), ("8,2",)]
    assert charge_spots(dungeon, ("13,1",), ("5,1",), ["5,1"], 1) == []
    assert charge_spots(dungeon, ("13,1", "14,1", "13,2", "14,2"), ("10,1",), ["10,1"], 1, 2) == [
        ("11,1", "12,1", "11,2", "12,2")
    ]


def test_the_closest_is_found_by_tiles_then_by_steps() -> None:
    """6.5, RAV-RUL-47: ties are left to the active player."""
    dungeon = young((START_E, "east", "straight#1"))
    others = {"near": ("7,1",), "here": ("11,1",), "too": ("11,2",)}
    assert closest(dungeon, ("8,1",), others) == ["here", "too"]
    assert closest(dungeon, ("8,1",), {"a": ("7,1",), "b": ("5,1",)}) == ["a"]


def test_monsters_find_the_next_tile_and_the_one_behind() -> None:
    dungeon = young((START_E, "east", "cross#1"), ("cross#1", "east", "straight#1"))
    assert next_tiles(dungeon, "straight#1", START_W) == ["cross#1"]
    assert farther_tiles(dungeon, "cross#1", START_W) == ["straight#1"]
    assert farther_tiles(dungeon, START_W, START_W) == [START_E]
    assert farthest_tiles(dungeon, ("1,1",)) == ["straight#1"]


def test_a_corner_lies_on_two_edges() -> None:
    """RAV-T-B61: the player chooses between them."""
    dungeon = young((START_E, "east", "hall#1"))
    assert [edge.name for edge in edges_at(dungeon, "11,0")] == ["hall#1-north", "hall#1-east"]
    assert edges_at(dungeon, "5,1") == []
    assert [edge.name for edge in closest_edges(dungeon, ("11,0",))] == ["hall#1-north", "hall#1-east"]


def test_an_object_lies_beside_the_mark_and_is_taken_from_beside_it() -> None:
    """RAV-RUL-120, RAV-103."""
    dungeon = young((START_W, "north", "reliquary"))
    squares = token_squares(dungeon, "reliquary", [])
    assert spawn_mark(dungeon, "reliquary") not in squares
    dungeon.objects["icon"] = ObjectToken(squares[0])
    assert objects_beside(dungeon, squares[0]) == ["icon"]
    assert objects_beside(dungeon, spawn_mark(dungeon, "reliquary")) == ["icon"]
    assert objects_beside(dungeon, "1,1") == []
