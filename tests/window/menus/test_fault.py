"""A fault of the program costs the screen on which it happens: the match is kept, and one can go on."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from flick.bots.random import random_answer
from flick.keeping import keep
from flick.places import home
from flick.table.chance import Chance, derived
from flick.table.decisions import Choose
from flick.table.files import unwritable
from flick.table.journal import load
from flick.window.match.play_screen import PlayScreen
from flick.window.menus import opening
from flick.window.menus.fault import FaultScreen
from flick.window.menus.title import TitleScreen
from flick.window.widgets.button import Button
from flick.window.widgets.question import Question
from tests.window.menus.visitor import Visitor
from tests.window.playing import a_match


class Broken(Exception):
    """What nobody has thought of."""


def fail(*_: Any, **__: Any) -> Any:
    raise Broken


@pytest.fixture
def visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    monkeypatch.setenv("FLICK_HOME", str(tmp_path))
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1024, 640))
    pygame.event.clear()
    visitor = Visitor((1024, 640), bot_pace="at-once")
    visitor.go(TitleScreen)
    yield visitor
    visitor.end()


def playing(visitor: Visitor) -> PlayScreen:
    """A match against a bot; the person begins."""
    match = a_match(first_team="sword")
    opening.open_match(visitor.app, match, keep(match))
    visitor.wait(400)
    assert isinstance(visitor.screen, PlayScreen)
    return visitor.screen


def told(visitor: Visitor) -> str:
    assert isinstance(visitor.screen, FaultScreen)
    visitor.wait(400)
    return " ".join(text.text for part in visitor.parts(Question) for text in part.texts())


@pytest.mark.parametrize("where", ["tick", "draw", "handle", "leave"])
def test_in_a_match_nothing_is_lost_and_it_goes_on(
    where: str, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = playing(visitor)
    path, answers = screen.path, len(screen.match.answers)
    assert path is not None
    if where == "leave":
        monkeypatch.setattr(screen.controller, "stop", fail)
    monkeypatch.setattr(screen, "tick" if where == "leave" else where, fail)
    visitor.key(pygame.K_TAB)
    assert path.name in told(visitor)
    assert "raise Broken" in path.with_name(f"{path.stem}-fault-1.txt").read_text("utf-8")
    visitor.key(pygame.K_RETURN)
    assert isinstance(visitor.screen, PlayScreen)
    assert visitor.screen is not screen
    assert (visitor.screen.path, len(visitor.screen.match.answers)) == (path, answers)


def test_so_it_is_where_a_part_fails_or_a_bot(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    playing(visitor)
    part = visitor.parts(Button)[0]
    monkeypatch.setattr(part, "paint", fail)
    part.dirty = True
    visitor.wait()
    assert "Broken" in told(visitor)
    visitor.key(pygame.K_ESCAPE)
    monkeypatch.setattr(visitor.app.thinker, "answer", fail)
    match = a_match(first_team="skull")
    opening.open_match(visitor.app, match, keep(match))
    visitor.wait(2000)
    assert "Broken" in told(visitor)


def test_a_match_that_cannot_be_gone_on_with_says_why(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = playing(visitor)
    path = screen.path
    assert path is not None
    monkeypatch.setattr(screen, "tick", fail)
    visitor.wait()
    path.write_text("no match", "utf-8")
    visitor.wait(400)
    visitor.key(pygame.K_RETURN)
    visitor.wait(400)
    assert "not a match of Flick" in told(visitor)


def test_where_the_telling_fails_as_well_the_program_ends(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FaultScreen, "tick", fail)
    monkeypatch.setattr(visitor.screen, "tick", fail)
    with pytest.raises(Broken):
        visitor.wait()


def test_a_picture_that_cannot_be_taken_leaves_nothing(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    (home() / "pictures").write_text("in the way", "utf-8")
    visitor.key(pygame.K_F12)
    assert isinstance(visitor.screen, TitleScreen)
    assert visitor.sounds[-1] == "refused"
    (home() / "pictures").unlink()
    monkeypatch.setattr(pygame.image, "save", lambda *_: fail_of_disk())
    visitor.key(pygame.K_F12)
    assert list((home() / "pictures").iterdir()) == []
    assert isinstance(visitor.screen, TitleScreen)


def fail_of_disk() -> None:
    raise OSError(28, "No space left on device")


def test_a_bots_answer_waits_until_there_is_room_on_the_disk(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = playing(visitor)
    assert screen.writer is not None
    assert screen.path is not None
    file, path = screen.writer, screen.path
    keeps, full = file.answered, [False]

    def answered(*given: Any) -> None:
        if full[0]:
            raise unwritable(path, OSError(28, "No space left on device"))
        keeps(*given)

    monkeypatch.setattr(file, "answered", answered)
    while screen.controller.phase != "thinking":
        if isinstance(decision := screen.controller.decision, Choose):
            screen.controller.answer(decision.options[0].name)
        elif decision is not None:
            screen.controller.answer(random_answer(decision, Chance(derived(3))))
        visitor.wait(3000)
    full[0], before = True, len(screen.match.answers)
    screen.controller.hurry()
    visitor.wait(5000)
    assert visitor.screen is screen, told(visitor)
    assert len(screen.match.answers) == before
    assert "No space left on device" in visitor.says()
    full[0] = False
    visitor.wait(5000)
    assert len(screen.match.answers) > before
    assert len(load(path).answers) == len(screen.match.answers)
