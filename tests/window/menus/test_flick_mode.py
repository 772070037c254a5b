"""How to flick is chosen in the corner of the table or, where that is narrow, in the menu."""

from typing import Any

import pygame
import pytest

from flick.keeping import keep
from flick.table.rules import Flick
from flick.window.match.lesson.tutorial_screen import TutorialScreen
from flick.window.match.play_screen import PlayScreen
from flick.window.widgets.button import Button
from tests.window.checks import complaints
from tests.window.menus.conftest import Visit
from tests.window.playing import PEOPLE, a_match, played

LABELS = {"en": ("Flick by swiping", "Flick by pulling back"), "fr": ("Lancer en balayant", "Lancer en tirant")}


def playing(app: Any) -> PlayScreen:
    match = a_match(PEOPLE)
    writer = keep(match)
    played(match, 2)
    return PlayScreen(app, match, writer)


def learning(app: Any) -> TutorialScreen:
    return TutorialScreen(app, "catacombs", True)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("make", [playing, learning])
def test_the_menu_of_a_narrow_window_has_the_other_way_to_flick(visit: Visit, make: Any, language: str) -> None:
    visitor = visit((1024, 640), language=language, curtain="never")
    visitor.go(make)
    for label, mode in zip(LABELS[language], ("swipe", "pull"), strict=True):
        visitor.key(pygame.K_ESCAPE)
        assert complaints(visitor.screen.desk, visitor.screen.backdrop()) == []
        visitor.click(visitor.part(Button, label))
        assert visitor.app.settings.flick_mode == mode


@pytest.mark.parametrize("make", [playing, learning])
def test_where_the_corner_has_room_the_menu_does_not_have_it(visit: Visit, make: Any) -> None:
    screen = visit((1280, 720)).go(make)
    assert not {offer.label for offer in screen.menu_deeds()} & set(LABELS["en"])


def test_a_flick_that_is_asked_is_explained_anew(visit: Visit) -> None:
    visitor = visit((1024, 640))
    screen = visitor.go(learning)
    while not isinstance(screen.controller.decision, Flick):
        visitor.key(pygame.K_n)
        visitor.wait(200)
    visitor.key(pygame.K_ESCAPE)
    visitor.click(visitor.part(Button, "Flick by swiping"))
    assert "strike through it" in visitor.says().replace("\n", " ")
