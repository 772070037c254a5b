"""The way back: changes are taken back and made again, those of one name together."""

import pygame
import pytest
from pygame.event import Event

from flick.window.app.history import History, took


def test_changes_are_taken_back_and_made_again() -> None:
    history = History("a")
    for moment in ("b", "c", "c"):
        history.go(moment)
    assert list(history.backwards()) == ["c", "b", "a"]
    history.undo()
    history.undo()
    assert (history.now, history.can_undo, history.can_redo) == ("a", False, True)
    history.undo()
    history.redo()
    assert (history.now, history.can_undo, history.can_redo) == ("b", True, True)
    history.go("d")
    history.redo()
    assert (history.now, history.can_redo) == ("d", False)
    assert list(history.backwards()) == ["d", "b", "a"]


def test_changes_of_one_name_in_a_row_are_taken_back_together() -> None:
    history = History(0)
    history.go(0, "mass")
    for moment, change in ((1, "mass"), (2, "mass"), (3, "grip"), (4, "mass"), (5, ""), (6, "")):
        history.go(moment, change)
    assert list(history.backwards()) == [6, 5, 4, 3, 2, 0]


def test_after_a_step_back_the_same_name_begins_anew() -> None:
    history = History(0)
    history.go(1, "mass")
    history.go(2, "grip")
    history.undo()
    history.go(3, "mass")
    assert list(history.backwards()) == [3, 1, 0]


@pytest.mark.parametrize(
    ("key", "mod", "done"),
    [
        (pygame.K_z, pygame.KMOD_CTRL, ["undo"]),
        (pygame.K_y, pygame.KMOD_CTRL, ["redo"]),
        (pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT, ["redo"]),
        (pygame.K_z, 0, []),
        (pygame.K_s, pygame.KMOD_CTRL, []),
    ],
)
def test_the_keys_are_those_of_every_program(key: int, mod: int, done: list[str]) -> None:
    did: list[str] = []
    event = Event(pygame.KEYDOWN, key=key, mod=mod)
    assert took(event, lambda: did.append("undo"), lambda: did.append("redo")) == bool(done)
    assert did == done
