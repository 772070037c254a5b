"""How long a file from anybody is worked on."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from flick import allowance
from flick.table.sayings import Refused, say


class Patience:
    """What is left of it with a file that is worked on now and then."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._left = allowance.Allowance(allowance.FOR_A_FILE)

    @contextmanager
    def working(self) -> Generator[None]:
        """Work on the file; ``Refused`` with its name as soon as it has asked for more work than any file may."""
        try:
            with allowance.granted(self._left):
                yield
        except allowance.TooMuchWork:
            raise Refused(say("file-too-much-work", file=str(self._file))) from None


@contextmanager
def worked_on(file: Path) -> Generator[None]:
    """Work on a file once, from its beginning to its end."""
    with Patience(file).working():
        yield
