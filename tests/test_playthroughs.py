"""Golden games go as they went. When a rule changes on purpose: ``make playthroughs``, and read the difference."""

import pytest

from tools.playthroughs import FOLDER, GAMES, Golden, text_of


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_golden_game(golden: Golden) -> None:
    kept = (FOLDER / f"{golden.name}.txt").read_text("utf-8").splitlines()
    for number, (line, now) in enumerate(zip(kept, text_of(golden).splitlines(), strict=True), start=1):
        assert now == line, f"{golden.name}.txt:{number}; if this is meant: make playthroughs"


def test_every_kept_game_is_played() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(golden.name for golden in GAMES)
