"""How far somebody has come is kept, and a file that says nothing does no harm."""

from pathlib import Path

import pytest

from flick.window.match.lesson.lesson_progress import Progress, keep_progress, load_progress, progress_of


def test_it_is_kept_for_each_game() -> None:
    assert load_progress("catacombs") == Progress()
    assert not progress_of("catacombs").under_way
    keep_progress("catacombs", Progress(12, 41))
    assert load_progress("catacombs") == Progress(12, 41)
    assert progress_of("catacombs").under_way
    assert not progress_of("shells").under_way


@pytest.mark.parametrize("written", ["", "{", '{"step": 0}', '{"step": "x"}', "[]", "\0", '{"other": 1}', "[" * 9999])
def test_a_bad_file_is_the_beginning(home: Path, written: str) -> None:
    path = home / "lessons" / "catacombs.json"
    path.parent.mkdir(parents=True)
    path.write_text(written, "utf-8")
    assert load_progress("catacombs") is None
    assert progress_of("catacombs") == Progress()


def test_where_nothing_can_be_kept_nothing_happens(home: Path) -> None:
    home.mkdir(exist_ok=True)
    (home / "lessons").write_text("in the way", "utf-8")
    keep_progress("catacombs", Progress(3, 41))
    assert progress_of("catacombs") == Progress()
