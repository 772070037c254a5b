"""Every flick of a match file is simulated again and compared, in a process of its own."""

from multiprocessing.connection import Connection
from pathlib import Path

from flick.table.journal import load
from flick.table.patience import worked_on
from flick.table.resume import verify
from flick.table.sayings import Refused, Say
from flick.window.app.bot_process import SideProcess

WAITS = 6000.0
"""ms for which a match has been watched before it is checked: whoever only looks in need not wait for that."""


class Checker:
    """``look`` at every tick; ``checked`` says whether everything is known, ``fault`` what is not as recorded."""

    def __init__(self, path: Path) -> None:
        self.checked = False
        self.fault: Say | None = None
        self._process = SideProcess(check, str(path), niceness=10)
        self._since: float | None = None

    def look(self, now: float) -> bool:
        """Begin when it is time to; whether something has been found out just now."""
        self._since = now if self._since is None else self._since
        if self.checked or now - self._since < WAITS:
            return False
        pipe = self._process.pipe
        if pipe is None:
            self._process.start()
            return False
        try:
            if not pipe.poll():
                return False
            self.fault, self.checked = pipe.recv(), True
        except (EOFError, OSError):
            self._since = float("inf")
        self.stop()
        return self.checked

    def stop(self) -> None:
        """Break it off."""
        self._process.stop()


def check(path: str, pipe: Connection) -> None:
    """The process: what is not as recorded goes out, or nothing."""
    try:
        with worked_on(Path(path)):
            fault = verify(load(Path(path))).fault
        pipe.send(fault)
    except Refused as refused:
        pipe.send(refused.say)
