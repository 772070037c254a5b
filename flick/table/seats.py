"""Who sits at the table: people and bots, and the protocol of bots."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

import msgspec

from flick.table.sayings import Refused, Say, say

if TYPE_CHECKING:
    from flick.table.line import Given
    from flick.table.perspective import Perspective

HUMAN = "human"


class Seat(msgspec.Struct, frozen=True):
    """One seat. ``player`` is ``human`` or the level of a bot, ``name`` the name by which the others know whoever sits
    here."""

    player: str
    name: str = ""

    @property
    def is_human(self) -> bool:
        return self.player == HUMAN


def in_turn(first: int, count: int) -> list[int]:
    """All of ``count`` seats in seating order, from one on."""
    return [*range(first, count), *range(first)]


class Thought(msgspec.Struct, frozen=True, gc=False):
    """The answer of a bot, with the reason for the log. A bot that chose one of the options can add ``given``, the
    answer as it would be read, which saves reading it. The answer of a flick is always read, because reading simulates
    it."""

    answer: str
    reason: Say | None = None
    given: "Given | None" = None


class Bot(Protocol):
    """A bot, which answers decisions from the view of one seat. It may keep something between two decisions only to be
    faster, never to answer otherwise."""

    def think(self, perspective: "Perspective") -> Thought: ...


def bot_of(player: str, bots: Mapping[str, Callable[[], Bot]]) -> Bot:
    """A new bot of the level ``player``, one of ``bots``; ``Refused`` with the names of all levels where there is none
    of that name."""
    if player not in bots:
        raise Refused(say("no-such-player", player=player, known=", ".join([HUMAN, *bots])))
    return bots[player]()


def read_seats(written: str) -> list[Seat]:
    """Read who sits where, in order, from text such as ``human,Camille=human,hard``."""
    seats: list[Seat] = []
    for part in written.split(","):
        name, _, player = part.strip().rpartition("=")
        if not player.strip():
            raise Refused(say("bad-seats", seats=written))
        seats.append(Seat(player.strip(), name.strip()))
    return seats
