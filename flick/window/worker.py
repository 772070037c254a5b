"""Bots think in a process of their own, so that the window never waits for them."""

import contextlib
import multiprocessing
import os
from multiprocessing.connection import Connection
from typing import Any

from flick.table.game import find
from flick.table.match import Match
from flick.table.seats import Thought
from flick.table.snapshot import Snapshot, perspective, snapshot


class Thinker:
    """Asks the bots of a match, one question at a time. The process starts with the first question."""

    def __init__(self) -> None:
        self._process: Any = None
        self._pipe: Connection | None = None
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
        self._send(match.seats[match.decision.seat].player, snapshot(match))
        self._asked = moment

    def answer(self, match: Match) -> Thought | None:
        """What the bot answers, once it has finished; ``None`` while it thinks.

        A process that has died is started anew: the question is asked again.
        """
        if self._asked is None or self._pipe is None:
            return None
        if self._asked != _moment(match):
            self.stop()
            return None
        try:
            if not self._pipe.poll():
                return None
            found: Thought | Exception = self._pipe.recv()
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
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None

    def start(self) -> None:
        """Start the process before it is needed."""
        if self._process is not None and self._process.is_alive():
            return
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=think, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def _send(self, level: str, parcel: Snapshot) -> None:
        self.start()
        assert self._pipe is not None
        self._pipe.send((level, parcel))


def think(pipe: Connection) -> None:
    """The process: a question comes in, a thought goes out, until the other end is closed."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
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
