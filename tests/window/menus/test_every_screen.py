"""What must hold of every screen: nothing clipped, covered or too pale, everything large enough to be clicked."""

from collections.abc import Callable
from typing import Any

import pytest

from flick.paint.palette import PALETTES
from flick.places import saves
from flick.window.app.app import App
from flick.window.app.screen import Screen
from flick.window.menus.draft import Sitter, usual
from flick.window.menus.end import EndScreen
from flick.window.menus.load import LoadScreen
from flick.window.menus.new_match import NewMatchScreen
from flick.window.menus.rulebook_screen import RulebookScreen
from flick.window.menus.settings_screen import SettingsScreen
from flick.window.menus.title import TitleScreen
from tests.window.checks import complaints, missing
from tests.window.menus.conftest import Visit
from tests.window.menus.visitor import Visitor, a_match, kept_match
from tests.window.playing import play

Make = Callable[[App], Screen]


def new_match(seats: int = 2, **options: Any) -> Make:
    def make(app: App) -> Screen:
        draft = usual("catacombs", "Camille")
        draft.seed = 20117
        draft.seat_people(seats)
        draft.sitters[-1] = Sitter(True, "Maximilienne d’Hautefeuille")
        draft.options |= options
        return NewMatchScreen(app, "catacombs", draft)

    return make


def end(wins: int) -> Make:
    def make(app: App) -> Screen:
        match = play(a_match(seed=3, arena_mode="mat"), 60)
        match.resign(1 - wins)
        return EndScreen(app, match, saves() / "catacombs-2026-11-18-1.flick")

    return make


def drawn(app: App) -> Screen:
    match = a_match()
    match.settle()
    return EndScreen(app, match, None)


SCREENS: dict[str, Make] = {
    "title": TitleScreen,
    **{f"new match for {seats}": new_match(seats) for seats in (2, 3, 4)},
    "new match on a table": new_match(table="kids", obstacle_layout="diagonal"),
    "new match refused": new_match(table="/nowhere/at/all.yaml"),
    "load": LoadScreen,
    "replays": lambda app: LoadScreen(app, True),
    **{
        f"settings, {section}": lambda app, section=section: SettingsScreen(app, section)
        for section in ("play", "look", "sound", "keys", "language")
    },
    "rulebook": lambda app: RulebookScreen(app, "catacombs", "CAT-77"),
    "Sword wins": end(0),
    "Skull wins": end(1),
    "not over": drawn,
}


def look(visitor: Visitor, make: Make) -> list[str]:
    """Complaints about a screen as it opens."""
    screen = visitor.go(make)
    return complaints(screen.desk, screen.backdrop())


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_screen_can_be_read_and_used_in_the_smallest_window(visit: Visit, language: str, name: str) -> None:
    kept_match()
    kept_match(2, seed=8)
    (saves() / "catacombs-torn.flick").write_text("{}\n", "utf-8")
    visitor = visit(language=language, name="Camille")
    assert look(visitor, SCREENS[name]) == []
    assert missing(visitor.says()) == []


@pytest.mark.parametrize("palette", PALETTES[1:])
@pytest.mark.parametrize("name", ["title", "new match for 2", "load", "settings, look", "rulebook", "Sword wins"])
def test_a_screen_can_be_read_in_every_palette(visit: Visit, name: str, palette: str) -> None:
    kept_match()
    assert look(visit(palette=palette, language="fr"), SCREENS[name]) == []


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 640), 200), ((1280, 720), 150), ((1280, 720), 80), ((2560, 1440), 200)]
)
@pytest.mark.parametrize("name", ["title", "new match for 4", "load", "settings, look", "rulebook", "Skull wins"])
def test_a_screen_can_be_read_at_every_scale(visit: Visit, name: str, size: tuple[int, int], scale: int) -> None:
    kept_match()
    assert look(visit(size, scale=scale), SCREENS[name]) == []


def test_a_new_player_sees_a_title_without_a_match(visit: Visit) -> None:
    visitor = visit()
    assert look(visitor, TitleScreen) == []
    assert "Play the tutorial" in visitor.says()


def test_the_same_screen_is_drawn_the_same(visit: Visit) -> None:
    pictures = []
    for _ in range(2):
        visitor = visit()
        visitor.go(new_match())
        pictures.append(visitor.app.surface.copy())
    assert pictures[0].get_buffer().raw == pictures[1].get_buffer().raw
