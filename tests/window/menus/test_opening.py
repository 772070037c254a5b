"""How one screen leads to another, from the title to a match and back."""

import sys
from types import ModuleType
from typing import Any

import pygame
import pytest

from flick.keeping import go_on
from flick.table.sayings import Refused
from flick.window.app import start
from flick.window.app.app import App
from flick.window.app.settings import Settings, load_settings, save_settings
from flick.window.menus import opening
from flick.window.menus.draft import usual
from flick.window.menus.end import EndScreen
from flick.window.menus.game_tile import GameTile
from flick.window.menus.page import Page
from flick.window.menus.title import TitleScreen
from flick.window.widgets.button import Button
from flick.window.widgets.label import Caption
from tests.saved_matches import kept
from tests.window.menus.conftest import Visit
from tests.window.menus.visitor import a_match, kept_match


class Playing(Page):
    """A screen in the place of the one on which a match is played."""

    def __init__(self, app: App, match: Any, writer: Any) -> None:
        super().__init__(app)
        self.match, self.writer = match, writer

    def lay_out(self) -> None:
        self.desk.add(Caption(self.kit, self.rect(20, 20, 400, 40), "Playing"))

    def leave(self) -> None:
        super().leave()
        if self.writer:
            self.writer.close()


@pytest.fixture(autouse=True)
def play_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("flick.window.match.play_screen")
    module.PlayScreen = Playing  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "flick.window.match.play_screen", module)


def test_from_the_title_to_a_match_and_back(visit: Visit) -> None:
    visitor = visit()
    opening.open_title(visitor.app)
    visitor.wait()
    visitor.click(visitor.part(GameTile, "Catacombs"))
    visitor.click(visitor.part(Button, "Start the match"))
    assert isinstance(visitor.screen, Playing)
    assert [entry.path for entry in kept()] == [visitor.screen.writer.path]
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.screen, TitleScreen), "not to the choices for a match that has begun"
    assert "Continue" in visitor.says()
    visitor.click(visitor.part(Button, "Continue"))
    assert isinstance(visitor.screen, Playing)


def test_the_title_shows_what_was_played_meanwhile(visit: Visit) -> None:
    visitor = visit()
    opening.open_title(visitor.app)
    visitor.wait()
    assert "Play the tutorial" in visitor.says()
    kept_match(6)
    visitor.go(lambda app: Playing(app, None, None))
    visitor.key(pygame.K_ESCAPE)
    assert "Continue" in visitor.says()


def test_the_end_takes_the_place_of_the_match(visit: Visit) -> None:
    visitor = visit()
    opening.open_title(visitor.app)
    opening.begin(visitor.app, usual("catacombs"))
    opening.open_match(visitor.app, a_match(), None)
    match = a_match()
    match.resign(0)
    opening.open_end(visitor.app, match, None)
    visitor.wait()
    assert isinstance(visitor.screen, EndScreen)
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.screen, TitleScreen)


def test_going_on_with_a_match_that_is_written_elsewhere_is_refused(visit: Visit) -> None:
    kept_match(2)
    path = kept()[0].path
    visitor = visit()
    opening.open_title(visitor.app)
    _, writer, _ = go_on(path)
    assert writer is not None
    try:
        with pytest.raises(Refused):
            opening.go_on_with(visitor.app, path)
        visitor.wait()
        visitor.click(visitor.part(Button, "Continue"))
        assert "is open in another Flick" in visitor.says().replace("\n", " ")
    finally:
        writer.close()


def test_the_window_opens_in_the_language_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(Settings(language="en", still=True))
    seen: list[Any] = []

    def first(app: App) -> Any:
        screen = opening.open_title(app)
        seen.append((app.words.language, pygame.key.get_repeat()))
        app.change(mute=not app.settings.mute)
        app.close()
        return screen

    assert start.run_window(first, "fr") == 0
    assert start.run_window(first) == 0
    assert seen == [("fr", start.REPEAT), ("en", start.REPEAT)]
    assert (load_settings().language, load_settings().mute) == ("en", False)


def test_a_language_that_is_chosen_is_kept_whatever_was_asked_for() -> None:
    save_settings(Settings(language="", still=True))

    def first(app: App) -> Any:
        screen = opening.open_title(app)
        app.change(mute=True)
        assert load_settings().language == ""
        app.change(language="en")
        app.close()
        return screen

    assert start.run_window(first, "fr") == 0
    assert load_settings().language == "en"


@pytest.mark.parametrize(
    ("display", "window"),
    [((1920, 1080), (1280, 720)), ((1024, 640), (1024, 640)), ((800, 600), (1024, 640)), ((1152, 2000), (1152, 720))],
)
def test_a_window_is_no_larger_than_the_display(
    monkeypatch: pytest.MonkeyPatch, display: tuple[int, int], window: tuple[int, int]
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [display])
    sizes: list[tuple[int, int]] = []

    def first(app: App) -> Any:
        sizes.append(app.size)
        app.close()
        return opening.open_title(app)

    assert start.run_window(first) == 0
    assert sizes == [window]


def test_a_display_that_cannot_be_opened_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*given: Any, **_: object) -> None:
        raise pygame.error("no such display")

    monkeypatch.setattr(start, "App", fail)
    with pytest.raises(Refused) as refused:
        start.run_window(opening.open_title)
    assert refused.value.say.facts == {"why": "no such display"}
