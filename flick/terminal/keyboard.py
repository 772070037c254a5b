"""What is typed, line by line: however long that takes, or against a clock."""

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
"""Seconds. On Windows a thread that waits does not hear Ctrl-C, so it never waits for longer at a time."""


class TimeIsOver(Exception):
    """Raised when nobody has answered within the time of a question."""


class Keyboard:
    """Lines as they are typed. ``seconds`` is the time there is for one question; 0 where it is not limited."""

    seconds: int = 0

    def begin(self) -> None:
        """Begin to count the time of a question that has just been asked."""

    def line(self) -> str:
        """The next line, or nothing when the input has ended; ``TimeIsOver`` when it does not come in time."""
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
    """So many seconds for each question. A thread reads: no system lets a read be called off on every kind of input."""

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
        """Every line as it comes; nothing after the last, also when the input breaks off."""
        with contextlib.suppress(OSError):
            while line := source.readline():
                self._lines.put(line)
        self._lines.put("")


def _input() -> TextIO:
    """Standard input opened once more. The interpreter's own is closed when the program ends, which fails while a
    thread still reads from it."""
    try:
        number = sys.stdin.fileno()
    except io.UnsupportedOperation:
        return sys.stdin
    return open(number, encoding=sys.stdin.encoding, errors=sys.stdin.errors, closefd=False)
