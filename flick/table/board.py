"""Zones and pieces: the one description of the table that every front end shows.

A game describes what one seat sees. What that seat may not see is not in the description: a face-down card is a piece
without a face, under an ID that says where it lies and not what it is.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from flick.table.sayings import NO_FACTS, Facts, Say

ZoneKind: TypeAlias = Literal["hand", "row", "grid", "stack", "track", "dice", "text", "board", "map", "arena", "duel"]


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing on the table.

    ``face`` names what is seen on the piece (the ID of a card, a pawn, a token), ``None`` for a back. ``at`` is its
    place in its zone: x, y and angle (mm and radians) in an arena, column and row in a grid or on a board. On a map the
    piece stands on ``cells``: one, or all that a large base covers. ``marks`` are words for what is special about the
    piece just now (``active``, ``stunned``). ``told`` is what is printed on the piece or how much it counts, for front
    ends that draw no cards; on a map, what a front end writes beside the piece.
    """

    id: str
    face: str | None = None
    at: tuple[float, ...] = ()
    say: Say | None = None
    facts: Facts = NO_FACTS
    marks: tuple[str, ...] = ()
    told: Say | None = None
    cells: tuple[str, ...] = ()


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place for pieces: a hand, a deck, an arena. ``owner`` is the seat it belongs to.

    ``count`` is how many pieces lie there when not all of them are listed (a deck shows its top or nothing).
    ``layout`` is what front ends need beside the pieces: of an arena its table, of a map its ``Ground``, of a duel both
    of its sides (``table/duel.py``).
    """

    id: str
    kind: ZoneKind
    pieces: tuple[Piece, ...] = ()
    owner: int | None = None
    count: int | None = None
    say: Say | None = None
    facts: Facts = NO_FACTS
    layout: Any = None


class Board(msgspec.Struct, frozen=True):
    """The table as ``seat`` sees it; ``None`` is an onlooker who sees no hand."""

    seat: int | None
    turn: int
    zones: tuple[Zone, ...]

    def zone(self, zone_id: str) -> Zone:
        """The zone of that ID; ``KeyError`` when there is none."""
        found = self.find(zone_id)
        if found is None:
            raise KeyError(zone_id)
        return found

    def find(self, zone_id: str) -> Zone | None:
        """The zone of that ID, or ``None`` when there is none."""
        return next((zone for zone in self.zones if zone.id == zone_id), None)

    def zone_of(self, piece_id: str) -> Zone | None:
        """The zone in which the piece of that ID lies in sight; ``None`` where it lies in none."""
        return next((zone for zone in self.zones for piece in zone.pieces if piece.id == piece_id), None)

    @property
    def arena(self) -> Any:
        """The layout of the table's arena; ``None`` where it has none."""
        return next((zone.layout for zone in self.zones if zone.kind == "arena"), None)

    def piece(self, piece_id: str) -> Piece | None:
        """The piece of that ID, wherever it lies in sight; ``None`` where it does not."""
        return next((piece for zone in self.zones for piece in zone.pieces if piece.id == piece_id), None)


def of_seat(kind: str, seat: int) -> str:
    """The ID of a zone of which every seat has one: ``hand-1`` is the first seat's."""
    return f"{kind}-{seat + 1}"


def of_thing(kind: str, thing: str) -> str:
    """The ID of a zone of which there is one for each of several things: ``deck-monster`` is the deck of monsters."""
    return f"{kind}-{thing}"


def face_up(cards: Iterable[str]) -> tuple[Piece, ...]:
    """Cards lying open, each under its own ID."""
    return tuple(Piece(card, face=card) for card in cards)


def face_down(zone: str, count: int) -> tuple[Piece, ...]:
    """Backs: pieces whose IDs say where they lie and nothing else."""
    return tuple(Piece(f"{zone}/{index}") for index in range(count))


def is_back(piece: str) -> bool:
    """Whether the ID of a piece says only where the piece lies, as those of ``face_down`` do, and not what it is."""
    zone, stroke, index = piece.rpartition("/")
    return bool(zone and stroke) and index.isdecimal()


def hand(zone: str, cards: Sequence[str], owner: int, seat: int | None) -> Zone:
    """A hand as ``seat`` sees it: open to its owner, backs to all others."""
    pieces = face_up(cards) if seat == owner else face_down(zone, len(cards))
    return Zone(zone, "hand", pieces, owner=owner)


def stack(zone: str, cards: Sequence[str], *, owner: int | None = None, open_top: bool = False) -> Zone:
    """A deck or a discard pile: its size, and its top card where that lies open (the last one put there)."""
    return Zone(zone, "stack", face_up(cards[-1:]) if open_top else (), owner=owner, count=len(cards))
