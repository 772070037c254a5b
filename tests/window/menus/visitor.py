"""Somebody who uses the whole program with mouse and keyboard: events are posted to pygame and given to the app."""

import time
from typing import Any, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.keeping import keep
from flick.table.match import Match
from flick.window.app.app import App
from flick.window.app.settings import Settings
from flick.window.widgets.widget import Widget
from tests.window.playing import a_match, play, settle

P = TypeVar("P", bound=Widget)
Place = tuple[int, int]


class Visitor:
    """Time goes by only when it waits."""

    def __init__(self, size: tuple[int, int] = (1024, 640), **settings: Any) -> None:
        chosen = Settings(**{"language": "en", "still": True, **settings})
        self.app = App(chosen, size, Surface(size, 0, 32))
        self.sounds: list[str] = []
        self.app.sounds.play = lambda name, volume=1.0, pan=0.0: self.sounds.append(name)  # type: ignore[method-assign]
        self.app.restyle()
        self.now = 1000.0

    @property
    def screen(self) -> Any:
        return self.app.screen

    def go(self, make: Any) -> Any:
        """Open a screen, and look at it."""
        screen = self.app.go(make)
        self.wait(100)
        return screen

    def wait(self, ms: float = 50) -> None:
        """Let time go by, in frames, and what is done in the background be done."""
        end = self.now + ms
        while self.now < end:
            self.now = min(end, self.now + 25)
            self.app.frame([], self.now)
        settle(self.app.screen)
        self.app.frame([], self.now)

    def let_bots_think(self) -> None:
        """Bots think in a process of their own, which on a busy machine needs longer than any number of frames."""
        while self.screen.controller.phase == "thinking":
            time.sleep(0.005)
            self.app.frame([], self.now)

    def send(self, kind: int, **facts: object) -> None:
        pygame.event.post(Event(kind, facts))
        self.app.frame(pygame.event.get(), self.now)

    def move(self, place: Place, held: bool = False) -> None:
        self.send(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(int(held), 0, 0))

    def press(self, place: Place) -> None:
        self.send(pygame.MOUSEBUTTONDOWN, pos=place, button=1)

    def release(self, place: Place) -> None:
        self.send(pygame.MOUSEBUTTONUP, pos=place, button=1)

    def click(self, what: Widget | Rect | Place) -> None:
        """In the middle of it."""
        place = what.rect.center if isinstance(what, Widget) else what.center if isinstance(what, Rect) else what
        self.move(place)
        self.press(place)
        self.release(place)
        self.wait()

    def key(self, *keys: int, mod: int = 0) -> None:
        for key in keys:
            self.send(pygame.KEYDOWN, key=key, mod=mod, unicode="")
            self.send(pygame.KEYUP, key=key, mod=mod)
        self.wait()

    def write(self, text: str) -> None:
        for letter in text:
            self.send(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter)
            self.send(pygame.TEXTINPUT, text=letter)
        self.wait()

    def wheel(self, place: Place, steps: int) -> None:
        self.move(place)
        self.send(pygame.MOUSEWHEEL, x=0, y=steps, precise_y=float(steps), flipped=False)
        self.wait()

    def parts(self, kind: type[P]) -> list[P]:
        """All parts of a kind that are shown, also in what lies above the screen."""
        desk = self.screen.desk
        return [part for part in (*desk.root.walk(), *desk.over.walk()) if isinstance(part, kind)]

    def part(self, kind: type[P], name: str) -> P:
        """The part that says this: its label, title or text."""
        for part in self.parts(kind):
            if name in (getattr(part, said, None) for said in ("label", "title", "text", "name")):
                return part
        raise AssertionError(f"no {kind.__name__} says {name!r}")

    def beside(self, kind: type[P], title: str) -> P:
        """The control in the row of that title: the one whose middle is nearest to it on its right."""
        line = next(text for text in self.screen.desk.texts() if text.text == title)
        near = [part for part in self.parts(kind) if part.rect.right > line.rect.right]
        return min(near, key=lambda part: abs(part.rect.centery - line.rect.centery))

    def says(self) -> str:
        """Everything that can be read now."""
        return "\n".join(text.text for text in self.screen.desk.texts())

    def end(self) -> None:
        self.app.end()


def kept_match(answers: int = 12, **given: Any) -> Match:
    """A match that is kept in a file of its own, so far."""
    match = a_match(**given)
    writer = keep(match)
    play(match, answers)
    writer.close()
    return match
