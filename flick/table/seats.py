"""Who sits at the table: people and bots, and all that a bot may know."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

import msgspec

from flick.table.sayings import Refused, Say, say

if TYPE_CHECKING:
    from flick.table.line import Given
    from flick.table.perspective import Perspective

HUMAN = "human"


class Seat(msgspec.Struct, frozen=True):
    """``player`` is ``human`` or the level of a bot; ``name`` what the others call whoever sits here."""

    player: str
    name: str = ""

    @property
    def is_human(self) -> bool:
        return self.player == HUMAN


class Thought(msgspec.Struct, frozen=True, gc=False):
    """What a bot answers, and the reason that the log can show. A bot that chose among the options themselves may give
    the value of its answer as well, which then need not be read; a flick's is to be played out and always read."""

    answer: str
    reason: Say | None = None
    given: "Given | None" = None


class Bot(Protocol):
    """Answers decisions from one seat's view. It keeps nothing between two decisions that it could not do without."""

    def think(self, perspective: "Perspective") -> Thought: ...


def bot_of(player: str, bots: Mapping[str, Callable[[], Bot]]) -> Bot:
    """A new bot of the level ``player``, one of ``bots``; ``Refused`` with the names of all levels where there is none
    of that name."""
    if player not in bots:
        raise Refused(say("no-such-player", player=player, known=", ".join([HUMAN, *bots])))
    return bots[player]()


def read_seats(written: str) -> list[Seat]:
    """``human,Camille=human,hard``: who sits where, in order."""
    seats: list[Seat] = []
    for part in written.split(","):
        name, _, player = part.strip().rpartition("=")
        if not player.strip():
            raise Refused(say("bad-seats", seats=written))
        seats.append(Seat(player.strip(), name.strip()))
    return seats
