"""The title: what every tile, button and word on it does."""

from typing import Any

import pygame
import pytest

from flick.keeping import go_on, keep
from flick.table.game import find, names
from flick.table.match import Match
from flick.table.seats import Seat
from flick.window.app.theme import Theme
from flick.window.match.lesson.lesson_progress import Progress, keep_progress
from flick.window.menus import opening
from flick.window.menus.covers import painted
from flick.window.menus.draft import EASIEST
from flick.window.menus.framed_theatre import Theatre
from flick.window.menus.game_tile import GameTile
from flick.window.menus.games_screen import presented
from flick.window.menus.load import LoadScreen
from flick.window.menus.new_match import NewMatchScreen
from flick.window.menus.rulebook_screen import RulebookScreen
from flick.window.menus.settings_screen import SettingsScreen
from flick.window.menus.table_picture_part import TablePicturePart
from flick.window.menus.title import TitleScreen
from flick.window.widgets.button import Button, TileButton
from flick.window.widgets.label import Link
from flick.window.workbench.practice_screen import PracticeScreen
from tests.saved_matches import kept, watch
from tests.window.menus.conftest import Visit
from tests.window.menus.visitor import Visitor, kept_match
from tests.window.playing import play


@pytest.fixture
def guest(visit: Visit) -> Visitor:
    """Somebody who looks at the title."""
    visitor = visit()
    visitor.go(TitleScreen)
    return visitor


def test_a_game_that_is_there_is_opened(guest: Visitor) -> None:
    guest.click(guest.part(GameTile, "Catacombs"))
    assert isinstance(guest.screen, NewMatchScreen)
    assert guest.screen.game.id == "catacombs"


@pytest.mark.parametrize("title", ["Kinfire", "Urto", "Caveloot", "Ravenloft"])
def test_a_game_that_is_not_there_says_why(guest: Visitor, title: str) -> None:
    """Until somebody builds it."""
    tile = guest.part(GameTile, title)
    built = title.lower() in names()
    guest.click(tile)
    assert isinstance(guest.screen, NewMatchScreen if built else TitleScreen)
    if not built:
        guest.wait(600)
        assert f"{title} is not on the table yet." in guest.says().replace("\n", " ")
        assert "refused" in guest.sounds


def test_every_game_of_the_house_has_a_cover_of_its_own() -> None:
    pictures = [pygame.image.tobytes(painted(shown.id, (64, 40), Theme()), "RGB") for shown in presented()]
    assert len(dict.fromkeys(pictures)) == len(presented())


@pytest.mark.parametrize(
    ("label", "kind"),
    [("Load", LoadScreen), ("Replays", LoadScreen), ("Rulebooks", RulebookScreen), ("Settings", SettingsScreen)],
)
def test_buttons_open_their_screens_and_esc_comes_back(guest: Visitor, label: str, kind: type) -> None:
    guest.click(guest.part(TileButton, label))
    assert isinstance(guest.screen, kind)
    guest.key(pygame.K_ESCAPE)
    assert isinstance(guest.screen, TitleScreen)


def test_replays_are_for_watching(guest: Visitor) -> None:
    guest.click(guest.part(TileButton, "Replays"))
    assert guest.screen.watching


def test_what_is_not_there_yet_says_so(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "no_tutorial", lambda app, game: f"{game} has no tutorial.")
    visitor = visit()
    visitor.go(TitleScreen)
    why = "catacombs has no tutorial."
    for label in ("Tutorial", "Play the tutorial"):
        visitor.click(visitor.part(Button, label))
        assert isinstance(visitor.screen, TitleScreen)
        assert visitor.part(Button, label).off == why


