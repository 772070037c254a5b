"""What stands along the sides of squares."""

from flick.maps.borders import BorderLine, borders_of
from flick.maps.grid import Edge, TileGrid, close_door, lay_tile
from flick.maps.tiles import Tile


def test_walls_doors_and_unexplored_edges_in_the_order_of_the_tiles() -> None:
    start = Tile(("#..#", "....", "....", "#..#"), walled=("west",))
    grid = lay_tile(TileGrid(), "start", start, 0, 0)
    grid = close_door(grid, Edge("start", "south"))
    grid = lay_tile(grid, "hall", Tile(("#.#.",) * 4, walled=("east",)), 1, 0)
    assert borders_of(grid) == [
        BorderLine("unexplored", (1, 0), "north", 2, "start-north"),
        BorderLine("door", (1, 3), "south", 2, "start-south"),
        BorderLine("wall", (0, 0), "west", 4),
        BorderLine("unexplored", (5, 0), "north", 1, "hall-north"),
        BorderLine("unexplored", (7, 0), "north", 1, "hall-north"),
        BorderLine("wall", (7, 0), "east", 4),
        BorderLine("unexplored", (5, 3), "south", 1, "hall-south"),
        BorderLine("unexplored", (7, 3), "south", 1, "hall-south"),
    ]
