"""What an event moves from one zone or place to another: pieces, or amounts of what is counted.

Front ends animate these moves; they never compare two boards to find out what has moved.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Protocol

import msgspec

NOWHERE = ""
"""The place of a piece that is not on the table: before it comes, or after it has gone."""
HIDDEN = ""
"""The ``piece`` of a move of which a seat may only know from where to where it leads."""


class Move(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A piece goes from one zone, or place of a map, to another.

    For something that is counted and has no pieces, such as coins, ``piece`` is the fact by which both zones count it
    and ``n`` is the amount. Several hidden cards that go the same way are one move with ``n`` cards.
    """

    piece: str
    origin: str
    goal: str
    n: int = 1

    @property
    def unseen(self) -> "Move":
        """The move as a seat sees it that may not know the piece."""
        return Move(HIDDEN, self.origin, self.goal, self.n)


Moves = tuple[Move, ...]


def each(pieces: Iterable[str], origin: str, goal: str) -> Moves:
    """One move for each of several pieces that go the same way."""
    return tuple(Move(piece, origin, goal) for piece in pieces)


def along(piece: str, places: Sequence[str]) -> Moves:
    """The moves of a piece that goes over a map step by step, from the first of these places to the last."""
    return tuple(Move(piece, place, near) for place, near in pairwise(places))


class HasMoves(Protocol):
    """Anything with moves, such as an event."""

    @property
    def moves(self) -> Moves: ...


def moves_of(events: Iterable[HasMoves]) -> Moves:
    """The moves of all these events in their order."""
    return tuple(move for event in events for move in event.moves)
