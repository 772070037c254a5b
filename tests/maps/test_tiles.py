"""Tiles, turned."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick.maps.map_faults import BadMap
from flick.maps.tiles import SIDES, Side, Tile, check_tile, is_walled, row_along, turned, turned_side, turns_between
from tests.maps.caves import CHAMBER, LEFT, tiles

SIDE = st.sampled_from(SIDES)


def test_a_quarter_turn_is_clockwise() -> None:
    assert turned(Tile(("ab", "cd"), ("north",)), 1) == Tile(("ca", "db"), ("east",))


def test_sides() -> None:
    assert [row_along(LEFT, side) for side in SIDES] == ["#..#", "####", "#..#", "#..#"]
    assert [side for side in SIDES if is_walled(LEFT, side)] == ["east"]
    assert [side for side in SIDES if is_walled(CHAMBER, side)] == ["north", "east", "west"]


@pytest.mark.parametrize(("rows", "reason"), [(("..",), "map-tile-rows"), (("..", "."), "map-tile-row-length")])
def test_a_tile_is_square(rows: tuple[str, ...], reason: str) -> None:
    with pytest.raises(BadMap) as bad:
        check_tile(Tile(rows), 2)
    assert bad.value.reason == reason


@given(tiles(), st.integers(-4, 4), st.integers(-4, 4))
def test_four_quarter_turns_are_nothing(tile: Tile, first: int, second: int) -> None:
    whole = turned(tile, 4)
    assert (whole.squares, whole.walled) == (tile.squares, tile.walled)
    assert turned(turned(tile, first), second) == turned(tile, first + second)


@given(tiles(), SIDE, st.integers(0, 3))
def test_walls_turn_with_the_tile(tile: Tile, side: Side, turns: int) -> None:
    assert is_walled(turned(tile, turns), turned_side(side, turns)) == is_walled(tile, side)


@given(SIDE, SIDE)
def test_turns_bring_one_side_to_another(side: Side, wanted: Side) -> None:
    assert turned_side(side, turns_between(side, wanted)) == wanted
