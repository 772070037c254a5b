"""A flick as frames, and frames as a GIF."""

import math
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image

from flick.arena.flick import simulate
from flick.arena.layout import Layout, Pawn, Table
from flick.arena.outcome import FRAME
from flick.arena.shot import aimed
from flick.paint.gif import EVERY, FIRST, LAST, GifFrame, frames, save_gif
from flick.paint.table_picture import draw
from flick.paint.table_view import view_of

WIDTH = 240
LAYOUT = Layout(
    Table(600, 360, "mat"),
    {"a": Pawn(80, 180, diameter=40), "b": Pawn(300, 190, diameter=40), "c": Pawn(520, 60, diameter=40)},
)
OUTCOME = simulate(LAYOUT, aimed(LAYOUT, "a", 0.0, 1400.0))


def pixels(image: Image.Image) -> npt.NDArray[np.int16]:
    return np.asarray(image.convert("RGB"), dtype=np.int16)


def changed(one: Image.Image, two: Image.Image, x: float, y: float) -> bool:
    """Whether the pixels round a place of the table (mm) differ."""
    column, row = (round(number) for number in view_of(LAYOUT.table, WIDTH).point(x, y))
    box = (column - 3, row - 3, column + 4, row + 4)
    return bool(np.abs(pixels(one.crop(box)) - pixels(two.crop(box))).max() > 30)


def test_frames_last_as_long_as_the_flick() -> None:
    found = list(frames(LAYOUT, OUTCOME, WIDTH))
    rolls = sum(frame.ms for frame in found) - FIRST - LAST
    assert math.isclose(rolls, OUTCOME.duration * 1000, abs_tol=2 * EVERY * FRAME * 1000)


def test_it_begins_as_everything_lay_and_ends_as_everything_rests() -> None:
    found = [frame.image for frame in frames(LAYOUT, OUTCOME, WIDTH)]
    bare = draw(LAYOUT.without("a", "b", "c"), None, WIDTH)
    first, last = found[0], found[-1]
    for name, pawn in LAYOUT.pawns.items():
        assert changed(first, bare, pawn.x, pawn.y), name
        if name in OUTCOME.rest:
            assert changed(last, bare, *OUTCOME.rest[name][:2]), name
    assert not changed(first, last, LAYOUT.pawns["c"].x, LAYOUT.pawns["c"].y), "nobody touched it"
    b = LAYOUT.pawns["b"]
    assert changed(first, last, b.x, b.y), "it was struck away"


def test_a_flick_that_moves_nothing_is_one_picture() -> None:
    still = simulate(LAYOUT, aimed(LAYOUT, "a", 0.0, 0.0))
    assert [frame.ms for frame in frames(LAYOUT, still, WIDTH)] == [LAST]


def test_a_gif_keeps_colours_and_times(tmp_path: Path) -> None:
    small = Image.new("RGB", (60, 40), (90, 80, 70))
    small.paste((30, 200, 60), (10, 10, 14, 14))
    other = small.copy()
    other.paste((150, 40, 220), (40, 20, 44, 24))
    save_gif([GifFrame(small, 400), GifFrame(other, 50)], tmp_path / "a.gif")
    with Image.open(tmp_path / "a.gif") as film:
        assert getattr(film, "n_frames", 1) == 2
        assert film.info["duration"] == 400
        film.seek(1)
        assert film.info["duration"] == 50
        seen = pixels(film)
    assert np.abs(seen[22, 42] - [150, 40, 220]).max() < 25
    assert np.abs(seen[12, 12] - [30, 200, 60]).max() < 25
