"""Puzzles: which there are, and what is kept of them."""

from pathlib import Path

import pytest

from flick.games.catacombs import GAME
from flick.table.sayings import Refused
from flick.window.match.lesson.puzzles import (
    Broken,
    Drill,
    Score,
    count_try,
    drills_of,
    load_scores,
    own_folder,
    scores_file,
)

OWN = """
game: catacombs
seats: 2
options: {first_team: sword}
given: {agreed: true}
scenarios:
  mine:
    steps:
      - tell: puzzle-past-the-crystal
        flicks: 1
        goal: {events: [{kind: wound, facts: {team: skull}}]}
  led:
    steps:
      - tell: puzzle-past-the-crystal
      - tell: puzzle-past-the-crystal
"""


def sound(drills: list[Drill | Broken]) -> list[Drill]:
    return [drill for drill in drills if isinstance(drill, Drill)]


def test_the_eight_puzzles_of_the_game_are_there_and_no_tutorial() -> None:
    found = drills_of(GAME)
    assert len(sound(found)) == len(found) == 8
    assert found[0].key == "catacombs/puzzles/past-the-crystal"  # type: ignore[union-attr]
    assert all(drill.begin().is_puzzle for drill in sound(found))


def test_ones_own_puzzles_come_after_them_and_a_broken_file_is_named() -> None:
    folder = own_folder()
    folder.mkdir(parents=True)
    (folder / "a.yaml").write_text(OWN, "utf-8")
    (folder / "b.yaml").write_text("game: [", "utf-8")
    found = drills_of(GAME)[8:]
    assert [drill.key for drill in sound(found)] == ["own/a/mine"]
    broken = found[1]
    assert isinstance(broken, Broken)
    assert broken.path.name == "b.yaml"


def test_the_fewest_tries_are_kept() -> None:
    count_try("one", 1, solved=False)
    count_try("one", 2, solved=True)
    assert load_scores() == {"one": Score(2, 2)}
    count_try("one", 1, solved=True)
    count_try("one", 1, solved=False)
    count_try("two", 1, solved=False)
    assert load_scores() == {"one": Score(4, 1), "two": Score(1, 0)}
    assert load_scores()["one"].solved
    assert not load_scores()["two"].solved


def test_nothing_was_solved_at_first() -> None:
    assert load_scores() == {}


@pytest.mark.parametrize("text", ["", "[]", '{"one": {"tries": -1}}', '{"one": 3}', "\udcff"])
def test_a_spoilt_record_is_refused_and_left_alone(home: Path, text: str) -> None:
    home.mkdir()
    scores_file().write_text(text, "utf-8", errors="surrogateescape")
    before = scores_file().read_bytes()
    for deed in (load_scores, lambda: count_try("one", 1, solved=True)):
        with pytest.raises(Refused) as refused:
            deed()
        assert refused.value.say.id == "window-practice-bad-scores"
    assert scores_file().read_bytes() == before
