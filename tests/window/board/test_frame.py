"""Where everything lies, from small windows to large ones."""

import pytest
from pygame import Rect

from flick.window.board.board_frame import BoardFrame, frame_of

TABLE = (610.0, 355.0)
SIZES = [(1024, 640), (1180, 700), (1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160), (1280, 1024)]


def regions(frame: BoardFrame) -> list[Rect]:
    found = [frame.header, frame.left, frame.cloth, frame.right, frame.log, frame.hand, frame.corner]
    return [rect for rect in found if rect.width]


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.4, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_on_anything_else(size: tuple[int, int], scale: float) -> None:
    frame = frame_of(size, scale, TABLE)
    rects = regions(frame)
    for index, rect in enumerate(rects):
        assert frame.window.contains(rect), rect
        for other in rects[index + 1 :]:
            both = rect.clip(other)
            assert both.width <= 1 or both.height <= 1, (rect, other)


@pytest.mark.parametrize("size", SIZES)
def test_the_cloth_keeps_the_proportions_of_the_table(size: tuple[int, int]) -> None:
    for rim in (0.0, 15.0):
        cloth = frame_of(size, 1.0, TABLE, rim).cloth
        assert (cloth.width - 2 * rim) / (cloth.height - 2 * rim) == pytest.approx(610 / 355, rel=0.01)


def test_the_design_itself() -> None:
    frame = frame_of((1280, 720), 1.0, (880, 512))
    assert (frame.room, frame.card) == ("full", 150)
    assert tuple(frame.cloth) == (200, 48, 880, 512)
    assert tuple(frame.left) == (16, 48, 168, 512)
    assert tuple(frame.right) == (1096, 48, 168, 512)
    assert tuple(frame.log) == (16, 572, 340, 136)
    assert tuple(frame.corner) == (924, 572, 340, 136)


def test_everything_doubles_at_twice_the_scale() -> None:
    once, twice = frame_of((1280, 720), 1.0, TABLE), frame_of((2560, 1440), 2.0, TABLE)
    for one, two in zip(regions(once), regions(twice), strict=True):
        assert all(abs(2 * a - b) <= 2 for a, b in zip(one, two, strict=True))


@pytest.mark.parametrize(
    ("size", "scale", "room"),
    [
        ((1180, 700), 1.0, "full"),
        ((1179, 700), 1.0, "narrow"),
        ((1024, 640), 1.0, "narrow"),
        ((1024, 640), 1.1, "strips"),
    ],
)
def test_how_much_room_there_is(size: tuple[int, int], scale: float, room: str) -> None:
    assert frame_of(size, scale, TABLE).room == room


def test_what_is_left_over_goes_to_rails_and_hand() -> None:
    wide, high = frame_of((1920, 900), 1.0, TABLE), frame_of((1280, 1024), 1.0, TABLE)
    assert wide.left.width == 240
    assert wide.left.left > 16
    assert high.card == 200
    assert frame_of((1920, 1080), 1.0, TABLE).log.width <= 420
