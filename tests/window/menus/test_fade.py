"""A screen comes up through the picture of the one before it, and ends as it would be painted at once."""

import pygame
import pytest
from pygame import Rect, Surface

from flick.window.app.app import App
from flick.window.app.screen import Screen
from flick.window.app.settings import Settings
from flick.window.widgets.button import Button

SIZE = 400, 300
SCREEN = Rect((0, 0), SIZE)


class Plain(Screen):
    """One colour and a button."""

    colour = "darkgreen"

    def lay_out(self) -> None:
        self.button = Button(self.app.kit, Rect(100, 100, 160, 40), "Play", self.app.close)
        self.desk.add(self.button)

    def backdrop(self) -> Surface:
        ground = Surface(SIZE)
        ground.fill(self.colour)
        return ground


class Other(Plain):
    colour = "navy"


@pytest.fixture
def app() -> App:
    app = App(Settings(language="en"), SIZE, Surface(SIZE, 0, 32))
    app.go(Plain)
    app.frame([], 0.0)
    return app


def corner(app: App) -> tuple[int, ...]:
    return tuple(app.surface.get_at((5, 5)))[:3]


def test_the_picture_before_is_seen_first_and_goes_little_by_little(app: App) -> None:
    lasts = app.theme.ms("screen")
    before = corner(app)
    app.go(Other)
    seen: list[tuple[int, ...]] = []
    for share in (0.0, 0.2, 0.5, 1.0):
        app.frame([], share * lasts)
        seen.append(corner(app))
    after = tuple(pygame.Color(Other.colour))[:3]
    assert seen[0] == before
    assert seen[-1] == after
    greens = [green for _, green, _ in seen]
    assert greens == sorted(greens, reverse=True)
    assert len(set(greens)) == len(greens)


def test_what_changes_while_it_comes_up_is_seen(app: App) -> None:
    app.go(Other)
    app.frame([], 10.0)
    screen = app.screen
    assert isinstance(screen, Other)
    screen.button.rect.move_ip(60, 90)
    app.frame([], 20.0)
    app.frame([], 2 * app.theme.ms("screen"))
    whole = Surface(SIZE, 0, 32)
    screen.draw_all(whole)
    assert whole.get_buffer().raw == app.surface.get_buffer().raw


def test_a_screen_laid_out_anew_while_it_comes_up_is_painted_anew(app: App) -> None:
    app.go(Other)
    app.frame([], 10.0)
    app.screen.build()
    app.frame([], 20.0)
    app.frame([], 2 * app.theme.ms("screen"))
    assert corner(app) == tuple(pygame.Color(Other.colour))[:3]