def test_a_new_player_is_led_through_the_first_game(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """With Enter, without looking for anything."""
    begun: list[str] = []
    monkeypatch.setattr(opening, "open_tutorial", lambda app, game: begun.append(game))
    visitor = visit()
    visitor.go(TitleScreen)
    assert "New at this table?" in visitor.says()
    visitor.key(pygame.K_RETURN)
    assert begun == ["catacombs"]


def test_whoever_has_played_is_no_longer_asked_whether_they_are_new(visit: Visit) -> None:
    match = kept_match(4)
    path = next(entry.path for entry in kept())
    again, writer, _ = go_on(path)
    again.resign(0)
    assert writer is not None
    writer.close()
    visitor = visit()
    visitor.go(TitleScreen)
    assert match.game.id == "catacombs"
    assert "New at this table?" not in visitor.says()
    assert "Catacombs: another match?" in visitor.says()
    visitor.key(pygame.K_RETURN)
    assert isinstance(visitor.screen, NewMatchScreen)


def test_whoever_has_come_to_the_end_of_the_tutorial_is_offered_a_match(visit: Visit) -> None:
    keep_progress("catacombs", Progress(7, 7, done=True))
    visitor = visit()
    visitor.go(TitleScreen)
    assert "Your first match" in visitor.says()
    visitor.key(pygame.K_RETURN)
    assert isinstance(visitor.screen, NewMatchScreen)
    levels = [sitter.level for sitter in visitor.screen.draft.sitters if not sitter.person]
    assert levels == [EASIEST] * len(levels) != [], "as the title promises"


def test_practice_is_offered_to_newcomers_beside_the_tutorial(guest: Visitor) -> None:
    offered = [part.label for part in guest.parts(Button)]
    assert offered.count("Practice") == 2, "a tile, and a button beside the tutorial"
    guest.click(guest.part(TileButton, "Practice"))
    assert isinstance(guest.screen, PracticeScreen)


def test_the_newest_match_goes_on(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    gone_on: list[str] = []
    monkeypatch.setattr(
        opening, "open_match", lambda app, match, writer, instead=False: gone_on.append(close(match, writer))
    )
    match = kept_match(14)
    visitor = visit((1280, 720))
    visitor.go(TitleScreen)
    said = visitor.says()
    assert f"Catacombs, turn {match.turn}" in said
    assert "Camille against Noor (easy)." in said.replace("\n", " ")
    assert len(visitor.parts(TablePicturePart)) == 1
    visitor.click(visitor.part(Button, "Continue"))
    assert gone_on == [f"{len(match.answers)} answers"]


def test_a_match_without_an_arena_shows_the_cover_of_its_game(visit: Visit) -> None:
    game = find("kinfire")
    writer = keep(play(Match(game, [Seat("human", "Camille")] * 2, game.Options(), 7), 6))
    writer.close()
    visitor = visit((1280, 720))
    visitor.go(TitleScreen)
    assert [theatre.cover for theatre in visitor.parts(Theatre)] == ["kinfire"]


def test_a_match_before_its_first_turn_is_told_in_words(visit: Visit) -> None:
    kept_match(0, ask_layout=True)
    visitor = visit((1280, 720), language="fr")
    visitor.go(TitleScreen)
    assert "Catacombes, au début" in visitor.says().replace("\n", " ")


def close(match: Any, writer: Any) -> str:
    writer.close()
    return f"{len(match.answers)} answers"


def test_a_match_that_is_over_does_not_go_on(visit: Visit) -> None:
    older = kept_match(6, seed=5)
    match = kept_match(0, seed=6)
    newest = next(entry.path for entry in kept() if not watch(entry.path).answers)
    again, writer, _ = go_on(newest)
    again.resign(0)
    assert writer is not None
    writer.close()
    visitor = visit()
    visitor.go(TitleScreen)
    assert f"turn {older.turn}" in visitor.says()
    assert match.result is None


def test_languages_are_switched_at_once_and_kept(guest: Visitor) -> None:
    guest.click(guest.part(Link, "Français"))
    assert guest.app.settings.language == "fr"
    assert "Une table, plusieurs jeux." in guest.says()
    guest.click(guest.part(Link, "English"))
    assert "One table, many games." in guest.says()


def test_a_game_from_elsewhere_is_offered_as_well(guest: Visitor) -> None:
    """The tests bring one along."""
    guest.click(guest.part(Link, "Crypt"))
    assert isinstance(guest.screen, NewMatchScreen)
    assert guest.screen.game.id == "crypt"


def test_esc_asks_before_the_window_closes(guest: Visitor) -> None:
    guest.key(pygame.K_ESCAPE)
    assert "Leave Flick?" in guest.says()
    guest.key(pygame.K_ESCAPE)
    assert guest.app.running
    assert "Leave Flick?" not in guest.says()
    guest.key(pygame.K_ESCAPE, pygame.K_RETURN)
    assert not guest.app.running


def test_the_keyboard_reaches_everything(guest: Visitor) -> None:
    """Each once, then the first again."""
    reached = []
    for _ in range(len([part for part in guest.screen.desk.root.walk() if part.focusable])):
        guest.key(pygame.K_TAB)
        assert guest.screen.desk.focus.ringed
        reached.append(guest.screen.desk.focus)
    assert len(dict.fromkeys(map(id, reached))) == len(reached)
    names = [getattr(part, "title", "") or getattr(part, "label", "") or getattr(part, "text", "") for part in reached]
    assert {"Catacombs", "Kinfire", "Load", "Settings", "Français"} <= set(names)
    while getattr(guest.screen.desk.focus, "title", "") != "Catacombs":
        guest.key(pygame.K_TAB)
    guest.key(pygame.K_RETURN)
    assert isinstance(guest.screen, NewMatchScreen)


def test_f1_opens_the_rulebook(guest: Visitor) -> None:
    guest.key(pygame.K_F1)
    assert isinstance(guest.screen, RulebookScreen)
    assert guest.screen.game_id == "catacombs"
    guest.key(pygame.K_F1)
    assert isinstance(guest.screen, TitleScreen)


def test_f1_opens_the_rulebook_of_what_was_played_last(guest: Visitor) -> None:
    match = Match(find("kinfire"), [Seat("human", "Ada")], find("kinfire").Options(), 5)
    keep(match).close()
    guest.go(TitleScreen)
    guest.key(pygame.K_F1)
    assert guest.screen.game_id == "kinfire"
    guest.key(pygame.K_F1)
    guest.click(guest.part(TileButton, "Rulebooks"))
    assert guest.screen.game_id == "kinfire"


def test_the_disc_is_flicked_onto_the_i_once(visit: Visit) -> None:
    visitor = visit(still=False)
    visitor.app.go(TitleScreen)
    visitor.wait(200)
    assert 0 < visitor.screen.dot.done < 1
    visitor.wait(600)
    assert visitor.screen.dot.done == 1
    assert visitor.sounds.count("wood-soft") == 1
    visitor.app.restyle()
    visitor.wait(50)
    assert visitor.screen.dot.done == 1


def test_any_key_skips_the_flick(visit: Visit) -> None:
    visitor = visit(still=False)
    visitor.app.go(TitleScreen)
    visitor.wait(100)
    visitor.key(pygame.K_TAB)
    assert visitor.screen.dot.done == 1


def test_nothing_moves_at_rest(guest: Visitor) -> None:
    """No idle animation: the program sleeps."""
    guest.wait(1000)
    assert not guest.screen.moving
    assert guest.screen.draw(guest.app.surface) == []
