"""The history of a match, answer by answer, and whoever writes it down while the match is played."""

from pathlib import Path
from typing import Protocol

import msgspec

from flick.table.decisions import Seal
from flick.table.line import Given
from flick.table.sayings import Refused, Say


class Taken(msgspec.Struct, gc=False):
    """One answer in the history of a match. ``turn`` is the number of the turn in which ``seat`` gave it.

    ``events_before`` counts the events that the match had told when the answer was asked for, ``drawn`` the numbers
    that chance had given. ``thought`` is the reason that a bot gave. ``seal`` and ``secret`` are those of the decision:
    ``Match.sees`` tells who may be told of the answer. Where the decision had ``no_other`` answer, front ends give it
    unasked, and ``Match.undo`` goes over it to an answer that was chosen.
    """

    seat: int
    given: Given
    turn: int
    events_before: int
    drawn: int
    thought: Say | None = None
    seal: Seal | None = None
    secret: bool = False
    no_other: bool = False


class Recorder(Protocol):
    """Writes a match down as it is played: ``journal.Writer``, which keeps it in a file.

    The match takes an answer only after ``answered`` has returned, so that nothing happens that is not on disk.
    """

    @property
    def path(self) -> Path:
        """The file in which the match is kept now; it may change when the first one is lost."""
        ...

    @property
    def news(self) -> list[Say]:
        """What people have to be told of that file. Whoever has told them empties the list."""
        ...

    def answered(self, number: int, taken: Taken, start: bytes) -> None:
        """Keep answer ``number``; ``start`` is the packed state in which its turn began. ``Refused`` where it cannot
        be kept."""
        ...

    def withdrawn(self, number: int) -> None:
        """Keep that answer ``number`` and all after it were taken back."""
        ...

    def turn_began(self, turn: int, number: int, start: bytes) -> None:
        """Hear that ``turn`` begins before answer ``number``, in the packed state ``start``."""
        ...


class NotKept(Refused):
    """An answer that the match refuses because its recorder cannot write it down: the disk may be full."""
