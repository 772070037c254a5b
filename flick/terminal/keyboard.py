"""Reads typed lines, with or without a limit of time."""

import contextlib
import io
import queue
import sys
import threading
import time
from typing import TextIO

READER = "keyboard"
"""The name of the thread that reads."""

LONGEST_WAIT = 0.2
"""The longest time in seconds for which a thread waits at once. On Windows a waiting thread does not notice Ctrl-C."""


class TimeIsOver(Exception):
    """Raised when nobody has answered within the time of a question."""


class Keyboard:
    """Reads lines as they are typed. ``seconds`` is the time for one question, 0 where it is not limited."""

    seconds: int = 0

    def begin(self) -> None:
        """Start the time of the question that has just been asked."""

    def line(self) -> str:
        """The next line; empty when the input has ended. ``TimeIsOver`` where it does not come in time."""
        return sys.stdin.readline()

    def ask(self, prompt: str) -> str | None:
        """Print a prompt and return the line that somebody types; ``None`` when the input has ended."""
        print(prompt, end=" ", flush=True)
        try:
            line = self.line()
        except TimeIsOver:
            print()
            raise
        if not line:
            print()
            return None
        if not sys.stdin.isatty():
            print(line.rstrip("\n"))
        return line.strip()


class ClockedKeyboard(Keyboard):
    """A keyboard with a limit of time for each question. A thread of its own reads, because no system can cancel
    reading from every kind of input."""

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds
        self._until = 0.0
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._reader: threading.Thread | None = None

    def begin(self) -> None:
        self._until = time.monotonic() + self.seconds

    def line(self) -> str:
        if self._reader is None:
            self._reader = threading.Thread(target=self._read, args=(_input(),), name=READER, daemon=True)
            self._reader.start()
        while (left := self._until - time.monotonic()) > 0:
            with contextlib.suppress(queue.Empty):
                line = self._lines.get(timeout=min(left, LONGEST_WAIT))
                if not line:
                    self._lines.put(line)
                return line
        raise TimeIsOver

    def _read(self, source: TextIO) -> None:
        """Put every line into the queue, and an empty one at the end of the input, also where it breaks off."""
        with contextlib.suppress(OSError):
            while line := source.readline():
                self._lines.put(line)
        self._lines.put("")


def _input() -> TextIO:
    """Standard input, opened a second time. The interpreter closes its own when the program ends, which fails while a
    thread still reads from it."""
    try:
        number = sys.stdin.fileno()
    except io.UnsupportedOperation:
        return sys.stdin
    return open(number, encoding=sys.stdin.encoding, errors=sys.stdin.errors, closefd=False)
