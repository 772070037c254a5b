"""The icons: the files are what the tool draws, and each can be told from the others where it is smallest."""

import io
import xml.etree.ElementTree as ET
from itertools import combinations
from pathlib import Path
from typing import get_args

import numpy as np
import pygame
import pytest

from flick.games.catacombs.cards import TEAMS, Effect, Role, ShotKind, Sign
from tools.art.icons import FAMILIES, GAMES, homes, icons
from tools.art.icons.__main__ import main
from tools.art.icons.marks import svg
from tools.art.icons.pen import shape

ROOT = Path(__file__).parents[2]
FILES = [path for folder in ("assets", "levels/*") for path in ROOT.glob(f"{folder}/icons/*")]
SVG = "{http://www.w3.org/2000/svg}"
SMALLEST = 16
CONTROLS = """back bot camera check close curtain dice down eye forward full_screen hidden hourglass keyboard language
    load log magnifier menu minus mouse pause people play plus puzzle redo replay resign rulebook save search settings
    sound_off sound_on speed step_back step_forward trophy tuner tutorial undo warning"""
PIECES = "armour crystal disc health targeted targeted_ticks turn_marker wound"


def alpha(name: str, pixels: int) -> np.ndarray:
    """How much of each pixel the icon covers, 0 to 1, x before y."""
    surface = pygame.image.load_sized_svg(io.BytesIO(svg(icons()[name]).encode()), (pixels, pixels))
    return pygame.surfarray.array_alpha(surface) / 255


def test_the_files_are_what_the_tool_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "assets" / "icons").mkdir(parents=True)
    (tmp_path / "assets" / "icons" / "no-longer-drawn.svg").touch()
    main(tmp_path)
    assert f"{len(homes()['assets/icons'])} icons" in capsys.readouterr().out
    drawn = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*.svg")}
    assert drawn == {path.relative_to(ROOT): path.read_bytes() for path in FILES}, "run python -m tools.art.icons"


def test_no_name_stands_in_two_families() -> None:
    assert len(icons()) == sum(len(family) for family in FAMILIES.values())


def test_everything_that_a_card_can_show_has_an_icon() -> None:
    named = [*get_args(ShotKind), *get_args(Role), *get_args(Sign), *get_args(Effect)]
    named += [f"chip_{shot}" for shot in get_args(ShotKind)]
    named += [f"{kind}_{team}" for kind in ("emblem", "stamp", "token") for team in TEAMS]
    assert set(named) <= set(icons())


@pytest.mark.parametrize("name", [*CONTROLS.split(), *PIECES.split()])
def test_everything_on_the_screen_has_an_icon(name: str) -> None:
    assert name in icons()


@pytest.mark.parametrize("name", icons())
def test_a_file_holds_plain_paths_on_the_field(name: str) -> None:
    root = ET.fromstring(next(path for path in FILES if path.stem == name).read_bytes())
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == "0 0 64 64"
    assert len(root) > 0
    allowed = {"d", "fill", "fill-rule", "opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"}
    for element in root:
        assert element.tag == f"{SVG}path"
        assert set(element.keys()) <= allowed


@pytest.mark.parametrize("name", icons())
def test_only_containers_have_colours(name: str) -> None:
    colours = {mark.colour for mark in icons()[name]}
    coloured = name.startswith(("chip_", "emblem_", "token_"))
    assert coloured == (colours != {"#ffffff"})


@pytest.mark.parametrize("name", icons())
def test_an_icon_fills_its_field_and_stays_inside(name: str) -> None:
    """The outermost unit of the field stays free, and the longer side reaches at least three quarters of it."""
    seen = alpha(name, 256)
    inside = np.zeros_like(seen)
    inside[4:-4, 4:-4] = seen[4:-4, 4:-4]
    assert (seen == inside).all()
    columns, rows = np.nonzero(seen > 0.5)
    assert max(np.ptp(columns), np.ptp(rows)) >= 0.74 * 256
    assert abs(columns.min() + columns.max() - 255) <= 40
    assert abs(rows.min() + rows.max() - 255) <= 40


@pytest.mark.parametrize("family", ["shots", "roles", "signs", "abilities", "well", *GAMES["ravenloft"]])
def test_no_two_of_a_family_look_alike_at_their_smallest(family: str) -> None:
    """Laid upon each other, two icons differ in at least a third of the ink of the heavier one, whatever its colour."""
    small = {name: alpha(name, SMALLEST) for name in FAMILIES[family]}
    for a, b in combinations(small, 2):
        differs = np.abs(small[a] - small[b]).sum() / max(small[a].sum(), small[b].sum())
        assert differs > 1 / 3, (a, b, differs)


def test_a_shape_says_what_it_cannot_read() -> None:
    with pytest.raises(ValueError, match="'12' in '0 0, 12, 3 4': expected x y, x y! or x y!wear"):
        shape("0 0, 12, 3 4")
