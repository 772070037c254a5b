"""Steps from square to square, and what follows from them."""

from hypothesis import given
from hypothesis import strategies as st

from flick.maps.grid import Edge, TileGrid, lay_tile, place_tile
from flick.maps.search import distance, nearest, path_cost, reach, shortest_path
from flick.maps.squares import apart, base_at, bases_over, marked_squares, only_on, squares_of
from flick.maps.tiles import WALL, Tile
from tests.maps.caves import CROSS, OPEN, STRAIGHT, dungeons, field, start

PILLARS = Tile(("....", ".#..", "..#.", "...."))


def test_squares_have_tiles_marks_and_places() -> None:
    squares = squares_of(start())
    assert squares.on["7,1"] == "east"
    assert squares.spots["7,1"] == (7, 1)
    assert marked_squares(squares, "west", "x") == ["1,1"]
    assert "0,0" not in squares.steps


def test_steps_come_in_order() -> None:
    squares = squares_of(field(1))
    assert squares.steps["1,1"] == ("1,0", "2,1", "1,2", "0,1", "2,0", "2,2", "0,2", "0,0")
    assert squares.straight["1,1"] == ("1,0", "2,1", "1,2", "0,1")


def test_no_step_squeezes_between_two_walls() -> None:
    """RAV-RUL-08: one corner does not block, two do."""
    squares = squares_of(lay_tile(TileGrid(), "pillars", PILLARS, 0, 0))
    assert "1,2" not in squares.steps["2,1"]
    assert "1,0" in squares.steps["0,1"]


def test_a_step_may_cross_the_corner_of_tiles() -> None:
    squares = squares_of(field(2))
    assert "4,4" in squares.steps["3,3"]


def test_distance_in_tiles_goes_through_passages_only() -> None:
    """RAV-RUL-05: two tiles side by side without an opening are far from each other."""
    grid = start()
    grid = place_tile(grid, Edge("west", "north"), "one", STRAIGHT, "south")
    grid = lay_tile(grid, "two", STRAIGHT, 1, -1)
    squares = squares_of(grid)
    assert distance(squares.tiles, "one", "east") == 2
    assert distance(squares.tiles, "one", "two") is None


def test_the_nearest_free_square_of_a_tile() -> None:
    """RAV-RUL-09: around a spawn mark that is taken, on the same tile."""
    squares = squares_of(start())
    mark = marked_squares(squares, "east", "x")[0]
    taken = [mark, "6,1", "6,3"]
    near = nearest(squares.steps, mark, lambda square: square not in taken, only_on(squares, ["east"]))
    assert near == ["7,2", "5,2", "7,1", "5,3", "5,1"]


def test_a_large_figure_needs_all_its_squares() -> None:
    """RAV-RUL-45: wholly on its tile or across two, and never over a wall."""
    squares = squares_of(start())
    assert base_at(squares, "1,0", 2) == ("1,0", "2,0", "1,1", "2,1")
    assert base_at(squares, "0,0", 2) is None
    assert base_at(squares, "2,0", 2) is None
    assert bases_over(squares, "3,1", 2) == [("2,1", "3,1", "2,2", "3,2"), ("3,1", "4,1", "3,2", "4,2")]
    assert bases_over(squares, "3,1", 1) == [("3,1",)]


def test_squares_apart_do_not_mind_walls() -> None:
    assert apart(squares_of(start()), "1,0", "7,2") == 6


@given(dungeons())
def test_steps_are_mutual_and_no_wall_is_stepped_on(grid: TileGrid) -> None:
    squares = squares_of(grid)
    for one, near in squares.steps.items():
        assert squares.marks[one] != WALL
        for other in near:
            assert one in squares.steps[other]
            assert apart(squares, one, other) == 1
            assert squares.on[other] in (squares.on[one], *reach(squares.tiles, squares.on[one], 2))
    for one, near in squares.tiles.items():
        assert all(one in squares.tiles[other] for other in near)


@given(dungeons(), st.data())
def test_paths_pass_no_wall_and_agree_with_reach(grid: TileGrid, data: st.DataObject) -> None:
    squares = squares_of(grid)
    one, other = (data.draw(st.sampled_from(list(squares.spots))) for _ in range(2))
    path = shortest_path(squares.steps, one, other)
    assert reach(squares.steps, one).get(other) == (None if path is None else len(path))
    if path is not None:
        assert path_cost(squares.steps, one, path) == len(path) >= apart(squares, one, other)
        back = shortest_path(squares.steps, other, one)
        assert back is not None
        assert len(back) == len(path)


@given(dungeons())
def test_turning_the_whole_dungeon_changes_no_distance(grid: TileGrid) -> None:
    """Clockwise, column and row become minus row and column."""
    turned = TileGrid()
    for laid in grid.tiles:
        turned = lay_tile(turned, laid.name, laid.tile, -laid.row, laid.column, laid.turns + 1)
    last = grid.size - 1
    plain, other = squares_of(TileGrid(grid.size, grid.tiles)), squares_of(turned)
    names = {name: f"{last - row},{column}" for name, (column, row) in plain.spots.items()}
    start_at = next(iter(plain.spots))
    found = {names[square]: steps for square, steps in reach(plain.steps, start_at).items()}
    assert found == reach(other.steps, names[start_at])
    assert reach(plain.tiles, "tile-0") == reach(other.tiles, "tile-0")


def test_a_dungeon_of_crosses_hangs_together() -> None:
    grid = lay_tile(lay_tile(lay_tile(TileGrid(), "a", CROSS, 0, 0), "b", OPEN, -1, 0), "c", CROSS, -1, -1)
    assert reach(squares_of(grid).tiles, "a") == {"a": 0, "b": 1, "c": 2}
