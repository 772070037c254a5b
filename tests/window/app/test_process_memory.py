"""Whatever is closed is let go at once, with its pictures, and not when Python finds time to look."""

import gc
import weakref
from collections.abc import Iterator

import pygame
import pytest
from pygame import Surface

from flick.window.app.app import App
from flick.window.app.settings import Settings
from flick.window.match.play_screen import PlayScreen
from flick.window.menus.settings_screen import SettingsScreen
from flick.window.menus.title import TitleScreen
from tests.window.playing import PEOPLE, a_match

SIZE = (1024, 640)


@pytest.fixture
def app() -> Iterator[App]:
    """At the title; Python never looks of its own accord."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    gc.disable()
    app = App(Settings(language="en", still=True), SIZE, Surface(SIZE, 0, 32))
    app.go(TitleScreen)
    yield app
    gc.enable()
    app.end()


def test_a_screen_that_is_left_is_gone(app: App) -> None:
    for make in (SettingsScreen, lambda app: PlayScreen(app, a_match(PEOPLE), None)):
        screen = weakref.ref(app.go(make))
        for now in range(0, 300, 25):
            app.frame([], now)
        app.back()
        assert screen() is None


def test_all_screens_above_the_first_are_gone_at_home(app: App) -> None:
    left = [weakref.ref(app.go(SettingsScreen)) for _ in range(3)]
    app.home()
    assert [screen() for screen in left] == [None] * 3


def test_what_was_laid_out_for_another_size_is_gone(app: App) -> None:
    app.go(SettingsScreen)
    desk = weakref.ref(app.screen.desk)
    app.change(scale=125)
    assert desk() is None
