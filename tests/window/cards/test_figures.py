"""Figures: the files are what the tool draws, and hold nothing that the program cannot draw."""

from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from flick.games.catacombs.cards import TEAMS, deck
from flick.places import shipped
from flick.window.cards.figures import layers, mask, view_of
from tools.figures import figures
from tools.figures.stage import GROUPS, svg

FOLDER = shipped("assets") / "figures"
FILES = sorted(FOLDER.glob("*.svg"))
ALLOWED = {
    "svg": {"width", "height", "viewBox", "fill"},
    "g": {"id", "transform", "fill"},
    "path": {"d", "fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"},
    "circle": {"cx", "cy", "r", "fill", "stroke", "stroke-width"},
    "ellipse": {"cx", "cy", "rx", "ry"},
    "rect": {"x", "y", "width", "height", "rx"},
}
FIRST = (
    *("berserker_mage", "royal_archer", "enchantress", "witch_hunter", "high_priestess", "halberdier", "griffin"),
    *("zombie_from_beyond", "marauder", "behemoth", "witch", "phoenix", "black_knight", "vampire_countess"),
)
each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def test_the_files_are_what_the_tool_draws() -> None:
    drawn = {name: svg(figure) for name, figure in figures().items()}
    assert {path.stem: path.read_text("utf-8") for path in FILES} == drawn


def test_every_figure_is_that_of_a_card() -> None:
    cards = [*deck("sword"), *deck("skull"), *(f"far_{team}" for team in TEAMS)]
    assert [path.stem for path in FILES if path.stem not in cards] == []
    assert [name for name in FIRST if not layers(name)] == []


@each_file
def test_files_hold_what_the_reader_can_draw(path: Path) -> None:
    for element in ElementTree.fromstring(path.read_text("utf-8")).iter():
        tag = element.tag.rpartition("}")[2]
        assert tag in ALLOWED
        assert set(element.keys()) <= ALLOWED[tag], element.keys()
        assert not (element.text or "").strip()


@each_file
def test_layers_are_those_of_the_theatre(path: Path) -> None:
    assert [name for name in layers(path.stem) if name not in GROUPS] == []
    assert path.stem.startswith("far_") == ("main" not in layers(path.stem))


@pytest.mark.parametrize("name", [path.stem for path in FILES if not path.stem.startswith("far_")])
def test_a_silhouette_fills_the_stage(name: str) -> None:
    """A sixth to two thirds of it, and nothing hangs in the air: it reaches the foot."""
    front, back = (mask(name, layer, view_of(120, 105)) for layer in ("main", "back"))
    assert front is not None
    assert 1 / 6 < front.mean() < 2 / 3
    assert any(sheet is not None and sheet[-1].any() for sheet in (front, back))


def test_white_adds_paper_and_black_takes_it_away() -> None:
    """The face of the priestess is a hole, and her features lie in it."""
    cuts = mask("high_priestess", "cuts", view_of(240, 210))
    assert cuts is not None
    assert cuts[2 * 44, 2 * 52] == 1
    assert cuts[2 * 39, 2 * 55] == 0
    assert cuts[2 * 90, 2 * 60] == 0


def test_a_view_shows_the_same_at_any_size() -> None:
    """Larger masks, averaged, are like smaller ones."""
    small = mask("griffin", "main", view_of(60, 40))
    large = mask("griffin", "main", view_of(240, 160))
    assert small is not None
    assert large is not None
    averaged = large.reshape(40, 4, 60, 4).mean((1, 3))
    assert np.abs(averaged - small).mean() < 0.02


def test_what_nobody_has_drawn_is_not_there() -> None:
    assert layers("nobody") == {}
    assert mask("nobody", "main", view_of(30, 20)) is None
