"""Work that is done a little in each frame, so that none is late."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from itertools import islice
from typing import Generic, TypeVar

from flick.window.background import Background

Made = TypeVar("Made")


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


class Aside(Generic[Made]):
    """Work in a thread beside the window, a bit at a time: the next one begins when somebody asks for it. So it takes
    no more of the processor than there are frames to spare. What was wanted last is done first."""

    def __init__(self, name: str) -> None:
        self._background = Background(name)
        self._works: list[Iterator[Made]] = []
        self._doing: tuple[Iterator[Made], Future[list[Made]]] | None = None

    @property
    def busy(self) -> bool:
        """Whether there is work left."""
        return bool(self._works)

    def want(self, work: Iterator[Made]) -> None:
        """This is to be done before everything else."""
        self._works.append(work)

    def step(self) -> Made | None:
        """What the last bit has made, if it is done; then the next one begins."""
        made: list[Made] = []
        if self._doing is not None:
            work, bit = self._doing
            if not bit.done():
                return None
            self._doing, made = None, bit.result()
            if not made:
                self._works.remove(work)
        if self._works:
            work = self._works[-1]
            self._doing = work, self._background.do(_bit_of, work)
        return made[0] if made else None


def _bit_of(work: Iterator[Made]) -> list[Made]:
    """What the next bit of it makes; nothing when it is over."""
    return list(islice(work, 1))
