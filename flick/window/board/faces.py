"""What the pieces of a board look like: cards with a face or a back, discs, tokens."""

import zlib
from collections.abc import Callable, Sequence

from pygame import Surface

from flick.table.board import Board, Piece
from flick.table.looks import CardLook
from flick.table.naming import piece_name
from flick.table.words import Words
from flick.window.arena.table_art import TableArt
from flick.window.board.layout_file import BoardLayoutFile, MarkSign, PileBack
from flick.window.board.sprites import Sprites
from flick.window.cards.card_setting import IN_SIGHT, Held
from flick.window.cards.store import CardStore
from flick.window.widgets import Cutout, Kit

SACK = 0.62
"""Radius of a sack, in widths of a card."""


class Faces:
    """One for each palette, scale and language. ``look`` is the game's own (``Game.card_look``)."""

    def __init__(
        self,
        kit: Kit,
        art: TableArt,
        store: CardStore,
        look: Callable[[str], CardLook | None],
        words: Words,
        sides: Sequence[str] = (),
    ) -> None:
        """``sides`` is the side of each seat."""
        self.kit, self.art, self.store, self.words = kit, art, store, words
        self.sides = list(sides)
        self.layout = BoardLayoutFile()
        """What dice, backs and marks look like; that of the game, once there is one."""
        self.sprites = Sprites(kit)
        self._look = look

    def look(self, piece: Piece) -> CardLook | None:
        """The card that a piece is, as far as it can be seen."""
        return self._look(piece.face) if piece.face is not None else None

    def disc(self, face: str) -> str:
        """By whose name the disc of a thing is painted: by the thing's own, unless its card names another."""
        look = self._look(face)
        return look.disc if look is not None and look.disc else face

    def named(self, thing: str) -> CardLook | None:
        """The card of that ID."""
        return self._look(thing)

    def card(
        self,
        piece: Piece,
        side: str,
        width: int,
        due: int | None = None,
        held_so: Held = IN_SIGHT,
        *,
        at_once: bool = False,
    ) -> Surface:
        """A piece as a card: its face, or the back of the cards of that side. A hidden face is never asked for.
        Without ``at_once`` the back stands in for a face that is not drawn yet."""
        if piece.face is None:
            return self.back(side, width)
        look = self._look(piece.face)
        if look is None:
            return self.store.face_now(plain_look(piece.face, len(self.kit.theme.tones("plain"))), width)
        face = self.store.face_now if at_once else self.store.face
        return face(look, width, due, held_so)

    def back(self, side: str, width: int, zone: str = "") -> Surface:
        """The back of a card, of a pile of that zone."""
        known = self._known_back(zone)
        if known is not None:
            return self.store.kind_back(known.colour, known.icon, width)
        if self.store.has_back(side):
            return self.store.back(side, width)
        return self.store.kind_back("wood.1", "star", width)

    def _known_back(self, zone: str) -> PileBack | None:
        """That of the pile, or of those of everybody."""
        backs = self.layout.backs
        return backs.get(zone) or backs.get(zone.rpartition("-")[0])

    def sack(self, zone: str, width: int) -> Cutout | None:
        """What stands for the pile of a zone that is no pile of cards."""
        known = self._known_back(zone)
        return self.art.sack(known.colour, SACK * width) if known is not None and known.sack else None

    def lying(self, card: Piece | None, side: str, zone: str, width: int) -> Cutout:
        """A card as it lies by itself; the back of those of a zone where it is not known which one."""
        face = self.card(card, side, width) if card is not None else self.back(side, width, zone)
        return self.sprites.card(face, width)

    def signs(self, piece: Piece) -> list[MarkSign]:
        """What is seen of its marks."""
        return [self.layout.marks[mark] for mark in piece.marks if mark in self.layout.marks]

    def alive(self, piece: Piece) -> bool:
        """Whether one of its marks says that it acts now."""
        return any(sign.alive for sign in self.signs(piece))

    def acting(self, board: Board) -> set[str]:
        """The faces of all pieces that act now."""
        pieces = (piece for zone in board.zones for piece in zone.pieces)
        return {piece.face for piece in pieces if piece.face is not None and self.alive(piece)}

    def side(self, seat: int | None) -> str:
        """The side that a seat plays for; nothing where there are none."""
        return self.sides[seat] if seat is not None and seat < len(self.sides) else ""

    def name(self, piece: Piece) -> str:
        """What a piece is called."""
        return piece_name(piece, self.words)


def plain_look(thing: str, colours: int) -> CardLook:
    """The look of a card by its ID alone; one of so many colours for all of a kind."""
    kind = thing.rstrip("0123456789")
    number = thing[len(kind) :]
    colour = f"plain.{zlib.crc32((kind.rstrip('-_#') or thing).encode()) % colours}"
    return CardLook(thing, "", "", build="plain", colours=(colour,), number=number, glyphs=() if number else ("star",))
