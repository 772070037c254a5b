"""What an event moves: pieces, and what is counted, from one zone or place to another.

Front ends show what travels from this alone; nobody compares two boards to find out.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Protocol

import msgspec

NOWHERE = ""
"""Where a piece is that is not on the table: before it comes, after it has gone."""
HIDDEN = ""
"""The piece of a move of which only where it goes may be known."""


class Move(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A piece goes from one zone (or place of a map) to another.

    Of what is counted and has no pieces, ``piece`` is the fact of both zones that counts it, ``n`` how many go. Where
    several cards go unseen, that is one move of ``n`` hidden pieces.
    """

    piece: str
    origin: str
    goal: str
    n: int = 1

    @property
    def unseen(self) -> "Move":
        """The move as somebody sees it who may not know which piece it is."""
        return Move(HIDDEN, self.origin, self.goal, self.n)


Moves = tuple[Move, ...]


def each(pieces: Iterable[str], origin: str, goal: str) -> Moves:
    """Several pieces that go the same way, one after the other."""
    return tuple(Move(piece, origin, goal) for piece in pieces)


def along(piece: str, places: Sequence[str]) -> Moves:
    """A piece that goes over a map step by step, from the first of these places to the last."""
    return tuple(Move(piece, place, near) for place, near in pairwise(places))


class HasMoves(Protocol):
    """An event, for what only asks where things go."""

    @property
    def moves(self) -> Moves: ...


def moves_of(events: Iterable[HasMoves]) -> Moves:
    """What all of these move, one after the other."""
    return tuple(move for event in events for move in event.moves)
