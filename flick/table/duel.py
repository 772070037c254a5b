"""Two sides facing each other, or one side and the number that it must reach: a fight, a clash, an attack, an attempt.

It is the ``layout`` of a zone of kind ``duel``. Nothing lies in it but what lies in zones: cards and dice that a side
has turned up are the pieces of the zones that it names, so that events' moves go there and hidden ones stay hidden.
What is told in words is told from the seat that looks.
"""

from typing import Annotated, TypeAlias

import msgspec

from flick.table.board import Board, Piece, Zone
from flick.table.sayings import Say, Tone

Share: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Modifier(msgspec.Struct, frozen=True, omit_defaults=True):
    """What counts ``n`` for a side, and where that comes from: ``what`` kind of thing it is (a weapon, a boost, dice)
    and its ``source``, a thing or words. ``piece`` is the piece whose number it is, where that lies in sight; ``mark``
    is one of the marks of the game (``might``), for an icon beside it."""

    what: Say
    n: int
    source: Say | str = ""
    piece: str = ""
    mark: str = ""


class DuelSide(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of those who face each other. ``piece`` is its card or figure, wherever that lies in sight; ``turned`` are
    the zones in which lies what it has turned up. ``total`` is how far it has come, if anything counts yet. ``marks``
    are words for what is special about it just now. ``figure`` stands for it on a map, where its ``piece`` is a card.
    """

    title: Say
    piece: str = ""
    turned: tuple[str, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    total: int | None = None
    marks: tuple[str, ...] = ()
    figure: str = ""

    def pieces(self, board: Board) -> tuple[Piece, ...]:
        """What it has turned up, zone by zone, as far as the board has them."""
        found = {zone.id: zone.pieces for zone in board.zones}
        return tuple(piece for zone in self.turned for piece in found.get(zone, ()))


class Odds(msgspec.Struct, frozen=True, omit_defaults=True):
    """How likely the first side is to win, and how likely neither is; computed, or found by sampling."""

    win: Share
    tie: Share = 0.0
    exact: bool = True

    @property
    def lose(self) -> float:
        """How likely the first side is to lose."""
        return max(0.0, 1.0 - self.win - self.tie)


class Decided(msgspec.Struct, frozen=True, omit_defaults=True):
    """How it has ended, in a sentence ("14 against 14: a hit"), and in a word or two for a stamp ("Completed"), what
    that means to whoever looks, and the ID of the rule that decides."""

    say: Say
    rule: str
    tone: Tone = "plain"
    stamp: Say | None = None


class Duel(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side, or two: the first is the one that acts, or that of whoever looks. ``needed`` is the number that the
    first one must reach, where that is not simply more than the other has. ``to_come`` says what is still to be turned
    up or thrown. ``decided`` is left out until it is over. How likely the first one wins is no part of it: the game
    promises that to whoever is asked (``promises.py``)."""

    sides: Annotated[tuple[DuelSide, ...], msgspec.Meta(min_length=1, max_length=2)]
    needed: int | None = None
    to_come: Say | None = None
    decided: Decided | None = None

    @property
    def reached(self) -> bool:
        """Whether the first side has all that it needs."""
        total = self.sides[0].total
        return total is not None and self.needed is not None and total >= self.needed


def newly_decided(before: Board, board: Board) -> list[tuple[Zone, Duel]]:
    """The duels of a board that have been decided since."""
    old = {zone.id for zone in before.zones if (duel := duel_of(zone)) is not None and duel.decided is not None}
    found = [(zone, duel) for zone in board.zones if zone.id not in old and (duel := duel_of(zone)) is not None]
    return [(zone, duel) for zone, duel in found if duel.decided is not None]


def duel_of(zone: Zone) -> Duel | None:
    """The duel that a zone shows, if it is one and has begun."""
    return zone.layout if isinstance(zone.layout, Duel) else None
