"""Two sides that face each other, or one side and the number that it must reach: a fight, a clash, an attack, an
attempt.

A ``Duel`` is the ``layout`` of a zone of kind ``duel``. The zone holds no pieces of its own: cards and dice that a side
has turned up are the pieces of the zones that the side names, so that moves of events lead there and hidden cards stay
hidden. Texts are written for the seat whose view the duel is part of.
"""

from typing import Annotated, TypeAlias

import msgspec

from flick.table.board import Board, Piece, Zone
from flick.table.sayings import Say, Tone

Share: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Modifier(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that adds ``n`` to the total of a side. ``what`` is its kind (a weapon, a boost, dice), ``source`` the
    thing it comes from, or words for that. ``piece`` is the piece in sight whose number it is, if any; ``mark`` names a
    mark of the game (``might``) for the icon beside it."""

    what: Say
    n: int
    source: Say | str = ""
    piece: str = ""
    mark: str = ""


class DuelSide(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side of a duel. ``piece`` is its card or figure, wherever that lies in sight; ``figure`` is the figure that
    stands for it on a map, where ``piece`` is a card. ``turned`` are the zones that hold what the side has turned up.
    ``total`` is how many points it has, ``None`` before anything counts. ``marks`` are words for what is special about
    the side just now."""

    title: Say
    piece: str = ""
    turned: tuple[str, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    total: int | None = None
    marks: tuple[str, ...] = ()
    figure: str = ""

    def pieces(self, board: Board) -> tuple[Piece, ...]:
        """The pieces that the side has turned up, zone by zone, as far as the board shows them."""
        found = {zone.id: zone.pieces for zone in board.zones}
        return tuple(piece for zone in self.turned for piece in found.get(zone, ()))


class Odds(msgspec.Struct, frozen=True, omit_defaults=True):
    """How likely the first side of a duel wins, and how likely neither side does, as shares from 0 to 1; computed
    exactly or by sampling."""

    win: Share
    tie: Share = 0.0
    exact: bool = True

    @property
    def lose(self) -> float:
        """How likely the first side loses, from 0 to 1."""
        return max(0.0, 1.0 - self.win - self.tie)


class Decided(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a duel has ended: in a sentence ("14 against 14: a hit") and in one or two words for a stamp ("Completed"),
    whether that is good or bad for the seat that looks, and the ID of the rule that decides."""

    say: Say
    rule: str
    tone: Tone = "plain"
    stamp: Say | None = None


class Duel(msgspec.Struct, frozen=True, omit_defaults=True):
    """A duel of one or two sides. The first side is the one that acts, or that of the seat that looks. ``needed`` is
    the number that the first side must reach, where it need not simply have more than the other. ``to_come`` says what
    is still to be turned up or thrown. ``decided`` is ``None`` until the duel is over. How likely the first side wins
    is not told here: the game promises that to whoever is asked (``promises.py``)."""

    sides: Annotated[tuple[DuelSide, ...], msgspec.Meta(min_length=1, max_length=2)]
    needed: int | None = None
    to_come: Say | None = None
    decided: Decided | None = None

    @property
    def reached(self) -> bool:
        """Whether the first side has as many points as it needs."""
        total = self.sides[0].total
        return total is not None and self.needed is not None and total >= self.needed


def newly_decided(before: Board, board: Board) -> list[tuple[Zone, Duel]]:
    """The duels that are decided on ``board`` and were not on the board ``before``, each with its zone."""
    old = {zone.id for zone in before.zones if (duel := duel_of(zone)) is not None and duel.decided is not None}
    found = [(zone, duel) for zone in board.zones if zone.id not in old and (duel := duel_of(zone)) is not None]
    return [(zone, duel) for zone, duel in found if duel.decided is not None]


def duel_of(zone: Zone) -> Duel | None:
    """The duel that a zone shows; ``None`` where it shows none or the duel has not begun."""
    return zone.layout if isinstance(zone.layout, Duel) else None
