"""Pawns and crystals are told apart by colour alone in the palette that is made for it."""

from itertools import combinations

import pytest
from pygame import Color

from flick.paint.lamp import light_from
from flick.window.app.theme import Theme
from tests.window.arena.drawing.seeing import (
    CHARACTERS,
    PIECES,
    SIMULATED,
    Blindness,
    art,
    body,
    difference,
    mean_colour,
)

LEAST = 15.0
SEEN_AS: list[Blindness | None] = [None, *SIMULATED]


@pytest.mark.parametrize("blindness", SEEN_AS)
def test_the_colours_of_the_theme(blindness: Blindness | None):
    theme = Theme("colour-blind")
    colours = {name: theme.colour(f"pawn.{name}") for name in CHARACTERS}
    colours["crystal"] = theme.colour("crystal.2")
    for one, other in combinations(colours, 2):
        assert difference(colours[one], colours[other], blindness) >= LEAST, (one, other)


@pytest.mark.parametrize("blindness", SEEN_AS)
def test_the_colours_that_are_drawn(blindness: Blindness | None):
    shop, light = art("colour-blind"), light_from(2.0, 0.8)
    colours: dict[str, Color] = {}
    for name in CHARACTERS:
        surface = body(shop.piece(name, PIECES[name], 4), 160, 80, 80, 0.3, light)
        colours[name] = mean_colour(surface, 80, 80, 25.5, 27.5)
    surface = body(shop.piece("crystal-3", PIECES["crystal-3"], 4), 160, 80, 80, 0.3, light)
    colours["crystal"] = mean_colour(surface, 80, 80, 0, 42)
    for one, other in combinations(colours, 2):
        assert difference(colours[one], colours[other], blindness) >= LEAST, (one, other)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((255, 255, 255), (0, 0, 0), 100.0),
        ((123, 79, 176), (47, 120, 189), 24.0),
        ((255, 0, 0), (0, 255, 0), 86.6),
        ((40, 40, 40), (40, 40, 40), 0.0),
    ],
)
def test_the_measure_itself(one: tuple[int, int, int], other: tuple[int, int, int], expected: float):
    assert difference(Color(*one), Color(*other)) == pytest.approx(expected, abs=0.1)


def test_the_simulation_itself():
    """Red and green of the same brightness are far apart, but not for everybody."""
    red, green = Color(190, 80, 60), Color(100, 125, 60)
    assert difference(red, green) > 35
    assert difference(red, green, "deuteranopia") < 15
