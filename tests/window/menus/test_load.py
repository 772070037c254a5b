"""Kept matches: gone on with, watched, thrown away; and what is no match any more."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from flick.keeping import go_on
from flick.places import saves
from flick.window.match.play_screen import PlayScreen
from flick.window.match.replay.replay_screen import ReplayScreen
from flick.window.menus import opening
from flick.window.menus.load import LoadScreen
from flick.window.widgets.button import Button
from tests.saved_matches import kept
from tests.window.checks import complaints
from tests.window.menus.conftest import Visit
from tests.window.menus.visitor import Visitor, kept_match


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What is gone on with, and what is watched."""
    found: list[Any] = []

    def open_match(app: Any, match: Any, writer: Any, instead: bool = False) -> None:
        writer.close()
        found.append(writer.path)

    monkeypatch.setattr(opening, "open_match", open_match)
    monkeypatch.setattr(opening, "open_replay", lambda app, path, answer=None: found.append(("watched", path)))
    return found


def reader(visit: Visit, watching: bool = False) -> Visitor:
    """Somebody who looks at the list."""
    visitor = visit((1280, 720))
    visitor.go(lambda app: LoadScreen(app, watching))
    return visitor


def select(visitor: Visitor, title: str) -> None:
    """Click the row of that title."""
    index = [row.title for row in visitor.screen.listing.rows].index(title)
    visitor.click(visitor.screen.listing.row_rect(index))


def paths() -> list[Path]:
    return [entry.path for entry in kept()]


def test_without_a_match_it_says_how_one_comes_about(visit: Visit) -> None:
    said = reader(visit).says().replace("\n", " ")
    assert "A match is saved from its first answer on." in said
    assert str(saves()) in said.replace(" ", "")


def test_the_selected_match_goes_on(visit: Visit, opened: list[Any]) -> None:
    kept_match(4, seed=1)
    kept_match(8, seed=2)
    _, older = paths()
    visitor = reader(visit)
    visitor.click(visitor.screen.listing.row_rect(1))
    visitor.click(visitor.part(Button, "Continue"))
    assert opened == [older]


def test_enter_goes_on_with_the_newest(visit: Visit, opened: list[Any]) -> None:
    kept_match(4, seed=1)
    kept_match(8, seed=2)
    newest, _ = paths()
    reader(visit).key(pygame.K_RETURN)
    assert opened == [newest]


def test_arrows_select(visit: Visit, opened: list[Any]) -> None:
    kept_match(4, seed=1)
    kept_match(8, seed=2)
    _, older = paths()
    visitor = reader(visit)
    visitor.key(pygame.K_DOWN, pygame.K_RETURN)
    assert opened == [older]


def test_replays_are_watched(visit: Visit, opened: list[Any]) -> None:
    kept_match(4)
    visitor = reader(visit, watching=True)
    visitor.key(pygame.K_RETURN)
    visitor.click(visitor.part(Button, "Watch"))
    assert opened == [("watched", paths()[0])] * 2


def test_how_far_a_match_is(visit: Visit) -> None:
    match = kept_match(20)
    said = reader(visit).says()
    assert f"Catacombs, turn {match.turn}" in said
    assert "20 answers" in said


def test_a_match_that_is_over_is_only_watched(visit: Visit, opened: list[Any]) -> None:
    kept_match(2)
    match, writer, _ = go_on(paths()[0])
    match.resign(0)
    assert writer is not None
    writer.close()
    visitor = reader(visit)
    assert "Camille against Noor (easy). Skull wins." in visitor.says()
    assert visitor.part(Button, "Continue").off == "Sword resigns."
    visitor.key(pygame.K_RETURN)
    visitor.click(visitor.part(Button, "Continue"))
    assert opened == []


def test_deleting_asks_first(visit: Visit) -> None:
    kept_match(2, seed=1)
    kept_match(2, seed=2)
    first, second = paths()
    visitor = reader(visit)
    visitor.click(visitor.part(Button, "Delete"))
    assert "Delete this match?" in visitor.says()
    visitor.key(pygame.K_ESCAPE)
    assert paths() == [first, second]
    visitor.click(visitor.part(Button, "Delete"))
    visitor.click(next(part for part in visitor.parts(Button) if part.label == "Delete" and part.on_paper))
    assert paths() == [second]
    assert len(visitor.screen.listing.rows) == 1


