"""What a grid knows of its distances is what the searches find."""

from hypothesis import given

from flick.maps.grid import TileGrid, lay_tile
from flick.maps.search import distance
from flick.maps.sight import clear_way
from flick.maps.squares import squares_of
from flick.maps.tiles import Tile
from flick.maps.ways import ways_of
from tests.maps.caves import dungeons, start


@given(dungeons())
def test_what_is_known_is_what_is_found(grid: TileGrid) -> None:
    ways, squares = ways_of(grid), squares_of(grid)
    names = list(squares.spots)[::5]
    for one in names:
        for other in names:
            assert ways.steps_from(one).get(other) == distance(squares.steps, one, other)
            assert ways.tiles_apart(one, other) == distance(squares.tiles, squares.on[one], squares.on[other])
            assert ways.is_clear(one, other) == clear_way(squares, one, other)


def test_a_tile_in_two_parts_blocks_a_way_that_its_tiles_have() -> None:
    """RAV-RUL-06: one can pass the tile in its middle from the west to the south, not from the west to the east."""
    parted = Tile(("#.#.", "..#.", "..#.", "..#."))
    grid = lay_tile(lay_tile(start(), "parted", parted, 2, 0), "behind", Tile(("....",) * 4), 3, 0)
    ways = ways_of(grid)
    assert ways.tiles_apart("7,1", "12,1") == 2
    assert not ways.is_clear("7,1", "12,1")
    assert ways.is_clear("7,1", "9,3")


def test_equal_grids_share_what_they_know() -> None:
    assert ways_of(start()) is ways_of(start())
