"""Where things lie in rows."""

from pygame import Rect

from flick.window.board.row_arithmetic import (
    round_middle,
    rows_for,
    shared_out,
    side_by_side,
    spread,
    stacked,
    wrapped_rows,
)


def test_rows_are_as_full_as_can_be() -> None:
    assert wrapped_rows([40, 40, 40, 200, 10], 100, 10) == [[0, 1], [2], [3], [4]]
    assert wrapped_rows([], 100, 10) == []


def test_things_stand_side_by_side_from_the_left_or_round_a_middle() -> None:
    assert side_by_side([10, 30], 5, 100, 7, 20) == [Rect(100, 7, 10, 20), Rect(115, 7, 30, 20)]
    placed = round_middle([10, 30], 5, 100, 7, 20)
    assert placed[0].unionall(placed[1:]).centerx == 100
    assert [place.width for place in placed] == [10, 30]


def test_things_are_stacked_from_the_top() -> None:
    assert stacked(2, Rect(5, 6, 50, 100), 20, 4) == [Rect(5, 6, 50, 20), Rect(5, 30, 50, 20)]
    assert stacked(0, Rect(5, 6, 50, 100), 20, 4) == []


def test_the_middle_of_a_row_is_no_step_away() -> None:
    assert [spread(index, 3) for index in range(3)] == [-1, 0, 1]
    assert [rows_for(count, 3) for count in (0, 3, 4)] == [0, 1, 2]
    assert rows_for(4, 0) == 0


def test_sections_give_way_but_not_below_what_they_need() -> None:
    assert shared_out([100, 100], [0, 0], 100, 2) == [50, 50]
    assert shared_out([100, 100], [80, 0], 100, 2) == [80, 20]
    assert shared_out([10, 10], [0, 0], 100, 1.5) == [15, 15]
