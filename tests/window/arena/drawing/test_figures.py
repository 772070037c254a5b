"""Figures: the files hold nothing that the program cannot draw."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest

from flick.games.catacombs.cards import TEAMS, deck
from flick.games.caveloot.cards import every_card as cards_of_caveloot
from flick.games.kinfire.cards import skills, team_cards
from flick.games.ravenloft.cards import house_cards as cards_of_ravenloft
from flick.games.urto.cards import every_card, heroes
from flick.paint.palette import PALETTES, PaletteName
from flick.places import shipped
from flick.window.app.theme import Theme
from flick.window.cards.figures import layers, mask, view_of

LAYERS = ("far", "back", "main", "cuts", "light")
"""Of the theatre, from the back to the front."""
FILES = sorted(shipped("levels").glob("*/figures/*.svg"))
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
KINFIRE = shipped("levels") / "kinfire" / "cards"
KINDS = ("red", "green", "blue", "white", "event", "seeker", "master", "fatigue")
each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def named(value: object) -> Iterator[str]:
    """Every ``figure:`` in what was read from YAML."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from [inner] if key == "figure" else named(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from named(inner)


def of_kinfire() -> set[str]:
    return {name for path in sorted(KINFIRE.glob("*.yaml")) for name in named(msgspec.yaml.decode(path.read_bytes()))}


def test_every_figure_is_that_of_a_card() -> None:
    cards = {
        *deck("sword"),
        *deck("skull"),
        *(f"far_{team}" for team in TEAMS),
        *of_kinfire(),
        *of_urto(),
        *of_caveloot(),
        *of_ravenloft(),
    }
    assert [path.stem for path in FILES if path.stem not in cards] == []
    assert [name for name in FIRST if not layers(name)] == []


def of_urto() -> set[str]:
    """Those that cards and heroes of Urto bear."""
    return {card.figure or card.id for card in (*every_card().values(), *heroes().values())}


def test_every_card_of_urto_has_its_figure() -> None:
    """No two share one, nor with another game."""
    assert len(of_urto()) == len(every_card()) + len(heroes())
    assert sorted(name for name in of_urto() if not layers(name)) == []
    assert of_urto() & {*of_kinfire(), *deck("sword"), *deck("skull")} == set()


def of_caveloot() -> set[str]:
    return {card.figure or card.id for card in cards_of_caveloot().values()}


def test_every_card_of_caveloot_has_its_figure() -> None:
    """No two share one, nor with another game, and there are 90 at least."""
    assert len(of_caveloot()) == len(cards_of_caveloot()) >= 90
    assert sorted(name for name in of_caveloot() if not layers(name)) == []
    assert of_caveloot() & {*of_kinfire(), *of_urto(), *deck("sword"), *deck("skull")} == set()


def of_ravenloft() -> set[str]:
    return {card.figure or card.id for card in cards_of_ravenloft().values()}


def test_every_card_of_ravenloft_has_its_figure() -> None:
    """No two share one, nor with another game."""
    assert len(of_ravenloft()) == len(cards_of_ravenloft())
    assert sorted(name for name in of_ravenloft() if not layers(name)) == []
    others = of_kinfire() | of_urto() | of_caveloot() | {*deck("sword"), *deck("skull")}
    assert of_ravenloft() & others == set()


def test_every_card_of_kinfire_has_its_figure() -> None:
    """No two share one."""
    bearers = [card.figure for card in (*team_cards().values(), *skills().values()) if card.figure]
    assert [name for name, count in Counter(bearers).items() if count > 1] == []
    assert sorted(name for name in of_kinfire() if not layers(name)) == []


def test_no_figure_serves_two_games() -> None:
    assert of_kinfire() & {*deck("sword"), *deck("skull")} == set()


@pytest.mark.parametrize("name", sorted(of_kinfire()))
def test_a_scene_goes_on_at_both_sides_of_a_wide_card(name: str) -> None:
    """Some sheet is to be seen beside the stage: nothing ends at an edge that a wide card shows."""
    view = view_of(170, 105)
    sheets = [sheet for layer in ("far", "back", "main") if (sheet := mask(name, layer, view)) is not None]
    assert any(sheet[:, 2].any() for sheet in sheets)
    assert any(sheet[:, -3].any() for sheet in sheets)


@pytest.mark.parametrize("palette", PALETTES)
def test_every_kind_of_card_of_kinfire_has_its_light(palette: PaletteName) -> None:
    lights = [Theme(palette).tones(f"theatre.{kind}") for kind in KINDS]
    assert {len(light) for light in lights} == {6}
    assert all(light not in lights[:k] for k, light in enumerate(lights))


@each_file
def test_files_hold_what_the_reader_can_draw(path: Path) -> None:
    for element in ElementTree.fromstring(path.read_text("utf-8")).iter():
        tag = element.tag.rpartition("}")[2]
        assert tag in ALLOWED
        assert set(element.keys()) <= ALLOWED[tag], element.keys()
        assert not (element.text or "").strip()


@each_file
def test_layers_are_those_of_the_theatre(path: Path) -> None:
    assert [name for name in layers(path.stem) if name not in LAYERS] == []
    assert path.stem.startswith("far_") == ("main" not in layers(path.stem))


@pytest.mark.parametrize("name", [*deck("sword"), *deck("skull")])
def test_a_silhouette_fills_the_stage(name: str) -> None:
    """A sixth to two thirds of it, and nothing hangs in the air: it reaches the foot."""
    front, back = (mask(name, layer, view_of(120, 105)) for layer in ("main", "back"))
    assert front is not None
    assert 1 / 6 < front.mean() < 2 / 3
    assert any(sheet is not None and sheet[-1].any() for sheet in (front, back))


@pytest.mark.parametrize("name", sorted(of_kinfire()))
def test_a_scene_is_neither_empty_nor_full(name: str) -> None:
    """Of a thing that hangs in its place there may be less: a tenth to three quarters."""
    front = mask(name, "main", view_of(120, 105))
    assert front is not None
    assert 1 / 10 < front.mean() < 3 / 4


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
