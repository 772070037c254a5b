"""What is drawn and gone again is there long enough to be read, and whoever has read it goes on."""

import pygame
import pytest
from pygame.event import Event

from flick.window.app.app import App
from flick.window.app.settings import Settings
from flick.window.match.news_presenter import LINGER
from flick.window.match.play_screen import PlayScreen
from tests.games_ravenloft.phases import match_of
from tests.games_ravenloft.scene import on_top, state_of

FRAME = 16.0


@pytest.mark.parametrize("hurries", [False, True])
def test_an_encounter_is_read_before_the_match_goes_on(hurries: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kat ends her hero phase where she stands, and a slit in the wall shoots at her."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    state = state_of(1)
    on_top(state, "encounter", "arrow_slit#1")
    match = match_of(state)
    app = App(Settings(language="en", mute=True), (1024, 640))
    try:
        app.go(lambda app: PlayScreen(app, match, None))
        now, shown = 0.0, 0.0
        screen = app.screen
        assert isinstance(screen, PlayScreen)
        for _ in range(1000):
            now += FRAME
            lies = "arrow_slit#1" in match.state.shown
            shown += FRAME * lies
            pressed = hurries and lies
            app.frame([Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")] if pressed else [], now)
            if screen.controller.phase == "asking" and not match.answers:
                screen.controller.answer("turn end")
            elif screen.controller.phase == "asking":
                break
        assert (shown >= LINGER["normal"]) != hurries
    finally:
        app.end()
