"""A game in a folder of its own is found everywhere, and played by bots and in the window: that of the page."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from flick.cli import run
from flick.table import game as games
from flick.window.match.play_screen import PlayScreen
from flick.window.menus.end import EndScreen
from flick.window.menus.game_tile import GameTile
from flick.window.menus.new_match import NewMatchScreen
from flick.window.menus.opening import open_rulebook
from flick.window.menus.title import TitleScreen
from flick.window.widgets.button import Button
from flick.window.widgets.select import Select
from tests.contract import cases, check_playout
from tests.pages import write_files
from tests.window.menus.visitor import Visitor

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"
MOST_KEYS = 60


@pytest.fixture
def pond(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that a reader of the page would have made."""
    names = write_files(PAGE, tmp_path)
    assert sorted(names) == [
        *("pond/RULES.en.md", "pond/__init__.py", "pond/colours.yaml", "pond/game.yaml", "pond/words/en.ftl"),
    ]
    monkeypatch.setenv("FLICK_GAMES", str(tmp_path))
    return tmp_path


@pytest.fixture
def visitor(pond: Path) -> Iterator[Visitor]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1024, 640))
    pygame.event.clear()
    visitor = Visitor((1024, 640), bot_pace="at-once")
    yield visitor
    visitor.end()
    pygame.display.quit()


def test_it_keeps_the_contract(pond: Path) -> None:
    game, looks = games.find("pond"), Counter[Any]()
    otherwise = sum(check_playout(game, *case, looks).dealt_otherwise for case in cases(game))
    assert otherwise > 0


def test_it_is_found_at_the_front_door(pond: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games"]) == 0
    assert "pond: Pond, 2 to 3 players\n  Twelve fish in a pond." in capsys.readouterr().out
    assert run(["simulate", "pond", "-n", "20", "--json"]) == 0
    assert '"errors": 0' in capsys.readouterr().out
    assert run(["rules", "pond", "PON-2", "--lang", "fr"]) == 0
    assert "Then you draw a fish" in capsys.readouterr().out
    assert run(["check", str(pond)]) == 0


def test_what_is_wrong_in_its_file_is_told_and_keeps_nobody_from_playing(
    pond: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = pond / "pond" / "game.yaml"
    file.write_text("place: first\n", "utf-8")
    assert run(["check", str(file)]) == 1
    assert capsys.readouterr().err == f"{file}:1: place: expected a whole number, got 'first'\n"
    assert run(["simulate", "pond", "-n", "2", "--json"]) == 0


def test_it_is_played_from_the_title_to_its_end(visitor: Visitor) -> None:
    """With keys alone, once it has been chosen; and its rulebook stands among the others."""
    visitor.go(TitleScreen)
    visitor.click(visitor.part(GameTile, "Pond"))
    assert isinstance(visitor.screen, NewMatchScreen)
    visitor.click(visitor.part(Button, "Start the match"))
    assert isinstance(visitor.screen, PlayScreen)
    for _ in range(MOST_KEYS):
        if isinstance(visitor.screen, EndScreen):
            break
        visitor.key(pygame.K_1, pygame.K_RETURN)
        visitor.wait(400)
        if isinstance(visitor.screen, PlayScreen):
            visitor.let_bots_think()
    assert isinstance(visitor.screen, EndScreen)
    assert "pounds win." in visitor.says()
    open_rulebook(visitor.app, "pond")
    visitor.wait(100)
    assert "Then you draw a fish" in visitor.says().replace("\n", " ")
    assert "Pond" in visitor.parts(Select)[0].options
