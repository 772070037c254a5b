"""Limits the work that the program spends on a file from a stranger."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from flick import allowance
from flick.table.sayings import Refused, say


class Patience:
    """The work that may still be spent on a file which the program works on several times."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._left = allowance.Allowance(allowance.FOR_A_FILE)

    @contextmanager
    def working(self) -> Generator[None]:
        """Work on the file inside this block; ``Refused``, with the name of the file, when the allowance for one file
        is spent."""
        try:
            with allowance.granted(self._left):
                yield
        except allowance.TooMuchWork:
            raise Refused(say("file-too-much-work", file=str(self._file))) from None


@contextmanager
def worked_on(file: Path) -> Generator[None]:
    """Work on a file once, with the allowance for one file."""
    with Patience(file).working():
        yield
