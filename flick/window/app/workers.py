"""Work that takes its time, beside the thread that paints the window.

There is one pool of workers, and lanes in which one thing is done after the other; there is work in slices of a frame,
pictures that are painted aside, and screens that are made ready behind the one that is seen.
"""

import time
from collections import deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor, wait
from functools import partial
from itertools import islice
from threading import Lock
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar

import pygame
from pygame import Surface
from pygame.event import Event

from flick.window.app.theme import Theme
from flick.window.arena.table_art import TableArt
from flick.window.widgets.icon import Icons

Given = ParamSpec("Given")
Made = TypeVar("Made")

MOST_WORKERS = 8
"""Threads of the pool; each starts when it is needed first. They are as many as lanes work at once, so that a screen is
never ready later because a picture is being written."""

_pool = ThreadPoolExecutor(MOST_WORKERS, "worker")


class Lane(Executor):
    """One thing is done after the other, by whatever worker is free; other lanes go on meanwhile."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._waiting: deque[tuple[Future[Any], Callable[[], Any]]] = deque()
        self._doing: Future[Any] | None = None
        self._runs = False

    def submit(self, fn: Callable[Given, Made], /, *args: Given.args, **kwargs: Given.kwargs) -> Future[Made]:
        """Do this when everything before it is done."""
        job = Future[Made]()
        with self._lock:
            self._waiting.append((job, partial(fn, *args, **kwargs)))
            begins, self._runs = not self._runs, True
        if begins:
            _pool.submit(self._run)
        return job

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """``wait`` for what is being done, and for the rest unless that is cancelled. More may be done afterwards."""
        with self._lock:
            jobs = [job for job, _ in self._waiting]
            doing = self._doing
        if cancel_futures:
            for job in jobs:
                job.cancel()
        if wait:
            _wait_for([*jobs, *([doing] if doing is not None else [])])

    def close(self) -> None:
        """Begin nothing more; what is being done is finished."""
        self.shutdown(wait=False, cancel_futures=True)

    def _run(self) -> None:
        """Do one thing; the next one lets other lanes go first."""
        with self._lock:
            job, work = self._waiting.popleft()
            self._doing = job
        if job.set_running_or_notify_cancel():
            try:
                made = work()
            except BaseException as fault:  # whoever asks for the result gets it
                job.set_exception(fault)
            else:
                job.set_result(made)
        with self._lock:
            self._doing = None
            self._runs = bool(self._waiting)
            goes_on = self._runs
        if goes_on:
            _pool.submit(self._run)


def _wait_for(jobs: Sequence[Future[Any]]) -> None:
    wait([job for job in jobs if not job.cancelled()])


def stopwatch() -> float:
    """ms, to measure how long work takes."""
    return time.perf_counter() * 1000


class Slices:
    """Work that is done bit by bit in the thread of the window, a little in each frame, so that none is late. What is
    wanted while something is being done comes next, and the newest only: so something becomes ready even while
    everything changes all the time."""

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

    def _bit(self) -> None:
        if self._doing is None:
            self._doing, self._next = self._next, None
        try:
            next(self._doing or iter(()))
        except StopIteration:
            self._doing = None


class Aside(Generic[Made]):
    """Work beside the window, a bit at a time: the next one begins when somebody asks for it. So it takes no more of
    the processor than there are frames to spare. What was wanted last is done first."""

    def __init__(self) -> None:
        self._lane = Lane()
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
            self._doing = work, self._lane.submit(_bit_of, work)
        return made[0] if made else None


def _bit_of(work: Iterator[Made]) -> list[Made]:
    """What the next bit of it makes; nothing when it is over."""
    return list(islice(work, 1))


class WantedPicture(NamedTuple):
    """A picture as it was last asked for."""

    form: Hashable
    painting: Future[Surface]


class Studio:
    """Pictures that take their time are painted beside the window, one after the other; each is kept in the form in
    which it was wanted last."""

    def __init__(self) -> None:
        self._lane = Lane()
        self._wanted: dict[Hashable, WantedPicture] = {}
        self._last: dict[Hashable, Surface] = {}
        self._art: TableArt | None = None

    def get(self, name: Hashable, form: Hashable, paint: Callable[[], Surface]) -> Surface | None:
        """The picture of that name, once it is ready. Another ``form`` (its size, its palette) is painted anew."""
        found = self._wanted.get(name)
        if found is None or found.form != form:
            if found is not None:
                found.painting.cancel()
            found = self._wanted[name] = WantedPicture(form, self._lane.submit(paint))
        if not found.painting.done():
            return None
        self._last[name] = found.painting.result()
        return self._last[name]

    def last(self, name: Hashable) -> Surface | None:
        """The picture as it was ready last, in whatever form."""
        return self._last.get(name)

    def art(self, theme: Theme) -> TableArt:
        """Where pieces are made beside the window; for what paints there only."""
        if self._art is None or self._art.theme is not theme:
            self._art = TableArt(theme, Icons(theme))
        return self._art

    def wait(self) -> None:
        """Until everything is ready that was asked for."""
        for found in self._wanted.values():
            found.painting.result()

    def close(self) -> None:
        """Paint nothing more."""
        self._lane.close()
        self._wanted.clear()


class ScreenChange(NamedTuple):
    """What is to be changed, and what is done when nothing more is to be."""

    change: Callable[[], None]
    rehearse: Callable[[], None]


class ScreenChanges:
    """Another screen is made ready behind the one that is seen; changes are made in the order in which they were begun.

    While that goes on, the window's own thread touches neither screens nor what they are made with; it keeps the
    picture, and whatever happens waits.
    """

    def __init__(self) -> None:
        self._lane = Lane()
        self._waiting: deque[ScreenChange] = deque()
        self._making: Future[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is to be changed, or changes; the picture stays as it is until ``done``."""
        return self._making is not None or bool(self._waiting)

    def begin(self, change: Callable[[], None], rehearse: Callable[[], None]) -> None:
        """Make a change as soon as ``done`` is asked the next time."""
        self._waiting.append(ScreenChange(change, rehearse))

    def done(self) -> bool:
        """Whether everything is changed; asked once a frame. What went wrong is raised here."""
        if self._making is not None:
            if not self._making.done():
                return False
            making, self._making = self._making, None
            making.result()
        if self._waiting:
            self._making = self._lane.submit(self._make)
        return self._making is None

    def end(self) -> None:
        """Wait for what is being made, and begin nothing more."""
        self._waiting.clear()
        self._lane.shutdown(wait=True)

    def _make(self) -> None:
        last = None
        while self._waiting:
            last = self._waiting.popleft()
            last.change()
        if last is not None:
            last.rehearse()


def latest(events: Sequence[Event]) -> list[Event]:
    """Events that wait while a screen is made ready: of several sizes of the window only the last one counts."""
    sizes = [event for event in events if event.type == pygame.VIDEORESIZE]
    return [event for event in events if event.type != pygame.VIDEORESIZE or event is sizes[-1]]
