"""Rows, columns and grids give widgets their places; nothing is drawn, and no window is open."""

import pytest
from pygame import Rect

from flick.window.widgets.grid_layout import Grid, Tiles, Wrapping, columns_in
from flick.window.widgets.layout import STRETCH, Column, Placeable, Row, Sized, shared
from flick.window.widgets.special_layouts import ColumnOfSome, Either, Layers, Noted
from flick.window.widgets.widget import Widget


class Scaled:
    """A scale of the interface in percent."""

    def __init__(self, percent: int = 100) -> None:
        self.percent = percent

    def px(self, size: float) -> int:
        return round(size * self.percent / 100)


class Box:
    """Wishes a size, or as much height as its text needs in lines of 10 pixels; remembers where it was put."""

    def __init__(self, wide: int = 30, high: int = 20, text: int = 0) -> None:
        self.size, self.text = (wide, high), text
        self.rect = Rect(0, 0, 0, 0)

    def wish(self, width: int) -> tuple[int, int]:
        return (min(width, self.text), 10 * -(-self.text // max(1, width))) if self.text else self.size

    def take_place(self, rect: Rect) -> list[Widget]:
        self.rect = Rect(rect)
        return []


def places(layout: Placeable, rect: Rect, *boxes: Box) -> list[tuple[int, int, int, int]]:
    layout.take_place(rect)
    return [(box.rect.left, box.rect.top, box.rect.width, box.rect.height) for box in boxes]


ROOM = Rect(100, 50, 200, 80)


def test_a_row_lays_pieces_side_by_side_as_wide_as_they_wish() -> None:
    one, two = Box(30), Box(50)
    assert places(Row(Scaled(), one, two, gap=10), ROOM, one, two) == [(100, 50, 30, 80), (140, 50, 50, 80)]


def test_a_column_lays_pieces_one_below_the_other_as_high_as_they_wish_in_its_width() -> None:
    one, two = Box(text=500), Box(30, 20)
    assert one.wish(200) == (200, 30)
    assert places(Column(Scaled(), one, two, gap=5), ROOM, one, two) == [(100, 50, 200, 30), (100, 85, 200, 20)]


def test_a_number_is_a_space_in_place_of_the_gap() -> None:
    one, two, three = Box(), Box(), Box()
    layout = Row(Scaled(), one, 3, two, three, gap=10)
    assert [place[0] for place in places(layout, ROOM, one, two, three)] == [100, 133, 173]


def test_spare_room_goes_to_what_can_grow_by_its_share_and_to_the_last_pixel() -> None:
    one, two, three = Box(), Box(), Box()
    layout = Row(Scaled(), Sized(one, grow=1), Sized(two, grow=2), Sized(three, size=25), gap=10)
    found = places(layout, ROOM, one, two, three)
    assert [place[2] for place in found] == [52, 103, 25]
    assert found[-1][0] + found[-1][2] == ROOM.right


def test_what_grows_is_bounded_and_others_take_the_rest() -> None:
    one, two = Box(), Box()
    layout = Row(Scaled(), Sized(one, grow=1, most=40), Sized(two, grow=1))
    assert [place[2] for place in places(layout, ROOM, one, two)] == [40, 160]
    layout = Row(Scaled(), Sized(one, grow=1, least=150), Sized(two, grow=1))
    assert [place[2] for place in places(layout, ROOM, one, two)] == [150, 50]


def test_a_stretch_pushes_what_follows_to_the_end() -> None:
    one, two = Box(), Box()
    assert places(Row(Scaled(), one, STRETCH, two), ROOM, one, two)[1] == (270, 50, 30, 80)


@pytest.mark.parametrize(("align", "top"), [("start", 50), ("middle", 80), ("end", 110)])
def test_across_a_row_pieces_lie_where_they_are_aligned(align: str, top: int) -> None:
    one = Box(30, 20)
    assert places(Row(Scaled(), one, align=align), ROOM, one) == [(100, top, 30, 20)]  # type: ignore[arg-type]


def test_padding_is_free_at_the_sides_the_top_and_the_foot() -> None:
    one = Box(30, 20)
    layout = Column(Scaled(), Sized(one, grow=1), pad=(10, 30, 5))
    assert places(layout, ROOM, one) == [(110, 80, 180, 45)]
    assert Column(Scaled(), one, pad=(10, 30, 5)).wish(200) == (50, 55)


def test_lengths_are_pixels_of_the_design_and_wishes_pixels_of_the_window() -> None:
    one, two = Box(30), Box(30)
    layout = Row(Scaled(150), one, Sized(two, size=40), gap=10)
    assert places(layout, ROOM, one, two) == [(100, 50, 30, 80), (145, 50, 60, 80)]


def test_layouts_lie_in_layouts() -> None:
    title, one, two = Box(high=10), Box(), Box()
    layout = Column(Scaled(), title, Sized(Row(Scaled(), Sized(one, grow=1), Sized(two, grow=1), gap=4), grow=1), gap=6)
    assert places(layout, ROOM, title, one, two) == [(100, 50, 200, 10), (100, 66, 98, 64), (202, 66, 98, 64)]


def test_a_row_is_as_high_as_its_highest_piece() -> None:
    assert Row(Scaled(), Box(30, 20), Sized(Box(text=300), grow=1), gap=10).wish(110) == (110, 50)


def test_rows_of_a_grid_are_as_high_as_their_highest_or_share_the_height() -> None:
    boxes = [Box(30, 20), Box(30, 30), Box(30, 10)]
    grid = Grid(Scaled(), boxes, 2, gap=(10, 6))
    assert places(grid, ROOM, *boxes) == [(100, 50, 95, 30), (205, 50, 95, 30), (100, 86, 95, 10)]
    assert grid.wish(200) == (200, 46)
    found = places(Grid(Scaled(), boxes, 2, gap=(10, 6), fill=True), ROOM, *boxes)
    assert found == [(100, 50, 95, 37), (205, 50, 95, 37), (100, 93, 95, 37)]


def test_either_takes_the_layout_that_fits() -> None:
    wide, narrow = Box(high=10), Box(high=40)
    layout = Either(wide, narrow, lambda width: width >= 150)
    assert (layout.wish(200), layout.wish(100)) == ((30, 10), (30, 40))
    layout.take_place(ROOM)
    assert wide.rect == ROOM
    assert not narrow.rect


def test_shares_are_whole_pixels_that_add_up() -> None:
    assert shared(100, [1, 1, 1]) == [33, 34, 33]
    assert sum(shared(101, [0.3, 0.41, 0.29])) == 101


def test_columns_are_as_many_as_fit() -> None:
    assert [columns_in(width, 100, 10) for width in (90, 209, 210, 500)] == [1, 1, 2, 4]


def test_what_shrinks_is_as_long_as_it_wishes_or_as_there_is_room() -> None:
    one, two = Box(high=60), Box(high=30)
    layout = Column(Scaled(), Sized(one, shrinks=True), two)
    assert places(layout, ROOM, one, two) == [(100, 50, 200, 50), (100, 100, 200, 30)]
    assert layout.wish(200) == (30, 90)


def test_a_column_of_some_leaves_out_what_has_no_room() -> None:
    one, two, three = Box(high=40), Box(high=30), Box(high=30)
    found = places(ColumnOfSome(Scaled(), one, two, three, gap=5), ROOM, one, two, three)
    assert found == [(100, 50, 200, 40), (100, 95, 200, 30), (0, 0, 0, 0)]


def test_wrapped_pieces_are_as_many_in_a_row_as_the_widest_lets_fit() -> None:
    boxes = [Box(wide, 20) for wide in (40, 90, 50)]
    layout = Wrapping(Scaled(), boxes, gap=(10, 4))
    assert places(layout, ROOM, *boxes) == [(100, 50, 95, 20), (205, 50, 95, 20), (100, 74, 200, 20)]
    assert layout.wish(300) == (300, 20)


def test_tiles_are_squares_in_rows() -> None:
    boxes = [Box() for _ in range(3)]
    layout = Tiles(Scaled(), boxes, 60, gap=20)
    assert places(layout, Rect(0, 0, 140, 200), *boxes) == [(0, 0, 60, 60), (80, 0, 60, 60), (0, 80, 60, 60)]


def test_layers_lie_in_the_same_place_and_a_note_tells_it() -> None:
    one, two = Box(10, 20), Box()
    noted: list[Rect] = []
    layout = Noted(Layers(one, two), noted.append)
    assert places(layout, ROOM, one, two) == [tuple(ROOM)] * 2
    assert (noted, layout.wish(50)) == ([ROOM], (10, 20))
