"""Hands on a real mouse and a real keyboard: the X server of ``DISPLAY`` gets every event from ``xdotool``."""

import subprocess
import time
from collections.abc import Callable, Sequence
from typing import Any

import pygame
from pygame import Rect

from flick.window.app.app import App
from flick.window.widgets.widget import Widget

Place = tuple[int, int]

PATIENCE = 60.0
"""Seconds after which nothing is waited for any longer."""

STILL = 0.25
"""Seconds for which nothing may move before somebody reaches out."""


class Hands:
    """What they do is seen by the program as whatever X tells it. Places are pixels of the window."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.window = 0
        """What X calls the window."""

    def xdo(self, *words: object) -> None:
        subprocess.run(["xdotool", *map(str, words)], check=True, timeout=PATIENCE)

    def focus(self) -> None:
        """Give the keyboard to the window, as a window manager would."""
        self.window = int(pygame.display.get_wm_info()["window"])
        self.xdo("windowfocus", "--sync", self.window)

    def to(self, place: Place) -> list[object]:
        """What moves the pointer to a place of the window."""
        return ["mousemove", "--window", self.window, *place]

    def click(self, place: Place | Rect | Widget) -> None:
        rect = place.rect if isinstance(place, Widget) else place
        at = rect.center if isinstance(rect, Rect) else rect
        self.xdo(*self.to(at), "sleep", 0.1, "click", 1)

    def drag(self, start: Place, end: Place) -> None:
        """Press, go there in steps, hold still, let go."""
        steps: list[object] = [*self.to(start), "sleep", 0.1, "mousedown", 1]
        for at in between(start, end, 12):
            steps += ["sleep", 0.03, *self.to(at)]
        self.xdo(*steps, "sleep", 0.6, "mouseup", 1)

    def strike(self, start: Place, end: Place) -> None:
        """Press, and go through to the end at an even pace."""
        steps: list[object] = [*self.to(start), "sleep", 0.1, "mousedown", 1]
        for at in between(start, end, 10):
            steps += ["sleep", 0.012, *self.to(at)]
        self.xdo(*steps, "sleep", 0.1, "mouseup", 1)

    def key(self, *names: str) -> None:
        """Press keys by their names in X: ``Return``, ``1``, ``Left``."""
        for name in names:
            self.xdo("key", name, "sleep", 0.1)

    def until(self, what: str, done: Callable[[], Any]) -> Any:
        """Wait for something; what came of it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := self._look(done):
                return found
            time.sleep(0.02)
        raise AssertionError(f"never: {what}")

    def quiet(self, what: str, done: Callable[[], Any]) -> None:
        """Wait for something, and until nothing has changed or moved for a while."""
        since = time.monotonic()
        end = since + PATIENCE
        while time.monotonic() < end:
            now = time.monotonic()
            if self._look(lambda: self.app.changing or self.app.screen.desk.moving or not done()) is not False:
                since = now
            if now - since > STILL:
                return
            time.sleep(0.02)
        raise AssertionError(f"never: {what}")

    @staticmethod
    def _look(done: Callable[[], Any]) -> Any:
        """The program goes on while somebody looks at it: what is half done then is looked at again."""
        try:
            return done()
        except (RuntimeError, IndexError, KeyError, AttributeError):
            return None


def between(start: Place, end: Place, count: int) -> Sequence[Place]:
    """Places on the way, the last one is the end."""
    return [
        (
            round(start[0] + (end[0] - start[0]) * step / count),
            round(start[1] + (end[1] - start[1]) * step / count),
        )
        for step in range(1, count + 1)
    ]
