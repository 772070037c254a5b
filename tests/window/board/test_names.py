"""Long names, and little room: nothing of them is broken within a word, covered or cut."""

import pygame
import pytest

from flick.window.board.rail import SidePart
from tests.window.board import scene
from tests.window.board.scene import Table, catacombs
from tests.window.checks import complaints

LONG = ("Maximilienne d’Hautefeuille", "Anne-Élisabeth de Montmorency", "Jean-Christophe Beaumarchais", "Bartholomäus")


@pytest.fixture(autouse=True)
def _long_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scene, "NAMES", LONG)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_four_long_names_are_read_whole(size: tuple[int, int]) -> None:
    table = Table(catacombs(seats=4), size=size, language="fr")
    written = {word for text in table.desk.texts() for word in text.text.replace(",", "").split()}
    assert {word for name in LONG for word in name.split()} <= written
    assert complaints(table.desk, table.ground()) == []


def test_a_strip_opens_in_two_columns_with_everything_in_sight() -> None:
    table = Table(catacombs(seats=4), size=(1280, 720), scale=2.0, language="fr")
    assert complaints(table.desk, table.ground()) == []
    assert deck(table) in said(table)
    table.key(pygame.K_a)
    assert complaints(table.desk, table.ground()) == []
    assert {deck(table), "Épée"} <= said(table)


def deck(table: Table) -> str:
    """How many cards lie in the deck of the first side."""
    return str(next(zone.count for zone in table.board.zones if zone.id == "deck-sword"))


def said(table: Table) -> set[str]:
    return {text.text for text in table.desk.texts()}


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_the_names_of_a_team_are_all_as_large(size: tuple[int, int]) -> None:
    """The longer of two names stood smaller below the other one."""
    table = Table(catacombs(seats=4), size=size, language="fr")
    banners = [part for part in table.parts() if isinstance(part, SidePart)]
    assert len(banners) == 2
    for banner in banners:
        sizes = {text.size for text in banner.own_texts()[1:]}
        assert len(sizes) == 1


def test_two_lines_of_names_stand_clear_of_the_line_below_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scene, "NAMES", ("Camille", "Barnabé", "Mélusine", "Théodore"))
    table = Table(catacombs(seats=4), language="fr")
    banners = [part for part in table.parts() if isinstance(part, SidePart)]
    assert any(len(banner.own_texts()) == 3 for banner in banners)
    for banner in banners:
        assert all(text.rect.bottom < banner.rect.bottom for text in banner.own_texts())
