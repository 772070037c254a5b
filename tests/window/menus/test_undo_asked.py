"""At one screen: secret choices behind a curtain, and nobody's answer is taken back before they agree."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from flick.table.game import find
from flick.table.match import Match
from flick.table.seats import HUMAN, Seat
from flick.window.app.app import App
from flick.window.app.settings import Settings
from flick.window.match.play_controller import PlayController
from flick.window.match.play_screen import PlayScreen
from flick.window.menus.opening import open_match, open_title
from tests.promises import Promises


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv("FLICK_HOME", str(tmp_path))
    pygame.init()
    app = App(Settings(language="en", curtain="hidden", still=True, mute=True), (1280, 720))
    open_title(app)
    yield app
    app.end()


def until(app: App, phase: str) -> PlayController:
    screen = app.screen
    assert isinstance(screen, PlayScreen)
    for _ in range(2000):
        app.frame((), app.now + 16.0)
        if screen.controller.phase == phase:
            return screen.controller
    raise AssertionError(f"never: {screen.controller.phase}")


def type_keys(app: App, *keys: tuple[int, int]) -> None:
    """Each key with what is held down beside it, and time for what moves."""
    for key, mod in keys:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            app.frame([Event(kind, key=key, mod=mod, unicode="", scancode=0)], app.now + 16.0)
        for _ in range(20):
            app.frame((), app.now + 16.0)


def test_a_secret_offer_is_made_behind_the_curtain_and_told_when_all_are_made(app: App) -> None:
    match = Match(find("masks"), [Seat(HUMAN), Seat(HUMAN)], seed=7)
    open_match(app, match, None)
    for seat in (0, 1):
        controller = until(app, "curtain")
        assert controller.viewer is None
        assert not [event for event in match.events if event.kind == "offer"]
        controller.lift()
        until(app, "asking")
        assert controller.viewer == seat
        controller.answer(f"offer {match.state.hands[seat][0]}")
    until(app, "curtain")
    assert [event.facts["card"] for event in match.events if event.kind == "offer"]


def test_whoever_loses_an_answer_is_asked_and_may_say_no(app: App) -> None:
    match = Match(Promises(), [Seat(HUMAN, "Ann"), Seat(HUMAN, "Ben")])
    open_match(app, match, None)
    screen = app.screen
    assert isinstance(screen, PlayScreen)
    for answer in ("yes", "no"):
        until(app, "asking").answer(answer)
    until(app, "asking")
    for keys, left in (([], ["yes", "no"]), ([pygame.K_TAB], [])):
        type_keys(app, (pygame.K_z, pygame.KMOD_LCTRL))
        read = " ".join(text.text for text in screen.desk.texts())
        assert read == "Ben, your answer would be undone as well. Do you agree? Keep the answers I agree"
        type_keys(app, *[(key, 0) for key in (*keys, pygame.K_RETURN)])
        assert [taken.given.text for taken in match.answers] == left
