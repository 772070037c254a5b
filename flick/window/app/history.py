"""The way back: how something was before each change, so that changes can be taken back and made again."""

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

import pygame
from pygame.event import Event

Moment = TypeVar("Moment")


class History(Generic[Moment]):
    """``now`` is how it is. A moment never changes, and is equal to another where nothing has changed."""

    def __init__(self, now: Moment) -> None:
        self.now = now
        self._past: list[Moment] = []
        self._future: list[Moment] = []
        self._change = ""

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    def go(self, moment: Moment, change: str = "") -> None:
        """It is so now. What is changed under one name in a row is taken back together."""
        if moment == self.now:
            return
        if not change or change != self._change:
            self._past.append(self.now)
        self._future.clear()
        self.now, self._change = moment, change

    def undo(self) -> None:
        """Take back the last change, if there is one."""
        self._step(self._past, self._future)

    def redo(self) -> None:
        """Make again the change that was taken back, if there is one."""
        self._step(self._future, self._past)

    def backwards(self) -> Iterator[Moment]:
        """This moment, and all before it."""
        yield self.now
        yield from reversed(self._past)

    def _step(self, source: list[Moment], target: list[Moment]) -> None:
        if source:
            target.append(self.now)
            self.now, self._change = source.pop(), ""


def took(event: Event, undo: Callable[[], None], redo: Callable[[], None]) -> bool:
    """Ctrl and Z undoes, Ctrl and Y does it again, and so does Shift with the former; whether it was such a key."""
    if not event.mod & pygame.KMOD_CTRL or event.key not in (pygame.K_z, pygame.K_y):
        return False
    again = event.key == pygame.K_y or event.mod & pygame.KMOD_SHIFT
    redo() if again else undo()
    return True
