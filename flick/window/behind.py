"""Another screen is made ready behind the one that is seen.

While that goes on, the window's own thread touches neither screens nor what they are made with; it keeps the picture,
and whatever happens waits.
"""

from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple

import pygame
from pygame.event import Event


class Change(NamedTuple):
    """What is to be changed, and what is done when nothing more is to be."""

    change: Callable[[], None]
    rehearse: Callable[[], None]


class Behind:
    """Changes are made one after the other, in the order in which they were begun."""

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(1, "behind")
        self._waiting: deque[Change] = deque()
        self._making: Future[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is to be changed, or changes; the picture stays as it is until ``done``."""
        return self._making is not None or bool(self._waiting)

    def begin(self, change: Callable[[], None], rehearse: Callable[[], None]) -> None:
        """Make a change as soon as ``done`` is asked the next time."""
        self._waiting.append(Change(change, rehearse))

    def done(self) -> bool:
        """Whether everything is changed; asked once a frame. What went wrong is raised here."""
        if self._making is not None:
            if not self._making.done():
                return False
            making, self._making = self._making, None
            making.result()
        if self._waiting:
            self._making = self._worker.submit(self._make)
        return self._making is None

    def end(self) -> None:
        """Wait for what is being made, and begin nothing more."""
        self._waiting.clear()
        self._worker.shutdown(wait=True)

    def _make(self) -> None:
        last = None
        while self._waiting:
            last = self._waiting.popleft()
            last.change()
        if last is not None:
            last.rehearse()


def latest(events: Sequence[Event]) -> list[Event]:
    """Events that wait: of several sizes of the window only the last one counts."""
    sizes = [event for event in events if event.type == pygame.VIDEORESIZE]
    return [event for event in events if event.type != pygame.VIDEORESIZE or event is sizes[-1]]
