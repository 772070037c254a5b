"""The settings: every one of them is changed by its control, applies at once and is kept."""

from typing import Any

import pygame
import pytest
from pygame import Surface

from flick.window.app.settings import Settings, load_settings
from flick.window.menus.new_match import NewMatchScreen
from flick.window.menus.settings_screen import ALL, SettingsScreen
from flick.window.widgets.button import Button
from flick.window.widgets.field import Field
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.slider import Slider
from flick.window.widgets.switch import Switch
from tests.window.menus.conftest import Visit
from tests.window.menus.visitor import Visitor

SIZE = (1280, 720)


def owner(visit: Visit, section: str, **settings: Any) -> Visitor:
    """Somebody in a section of the settings."""
    visitor = visit(SIZE, **settings)
    visitor.go(lambda app: SettingsScreen(app, section))
    return visitor


CHOICES = [
    ("play", "Flick", 1, "flick_mode", "swipe"),
    ("play", "Aim help", 2, "aim_help", "path"),
    ("play", "Flick speed", 2, "flick_speed", "slow"),
    ("look", "Effects", 1, "effects", "calm"),
    ("play", "Bots play", 3, "bot_pace", "at-once"),
    ("play", "Curtain", 0, "curtain", "never"),
    ("play", "Curtain", 2, "curtain", "always"),
    ("look", "Palette", 1, "palette", "colour-blind"),
    ("language", "Language", 2, "language", "fr"),
]


@pytest.mark.parametrize(("section", "title", "option", "name", "value"), CHOICES, ids=[row[4] for row in CHOICES])
def test_one_of_several(visit: Visit, section: str, title: str, option: int, name: str, value: str) -> None:
    visitor = owner(visit, section)
    row = next(part for part in visitor.parts(Segmented) if near(visitor, part, title))
    visitor.click(row.segments()[option])
    assert getattr(visitor.app.settings, name) == value
    assert getattr(load_settings(), name) == value


def near(visitor: Visitor, part: Segmented, title: str) -> bool:
    return visitor.beside(Segmented, title) is part


SWITCHES = [
    ("play", "Magnifier", "magnifier"),
    ("play", "Odds", "odds"),
    ("play", "Follow bots", "follow_bots"),
    ("look", "Reduced motion", "still"),
    ("look", "Number tags", "numbers_on_pawns"),
    ("sound", "Mute", "mute"),
]


@pytest.mark.parametrize(("section", "title", "name"), SWITCHES, ids=[row[2] for row in SWITCHES])
def test_on_and_off(visit: Visit, section: str, title: str, name: str) -> None:
    visitor = owner(visit, section)
    for _ in range(2):
        before = getattr(visitor.app.settings, name)
        visitor.click(visitor.beside(Switch, title))
        assert getattr(visitor.app.settings, name) is not before
        assert getattr(load_settings(), name) is not before


