"""How long a file from anybody is worked on."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from flick import allowance
from flick.table.sayings import Refused, say


@contextmanager
def worked_on(file: Path) -> Generator[None]:
    """Work on a file; ``Refused`` with its name as soon as it has asked for more work than any file may."""
    try:
        with allowance.granted(allowance.FOR_A_FILE):
            yield
    except allowance.TooMuchWork:
        raise Refused(say("file-too-much-work", file=str(file))) from None
