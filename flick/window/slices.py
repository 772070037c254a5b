"""Work that is done a little in each frame, so that none is late."""

import time
from collections.abc import Callable, Iterator


def stopwatch() -> float:
    """ms, to measure how long work takes."""
    return time.perf_counter() * 1000


class Slices:
    """Work that is done bit by bit. What is wanted while something is being done comes next, and the newest only: so
    something becomes ready even while everything changes all the time."""

    def __init__(self, stopwatch: Callable[[], float]) -> None:
        """``stopwatch`` measures ms."""
        self._stopwatch = stopwatch
        self._doing: Iterator[None] | None = None
        self._next: Iterator[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether there is work left."""
        return self._doing is not None or self._next is not None

    def want(self, work: Iterator[None]) -> None:
        """This is to be done next, in place of whatever else was to come."""
        self._next = work

    def run(self, ms: float) -> None:
        """Work for so long, but at least on one bit."""
        end = self._stopwatch() + ms
        while self.busy:
            self._bit()
            if self._stopwatch() >= end:
                return

    def finish(self) -> None:
        """Do all of it."""
        while self.busy:
            self._bit()

    def _bit(self) -> None:
        if self._doing is None:
            self._doing, self._next = self._next, None
        try:
            next(self._doing or iter(()))
        except StopIteration:
            self._doing = None
