"""A hand on mouse and keyboard: events are posted to pygame, taken from its queue and given to a desk."""

import pygame
from pygame import Rect
from pygame.event import Event

from flick.window.widgets.desk import Desk
from flick.window.widgets.kit import Kit
from flick.window.widgets.widget import Widget

Place = tuple[int, int]

WINDOW = Rect(0, 0, 800, 600)


class Hand:
    """What it does happens at once; time goes by only when it waits."""

    def __init__(self, *parts: Widget, kit: Kit | None = None) -> None:
        self.sounds: list[str] = []
        self.kit = kit or parts[0].kit
        self.kit.sound = self.sounds.append
        self.desk = Desk(self.kit, WINDOW, parts)
        self.now = 0.0
        self.wait(1)

    def send(self, kind: int, **facts: object) -> bool:
        """Post an event; whether anything on the desk took it."""
        pygame.event.post(Event(kind, facts))
        taken = [self.desk.handle(event) for event in pygame.event.get()]
        return any(taken)

    def wait(self, ms: float) -> None:
        """Let time go by, in frames."""
        end = self.now + ms
        while self.now < end:
            self.now = min(end, self.now + 16)
            self.desk.tick(self.now)

    def move(self, place: Place, held: bool = False) -> bool:
        return self.send(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(int(held), 0, 0))

    def down(self, place: Place, button: int = 1) -> bool:
        return self.send(pygame.MOUSEBUTTONDOWN, pos=place, button=button)

    def up(self, place: Place, button: int = 1) -> bool:
        return self.send(pygame.MOUSEBUTTONUP, pos=place, button=button)

    def click(self, place: Place) -> None:
        self.move(place)
        self.down(place)
        self.up(place)
        self.wait(20)

    def drag(self, start: Place, *ways: Place) -> None:
        self.move(start)
        self.down(start)
        for place in ways:
            self.move(place, held=True)
        self.up(ways[-1])

    def wheel(self, steps: float) -> bool:
        """Upwards is positive."""
        return self.send(pygame.MOUSEWHEEL, x=0, y=int(steps), precise_y=float(steps), flipped=False)

    def key(self, *keys: int, mod: int = 0, unicode: str = "") -> bool:
        """Press keys, one after the other; whether the last one was taken."""
        taken = [self.send(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode) for key in keys]
        for key in keys:
            self.send(pygame.KEYUP, key=key, mod=mod)
        return taken[-1]

    def type(self, text: str) -> None:
        """As the system does it: a key, then the text that it makes."""
        for letter in text:
            self.send(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter)
            self.send(pygame.TEXTINPUT, text=letter)

    def tab(self, times: int = 1) -> None:
        self.key(*[pygame.K_TAB] * times)
