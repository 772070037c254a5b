"""Every flick of a match file is simulated again and compared, in a process of its own."""

import contextlib
import multiprocessing
import os
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from flick.table.journal import load
from flick.table.resume import verify
from flick.table.sayings import Refused, Say

WAITS = 6000.0
"""ms for which a match has been watched before it is checked: whoever only looks in need not wait for that."""


class Checker:
    """``look`` at every tick; ``checked`` says whether everything is known, ``fault`` what is not as recorded."""

    def __init__(self, path: Path) -> None:
        self.checked = False
        self.fault: Say | None = None
        self._path = path
        self._process: Any = None
        self._pipe: Connection | None = None
        self._since: float | None = None

    def look(self, now: float) -> bool:
        """Begin when it is time to; whether something has been found out just now."""
        self._since = now if self._since is None else self._since
        if self.checked or now - self._since < WAITS:
            return False
        if self._pipe is None:
            self._start()
            return False
        try:
            if not self._pipe.poll():
                return False
            self.fault, self.checked = self._pipe.recv(), True
        except (EOFError, OSError):
            self._since = float("inf")
        self.stop()
        return self.checked

    def stop(self) -> None:
        """Break it off."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=check, args=(str(self._path), theirs), daemon=True)
        self._process.start()
        theirs.close()


def check(path: str, pipe: Connection) -> None:
    """The process: what is not as recorded goes out, or nothing."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    with contextlib.suppress(OSError, KeyboardInterrupt):
        try:
            pipe.send(verify(load(Path(path))).fault)
        except Refused as refused:
            pipe.send(refused.say)
