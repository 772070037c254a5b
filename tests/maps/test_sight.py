"""Who sees whom."""

from hypothesis import given
from hypothesis import strategies as st

from flick.maps.grid import Edge, TileGrid, close_door, lay_tile, place_tile
from flick.maps.search import between
from flick.maps.sight import clear_way, sees, tiles_in_line
from flick.maps.squares import squares_of
from flick.maps.tiles import Tile
from tests.maps.caves import CROSS, OPEN, STRAIGHT, dungeons, field, start


def test_a_pillar_hides_what_is_behind_it() -> None:
    squares = squares_of(lay_tile(TileGrid(), "hall", Tile(("....", ".#..", "....", "....")), 0, 0))
    assert not sees(squares, "0,1", "3,1")
    assert not sees(squares, "0,0", "2,2")
    assert sees(squares, "0,0", "3,0")
    assert sees(squares, "0,2", "3,1")
    assert sees(squares, "0,1", "1,0")
    assert sees(squares, "0,0", "0,0")


def test_a_closed_door_hides_what_is_behind_it() -> None:
    grid = place_tile(start(), Edge("west", "north"), "hall", OPEN, "south")
    assert sees(squares_of(grid), "1,1", "1,-4")
    assert not sees(squares_of(close_door(grid, Edge("hall", "south"))), "1,1", "1,-4")


def test_tiles_in_line_end_at_a_wall() -> None:
    """RAV-RUL-71"""
    grid = place_tile(start(), Edge("west", "north"), "hall", OPEN, "south")
    grid = lay_tile(lay_tile(grid, "far", STRAIGHT, 0, -2), "aside", CROSS, 2, 1)
    assert tiles_in_line(grid, "west") == ["hall", "far", "east"]
    assert tiles_in_line(grid, "hall") == ["far", "west"]
    assert tiles_in_line(grid, "aside") == []


def test_the_way_to_a_target_leaves_the_nearest_tiles_for_nothing() -> None:
    """RAV-RUL-06: a wall across the only tile between two blocks the way, though a detour leads around it."""
    grid = field(3)
    assert clear_way(squares_of(grid), "0,0", "8,0")
    walled = TileGrid(4, tuple(laid for laid in grid.tiles if laid.name != "tile-1-0"))
    walled = lay_tile(walled, "tile-1-0", Tile((".#..",) * 4), 1, 0)
    assert not clear_way(squares_of(walled), "0,0", "8,0")
    assert clear_way(squares_of(walled), "0,0", "8,4")
    assert not clear_way(squares_of(lay_tile(start(), "far", CROSS, 5, 5)), "1,0", "21,21")


@given(dungeons(), st.data())
def test_whoever_is_seen_sees(grid: TileGrid, data: st.DataObject) -> None:
    squares = squares_of(grid)
    one, other = (data.draw(st.sampled_from(list(squares.spots))) for _ in range(2))
    assert sees(squares, one, other) == sees(squares, other, one)
    assert clear_way(squares, one, other) == clear_way(squares, other, one)
    there, back = (between(squares.tiles, squares.on[a], squares.on[b]) for a, b in ((one, other), (other, one)))
    assert sorted(there) == sorted(back)


@given(dungeons())
def test_one_sees_wherever_one_can_step(grid: TileGrid) -> None:
    squares = squares_of(grid)
    assert all(sees(squares, one, other) for one, near in squares.steps.items() for other in near)
