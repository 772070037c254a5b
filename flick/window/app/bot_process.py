"""Bots think in a process of their own, so that the window never waits for them; other long work may have one too.

Nothing here draws: the processes import neither pygame nor the rest of the window.
"""

import contextlib
import multiprocessing
import os
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from flick.table.game import find
from flick.table.match import Match
from flick.table.seats import Thought
from flick.table.snapshot import Snapshot, perspective, snapshot


class SideProcess:
    """``work`` gets ``given`` and the other end of the pipe, in a process of its own that lets the window go first."""

    def __init__(self, work: Callable[..., None], *given: object, niceness: int) -> None:
        self._work, self._given, self._niceness = work, given, niceness
        self.pipe: Connection | None = None
        self.process: Any = None

    def start(self) -> Connection:
        """Start it, unless it runs; one that has died is started anew."""
        if self.pipe is None or not self.process.is_alive():
            self.stop()
            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe()
            process = context.Process(target=_run, args=(self._work, self._niceness, *self._given, theirs), daemon=True)
            try:
                process.start()
            except OSError:  # the system has no process to spare
                ours.close()
                raise
            finally:
                theirs.close()
            self.pipe, self.process = ours, process
        return self.pipe

    def stop(self) -> None:
        """Break it off, and let it go."""
        if self.pipe is not None:
            self.pipe.close()
            self.process.kill()
            self.process.join()
            self.pipe = self.process = None


class Thinker:
    """Asks the bots of a match, one question at a time. The process starts with the first question."""

    def __init__(self) -> None:
        self._process = SideProcess(think, niceness=5)
        self._asked: tuple[int, int] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return self._asked is not None

    def ask(self, match: Match) -> None:
        """Let the bot think whose decision waits, unless it does already."""
        moment = _moment(match)
        if self._asked == moment:
            return
        if self._asked is not None:
            self.stop()
        assert match.decision is not None
        self._process.start().send((match.seats[match.decision.seat].player, snapshot(match)))
        self._asked = moment

    def wait(self, seconds: float) -> bool:
        """Wait until the bot that thinks has finished, or so long; whether nothing is to be waited for any more."""
        if self._asked is None or self._process.pipe is None:
            return True
        try:
            return self._process.pipe.poll(seconds)
        except OSError:
            return True

    @property
    def process(self) -> int | None:
        """The number of the process in which bots think, if there is one."""
        return None if self._process.pipe is None else self._process.process.pid

    def answer(self, match: Match) -> Thought | None:
        """What the bot answers, once it has finished; ``None`` while it thinks.

        A process that has died is started anew: the question is asked again.
        """
        pipe = self._process.pipe
        if self._asked is None or pipe is None:
            return None
        if self._asked != _moment(match):
            self.stop()
            return None
        try:
            if not pipe.poll():
                return None
            found: Thought | Exception = pipe.recv()
        except (EOFError, OSError):
            self.stop()
            self.ask(match)
            return None
        self._asked = None
        if isinstance(found, Exception):
            raise found
        return found

    def stop(self) -> None:
        """Break off the thinking, and let the process go."""
        self._asked = None
        self._process.stop()


def think(pipe: Connection) -> None:
    """The process: a question comes in, a thought goes out, until the other end is closed."""
    while True:
        level, parcel = pipe.recv()
        try:
            pipe.send(thought(level, parcel))
        except Exception as fault:
            pipe.send(RuntimeError(f"{type(fault).__name__}: {fault}"))


def thought(level: str, parcel: Snapshot) -> Thought:
    """What the bot of that level answers."""
    from flick.bots import BOTS

    known = {**BOTS, **find(parcel.game).bots}
    return known[level]().think(perspective(parcel))


def _moment(match: Match) -> tuple[int, int]:
    """Which decision of a match waits: another one after each answer and after each that is taken back."""
    return id(match), len(match.answers)


def _run(work: Callable[..., None], niceness: int, *given: object) -> None:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(niceness)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        work(*given)