def test_a_match_that_another_program_writes_is_left_alone(visit: Visit, opened: list[Any]) -> None:
    kept_match(2)
    path = paths()[0]
    _, writer, _ = go_on(path)
    assert writer is not None
    try:
        visitor = reader(visit)
        visitor.click(visitor.part(Button, "Continue"))
        assert "is open in another Flick." in visitor.says().replace("\n", " ")
        visitor.key(pygame.K_RETURN)
        visitor.click(visitor.part(Button, "Delete"))
        visitor.click(next(part for part in visitor.parts(Button) if part.label == "Delete" and part.on_paper))
        assert "is open in another Flick." in visitor.says().replace("\n", " ")
    finally:
        writer.close()
    assert (opened, paths()) == ([], [path])


def test_a_broken_file_is_shown_with_its_fault(visit: Visit, opened: list[Any]) -> None:
    kept_match(2)
    broken = saves() / "catacombs-torn.flick"
    broken.write_text('{"format": "flick-ma', "utf-8")
    stranger = paths()[0].with_name("chess-1.flick")
    stranger.write_bytes(paths()[0].read_bytes().replace(b'"game":"catacombs"', b'"game":"chess"', 1))
    visitor = reader(visit)
    select(visitor, "chess-1.flick")
    assert "There is no game “chess”" in visitor.says().replace("\n", " ")
    select(visitor, "catacombs-torn.flick")
    said = visitor.says().replace("\n", " ")
    assert "catacombs-torn.flick:1: this is not a match of Flick" in said
    assert str(saves()) not in said
    assert complaints(visitor.screen.desk, visitor.screen.backdrop()) == []
    visitor.key(pygame.K_RETURN)
    visitor.click(visitor.screen.listing.row_rect(visitor.screen.selected))
    assert opened == []


def test_a_broken_file_is_deleted_like_any_other(visit: Visit) -> None:
    kept_match(2)
    broken = saves() / "catacombs-torn.flick"
    broken.write_text('{"format": "flick-ma', "utf-8")
    visitor = reader(visit)
    select(visitor, broken.name)
    visitor.click(visitor.part(Button, "Delete"))
    assert "The file catacombs-torn.flick will be gone for good." in visitor.says().replace("\n", " ")
    visitor.click(next(part for part in visitor.parts(Button) if part.label == "Delete" and part.on_paper))
    assert not broken.exists()
    assert len(paths()) == len(visitor.screen.listing.rows) == 1


def test_a_match_before_its_first_turn_is_told_in_words(visit: Visit) -> None:
    kept_match(0, ask_layout=True)
    assert "Catacombs, before the first turn" in reader(visit).says()


def test_a_file_that_disappears_is_no_fault(visit: Visit, opened: list[Any]) -> None:
    kept_match(2)
    visitor = reader(visit)
    paths()[0].unlink()
    visitor.click(visitor.part(Button, "Continue"))
    assert "there is no such file" in visitor.says().replace("\n", " ")
    assert opened == []


def test_the_match_that_one_is_in_is_gone_back_to(visit: Visit) -> None:
    """It said that the match was open in another Flick: in this one."""
    kept_match(8, seed=2)
    visitor = reader(visit)
    visitor.click(visitor.part(Button, "Continue"))
    played = visitor.screen
    assert isinstance(played, PlayScreen)
    visitor.go(LoadScreen)
    visitor.click(visitor.part(Button, "Continue"))
    assert visitor.screen is played
    visitor.go(lambda app: ReplayScreen(app, paths()[0]))
    visitor.go(LoadScreen)
    visitor.key(pygame.K_RETURN)
    assert visitor.screen is played
    assert played.writer is not None
    assert played.writer.path == paths()[0]


def test_a_match_that_another_program_plays_stays_shut(visit: Visit) -> None:
    kept_match(8, seed=2)
    _, writer, _ = go_on(paths()[0])
    visitor = reader(visit)
    visitor.click(visitor.part(Button, "Continue"))
    assert isinstance(visitor.screen, LoadScreen)
    assert writer is not None
    writer.close()
