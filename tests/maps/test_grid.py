"""Tiles laid side by side, edges and doors."""

import msgspec
import pytest
from hypothesis import given

from flick.maps.grid import (
    Edge,
    TileGrid,
    close_door,
    edge_beyond,
    has_door,
    lay_tile,
    open_door,
    open_edges,
    open_edges_of,
    place_tile,
)
from flick.maps.map_faults import BadMap
from flick.maps.squares import open_edges_at, squares_along, squares_at_door, squares_of
from flick.maps.tiles import opposite, row_along
from tests.maps.caves import CHAMBER, CROSS, LEFT, OPEN, TEE, dungeons, start


def names(edges: list[Edge]) -> list[str]:
    return [edge.name for edge in edges]


def test_a_start_tile_has_four_unexplored_edges() -> None:
    """RAV-26"""
    assert names(open_edges(start())) == ["west-north", "west-west", "east-east", "east-south"]


@pytest.mark.parametrize(("edge", "turns"), [("west-north", 0), ("west-west", 3), ("east-east", 1), ("east-south", 2)])
def test_a_tile_is_turned_to_the_one_that_it_is_laid_at(edge: str, turns: int) -> None:
    """RAV-42: the triangle is on the south side of the tile as it is printed."""
    at = next(open_edge for open_edge in open_edges(start()) if open_edge.name == edge)
    grid = place_tile(start(), at, "new", LEFT, "south")
    beyond = edge_beyond(grid, at)
    assert grid["new"].turns == turns
    assert beyond is not None
    assert row_along(grid["new"].as_it_lies, beyond.side) in ("#..#", "..##", "##..")
    assert at not in open_edges(grid)


def test_a_tile_never_lies_on_another() -> None:
    with pytest.raises(BadMap, match="map-tile-taken"):
        place_tile(start(), Edge("west", "east"), "new", CROSS, "south")
    with pytest.raises(BadMap, match="map-tile-twice"):
        place_tile(start(), Edge("west", "north"), "east", CROSS, "south")
    with pytest.raises(KeyError):
        start()["nowhere"]


def test_sides_that_do_not_fit_are_no_passage() -> None:
    """RAV-RUL-04: a wall against an opening is harmless."""
    grid = place_tile(start(), Edge("west", "north"), "tee", TEE, "north")
    assert squares_of(grid).tiles["tee"] == ()
    assert names(open_edges_of(grid, "tee")) == ["tee-north", "tee-east", "tee-west"]


def test_walled_sides_have_squares_and_no_way_through() -> None:
    grid = lay_tile(lay_tile(TileGrid(), "chamber", CHAMBER, 0, 0), "hall", OPEN, 0, -1)
    assert names(open_edges_of(grid, "chamber")) == ["chamber-south"]
    assert squares_of(grid).tiles == {"chamber": (), "hall": ()}
    assert "0,-1" not in squares_of(grid).steps["0,0"]


def test_a_corner_square_lies_on_two_edges() -> None:
    grid = lay_tile(TileGrid(), "hall", OPEN, 0, 0)
    assert names(open_edges_at(grid, "0,0")) == ["hall-north", "hall-west"]
    assert names(open_edges_at(grid, "1,1")) == []


def test_squares_of_an_edge_are_not_wall() -> None:
    assert squares_along(start(), Edge("west", "north")) == ["1,0", "2,0"]
    assert squares_along(start(), Edge("east", "south")) == ["5,3", "6,3"]
    assert squares_along(start(), Edge("west", "west")) == ["0,1", "0,2"]
    assert squares_along(start(), Edge("east", "east")) == ["7,1", "7,2"]


def test_a_closed_door_is_a_wall_until_it_is_opened() -> None:
    """RAV-RUL-43: of an unexplored edge too, which is none as long as the door is closed."""
    edge = Edge("west", "north")
    shut = close_door(start(), edge)
    assert edge not in open_edges(shut)
    assert squares_at_door(shut, edge) == ["1,0", "2,0"]
    grid = place_tile(shut, edge, "hall", OPEN, "south")
    beyond = Edge("hall", "south")
    assert has_door(grid, beyond)
    assert close_door(grid, beyond) == grid
    assert squares_at_door(grid, beyond) == ["0,-1", "1,-1", "2,-1", "3,-1", "1,0", "2,0"]
    assert squares_of(grid).tiles["hall"] == ()
    opened = open_door(grid, beyond)
    assert opened.doors == ()
    assert squares_of(opened).tiles["hall"] == ("west",)


@given(dungeons())
def test_a_grid_is_the_same_through_json(grid: TileGrid) -> None:
    again = msgspec.json.decode(msgspec.json.encode(grid), type=TileGrid)
    assert again == grid
    assert squares_of(again) == squares_of(grid)


@given(dungeons())
def test_an_open_edge_can_be_built_on(grid: TileGrid) -> None:
    for edge in open_edges(grid):
        assert squares_along(grid, edge)
        grown = place_tile(grid, edge, "new", OPEN, "south")
        assert edge_beyond(grown, edge) == Edge("new", opposite(edge.side))
        assert edge.tile in squares_of(grown).tiles["new"]