def test_full_screen(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = owner(visit, "look")
    changed: list[dict[str, object]] = []
    monkeypatch.setattr(visitor.app, "change", lambda **chosen: changed.append(chosen))
    visitor.click(visitor.beside(Switch, "Full screen"))
    assert changed == [{"full_screen": True}]


def test_the_window_has_its_size_again_after_full_screen(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    app = visit((1024, 768)).app
    opened: list[tuple[int, int]] = []

    def open_as(size: tuple[int, int], *, full_screen: bool) -> Surface:
        opened.append(size)
        return Surface((1920, 1080) if full_screen else size)

    monkeypatch.setattr("flick.window.app.app.open_display", open_as)
    before = app.size
    app.change(full_screen=True)
    app.change(full_screen=False)
    assert opened[-1] == before == app.size


@pytest.mark.parametrize(
    ("title", "name"), [("Volume", "volume"), ("Table", "table_volume"), ("Signals", "interface_volume")]
)
def test_volumes_are_heard_as_they_change(visit: Visit, title: str, name: str) -> None:
    visitor = owner(visit, "sound")
    slider = visitor.beside(Slider, title)
    visitor.click((slider.groove.left + slider.groove.width // 4, slider.groove.centery))
    assert getattr(visitor.app.settings, name) == 25
    assert len(visitor.sounds) == 1
    visitor.key(pygame.K_RIGHT)
    assert getattr(load_settings(), name) == 30


def test_the_scale_is_taken_when_the_slider_is_let_go(visit: Visit) -> None:
    visitor = owner(visit, "look", scale=100)
    slider = visitor.beside(Slider, "Interface scale")
    middle = slider.groove.centery
    visitor.move((slider.knob.centerx, middle))
    visitor.press((slider.knob.centerx, middle))
    visitor.move((slider.groove.right, middle), held=True)
    assert (slider.value, visitor.app.settings.scale) == (200, 100)
    visitor.release((slider.groove.right, middle))
    visitor.wait()
    assert visitor.app.settings.scale == 200
    assert visitor.beside(Slider, "Interface scale").value == 200
    assert "As large as this window allows" in visitor.says().replace("\n", " ")
    assert visitor.screen.kit.theme.scale < 2.0


def test_the_scale_follows_the_window_until_it_is_fixed(visit: Visit) -> None:
    visitor = visit((1920, 1080))
    visitor.go(lambda app: SettingsScreen(app, "look"))
    assert visitor.screen.kit.theme.scale == 1.4
    choice = visitor.beside(Segmented, "Interface scale")
    assert choice.options[choice.chosen] == "Fit the window (140%)"
    assert not visitor.parts(Slider)
    visitor.click(choice.segments()[1])
    assert load_settings().scale == 140
    visitor.app.change(scale=90)
    visitor.wait()
    visitor.click(visitor.beside(Segmented, "Interface scale").segments()[0])
    assert (load_settings().scale, visitor.screen.kit.theme.scale) == (0, 1.4)


def test_the_scale_by_keyboard(visit: Visit) -> None:
    visitor = owner(visit, "look", scale=100)
    visitor.screen.desk.give_focus(visitor.beside(Slider, "Interface scale"))
    visitor.key(pygame.K_LEFT)
    assert visitor.app.settings.scale == 95
    visitor.key(pygame.K_LEFT)
    assert load_settings().scale == 90


def test_a_name_is_who_one_is_in_the_next_match(visit: Visit) -> None:
    visitor = owner(visit, "play")
    visitor.click(visitor.parts(Field)[0])
    visitor.write("Noor")
    assert load_settings().name == "Noor"
    screen = visitor.go(lambda app: NewMatchScreen(app, "catacombs"))
    assert screen.draft.sitters[0].name == "Noor"


def test_the_language_of_the_system_can_be_had_back(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLICK_LANG", "fr")
    visitor = owner(visit, "language")
    visitor.click(visitor.beside(Segmented, "Language").segments()[0])
    assert load_settings().language == ""
    assert "Réglages" in visitor.says()


@pytest.mark.parametrize("section", [section.id for section in ALL])
def test_sections_are_chosen_in_the_list(visit: Visit, section: str) -> None:
    visitor = owner(visit, "keys" if section == "play" else "play")
    index = [one.id for one in ALL].index(section)
    listing = visitor.screen.desk.root.parts[-2].parts[0]
    visitor.click(listing.row_rect(index))
    assert visitor.screen.section == section
    visitor.key(pygame.K_UP if index else pygame.K_DOWN)
    assert visitor.screen.section != section


def test_everything_that_is_kept_can_be_changed_here() -> None:
    """Nobody should have to edit a file."""
    here = {"name", "full_screen", "scale", "volume", "table_volume", "interface_volume"}
    here |= {row[3] for row in CHOICES} | {row[2] for row in SWITCHES}
    assert here == set(Settings.__struct_fields__)


def test_the_way_back(visit: Visit) -> None:
    visitor = visit(SIZE)
    visitor.go(lambda app: NewMatchScreen(app, "catacombs"))
    visitor.go(SettingsScreen)
    visitor.click(visitor.part(Button, "Back"))
    assert isinstance(visitor.screen, NewMatchScreen)
