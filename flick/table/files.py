"""Files from outside: read within a limit, and what the system refuses said in the reader's language."""

import stat
from pathlib import Path

from flick.table.sayings import Fact, Refused, say

REASONS: dict[type[OSError], str] = {
    FileNotFoundError: "why-missing",
    IsADirectoryError: "why-folder",
    NotADirectoryError: "why-missing",
    PermissionError: "why-permission",
}


def read_bytes(path: Path, most: int) -> bytes:
    """The bytes of an ordinary file, one more than ``most`` where it holds more; ``Refused`` where it is none."""
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError
        if not stat.S_ISREG(mode):
            raise Refused(say("file-unreadable", file=str(path), why=say("why-not-a-file")))
        with path.open("rb") as file:
            return file.read(most + 1)
    except OSError as error:
        raise Refused(say("file-unreadable", file=str(path), why=why_not(error))) from None


def why_not(error: OSError) -> Fact:
    """What the system refused, as a message where there is one for it."""
    reason = REASONS.get(type(error))
    return say(reason) if reason else error.strerror or str(error)
