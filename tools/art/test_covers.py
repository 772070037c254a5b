"""Covers: the files are what the tool draws, and every one of them can be painted."""

from pathlib import Path

import numpy as np
import pygame
import pytest

from flick.games.catacombs.cards import TEAMS
from flick.games.kinfire.cards import MASTER_BACK
from flick.games.kinfire.cards import masters as read_masters
from flick.paint.palette import PALETTES, PaletteName
from flick.window.app.theme import Theme
from flick.window.menus import covers as painting
from tools.art.covers import covers
from tools.art.covers.__main__ import main

LEVELS = Path(__file__).parents[2] / "levels"


def test_the_files_are_what_the_tool_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "kinfire" / "covers").mkdir(parents=True)
    (tmp_path / "kinfire" / "covers" / "no-longer-drawn.svg").touch()
    main(tmp_path)
    assert "3 covers in " in capsys.readouterr().out
    drawn = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.glob("*/covers/*")}
    assert drawn == {path.relative_to(LEVELS): path.read_bytes() for path in LEVELS.glob("*/covers/*")}, (
        "run python -m tools.art.covers"
    )


@pytest.mark.parametrize("name", covers())
def test_every_figure_and_colour_is_there(name: str) -> None:
    cover = painting.cover_of(name)
    for palette in PALETTES:
        theme = Theme(palette)
        for light in cover.themes:
            assert len(theme.tones(f"theatre.{light}")) == 6
    for layer in cover.layers:
        if layer.facts["kind"] == "figure":
            assert painting.figures.layers(layer.facts["figure"]), layer.facts["figure"]
        else:
            assert layer.paper


@pytest.mark.parametrize("name", covers())
def test_a_cover_fills_any_frame(name: str) -> None:
    for size in ((160, 100), (100, 100), (200, 80)):
        assert painting.painted(name, size, Theme()).get_size() == size


def test_the_same_scene_is_painted_the_same() -> None:
    one, two = (pygame.image.tobytes(painting.painted("urto", (120, 80), Theme()), "RGB") for _ in range(2))
    assert one == two


@pytest.mark.parametrize("palette", PALETTES)
def test_the_light_is_in_the_middle_and_the_two_halves_differ(palette: PaletteName) -> None:
    picture = painting.painted("catacombs", (280, 174), Theme(palette))
    pixels = pygame.surfarray.array3d(picture).astype(float)
    assert pixels[130:150, 80:100].mean() > pixels[5:25, 100:140].mean() + 60
    left, right = pixels[20:60].mean((0, 1)), pixels[220:260].mean((0, 1))
    assert left[0] - left[2] > 20 > -20 > right[0] - right[2]


def test_a_large_scene_is_painted_smaller_and_scaled_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painting, "FINEST", 100)
    large = painting.painted("kinfire", (300, 192), Theme())
    assert large.get_size() == (300, 192)
    small = painting.painted("kinfire", (100, 64), Theme())
    near = pygame.transform.smoothscale(large, (100, 64))
    difference = np.abs(pygame.surfarray.array3d(near).astype(int) - pygame.surfarray.array3d(small))
    assert difference.mean() < 4


def test_every_end_of_a_match_that_a_game_names_has_its_picture() -> None:
    """Won or lost against each form of the Master, and lost before it has turned; won by either side."""
    masters = [*read_masters().forms, MASTER_BACK]
    ends = {f"defeat_{master}" for master in masters} | {f"victory_{master}" for master in masters[:-1]}
    assert [name for name in {*ends, *(f"victory_{team}" for team in TEAMS)} if not painting.exists(name)] == []
