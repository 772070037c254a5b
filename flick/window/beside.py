"""A process beside that of the window, and the pipe to it."""

import contextlib
import multiprocessing
import os
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any


class Beside:
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


def _run(work: Callable[..., None], niceness: int, *given: object) -> None:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(niceness)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        work(*given)
